"""Busts of those under suspicion, put together of hair, hat, dress and what stands in a face: posters of the thirties, without eyes."""

from gm_console.engine.value import Value
from gm_console.printing.faces.envelope.figure import Figure, Layer, both, mirrored

SKIN, SHADE, DARK, LIGHT = "#ecd3b4", "#d9b78f", "#2b2320", "#f8f2e4"

NECK = "M 43 58 L 43 76 Q 50 82 57 76 L 57 58 Z"
HEAD = "M 35 40 C 35 25 41 18 50 18 C 59 18 65 25 65 40 C 65 56 59 68 50 68 C 41 68 35 56 35 40 Z"
CHEEK = "M 50 18 C 59 18 65 25 65 40 C 65 56 59 68 50 68 C 56 60 58 50 58 40 C 58 30 56 22 50 18 Z"
"""The half of a face that lies in shade."""
SHOULDERS = "M 6 106 C 8 84 18 78 38 73 C 44 80 56 80 62 73 C 82 78 92 84 94 106 Z"
SLENDER = "M 14 106 C 15 87 22 81 40 75 C 45 81 55 81 60 75 C 78 81 85 87 86 106 Z"


class Bust(Value, frozen=True):
    """Who is shown: the colour of what is worn, of the hair, and the names of the pieces in `PIECES` from back to front."""

    colour: str
    hair: str
    pieces: tuple[str, ...]
    light: str = LIGHT


def figure(bust: Bust) -> Figure:
    """The layers of a bust."""
    inks = {"colour": bust.colour, "hair": bust.hair, "light": bust.light, "skin": SKIN, "shade": SHADE, "dark": DARK, "": None}
    return tuple(
        Layer(outline, inks.get(fill, fill), inks.get(edge, edge), thick)
        for name in bust.pieces
        for outline, fill, edge, thick in PIECES[name]
    )


Piece = tuple[tuple[str, str, str, float], ...]
"""Outlines with the names of their fill and edge, and how thick that is."""

