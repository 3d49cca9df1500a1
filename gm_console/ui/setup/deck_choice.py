"""Which deck, and what a host asks most often with it: how long a round is and how many spies there are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QListWidgetItem, QVBoxLayout, QWidget

from gm_console.games.espia.setup import choice_faults
from gm_console.store.cases import said
from gm_console.store.decks import USUAL, DeckFile
from gm_console.ui.page import label
from gm_console.ui.setup.house_rules import HouseRules
from gm_console.ui.widgets.lines import Lines
from gm_console.ui.widgets.look import Look


class DeckChoice(QWidget):
    """A list, and beside it the questions and what is in the chosen deck. Signal: ``changed``."""

    changed = Signal()

    def __init__(self, look: Look, decks: Sequence[DeckFile], rules: HouseRules, beside: Sequence[str]) -> None:
        super().__init__()
        self._look = look
        self._decks = {deck.id: deck for deck in decks}
        self._rules = rules
        self._players = 0
        words = look.words
        self.list = Lines(look, words.text("hall.deck.list"), named="decks")
        self.list.setMinimumWidth(look.px(256))
        self.list.setToolTip(words.text("rules.E03"))
        for deck in decks:
            state = "faulty" if deck.faults else "own" if deck.own else "shipped"
            told = words.text(f"hall.deck.{state}", n=len(deck.places))
            item = QListWidgetItem(f"{deck.title}\n{told}", self.list)
            item.setData(Qt.ItemDataRole.UserRole, deck.id)
        self.about = label("")
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.faults = {key: label("", "fault") for key in beside}
        self._lay(beside)
        self.list.currentItemChanged.connect(self._show)
        for choice in rules.choices.values():
            choice.changed.connect(self._judge)
        self.list.setCurrentRow(0)
        self._judge()

    def _lay(self, beside: Sequence[str]) -> None:
        column = QVBoxLayout()
        column.setSpacing(self._look.px(10))
        for key in beside:
            column.addLayout(self._question(key))
            column.addWidget(self.faults[key])
        column.addWidget(self.about, 1)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, self._look.px(4), self._look.px(8), 0)
        whole.setSpacing(self._look.px(24))
        whole.addWidget(self.list, 2)
        whole.addLayout(column, 3)

    def _question(self, key: str) -> QBoxLayout:
        """What is asked, and beside it the answer; below it in large letters."""
        large = self._look.large
        row = QBoxLayout(QBoxLayout.Direction.TopToBottom if large else QBoxLayout.Direction.LeftToRight)
        row.setSpacing(self._look.px(4 if large else 24))
        choice = self._rules.choices[key]
        choice.setMinimumWidth(0 if large else self._look.px(200))
        row.addWidget(self._rules.title(key), 0 if large else 1)
        row.addWidget(choice)
        return row

    @property
    def chosen(self) -> str:
        """The chosen deck's id."""
        return str(self.list.currentIndex().data(Qt.ItemDataRole.UserRole) or USUAL)

    def know(self, players: Iterable[str]) -> None:
        """Who sits at the table: as few as they are, there may be too many spies."""
        self._players = len(tuple(players))
        self._judge()

    def put(self, options: dict[str, Any]) -> None:
        """Chooses the deck of an earlier meeting, if it is still there."""
        wanted = str(options.get("deck") or USUAL)
        if wanted in self._decks:
            self.list.setCurrentRow(list(self._decks).index(wanted))

    def _show(self, *_: object) -> None:
        words, deck = self._look.words, self._decks.get(self.chosen)
        lines: list[str] = []
        if deck is None:
            lines = [words.text("hall.deck.none")]
        elif deck.faults:
            lines = [words.text("hall.deck.broken"), *(words.say(said(fault)) for fault in deck.faults)]
        else:
            lines = [", ".join(place.name for place in deck.places) + ".", deck.credits]
        self.about.setText("\n\n".join(line for line in lines if line))
        self.changed.emit()

    def _judge(self) -> None:
        """Says at once what the rules would refuse: spies for too few (E06), minutes that are none of the text's (E05)."""
        found = {fault.id.rsplit(".", 1)[-1]: self._look.words.say(fault) for fault in self._wrong()}
        for key, shown in self.faults.items():
            shown.setText(found.get(key, ""))
            shown.setVisible(bool(shown.text()))

    def _wrong(self) -> Sequence[Any]:
        values = {key: choice.value() for key, choice in self._rules.choices.items()}
        return choice_faults(values, self._players)

    def options(self) -> dict[str, Any]:
        """The deck as `new` wants it, where it is not the usual one."""
        return {} if self.chosen == USUAL else {"deck": self.chosen}

    def sent(self) -> dict[str, Any]:
        """Nothing else: the console writes the deck out."""
        return {}

    def faulty(self) -> QWidget:
        """Where another deck is chosen."""
        return self.list

    def check(self) -> bool:
        """Whether it can be played like that; what is wrong stands beside it."""
        deck = self._decks.get(self.chosen)
        return deck is not None and not deck.faults and not self._wrong()
