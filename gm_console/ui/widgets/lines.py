"""A list of things to choose from, each of a few lines: what is too long goes on below, and nothing is left out."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtWidgets import QListWidget, QStyledItemDelegate, QStyleOptionViewItem

from gm_console.ui.widgets.look import Look

SIDES, ABOVE = 24, 12
"""What an item leaves free beside its text, and above and below it, both sides together, at text size 1."""

ENDLESS = 100_000
"""Higher than any item, in pixels."""


class Lines(QListWidget):
    """``name`` is for whoever cannot see it; ``named`` is its object name."""

    def __init__(self, look: Look, name: str, *, named: str) -> None:
        super().__init__()
        self.setObjectName(named)
        self.setAccessibleName(name)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrap(True)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setItemDelegate(_Item(look, self))


class _Item(QStyledItemDelegate):
    """Qt measures an item as if its text had the whole width, and then paints it in less."""

    def __init__(self, look: Look, parent: QListWidget) -> None:
        super().__init__(parent)
        self._list = parent
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: N802  # the name is Qt's
        """As high as the text is in the width it will have."""
        width = max(1, self._list.viewport().width() - self._look.px(SIDES))
        room = QRect(0, 0, width, ENDLESS)
        text = str(index.data() or " ")
        high = self._list.fontMetrics().boundingRect(room, int(Qt.TextFlag.TextWordWrap), text).height()
        return QSize(width, high + self._look.px(ABOVE))
