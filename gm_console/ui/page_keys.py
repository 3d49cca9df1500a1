"""Ctrl+Page turns the pages of a form, wherever in it the keyboard is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QTabBar, QWidget


def turn_by_keys(tabs: QTabBar, form: QWidget) -> None:
    """Ctrl+PageDown and Ctrl+PageUp turn to the next page and the one before, from the last to the first too.

    As shortcuts, since lists, choices and numbers take these keys to change what is in them, whether Ctrl is held or not.
    """
    for keys, step in (("Ctrl+PgDown", 1), ("Ctrl+PgUp", -1)):
        shortcut = QShortcut(QKeySequence(keys), form, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(lambda step=step: tabs.setCurrentIndex((tabs.currentIndex() + step) % tabs.count()))
