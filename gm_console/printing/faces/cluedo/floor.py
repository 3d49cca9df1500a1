"""A room drawn from the villa's plan: on its card alone, on the board with all others. One place knows how walls and doors look."""

from collections.abc import Iterable

from gm_console.engine.value import Value
from gm_console.games.cluedo.content import Board, Square
from gm_console.printing.faces.cluedo import plan
from gm_console.printing.faces.cluedo.furniture import FURNITURE
from gm_console.printing.faces.envelope import figure
from gm_console.printing.pen import BRASS, Outline, Pen, Point
from gm_console.printing.sheet import Box

WALL, DOOR, STEP = "#3b2a20", "#c9a557", "#f6eedc"
FLOORS = {
    "kitchen": "#dfe5df",
    "ballroom": "#eadfbd",
    "conservatory": "#d8e3c6",
    "billiard": "#d9e2d4",
    "library": "#e6d6bd",
    "study": "#e2d5c0",
    "hall": "#eee3cd",
    "lounge": "#e8d8cb",
    "dining": "#ecdcc4",
}
"""The colour of a room's floor."""
PLAIN = "#e9e0cc"
"""That of a room nobody has painted."""


class Grid(Value, frozen=True):
    """Where the plan lies: the top left of its first square, and a square's side, in millimetres."""

    x: float
    y: float
    side: float

    def at(self, corner: tuple[float, float]) -> Point:
        """A corner of the plan, given as row and column."""
        return self.x + corner[1] * self.side, self.y + corner[0] * self.side

    def square(self, at: Square) -> Box:
        """A square of the plan."""
        x, y = self.at(at)
        return Box(x, y, self.side, self.side)

    def around(self, span: plan.Span) -> Box:
        """The rectangle around squares."""
        x, y = self.at((span.row, span.column))
        return Box(x, y, span.columns * self.side, span.rows * self.side)


def fitted(span: plan.Span, box: Box, most: float) -> Grid:
    """The plan, so placed that some of its squares fill a box: as large as there is room, and no square larger than ``most``."""
    side = min(box.width / span.columns, box.height / span.rows, most)
    left, top = box.x + (box.width - span.columns * side) / 2, box.y + (box.height - span.rows * side) / 2
    return Grid(left - span.column * side, top - span.row * side, side)


def outline(pen: Pen, grid: Grid, covered: frozenset[Square]) -> Outline:
    """The shape of squares."""
    path = pen.path()
    for first, *rest in plan.loops(covered):
        path.move(*grid.at(first))
        for corner in rest:
            path.line(*grid.at(corner))
        path.close()
    return path


def room(pen: Pen, grid: Grid, board: Board, id_: str, low: float = 0) -> None:
    """One room: its floor, what stands in it, its walls and doors. ``low`` millimetres at its lower wall stay empty."""
    covered = plan.squares(board, id_)
    if not covered:
        return
    shape = outline(pen, grid, covered)
    pen.shape(shape, fill=FLOORS.get(id_, PLAIN))
    box, edge = grid.around(plan.span(covered)), grid.side * 0.5
    room_left = Box(box.x + edge, box.y + edge, box.width - 2 * edge, box.height - 2 * edge - low)
    figure.draw(pen, FURNITURE.get(id_, ()), room_left)
    pen.shape(outline(pen, grid, covered), edge=WALL, thick=grid.side * 0.16)
    doors(pen, grid, board, id_)


def doors(pen: Pen, grid: Grid, board: Board, id_: str) -> None:
    """Each door: a brass threshold in the wall, and an arrow on the square before it."""
    for (start, end), way in plan.doors(board, id_):
        near, far = _along(start, end, 0.14), _along(start, end, 0.86)
        pen.line(grid.at(near), grid.at(far), STEP, grid.side * 0.24)
        pen.line(grid.at(near), grid.at(far), DOOR, grid.side * 0.1)
        arrow(pen, grid, _along(start, end, 0.5), way)


def _along(start: plan.Corner, end: plan.Corner, share: float) -> tuple[float, float]:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def arrow(pen: Pen, grid: Grid, sill: tuple[float, float], way: Square) -> None:
    """On the square of floor, towards the door."""
    row, column = sill[0] - 0.16 * way[0], sill[1] - 0.16 * way[1]
    corners: Iterable[tuple[float, float]] = (
        (row - 0.2 * way[0] + 0.16 * way[1], column - 0.2 * way[1] + 0.16 * way[0]),
        (row - 0.2 * way[0] - 0.16 * way[1], column - 0.2 * way[1] - 0.16 * way[0]),
    )
    path = pen.path().move(*grid.at((row, column)))
    for corner in corners:
        path.line(*grid.at(corner))
    pen.shape(path.close(), fill=BRASS)
