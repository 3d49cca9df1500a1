"""Tonight's secret hands: a page for each player that is folded in three, his cards within, in pictures, words and as a code (C05, T04).

Pages are alike from outside; of no text on one it is told that it shrank, and whatever cannot be printed is found in the whole deck,
not in a hand. A page, and a file for one player, has one player's cards only.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from gm_console.engine.phrase import phrase
from gm_console.printing import fonts, qr
from gm_console.printing.backs import lattice
from gm_console.printing.faces.envelope.evening import Company, Guest, Sort, names
from gm_console.printing.faces.envelope.signs import sign
from gm_console.printing.fitting import Style
from gm_console.printing.formats import Format
from gm_console.printing.hushed import hushed, wrong
from gm_console.printing.ornaments import medallion
from gm_console.printing.pen import BRASS, INK, IVORY, SOFT, Pen
from gm_console.printing.press import Card, Deck
from gm_console.printing.sheet import Box
from gm_console.printing.troubles import Fault, Unprintable
from gm_console.shipped import shipped
from gm_console.words import Translator

EDGE, SYMBOL, COLUMNS, ROWS = 6.0, 38.0, 4, 2
"""Millimetres around the secret, and of the code; how many cards stand beside and below one another."""
CELL, GAP, NAME_HIGH = 31.4, 2.4, 8.2
"""Millimetres: a card's width, what lies between two, and how high its name may be."""

CLUB = Style(fonts.SANS, 8, BRASS, "centre", "middle", spacing=0.18)
NAME = Style(fonts.SERIF, 26, align="centre", place="middle", leading=1.0, least=14)
UNDER = Style(fonts.SERIF_ITALIC, 11, SOFT, "centre", "middle", leading=1.15, least=9)
TITLE = Style(fonts.SERIF, 15, place="middle")
KIND = Style(fonts.SANS_BOLD, 6, "#ffffff", "centre", "middle", spacing=0.1)
CARD = Style(fonts.SERIF, 9.5, INK, "centre", "middle", leading=0.95, least=8)
PAWN = Style(fonts.SERIF_ITALIC, 11, SOFT, "right", "middle", least=8)
TOLD = Style(fonts.SANS, 6.5, SOFT, leading=1.2)

Drawer = Callable[[Pen, Box], None]
"""Draws a card's picture into a box."""


class Deal(msgspec.Struct, frozen=True):
    """What no page differs in: the game's title, its cards, their pictures and grounds, words, and the code's version."""

    title: str
    sorts: tuple[Sort, ...]
    picture: Callable[[str], Drawer]
    ground: Callable[[str], str]
    words: Translator
    version: int = 1


def decks(company: Company[Any], deal: Deal, format_: Format) -> tuple[Deck, ...]:
    """A page for each player. Raises `Unprintable` for a deck whose cards cannot all be printed, whoever has them."""
    fonts.register(shipped("resources/fonts"))
    _check(deal)
    same = replace(deal, version=qr.version_for((longest(deal, company.most),)))
    return tuple(Deck(format_, [Card(guest.name, partial(_page, guest=guest, deal=same))]) for guest in company.guests)


def code(hand: tuple[str, ...], deal: Deal) -> str:
    """What a phone reads: the cards in the order of the notebook."""
    return deal.words.text("paper.envelope.hand.code", cards=tuple(name for _, name in _held(hand, deal)))


def longest(deal: Deal, most: int) -> str:
    """The longest a code of so many cards can be: all are as large, whatever is in a hand."""
    wide = sorted(names(deal.sorts).items(), key=lambda card: len(card[1].encode()), reverse=True)
    return code(tuple(id_ for id_, _ in wide[:most]), deal)


def _held(hand: tuple[str, ...], deal: Deal) -> list[tuple[str, str]]:
    """The cards of a hand with their names, in the deck's order."""
    return [(id_, name) for id_, name in names(deal.sorts).items() if id_ in hand]


