"""A board larger than any paper, in tiles: each runs on a little under the next, whose picture continues it to the hair."""

import math
from collections.abc import Iterator
from functools import partial

import msgspec
from msgspec.structs import replace

from gm_console.engine.value import Value
from gm_console.printing import fonts
from gm_console.printing.fitting import Style
from gm_console.printing.formats import Format, Orientation
from gm_console.printing.ornaments import frame, rule
from gm_console.printing.pen import BRASS, INK, MM, SOFT, Art, Pen
from gm_console.printing.press import Card, Deck
from gm_console.printing.sheet import Box
from gm_console.words import Translator

OVERLAP = 8.0
"""Millimetres that a tile runs on under the one to its right and the one below it."""
ROOM = (256.0, 186.0)
"""Millimetres of picture, the overlap included, that a tile has on A4 and on Letter, lying; its marks stand outside."""
GAP, LONG = 1.0, 4.5
"""Millimetres: from the picture to a cutting mark, and how long that is."""

LETTER = Style(fonts.SERIF_BOLD, 9, BRASS, "centre", "middle")
GLUE = Style(fonts.SANS, 6.5, INK, "centre", "middle")
CLUB = Style(fonts.SANS, 8, BRASS, "centre", "middle", spacing=0.18)
TITLE = Style(fonts.SERIF, 24, align="centre", place="middle", least=16)
STEP = Style(fonts.SERIF, 13, SOFT, leading=1.25, least=10)
LARGE = Style(fonts.SERIF_BOLD, 30, INK, "centre", "middle")


class Tile(Value, frozen=True):
    """One tile: its letter, its row and column from 0, and its part of the board in millimetres, the overlap left out."""

    letter: str
    row: int
    column: int
    part: Box


class Tiling(Value, frozen=True):
    """How a board is cut up: its size, how many tiles down and across, and how they lie on the paper."""

    width: float
    height: float
    rows: int
    columns: int
    orientation: Orientation

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Row by row from the top left."""
        wide, high = self.width / self.columns, self.height / self.rows
        return tuple(
            Tile(chr(ord("A") + row * self.columns + column), row, column, Box(column * wide, row * high, wide, high))
            for row in range(self.rows)
            for column in range(self.columns)
        )

    def shown(self, tile: Tile) -> Box:
        """A tile's part with what runs on under its neighbours."""
        right = OVERLAP if tile.column < self.columns - 1 else 0.0
        low = OVERLAP if tile.row < self.rows - 1 else 0.0
        return Box(tile.part.x, tile.part.y, tile.part.width + right, tile.part.height + low)


class Tiled(msgspec.Struct, frozen=True):
    """A board to be printed: what draws the whole of it, what it is called, and the game's title."""

    art: Art
    title: str
    club: str
    words: Translator


def tiling(width: float, height: float) -> Tiling:
    """As few tiles as a board of so many millimetres takes, upright or lying."""
    long, short = ROOM
    tries = [_tried(width, height, long, short, "landscape"), _tried(width, height, short, long, "portrait")]
    return min(tries, key=lambda one: one.rows * one.columns)


def _tried(width: float, height: float, wide: float, high: float, orientation: Orientation) -> Tiling:
    columns, rows = _count(width, wide), _count(height, high)
    return Tiling(width, height, rows, columns, orientation)


def _count(size: float, room: float) -> int:
    """How many tiles a side takes; the last has nothing to run on under."""
    return max(1, math.ceil((size - OVERLAP - 1e-6) / (room - OVERLAP)))


def decks(board: Tiled, sheet: Format, tile: Format) -> tuple[Deck, ...]:
    """A page that says how the board is put together, then its tiles. ``sheet`` and ``tile`` are formats of a whole paper."""
    cut = tiling(board.art.width, board.art.height)
    lying = replace(tile, orientation=cut.orientation)
    pages = [Card(f"{board.title} {one.letter}", partial(_tile, board=board, cut=cut, tile=one)) for one in cut.tiles]
    plan = Card(board.title, partial(_plan, board=board, cut=cut))
    return Deck(sheet, [plan], guides=False), Deck(lying, pages, guides=False)


def _tile(pen: Pen, board: Tiled, cut: Tiling, tile: Tile) -> None:
    """A part of the board in the middle of the page, cutting marks at its corners, and where the next tile lies over it."""
    shown = cut.shown(tile)
    left, top = (pen.width - shown.width) / 2, (pen.height - shown.height) / 2
    at = Box(left, top, shown.width, shown.height)
    with pen.clipped(pen.path().rect(at)):
        pen.stamp(board.art, left - shown.x, top - shown.y)
    _joins(pen, board, cut, tile, at)
    for start, end in cuts(at):
        pen.line(start, end, INK, 0.12)
    pen.label(tile.letter, Box(at.x + at.width / 2 - 5, at.y - 5.6, 10, 4.6), LETTER)


