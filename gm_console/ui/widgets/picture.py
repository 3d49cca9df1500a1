"""A small live picture of a face that is painted elsewhere in full size: kept in the shape of a television."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget


class Picture(QWidget):
    """Holds a face at 16:9, as wide as there is room."""

    def __init__(self, face: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face = face
        face.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # the name is Qt's
        """Keep the shape."""
        height = round(self.width() * 9 / 16)
        if self.height() != height:
            self.setFixedHeight(height)
        self._face.setGeometry(0, 0, self.width(), height)
        super().resizeEvent(event)
