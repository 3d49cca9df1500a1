"""What only a host who does not play knows, as rows of a name and what belongs to it, over the table while he looks."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from gm_console.ui.dialogs.frame import em
from gm_console.ui.held import HeldSheet
from gm_console.ui.page import button, label, scrolled
from gm_console.words import Translator

Row = tuple[str, str]
"""Whose it is or what, and what is said of it."""


class KnownSheet(HeldSheet):
    """`know` gives it the host's view. Build a game's own on it: ``title``, ``plays`` and ``none`` are phrases, `rows` what there is."""

    title = plays = none = ""

    def __init__(self, words: Translator, over: QWidget) -> None:
        super().__init__(over)
        self._words = words
        self._view: Any = None

    def know(self, case: Any, question: str | None, given: Collection[str], *, telling: bool = False) -> None:
        """What there is to see now: the host's view."""
        if case != self._view:
            self._view = case
            if self.open:
                self._lay()

    def rows(self, view: Any) -> Sequence[Row]:
        """What there is to know; nothing where the host plays or nothing is dealt."""
        return ()

    def make(self) -> QWidget:
        """The page."""
        made, words, view = QWidget(), self._words, self._view
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 0, 0)
        head = QHBoxLayout()
        head.addWidget(label(words.text(self.title), "title", wrap=False), 1)
        away = button(f"× {words.text('dialogs.sheet.closes')}", "flat", named="away")
        away.clicked.connect(self.shut)
        head.addWidget(away)
        column.addLayout(head)
        rows = self.rows(view) if view is not None else ()
        if rows:
            column.addWidget(_scrolled(_table(rows)), 1)
        else:
            column.addWidget(label(words.text(self.plays if view is not None and view.host_plays else self.none), "cue"))
            column.addStretch(1)
        made.setFocusProxy(away)
        return made


def _table(rows: Sequence[Row]) -> QWidget:
    made = QWidget()
    grid = QGridLayout(made)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(2 * em())
    grid.setVerticalSpacing(em() // 2)
    grid.setColumnStretch(1, 1)
    for number, (about, said) in enumerate(rows):
        named = label(about, "soft", wrap=False)
        named.setContentsMargins(0, em() // 4, 0, 0)  # in line with the larger letters beside it
        grid.addWidget(named, number, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(label(said, "cue"), number, 1)
    grid.setRowStretch(len(rows), 1)
    return made


def _scrolled(inside: QWidget) -> QScrollArea:
    """It scrolls where there is no room."""
    area = scrolled(inside)
    area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # arrows scroll it
    return area