Line = tuple[tuple[float, float], tuple[float, float]]


def cuts(at: Box) -> Iterator[Line]:
    """Marks outside the four corners of a picture."""
    for x in (at.x, at.right):
        yield (x, at.y - GAP), (x, at.y - GAP - LONG)
        yield (x, at.bottom + GAP), (x, at.bottom + GAP + LONG)
    for y in (at.y, at.bottom):
        yield (at.x - GAP, y), (at.x - GAP - LONG, y)
        yield (at.right + GAP, y), (at.right + GAP + LONG, y)


def _joins(pen: Pen, board: Tiled, cut: Tiling, tile: Tile, at: Box) -> None:
    """Where the tiles to the right and below begin: a dashed line, and on the strip behind it which one is glued there."""
    by_place = {(one.row, one.column): one.letter for one in cut.tiles}
    right, low = by_place.get((tile.row, tile.column + 1)), by_place.get((tile.row + 1, tile.column))
    x, y = at.x + tile.part.width, at.y + tile.part.height
    if right:
        pen.line((x, at.y), (x, at.bottom), "#ffffff", 0.5)
        pen.line((x, at.y), (x, at.bottom), INK, 0.2, (2, 1.5))
        with pen.within(Box(x + 1, at.y + tile.part.height / 2 - 18, OVERLAP - 2, 36), 90) as strip:
            _glue(strip, board, right)
    if low:
        pen.line((at.x, y), (at.right, y), "#ffffff", 0.5)
        pen.line((at.x, y), (at.right, y), INK, 0.2, (2, 1.5))
        with pen.within(Box(at.x + tile.part.width / 2 - 18, y + 1, 36, OVERLAP - 2)) as strip:
            _glue(strip, board, low)


def _glue(pen: Pen, board: Tiled, letter: str) -> None:
    pen.rect(pen.box, 1, fill="#ffffff", edge=BRASS, thick=0.2)
    pen.label(board.words.text("paper.envelope.tile.under", letter=letter), pen.box.inset(0.4), GLUE)


def _plan(pen: Pen, board: Tiled, cut: Tiling) -> None:
    """The whole board small with its tiles' letters, and what to do step by step."""
    words = board.words
    frame(pen, pen.box)
    inner = pen.box.inset(9, 12)
    middle = inner.x + inner.width / 2
    pen.label(board.club.upper(), Box(inner.x, inner.y, inner.width, 4), CLUB)
    pen.label(board.title, Box(inner.x, inner.y + 5, inner.width, 12), TITLE)
    rule(pen, (middle - 30, inner.y + 21), middle + 30)
    share = min(inner.width / cut.width, 150 / cut.height)
    small = Box(middle - cut.width * share / 2, inner.y + 27, cut.width * share, cut.height * share)
    _thumbnail(pen, board.art, small, share)
    for tile in cut.tiles:
        _place(pen, tile, small, share)
    y = small.bottom + 7
    for number, step in enumerate(("cut", "order", "glue", "back"), 1):
        said = words.text(f"paper.envelope.tile.{step}", n=len(cut.tiles))
        pen.label(f"{number}.", Box(inner.x + 4, y, 6, 7), STEP)
        y = pen.label(said, Box(inner.x + 10, y, inner.width - 14, 17), STEP, 3) + 1.6


def _thumbnail(pen: Pen, art: Art, at: Box, share: float) -> None:
    """The board's own drawing, a share of its size."""
    canvas = pen.canvas
    canvas.saveState()
    canvas.translate(at.x * MM, (pen.height - at.bottom) * MM)
    canvas.scale(share, share)
    canvas.translate(0, -(pen.height - art.height) * MM)
    pen.stamp(art)
    canvas.restoreState()


def _place(pen: Pen, tile: Tile, small: Box, share: float) -> None:
    part = tile.part
    box = Box(small.x + part.x * share, small.y + part.y * share, part.width * share, part.height * share)
    pen.rect(box, edge="#ffffff", thick=1.1)
    pen.rect(box, edge=INK, thick=0.4)
    pen.circle((box.x + box.width / 2, box.y + box.height / 2), 8, fill="#fffdf7", edge=BRASS, thick=0.4)
    pen.label(tile.letter, Box(box.x + box.width / 2 - 8, box.y + box.height / 2 - 8, 16, 16), LARGE)
