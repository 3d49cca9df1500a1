"""What stands wrong on the board: where tokens are, in which sector a seat was last, whose turn it is (T08, T11)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from gm_console.games.transito.views import SeatShown, TableView
from gm_console.ui.dialogs.fields import Reason
from gm_console.ui.dialogs.frame import Frame, Sent, em
from gm_console.ui.dialogs.seats import SeatChoice
from gm_console.ui.page import label
from gm_console.words import Translator

Named = Sequence[tuple[str, str]]
"""Ids and names."""


class Correct(Frame):
    """A line for each seat: its place and the sector it was last in. It sends only what was changed, with a reason."""

    wide = 46

    def __init__(self, words: Translator, view: TableView, places: Named, sectors: Named, parent: QWidget | None = None) -> None:
        title, told = words.text("transitotable.form.correct.title"), words.text("transitotable.form.correct.told")
        super().__init__(words, title, parent, told=told, go=words.text("dialogs.correct.go"))
        self._seats = [seat for seat in view.players if seat.suspect]
        self._turn = view.turn
        may = [seat.name for seat in view.players if not seat.gone and not seat.eliminated]
        self.turn = SeatChoice(words.text("transitotable.form.correct.turn"), view.players, may, view.turn)
        self.at: dict[str, QComboBox] = {}
        self.last: dict[str, QComboBox] = {}
        self.add(self._board(places, sectors))
        self.add(self.turn)
        self.first_field = next(iter(self.at.values()))
        ready = [words.text(f"transitotable.form.correct.ready.{key}") for key in ("moved", "turn")]
        self.reason = Reason(words, words.text("dialogs.reason"), ready, in_a_row=True)
        self.add_below(self.reason)
        self._nothing = label(words.text("dialogs.correct.nothing"), "fault")
        self._nothing.hide()
        self.add_below(self._nothing)

    def _board(self, places: Named, sectors: Named) -> QWidget:
        words, made = self.words, QWidget()
        heads = {key: words.text(f"transitotable.form.correct.{key}") for key in ("at", "last")}
        grid = QGridLayout(made)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(em())
        for column, head in enumerate(heads.values(), 1):
            grid.addWidget(label(head, "soft", wrap=False), 0, column)
            grid.setColumnStretch(column, 1)
        for row, seat in enumerate(self._seats, 1):
            grid.addWidget(label(seat.name), row, 0)
            self.at[seat.name] = self._list(f"{seat.name}: {heads['at']}", places, seat.at)
            nowhere = [("", words.text("transitotable.form.correct.nowhere"))]
            self.last[seat.name] = self._list(f"{seat.name}: {heads['last']}", [*nowhere, *sectors], seat.last or "")
            grid.addWidget(self.at[seat.name], row, 1)
            grid.addWidget(self.last[seat.name], row, 2)
        return made

    def _list(self, name: str, options: Named, value: str | None) -> QComboBox:
        made = QComboBox()
        made.setAccessibleName(name)
        made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        made.setMinimumContentsLength(12)
        for id_, text in options:
            made.addItem(text, id_)
        made.setCurrentIndex(made.findData(value))
        return made

    def command(self) -> Sent | None:
        """What was changed, with the reason."""
        at = {seat.name: self.at[seat.name].currentData() for seat in self._seats if self._moved(seat)}
        last = {seat.name: chosen or None for seat in self._seats if (chosen := self.last[seat.name].currentData()) != (seat.last or "")}
        changed = ({"at": at} if at else {}) | ({"last": last} if last else {})
        changed |= {"turn": self.turn.value} if self.turn.value != self._turn else {}
        self._nothing.setVisible(not changed)
        reason = self.reason.given() if changed else None
        return None if reason is None else {"do": "correct", "reason": reason, **changed}

    def _moved(self, seat: SeatShown) -> bool:
        chosen = self.at[seat.name].currentData()
        return chosen is not None and chosen != seat.at
