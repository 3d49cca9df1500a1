"""The console's own fonts: registered once at start, then asked for by role.

One set of cuts serves screen and paper: paper cannot ask a font for features, so the plain digits of every cut already
are the lining tabular ones, and nobody sets a feature. Three families: SERIF for what belongs to the game, SANS for the
rest, SIGNS (✓ ✗ ↶ ↷ ❚❚ …) as the fallback of both. Sizes are pixels at 100 %.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal, NamedTuple

from PySide6.QtGui import QFont, QFontDatabase

SERIF: Final = "EB Garamond Club"
SANS: Final = "Inter Club"
SIGNS: Final = "Club Signs"

Role = Literal["title", "name", "money", "clock", "cue", "question", "body", "aside", "action", "caption", "rule", "answer", "face"]


class Face(NamedTuple):
    """How one role is set: family, size in pixels at 100 %, weight 100–900."""

    family: str
    px: int
    weight: int = 400


FACES: Final[dict[Role, Face]] = {
    "title": Face(SERIF, 28),
    "name": Face(SERIF, 24),
    "money": Face(SERIF, 24),
    "clock": Face(SERIF, 48),
    "cue": Face(SERIF, 20),
    "question": Face(SERIF, 20),
    "body": Face(SANS, 15),
    "aside": Face(SANS, 15),
    "action": Face(SANS, 17),
    "caption": Face(SANS, 13, 500),
    "rule": Face(SANS, 13, 500),
    "answer": Face(SERIF, 160),  # the one large word of the public screen
    "face": Face(SERIF, 120),  # the clock of the public screen
}


def load(folder: Path) -> tuple[str, ...]:
    """Register every cut in `folder` (resources/fonts) with Qt and return the families found, sorted.

    Raises FileNotFoundError where `folder` holds no font, and ValueError naming the cuts that Qt cannot read.
    """
    cuts = sorted(folder.glob("*.ttf"))
    if not cuts:
        raise FileNotFoundError(folder)
    numbers = [QFontDatabase.addApplicationFont(str(cut)) for cut in cuts]
    bad = [cut.name for cut, number in zip(cuts, numbers, strict=True) if number < 0]
    if bad:
        raise ValueError(f"no fonts: {', '.join(bad)}")
    return tuple(sorted({name for number in numbers for name in QFontDatabase.applicationFontFamilies(number)}))


def font(role: Role, scale: float = 1.0) -> QFont:
    """The font of a role; `scale` is the host's text size, 1.0 to 1.75."""
    face = FACES[role]
    made = QFont([face.family, SIGNS])
    made.setPixelSize(round(face.px * scale))
    made.setWeight(QFont.Weight(face.weight))
    return made
