"""What stands in the rooms of the villa, seen from above: it tells one room from another without a word."""

import math
from collections.abc import Mapping

from gm_console.printing.faces.envelope.figure import Figure, Layer, oblong

OAK, EDGE, CLOTH, LEAF, GREEN, METAL, CREAM, RED, BLUE = (
    "#b98d58",
    "#5b4530",
    "#e9dfc8",
    "#6f8f54",
    "#3f7a58",
    "#a9aeb0",
    "#f6efdf",
    "#a5483e",
    "#5d7d96",
)
THIN = 0.9


def _shape(outline: str, fill: str = OAK) -> Layer:
    return Layer(outline, fill, EDGE, THIN)


def _ring(count: int, reach: float, size: float, middle: float = 50) -> str:
    """Circles around the middle."""
    turns = (2 * math.pi * number / count for number in range(count))
    return " ".join(f"O {middle + reach * math.sin(turn):.2f} {middle - reach * math.cos(turn):.2f} {size}" for turn in turns)


def _plant(x: float, y: float, size: float) -> tuple[Layer, ...]:
    """A pot with leaves."""
    leaves = []
    for number in range(7):
        turn = 2 * math.pi * number / 7
        tip = (x + size * math.sin(turn), y - size * math.cos(turn))
        side = (x + size * 0.62 * math.sin(turn + 0.42), y - size * 0.62 * math.cos(turn + 0.42))
        other = (x + size * 0.62 * math.sin(turn - 0.42), y - size * 0.62 * math.cos(turn - 0.42))
        leaves.append(f"M {x} {y} Q {side[0]:.2f} {side[1]:.2f} {tip[0]:.2f} {tip[1]:.2f} Q {other[0]:.2f} {other[1]:.2f} {x} {y} Z")
    return (
        _shape(f"O {x} {y} {size * 0.42:.2f}", OAK),
        Layer(" ".join(leaves), LEAF, EDGE, 0.6),
        _shape(f"O {x} {y} {size * 0.14:.2f}", GREEN),
    )


def _books(x: float, y: float, wide: float, high: float, count: int) -> tuple[Layer, ...]:
    """A shelf seen from above, its books side by side."""
    level = wide > high
    at = [(number + 0.5) / count for number in range(count)]
    backs = " ".join(
        f"M {x + wide * part:.2f} {y} L {x + wide * part:.2f} {y + high}"
        if level
        else f"M {x} {y + high * part:.2f} L {x + wide} {y + high * part:.2f}"
        for part in at
    )
    return _shape(oblong(x, y, wide, high)), Layer(backs, None, EDGE, 0.8)


