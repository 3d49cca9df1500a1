"""What stands in a room, seen from above in thin lines; a room without drawing of its own has a carpet."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from gm_console.ui.widgets.board.pens import thin

if TYPE_CHECKING:
    from gm_console.ui.widgets.board.frame import Frame
    from gm_console.ui.widgets.board.villa import RoomArt
    from gm_console.ui.widgets.look import Look


class Draughtsman:
    """Draws in squares from the middle of a room's free floor; ``wide`` and ``high`` are half its size."""

    def __init__(self, painter: QPainter, look: Look, frame: Frame, room: RoomArt) -> None:
        left, top, wide, high = room.floor
        head = room.title[1] + room.title[3] * 0.92
        high = top + high - head
        self._painter, self._unit = painter, frame.unit
        self._middle = frame.point((left + wide / 2, head + high / 2))
        self.wide, self.high = wide / 2, high / 2
        self._ink = look.ink("board_art")
        painter.setBrush(Qt.BrushStyle.NoBrush)
        self.pen(0.06)

    def pen(self, width: float) -> None:
        """Lines so wide, in squares."""
        self._painter.setPen(QPen(self._ink, max(0.8, self._unit * width)))

    def fill(self, alpha: float) -> None:
        """What is drawn next is filled so strongly, 0 to 1."""
        self._painter.setBrush(thin(self._ink, alpha) if alpha else Qt.BrushStyle.NoBrush)

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


def _kitchen(d: Draughtsman) -> None:
    """A range along the foot, a table with a board on it, a sink."""
    d.fill(0.14)
    d.box(0, d.high - 0.5, d.wide * 1.5, 0.9)
    for number in range(4):
        d.ring(-d.wide * 0.54 + number * d.wide * 0.36, d.high - 0.5, 0.26)
    d.box(0, -d.high * 0.22, d.wide * 1.15, d.high * 0.75)
    d.box(-d.wide * 0.2, -d.high * 0.22, d.wide * 0.4, d.high * 0.4)
    d.ring(d.wide * 0.33, -d.high * 0.22, 0.3)
    d.ring(d.wide * 0.33, -d.high * 0.22, 0.18)


def _ballroom(d: Draughtsman) -> None:
    """A star of inlaid wood in two rings."""
    radius = min(d.wide, d.high) * 0.96
    d.fill(0.12)
    d.ring(0, 0, radius)
    d.fill(0)
    d.ring(0, 0, radius * 0.9)
    points = []
    for number in range(17):
        far = radius * (0.86 if number % 2 == 0 else 0.36)
        points.append((math.cos(number * math.pi / 8) * far, math.sin(number * math.pi / 8) * far))
    d.fill(0.2)
    d.line(*points)
    d.ring(0, 0, radius * 0.3)
    d.fill(0.14)
    for side in (-1, 1):
        d.box(side * (d.wide - 0.45), 0, 0.6, d.high * 1.3)


def _conservatory(d: Draughtsman) -> None:
    """A fountain among plants."""
    d.fill(0.12)
    radius = min(d.wide, d.high) * 0.62
    for part in (1.0, 0.72, 0.3):
        d.ring(0, 0, radius * part)
    for x, y in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        _plant(d, x * (d.wide - 0.62), y * (d.high - 0.6), 0.58)


def _plant(d: Draughtsman, x: float, y: float, size: float) -> None:
    for leaf in range(7):
        angle = leaf * math.tau / 7
        d.ring(x + math.cos(angle) * size * 0.6, y + math.sin(angle) * size * 0.6, size * 0.34)
    d.ring(x, y, size * 0.24)


def _billiard(d: Draughtsman) -> None:
    """A table with six pockets and its balls."""
    wide, high = d.wide * 1.66, d.high * 1.24
    d.fill(0.1)
    d.box(0, 0, wide, high, 0.2)
    d.fill(0.18)
    d.box(0, 0, wide - 0.5, high - 0.5)
    for x in (-1, 0, 1):
        for y in (-1, 1):
            d.ring(x * (wide / 2 - 0.22), y * (high / 2 - 0.22), 0.16)
    d.line((-wide * 0.24, -high / 2 + 0.25), (-wide * 0.24, high / 2 - 0.25))
    for row in range(3):
        for ball in range(row + 1):
            d.ring(wide * 0.12 + row * 0.28, (ball - row / 2) * 0.3, 0.13)


