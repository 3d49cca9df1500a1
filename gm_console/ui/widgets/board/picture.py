"""A board painted into any box of any painter: the host's table, the television and the small picture of it all use this.

What never changes is painted once for a size, a theme and a screen, and copied; what moves is painted above it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from gm_console.ui.widgets.board import layers, pieces
from gm_console.ui.widgets.board.frame import Frame, shared
from gm_console.ui.widgets.board.ground import paint_ground
from gm_console.ui.widgets.board.shown import BoardShown, Ground, Laid, Place, Token

if TYPE_CHECKING:
    from gm_console.ui.widgets.look import Look

TALLEST, WIDEST = 1.5, 1.45
"""The largest a pawn in a room and a thing laid are, in squares."""
CROWD = 1.3
"""How far those who share a square may reach over it."""
Piece = TypeVar("Piece", Token, Laid)


@dataclass(frozen=True)
class Pointed:
    """What the mouse is over, and where the keyboard's cursor is while the board has the focus."""

    under: Place | None = None
    cursor: Place | None = None


NOWHERE = Pointed()


class BoardPicture:
    """Keeps the ground of one size. ``least`` is the smallest a name may be, in pixels, where there is room for it."""

    def __init__(self, look: Look, least: float = 0.0) -> None:
        self._look = look
        self._least = least
        self._copy = QPixmap()
        self._of: tuple[Ground | None, int, int] = (None, 0, 0)

    def paint(self, painter: QPainter, box: QRectF, shown: BoardShown, pointed: Pointed = NOWHERE) -> None:
        """A board at one moment, as large as the box allows, in its middle."""
        frame = Frame.within(box, shown.ground)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(painter, shown.ground, frame)
        layers.paint_reach(painter, self._look, frame, shown, pointed.under, self._least)
        layers.paint_path(painter, self._look, frame, shown.path)
        self._laid(painter, frame, shown)
        self._tokens(painter, frame, shown)
        if pointed.cursor is not None and pointed.cursor in shown.ground.at:
            layers.paint_cursor(painter, self._look, frame, shown.ground.at[pointed.cursor])
        painter.restore()

    def _ground(self, painter: QPainter, ground: Ground, frame: Frame) -> None:
        """Copied dot by dot, so that no line is blurred."""
        device = painter.device().devicePixelRatio()
        ratio = painter.worldTransform().m11() * device
        wide, high = round(ground.wide * frame.unit * ratio), round(ground.high * frame.unit * ratio)
        if self._of != (ground, wide, high):
            self._copy = self._painted(ground, wide, high, ratio, frame.unit)
            self._of = (ground, wide, high)
        at = painter.worldTransform().map(QPointF(frame.left, frame.top))
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(QPointF(round(at.x() * device) / device, round(at.y() * device) / device), self._dots(device))
        painter.restore()

    def _dots(self, device: float) -> QPixmap:
        self._copy.setDevicePixelRatio(device)
        return self._copy

    def _painted(self, ground: Ground, wide: int, high: int, ratio: float, unit: float) -> QPixmap:
        copy = QPixmap(max(wide, 1), max(high, 1))
        copy.fill(Qt.GlobalColor.transparent)
        painter = QPainter(copy)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(ratio, ratio)
        paint_ground(painter, self._look, Frame(0.0, 0.0, unit), ground, self._least)
        painter.end()
        return copy

    def _laid(self, painter: QPainter, frame: Frame, shown: BoardShown) -> None:
        for place, things in _grouped(shown.laid).items():
            spot = shown.ground.at.get(place)
            if spot is None or spot.lay is None:
                continue
            middles, size = shared(spot.lay, len(things), WIDEST)
            for middle, thing in zip(middles, things, strict=True):
                pieces.paint_laid(painter, self._look, frame.point(middle), size * frame.unit * 0.94, thing)

    def _tokens(self, painter: QPainter, frame: Frame, shown: BoardShown) -> None:
        for place, tokens in _grouped(shown.tokens).items():
            spot = shown.ground.at.get(place)
            if spot is None:
                continue
            left, top, wide, high = spot.stand
            if not spot.area and len(tokens) > 1:
                grown = (CROWD - 1) / 2
                left, top, wide, high = left - grown, top - grown, CROWD, CROWD
            middles, size = shared((left, top, wide, high), len(tokens), TALLEST if spot.area else 1.0)
            for middle, token in zip(middles, tokens, strict=True):
                pieces.paint_pawn(painter, self._look, frame.point(middle), size * frame.unit * 0.94, token)


def _grouped(all_: Iterable[Piece]) -> dict[Place, list[Piece]]:
    """The pieces of each place, in their order."""
    found: dict[Place, list[Piece]] = {}
    for piece in all_:
        found.setdefault(piece.place, []).append(piece)
    return found
