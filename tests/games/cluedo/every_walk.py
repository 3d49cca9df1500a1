"""Every walk there is, step by step, as one would count them with a finger: slow, and sure."""

from __future__ import annotations

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

    def reach(self, start: Place, steps: int, *, up_to: bool = False) -> tuple[Place, ...]:
        """Where every walk of so many steps ends, in the order of the program's own answer."""
        squares: set[Square] = set()
        rooms: set[str] = set()

        def on(at: Square, left: int, trodden: frozenset[Square]) -> None:
            if left == 0 or (up_to and at != start):
                squares.add(at)
            if left:
                rooms.update(room for room, door in self.doors if door == at)
                for square in beside(at):
                    if square in self.free and square not in trodden:
                        on(square, left - 1, trodden | {square})

        if not isinstance(start, str):
            on(start, steps, frozenset({start}))
        for first in [door for room, door in self.doors if room == start]:
            on(first, steps - 1, frozenset({first}))
        return (*sorted(rooms - {str(start)}), *sorted(squares))
