"""A text in lines of a width: broken at words, and within a word only where that alone is longer than a line."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QTextLayout, QTextOption

LINE = "\u2028"
"""How a text layout wants a new line."""


class Wrapped:
    """Measured and painted by the same lines; ``size`` is what they take, in px."""

    def __init__(self, text: str, font: QFont, width: float) -> None:
        self._laid = QTextLayout(text.replace("\n", LINE), font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._laid.setTextOption(option)
        wide = high = 0.0
        self._laid.beginLayout()
        while (line := self._laid.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, high))
            wide, high = max(wide, line.naturalTextWidth()), high + line.height()
        self._laid.endLayout()
        self.size = QRectF(0, 0, wide, high).size()

    def draw(self, painter: QPainter, left: float, top: float) -> None:
        """From a corner on, in the painter's pen."""
        self._laid.draw(painter, QPointF(left, top))
