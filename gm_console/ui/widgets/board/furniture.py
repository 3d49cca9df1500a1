"""What stands in a room, seen from above in thin lines; a room without drawing of its own has a carpet."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from gm_console.ui.widgets.board.draughtsman import Draughtsman


def _kitchen(d: Draughtsman) -> None:
    """A range along the foot, a table with a board on it, a sink."""
    d.fill(0.14)
    d.box(0.6, d.high - 0.5, d.wide * 1.5, 0.9)
    for number in range(4):
        d.ring(0.6 + (number - 1.5) * d.wide * 0.36, d.high - 0.5, 0.26)
    d.box(0, -d.high * 0.22, d.wide * 1.15, d.high * 0.75)
    d.box(-d.wide * 0.2, -d.high * 0.22, d.wide * 0.4, d.high * 0.4)
    d.ring(d.wide * 0.33, -d.high * 0.22, 0.3)
    d.ring(d.wide * 0.33, -d.high * 0.22, 0.18)


def _ballroom(d: Draughtsman) -> None:
    """A star of inlaid wood in two rings."""
    radius = min(d.wide, d.high) * 0.96
    d.fill(0.12)
    d.ring(0, 0, radius)
    d.fill(0)
    d.ring(0, 0, radius * 0.9)
    points = []
    for number in range(17):
        far = radius * (0.86 if number % 2 == 0 else 0.36)
        points.append((math.cos(number * math.pi / 8) * far, math.sin(number * math.pi / 8) * far))
    d.fill(0.2)
    d.line(*points)
    d.ring(0, 0, radius * 0.3)
    d.fill(0.14)
    for side in (-1, 1):
        d.box(side * (d.wide - 0.45), 0, 0.6, d.high * 1.3)


def _conservatory(d: Draughtsman) -> None:
    """A fountain among plants."""
    d.fill(0.12)
    radius = min(d.wide, d.high) * 0.62
    for part in (1.0, 0.72, 0.3):
        d.ring(0, 0, radius * part)
    for x, y in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        d.plant(x * (d.wide - 0.62), y * (d.high - 0.6), 0.58)


def _billiard(d: Draughtsman) -> None:
    """A table with six pockets and its balls."""
    wide, high = d.wide * 1.66, d.high * 1.24
    d.fill(0.1)
    d.box(0, 0, wide, high, 0.2)
    d.fill(0.18)
    d.box(0, 0, wide - 0.5, high - 0.5)
    for x in (-1, 0, 1):
        for y in (-1, 1):
            d.ring(x * (wide / 2 - 0.22), y * (high / 2 - 0.22), 0.16)
    d.line((-wide * 0.24, -high / 2 + 0.25), (-wide * 0.24, high / 2 - 0.25))
    for row in range(3):
        for ball in range(row + 1):
            d.ring(wide * 0.12 + row * 0.28, (ball - row / 2) * 0.3, 0.13)


def _library(d: Draughtsman) -> None:
    """Shelves along both walls, and a table to read at."""
    d.fill(0.12)
    for side in (-1, 1):
        x = side * (d.wide - 0.42)
        d.box(x, 0, 0.7, d.high * 1.86)
        count = int(d.high * 1.86 / 0.21)
        for number in range(1, count):
            y = -d.high * 0.93 + number * 0.21
            reach = 0.35 if number % 5 else 0.2
            d.line((x - reach, y), (x + reach, y))
    d.ring(0, 0, d.wide * 0.5, d.high * 0.42)
    d.box(-0.34, 0, 0.6, 0.44, 0.04)
    d.box(0.34, 0, 0.6, 0.44, 0.04)


def _study(d: Draughtsman) -> None:
    """A desk with a lamp and papers, a chair, a globe."""
    d.fill(0.14)
    d.box(0.4, -0.05, d.wide * 1.1, d.high * 0.72)
    d.box(0.3, -0.05, 1.0, 0.62, 0.02)
    d.box(1.0, 0.02, 0.5, 0.66, 0.02)
    d.ring(0.4 - d.wide * 0.42, -0.05, 0.26)
    d.box(0.4, d.high * 0.72, 1.0, 0.62, 0.3)
    globe = 0.75 - d.wide
    d.ring(globe, 0.1, 0.55)
    d.ring(globe, 0.1, 0.22, 0.55)
    d.line((globe - 0.55, 0.1), (globe + 0.55, 0.1))


def _hall(d: Draughtsman) -> None:
    """A runner up the steps, and two columns."""
    d.fill(0.12)
    d.box(0, 0, d.wide * 0.86, d.high * 1.94, 0.05)
    d.fill(0)
    d.box(0, 0, d.wide * 0.66, d.high * 1.8, 0.05)
    count = 9
    for number in range(1, count):
        y = -d.high * 0.9 + number * d.high * 1.8 / count
        d.line((-d.wide * 0.33, y), (d.wide * 0.33, y))
    d.fill(0.16)
    for x in (-1, 1):
        for y in (-0.62, 0.62):
            d.ring(x * d.wide * 0.72, y * d.high, 0.4)
            d.ring(x * d.wide * 0.72, y * d.high, 0.26)


def _lounge(d: Draughtsman) -> None:
    """A sofa and two armchairs round a rug, before the fire."""
    d.fill(0.1)
    d.box(0, 0, d.wide * 1.06, d.high * 0.9, 0.05)
    d.box(0, 0, d.wide * 0.9, d.high * 0.7, 0.05)
    d.fill(0.16)
    d.box(0, d.high - 0.5, d.wide * 1.1, 0.86, 0.25)
    d.box(0, d.high - 0.62, d.wide * 0.9, 0.58, 0.12)
    for side in (-1, 1):
        d.box(side * (d.wide - 0.62), 0, 1.0, 1.1, 0.25)
        d.box(side * (d.wide - 0.74), 0, 0.66, 0.78, 0.12)
    d.ring(0, 0, 0.5, 0.34)


def _dining(d: Draughtsman) -> None:
    """A long table laid for ten."""
    wide, high = d.wide * 1.36, d.high * 0.78
    d.fill(0.15)
    seats = 4
    for number in range(seats):
        x = (number - (seats - 1) / 2) * wide / (seats + 0.3)
        for side in (-1, 1):
            d.box(x, side * (high / 2 + 0.3), 0.72, 0.56, 0.2)
    for side in (-1, 1):
        d.box(side * (wide / 2 + 0.3), 0, 0.56, 0.72, 0.2)
    d.fill(0.2)
    d.box(0, 0, wide, high, 0.4)
    d.fill(0)
    for number in range(seats):
        x = (number - (seats - 1) / 2) * wide / (seats + 0.3)
        for side in (-1, 1):
            d.ring(x, side * (high / 2 - 0.42), 0.24)
    d.line((-wide * 0.32, 0), (wide * 0.32, 0))


def _carpet(d: Draughtsman) -> None:
    d.fill(0.1)
    d.box(0, 0, d.wide * 1.6, d.high * 1.6)
    d.box(0, 0, d.wide * 1.4, d.high * 1.4)


ROOMS: Final[dict[str, Callable[[Draughtsman], None]]] = {
    "kitchen": _kitchen,
    "ballroom": _ballroom,
    "conservatory": _conservatory,
    "billiard": _billiard,
    "library": _library,
    "study": _study,
    "hall": _hall,
    "lounge": _lounge,
    "dining": _dining,
}


def furnish(room: str, draughtsman: Draughtsman) -> None:
    """The furniture of a room, by its id."""
    ROOMS.get(room, _carpet)(draughtsman)
