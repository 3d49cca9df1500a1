"""A city as its map on a club's wall: asphalt with lane marks, blocks with roofs and trees, red stars."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from gm_console.ui.widgets.board.city import KERB
from gm_console.ui.widgets.board.draughtsman import Draughtsman
from gm_console.ui.widgets.board.landmarks import GREEN, build
from gm_console.ui.widgets.board.lettering import NAME, paint_name
from gm_console.ui.widgets.board.pens import stroke, thin
from gm_console.ui.widgets.board.scenes import paint_scene
from gm_console.ui.widgets.board.villa_ground import paint_frame

if TYPE_CHECKING:
    from gm_console.ui.widgets.board.city import CityArt, EntranceArt, SectorArt
    from gm_console.ui.widgets.board.frame import Frame
    from gm_console.ui.widgets.board.shown import Point
    from gm_console.ui.widgets.look import Look

MARGIN: Final = 0.42
"""How far the wooden frame reaches in, in squares."""


def paint_city(painter: QPainter, look: Look, frame: Frame, size: tuple[float, float], art: CityArt, least: float) -> None:
    """All of it, from the frame inwards."""
    wide, high = size
    paint_frame(painter, look, frame.box((0, 0, wide, high)), frame.unit)
    land = frame.box((MARGIN, MARGIN, wide - 2 * MARGIN, high - 2 * MARGIN))
    painter.save()
    painter.setClipRect(land)
    painter.fillRect(land, look.ink("board_middle"))
    for kind, box in art.below:
        paint_scene(painter, look, frame, kind, box)
    _streets(painter, look, frame, art)
    for entrance in art.entrances:
        _way(painter, look, frame, entrance)
    for kind, box in art.above:
        paint_scene(painter, look, frame, kind, box)
    for sector in art.sectors:
        _sector(painter, look, frame, sector)
    for entrance in art.entrances:
        _gate(painter, look, frame, entrance)
    for start in art.starts:
        _start(painter, look, frame, start)
    for star in art.stars:
        _star(painter, look, frame, star)
    for sector in art.sectors:
        paint_name(painter, frame.box(sector.title), sector.name, max(NAME * frame.unit, least), look.ink("board_text"))
    painter.restore()


def _streets(painter: QPainter, look: Look, frame: Frame, art: CityArt) -> None:
    """Kerbs, asphalt, the edge of every square, and a dash from each square to the next."""
    roads = QPainterPath()
    for one, other in art.roads:
        roads.moveTo(frame.point(one))
        roads.lineTo(frame.point(other))
    for colour, width in ((thin(look.ink("city_lane"), 0.55), 1.16), (look.ink("city_street"), 1.02)):
        painter.setPen(QPen(colour, frame.unit * width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap, Qt.PenJoinStyle.RoundJoin))
        painter.drawPath(roads)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(thin(look.ink("city_lane"), 0.22), max(0.7, frame.unit * 0.04)))
    for x, y in art.squares:
        painter.drawRect(frame.box((x - 0.5, y - 0.5, 1, 1)))
    painter.setPen(QPen(thin(look.ink("city_lane"), 0.75), max(0.8, frame.unit * 0.07), Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    for one, other in art.roads:
        painter.drawLine(frame.point(_between(one, other, 0.34)), frame.point(_between(one, other, 0.66)))


def _between(one: Point, other: Point, part: float) -> Point:
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


def _sector(painter: QPainter, look: Look, frame: Frame, sector: SectorArt) -> None:
    """A block with a kerb, and on it what stands there."""
    box, unit = frame.box(sector.block), frame.unit
    lawn = sector.id in GREEN
    ground = look.ink("city_green" if lawn else "city_block")
    light = QLinearGradient(box.topLeft(), box.bottomRight())
    light.setColorAt(0, ground.lighter(106))
    light.setColorAt(1, ground.darker(106))
    inset = unit * KERB
    block = box.adjusted(inset, inset, -inset, -inset)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawRoundedRect(block, unit * 0.22, unit * 0.22)
    painter.save()
    painter.setClipRect(block)
    build(sector.id, Draughtsman(painter, look, frame, sector.floor, sector.title, lawn=lawn))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(look.ink("board_wall"), max(1.2, unit * 0.1)))
    painter.drawRoundedRect(block, unit * 0.22, unit * 0.22)


def _way(painter: QPainter, look: Look, frame: Frame, entrance: EntranceArt) -> None:
    """Asphalt from the street to the edge of the block."""
    painter.setPen(QPen(look.ink("city_street"), frame.unit * 0.62, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawLine(frame.point(entrance.street), frame.point(entrance.gate))


def _gate(painter: QPainter, look: Look, frame: Frame, entrance: EntranceArt) -> None:
    """The kerb opened, and an arrow that goes in."""
    unit, gate = frame.unit, frame.point(entrance.gate)
    way = gate - frame.point(entrance.street)
    far = math.hypot(way.x(), way.y()) or 1.0
    across = QPointF(way.x(), way.y()) * (unit / far)
    along = QPointF(-across.y(), across.x())
    painter.setPen(QPen(look.ink("city_street"), unit * 0.34, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawLine(gate - along * 0.34, gate + along * 0.34)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.ink("city_lane"))
    tip, back = gate + across * 0.3, gate - across * 0.16
    painter.drawPolygon(QPolygonF([tip, back + along * 0.27, back + across * 0.12, back - along * 0.27]))


def _start(painter: QPainter, look: Look, frame: Frame, start: Point) -> None:
    """A chequered square, as where a race begins."""
    side = 0.8 / 4
    painter.setPen(Qt.PenStyle.NoPen)
    for row in range(4):
        for column in range(4):
            painter.setBrush(look.ink("city_lane") if (row + column) % 2 else thin(look.ink("city_street"), 0.9))
            painter.drawRect(frame.box((start[0] - 0.4 + column * side, start[1] - 0.4 + row * side, side, side)))


def _star(painter: QPainter, look: Look, frame: Frame, star: Point) -> None:
    """A red star with an edge, on a dark square."""
    middle, unit = frame.point(star), frame.unit
    painter.setPen(QPen(look.ink("city_star"), max(1.2, unit * 0.07)))
    painter.setBrush(look.ink("city_street"))
    painter.drawRoundedRect(QRectF(middle.x() - unit * 0.45, middle.y() - unit * 0.45, unit * 0.9, unit * 0.9), unit * 0.12, unit * 0.12)
    points = []
    for number in range(10):
        far = unit * (0.4 if number % 2 == 0 else 0.17)
        angle = number * math.pi / 5 - math.pi / 2
        points.append(middle + QPointF(math.cos(angle), math.sin(angle)) * far)
    painter.setPen(stroke(look.ink("city_star"), max(1.0, unit * 0.05)))
    painter.setBrush(look.ink("city_star"))
    painter.drawPolygon(QPolygonF(points))
