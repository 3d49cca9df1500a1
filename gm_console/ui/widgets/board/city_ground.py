"""A city as its map on a club's wall: asphalt with lane marks, blocks with roofs and trees, red stars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter

from gm_console.ui.widgets.board.lettering import paint_name

if TYPE_CHECKING:
    from gm_console.ui.widgets.board.city import CityArt
    from gm_console.ui.widgets.board.frame import Frame
    from gm_console.ui.widgets.look import Look


def paint_city(painter: QPainter, look: Look, frame: Frame, size: tuple[float, float], art: CityArt, least: float) -> None:
    """All of it, from the frame inwards."""
    painter.fillRect(frame.box((0, 0, *size)), look.ink("board_frame"))
    painter.setPen(look.ink("board_line"))
    for road in art.roads:
        painter.drawLine(frame.point(road[0]), frame.point(road[1]))
    for sector in art.sectors:
        painter.fillRect(frame.box(sector.block), look.ink("city_block"))
        paint_name(painter, frame.box(sector.title), sector.name, max(frame.unit * 0.8, least), look.ink("board_text"))
