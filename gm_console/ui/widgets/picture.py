"""A small live picture of a face that is painted elsewhere in full size: kept in the shape of a television."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

if TYPE_CHECKING:
    from gm_console.ui.widgets.look import Look


class Picture(QWidget):
    """Holds a face at 16:9, as wide as there is room."""

    def __init__(self, look: Look, face: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._face = face
        face.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # the name is Qt's
        """Keep the shape."""
        height = round(self.width() * 9 / 16)
        if self.height() != height:
            self.setFixedHeight(height)
        self._face.setGeometry(1, 1, self.width() - 2, height - 2)
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # the name is Qt's
        """A thin frame: what the face leaves free, since a line between whole pixels would be covered by it."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.ink("brass"))
        painter.end()
