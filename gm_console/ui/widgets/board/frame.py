"""From units of a drawing to pixels of a box, and how things share a place."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from gm_console.ui.widgets.board.shown import Box, Ground, Point


@dataclass(frozen=True)
class Frame:
    """Where a drawing lies: its upper left corner, and how many pixels one of its units is."""

    left: float
    top: float
    unit: float

    @classmethod
    def within(cls, box: QRectF, ground: Ground) -> Frame:
        """As large as a board can be in a box, in its middle."""
        unit = min(box.width() / ground.wide, box.height() / ground.high)
        left = box.center().x() - ground.wide * unit / 2
        return cls(left, box.center().y() - ground.high * unit / 2, unit)

    def point(self, at: Point) -> QPointF:
        """A point in pixels."""
        return QPointF(self.left + at[0] * self.unit, self.top + at[1] * self.unit)

    def box(self, box: Box) -> QRectF:
        """A box in pixels."""
        left, top, wide, high = box
        return QRectF(self.left + left * self.unit, self.top + top * self.unit, wide * self.unit, high * self.unit)

    def polygon(self, points: Iterable[Point]) -> QPolygonF:
        """A closed shape in pixels."""
        return QPolygonF([self.point(point) for point in points])

    def path(self, points: Iterable[Point]) -> QPainterPath:
        """A closed path in pixels."""
        path = QPainterPath()
        path.addPolygon(self.polygon(points))
        path.closeSubpath()
        return path

    def line(self, points: Sequence[Point]) -> QPainterPath:
        """An open line in pixels."""
        path = QPainterPath()
        path.addPolygon(self.polygon(points))
        return path


def shared(box: Box, count: int, most: float) -> tuple[tuple[Point, ...], float]:
    """The middles of so many things side by side in a box, and how large each may be: as large as they can, ``most`` at most."""
    left, top, wide, high = box
    size, abreast = max((min(wide / n, high / math.ceil(count / n), most), n) for n in range(1, max(count, 1) + 1))
    rows = math.ceil(count / abreast)
    middles = []
    for number in range(count):
        row, place = divmod(number, abreast)
        here = min(abreast, count - row * abreast)
        x = left + wide / 2 + (place - (here - 1) / 2) * size
        middles.append((x, top + high / 2 + (row - (rows - 1) / 2) * size))
    return tuple(middles), size
