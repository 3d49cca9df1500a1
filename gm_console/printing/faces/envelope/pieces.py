"""Pieces for the board: pawns that stand, folded from a strip, and round counters to lay."""

from collections.abc import Callable
from functools import partial

import msgspec
from msgspec.structs import replace

from gm_console.engine.phrase import phrase
from gm_console.printing import fonts
from gm_console.printing.faces.envelope.cards import readable
from gm_console.printing.fitting import Style
from gm_console.printing.formats import Format
from gm_console.printing.pen import BRASS, INK, IVORY, SOFT, Pen
from gm_console.printing.press import Card, Deck
from gm_console.printing.sheet import Box
from gm_console.words import Translator

LETTER = Style(fonts.SERIF_BOLD, 11, "#ffffff", "centre", "middle")
NAME = Style(fonts.SERIF, 7.5, INK, "centre", "middle", leading=0.95, least=6)
GLUE = Style(fonts.SANS, 6, SOFT, "centre", "middle")
ROUND = Style(fonts.SERIF, 7.25, INK, "centre", "middle", leading=0.92, least=6)


class Piece(msgspec.Struct, frozen=True):
    """One piece: its name, a letter or none, its colour, the ground behind its picture, and what draws that."""

    name: str
    letter: str
    ink: str
    ground: str
    picture: Callable[[Pen, Box], None]


def pawns(pieces: list[Piece], format_: Format, words: Translator) -> Deck:
    """Strips that are folded to a prism: tab, back, front and base."""
    glue = words.text("paper.envelope.pouch.glue")
    return Deck(format_, [Card(piece.name, partial(_pawn, piece=piece, glue=glue)) for piece in pieces])


def counters(pieces: list[Piece], format_: Format) -> Deck:
    """Discs."""
    return Deck(format_, [Card(piece.name, partial(_counter, piece=piece)) for piece in pieces])


def _pawn(pen: Pen, piece: Piece, glue: str) -> None:
    with pen.panel(0) as tab:
        tab.rect(tab.box, fill="#f1ead9")
        tab.label(glue, tab.box.inset(0.4), GLUE)
    for number in (1, 2):
        with pen.panel(number) as side:
            _side(side, piece)
    with pen.panel(3) as base:
        base.rect(base.box, fill=piece.ink)
        ink = readable(piece.ink)
        base.rect(base.box.inset(1.4), edge=ink, thick=0.2)
        if piece.letter:
            base.label(piece.letter, base.box.inset(2), replace(LETTER, size=18, colour=ink))


def _side(pen: Pen, piece: Piece) -> None:
    """One side of a pawn: the picture, below it a band in its colour, the name in it."""
    band = 9.4
    window = Box(0, 0, pen.width, pen.height - band)
    pen.rect(pen.box, fill=piece.ground)
    with pen.clipped(pen.path().rect(window)):
        piece.picture(pen, Box(0, 2.5, pen.width, window.height - 2.5))
    foot = Box(0, pen.height - band, pen.width, band)
    pen.rect(foot, fill=IVORY)
    pen.rect(Box(0, foot.y, pen.width, 1.2), fill=piece.ink)
    if piece.letter:
        pen.circle((pen.width / 2, foot.y), 3, fill=piece.ink, edge=IVORY, thick=0.4)
        spot = Box(pen.width / 2 - 3, foot.y - 3, 6, 6)
        pen.label(piece.letter, spot, replace(LETTER, size=9, colour=readable(piece.ink)))
    low = 3.2 if piece.letter else 1.6
    pen.write(phrase("paper.envelope.field.card"), piece.name, Box(0.8, foot.y + low, pen.width - 1.6, band - low - 0.3), NAME, 2)


def _counter(pen: Pen, piece: Piece) -> None:
    """A disc: a rim in its colour, the picture in its upper part, the name below, where the disc is still wide."""
    centre, half = (pen.width / 2, pen.height / 2), pen.width / 2
    top = pen.height - 11.8
    pen.circle(centre, half + pen.bleed, fill=piece.ink)
    disc = pen.path()
    disc.circle(centre, half - 1.8)
    pen.circle(centre, half - 1.8, fill=piece.ground)
    with pen.clipped(disc):
        piece.picture(pen, Box(half - 6.9, top - 13.8, 13.8, 13.8))
        pen.rect(Box(0, top, pen.width, pen.height - top), fill=IVORY)
        pen.line((0, top), (pen.width, top), piece.ink, 0.3)
    pen.circle(centre, half - 1.8, edge=BRASS, thick=0.3)
    pen.write(phrase("paper.envelope.field.card"), piece.name, Box(half - 8.4, top + 0.4, 16.8, 6.4), ROUND, 2)
