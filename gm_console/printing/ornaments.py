"""The club's ornaments, all lines and curves: frames, rules, a rosette, an ogee lattice. Millimetres, drawn with a pen."""

import math
from collections.abc import Sequence

from gm_console.printing.pen import BAIZE_DEEP, BRASS, Outline, Pen, Point
from gm_console.printing.sheet import Box

WAVE = 0.3642
"""Where a Bézier curve has its handles to run like a sine from one crest to the next, as a share of the way."""
KAPPA = 0.5523
"""Where it has them for a quarter of a circle."""


def frame(pen: Pen, box: Box, colour: str = BRASS, radius: float = 2) -> None:
    """A double line: a stout one and, inside, a fine one that makes room for a small ball in each corner."""
    pen.rect(box, radius, edge=colour, thick=0.45)
    inner, notch = box.inset(1.1), min(2.2, box.width / 8)
    path = pen.path().move(inner.x + notch, inner.y)
    corners: Sequence[tuple[Point, Point]] = (
        ((inner.right - notch, inner.y), (inner.right, inner.y + notch)),
        ((inner.right, inner.bottom - notch), (inner.right - notch, inner.bottom)),
        ((inner.x + notch, inner.bottom), (inner.x, inner.bottom - notch)),
        ((inner.x, inner.y + notch), (inner.x + notch, inner.y)),
    )
    for (x1, y1), (x2, y2) in corners:
        middle = (x1 if x1 not in {inner.x, inner.right} else x2, y1 if y1 not in {inner.y, inner.bottom} else y2)
        path.line(x1, y1)
        path.curve(_towards((x1, y1), middle), _towards((x2, y2), middle), (x2, y2))
    pen.shape(path.close(), edge=colour, thick=0.18)
    for x in (inner.x + notch * 0.28, inner.right - notch * 0.28):
        for y in (inner.y + notch * 0.28, inner.bottom - notch * 0.28):
            pen.circle((x, y), notch * 0.16, fill=colour)


def _towards(start: Point, end: Point) -> Point:
    return (start[0] + KAPPA * (end[0] - start[0]), start[1] + KAPPA * (end[1] - start[1]))


def lozenge(pen: Pen, centre: Point, wide: float, high: float, colour: str = BRASS) -> None:
    """A lozenge with hollow sides."""
    x, y = centre
    path = pen.path().move(x, y - high)
    for end in ((x + wide, y), (x, y + high), (x - wide, y), (x, y - high)):
        path.curve((x, y), (x, y), end)
    pen.shape(path.close(), fill=colour)


def rule(pen: Pen, start: Point, end_x: float, colour: str = BRASS) -> None:
    """A level line that thins out on both sides of a lozenge in its middle."""
    x, y = start
    middle, gap = (x + end_x) / 2, 2.2
    for far, near in ((x, middle - gap), (end_x, middle + gap)):
        pen.shape(pen.path().move(far, y).line(near, y - 0.16).line(near, y + 0.16).close(), fill=colour)
    lozenge(pen, (middle, y), 1.5, 1.1, colour)


def rosette(pen: Pen, centre: Point, radius: float, colour: str = BRASS, petals: int = 12, thick: float = 0.15) -> None:
    """Ellipses turned about one centre: the engine-turned rose of a banknote."""
    path = pen.path()
    for number in range(petals):
        _ellipse(path, centre, radius, radius * 0.4, math.pi * number / petals)
    pen.shape(path, edge=colour, thick=thick)


def _ellipse(path: Outline, centre: Point, long: float, short: float, turn: float) -> None:
    """A turned ellipse of four curves."""
    sine, cosine = math.sin(turn), math.cos(turn)

    def at(x: float, y: float) -> Point:
        return (centre[0] + x * cosine - y * sine, centre[1] + x * sine + y * cosine)

    steer = KAPPA
    path.move(*at(long, 0))
    for (x1, y1), (x2, y2) in (((1, 0), (0, 1)), ((0, 1), (-1, 0)), ((-1, 0), (0, -1)), ((0, -1), (1, 0))):
        first = at(long * (x1 + steer * x2), short * (y1 + steer * y2))
        second = at(long * (x2 + steer * x1), short * (y2 + steer * y1))
        path.curve(first, second, at(long * x2, short * y2))


def medallion(pen: Pen, centre: Point, radius: float, ground: str = BAIZE_DEEP, colour: str = BRASS) -> None:
    """The club's rose: a disc with rings, an engine-turned rose and a star of eight points; the same upside down."""
    pen.circle(centre, radius, fill=ground, edge=colour, thick=0.45)
    pen.circle(centre, radius - 1, edge=colour, thick=0.15)
    rosette(pen, centre, radius - 1.6, colour)
    pen.circle(centre, radius * 0.36, fill=ground, edge=colour, thick=0.25)
    star(pen, centre, radius * 0.3, colour)


def star(pen: Pen, centre: Point, radius: float, colour: str = BRASS) -> None:
    """A star of eight points, every other one shorter."""
    points = []
    for step in range(16):
        reach = radius * (0.34 if step % 2 else 1 if step % 4 == 0 else 0.66)
        turn = math.pi * step / 8
        points.append((centre[0] + reach * math.sin(turn), centre[1] - reach * math.cos(turn)))
    path = pen.path().move(*points[0])
    for point in points[1:]:
        path.line(*point)
    pen.shape(path.close(), fill=colour)


def ogees(pen: Pen, box: Box, cell: float, colour: str, thick: float, swell: float = 0.5) -> tuple[Point, ...]:
    """A lattice of waving lines that meet and part, the same in both halves of the box; returns the middles of its cells."""
    columns = max(2, 2 * round(box.width / cell / 2))
    wide = box.width / columns
    waves = max(2, 2 * round(box.height / (wide * 1.5) / 2))
    high = box.height / waves
    for column in range(columns + 1):
        for side in (-1, 1):  # a stroke each: some readers are slow to stroke all of them as one
            path = pen.path()
            _wave(path, box.x + column * wide, box.y, high, waves, side * wide * swell)
            pen.shape(path, edge=colour, thick=thick)
    return tuple(
        (box.x + (column + (wave % 2) / 2) * wide, box.y + wave * high)
        for wave in range(waves + 1)
        for column in range(columns + 1)
    )


def _wave(path: Outline, x: float, y: float, high: float, waves: int, swing: float) -> None:
    """A line downwards that swings from side to side, crest by crest."""
    path.move(x + swing, y)
    for wave in range(waves):
        start, end = x + swing * (-1) ** wave, x - swing * (-1) ** wave
        top = y + wave * high
        path.curve((start, top + WAVE * high), (end, top + (1 - WAVE) * high), (end, top + high))
