"""What of a city is only drawn: water, lawns and roofs below its streets; bridges, islands and stripes above them."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from gm_console.ui.widgets.board.pens import stroke, thin

if TYPE_CHECKING:
    from gm_console.ui.widgets.board.frame import Frame
    from gm_console.ui.widgets.board.shown import Box
    from gm_console.ui.widgets.look import Look

Paint = Callable[[QPainter, "Look", QRectF, float], None]


def _river(painter: QPainter, look: Look, box: QRectF, unit: float) -> None:
    """Water with short waves along it."""
    painter.fillRect(box, look.ink("city_water"))
    painter.setPen(stroke(thin(look.ink("city_lane"), 0.3), max(0.8, unit * 0.05)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rows, columns = max(1, int(box.height() / unit / 0.55)), max(1, int(box.width() / unit / 1.3))
    for row in range(rows):
        for column in range(columns):
            x = box.left() + (column + 0.2 + 0.45 * (row % 2)) * box.width() / columns
            y = box.top() + (row + 0.5) * box.height() / rows
            crest = [QPointF(x + part * unit * 0.12, y - math.sin(part * math.pi / 2) * unit * 0.05) for part in range(5)]
            painter.drawPolyline(QPolygonF(crest))


def _park(painter: QPainter, look: Look, box: QRectF, unit: float) -> None:
    """A lawn with trees set in rows, every other row shifted."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.ink("city_green"))
    painter.drawRoundedRect(box, unit * 0.3, unit * 0.3)
    painter.setBrush(thin(look.ink("board_art"), 0.35))
    painter.setPen(QPen(look.ink("board_art"), max(0.8, unit * 0.05)))
    rows, columns = max(1, int(box.height() / unit)), max(1, int(box.width() / unit / 1.1))
    for row in range(rows):
        for column in range(columns - row % 2):
            x = box.left() + (column + 0.5 + 0.5 * (row % 2)) * box.width() / columns
            y = box.top() + (row + 0.5) * box.height() / rows
            painter.drawEllipse(QPointF(x, y), unit * 0.34, unit * 0.34)
            painter.drawEllipse(QPointF(x, y), unit * 0.13, unit * 0.13)


def _houses(painter: QPainter, look: Look, box: QRectF, unit: float) -> None:
    """Roofs with their ridges, side by side."""
    rows, columns = max(1, round(box.height() / unit / 1.3)), max(1, round(box.width() / unit / 1.2))
    wide, high = box.width() / columns, box.height() / rows
    for row in range(rows):
        for column in range(columns):
            roof = QRectF(box.left() + column * wide, box.top() + row * high, wide, high)
            roof.adjust(unit * 0.12, unit * 0.12, -unit * 0.12, -unit * 0.12)
            painter.setBrush(thin(look.ink("city_block"), 0.75))
            painter.setPen(QPen(look.ink("board_line"), max(0.7, unit * 0.05)))
            painter.drawRect(roof)
            ridge = roof.center()
            painter.drawLine(QPointF(roof.left() + unit * 0.22, ridge.y()), QPointF(roof.right() - unit * 0.22, ridge.y()))
            for x, inward in ((roof.left(), unit * 0.22), (roof.right(), -unit * 0.22)):
                for y in (roof.top(), roof.bottom()):
                    painter.drawLine(QPointF(x, y), QPointF(x + inward, ridge.y()))


def _bridge(painter: QPainter, look: Look, box: QRectF, unit: float) -> None:
    """Rails along both long sides."""
    painter.setPen(QPen(look.ink("board_wall"), max(1.2, unit * 0.13)))
    level = box.width() >= box.height()
    for side in (False, True):
        if level:
            y = box.bottom() if side else box.top()
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
        else:
            x = box.right() if side else box.left()
            painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))


def _roundabout(painter: QPainter, look: Look, box: QRectF, unit: float) -> None:
    """A green island with a kerb and a tree."""
    painter.fillRect(box, look.ink("city_street"))
    side = min(box.width(), box.height()) * 0.86
    painter.setPen(QPen(look.ink("city_lane"), max(1.0, unit * 0.08)))
    painter.setBrush(look.ink("city_green"))
    painter.drawEllipse(box.center(), side / 2, side / 2)
    painter.setPen(QPen(look.ink("board_art"), max(0.8, unit * 0.06)))
    painter.setBrush(thin(look.ink("board_art"), 0.4))
    for part in (0.3, 0.14):
        painter.drawEllipse(box.center(), side * part, side * part)


def _crossing(painter: QPainter, look: Look, box: QRectF, unit: float) -> None:
    """Stripes along the shorter side, one beside another along the longer."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(thin(look.ink("city_lane"), 0.85))
    level = box.width() >= box.height()
    length = box.width() if level else box.height()
    count = max(3, round(length / unit / 0.24))
    step = length / count
    for number in range(count):
        shift = number * step + step * 0.22
        across = QRectF(box.left() + shift, box.top(), step * 0.56, box.height())
        upright = QRectF(box.left(), box.top() + shift, box.width(), step * 0.56)
        painter.drawRect(across if level else upright)


KINDS: Final[dict[str, Paint]] = {
    "river": _river,
    "park": _park,
    "houses": _houses,
    "bridge": _bridge,
    "roundabout": _roundabout,
    "crossing": _crossing,
}


def paint_scene(painter: QPainter, look: Look, frame: Frame, kind: str, box: Box) -> None:
    """One of them; nothing for a kind there is no drawing of."""
    if kind in KINDS:
        KINDS[kind](painter, look, frame.box(box), frame.unit)
