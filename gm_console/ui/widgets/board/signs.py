"""Small drawings of things, each one path in a box of 24 by 24, filled in any colour.

A drawing is written as strokes: ``+`` adds a shape, ``-`` cuts one out, a number draws a line so wide. A shape is points after M (move),
L (line), C (curve), closed by Z; O is a circle by its middle and radius, R a box by two corners and the rounding of its corners.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QTransform

SIDE: Final = 24.0

DRAWN: Final[dict[str, tuple[int, tuple[str, ...]]]] = {
    "dagger": (
        45,
        (
            "+ M 12 -1.5 L 14.4 4 L 13.9 14 L 10.1 14 L 9.6 4 Z",
            "- M 11.8 3.5 L 12.2 3.5 L 12.2 12.5 L 11.8 12.5 Z",
            "+ R 6.6 14 17.4 16.2 1",
            "+ R 10.6 16 13.4 22 0.4",
            "- R 10 17.6 14 18.1 0",
            "- R 10 19.5 14 20 0",
            "+ O 12 23.2 1.9",
        ),
    ),
    "candlestick": (
        0,
        (
            "+ M 12 0.6 C 14.6 3.6 14.4 5.6 12 6.3 C 9.6 5.6 9.4 3.6 12 0.6 Z",
            "+ R 10.6 6.8 13.4 11.6 0.4",
            "+ R 7.4 11.2 16.6 13 0.9",
            "+ M 10.9 13 L 13.1 13 L 12.9 14.6 L 14 16 L 12.8 17.4 L 13.2 19.4 L 10.8 19.4 L 11.2 17.4 L 10 16 L 11.1 14.6 Z",
            "+ M 5.8 23 C 5.8 20.4 8.6 19.2 12 19.2 C 15.4 19.2 18.2 20.4 18.2 23 Z",
        ),
    ),
    "revolver": (
        0,
        (
            "+ R 10 5.6 23 8.8 0.5",
            "+ R 20.8 4.5 22.4 6 0.2",
            "+ R 7 5 14 11.4 1.2",
            "- R 8.4 7.2 12.8 7.8 0",
            "- R 8.4 9 12.8 9.6 0",
            "+ M 4.6 6 L 8 5.4 L 9.4 11.4 L 7.8 19.6 C 7.6 20.7 6.8 21 5.8 20.7 L 2.8 19.7 C 2 19.4 1.8 18.7 2.1 17.9 L 5 10.6 Z",
            "+ M 6.4 5.8 L 4.2 3.4 L 2.8 4.6 L 4.8 7.2 Z",
            "1.1 M 9.4 11 C 9.2 15.6 14 15.6 13.4 11",
            "0.9 M 11.4 11.4 L 10.9 13.2",
        ),
    ),
    "rope": (
        0,
        (
            "2.1 M 3 13 C 3 7.6 21 7.6 21 13 C 21 18.4 3 18.4 3 13 Z",
            "2.1 M 6.6 13 C 6.6 10.2 17.4 10.2 17.4 13 C 17.4 15.8 6.6 15.8 6.6 13 Z",
            "2.1 M 12 9.5 C 13 5 17.6 6.4 18.6 2.6",
            "1 M 17 1.6 L 20.4 3",
            "- R 9.6 7.6 10.3 18.6 0",
            "- R 13.7 7.6 14.4 18.6 0",
            "+ R 10.3 7.8 13.7 18.2 0.8",
            "- M 10 10.4 L 14 9.6 L 14 10.3 L 10 11.1 Z",
            "- M 10 13 L 14 12.2 L 14 12.9 L 10 13.7 Z",
            "- M 10 15.6 L 14 14.8 L 14 15.5 L 10 16.3 Z",
        ),
    ),
    "pipe": (
        0,
        (
            "4.6 M 6.4 19 L 6.4 10.6 C 6.4 7.6 8 6.4 10.6 6.4 L 18.4 6.4",
            "+ R 2.8 18.6 10 22.6 0.8",
            "+ R 18 2.8 22 10 0.8",
            "- R 3 17.7 10 18.4 0",
            "- R 17.1 3 17.8 10 0",
        ),
    ),
    "spanner": (
        45,
        (
            "+ R 10.2 6 13.8 19 0.4",
            "+ O 12 3.6 5",
            "- M 10 -3 L 14 -3 L 14 2.4 L 12 4.4 L 10 2.4 Z",
            "+ O 12 21.2 3.9",
            "- O 12 21.2 1.9",
            "- R 11.6 9.4 12.4 15.6 0.4",
        ),
    ),
    "red-light": (
        0,
        (
            "+ R 6.4 0.6 17.6 23.4 3.4",
            *("- O 12 5.6 3.2", "- O 12 12 2.6", "- O 12 18.4 2.6"),
            *("+ O 12 12 1.7", "+ O 12 18.4 1.7"),
            *("+ R 2.6 4 6 5.4 0.4", "+ R 18 4 21.4 5.4 0.4"),
        ),
    ),
    "speeding": (
        0,
        (
            "+ O 12 12 11",
            "- O 12 12 9",
            *("1.4 M 4.8 12 L 6.6 12", "1.4 M 6.9 6.9 L 8.2 8.2", "1.4 M 12 4.8 L 12 6.6", "1.4 M 19.2 12 L 17.4 12"),
            "2.2 M 12 13.4 L 16.6 7.6",
            "+ O 12 13.6 2.4",
            "+ R 8.4 17.4 15.6 18.8 0.6",
        ),
    ),
    "phone": (
        0,
        (
            "+ R 7 1 17 23 2.4",
            "- R 8.6 4 15.4 18.4 0.5",
            "- O 12 20.7 1.1",
            *("1.5 M 4.6 7.6 C 2.8 10.6 2.8 13.4 4.6 16.4", "1.5 M 19.4 7.6 C 21.2 10.6 21.2 13.4 19.4 16.4"),
        ),
    ),
    "zebra": (
        0,
        (
            "+ O 13 2.8 2.3",
            *("2.4 M 12.4 7 L 11.6 11.8", "2 M 11.6 11.8 L 14.8 16.6", "2 M 11.6 11.8 L 8.2 16.4"),
            *("1.7 M 12.2 7 L 16.2 10.2", "1.7 M 12.2 7 L 8.4 10.4"),
            *("+ R 1 19 5 23.4 0.3", "+ R 7 19 11 23.4 0.3", "+ R 13 19 17 23.4 0.3", "+ R 19 19 23 23.4 0.3"),
        ),
    ),
    "wrong-way": (0, ("+ O 12 12 11.2", "- R 4.2 9.4 19.8 14.6 0.5")),
    "parking": (
        0,
        (
            "+ O 12 12 11.2",
            "- O 12 12 8.8",
            "2.6 M 9.8 17 L 9.8 7 L 13 7 C 17 7 17 12.8 13 12.8 L 9.8 12.8",
            "- M 3.4 6.4 L 6.4 3.4 L 20.6 17.6 L 17.6 20.6 Z",
            "2.2 M 5.2 5.2 L 18.8 18.8",
        ),
    ),
}
"""The things there are drawings of, by their ids: how far each is turned, in degrees, and its strokes."""


@cache
def drawing(id_: str) -> QPainterPath:
    """A drawing as one path. Raises KeyError for a thing that has none."""
    angle, strokes = DRAWN[id_]
    whole = QPainterPath()
    for stroke in strokes:
        how, _, shape = stroke.partition(" ")
        path = _shape(shape)
        whole = whole.subtracted(path) if how == "-" else whole.united(path if how == "+" else _line(path, float(how)))
    middle = SIDE / 2
    return QTransform().translate(middle, middle).rotate(angle).translate(-middle, -middle).map(whole)


def _shape(written: str) -> QPainterPath:
    path = QPainterPath()
    words = iter(written.split())
    for letter in words:
        match letter:
            case "M":
                path.moveTo(_point(words))
            case "L":
                path.lineTo(_point(words))
            case "C":
                path.cubicTo(_point(words), _point(words), _point(words))
            case "O":
                middle, radius = _point(words), float(next(words))
                path.addEllipse(middle, radius, radius)
            case "R":
                box, rounded = QRectF(_point(words), _point(words)), float(next(words))
                path.addRoundedRect(box, rounded, rounded)
            case _:
                path.closeSubpath()
    return path


def _point(words: Iterator[str]) -> QPointF:
    return QPointF(float(next(words)), float(next(words)))


def _line(path: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path).simplified()


def paint(painter: QPainter, id_: str, box: QRectF, ink: QColor) -> None:
    """A drawing as large as a box allows. Raises KeyError for a thing that has none."""
    painter.save()
    side = min(box.width(), box.height())
    painter.translate(box.center().x() - side / 2, box.center().y() - side / 2)
    painter.scale(side / SIDE, side / SIDE)
    painter.fillPath(drawing(id_), ink)
    painter.restore()
