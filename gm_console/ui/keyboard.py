"""From a pressed key to what it does: the desk's own keys, then those of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
)

from gm_console.ui.keys import DESK, Ear, digit, pressed
from gm_console.ui.steady import monotonic

TYPING = (QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox, QComboBox, QAbstractItemView)
ANYWHERE = frozenset({"F1", "F10", "F11", "Ctrl+F", "Ctrl+P"})
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def typing() -> bool:
    """Whether a text field or a list has the focus: its keys are its own."""
    return isinstance(QApplication.focusWidget(), TYPING)


class KeyTable(Protocol):
    """A table as the keyboard knows it; each tells whether it ruled."""

    def digit(self, number: int) -> bool:
        """A digit."""

    def space(self) -> bool:
        """The first legal action, where Space may do it."""

    def press(self, key: str) -> bool:
        """The enabled action on a key."""

    def escape(self) -> None:
        """Let go of what was begun."""


class Keyboard:
    """One for a window. ``desk`` says what the desk's own actions do, by name."""

    def __init__(self, desk: Mapping[str, Callable[[], bool]]) -> None:
        self.ear = Ear(monotonic)
        self._desk = {DESK[name]: act for name, act in desk.items()} | {"Ctrl+F": desk["search"]}

    def press(self, event: QKeyEvent, table: KeyTable | None) -> None:
        """Do what a key means here; a key that means nothing is left alone."""
        button = QApplication.focusWidget()
        if event.key() in ENTER and isinstance(button, QAbstractButton):
            self._click(event, button)
            return
        key, number = pressed(event), digit(event)
        if (typing() and key not in ANYWHERE) or not (key or number is not None):
            event.ignore()
            return
        if self.ear.hears(event) and self._do(key, number, table):
            self.ear.ruled()
        event.accept()

    def _click(self, event: QKeyEvent, button: QAbstractButton) -> None:
        """Enter presses the button that has the focus, as Space does; Qt itself does so in dialogs only."""
        if self.ear.hears(event):
            button.click()
            self.ear.ruled()
        event.accept()

    def _do(self, key: str, number: int | None, table: KeyTable | None) -> bool:
        if table is not None and number is not None:
            return table.digit(number)
        if key in self._desk:
            return self._desk[key]()
        if table is None:
            return False
        if key == "Esc":
            table.escape()
            return False
        return table.space() if key == "Space" else table.press(key)
