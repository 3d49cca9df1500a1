"""What may be wrong with the drawing of a city: what lies outside, over something else, or apart from what it is joined to."""

import itertools
from collections.abc import Iterator, Mapping, Sequence

from gm_console.engine.phrase import phrase
from gm_console.store.cases import Fault
from gm_console.store.plan_checks import Table, number_of, rows, texts_of

Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""
Placed = Mapping[str, tuple[str, Box]]
"""By id: the key in the file, and where it lies."""
APART = 0.5
"""How far from its neighbour a square may lie: more is no street any more."""
TOUCH = -0.01
"""Boxes that share an edge do not overlap, however a fraction is rounded."""


def drawing_faults(file: str, found: Table, joins: Mapping[str, Sequence[str]]) -> Iterator[Fault]:
    """Everything wrong with the drawing; ``joins`` has the neighbours of each square."""
    squares, sectors = _placed(found, "squares"), _placed(found, "sectors")
    width, height = number_of(found, "width"), number_of(found, "height")
    if width is not None and height is not None:
        yield from _outside(file, {**squares, **sectors}, width, height)
    for (name, (_, one)), (_, (key, other)) in itertools.combinations({**squares, **sectors}.items(), 2):
        if _gap(one, other) < TOUCH:
            yield Fault(file, key, phrase("plan.overlaps", name=name))
    yield from _far(file, "joins", squares, squares, joins)
    entrances = {str(one.get("id")): texts_of(one, "entrances") for one in rows(found, "sectors")}
    yield from _far(file, "entrances", sectors, squares, entrances)


def _placed(found: Table, key: str) -> Placed:
    """Where each square or sector lies. Without measures it lies nowhere, and has its fault already."""
    placed: dict[str, tuple[str, Box]] = {}
    for number, one in enumerate(rows(found, key), 1):
        box = _block(one) if key == "sectors" else _square(one)
        if isinstance(one.get("id"), str) and box:
            placed[one["id"]] = (f"{key}.{number}", box)
    return placed


def _block(one: Table) -> Box | None:
    x, y, width, height = (number_of(one, side) for side in ("x", "y", "width", "height"))
    return None if x is None or y is None or width is None or height is None else (x, y, x + width, y + height)


def _square(one: Table) -> Box | None:
    x, y = number_of(one, "x"), number_of(one, "y")
    return None if x is None or y is None else (x - 0.5, y - 0.5, x + 0.5, y + 0.5)


def _outside(file: str, placed: Placed, width: float, height: float) -> Iterator[Fault]:
    for key, (left, top, right, bottom) in placed.values():
        if left < 0 or top < 0 or right > width or bottom > height:
            yield Fault(file, key, phrase("plan.outside"))


def _gap(one: Box, other: Box) -> float:
    """How far apart two boxes are, sideways or upright; less than nothing where they overlap."""
    return max(one[0] - other[2], other[0] - one[2], one[1] - other[3], other[1] - one[3])


def _far(file: str, field: str, placed: Placed, squares: Placed, named: Mapping[str, Sequence[str]]) -> Iterator[Fault]:
    """Squares that are named as neighbours and lie elsewhere."""
    for id_, (key, box) in placed.items():
        for name in named.get(id_, ()):
            if name in squares and _gap(box, squares[name][1]) > APART:
                yield Fault(file, f"{key}.{field}", phrase("plan.far", name=name))
