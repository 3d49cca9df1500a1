"""The floor of a villa as an architect would draw it for a club: walnut corridors, baize rooms, brass walls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPen, QPolygonF, QRadialGradient

from gm_console.ui.widgets.board.draughtsman import Draughtsman
from gm_console.ui.widgets.board.furniture import furnish
from gm_console.ui.widgets.board.lettering import NAME, paint_name
from gm_console.ui.widgets.board.pens import CENTRE, serif, stroke, thin

if TYPE_CHECKING:
    from gm_console.ui.widgets.board.frame import Frame
    from gm_console.ui.widgets.board.shown import Box
    from gm_console.ui.widgets.board.villa import DoorArt, PassageArt, RoomArt, StartArt, VillaArt
    from gm_console.ui.widgets.look import Look

WALL: Final = 0.17


def paint_villa(painter: QPainter, look: Look, frame: Frame, size: tuple[float, float], art: VillaArt, least: float) -> None:
    """All of it, from the frame inwards."""
    paint_frame(painter, look, frame.box((0, 0, *size)), frame.unit)
    _floor(painter, look, frame, art)
    if art.middle is not None:
        _stairs(painter, look, frame, art.middle)
    for room in art.rooms:
        _room(painter, look, frame, room)
    for door in art.doors:
        _door(painter, look, frame, door)
    for passage in art.passages:
        _passage(painter, look, frame, passage)
    for start in art.starts:
        _start(painter, look, frame, start)
    for room in art.rooms:
        paint_name(painter, frame.box(room.title), room.name, max(NAME * frame.unit, least), look.ink("board_text"))


def paint_frame(painter: QPainter, look: Look, box: QRectF, unit: float) -> None:
    """A wooden board with a brass line let into its edge."""
    wood = look.ink("board_frame")
    grain = QLinearGradient(box.topLeft(), box.bottomRight())
    for at, lighter in ((0, 116), (0.35, 100), (0.6, 106), (1, 88)):
        grain.setColorAt(at, wood.lighter(lighter))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(grain)
    painter.drawRoundedRect(box, unit * 0.45, unit * 0.45)
    inset = unit * 0.26
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(look.ink("brass"), max(1.0, unit * 0.07)))
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), unit * 0.3, unit * 0.3)


def _floor(painter: QPainter, look: Look, frame: Frame, art: VillaArt) -> None:
    """Every other square a shade lighter, with a thin joint between."""
    painter.setPen(QPen(look.ink("board_line"), max(0.7, frame.unit * 0.035)))
    for left, top in art.squares:
        painter.setBrush(look.ink("board_tile" if int(left + top) % 2 else "board_floor"))
        painter.drawRect(frame.box((left, top, 1, 1)))


def _room(painter: QPainter, look: Look, frame: Frame, room: RoomArt) -> None:
    ground = look.ink("board_room")
    walls = frame.path(room.walls)
    light = QRadialGradient(walls.boundingRect().center(), max(walls.boundingRect().width(), walls.boundingRect().height()) * 0.62)
    light.setColorAt(0, ground.lighter(108))
    light.setColorAt(1, ground.darker(106))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawPath(walls)
    painter.save()
    painter.setClipPath(walls)
    furnish(room.id, Draughtsman(painter, look, frame, room.floor, room.title))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    joined = QPen(look.ink("board_wall"), max(1.4, frame.unit * WALL))
    joined.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(joined)
    painter.drawPath(walls)


def _door(painter: QPainter, look: Look, frame: Frame, door: DoorArt) -> None:
    """The wall opened, two door posts, and an arrow that goes in."""
    unit, middle = frame.unit, frame.point(door.at)
    down, right = door.into
    along, across = QPointF(abs(down), abs(right)) * unit, QPointF(right, down) * unit
    painter.setPen(QPen(look.ink("board_floor"), unit * WALL * 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawLine(middle - along * 0.44, middle + along * 0.44)
    painter.setPen(stroke(look.ink("board_wall"), max(1.4, unit * 0.15)))
    for side in (-1, 1):
        post = middle + along * (0.44 * side)
        painter.drawLine(post - across * 0.16, post + across * 0.16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.ink("board_wall"))
    tip = middle + across * 0.34
    back = middle - across * 0.1
    painter.drawPolygon(QPolygonF([tip, back + along * 0.25, back + across * 0.1, back - along * 0.25]))


def _stairs(painter: QPainter, look: Look, frame: Frame, middle: Box) -> None:
    """The well of the stairs, with the sealed envelope of the case on it."""
    box, unit, brass = frame.box(middle), frame.unit, look.ink("brass")
    painter.setPen(QPen(look.ink("board_wall"), max(1.4, unit * WALL)))
    painter.setBrush(look.ink("board_middle"))
    painter.drawRect(box)
    painter.setPen(QPen(thin(brass, 0.5), max(0.7, unit * 0.04)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in (0.3, 0.55, 0.8):
        inset = unit * step
        painter.drawRect(box.adjusted(inset, inset, -inset, -inset))
    wide = box.width() - unit * 2.3
    _envelope(painter, look, QRectF(box.center().x() - wide / 2, box.center().y() - wide * 0.36, wide, wide * 0.72))


def _envelope(painter: QPainter, look: Look, box: QRectF) -> None:
    ivory, ink = look.ink("die"), look.ink("die_text")
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 80))
    painter.drawRoundedRect(box.translated(box.width() * 0.02, box.width() * 0.05), 2, 2)
    painter.setBrush(ivory)
    painter.setPen(stroke(thin(ink, 0.55), max(0.8, box.width() * 0.02)))
    painter.drawRoundedRect(box, box.width() * 0.03, box.width() * 0.03)
    fold = box.center() + QPointF(0, box.height() * 0.08)
    painter.drawPolyline(QPolygonF([box.topLeft(), fold, box.topRight()]))
    radius = box.height() * 0.3
    wax = look.ink("pawn_rose")
    painter.setPen(QPen(wax.darker(140), max(0.8, radius * 0.1)))
    painter.setBrush(wax)
    painter.drawEllipse(fold, radius, radius)
    painter.setFont(serif(radius * 1.5))
    painter.setPen(look.ink("pawn_light_text"))
    painter.drawText(QRectF(fold.x() - radius, fold.y() - radius * 1.05, radius * 2, radius * 2), CENTRE, "?")


def _passage(painter: QPainter, look: Look, frame: Frame, passage: PassageArt) -> None:
    """A trapdoor with steps going down, each narrower and darker than the last."""
    box, unit = frame.box(passage.box), frame.unit
    painter.setPen(QPen(look.ink("board_wall"), max(1.0, unit * 0.08)))
    painter.setBrush(look.ink("board_middle"))
    painter.drawRect(box)
    painter.setPen(stroke(look.ink("board_wall"), max(1.0, unit * 0.07)))
    for step in range(1, 4):
        y = box.top() + box.height() * step / 4
        inset = unit * 0.12 * step
        painter.drawLine(QPointF(box.left() + inset, y), QPointF(box.right() - inset, y))


def _start(painter: QPainter, look: Look, frame: Frame, start: StartArt) -> None:
    """A square ring in the suspect's colour with the suspect's letter; pawns are round."""
    box, unit, ink = frame.box(start.box), frame.unit, look.ink(f"pawn_{start.colour}")
    inset = unit * 0.14
    ring = box.adjusted(inset, inset, -inset, -inset)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink.lighter(125), max(1.2, unit * 0.11)))
    painter.drawRoundedRect(ring, unit * 0.1, unit * 0.1)
    painter.setFont(serif(unit * (0.56 if len(start.sign) < 2 else 0.44), QFont.Weight.Normal))
    painter.setPen(look.ink("board_wall"))
    painter.drawText(box.adjusted(0, -unit * 0.03, 0, 0), CENTRE, start.sign)
