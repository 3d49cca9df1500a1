"""What stands in the sectors of a city, drawn as on a poster: by the ids of our own city, and a house for any other."""

from collections.abc import Mapping

from gm_console.printing.faces.envelope.figure import Figure, Layer, oblong

WALL, ROOF, BRICK, GLASS, STONE, LINE, GREEN, LEAF, WHITE, RED, GOLD, SKY = (
    "#e6cfa6",
    "#9c4a35",
    "#b9704e",
    "#8fb3c4",
    "#c9c2b4",
    "#43352a",
    "#3f7a4c",
    "#6fa05a",
    "#fbf6ea",
    "#b3322f",
    "#d9a83a",
    "#cfe0e6",
)
THIN = 1.0


def _shape(outline: str, fill: str) -> Layer:
    return Layer(outline, fill, LINE, THIN)


def _panes(xs: tuple[float, ...], ys: tuple[float, ...], wide: float, high: float) -> Layer:
    """Windows in rows."""
    return _shape(" ".join(oblong(x, y, wide, high) for y in ys for x in xs), GLASS)


def _tree(x: float, y: float, size: float) -> tuple[Layer, ...]:
    """A tree by its foot."""
    low, near = y - size * 0.85, size * 0.5
    crown = f"O {x} {y - size * 1.25} {size * 0.62} O {x - near} {low} {near} O {x + near} {low} {near}"
    return (
        _shape(oblong(x - size * 0.11, y - size * 0.7, size * 0.22, size * 0.7), "#7a5233"),
        Layer(crown, GREEN),
        Layer(f"O {x - size * 0.2} {y - size * 1.3} {size * 0.3}", LEAF),
    )


