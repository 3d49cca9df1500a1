"""What never changes of a board, painted once for a size, a theme and a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter

from gm_console.ui.widgets.board.city_ground import paint_city
from gm_console.ui.widgets.board.frame import Frame
from gm_console.ui.widgets.board.shown import Ground
from gm_console.ui.widgets.board.villa import VillaArt
from gm_console.ui.widgets.board.villa_ground import paint_villa

if TYPE_CHECKING:
    from gm_console.ui.widgets.look import Look


def paint_ground(painter: QPainter, look: Look, frame: Frame, ground: Ground, least: float) -> None:
    """Everything below what moves. ``least`` is the smallest a name may be, in pixels, where there is room for it."""
    size = (ground.wide, ground.high)
    if isinstance(ground.art, VillaArt):
        paint_villa(painter, look, frame, size, ground.art, least)
    else:
        paint_city(painter, look, frame, size, ground.art, least)