KITCHEN: Figure = (
    _shape(oblong(8, 8, 44, 20), METAL),
    _shape("O 18 18 6.4 O 34 18 6.4", "#6f7679"),
    Layer("O 18 18 3 O 34 18 3", None, METAL, 0.9),
    _shape(oblong(45, 11, 4, 14), CREAM),
    _shape(oblong(58, 8, 34, 20), CREAM),
    _shape(oblong(62, 11, 26, 14), "#cfd6d8"),
    Layer("O 75 18 1.8 M 75 11 L 75 15", EDGE, EDGE, 0.9),
    _shape(oblong(24, 46, 52, 30)),
    _shape(oblong(32, 52, 20, 14), CLOTH),
    Layer("M 36 62 L 46 54", None, METAL, 2.2),
    _shape("O 65 60 6", RED),
    Layer("O 65 60 3", None, CREAM, 0.8),
)
BALLROOM: Figure = (
    Layer(_ring(12, 22, 20), None, OAK, 0.8),
    _shape("O 50 50 20", CREAM),
    Layer(_ring(8, 11, 8.4), None, OAK, 0.9),
    Layer("O 50 50 44", None, OAK, 1.4),
    Layer("O 50 50 47", None, OAK, 0.7),
    _shape("O 50 50 4", OAK),
)
CONSERVATORY: Figure = (
    *_plant(20, 22, 17),
    *_plant(80, 24, 17),
    *_plant(22, 80, 15),
    *_plant(79, 80, 16),
    _shape("O 50 52 15", CREAM),
    Layer("O 50 52 11", None, BLUE, 0.8),
    _shape("O 50 52 5", "#9fc0cf"),
    Layer("O 50 52 1.6", BLUE),
)
BILLIARD: Figure = (
    _shape(oblong(14, 26, 72, 48), "#6d4527"),
    _shape(oblong(20, 32, 60, 36), GREEN),
    Layer("O 20 32 3 O 50 31 2.6 O 80 32 3 O 20 68 3 O 50 69 2.6 O 80 68 3", "#241a14"),
    Layer("O 34 50 2.4", CREAM),
    Layer("O 60 50 2.4 O 65 47 2.4 O 70 44.4 2.4 O 70 55.6 2.4", RED),
    Layer("O 65 53 2.4 O 70 50 2.4", "#d9b24a"),
    Layer("M 16 86 L 78 81", None, OAK, 2),
    Layer("M 16 86 L 26 85.2", None, EDGE, 2.6),
)
LIBRARY: Figure = (
    *_books(8, 8, 84, 10, 21),
    *_books(8, 24, 10, 68, 17),
    _shape("O 58 56 20"),
    Layer("O 58 56 16", None, EDGE, 0.7),
    _shape("M 46 50 Q 52 47 57 51 Q 62 47 68 50 L 68 63 Q 62 60 57 64 Q 52 60 46 63 Z", CREAM),
    Layer("M 57 51 L 57 64", None, EDGE, 0.8),
    _shape("O 80 34 7", RED),
    _shape("O 36 78 7", RED),
    _shape("O 82 78 7", RED),
)
STUDY: Figure = (
    _shape(oblong(20, 40, 60, 30)),
    _shape(oblong(38, 45, 26, 18), GREEN),
    _shape(oblong(43, 48, 14, 11), CREAM),
    Layer("M 45.4 51 L 54.6 51 M 45.4 53.6 L 54.6 53.6 M 45.4 56.2 L 51 56.2", None, EDGE, 0.6),
    _shape("O 72 48 4.4", "#d9b24a"),
    Layer("O 72 48 1.6", EDGE),
    _shape("M 40 76 L 60 76 L 62 90 Q 50 95 38 90 Z", RED),
    *_books(12, 10, 76, 10, 19),
    _shape("O 27 54 5.6", BLUE),
    Layer("M 22 52 Q 27 56 32 53", None, CREAM, 0.9),
)
HALL: Figure = (
    _shape(oblong(24, 6, 52, 54), CREAM),
    Layer(" ".join(f"M 24 {6 + 6 * step} L 76 {6 + 6 * step}" for step in range(1, 9)), None, EDGE, 0.9),
    _shape(oblong(40, 6, 20, 60), RED),
    Layer("M 42.6 6 L 42.6 66 M 57.4 6 L 57.4 66", None, "#d9b24a", 0.9),
    Layer(" ".join(f"M 40 {6 + 6 * step} L 60 {6 + 6 * step}" for step in range(1, 9)), None, EDGE, 0.6),
    _shape("O 24 62 4 O 76 62 4"),
    *_plant(14, 86, 11),
    *_plant(86, 86, 11),
)
LOUNGE: Figure = (
    _shape(oblong(22, 26, 56, 46), "#c9a184"),
    Layer(oblong(26, 30, 48, 38), None, CREAM, 1.2),
    _shape(oblong(26, 6, 48, 18), BLUE),
    _shape(oblong(31, 12, 18.5, 12), "#7d9ab0"),
    _shape(oblong(50.5, 12, 18.5, 12), "#7d9ab0"),
    _shape(oblong(4, 34, 18, 26), BLUE),
    _shape(oblong(10, 39, 12, 16), "#7d9ab0"),
    _shape(oblong(78, 34, 18, 26), BLUE),
    _shape(oblong(78, 39, 12, 16), "#7d9ab0"),
    _shape("O 50 49 11"),
    Layer("O 50 49 4", CREAM, EDGE, 0.8),
    _shape(oblong(24, 82, 52, 12), "#8a8f90"),
    _shape(oblong(34, 82, 32, 8), "#3a2a22"),
    Layer("M 42 90 Q 44 84 46 88 Q 50 82 52 87 Q 56 84 57 90 Z", "#e08a2c"),
)
DINING: Figure = (
    _shape(" ".join(oblong(x, 20, 11, 10) for x in (22, 38, 54, 70)), RED),
    _shape(" ".join(oblong(x, 70, 11, 10) for x in (22, 38, 54, 70)), RED),
    _shape(oblong(4, 43, 9, 14), RED),
    _shape(oblong(88, 43, 9, 14), RED),
    _shape("M 26 27 L 76 27 C 96 27 96 73 76 73 L 26 73 C 6 73 6 27 26 27 Z"),
    _shape(" ".join(f"O {x} {y} 5" for x in (27, 43, 59, 75) for y in (36, 64)), CREAM),
    _shape("O 19 50 5 O 84 50 5", CREAM),
    _shape("O 50 50 4.4", "#d9b24a"),
    Layer("O 40 50 2 O 60 50 2", CREAM, EDGE, 0.6),
)
FURNITURE: Mapping[str, Figure] = {
    "kitchen": KITCHEN,
    "ballroom": BALLROOM,
    "conservatory": CONSERVATORY,
    "billiard": BILLIARD,
    "library": LIBRARY,
    "study": STUDY,
    "hall": HALL,
    "lounge": LOUNGE,
    "dining": DINING,
}
"""A picture by the room's id."""