def _library(d: Draughtsman) -> None:
    """Shelves along both walls, and a table to read at."""
    d.fill(0.12)
    for side in (-1, 1):
        x = side * (d.wide - 0.42)
        d.box(x, 0, 0.7, d.high * 1.86)
        count = int(d.high * 1.86 / 0.21)
        for number in range(1, count):
            y = -d.high * 0.93 + number * 0.21
            reach = 0.35 if number % 5 else 0.2
            d.line((x - reach, y), (x + reach, y))
    d.ring(0, 0, d.wide * 0.5, d.high * 0.42)
    d.box(-0.34, 0, 0.6, 0.44, 0.04)
    d.box(0.34, 0, 0.6, 0.44, 0.04)


def _study(d: Draughtsman) -> None:
    """A desk with a lamp and papers, a chair, a globe."""
    d.fill(0.14)
    d.box(-0.3, -0.05, d.wide * 1.1, d.high * 0.72)
    d.box(-0.4, -0.05, 1.0, 0.62, 0.02)
    d.box(0.3, 0.02, 0.5, 0.66, 0.02)
    d.ring(-0.3 - d.wide * 0.42, -0.05, 0.26)
    d.box(-0.3, d.high * 0.72, 1.0, 0.62, 0.3)
    globe = d.wide - 0.75
    d.ring(globe, 0.1, 0.55)
    d.ring(globe, 0.1, 0.22, 0.55)
    d.line((globe - 0.55, 0.1), (globe + 0.55, 0.1))


def _hall(d: Draughtsman) -> None:
    """A runner up the steps, and two columns."""
    d.fill(0.12)
    d.box(0, 0, d.wide * 0.86, d.high * 1.94, 0.05)
    d.fill(0)
    d.box(0, 0, d.wide * 0.66, d.high * 1.8, 0.05)
    count = 9
    for number in range(1, count):
        y = -d.high * 0.9 + number * d.high * 1.8 / count
        d.line((-d.wide * 0.33, y), (d.wide * 0.33, y))
    d.fill(0.16)
    for x in (-1, 1):
        for y in (-0.62, 0.62):
            d.ring(x * d.wide * 0.72, y * d.high, 0.4)
            d.ring(x * d.wide * 0.72, y * d.high, 0.26)


def _lounge(d: Draughtsman) -> None:
    """A sofa and two armchairs round a rug, before the fire."""
    d.fill(0.1)
    d.box(0, 0, d.wide * 1.06, d.high * 0.9, 0.05)
    d.box(0, 0, d.wide * 0.9, d.high * 0.7, 0.05)
    d.fill(0.16)
    d.box(0, d.high - 0.5, d.wide * 1.1, 0.86, 0.25)
    d.box(0, d.high - 0.62, d.wide * 0.9, 0.58, 0.12)
    for side in (-1, 1):
        d.box(side * (d.wide - 0.62), 0, 1.0, 1.1, 0.25)
        d.box(side * (d.wide - 0.74), 0, 0.66, 0.78, 0.12)
    d.ring(0, 0, 0.5, 0.34)


def _dining(d: Draughtsman) -> None:
    """A long table laid for ten."""
    wide, high = d.wide * 1.36, d.high * 0.78
    d.fill(0.15)
    seats = 4
    for number in range(seats):
        x = (number - (seats - 1) / 2) * wide / (seats + 0.3)
        for side in (-1, 1):
            d.box(x, side * (high / 2 + 0.3), 0.72, 0.56, 0.2)
    for side in (-1, 1):
        d.box(side * (wide / 2 + 0.3), 0, 0.56, 0.72, 0.2)
    d.fill(0.2)
    d.box(0, 0, wide, high, 0.4)
    d.fill(0)
    for number in range(seats):
        x = (number - (seats - 1) / 2) * wide / (seats + 0.3)
        for side in (-1, 1):
            d.ring(x, side * (high / 2 - 0.42), 0.24)
    d.line((-wide * 0.32, 0), (wide * 0.32, 0))


def _carpet(d: Draughtsman) -> None:
    d.fill(0.1)
    d.box(0, 0, d.wide * 1.6, d.high * 1.6)
    d.box(0, 0, d.wide * 1.4, d.high * 1.4)


ROOMS: Final[dict[str, Callable[[Draughtsman], None]]] = {
    "kitchen": _kitchen,
    "ballroom": _ballroom,
    "conservatory": _conservatory,
    "billiard": _billiard,
    "library": _library,
    "study": _study,
    "hall": _hall,
    "lounge": _lounge,
    "dining": _dining,
}


def furnish(painter: QPainter, look: Look, frame: Frame, room: RoomArt) -> None:
    """The furniture of a room, by its id."""
    ROOMS.get(room.id, _carpet)(Draughtsman(painter, look, frame, room))
