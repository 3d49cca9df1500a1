"""The end of a meeting as the host sees it at once: result, solution, how to check the seal, money, and who might host next."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from gm_console.games.martes.content import ELEMENTS, Case
from gm_console.games.martes.views import HostView
from gm_console.ui.tables.martes import cues
from gm_console.ui.tables.report import Report


class Ending(Report):
    """The end of a meeting."""

    def fill(self, column: QVBoxLayout, view: HostView) -> None:
        """Who won, who might host next, the solution, the seal and the money."""
        words = self._look.words
        if view.result is not None:
            column.addWidget(self.label(cues.result(words, view.result), "title"))
        if view.next_host is not None:
            column.addWidget(self.label(words.text("table.end.next-host", name=view.next_host), "cue"))
        for heading, text in self._parts(view):
            column.addWidget(self.panel(heading, self.label(text)))
        unsealed = words.text("table.end.seal"), self.label(words.text("table.end.unsealed"))
        column.addWidget(self.panel(*unsealed) if view.opened is None else self.seal(view))
        column.addWidget(self.panel(words.text("table.end.money"), self._money(view)))

    def _parts(self, view: HostView) -> list[tuple[str, str]]:
        """Headings and texts: the solution and the story."""
        words, case = self._look.words, view.case
        parts = []
        if case is not None:
            parts.append((words.text("table.end.heading"), self._solution(case)))
            if case.story:
                parts.append((words.text("table.end.story"), case.story))
        return parts

    def _solution(self, case: Case) -> str:
        if isinstance(case.solution, str):
            return case.solution
        words = self._look.words
        answers = ((key, getattr(case.solution, key)) for key in ELEMENTS)
        return "\n".join(words.pair(words.text(f"table.element.{key}"), answer) for key, answer in answers if answer)

    def _money(self, view: HostView) -> QWidget:
        """Every purse, in seat order, then the host's and what is left in the pot."""
        words, box = self._look.words, QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(self._look.px(28))  # or a purse stands as near to the next name as to its own
        purses = [(seat.name, seat.pounds) for seat in view.players]
        purses += [(words.text("table.host"), view.host), (words.text("table.pot"), view.pot)]
        for place, (name, pounds) in enumerate(purses):
            row, column = divmod(place, 3 if self._look.large else 4)
            money = self.label(words.money(pounds), "money")
            money.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(self.label(name), row, 2 * column)
            grid.addWidget(money, row, 2 * column + 1)
        return box