SCHOOL: Figure = (
    Layer(oblong(4, 86, 92, 3), LINE),
    _shape(oblong(12, 50, 76, 36), WALL),
    _shape("M 8 50 L 92 50 L 86 40 L 14 40 Z", ROOF),
    _shape("M 36 86 L 36 38 L 50 24 L 64 38 L 64 86 Z", BRICK),
    _shape("O 50 46 7", WHITE),
    Layer("M 50 41.6 L 50 46 L 53.4 48", None, LINE, 1.3),
    _panes((17, 27), (56,), 7, 10),
    _panes((66, 76), (56,), 7, 10),
    _panes((17, 27), (71,), 7, 10),
    _panes((66, 76), (71,), 7, 10),
    _shape("M 43 86 L 43 70 Q 50 60 57 70 L 57 86 Z", "#6b4427"),
    Layer("M 50 66 L 50 86", None, LINE, THIN),
    Layer("M 50 24 L 50 6", None, LINE, 1.4),
    _shape("M 50 7 L 66 10 L 50 15 Z", RED),
)
HOSPITAL: Figure = (
    Layer(oblong(4, 86, 92, 3), LINE),
    _shape(oblong(14, 40, 72, 46), WHITE),
    _shape(oblong(34, 20, 32, 66), WHITE),
    _shape("M 45 26 L 55 26 L 55 32 L 61 32 L 61 42 L 55 42 L 55 48 L 45 48 L 45 42 L 39 42 L 39 32 L 45 32 Z", RED),
    _panes((18, 26), (46, 60), 6, 9),
    _panes((68, 76), (46, 60), 6, 9),
    _panes((38, 47, 56), (54,), 6, 8),
    _shape(oblong(40, 68, 20, 18), GLASS),
    Layer("M 50 68 L 50 86", None, LINE, THIN),
    _shape(oblong(36, 65, 28, 3.4), "#7b98a3"),
    *_tree(8, 86, 12),
    *_tree(92, 86, 12),
)
PLAZA: Figure = (
    _shape(oblong(8, 30, 84, 34), "#d9a878"),
    _shape(oblong(6, 26, 88, 5), ROOF),
    _panes((13, 25, 37, 57, 69, 81), (36,), 6, 9),
    _shape(" ".join(f"M {x} 64 L {x} 55 Q {x + 4.5} 48 {x + 9} 55 L {x + 9} 64 Z" for x in (11, 23, 35, 56, 68, 80)), "#5a4030"),
    _shape("M 2 64 L 98 64 L 98 94 L 2 94 Z", STONE),
    Layer("M 2 74 L 98 74 M 2 84 L 98 84 M 20 64 L 14 94 M 40 64 L 38 94 M 60 64 L 62 94 M 80 64 L 86 94", None, "#a79f90", 0.8),
    _shape("M 28 84 C 28 78 72 78 72 84 C 72 90 28 90 28 84 Z", "#d8d2c6"),
    Layer("M 32 83.4 C 34 80.4 66 80.4 68 83.4 C 66 86.6 34 86.6 32 83.4 Z", GLASS),
    _shape("M 47 83 L 48 60 L 52 60 L 53 83 Z", "#d8d2c6"),
    _shape("M 40 62 C 40 58 60 58 60 62 C 58 66 42 66 40 62 Z", "#d8d2c6"),
    Layer("M 50 58 C 46 46 38 48 37 60 M 50 58 C 54 46 62 48 63 60 M 50 58 L 50 44", None, "#6f9fb8", 1.5),
    _shape(oblong(46, 14, 8, 12), WALL),
    _shape("M 45 14 L 50 5 L 55 14 Z", ROOF),
    Layer("O 50 20 2", LINE),
)
STATION: Figure = (
    Layer(oblong(4, 90, 92, 3), LINE),
    _shape("M 8 90 L 8 50 C 8 22 92 22 92 50 L 92 90 Z", WALL),
    _shape("M 15 90 L 15 53 C 15 30 85 30 85 53 L 85 90 Z", GLASS),
    Layer("M 50 36 L 50 90 M 33 39.6 L 33 90 M 67 39.6 L 67 90 M 15 58 L 85 58", None, LINE, 0.9),
    _shape("O 50 21 9", WHITE),
    Layer("M 50 15 L 50 21 L 54 23.6", None, LINE, 1.4),
    _shape("M 30 84 L 30 60 C 30 52 70 52 70 60 L 70 84 Z", RED),
    _shape(oblong(34, 60, 14, 10), SKY),
    _shape(oblong(52, 60, 14, 10), SKY),
    Layer("O 37 78 3 O 63 78 3", GOLD, LINE, THIN),
    _shape(oblong(28, 84, 44, 4), "#5a5f63"),
    Layer("M 34 88 L 26 96 M 66 88 L 74 96", None, LINE, 1.6),
)
PETROL: Figure = (
    Layer(oblong(4, 90, 92, 3), LINE),
    _shape(oblong(6, 16, 88, 12), RED),
    Layer("M 6 22 L 94 22", None, WHITE, 3),
    _shape(oblong(12, 28, 5, 62), STONE),
    _shape(oblong(83, 28, 5, 62), STONE),
    _shape("M 36 90 L 36 44 Q 36 40 40 40 L 60 40 Q 64 40 64 44 L 64 90 Z", GOLD),
    _shape(oblong(40.5, 45, 19, 14), SKY),
    Layer("M 43.4 50 L 56.6 50 M 43.4 54 L 52 54", None, LINE, 1.2),
    _shape(oblong(32, 88, 36, 3), STONE),
    Layer("M 64 66 L 70 66 L 70 78 C 70 84 77 84 77 78 L 77 54 L 72 48", None, LINE, 2.4),
    Layer("M 50 64 C 56 72 56 78 50 80 C 44 78 44 72 50 64 Z", RED),
)
MARKET: Figure = (
    Layer(oblong(4, 88, 92, 3), LINE),
    _shape(oblong(14, 42, 4, 46), "#7a5233"),
    _shape(oblong(82, 42, 4, 46), "#7a5233"),
    _shape(oblong(10, 64, 80, 24), BRICK),
    Layer("M 10 72 L 90 72 M 10 80 L 90 80", None, LINE, 0.8),
    _shape("O 22 60 5.4 O 32 60 5.4 O 27 52.6 5.4", RED),
    _shape("O 46 60 5.4 O 56 60 5.4 O 51 52.6 5.4", GOLD),
    _shape("O 70 60 5.4 O 80 60 5.4 O 75 52.6 5.4", LEAF),
    _shape("M 16 18 L 84 18 L 94 42 L 6 42 Z", WHITE),
    Layer("M 16 18 L 27.3 18 L 20.6 42 L 6 42 Z M 38.6 18 L 50 18 L 50 42 L 35.3 42 Z M 61.3 18 L 72.6 18 L 79.3 42 L 64.6 42 Z", RED),
    _shape(" ".join(f"M {x} 42 L {x + 14.67:.2f} 42 Q {x + 7.3:.2f} 54 {x} 42 Z" for x in (6, 35.3, 64.7)), RED),
    _shape(" ".join(f"M {x} 42 L {x + 14.67:.2f} 42 Q {x + 7.3:.2f} 54 {x} 42 Z" for x in (20.7, 50, 79.3)), WHITE),
)
STADIUM: Figure = (
    _shape("M 4 48 C 4 22 96 22 96 48 L 92 74 C 88 92 12 92 8 74 Z", STONE),
    _shape("M 4 48 C 4 22 96 22 96 48 C 96 72 4 72 4 48 Z", "#b9704e"),
    _shape("M 16 47 C 16 31 84 31 84 47 C 84 64 16 64 16 47 Z", GREEN),
    Layer("M 50 35 L 50 59.6 M 24 47.4 L 34 47.4 L 34 41 M 76 47.4 L 66 47.4 L 66 41", None, WHITE, 1.1),
    Layer("O 50 47.4 5", None, WHITE, 1.1),
    Layer(
        "M 12 62 L 15 80 M 24 67 L 26 85 M 37 69.6 L 38 87.6 M 50 70 L 50 88 M 63 69.6 L 62 87.6 M 76 67 L 74 85 M 88 62 L 85 80",
        None,
        LINE,
        1,
    ),
    Layer("M 14 30 L 14 8 M 86 30 L 86 8", None, LINE, 1.6),
    _shape(oblong(7, 6, 14, 8), WHITE),
    _shape(oblong(79, 6, 14, 8), WHITE),
)
PARK: Figure = (
    Layer("M 2 84 C 20 74 80 74 98 84 L 98 92 L 2 92 Z", LEAF),
    *_tree(26, 84, 30),
    *_tree(76, 82, 24),
    Layer("M 60 92 C 50 84 54 80 46 77 L 54 76.6 C 62 80 62 84 76 92 Z", WALL),
    _shape(oblong(34, 76, 26, 3), "#8a5a34"),
    _shape(oblong(34, 69, 26, 3), "#8a5a34"),
    Layer("M 37 79 L 37 86 M 57 79 L 57 86 M 37 69 L 37 76 M 57 69 L 57 76", None, LINE, 1.4),
)
HOUSE: Figure = (
    Layer(oblong(4, 88, 92, 3), LINE),
    _shape(oblong(18, 44, 64, 44), WALL),
    _shape("M 10 46 L 50 14 L 90 46 Z", ROOF),
    _panes((26, 62), (54,), 12, 12),
    _shape(oblong(43, 62, 14, 26), "#6b4427"),
)
LANDMARKS: Mapping[str, Figure] = {
    "school": SCHOOL,
    "hospital": HOSPITAL,
    "plaza": PLAZA,
    "station": STATION,
    "petrol": PETROL,
    "market": MARKET,
    "stadium": STADIUM,
    "park": PARK,
}
"""A picture by the sector's id."""


def landmark(sector: str) -> Figure:
    """What stands in a sector."""
    return LANDMARKS.get(sector, HOUSE)
