"""A board painted into any box of any painter: the host's table, the television and the small picture of it all use this.

What never changes is painted once for a size, a theme and a screen, and copied; so is every piece. Only where they stand is new.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from gm_console.ui.widgets.board import layers, pieces
from gm_console.ui.widgets.board.frame import Frame, shared
from gm_console.ui.widgets.board.ground import paint_ground
from gm_console.ui.widgets.board.shown import BoardShown, Box, Ground, Laid, Place, Spot, Token
from gm_console.ui.widgets.board.stamps import Stamps

if TYPE_CHECKING:
    from gm_console.ui.widgets.look import Look

TALLEST, WIDEST, ALONE = 1.7, 1.6, 1.3
"""The largest a pawn in a room, a thing laid and a pawn alone on a square are, in squares: its letter must be read."""
FAR = 40.0
"""The least a name is high for who sits five metres from it."""
CROWD = 1.6
"""How wide those who share a square may stand, in squares."""
FILLED = 0.94
"""How much of its room a piece fills."""
AROUND = 0.62
"""How far a pawn's ring and shadow reach from its middle, in its sizes."""
Piece = TypeVar("Piece", Token, Laid)


@dataclass(frozen=True)
class Pointed:
    """What the mouse is over, and where the keyboard's cursor is while the board has the focus."""

    under: Place | None = None
    cursor: Place | None = None


NOWHERE = Pointed()


class BoardPicture:
    """Keeps the ground and the pieces of one size. ``least`` is the smallest a name may be, in pixels, where there is room for it.

    If none is given, names are as large as the players' frame of 1600 by 900 wants them.
    """

    def __init__(self, look: Look, least: float = FAR) -> None:
        self._look = look
        self._least = least
        self._ground: Ground | None = None
        self._stamps = Stamps()

    def paint(self, painter: QPainter, box: QRectF, shown: BoardShown, pointed: Pointed = NOWHERE) -> None:
        """A board at one moment, as large as the box allows, in its middle."""
        if shown.ground != self._ground:
            self._ground, self._stamps = shown.ground, Stamps()
        frame = Frame.within(box, shown.ground)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._stamps.begin(painter, frame.unit)
        self._lay_ground(painter, frame, shown.ground)
        for place in shown.reach:
            self._reach(painter, frame, shown.ground.at[place], place == pointed.under)
        if pointed.cursor is not None and pointed.cursor in shown.ground.at:
            layers.paint_cursor(painter, self._look, frame, shown.ground.at[pointed.cursor])
        layers.paint_path(painter, self._look, frame, shown.path)
        self._laid(painter, frame, shown)
        self._tokens(painter, frame, shown)
        painter.restore()

    def _lay_ground(self, painter: QPainter, frame: Frame, ground: Ground) -> None:
        whole = frame.box((0, 0, ground.wide, ground.high))
        self._stamps.press(painter, "ground", whole, lambda p: paint_ground(p, self._look, frame, ground, self._least))

    def _reach(self, painter: QPainter, frame: Frame, spot: Spot, under: bool) -> None:
        """All squares alike; each room or sector its own."""
        key = (spot.place if spot.area else spot.marked, under)
        box = frame.path(spot.outline).boundingRect() if spot.area else frame.box(spot.stand)
        self._stamps.press(painter, key, box, lambda p: layers.paint_reached(p, self._look, frame, spot, under, self._least))

    def _laid(self, painter: QPainter, frame: Frame, shown: BoardShown) -> None:
        for place, things in _grouped(shown.laid).items():
            spot = shown.ground.at.get(place)
            if spot is not None and spot.lay is not None:
                middles, size = shared(spot.lay, len(things), WIDEST)
                for middle, thing in zip(middles, things, strict=True):
                    self._thing(painter, frame.point(middle), size * frame.unit * FILLED, thing)

    def _thing(self, painter: QPainter, middle: QPointF, size: float, thing: Laid) -> None:
        key = (thing.id, thing.sign, thing.colour, size)
        self._stamps.press(painter, key, _around(middle, size), lambda p: pieces.paint_laid(p, self._look, middle, size, thing))

    def _tokens(self, painter: QPainter, frame: Frame, shown: BoardShown) -> None:
        for place, tokens in _grouped(shown.tokens).items():
            spot = shown.ground.at.get(place)
            if spot is not None:
                middles, size = shared(_room_for(spot, len(tokens)), len(tokens), TALLEST if spot.area else ALONE)
                for middle, token in zip(middles, tokens, strict=True):
                    self._token(painter, frame.point(middle), size * frame.unit * FILLED, token)

    def _token(self, painter: QPainter, middle: QPointF, size: float, token: Token) -> None:
        key = (token.colour, token.sign, token.standing, size)
        self._stamps.press(painter, key, _around(middle, size), lambda p: pieces.paint_pawn(p, self._look, middle, size, token))


def _around(middle: QPointF, size: float) -> QRectF:
    return QRectF(middle.x() - size * AROUND, middle.y() - size * AROUND, size * AROUND * 2, size * AROUND * 2)


def _room_for(spot: Spot, count: int) -> Box:
    """Where pawns stand: on a square they reach a little over it."""
    left, top, wide, high = spot.stand
    if spot.area:
        return spot.stand
    grown = ((ALONE if count < 2 else CROWD) - 1) / 2
    return left - grown, top - grown, wide + 2 * grown, high + 2 * grown


def _grouped(all_: Iterable[Piece]) -> dict[Place, list[Piece]]:
    """The pieces of each place, in their order."""
    found: dict[Place, list[Piece]] = {}
    for piece in all_:
        found.setdefault(piece.place, []).append(piece)
    return found
