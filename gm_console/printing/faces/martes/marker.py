"""The first detective's marker (M12, M13): round, by night on one side and by day on the other, and the same to read on both."""

from functools import partial

from msgspec.structs import replace

from gm_console.engine.value import Value
from gm_console.printing import fonts
from gm_console.printing.engraving import Circle, Line, around, wreath
from gm_console.printing.faces.martes.engraved import glass
from gm_console.printing.faces.martes.evening import Evening
from gm_console.printing.fitting import Style
from gm_console.printing.formats import Format
from gm_console.printing.ornaments import rosette, star
from gm_console.printing.pen import BAIZE, BAIZE_DEEP, BRASS, GOLD, IVORY, Pen
from gm_console.printing.press import Card, Deck
from gm_console.printing.sheet import Backs
from gm_console.words import Translator

SHINE = "#e6bd62"
"""Brass in full light."""

TITLE = Style(fonts.SERIF_BOLD, 12.5, spacing=0.1)
UNDER = Style(fonts.SERIF_ITALIC, 10.5, spacing=0.05)


class Side(Value, frozen=True):
    """The colours of one side: its ground, the band the letters stand on, lines, letters and what is in the middle."""

    ground: str
    band: str
    line: str
    letters: str
    emblem: str


NIGHT = Side(BAIZE_DEEP, BAIZE, GOLD, IVORY, SHINE)
DAY = Side(IVORY, "#fffdf7", BRASS, BAIZE_DEEP, BAIZE)


def marker(evening: Evening, words: Translator, format_: Format, backs: Backs) -> tuple[Deck, ...]:
    """One marker, whoever comes."""
    del evening
    sides = (partial(_face, words=words, side=NIGHT), partial(_face, words=words, side=DAY))
    return (Deck(format_, [Card(words.text("paper.martes.marker.card"), *sides)], backs),)


def _face(pen: Pen, words: Translator, side: Side) -> None:
    """From the rim inwards: a wreath, the band with the letters, a second wreath, the emblem."""
    half = min(pen.width, pen.height) / 2
    centre = (pen.width / 2, pen.height / 2)
    pen.circle(centre, half + pen.bleed, fill=side.ground)
    pen.circle(centre, half - 1.7, edge=side.line, thick=0.45)
    wreath(pen, centre, (half - 5.6, half - 2.4), 48, 5, Line(side.line, 0.14))
    pen.circle(centre, half - 6.1, fill=side.band, edge=side.line, thick=0.3)
    pen.circle(centre, half - 14, fill=side.ground, edge=side.line, thick=0.3)
    title, under = words.text("paper.martes.marker.first").upper(), words.text("paper.martes.marker.begins")
    around(pen, title, Circle(centre, half - 11.7), replace(TITLE, colour=side.letters))
    around(pen, under, Circle(centre, half - 8.8, below=True), replace(UNDER, colour=side.letters))
    for turn in (-1, 1):
        star(pen, (centre[0] + turn * (half - 10), centre[1] + 1.5), 1.7, side.line)
    _emblem(pen, side)


def _emblem(pen: Pen, side: Side) -> None:
    """A star by night, a glass by day."""
    centre, reach = (pen.width / 2, pen.height / 2), min(pen.width, pen.height) / 2 - 14
    wreath(pen, centre, (reach - 3.4, reach - 0.8), 24, 5, Line(side.line, 0.12))
    if side is NIGHT:
        rosette(pen, centre, reach - 4, side.line)
        pen.circle(centre, reach * 0.5, fill=side.ground, edge=side.line, thick=0.25)
        star(pen, centre, reach * 0.46, side.emblem)
    else:
        glass(pen, centre, side.emblem, 1.55)
