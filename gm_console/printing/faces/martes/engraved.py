"""The plates of the club's notes: all that is engraved on either side, without a word, drawn once a file."""

import math
from functools import partial

from msgspec.structs import replace

from gm_console.engine.value import Value
from gm_console.printing.engraving import Line, braid, ring, waters, wreath
from gm_console.printing.pen import Art, Pen, Point
from gm_console.printing.sheet import Box

EDGE, BAND, INNER = 3.0, 4.4, 8.0
"""Millimetres from the cut to the frame, the width of the braids in it, and from the cut to what it encloses."""
MEDAL, FIGURE = (27.0, 31.9), (0.68, 25.6)
"""Where the medallion and the large figure have their middles: millimetres, the figure's first a share of the width."""


class Plate(Value, frozen=True):
    """One value: its pounds, its name in phrases, the two inks and their pale shade, the paper's tint, and lobes of its rose."""

    pounds: int
    name: str
    ink: str
    second: str
    pale: str
    ground: str
    lobes: int


ONE = Plate(1, "one", "#24463a", "#8a6a2c", "#c9d3c0", "#f4f4e8", 12)
FIVE = Plate(5, "five", "#6b2430", "#8a6a2c", "#e2c9bd", "#f9f0e4", 10)


def front(plate: Plate, width: float, height: float, bleed: float) -> Art:
    """The front: the medallion with the club's key or its glass, and a rose behind the figure."""
    return Art(f"note-{plate.pounds}-front", width, height, partial(_front, plate=plate), bleed)


def back(plate: Plate, width: float, height: float, bleed: float) -> Art:
    """The back: a wreath in the middle of a braid that runs from side to side."""
    return Art(f"note-{plate.pounds}-back", width, height, partial(_back, plate=plate), bleed)


def figure(pen: Pen) -> Point:
    """The middle of the front's large figure."""
    return FIGURE[0] * pen.width, FIGURE[1]


def frame(plate: Plate, width: float, height: float, bleed: float) -> Art:
    """What both sides have: tinted paper, a field of waters, and the frame."""
    return Art(f"note-{plate.pounds}", width, height, partial(_frame, plate=plate), bleed)


def corners(pen: Pen) -> tuple[Point, ...]:
    """The middles of the four corner pieces."""
    off = EDGE + BAND / 2 + 0.4
    return tuple((x, y) for y in (off, pen.height - off) for x in (off, pen.width - off))


def _front(pen: Pen, plate: Plate) -> None:
    x, y = figure(pen)
    for radii, lobes in (((2.4, 7.2), plate.lobes), ((5.4, 8.8), 2 * plate.lobes)):
        wreath(pen, (x, y), radii, lobes, 6, Line(plate.pale, 0.12))
    centre = MEDAL
    pen.circle(centre, 14.4, fill=plate.ground)
    wreath(pen, centre, (9.9, 14.4), 2 * plate.lobes, 8, Line(plate.ink))
    wreath(pen, centre, (7.2, 11.5), plate.lobes, 8, Line(plate.second))
    pen.circle(centre, 8.2, fill=plate.ground, edge=plate.ink, thick=0.2)
    pen.circle(centre, 7.5, fill=plate.ink)
    (key if plate.pounds == 1 else glass)(pen, centre, plate.ground)


def _back(pen: Pen, plate: Plate) -> None:
    centre = (pen.width / 2, pen.height / 2)
    inner = pen.box.inset(INNER)
    level = Box(inner.x + 1, centre[1] - 7, inner.width - 2, 14)
    braid(pen, level, 10, 6, Line(plate.second), knots=4)
    braid(pen, level.inset(2.6, 0), 14, 6, Line(plate.ink), knots=4)
    pen.circle(centre, 20, fill=plate.ground)
    wreath(pen, centre, (16.6, 20.6), 3 * plate.lobes, 6, Line(plate.ink))
    wreath(pen, centre, (14.8, 18.2), 2 * plate.lobes, 6, Line(plate.second))
    pen.circle(centre, 15.2, fill=plate.ground, edge=plate.ink, thick=0.2)
    pen.circle(centre, 10.4, fill=plate.ink)
    wreath(pen, centre, (6.6, 10), 2 * plate.lobes, 5, Line(plate.second))
    pen.circle(centre, 7.4, fill=plate.ink, edge=plate.second, thick=0.2)


