"""Every walk there is, step by step, as one would count them with a finger: slow, and sure."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from gm_console.games.cluedo.content import Board, Place, Square
from gm_console.store.plans import find_plan


@cache
def board() -> Board:
    """The villa that came along."""
    return msgspec.convert(find_plan("cluedo", "villa"), Board)


def beside(square: Square) -> tuple[Square, ...]:
    """The four neighbours of a square."""
    row, column = square
    return (row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)


class Finger:
    """Walks on a board on which others stand."""

    def __init__(self, board: Board, taken: frozenset[Square]) -> None:
        cells = {(row, column): sign for row, signs in enumerate(board.plan) for column, sign in enumerate(signs)}
        self.free = {square for square, sign in cells.items() if sign == "."} - taken
        self.doors = [(door.room, door.square) for door in board.doors if door.square not in taken]

    def walks(self, start: Place, steps: int) -> Iterator[tuple[Square, ...]]:
        """Every walk of at most so many steps, as the squares stepped on."""
        firsts = [square for room, square in self.doors if room == start] if isinstance(start, str) else beside(start)
        for first in firsts:
            if steps and first in self.free:
                yield from self._on((first,), {first} if isinstance(start, str) else {start, first}, steps)

    def _on(self, walk: tuple[Square, ...], trodden: set[Square], steps: int) -> Iterator[tuple[Square, ...]]:
        yield walk
        if len(walk) < steps:
            for square in beside(walk[-1]):
                if square in self.free and square not in trodden:
                    yield from self._on((*walk, square), trodden | {square}, steps)

    def reach(self, start: Place, steps: int, *, up_to: bool = False) -> tuple[Place, ...]:
        """Where they end, in the order of the program's own answer."""
        squares: set[Square] = set()
        stood = {start} if not isinstance(start, str) and steps else set()
        for walk in self.walks(start, steps):
            if up_to or len(walk) == steps:
                squares.add(walk[-1])
            if len(walk) < steps:
                stood.add(walk[-1])
        rooms = {room for room, square in self.doors if square in stood and room != start}
        return (*sorted(rooms), *sorted(squares))