def _check(deal: Deal) -> None:
    """Raises `Unprintable` with each card of the deck whose name does not fit or has a sign no font has."""
    looked_at = ((name, wrong(name, CARD, CELL - 2, NAME_HIGH)) for name in names(deal.sorts).values())
    faults = tuple(Fault(name, phrase("paper.envelope.field.card"), said) for name, said in looked_at if said)
    if faults:
        raise Unprintable(faults)


def _page(pen: Pen, guest: Guest, deal: Deal) -> None:
    with pen.panel(0) as cover:
        _cover(cover, guest.name, deal)
    with pen.panel(1) as secret:
        _secret(secret, guest, deal)
    with pen.panel(2) as lid:
        lid.stamp(lattice(lid.width, lid.height))


def _cover(pen: Pen, name: str, deal: Deal) -> None:
    """What is seen when it is folded: whose it is."""
    pen.stamp(lattice(pen.width, pen.height))
    plate = Box(pen.width / 2 - 55, pen.height / 2 - 24, 110, 48)
    pen.rect(plate, 1.6, IVORY, BRASS, 0.4)
    medallion(pen, (pen.width / 2, plate.y + 9.4), 6)
    pen.label(deal.title.upper(), Box(plate.x, plate.y + 17.4, plate.width, 4), CLUB)
    pen.write(phrase("paper.envelope.field.name"), name, Box(plate.x + 5, plate.y + 22, plate.width - 10, 12), NAME, 1)
    pen.label(deal.words.text("paper.envelope.hand.only"), Box(plate.x + 5, plate.y + 35, plate.width - 10, 10), UNDER, 2)


def _secret(pen: Pen, guest: Guest, deal: Deal) -> None:
    words = deal.words
    pen.label(words.text("paper.envelope.hand.title"), Box(EDGE, 3.4, 44, 7), TITLE)
    if suspect := names(deal.sorts).get(guest.suspect):
        wide = COLUMNS * CELL + (COLUMNS - 1) * GAP - 46
        pen.label(words.text("paper.envelope.hand.pawn", suspect=suspect), Box(EDGE + 46, 3.4, wide, 7), PAWN)
    high = (pen.height - 11.4 - 3 - GAP) / ROWS
    for number, (id_, name) in enumerate(_held(guest.hand, deal)):
        row, column = divmod(number, COLUMNS)
        _small(pen, id_, name, Box(EDGE + column * (CELL + GAP), 11.4 + row * (high + GAP), CELL, high), deal)
    right = EDGE + COLUMNS * (CELL + GAP) + 1
    beside = Box(right, 11.4, pen.width - right - EDGE, pen.height - 14)
    spot = Box(beside.x + (beside.width - SYMBOL) / 2, beside.y, SYMBOL, SYMBOL)
    pen.qr("qr", code(guest.hand, deal), spot, deal.version)
    pen.label(words.text("paper.envelope.hand.phone"), Box(beside.x + 1, spot.bottom + 1.6, beside.width - 2, 24), TOLD, 6)


def _small(pen: Pen, id_: str, name: str, box: Box, deal: Deal) -> None:
    """One card of a hand: its kind's colour and sign, its picture, its name."""
    sort = next(sort for sort in deal.sorts if id_ in dict(sort.cards))
    pen.rect(box, 1.4, fill=IVORY, edge=sort.ink, thick=0.35)
    head = 4.6
    pen.rect(Box(box.x + 0.9, box.y + 0.9, box.width - 1.8, head), 0.7, fill=sort.ink)
    sign(pen, sort.sign, Box(box.x + 1.8, box.y + 1.5, head - 1.2, head - 1.2), IVORY)
    pen.label(sort.title.upper(), Box(box.x + 6, box.y + 0.9, box.width - 8, head), KIND)
    window = Box(box.x + 0.9, box.y + head + 1.6, box.width - 1.8, box.height - head - NAME_HIGH - 2.4)
    pen.rect(window, fill=deal.ground(id_))
    with pen.clipped(pen.path().rect(window)):
        deal.picture(id_)(pen, window)
    hushed(pen, name, Box(box.x + 1, window.bottom + 0.3, box.width - 2, NAME_HIGH), CARD)
