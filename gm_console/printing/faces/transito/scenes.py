"""What is only drawn in a city: river, green, roofs, bridges, stripes and the island of a roundabout."""

from collections.abc import Callable, Mapping

from gm_console.games.transito.content import Scene
from gm_console.printing.faces.transito.streets import LANE, Map
from gm_console.printing.pen import Pen
from gm_console.printing.sheet import Box

WATER, WAVE, GRASS, TREE, LEAF, ROOFS, RIDGE, RAIL = (
    "#9cc3d3", "#c9e0e8", "#b5cf9b", "#5f8f52", "#86b06f", ("#c58a63", "#b9704e", "#d3a277", "#a95f47"), "#7c4a34", "#6d5a44",
)  # fmt: skip


def scene(pen: Pen, map_: Map, one: Scene) -> None:
    """One of them; nothing for a kind that is not known."""
    draw = DRAWN.get(one.kind)
    if draw is not None:
        draw(pen, map_.box(one.x, one.y, one.width, one.height), map_.side)


def _river(pen: Pen, box: Box, side: float) -> None:
    pen.rect(box, fill=WATER)
    for row in (0.3, 0.62):
        y, x, step = box.y + row * box.height, box.x + row * side, side * 0.9
        path = pen.path()
        while x + step * 0.6 < box.right:
            path.move(x, y).curve((x + step * 0.15, y - 1.4), (x + step * 0.3, y - 1.4), (x + step * 0.3, y))
            path.curve((x + step * 0.3, y + 1.4), (x + step * 0.45, y + 1.4), (x + step * 0.6, y))
            x += step
        pen.shape(path, edge=WAVE, thick=0.6)


def _park(pen: Pen, box: Box, side: float) -> None:
    pen.rect(box, side * 0.18, fill=GRASS)
    columns, rows = max(1, round(box.width / side / 0.9)), max(1, round(box.height / side / 0.9))
    for row in range(rows):
        for column in range(columns):
            shift = 0.14 if (row + column) % 2 else -0.14
            x = box.x + box.width * (column + 0.5 + shift) / columns
            y = box.y + box.height * (row + 0.5 - shift) / rows
            pen.circle((x, y), side * 0.26, fill=TREE)
            pen.circle((x - side * 0.06, y - side * 0.07), side * 0.14, fill=LEAF)


def _houses(pen: Pen, box: Box, side: float) -> None:
    """Roofs from above, one row or more."""
    columns, rows = max(1, round(box.width / side)), max(1, round(box.height / side / 1.1))
    wide, high = box.width / columns, box.height / rows
    for row in range(rows):
        for column in range(columns):
            roof = Box(box.x + column * wide, box.y + row * high, wide, high).inset(side * 0.07)
            pen.rect(roof, fill=ROOFS[(column + 2 * row) % len(ROOFS)], edge=RIDGE, thick=0.25)
            _ridge(pen, roof)


def _ridge(pen: Pen, roof: Box) -> None:
    """The ridge along the longer side, and the hips from its ends to the corners."""
    level = roof.width >= roof.height
    hip = min(roof.width, roof.height) / 2
    x, y = roof.x + roof.width / 2, roof.y + roof.height / 2
    ends = [(roof.x + hip, y), (roof.right - hip, y)] if level else [(x, roof.y + hip), (x, roof.bottom - hip)]
    pen.line(ends[0], ends[1], RIDGE, 0.25)
    for near, corner_x, corner_y in ((0, roof.x, roof.y), (1, roof.right, roof.bottom)):
        pen.line(ends[near], (corner_x, corner_y), RIDGE, 0.2)
        other = (corner_x, roof.y + roof.bottom - corner_y) if level else (roof.x + roof.right - corner_x, corner_y)
        pen.line(ends[near], other, RIDGE, 0.2)


def _bridge(pen: Pen, box: Box, side: float) -> None:
    """Rails on both sides of a street."""
    for x in (box.x, box.right):
        pen.line((x, box.y - side * 0.08), (x, box.bottom + side * 0.08), RAIL, side * 0.1)
        for share in (0.0, 0.33, 0.66, 1.0):
            pen.circle((x, box.y + share * box.height), side * 0.07, fill=RAIL)


def _roundabout(pen: Pen, box: Box, side: float) -> None:
    centre = (box.x + box.width / 2, box.y + box.height / 2)
    pen.circle(centre, side * 0.44, fill=GRASS, edge=LANE, thick=side * 0.05)
    pen.circle(centre, side * 0.2, fill=TREE)
    pen.circle((centre[0] - side * 0.05, centre[1] - side * 0.05), side * 0.1, fill=LEAF)


def _crossing(pen: Pen, box: Box, side: float) -> None:
    """Stripes that run along the shorter side."""
    del side
    level = box.width > box.height
    for stripe in range(5):
        if level:
            pen.rect(Box(box.x + box.width * (stripe + 0.25) / 5, box.y, box.width / 10, box.height), fill=LANE)
        else:
            pen.rect(Box(box.x, box.y + box.height * (stripe + 0.25) / 5, box.width, box.height / 10), fill=LANE)


DRAWN: Mapping[str, Callable[[Pen, Box, float], None]] = {
    "river": _river, "park": _park, "houses": _houses, "bridge": _bridge, "roundabout": _roundabout, "crossing": _crossing,
}  # fmt: skip
