"""The end of a meeting as the host sees it at once: result, solution, how to check the seal, money, and who might host next."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from gm_console.games.martes.content import ELEMENTS, Case
from gm_console.games.martes.views import HostView
from gm_console.ui import theme
from gm_console.ui.baize import Baize
from gm_console.ui.tables.martes import cues
from gm_console.ui.widgets.look import Look


class Ending(Baize):
    """Filled when the meeting is over and emptied when it goes on again; meanwhile it holds no word of the solution."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent)
        self._look = look
        self._shown: HostView | None = None
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._area)
        self._area.setAccessibleName(look.words.text("table.phase.over"))

    def show_end(self, view: HostView | None) -> None:
        """The end of this meeting, or nothing while it goes on."""
        if view is self._shown:
            return
        self._shown = view
        page = QWidget()
        page.setProperty("role", "page")
        if view is not None:
            self._fill(page, view)
        self._area.setWidget(page)

    def _fill(self, page: QWidget, view: HostView) -> None:
        look, words = self._look, self._look.words
        column = QVBoxLayout(page)
        column.setContentsMargins(look.px(24), look.px(16), look.px(24), look.px(16))
        column.setSpacing(look.px(12))
        if view.result is not None:
            column.addWidget(self._label(cues.result(words, view.result), "title"))
        if view.next_host is not None:
            column.addWidget(self._label(words.text("table.end.next-host", name=view.next_host), "cue"))
        for heading, text in self._parts(view):
            column.addWidget(self._panel(heading, self._label(text)))
        column.addWidget(self._panel(words.text("table.end.money"), self._money(view)))
        column.addStretch(1)

    def _parts(self, view: HostView) -> list[tuple[str, str]]:
        """Headings and texts: the solution, the story, and the seal."""
        words, case = self._look.words, view.case
        parts = []
        if case is not None:
            parts.append((words.text("table.end.heading"), self._solution(case)))
            if case.story:
                parts.append((words.text("table.end.story"), case.story))
        if view.opened is not None:
            how = words.text("table.end.seal.how", salt=view.opened.salt, seal=view.seal or "")
            parts.append((words.text("table.end.seal"), f"{view.opened.text}\n\n{how}"))
        else:
            parts.append((words.text("table.end.seal"), words.text("table.end.unsealed")))
        return parts

    def _solution(self, case: Case) -> str:
        if isinstance(case.solution, str):
            return case.solution
        words = self._look.words
        answers = ((key, getattr(case.solution, key)) for key in ELEMENTS)
        return "\n".join(f"{words.text(f'table.element.{key}')}: {answer}" for key, answer in answers if answer)

    def _money(self, view: HostView) -> QWidget:
        """Every purse, in seat order, then the host's and what is left in the pot."""
        words, box = self._look.words, QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        purses = [(seat.name, seat.pounds) for seat in view.players]
        purses += [(words.text("table.host"), view.host), (words.text("table.pot"), view.pot)]
        for place, (name, pounds) in enumerate(purses):
            row, column = divmod(place, 4)
            money = self._label(words.money(pounds), "money")
            money.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(self._label(name), row, 2 * column)
            grid.addWidget(money, row, 2 * column + 1)
        return box

    def _panel(self, heading: str, inside: QWidget) -> QFrame:
        panel = QFrame()
        theme.mark(panel, role="panel")
        layout = QVBoxLayout(panel)
        layout.setContentsMargins(self._look.px(16), self._look.px(10), self._look.px(16), self._look.px(12))
        layout.addWidget(self._label(heading, "cue"))
        layout.addWidget(inside)
        return panel

    def _label(self, text: str, role: str = "") -> QLabel:
        label = QLabel(text)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        if role:
            theme.mark(label, role=role)
        return label
