"""Pictures as layers of outlines in a square of a hundred units, drawn at any size: what our cards show is drawn, never copied."""

import re
from collections.abc import Iterable, Iterator

from gm_console.engine.value import Value
from gm_console.printing.pen import Outline, Pen
from gm_console.printing.sheet import Box

UNITS = 100.0
"""The side of the square a picture is drawn in."""
_TOKEN = re.compile(r"[MLCQZO]|-?\d*\.?\d+")
_TAKES = {"M": 2, "L": 2, "C": 6, "Q": 4, "O": 3, "Z": 0}
"""How many numbers follow each sign: a move, a line, a curve with two handles, one with one, a circle (middle and radius), the way back."""


class Layer(Value, frozen=True):
    """One outline of a picture, in signs and numbers as `_TAKES` has them: filled, edged or both. ``thick`` is in units."""

    outline: str
    fill: str | None = None
    edge: str | None = None
    thick: float = 1.5
    evenly: bool = False


Figure = tuple[Layer, ...]


def oblong(x: float, y: float, wide: float, high: float) -> str:
    """The outline of a rectangle."""
    return f"M {x} {y} L {x + wide} {y} L {x + wide} {y + high} L {x} {y + high} Z"


def draw(pen: Pen, figure: Iterable[Layer], box: Box) -> None:
    """Draws a picture into the largest square in the middle of a box."""
    side = min(box.width, box.height)
    left, top, share = box.x + (box.width - side) / 2, box.y + (box.height - side) / 2, side / UNITS
    for layer in figure:
        path = _traced(pen.path(), layer.outline, left, top, share)
        pen.shape(path, fill=layer.fill, edge=layer.edge, thick=layer.thick * share, evenly=layer.evenly)


def mirrored(outline: str) -> str:
    """The same outline with left and right exchanged."""
    parts = []
    for sign, numbers in _steps(outline):
        turned = [number if place % 2 or (sign == "O" and place == 2) else UNITS - number for place, number in enumerate(numbers)]
        parts.append(" ".join((sign, *(f"{number:g}" for number in turned))))
    return " ".join(parts)


def both(outline: str) -> str:
    """An outline and its mirror image."""
    return f"{outline} {mirrored(outline)}"


def _steps(outline: str) -> Iterator[tuple[str, list[float]]]:
    """Each sign with its numbers; a sign goes on counting for all numbers that follow it."""
    tokens = _TOKEN.findall(outline)
    at, sign = 0, ""
    while at < len(tokens):
        if tokens[at].isalpha():
            sign, at = tokens[at], at + 1
        count = _TAKES[sign]
        yield sign, [float(number) for number in tokens[at : at + count]]
        at += count
        sign = "L" if sign == "M" else sign


def _traced(path: Outline, outline: str, left: float, top: float, share: float) -> Outline:
    here = (0.0, 0.0)
    for sign, numbers in _steps(outline):
        spots = [(left + numbers[at] * share, top + numbers[at + 1] * share) for at in range(0, len(numbers) - 1, 2)]
        if sign == "M":
            path.move(*spots[0])
        elif sign == "L":
            path.line(*spots[0])
        elif sign == "C":
            path.curve(*spots)
        elif sign == "Q":
            path.curve(_towards(here, spots[0]), _towards(spots[1], spots[0]), spots[1])
        elif sign == "O":
            path.circle(spots[0], numbers[2] * share)
        else:
            path.close()
        here = spots[-1] if spots else here
    return path


def _towards(start: tuple[float, float], handle: tuple[float, float]) -> tuple[float, float]:
    """Where a curve with two handles has one of them, to run as a curve with one."""
    return start[0] + 2 / 3 * (handle[0] - start[0]), start[1] + 2 / 3 * (handle[1] - start[1])
