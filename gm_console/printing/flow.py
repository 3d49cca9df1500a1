"""Texts poured through columns, as many as they take: each goes on where the one before it ended, and nothing is cut off."""

from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise

import msgspec

from gm_console.engine.value import Value
from gm_console.printing.fitting import Fitted, Style, wrap
from gm_console.printing.ornaments import lozenge
from gm_console.printing.pen import BRASS, MM, Pen
from gm_console.printing.sheet import Box

WHOLE, WHOLE_MARKED = 3, 6
"""A text of so many lines, or one of a list of so many, is never parted; of a longer one at least two stay together."""


class Item(Value, frozen=True):
    """A paragraph or a heading. ``before`` and ``indent`` are millimetres at full size; at the top of a column nothing stands before.

    ``mark`` stands in the indent: ``lozenge``, ``box`` to tick, or a few letters. ``stays``: no column ends with it.
    """

    text: str
    style: Style
    before: float = 0
    indent: float = 0
    mark: str = ""
    stays: bool = False


class Placed(Value, frozen=True):
    """A stretch of an item in a column: its lines, the millimetres above it, and whether the item begins there."""

    item: Item
    lines: Fitted
    y: float
    begins: bool


Column = tuple[Placed, ...]


class _Piece(Value, frozen=True):
    """Lines of an item that stay together."""

    item: Item
    lines: Fitted
    begins: bool
    share: float

    @property
    def height(self) -> float:
        return len(self.lines.lines) * self.lines.size * self.item.style.leading / MM

    @property
    def before(self) -> float:
        return self.item.before * self.share if self.begins else 0.0


def poured(items: Sequence[Item], width: float, height: float, share: float = 1) -> tuple[Column, ...] | None:
    """Items at a share of their sizes through columns of millimetres; None where a word alone, or what stays together, is too large."""
    columns: list[list[Placed]] = [[]]
    y = 0.0
    pieces = _pieces(items, width, share)
    if pieces is None:
        return None
    for together in _together(pieces):
        tall = sum(piece.before + piece.height for piece in together)
        if columns[-1] and y + tall > height + 1e-6:
            columns.append([])
        if not columns[-1]:
            y = -together[0].before
        if y + tall > height + 1e-6:
            return None
        for piece in together:
            y += piece.before
            columns[-1].append(Placed(piece.item, piece.lines, y, piece.begins))
            y += piece.height
    return tuple(tuple(column) for column in columns)


def largest(items: Sequence[Item], width: float, height: float, shares: Sequence[float], most: int) -> tuple[Column, ...] | None:
    """As `poured`, at the first of the shares, largest first, at which it takes at most so many columns."""

    def fits(share: float) -> bool:
        columns = poured(items, width, height, share)
        return columns is not None and len(columns) <= most

    place = bisect_left(shares, x=True, key=fits)
    return None if place == len(shares) else poured(items, width, height, shares[place])


def end(column: Column) -> float:
    """Where a column ends, in millimetres from its top."""
    if not column:
        return 0.0
    last = column[-1]
    return last.y + len(last.lines.lines) * last.lines.size * last.item.style.leading / MM


def draw(pen: Pen, column: Column, box: Box) -> None:
    """Sets one column into a box of the width it was poured for."""
    for placed in column:
        share = placed.lines.size / placed.item.style.size
        indent = placed.item.indent * share
        at = Box(box.x + indent, box.y + placed.y, box.width - indent, box.height)
        pen.set(placed.lines, at, placed.item.style)
        if placed.begins and placed.item.mark:
            _mark(pen, placed, Box(box.x, at.y, indent, placed.lines.size / MM))


def _mark(pen: Pen, placed: Placed, box: Box) -> None:
    """In the indent, beside the first line's small letters."""
    middle = box.y + box.height * 0.56
    if placed.item.mark == "lozenge":
        lozenge(pen, (box.x + 0.9, middle), 0.85, 1.05)
    elif placed.item.mark == "box":
        side = box.height * 0.72
        pen.rect(Box(box.x, middle - side / 2, side, side), 0.3, edge=BRASS, thick=0.25)
    else:
        style = msgspec.structs.replace(placed.item.style, colour=BRASS)
        pen.set(Fitted(placed.lines.size, (placed.item.mark,)), box, style)


def _pieces(items: Sequence[Item], width: float, share: float) -> list[_Piece] | None:
    found = []
    for item in items:
        lines = wrap(item.text, item.style, item.style.size * share, (width - item.indent * share) * MM)
        if lines is None:
            return None
        cuts = _cuts(len(lines.lines), WHOLE_MARKED if item.mark else WHOLE)
        for start, stop in pairwise(cuts):
            found.append(_Piece(item, Fitted(lines.size, lines.lines[start:stop]), start == 0, share))
    return found


def _cuts(lines: int, whole: int) -> list[int]:
    """Where a text of so many lines may be parted, its beginning and its end included."""
    return [0, lines] if lines <= whole else [0, *range(2, lines - 1), lines]


def _together(pieces: Sequence[_Piece]) -> list[list[_Piece]]:
    """Every heading with the first piece of what follows it."""
    found: list[list[_Piece]] = []
    bound = False
    for piece in pieces:
        if bound:
            found[-1].append(piece)
        else:
            found.append([piece])
        bound = piece.item.stays
    return found
