"""Line drawings that only adorn: furniture, roofs, trees, in the colour kept for them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from gm_console.ui.widgets.board.pens import thin

if TYPE_CHECKING:
    from gm_console.ui.widgets.board.frame import Frame
    from gm_console.ui.widgets.board.shown import Box
    from gm_console.ui.widgets.look import Look


ROOF = 0.4
"""How strong the lines of a roof are."""


class Draughtsman:
    """Draws in squares from the middle of a floor below its name; ``wide`` and ``high`` are half the size of what is free."""

    def __init__(self, painter: QPainter, look: Look, frame: Frame, floor: Box, title: Box, *, lawn: bool = True) -> None:
        left, top, wide, high = floor
        head = title[1] + title[3] * 0.92
        high = top + high - head
        self._painter, self._unit = painter, frame.unit
        self._middle = frame.point((left + wide / 2, head + high / 2))
        self.wide, self.high = wide / 2, high / 2
        self._ink = look.ink("board_art") if lawn else thin(look.ink("board_wall"), ROOF)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        self.pen(0.06)

    def pen(self, width: float) -> None:
        """Lines so wide, in squares."""
        self._painter.setPen(QPen(self._ink, max(0.8, self._unit * width)))

    def fill(self, alpha: float) -> None:
        """What is drawn next is filled so strongly, 0 to 1."""
        self._painter.setBrush(thin(self._ink, alpha * self._ink.alphaF()) if alpha else Qt.BrushStyle.NoBrush)

    def at(self, x: float, y: float) -> QPointF:
        """A point in pixels."""
        return self._middle + QPointF(x, y) * self._unit

    def box(self, x: float, y: float, wide: float, high: float, rounded: float = 0.1) -> None:
        """A box round a middle."""
        size = QRectF(0, 0, wide * self._unit, high * self._unit)
        size.moveCenter(self.at(x, y))
        self._painter.drawRoundedRect(size, rounded * self._unit, rounded * self._unit)

    def ring(self, x: float, y: float, wide: float, high: float | None = None) -> None:
        """A circle, or an ellipse, by its half widths."""
        self._painter.drawEllipse(self.at(x, y), wide * self._unit, (wide if high is None else high) * self._unit)

    def line(self, *points: tuple[float, float]) -> None:
        """From point to point."""
        path = QPainterPath(self.at(*points[0]))
        for point in points[1:]:
            path.lineTo(self.at(*point))
        self._painter.drawPath(path)

    def plant(self, x: float, y: float, size: float) -> None:
        """A tree or a bush from above: a wreath of leaves."""
        for leaf in range(7):
            angle = leaf * math.tau / 7
            self.ring(x + math.cos(angle) * size * 0.6, y + math.sin(angle) * size * 0.6, size * 0.34)
        self.ring(x, y, size * 0.24)

    def shape(self, *points: tuple[float, float], size: float = 1.0) -> None:
        """A closed shape round the middle."""
        path = QPainterPath(self.at(points[0][0] * size, points[0][1] * size))
        for x, y in points[1:]:
            path.lineTo(self.at(x * size, y * size))
        path.closeSubpath()
        self._painter.drawPath(path)
