"""The six weapons, drawn in steel, brass and hemp."""

from collections.abc import Mapping

from gm_console.printing.faces.envelope.figure import Figure, Layer

STEEL, BRIGHT, DULL, GOLD, GLOW, WOOD, GRIP, HEMP, TWIST, LEAD, GLEAM, WAX, FLAME = (
    "#6f7780",
    "#aab2b8",
    "#4c535a",
    "#a97f2f",
    "#d9b24a",
    "#6d4527",
    "#3b2a20",
    "#c09a5f",
    "#8a6a3a",
    "#5d6266",
    "#8b9195",
    "#f4ead2",
    "#e08a2c",
)

DAGGER: Figure = (
    Layer("M 93 6 L 80 32 L 46 64 L 36 54 L 68 20 Z", STEEL),
    Layer("M 93 6 L 80 32 L 46 64 L 41 59 Z", BRIGHT),
    Layer("M 22 56 C 20 51 25 48 29 51 L 49 71 C 52 75 49 80 44 78 L 40 74 L 26 60 Z", GOLD),
    Layer("M 33 60 L 40 67 L 24 83 L 17 76 Z", GRIP),
    Layer("M 32 66.5 L 34 68.5 M 28 70.5 L 30 72.5 M 24 74.5 L 26 76.5", None, GLOW, 1.4),
    Layer("O 17 83 6.6", GOLD),
    Layer("O 17 83 3", "#9c2230"),
)
CANDLESTICK: Figure = (
    Layer("M 50 3 C 56 11 56 18 50 21 C 44 18 44 12 50 3 Z", FLAME),
    Layer("M 50 10 C 53 14 53 18 50 20 C 47 18 47 14 50 10 Z", "#f6d67a"),
    Layer("M 50 19 L 50 25", None, GRIP, 1.2),
    Layer("M 44 24 L 56 24 L 56 45 L 44 45 Z", WAX, "#b9a982", 0.7),
    Layer("M 52 24 C 52 33 55 34 55 39 C 55 42 52.6 42 52.6 39 Z", "#fffaf0"),
    Layer("M 36 44 L 64 44 C 64 51 58 54 50 54 C 42 54 36 51 36 44 Z", GOLD),
    Layer("M 33 43 L 67 43 L 67 46.4 L 33 46.4 Z", GLOW),
    Layer(
        "M 46.4 54 L 53.6 54 C 52 60 58 62 58 66 C 58 70 53 70 54 76 C 55 82 60 84 62 87 L 38 87 C 40 84 45 82 46 76 C 47 70 42 70 42 66 "
        "C 42 62 48 60 46.4 54 Z",
        GOLD,
    ),
    Layer("M 50 56 C 50 61 53 62 53 66 C 53 70 50.6 71 51 76 C 51.6 81 54 84 55 86", None, GLOW, 1.5),
    Layer("M 26 92 C 28 87 38 86.6 50 86.6 C 62 86.6 72 87 74 92 C 74 96 64 97 50 97 C 36 97 26 96 26 92 Z", GOLD),
    Layer("M 31 91.4 C 38 88.6 62 88.6 69 91.4", None, GLOW, 1.3),
)
REVOLVER: Figure = (
    Layer("M 40 55 C 40 66 52 68 54 57 L 51 55 C 50 63 44 62 43.6 54 Z", DULL),
    Layer("M 6 36 L 12 32 L 66 32 L 74 40 L 74 52 L 40 54 L 34 46 L 6 45 Z", STEEL),
    Layer("M 8 36.4 L 40 36.4 L 40 38.4 L 8 38.4 Z", BRIGHT),
    Layer("M 8 32 L 12 27 L 15 32 Z", DULL),
    Layer("M 38 29.6 L 60 29.6 L 62 33 L 62 50 L 58 53 L 40 53 L 36 50 L 36 33 Z", DULL),
    Layer("M 39 33.6 L 59 33.6 L 59 36 L 39 36 Z M 39 40 L 59 40 L 59 42.4 L 39 42.4 Z M 39 46.4 L 59 46.4 L 59 48.8 L 39 48.8 Z", BRIGHT),
    Layer("M 68 34 C 72 26 78 24 80 27 C 79 31 76 33 76 38 Z", DULL),
    Layer("M 58 53 L 74 47 C 82 52 88 68 94 80 C 94 86 82 90 78 85 C 73 74 68 66 58 60 Z", WOOD),
    Layer("M 66 55 L 76 62 M 70 62 L 80 68 M 74 69 L 84 74 M 78 58 L 70 68 M 84 66 L 75 76", None, GRIP, 0.8),
    Layer("O 75.5 57 1.8", GLOW),
)
ROPE: Figure = (
    Layer("M 16 74 C 6 56 14 28 42 22 C 72 16 92 34 86 54 C 80 74 48 80 34 66 C 22 54 34 38 52 40 C 66 42 68 56 56 59", None, TWIST, 10),
    Layer("M 16 74 C 6 56 14 28 42 22 C 72 16 92 34 86 54 C 80 74 48 80 34 66 C 22 54 34 38 52 40 C 66 42 68 56 56 59", None, HEMP, 7.6),
    Layer(
        "M 11 60 L 16 55 M 11.6 50 L 17.4 47 M 14.6 40 L 20.6 39.4 M 20.6 32 L 26.4 33 M 28.6 26 L 33.6 28.6 M 38.6 21.4 L 42.6 25.4 M "
        "49.6 19.6 "
        "L 52.4 24.4 M 60 20.4 L 61.4 25.8 M 70 23.4 L 70 29 M 78 28.8 L 76.4 34.2 M 84.4 37 L 81.2 41.4 M 87 47 L 82.2 49.6 M 85.6 57 L "
        "80.2 57.4 "
        "M 80 65.4 L 75.4 63 M 71.4 70.6 L 68.2 66.4 M 61 73.6 L 59.4 68.4 M 50.4 73.4 L 50.8 68 M 40.6 70.4 L 43 65.6 M 32.4 64 L 36.4 "
        "60.4 M 28.4 55 "
        "L 33.6 53.8 M 30.4 45.6 L 35.4 47.4 M 37.4 39.4 L 41 43.4 M 47 36.8 L 48.6 42 M 56.6 38.4 L 55.4 43.6 M 63.6 44.4 L 59.6 47.6",
        None,
        TWIST,
        1.3,
    ),
    Layer("M 12 72 L 22 78 L 16 98 L 11 88 L 6 93 Z", HEMP),
    Layer("M 10.4 70 L 22.6 76 L 21 81 L 9 75 Z", GRIP),
    Layer("M 14 82 L 12 90 M 17 84 L 15.4 93", None, TWIST, 1),
)
PIPE: Figure = (
    Layer("M 14 70 L 70 14 L 82 26 L 26 82 Z", LEAD),
    Layer("M 17.6 69.6 L 69.6 17.6 L 73 21 L 21 73 Z", GLEAM),
    Layer("M 8 70 L 14 64 L 32 82 L 26 88 Z M 64 14 L 70 8 L 88 26 L 82 32 Z", DULL),
    Layer("M 11.4 70 L 14 67.4 L 18.6 72 L 16 74.6 Z M 67.4 14 L 70 11.4 L 74.6 16 L 72 18.6 Z", GLEAM),
    Layer("M 42 42 L 54 54 M 45 39 L 57 51", None, DULL, 1.2),
    Layer("M 72 6 C 80 4 92 16 90 24 C 86 28 68 10 72 6 Z", "#23282c", GLEAM, 1.2),
)
SPANNER: Figure = (
    Layer("M 60 28 L 72 40 L 30 82 C 26 88 12 74 18 70 Z", STEEL),
    Layer("M 60.6 33 L 63.4 35.8 L 24.4 75 L 21.6 72 Z", BRIGHT),
    Layer("O 22.6 77.4 2.8", "#f6eedc", DULL, 0.8),
    Layer("M 54 24 L 62 16 L 70 8 C 74 5 80 6 82 9 L 72 20 L 76 24 L 80 28 L 91 18 C 94 21 95 27 92 30 L 84 38 L 74 45 Z", STEEL),
    Layer("M 58 24 L 70 12 C 73 9 76 8.6 78.6 9.6 L 68.6 20.4 L 62 28 Z", BRIGHT),
    Layer("O 64.6 35.6 4.6", DULL),
    Layer("M 62 34 L 67 37.4 M 62 37.4 L 67 34", None, BRIGHT, 0.9),
)
WEAPONS: Mapping[str, Figure] = {
    "dagger": DAGGER,
    "candlestick": CANDLESTICK,
    "revolver": REVOLVER,
    "rope": ROPE,
    "pipe": PIPE,
    "spanner": SPANNER,
}
"""A picture by the weapon's id."""
