"""Infractions as signs: by the ids of our own set, and a warning sign for any other."""

import math
from collections.abc import Mapping

from gm_console.printing.faces.envelope.figure import Figure, Layer, oblong

RED, WHITE, BLACK, BLUE, AMBER, GREEN, GREY, DARK = "#c22a2f", "#fbf8f0", "#26221f", "#23528a", "#e0a526", "#4c8a4a", "#8b9195", "#3a3f43"


def _dial(reach: float, long: float, angles: range) -> str:
    """Strokes around a dial."""
    parts = []
    for angle in angles:
        sine, cosine = math.sin(math.radians(angle)), math.cos(math.radians(angle))
        parts.append(
            f"M {50 + reach * sine:.2f} {56 - reach * cosine:.2f} L {50 + (reach - long) * sine:.2f} {56 - (reach - long) * cosine:.2f}"
        )
    return " ".join(parts)


RED_LIGHT: Figure = (
    Layer(oblong(46, 80, 8, 18), GREY),
    Layer("M 34 4 L 66 4 Q 70 4 70 8 L 70 78 Q 70 82 66 82 L 34 82 Q 30 82 30 78 L 30 8 Q 30 4 34 4 Z", DARK, BLACK, 1.2),
    Layer("M 30 14 L 18 14 L 30 28 Z M 70 14 L 82 14 L 70 28 Z M 30 40 L 18 40 L 30 54 Z M 70 40 L 82 40 L 70 54 Z", DARK, BLACK, 1),
    Layer("O 50 20 14", "#f0b7b0"),
    Layer("O 50 20 11", RED),
    Layer("O 46 16 3", "#f3a49d"),
    Layer("O 50 43.6 10", "#6b5a2c"),
    Layer("O 50 67 10", "#33482f"),
)
SPEEDING: Figure = (
    Layer("O 50 56 42", BLACK),
    Layer("O 50 56 38", WHITE),
    Layer(_dial(35, 6, range(-120, 121, 30)), None, BLACK, 2.4),
    Layer(_dial(35, 3.4, range(-105, 121, 30)), None, BLACK, 1.2),
    Layer(_dial(30, 5, range(66, 121, 3)), None, RED, 1.7),
    Layer("M 47 60 L 78.6 43 L 51.6 63.4 Z", RED),
    Layer("O 50 58 5.6", BLACK),
    Layer("M 38 80 L 62 80", None, BLACK, 4),
)
PHONE: Figure = (
    Layer("O 50 54 44 O 50 54 35", DARK, None, 0, evenly=True),
    Layer("O 50 54 9", DARK),
    Layer("M 14 54 L 42 54 M 58 54 L 86 54 M 50 62 L 50 92", None, DARK, 7),
    Layer("M 56 4 L 78 10 Q 82 11 81 15 L 68 62 Q 67 66 63 65 L 41 59 Q 37 58 38 54 L 51 7 Q 52 3 56 4 Z", BLACK, WHITE, 1.6),
    Layer("M 54.6 12 L 76 18 L 65 57 L 43.6 51 Z", "#9cc3d6"),
    Layer("M 57 22 L 69 25.4 M 55.6 28 L 66 31", None, WHITE, 2),
)
ZEBRA: Figure = (
    Layer("M 2 62 L 98 62 L 98 96 L 2 96 Z", DARK),
    Layer(" ".join(f"M {x} 66 L {x + 9} 66 L {x + 5} 92 L {x - 5} 92 Z" for x in (10, 28, 46, 64, 82)), WHITE),
    Layer("O 50 12 7.6", BLUE),
    Layer(
        "M 44 22 L 57 22 L 62 40 L 58 42 L 54 33 L 54 46 L 62 74 L 55.6 76 L 48.6 54 L 42 76 L 35.6 74 L 44 46 L 44 34 L 38 44 L 34.4 "
        "41.6 Z",
        BLUE,
    ),
)
WRONG_WAY: Figure = (
    Layer("O 50 50 44", RED, WHITE, 3),
    Layer("M 18 42 L 82 42 L 82 58 L 18 58 Z", WHITE),
    Layer("O 50 50 46", None, BLACK, 1),
)
PARKING: Figure = (
    Layer("O 50 50 45", RED),
    Layer("O 50 50 36", BLUE),
    Layer(
        "M 38 26 L 54 26 C 68 26 68 52 54 52 L 46 52 L 46 74 L 38 74 Z M 46 33 L 46 45 L 52 45 C 58 45 58 33 52 33 Z",
        WHITE,
        None,
        0,
        evenly=True,
    ),
    Layer("M 21 29 L 29 21 L 79 71 L 71 79 Z", RED),
)
OTHER: Figure = (
    Layer("M 50 8 L 96 88 Q 97 92 92 92 L 8 92 Q 3 92 4 88 Z", RED),
    Layer("M 50 24 L 82 82 L 18 82 Z", WHITE),
    Layer("M 46 42 L 54 42 L 52.6 64 L 47.4 64 Z O 50 73 4", BLACK),
)
OFFENCES: Mapping[str, Figure] = {
    "red-light": RED_LIGHT,
    "speeding": SPEEDING,
    "phone": PHONE,
    "zebra": ZEBRA,
    "wrong-way": WRONG_WAY,
    "parking": PARKING,
}
"""A picture by the infraction's id."""


def offence(infraction: str) -> Figure:
    """What a card of an infraction shows."""
    return OFFENCES.get(infraction, OTHER)
