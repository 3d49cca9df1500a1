"""A page in place of what a stack shows, and what was there before back again."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedWidget, QWidget


class Instead:
    """One page at a time, in ``stack``."""

    def __init__(self, stack: QStackedWidget) -> None:
        self._stack = stack
        self._before: QWidget | None = None

    def show(self, page: QWidget) -> None:
        """The page, with the keyboard on it."""
        self._before = self._stack.currentWidget()
        self._stack.addWidget(page)
        self._turn_to(page)

    def end(self, page: QWidget) -> None:
        """What was there before; the page is gone for good."""
        if self._before is not None:
            self._turn_to(self._before)
            self._before = None
        self._stack.removeWidget(page)
        page.hide()
        page.deleteLater()

    def _turn_to(self, page: QWidget) -> None:
        self._stack.setCurrentWidget(page)
        page.setFocus(Qt.FocusReason.OtherFocusReason)