def _frame(pen: Pen, plate: Plate) -> None:
    """Tinted paper, a field of waters, and braids along all four sides with a disc where they meet."""
    pen.ground(plate.ground)
    outer = pen.box.inset(EDGE)
    waters(pen, pen.box.inset(INNER - 0.6), 42, 5, Line(plate.pale, 0.09))
    pen.rect(outer, 0.8, edge=plate.ink, thick=0.35)
    pen.rect(pen.box.inset(INNER - 0.6), 0.4, edge=plate.ink, thick=0.2)
    level, upright = Box(outer.x + BAND, outer.y, outer.width - 2 * BAND, BAND), Box(outer.x, outer.y + BAND, BAND, outer.height - 2 * BAND)
    for y in (outer.y, outer.bottom - BAND):
        pen.stamp(_border(level.width, plate), level.x, y)
    for x in (outer.x, outer.right - BAND):
        with pen.within(replace(upright, x=x), 90) as side:
            side.stamp(_border(side.width, plate))
    for centre in corners(pen):
        pen.circle(centre, BAND / 2 + 0.75, fill=plate.ground, edge=plate.ink, thick=0.2)
        pen.circle(centre, BAND / 2 + 0.25, fill=plate.ink)


def _border(long: float, plate: Plate) -> Art:
    """A side of the frame: two braids in each other, with as many waves as it is long."""

    def draw(pen: Pen) -> None:
        within, waves = pen.box.inset(0.5, 0), max(2, round(long / 6))
        braid(pen, within, waves, 5, Line(plate.second))
        braid(pen, within.inset(0.7, 0), 2 * waves, 4, Line(plate.ink))

    return Art(f"note-{plate.pounds}-border", long, BAND, draw)


def key(pen: Pen, centre: Point, colour: str) -> None:
    """A key with a clover for its bow: the club's door."""
    x, y = centre
    for dx, dy in ((0, -4.9), (-1.5, -3.0), (1.5, -3.0)):
        ring(pen, (x + dx, y + dy), 1.35, 0.5, colour)
    pen.rect(Box(x - 1.1, y - 1.7, 2.2, 0.6), 0.3, colour)
    pen.rect(Box(x - 0.42, y - 1.9, 0.84, 7.6), 0.3, colour)
    pen.rect(Box(x - 0.8, y - 0.6, 1.6, 0.45), 0.2, colour)
    for dy, long in ((2.6, 2.3), (3.6, 1.5), (4.6, 2.3)):
        pen.rect(Box(x, y + dy, long, 0.75), 0.15, colour)


def glass(pen: Pen, centre: Point, colour: str, share: float = 1) -> None:
    """A magnifying glass over a print in rings: the detective's trade. It reaches 6.6 mm from its centre, times its share."""
    x, y = centre[0] - 1.15 * share, centre[1] - 1.15 * share
    for step in range(4):
        pen.circle((x, y), (0.45 + 0.66 * step) * share, edge=colour, thick=0.18 * share)
    ring(pen, (x, y), 3.7 * share, 0.68 * share, colour)
    near, far, thick, tip = (long * share for long in (3.9 * math.sqrt(0.5), 7.2 * math.sqrt(0.5), 0.56, 0.9))
    path = pen.path().move(x + near + thick, y + near - thick).line(x + far + thick, y + far - thick)
    path.curve((x + far + tip, y + far), (x + far, y + far + tip), (x + far - thick, y + far + thick))
    pen.shape(path.line(x + near - thick, y + near + thick).close(), fill=colour)
