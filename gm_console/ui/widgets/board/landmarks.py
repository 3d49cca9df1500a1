"""What stands in a sector of a city, seen from above in thin lines; a sector without drawing of its own has roofs."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from gm_console.ui.widgets.board.draughtsman import Draughtsman

LOW: Final = 0.9
"""Half the height of a floor on which one row is all there is room for."""


def _school(d: Draughtsman) -> None:
    """A wing with windows, and a yard marked for a game."""
    d.fill(0.22)
    d.box(0, d.high - 0.5, d.wide * 1.8, 0.8, 0.04)
    count = 7
    for number in range(count):
        d.box((number - 3) * d.wide * 1.6 / count, d.high - 0.5, 0.28, 0.3, 0)
    if d.high < LOW:
        return
    d.fill(0)
    d.box(0, -0.45, d.wide * 1.2, d.high * 0.9, 0.05)
    d.line((0, -0.45 - d.high * 0.45), (0, -0.45 + d.high * 0.45))
    d.ring(0, -0.45, 0.34)


def _hospital(d: Draughtsman) -> None:
    """A house in the shape of a cross, and a cross on it."""
    d.fill(0.18)
    d.box(0, 0, d.wide * 1.7, d.high * 0.9, 0.06)
    d.box(0, 0, d.wide * 0.8, d.high * 1.8, 0.06)
    d.fill(0.7)
    arm = min(d.wide, d.high) * 0.5
    d.shape((-1, -3), (1, -3), (1, -1), (3, -1), (3, 1), (1, 1), (1, 3), (-1, 3), (-1, 1), (-3, 1), (-3, -1), (-1, -1), size=arm / 3)


def _station(d: Draughtsman) -> None:
    """A hall, and rails with their sleepers."""
    d.fill(0.2)
    d.box(0, -d.high * 0.42, d.wide * 1.7, d.high * 0.9, 0.05)
    for number in range(1, 6):
        x = -d.wide * 0.85 + number * d.wide * 1.7 / 6
        d.line((x, -d.high * 0.87), (x, d.high * 0.03))
    for y in (0.42, 0.74):
        d.line((-d.wide, d.high * y - 0.1), (d.wide, d.high * y - 0.1))
        d.line((-d.wide, d.high * y + 0.1), (d.wide, d.high * y + 0.1))
        for number in range(int(d.wide * 2 / 0.3)):
            x = -d.wide + 0.15 + number * 0.3
            d.line((x, d.high * y - 0.17), (x, d.high * y + 0.17))


def _market(d: Draughtsman) -> None:
    """Rows of stalls with striped awnings."""
    rows = max(1, int(d.high / 0.62))
    for row in range(rows):
        y = (row - (rows - 1) / 2) * d.high * 2 / rows
        for side in (-1, 1):
            x = side * d.wide * 0.5
            d.fill(0.18)
            d.box(x, y, d.wide * 0.8, 0.72, 0.04)
            for stripe in range(1, 6):
                at = x - d.wide * 0.4 + stripe * d.wide * 0.8 / 6
                d.line((at, y - 0.36), (at, y + 0.36))


def _plaza(d: Draughtsman) -> None:
    """Paving in rings round a fountain."""
    most = min(d.wide, d.high)
    d.fill(0.07)
    for part in (1.0, 0.8, 0.6):
        d.ring(0, 0, d.wide * part * 0.95, most * part * 0.95)
    d.fill(0.3)
    d.ring(0, 0, most * 0.36)
    d.ring(0, 0, most * 0.14)
    for number in range(12):
        x, y = math.cos(number * math.tau / 12), math.sin(number * math.tau / 12)
        d.line((x * d.wide * 0.57, y * most * 0.57), (x * d.wide * 0.95, y * most * 0.95))


def _stadium(d: Draughtsman) -> None:
    """A pitch in an oval of stands."""
    d.fill(0.1)
    for part in (1.0, 0.86, 0.72):
        d.box(0, 0, d.wide * 1.84 * part, d.high * 1.84 * part, min(d.wide, d.high) * 0.85 * part)
    d.fill(0.2)
    wide, high = d.wide * 0.98, d.high * 0.9
    d.box(0, 0, wide, high, 0.02)
    d.line((0, -high / 2), (0, high / 2))
    d.ring(0, 0, high * 0.22)
    for side in (-1, 1):
        d.box(side * (wide / 2 - 0.14), 0, 0.28, high * 0.5, 0)


def _park(d: Draughtsman) -> None:
    """Trees round a pond, and a winding path."""
    d.fill(0.1)
    d.line((-d.wide, d.high * 0.7), (-d.wide * 0.4, d.high * 0.2), (d.wide * 0.2, d.high * 0.66), (d.wide, d.high * 0.1))
    d.fill(0.3)
    d.ring(d.wide * 0.08, -d.high * 0.1, d.wide * 0.3, d.high * 0.34)
    d.fill(0.16)
    for x, y, size in ((-0.8, -0.55, 0.55), (0.82, -0.6, 0.6), (-0.55, 0.72, 0.45), (0.6, 0.75, 0.5), (-0.86, 0.2, 0.4)):
        d.plant(x * d.wide, y * d.high, size * min(1.0, d.high * 0.9))


def _petrol(d: Draughtsman) -> None:
    """A roof over the pumps, and a shop."""
    d.fill(0.14)
    d.box(-d.wide * 0.22, 0, d.wide * 1.2, d.high * 1.5, 0.08)
    d.fill(0.3)
    for x in (-0.62, -0.22, 0.18):
        for y in (-0.42, 0.42):
            d.box(d.wide * x, d.high * y, 0.3, 0.5, 0.06)
    d.fill(0.2)
    d.box(d.wide * 0.72, 0, d.wide * 0.42, d.high * 1.6, 0.04)


def _roofs(d: Draughtsman) -> None:
    """Houses, four by four."""
    d.fill(0.16)
    for x in (-0.5, 0.5):
        for y in (-0.5, 0.5):
            d.box(x * d.wide, y * d.high, d.wide * 0.82, d.high * 0.8, 0.03)
            d.line((x * d.wide - d.wide * 0.41, y * d.high), (x * d.wide + d.wide * 0.41, y * d.high))


SECTORS: Final[dict[str, Callable[[Draughtsman], None]]] = {
    "school": _school,
    "hospital": _hospital,
    "station": _station,
    "market": _market,
    "plaza": _plaza,
    "square": _plaza,
    "stadium": _stadium,
    "park": _park,
    "petrol": _petrol,
}
GREEN: Final = frozenset({"park", "stadium"})
"""The sectors that are lawns."""


def build(sector: str, draughtsman: Draughtsman) -> None:
    """What stands in a sector, by its id."""
    SECTORS.get(sector, _roofs)(draughtsman)