PIECES: dict[str, Piece] = {
    "neck": ((NECK, "shade", "", 0),),
    "head": ((HEAD, "skin", "", 0), (CHEEK, "shade", "", 0)),
    "broad": ((SHOULDERS, "colour", "", 0),),
    "slender": ((SLENDER, "colour", "", 0),),
    "bare": (("M 22 106 C 22 88 30 81 42 76 C 46 80 54 80 58 76 C 70 81 78 88 78 106 Z", "skin", "", 0),),
    "gown": (
        ("M 12 106 C 14 92 20 86 27 84 C 34 96 44 99 50 106 Z", "colour", "", 0),
        (mirrored("M 12 106 C 14 92 20 86 27 84 C 34 96 44 99 50 106 Z"), "colour", "", 0),
    ),
    "lapels": (
        (both("M 41 75 L 32 80 L 37 88 L 33 90 L 50 106 Z"), "dark", "", 0),
        ("M 42 75 L 50 104 L 58 75 Q 50 81 42 75 Z", "light", "", 0),
    ),
    "tie": (("M 46.5 80 L 53.5 80 L 52 85 L 54.5 102 L 50 106 L 45.5 102 L 48 85 Z", "dark", "", 0),),
    "bow-tie": ((both("M 50 81 L 38 76 L 38 88 L 50 83 Z"), "colour", "dark", 0.8), ("O 50 82 2.6", "colour", "dark", 0.8)),
    "tunic": (
        ("M 41 74 L 41 82 Q 50 87 59 82 L 59 74 Q 50 80 41 74 Z", "dark", "", 0),
        ("M 50 84 L 50 106", "", "dark", 1.2),
        ("O 54 91 1.8 O 54 100 1.8", "light", "", 0),
        (both("M 10 91 C 14 82 22 79 30 77 L 33 83 C 25 85 17 88 13 95 Z"), "light", "dark", 0.6),
        ("M 66 92 L 82 92 L 82 96 L 66 96 Z", "light", "", 0),
        ("M 70 92 L 74 92 L 74 96 L 70 96 Z M 78 92 L 82 92 L 82 96 L 78 96 Z", "dark", "", 0),
    ),
    "apron": (
        ("M 38 76 C 43 84 57 84 62 76 L 66 106 L 34 106 Z", "light", "", 0),
        ("M 38 76 C 43 84 57 84 62 76 L 64 82 C 57 90 43 90 36 82 Z", "colour", "dark", 0.6),
        ("O 50 87 2", "dark", "", 0),
    ),
    "pearls": (
        ("O 39 79 1.7 O 42.4 81.8 1.7 O 46.1 83.5 1.7 O 50 84.1 1.7 O 53.9 83.5 1.7 O 57.6 81.8 1.7 O 61 79 1.7", "light", "dark", 0.4),
    ),
    "choker": (("M 43 70 Q 50 75 57 70 L 57 73.6 Q 50 78.6 43 73.6 Z", "colour", "", 0), ("O 50 76 2", "light", "dark", 0.5)),
    "scarf": (
        ("M 38 71 C 44 80 56 80 62 71 L 65 79 C 56 88 44 88 35 79 Z", "light", "dark", 0.6),
        ("M 57 82 L 66 101 L 57 103 L 51 84 Z", "light", "dark", 0.6),
    ),
    "bob-back": (("M 29 44 C 27 22 37 10 50 10 C 63 10 73 22 71 44 L 72 62 Q 66 67 60 63 L 40 63 Q 34 67 28 62 Z", "hair", "", 0),),
    "bob": (("M 33 44 C 33 24 41 15 50 15 C 59 15 67 24 67 44 C 65 34 60 28 56 25 C 48 33 38 33 33 44 Z", "hair", "", 0),),
    "band": (
        ("M 32 33 C 40 26 58 25 68 32 L 68 36.6 C 58 30 42 30 32 37.6 Z", "colour", "", 0),
        ("M 65 34 C 70 22 74 16 72 8 C 79 15 75 27 68 36 Z", "colour", "", 0),
    ),
    "long-back": (
        ("M 29 42 C 27 20 38 9 50 9 C 62 9 73 20 71 42 C 71 60 78 70 74 84 C 66 92 34 92 26 84 C 22 70 29 60 29 42 Z", "hair", "", 0),
    ),
    "parted": (("M 33 42 C 32 22 42 14 50 14 C 60 14 68 22 67 42 C 66 33 62 28 57 25 L 52 20 C 47 30 37 31 33 42 Z", "hair", "", 0),),
    "short": (("M 33 40 C 31 22 40 12 51 12 C 62 12 69 22 67 40 L 65 34 C 62 27 57 26 51 26 C 44 26 39 28 35.4 34 Z", "hair", "", 0),),
    "curls": (("O 35 30 7 O 37 21 7 O 45 15 7.5 O 55 14.5 7.5 O 63 21 7 O 66 30 7 O 33.5 39 5 O 67 39 5", "hair", "", 0),),
    "curls-back": (
        ("O 32 30 9 O 34 19 9 O 43 12 9 O 54 11 9 O 64 16 9 O 69 26 9 O 70 38 8 O 30 42 8 O 30 54 7 O 71 50 7 O 50 24 14", "hair", "", 0),
    ),
    "bun-back": (("O 50 11 9.5", "hair", "", 0),),
    "sides": (
        (both("M 36 30 C 30 30 29 37 31 46 C 33 51 36 52 37 50 C 35 44 35 36 37 31 Z"), "hair", "", 0),
        ("M 39 21 C 44 14 56 14 61 21 C 56 17.5 44 17.5 39 21 Z", "hair", "", 0),
    ),
    "wild": ((both("M 37 26 C 30 24 25 28 22 34 L 29 34 L 24 41 L 31 40 L 28 47 L 34 46 C 34.6 39 35 32 37 26 Z"), "hair", "", 0),),
    "brows": ((both("M 38 38.6 C 41 36 44 36 46.4 37.8 L 46.2 39.2 C 43.6 37.8 41 37.8 38.4 39.8 Z"), "hair", "", 0),),
    "moustache": (
        (
            (
                "M 50 53.5 C 46 50.5 40 52 35 57.5 C 31 61 29 59 29 56.5 C 28 63 36 64 42 60.5 C 46 58.6 48 58 50 57.4 C 52 58 54 58.6 58 "
                "60.5 C 64 64 72 63 71 56.5 C 71 59 69 61 65 57.5 C 60 52 54 50.5 50 53.5 Z"
            ),
            "hair",
            "",
            0,
        ),
    ),
    "small-moustache": (
        ("M 50 54 C 46 52 42 53.5 40.5 57 C 44 57.5 47 56.6 50 56.2 C 53 56.6 56 57.5 59.5 57 C 58 53.5 54 52 50 54 Z", "hair", "", 0),
    ),
    "goatee": (("M 44.5 57 C 46 55.5 54 55.5 55.5 57 L 54 60 C 56 66 53 74 50 76 C 47 74 44 66 46 60 Z", "hair", "", 0),),
    "beard": (
        (
            "M 34.6 44 C 34 62 40 74 50 74 C 60 74 66 62 65.4 44 C 63 52 60 55 56 54.5 C 52 52.8 48 52.8 44 54.5 C 40 55 37 52 34.6 44 Z",
            "hair",
            "",
            0,
        ),
        ("M 45.5 59.5 Q 50 62.5 54.5 59.5 Q 50 60.6 45.5 59.5 Z", "shade", "", 0),
    ),
    "lips": (
        ("M 45.6 58.4 C 47.4 56.8 49 56.8 50 57.6 C 51 56.8 52.6 56.8 54.4 58.4 C 52.6 61.4 47.4 61.4 45.6 58.4 Z", "#a32a30", "", 0),
    ),
    "glasses": (
        (both("O 43 44 5.6"), "", "dark", 1.3),
        ("M 48.6 43.4 Q 50 42.4 51.4 43.4", "", "dark", 1.3),
        (both("M 37.4 43.4 L 33.8 42"), "", "dark", 1.2),
    ),
    "monocle": (("O 57 44 5.8", "", "dark", 1.4), ("M 62 47 C 66 58 63 68 60 76", "", "dark", 0.8)),
    "shades": (
        (both("M 36.6 40.4 L 48.6 40.4 C 48.6 47 45.6 49.4 42.4 49.4 C 39 49.4 36.6 46.6 36.6 40.4 Z"), "dark", "", 0),
        ("M 34 40 L 66 40 L 66 41.8 L 34 41.8 Z", "dark", "", 0),
    ),
    "bowler": (
        ("M 33 27 C 32 8 40 3 50 3 C 60 3 68 8 67 27 Z", "dark", "", 0),
        ("M 33 22.5 L 67 22.5 L 67.2 28 L 32.8 28 Z", "colour", "", 0),
        ("M 22 29.4 C 22 26 28 27 34 27.4 L 66 27.4 C 72 27 78 26 78 29.4 C 74 34 60 32 50 32 C 40 32 26 34 22 29.4 Z", "dark", "", 0),
    ),
    "cap": (
        ("M 29 23 C 31 9 40 5 50 5 C 60 5 69 9 71 23 L 66 27 L 34 27 Z", "colour", "", 0),
        ("M 34 23 L 66 23 L 66.4 30 L 33.6 30 Z", "dark", "", 0),
        ("M 34 30 C 40 27.6 60 27.6 66 30 C 68 33 69 35 69 36.6 C 60 32.4 40 32.4 31 36.6 C 31 35 32 33 34 30 Z", "dark", "", 0),
        ("O 50 17 4", "light", "dark", 0.6),
    ),
    "maid-cap": (
        ("M 31 26 C 25 12 36 6 40 10 C 42 2 58 2 60 10 C 64 6 75 12 69 26 C 62 20 38 20 31 26 Z", "light", "dark", 0.7),
        ("M 31 26 C 38 19.6 62 19.6 69 26 L 68 30 C 60 24.6 40 24.6 32 30 Z", "colour", "dark", 0.7),
    ),
    "feather-hat": (
        ("M 64 20 C 74 10 80 2 92 2 C 96 12 84 22 68 26 Z", "colour", "dark", 0.6),
        ("O 88 8 3.6", "#d9b24a", "dark", 0.6),
        ("O 88 8 1.6", "dark", "", 0),
        ("M 66 24 C 74 17 80 11 86 9", "", "light", 0.9),
        ("M 26 31 C 30 12 48 4 64 12 C 71 16 73 22 73 27 C 58 22 42 23 26 31 Z", "dark", "", 0),
        ("M 26 31 C 42 23 58 22 73 27 L 73 30.4 C 58 26 42 27 27 34.6 Z", "colour", "", 0),
    ),
    "fedora": (
        ("M 33 26 C 33 10 38 5 44 6 Q 50 9 56 6 C 62 5 67 10 67 26 Z", "colour", "", 0),
        ("M 33 21 L 67 21 L 67 27 L 33 27 Z", "dark", "", 0),
        ("M 20 29 C 26 24.6 34 26 50 26 C 66 26 74 24.6 80 29 C 72 34 60 32.6 50 32.6 C 40 32.6 28 34 20 29 Z", "colour", "dark", 0.5),
    ),
    "beret": (
        ("M 26 24 C 24 12 40 4 56 6 C 70 8 78 16 72 25 C 58 20 42 20 32 28 C 28 27 27 26 26 24 Z", "colour", "dark", 0.5),
        ("M 55 6.4 L 58 2.4 L 59.6 3.6 L 57.4 6.8 Z", "dark", "", 0),
    ),
    "helmet": (
        ("M 31 34 C 29 12 40 5 50 5 C 60 5 71 12 69 34 C 58 30 42 30 31 34 Z", "colour", "", 0),
        ("M 47 5.2 L 53 5.2 L 54 30.6 L 46 30.6 Z", "light", "", 0),
        ("M 31 34 C 42 30 58 30 69 34 L 69 37 C 58 33 42 33 31 37 Z", "dark", "", 0),
    ),
    "earrings": ((both("O 34.4 55 2.2"), "light", "dark", 0.5),),
    "vest": ((both("M 30 79 L 38 106 L 31 106 L 23 82 Z"), "light", "", 0), ("M 17 96 L 83 96 L 84 101 L 16 101 Z", "light", "", 0)),
    "hoodie": (("M 33 72 C 38 82 62 82 67 72 L 72 79 C 62 92 38 92 28 79 Z", "dark", "", 0), (both("M 45 88 L 44 98"), "", "light", 1.3)),
}
"""Everything busts are made of."""
