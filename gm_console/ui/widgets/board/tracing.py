"""From squares of a grid to shapes: the line round them, and the largest box inside them."""

from __future__ import annotations

from collections.abc import Collection

from gm_console.ui.widgets.board.shown import Box, Point

Cell = tuple[int, int]
"""Row and column."""


def outline(cells: Collection[Cell]) -> tuple[Point, ...]:
    """The corners of the line round joined cells, clockwise as x, y; a hole inside is left out. Nothing for no cells."""
    inside = frozenset(cells)
    after: dict[Point, Point] = {}
    for row, column in sorted(inside):
        corners = ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))
        beside = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
        for number, neighbour in enumerate(beside):
            if neighbour not in inside:
                after.setdefault(corners[number], corners[(number + 1) % 4])
    return _corners(_walked(after))


def _walked(after: dict[Point, Point]) -> list[Point]:
    """Edge after edge from the first corner back to it."""
    if not after:
        return []
    first = min(after, key=lambda point: (point[1], point[0]))
    line, here = [first], after[first]
    while here != first and here in after:
        line.append(here)
        here = after[here]
    return line


def _corners(line: list[Point]) -> tuple[Point, ...]:
    """Only where the line turns."""
    return tuple(
        here
        for before, here, behind in zip(line[-1:] + line[:-1], line, line[1:] + line[:1], strict=True)
        if (before[0] == here[0]) != (here[0] == behind[0])
    )


def largest(cells: Collection[Cell]) -> Box:
    """The largest box of whole cells; of two as large, the upper left one. Raises ValueError for no cells."""
    inside = frozenset(cells)
    boxes = (box for cell in sorted(inside) for box in _from(cell, inside))
    return max(boxes, key=lambda box: box[2] * box[3])


def _from(cell: Cell, inside: frozenset[Cell]) -> list[Box]:
    """The boxes with their upper left corner at a cell, the widest for each height."""
    row, column = cell
    found: list[Box] = []
    wide, high = 99, 0
    while (row + high, column) in inside:
        run = 0
        while run < wide and (row + high, column + run) in inside:
            run += 1
        wide, high = run, high + 1
        found.append((column, row, wide, high))
    return found
