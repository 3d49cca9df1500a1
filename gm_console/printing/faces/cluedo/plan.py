"""The floor of the villa as lines: the walls of its rooms, and where they have doors. Corners are (row, column), as in the plan."""

from collections.abc import Iterator
from functools import lru_cache

from gm_console.engine.value import Value
from gm_console.games.cluedo.content import FLOOR, NOTHING, Board, Square

Corner = tuple[int, int]
Wall = tuple[Corner, Corner]
"""From a corner of a square to the next."""

SIDES: tuple[tuple[Square, Wall], ...] = (
    ((-1, 0), ((0, 0), (0, 1))),
    ((0, 1), ((0, 1), (1, 1))),
    ((1, 0), ((1, 1), (1, 0))),
    ((0, -1), ((1, 0), (0, 0))),
)
"""Which way a neighbour lies, and the wall towards it, clockwise."""


class Span(Value, frozen=True):
    """The rectangle around some squares: first row and column, how many rows and columns."""

    row: int
    column: int
    rows: int
    columns: int


@lru_cache(maxsize=32)
def squares(board: Board, room: str) -> frozenset[Square]:
    """The squares a room covers."""
    letter = next((one.letter for one in board.rooms if one.id == room), None)
    return frozenset(at for at, sign in _signs(board) if sign == letter)


@lru_cache(maxsize=4)
def floor(board: Board) -> frozenset[Square]:
    """The squares one may stand on."""
    return frozenset(at for at, sign in _signs(board) if sign == FLOOR)


@lru_cache(maxsize=4)
def middle(board: Board) -> frozenset[Square]:
    """What is neither floor nor room and lies inside: the stairs in the middle of the house."""
    outer, todo = set[Square](), [at for at, sign in _signs(board) if sign == NOTHING and _at_edge(board, at)]
    nothing = {at for at, sign in _signs(board) if sign == NOTHING}
    while todo:
        at = todo.pop()
        outer.add(at)
        todo += [near for (row, column), _ in SIDES if (near := (at[0] + row, at[1] + column)) in nothing - outer]
    return frozenset(nothing - outer)


def _at_edge(board: Board, at: Square) -> bool:
    return at[0] in (0, len(board.plan) - 1) or at[1] in (0, len(board.plan[0]) - 1)


def _signs(board: Board) -> Iterator[tuple[Square, str]]:
    return (((row, column), sign) for row, line in enumerate(board.plan) for column, sign in enumerate(line))


def span(covered: frozenset[Square]) -> Span:
    """The rectangle around squares, of which there must be some."""
    rows, columns = [row for row, _ in covered], [column for _, column in covered]
    return Span(min(rows), min(columns), max(rows) - min(rows) + 1, max(columns) - min(columns) + 1)


def loops(covered: frozenset[Square]) -> tuple[tuple[Corner, ...], ...]:
    """The outlines of squares, each from corner to corner, clockwise around what is covered."""
    after: dict[Corner, list[Corner]] = {}
    for start, end in walls(covered):
        after.setdefault(start, []).append(end)
    found = []
    while after:
        first = min(after)
        loop = [first]
        while True:
            ends = after[loop[-1]]
            end = ends.pop()
            if not ends:
                del after[loop[-1]]
            if end == first:
                break
            loop.append(end)
        found.append(tuple(loop))
    return tuple(found)


def walls(covered: frozenset[Square]) -> list[Wall]:
    """Every side between a square that is covered and one that is not."""
    return [
        _moved(side, square)
        for square in sorted(covered)
        for (row, column), side in SIDES
        if (square[0] + row, square[1] + column) not in covered
    ]


def _moved(side: Wall, square: Square) -> Wall:
    (one, two), (three, four) = side
    return (square[0] + one, square[1] + two), (square[0] + three, square[1] + four)


def doors(board: Board, room: str) -> tuple[tuple[Wall, Square], ...]:
    """Each door of a room: the side of the square it is entered from, and which way in that is, as rows and columns."""
    covered = squares(board, room)
    found = []
    for door in (one.square for one in board.doors if one.room == room):
        ways = [(way, side) for way, side in SIDES if (door[0] + way[0], door[1] + way[1]) in covered]
        found += [(_moved(side, door), way) for way, side in ways[:1]]  # in a corner of the room: one door all the same
    return tuple(found)
