"""How it is played at a real table: who deals the cards and whose board it is, said plainly; and which set, where there are several."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidgetItem, QVBoxLayout, QWidget

from gm_console.engine.value import Value
from gm_console.ui.page import label
from gm_console.ui.setup.house_rules import HouseRules
from gm_console.ui.widgets.lines import Lines
from gm_console.ui.widgets.look import Look


class SetShown(Value, frozen=True):
    """A set in the list. ``told`` is a short line below its title, ``about`` what is in it; ``faults`` keep it from being played."""

    id: str
    title: str
    told: str = ""
    about: tuple[str, ...] = ()
    faults: tuple[str, ...] = ()


class TableChoice(QWidget):
    """``rules`` hold the questions ``beside``; the first of ``sets`` is the usual one. Signal: ``changed``.

    ``credits_`` says whose work it is where there is no set to choose.
    """

    changed = Signal()

    def __init__(
        self, look: Look, game: str, rules: HouseRules, beside: Sequence[str], sets: Sequence[SetShown] = (), credits_: str = ""
    ) -> None:
        super().__init__()
        self._look, self._game, self._rules, self._credits = look, game, rules, credits_
        self._sets = {one.id: one for one in sets}
        words = look.words
        self.list = Lines(look, words.text("hall.set.list"), named="sets")
        self.list.setMinimumWidth(look.px(250))
        self.list.setVisible(bool(sets))
        for one in sets:
            item = QListWidgetItem("\n".join(part for part in (one.title, one.told) if part), self.list)
            item.setData(Qt.ItemDataRole.UserRole, one.id)
        self.about = label("", "soft")
        self.told = {key: label("") for key in beside if key in rules.choices}
        self._lay()
        self.list.currentItemChanged.connect(self._show)
        for key in self.told:
            rules.choices[key].changed.connect(self._tell)
        self.list.setCurrentRow(0)
        self._show()
        self._tell()

    def _lay(self) -> None:
        px = self._look.px
        column = QVBoxLayout()
        column.setSpacing(px(8))
        for key, told in self.told.items():
            column.addWidget(self._rules.title(key))
            column.addWidget(self._rules.choices[key])
            column.addWidget(told)
            column.addSpacing(px(10))
        column.addWidget(self.about)
        column.addStretch(1)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, px(4), px(8), 0)
        whole.setSpacing(px(24))
        if self._sets:
            whole.addWidget(self.list, 2)
        whole.addLayout(column, 3)
        if not self._sets:
            whole.addStretch(1)

    @property
    def chosen(self) -> str:
        """The chosen set's id; nothing where there is none to choose."""
        return str(self.list.currentIndex().data(Qt.ItemDataRole.UserRole) or "")

    def know(self, players: Iterable[str]) -> None:
        """Who sits at the table makes no difference here."""

    def put(self, options: Mapping[str, Any]) -> None:
        """Chooses the set of an earlier game, if it is still there."""
        wanted = str(options.get("case") or "")
        if wanted in self._sets:
            self.list.setCurrentRow(list(self._sets).index(wanted))

    def _show(self, *_: object) -> None:
        words, one = self._look.words, self._sets.get(self.chosen)
        if one is None:
            lines: tuple[str, ...] = (self._credits,)
        elif one.faults:
            lines = (words.text("hall.set.broken"), *one.faults)
        else:
            lines = one.about
        self.about.setText("\n\n".join(lines))
        self.changed.emit()

    def _tell(self) -> None:
        """What follows from each answer."""
        for key, shown in self.told.items():
            shown.setText(self._look.words.text(f"hall.table.{self._game}.{key}.{self._rules.choices[key].value()}"))

    def options(self) -> dict[str, Any]:
        """No house rule names a set."""
        return {}

    def sent(self) -> dict[str, Any]:
        """The set as `new` wants it, where it is not the usual one; the console writes it out."""
        usual = next(iter(self._sets), "")
        return {} if self.chosen in ("", usual) else {"case": self.chosen}

    def faulty(self) -> QWidget:
        """Where another set is chosen."""
        return self.list

    def check(self) -> bool:
        """Whether the chosen set can be played."""
        return not self._sets or (self.chosen in self._sets and not self._sets[self.chosen].faults)
