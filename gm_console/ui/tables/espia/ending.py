"""The end of a round or of the room as the host sees it at once: how it ended, the cards, the votes, the points and the seal."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from gm_console.games.espia.views import RoundShown, TableView
from gm_console.ui.desk import Desk
from gm_console.ui.tables.espia import cues
from gm_console.ui.tables.espia.history import rounds
from gm_console.ui.tables.report import Report
from gm_console.ui.widgets.look import Look

COLUMNS = 8
"""So many of the last rounds stand side by side."""


class Ending(Report):
    """The end of a round."""

    def __init__(self, desk: Desk, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, look.words.text("espiatable.phase.round-over"), parent)
        self._desk = desk

    def fill(self, column: QVBoxLayout, view: TableView) -> None:
        """Everything there is to tell."""
        words, last = self._look.words, view.last_round
        if view.result is not None:
            column.addWidget(self.label(cues.result(words, view), "title"))
        if last is not None:
            column.addWidget(self.label(cues.outcome(words, last), "cue" if view.result else "title"))
            pair = QVBoxLayout() if self._look.large else QHBoxLayout()
            pair.setSpacing(self._look.px(12))
            pair.addWidget(self.panel(last.place, self._cards(last)), 1)
            pair.addWidget(self.panel(words.text("espiatable.end.points"), self._points(view)), 1)
            column.addLayout(pair)
            for heading, told in (("votes", "\n".join(self._votes(last))), ("final", "    ".join(self._final(last)))):
                if told:
                    column.addWidget(self.panel(words.text(f"espiatable.end.{heading}"), self.label(told)))
        if view.opened is not None:
            column.addWidget(self.seal(view))

    def _cards(self, last: RoundShown) -> QWidget:
        """Who was what, the spies first."""
        words = self._look.words
        rows = [(name, words.text("espiatable.end.spy")) for name in last.spies]
        return self._grid([[name, role] for name, role in (*rows, *last.roles)], stretched=1)

    def _points(self, view: TableView) -> QWidget:
        """What each gained in the last rounds, and all his points; who has left is not in the view and stands with his gains."""
        words, every = self._look.words, rounds(self._desk)
        shown = list(enumerate(every, 1))[-COLUMNS:]
        totals = dict(view.result.points) if view.result else {seat.name: seat.points for seat in view.players}
        rows = [["", *(words.text("espiatable.end.round", round=number) for number, _ in shown), words.text("espiatable.end.total")]]
        for name, total in sorted(totals.items(), key=lambda pair: -pair[1]):
            gains = [dict(ended.gains).get(name) for _, ended in shown]
            rows.append([name, *("" if gain is None else words.number(gain) for gain in gains), words.number(total)])
        return self._grid(rows, stretched=0)

    def _votes(self, last: RoundShown) -> list[str]:
        """Each accusation, and how each one voted."""
        words, lines = self._look.words, []
        for vote in last.votes:
            told = [words.text(f"espiatable.end.vote.{'yes' if guilty else 'no'}", name=name) for name, guilty in vote.votes]
            lines.append(words.text("espiatable.end.accused", by=vote.by, accused=vote.accused, votes=tuple(told)))
        return lines

    def _final(self, last: RoundShown) -> list[str]:
        words = self._look.words
        return [words.text("espiatable.end.pointed", by=by, at=at) for by, at in last.final_vote or ()]

    def _grid(self, rows: list[list[str]], *, stretched: int) -> QWidget:
        """Rows of texts; figures at the right, all but the stretched column as narrow as they are."""
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(self._look.px(16))
        grid.setVerticalSpacing(self._look.px(4))
        grid.setColumnStretch(stretched, 1)
        for number, row in enumerate(rows):
            for column, text in enumerate(row):
                label = self.label(text, "soft" if stretched == 0 and number == 0 else "")
                label.setWordWrap(column == stretched)
                if stretched == 0 and column:
                    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
                grid.addWidget(label, number, column)
        return box
