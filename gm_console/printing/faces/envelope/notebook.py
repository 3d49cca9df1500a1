"""A player's notebook: a line a card, a column a player; blank, or with all that he can strike off already (C24, T31)."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from gm_console.engine.phrase import phrase
from gm_console.printing import fonts
from gm_console.printing.faces.envelope.evening import BLANK_SEATS, Company, Guest, Mark, Sort
from gm_console.printing.faces.envelope.signs import sign
from gm_console.printing.fitting import Style
from gm_console.printing.formats import Format
from gm_console.printing.ornaments import rule
from gm_console.printing.pen import BRASS, HAIR, INK, SOFT, Pen
from gm_console.printing.press import Card, Deck
from gm_console.printing.sheet import Box
from gm_console.words import Translator

EDGE, TOP, HEADS, FOOT = 5.0, 21.0, 25.0, 30.0
"""Millimetres: around it all, for title and name, for the players' names upright, and for the legend and notes at the foot."""
NARROW, WIDE, COLUMN = 35.0, 46.0, 8.3
"""Millimetres: the column of cards at least and at most, and a player's column where that is at its least."""
HEAD, TALLEST = 6.2, 8.0
"""Millimetres: a kind's heading, and a line at most."""
STRIPE, SHADE = "#faf5e8", "#efe6d2"
MOST = 6
"""Columns there are room for."""

CLUB = Style(fonts.SANS, 6.5, BRASS, place="middle", spacing=0.16)
TITLE = Style(fonts.SERIF, 17, place="middle", least=12)
OWNER = Style(fonts.SERIF_ITALIC, 13, SOFT, "right", "middle", leading=1.0, least=8)
PLAYER = Style(fonts.SERIF, 11, place="middle", leading=0.95, least=7.5)
KIND = Style(fonts.SANS_BOLD, 7, "#ffffff", place="middle", spacing=0.12)
CARD = Style(fonts.SERIF, 11, place="middle", leading=0.95, least=8)
KEY = Style(fonts.SANS, 6.25, SOFT, place="middle", leading=1.15)


class Sheet(msgspec.Struct, frozen=True):
    """One notebook: the game's title, whose it is, the players as seated, the cards, and what is struck off."""

    title: str
    guest: Guest
    seats: tuple[str, ...]
    sorts: tuple[Sort, ...]
    words: Translator
    marks: tuple[Mark, ...] = ()


def blank(company: Company[Any], words: Translator, format_: Format, sorts: tuple[Sort, ...], title: str) -> tuple[Deck, ...]:
    """A notebook for each player with nothing in it; one without a name where there are none."""
    guests = company.guests or (Guest(""),)
    cards = [_card(Sheet(title, replace(guest, hand=(), marks=()), company.table, sorts, words)) for guest in guests]
    return (Deck(format_, cards),)


def marked(company: Company[Any], words: Translator, format_: Format, sorts: tuple[Sort, ...], title: str) -> tuple[Deck, ...]:
    """Each player's as it stands now, on a page of his own."""
    return tuple(Deck(format_, [_card(Sheet(title, guest, company.table, sorts, words, guest.marks))]) for guest in company.guests)


def _card(sheet: Sheet) -> Card:
    return Card(sheet.guest.name or sheet.words.text("paper.envelope.notebook.title"), partial(_draw, sheet=sheet))


def _draw(pen: Pen, sheet: Sheet) -> None:
    inner = pen.box.inset(EDGE)
    _top(pen, sheet, Box(inner.x, inner.y, inner.width, TOP))
    grid = Box(inner.x, inner.y + TOP, inner.width, inner.height - TOP - FOOT)
    columns = _columns(pen, sheet, grid)
    low = _lines(pen, sheet, grid, columns)
    for x in (*columns, inner.right):
        pen.line((x, grid.y), (x, low), HAIR, 0.2)
    _foot(pen, sheet, Box(inner.x, low + 2.5, inner.width, inner.bottom - low - 2.5))


def _top(pen: Pen, sheet: Sheet, box: Box) -> None:
    words = sheet.words
    pen.label(sheet.title.upper(), Box(box.x, box.y, box.width, 3), CLUB)
    pen.label(words.text("paper.envelope.notebook.title"), Box(box.x, box.y + 3.2, box.width * 0.42, 9), TITLE)
    right = Box(box.x + box.width * 0.44, box.y + 3.2, box.width * 0.56, 9.4)
    if sheet.guest.name:
        pen.write(phrase("paper.envelope.field.name"), sheet.guest.name, right, OWNER, 2)
    else:
        pen.line((right.x, right.bottom - 1.4), (right.right, right.bottom - 1.4), HAIR, 0.25)
    rule(pen, (box.x, box.y + 15.6), box.right)


