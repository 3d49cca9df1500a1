"""A text laid out in lines of a width, once, to be measured and painted as often as need be."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QTextLayout, QTextOption

Break = QTextOption.WrapMode

LINE = "\u2028"
"""How a text layout wants a new line."""


class Wrapped:
    """Measured and painted by the same lines; ``size`` is what they take, in px.

    Broken at words, and within a word only where that alone is longer than a line, unless ``broken`` says otherwise.
    """

    def __init__(
        self,
        text: str,
        font: QFont,
        width: float,
        broken: Break = Break.WrapAtWordBoundaryOrAnywhere,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        self._laid = QTextLayout(text.replace("\n", LINE), font)
        option = QTextOption(align)
        option.setWrapMode(broken)
        option.setTextDirection(Qt.LayoutDirection.LeftToRight)  # our sentences run so, even where they begin with a Hebrew name
        self._laid.setTextOption(option)
        self._laid.setCacheEnabled(True)  # else it would shape its letters anew at every painting
        wide = high = 0.0
        self._laid.beginLayout()
        while (line := self._laid.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, high))
            wide, high = max(wide, line.naturalTextWidth()), high + line.height()
        self._laid.endLayout()
        self.size = QRectF(0, 0, wide, high).size()

    @property
    def text(self) -> str:
        """What it says."""
        return self._laid.text().replace(LINE, "\n")

    def draw(self, painter: QPainter, left: float, top: float) -> None:
        """From a corner on, in the painter's pen."""
        self._laid.draw(painter, QPointF(left, top))
