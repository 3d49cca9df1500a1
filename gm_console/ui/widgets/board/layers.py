"""What changes above the ground, but for the pieces: what can be reached, the way walked, the keyboard's cursor."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from gm_console.ui.widgets.board.frame import Frame
from gm_console.ui.widgets.board.lettering import NAME, paint_name
from gm_console.ui.widgets.board.pens import stroke, thin
from gm_console.ui.widgets.board.shown import Point, Spot

if TYPE_CHECKING:
    from gm_console.ui.widgets.look import Look


def paint_reached(painter: QPainter, look: Look, frame: Frame, spot: Spot, under: bool, least: float) -> None:
    """A place that can be reached: a square with a ring and a dot in it, a room or sector with a strong edge; a colour and a sign."""
    if spot.area:
        _reached_area(painter, look, frame, spot, under, least)
    else:
        _reached_square(painter, look, frame, spot, under)


def _reached_area(painter: QPainter, look: Look, frame: Frame, spot: Spot, under: bool, least: float) -> None:
    """Lit, with a bright line inside its walls, so that its doors stay to be seen; and its name again above the light."""
    walls = frame.path(spot.outline)
    painter.fillPath(walls, thin(look.ink("board_reach"), 0.42 if under else 0.26))
    painter.save()
    painter.setClipPath(_walls_without_doors(frame, spot))
    painter.strokePath(walls, stroke(look.ink("board_reach_edge"), frame.unit * (0.66 if under else 0.44)))
    painter.restore()
    if spot.title is not None:
        paint_name(painter, frame.box(spot.title), spot.label, max(NAME * frame.unit, least), look.ink("board_text"))


def _reached_square(painter: QPainter, look: Look, frame: Frame, spot: Spot, under: bool) -> None:
    edge = look.ink("board_reach_edge")
    box = frame.box(spot.stand)
    inset = frame.unit * 0.1
    painter.setBrush(thin(look.ink("board_reach"), 0.12 if spot.marked else 0.95 if under else 0.6))
    painter.setPen(QPen(edge, max(1.0, frame.unit * (0.12 if under else 0.07))))
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), frame.unit * 0.16, frame.unit * 0.16)
    painter.setBrush(edge)
    painter.setPen(Qt.PenStyle.NoPen)
    radius = frame.unit * (0.2 if under else 0.13)
    painter.drawEllipse(box.center(), radius, radius)


def paint_path(painter: QPainter, look: Look, frame: Frame, path: Sequence[Point]) -> None:
    """The way walked: a line with a casing, a ring where it began and an arrow where it ended."""
    if len(path) < 2:
        return
    line, unit = frame.line(path), frame.unit
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(thin(look.ink("board_floor"), 0.85), unit * 0.34))
    painter.drawPath(line)
    pen = stroke(look.ink("board_path"), unit * 0.17)
    pen.setDashPattern([1.2, 1.6])
    painter.setPen(pen)
    painter.drawPath(line)
    painter.setPen(stroke(look.ink("board_path"), unit * 0.13))
    painter.setBrush(look.ink("board_floor"))
    painter.drawEllipse(frame.point(path[0]), unit * 0.2, unit * 0.2)
    _arrow(painter, look, frame.point(path[-2]), frame.point(path[-1]), unit)


def _arrow(painter: QPainter, look: Look, before: QPointF, tip: QPointF, unit: float) -> None:
    angle = math.atan2(tip.y() - before.y(), tip.x() - before.x())
    wings = [tip - QPointF(math.cos(angle + turn), math.sin(angle + turn)) * unit * 0.55 for turn in (0.5, -0.5)]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.ink("board_path"))
    painter.drawPolygon(QPolygonF([tip, *wings]))


def paint_cursor(painter: QPainter, look: Look, frame: Frame, spot: Spot) -> None:
    """A ring in the colour of the focus with a dark line beside it, so that it is seen on anything; inside the walls of a room."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.save()
    if spot.area:
        painter.setClipPath(_walls_without_doors(frame, spot))
    for colour, width in ((look.ink("board_frame"), 0.28), (look.ink("focus"), 0.2)):
        painter.setPen(stroke(colour, max(2.0, frame.unit * width) * (2 if spot.area else 1)))
        if spot.area:
            painter.drawPath(frame.path(spot.outline))
        else:
            painter.drawRoundedRect(frame.box(spot.stand), frame.unit * 0.2, frame.unit * 0.2)
    painter.restore()


def _walls_without_doors(frame: Frame, spot: Spot) -> QPainterPath:
    doors = QPainterPath()
    for gate in spot.gates:
        doors.addRect(frame.box(gate))
    return frame.path(spot.outline).subtracted(doors)