def _columns(pen: Pen, sheet: Sheet, grid: Box) -> list[float]:
    """The players' names upright over their columns; the left edge of each column."""
    seats = sheet.seats[:MOST] or ("",) * BLANK_SEATS
    names = min(WIDE, max(NARROW, grid.width - COLUMN * len(seats)))
    wide = (grid.width - names) / len(seats)
    at = [grid.x + names + number * wide for number in range(len(seats))]
    for x, name in zip(at, seats, strict=True):
        if name == sheet.guest.name and name:
            pen.rect(Box(x, grid.y, wide, HEADS), fill=SHADE)
        if name:
            with pen.within(Box(x, grid.y, wide, HEADS), 270) as side:
                side.write(phrase("paper.envelope.field.name"), name, side.box.inset(0.5, 1.2), PLAYER, 1)
    return at


def _lines(pen: Pen, sheet: Sheet, grid: Box, columns: Sequence[float]) -> float:
    """Every card under its kind; where the last line ends."""
    count = sum(len(sort.cards) for sort in sheet.sorts)
    high = min(TALLEST, (grid.height - HEADS - HEAD * len(sheet.sorts)) / max(1, count))
    y = grid.y + HEADS
    for sort in sheet.sorts:
        _heading(pen, sort, Box(grid.x, y, grid.width, HEAD))
        y += HEAD
        for number, (id_, name) in enumerate(sort.cards):
            _line(pen, sheet, (id_, name), Box(grid.x, y, grid.width, high), columns, tinted=number % 2 == 1)
            y += high
    pen.line((grid.x, y), (grid.right, y), BRASS, 0.3)
    return y


def _heading(pen: Pen, sort: Sort, box: Box) -> None:
    pen.rect(box, fill=sort.ink)
    sign(pen, sort.sign, Box(box.x + 1.4, box.y + 1.2, box.height - 2.4, box.height - 2.4), "#ffffff")
    pen.write(phrase("paper.envelope.field.kind"), sort.title.upper(), Box(box.x + box.height + 1, box.y, box.width - 8, box.height), KIND)


def _line(pen: Pen, sheet: Sheet, card: tuple[str, str], box: Box, columns: Sequence[float], tinted: bool) -> None:
    """One card: its name, struck through if it is none of the three, and its mark where that belongs."""
    if tinted:
        pen.rect(box, fill=STRIPE)
    pen.line((box.x, box.bottom), (box.right, box.bottom), HAIR, 0.15)
    id_, name = card
    room = Box(box.x + 1.2, box.y + 0.3, columns[0] - box.x - 2, box.height - 0.6)
    pen.label(name, room, CARD, 1)
    mark = next((mark for mark in sheet.marks if mark.card == id_), None)
    if mark is None:
        return
    middle = box.y + box.height / 2
    pen.line((box.x + 0.6, middle + 0.3), (columns[0] - 1, middle + 0.3), SOFT, 0.35)
    wide = box.right - columns[-1]
    by = sheet.guest.name if mark.how == "own" else mark.by
    for x, seat in zip(columns, sheet.seats or ("",), strict=False):
        spot = Box(x, box.y, wide, box.height)
        if seat == by or not by:
            draw_mark(pen, mark.how, spot)
        else:
            pen.line((x + wide / 2 - 1, middle), (x + wide / 2 + 1, middle), HAIR, 0.3)


def draw_mark(pen: Pen, how: str, box: Box) -> None:
    """A disc for one's own, a ring for what is open to all, a tick for what was shown."""
    x, y = box.x + box.width / 2, box.y + box.height / 2
    if how == "own":
        pen.circle((x, y), 1.5, fill=INK)
    elif how == "open":
        pen.circle((x, y), 1.5, edge=INK, thick=0.35)
    else:
        pen.shape(pen.path().move(x - 1.7, y + 0.1).line(x - 0.5, y + 1.5).line(x + 1.9, y - 1.6), edge=INK, thick=0.5)


def _foot(pen: Pen, sheet: Sheet, box: Box) -> None:
    """What the marks mean, and lines for notes."""
    x, third = box.x, box.width / 3
    for number, how in enumerate(("own", "open", "shown")):
        spot = Box(x + number * third, box.y, 5, 4.4)
        draw_mark(pen, how, spot)
        pen.label(sheet.words.text(f"paper.envelope.mark.{how}"), Box(spot.right + 0.4, box.y - 0.6, third - 6, 5.6), KEY, 2)
    lines = int((box.height - 6) // 7)
    for number in range(1, lines + 1):
        y = box.y + 5 + number * 7
        pen.line((box.x, y), (box.right, y), HAIR, 0.15)
