"""Everything that may be done, as QActions: the legal commands, the host's own, and the desk's. One list, from `legal`.

An action's ``objectName`` is its command's ``do``, with ids behind it where there is one per thing (``interrupt:p3:2``). Its
words come from the phrase of that name, its key from `keys`, what is sent from the offer in its ``data``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from gm_console.ui.desk import Desk, Sent
from gm_console.ui.keys import key_of

Namer = Callable[[Sent], str]
Labels = Callable[[str, Sent], dict[str, object]]

HOSTS_OWN = ("correct", "lend", "leave", "join", "end", "undo", "redo", "set-clock", "ruling")


class Actions(QObject):
    """The actions of one screen. Signal ``chosen`` names the one that was triggered, by key, button or menu.

    ``said`` gives the phrase of a name in a game's own words, where it has some.
    """

    chosen = Signal(str)

    def __init__(
        self, desk: Desk, game: str, namer: Namer, labels: Labels, parent: QObject, said: Callable[[str], str] | None = None
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._game = game
        self._namer = namer
        self._labels = labels
        self._said = said
        self._made: dict[str, QAction] = {}
        self._legal: tuple[str, ...] = ()

    def follow(self) -> None:
        """Exactly what is legal now is enabled, and of the host's own what the phase allows."""
        offers: dict[str, Sent] = {}
        for offer in self._desk.legal:
            offers.setdefault(self._namer(offer), offer)
        names = tuple(offers)
        for name in self._legal:
            if name not in offers:
                self._made[name].setEnabled(False)
        self._legal = names
        for name, offer in offers.items():
            self._enable(name, offer)
        for do in HOSTS_OWN:
            self.named(do, {"do": do}).setEnabled(self._desk.allows(do))

    def offer_own(self, name: str, sent: Sent, *, enabled: bool) -> None:
        """An action of the table's own that no offer stands for: its words follow ``sent``, and it does what the table makes of it."""
        if enabled:
            self._enable(name, sent)
        else:
            self.named(name, sent).setEnabled(False)

    def _enable(self, name: str, offer: Sent) -> None:
        action = self.named(name, offer)
        if action.data() != offer:
            action.setData(offer)
            self._say(action, offer)
        action.setEnabled(True)

    def named(self, name: str, sent: Sent | None = None) -> QAction:
        """The action of a name, made when it is first asked for."""
        action = self._made.get(name)
        if action is None:
            action = self._made[name] = QAction(self)
            action.setObjectName(name)
            action.setData(sent or {"do": name})
            action.setProperty("key", key_of(self._game, name, self._desk.words.language))
            action.triggered.connect(partial(self._trigger, name))
            self._say(action, sent or {"do": name})
        return action

    def _trigger(self, name: str, *_: object) -> None:
        self.chosen.emit(name)

    def _say(self, action: QAction, sent: Sent) -> None:
        """Its words and what it does, in a sentence."""
        name, words = action.objectName(), self._desk.words
        fields = self._labels(name, sent)
        said, told = self._phrases(name)
        action.setText(words.text(said, **fields))
        key = action.property("key")
        tip = words.text(told, **fields) if words.has(told) else action.text()
        action.setToolTip(f"{tip} ({key})" if key else tip)
        action.setStatusTip(tip)

    def _phrases(self, name: str) -> tuple[str, str]:
        """The words of an action and what it does: the game's own where it has some, by its whole name or by what it does.

        A game may call a thing as all games do, and yet do it in its own way; what it calls otherwise it tells itself, or nobody does.
        """
        do, own, has = name.split(":", maxsplit=1)[0], self._said or str, self._desk.words.has
        ids = (own(name), own(do), f"table.act.{name}", f"table.act.{do}")
        said = next((place for place, id_ in enumerate(ids) if has(id_)), len(ids) - 1)
        told = [f"{id_}.told" for id_ in ids[: said + 1]]
        return ids[said], next((id_ for id_ in told if has(id_)), told[-1])

    @property
    def legal(self) -> tuple[str, ...]:
        """Names of the legal commands' actions, in the order of ``legal``."""
        return self._legal

    def enabled(self) -> dict[str, QAction]:
        """All that may be done now."""
        return {name: action for name, action in self._made.items() if action.isEnabled()}

    def offer(self, name: str) -> Sent:
        """The command behind an action, without the values still to be chosen."""
        data: dict[str, Any] = dict(self._made[name].data())
        return {field: value for field, value in data.items() if value is not None and not isinstance(value, dict)}

    def by_key(self, key: str, among: Iterable[str] | None = None) -> QAction | None:
        """The enabled action on a key."""
        found = (action for name, action in self.enabled().items() if action.property("key") == key and (among is None or name in among))
        return next(found, None)
