"""The list of all places with the advice for residents and for spies: one sheet, the same for everybody (E42, E45)."""

import unicodedata
from functools import lru_cache, partial

from gm_console.engine.phrase import phrase
from gm_console.games.espia.advice import SIDES, advice
from gm_console.games.espia.content import Deck as Places
from gm_console.printing import fonts
from gm_console.printing.faces.espia.evening import Evening
from gm_console.printing.fitting import Style
from gm_console.printing.flow import Column, Item, draw, end, largest
from gm_console.printing.formats import Format
from gm_console.printing.glyphs import tidy
from gm_console.printing.ornaments import frame, rule
from gm_console.printing.pen import BRASS, SOFT, Pen, printed
from gm_console.printing.press import Card, Deck
from gm_console.printing.sheet import Backs, Box
from gm_console.words import Translator

LARGEST, LEAST, COLUMNS, GAP = 12.0, 8.0, (3, 4, 5), 5.0
"""Points of a place's name, most and least; how many columns are tried, and the millimetres between two."""
ADVICE, HEAD = 60.0, 25.0
"""Millimetres at the foot for the advice at most, and at the top for the title."""

CLUB = Style(fonts.SANS, 7, BRASS, "centre", "middle", spacing=0.18)
TITLE = Style(fonts.SERIF, 22, align="centre", place="middle", least=14)
ABOUT = Style(fonts.SERIF_ITALIC, 10, SOFT, "centre", "middle")
PLACE = Style(fonts.SERIF, LARGEST, leading=1.26)
SIDE = Style(fonts.SERIF_BOLD, 11.5, BRASS, leading=1.3)
COUNSEL = Style(fonts.SERIF, 10, leading=1.16)


def places(evening: Evening, words: Translator, format_: Format, _backs: Backs) -> tuple[Deck, ...]:
    """The same sheet for each player; one where nobody is named yet."""
    deck = evening.deck or Places()
    face = partial(_sheet, deck=deck, words=words)
    return (Deck(format_, [Card(deck.title, face)] * max(1, len(evening.guests)), guides=False),)


def alphabetical(name: str) -> tuple[str, str]:
    """Where a name stands in a list: by its letters, then by their accents."""
    plain = "".join(sign for sign in unicodedata.normalize("NFD", name.casefold()) if not unicodedata.combining(sign))
    return plain.replace("œ", "oe").replace("æ", "ae"), name


def _sheet(pen: Pen, deck: Places, words: Translator) -> None:
    frame(pen, pen.box)
    inner = pen.box.inset(6, 9)
    middle = inner.x + inner.width / 2
    pen.label(words.text("paper.espia.club").upper(), Box(inner.x, inner.y, inner.width, 3), CLUB)
    pen.write(phrase("paper.espia.field.deck"), deck.title, Box(inner.x, inner.y + 3.4, inner.width, 10), TITLE)
    about = words.text("paper.espia.list.about", n=len(deck.places))
    pen.label(about, Box(inner.x, inner.y + 13.6, inner.width, 5), ABOUT)
    rule(pen, (middle - 30, inner.y + 21), middle + 30)
    low = _advice(pen, inner, words)
    _places(pen, deck, Box(inner.x, inner.y + HEAD, inner.width, low - 3 - inner.y - HEAD))


def _advice(pen: Pen, inner: Box, words: Translator) -> float:
    """Both sides beside each other at the foot, for everybody to read; where they begin."""
    wide = (inner.width - 2 * GAP) / 2
    told = [tuple(words.say(said) for said in advice(side)) for side in SIDES]
    columns = [_counsel(part, wide) for part in told]
    tall = max((end(column) for column in columns if column), default=0.0)
    top = inner.bottom - tall
    for number, column in enumerate(columns):
        if column is None:
            pen.fault(printed(told[number][0]), phrase("printing.too-long", length=sum(map(len, told[number]))))
        else:
            draw(pen, column, Box(inner.x + number * (wide + 2 * GAP), top, wide, tall))
    pen.line((inner.x, top - 3), (inner.right, top - 3), BRASS, 0.2)
    pen.line((inner.x + inner.width / 2, top), (inner.x + inner.width / 2, inner.bottom), BRASS, 0.15)
    return top - 3


@lru_cache(maxsize=4)
def _counsel(told: tuple[str, ...], wide: float) -> Column | None:
    """A title and what is advised under it, as large as there is room."""
    title, *counsel = told
    items = [Item(title, SIDE, stays=True), *(Item(text, COUNSEL, 0.6, 3.4, "lozenge") for text in counsel)]
    made = largest(items, wide, ADVICE, [size / COUNSEL.size for size in COUNSEL.sizes(LEAST)], 1)
    return made[0] if made else None


def _places(pen: Pen, deck: Places, box: Box) -> None:
    """By the alphabet down the columns; a box before each, to strike it off."""
    field = phrase("paper.espia.field.place")
    names = tuple(sorted((tidy(place.name) for place in deck.places), key=alphabetical))
    known = [pen.knows(field, name, PLACE) for name in names]  # each is asked, so that all faults are noted
    if not all(known):
        return
    count, columns = _columns(names, box.width, box.height)
    if not columns:
        pen.fault(field, phrase("printing.too-long", length=sum(map(len, names))))
    wide = (box.width - (count - 1) * GAP) / count
    for number, column in enumerate(columns):
        draw(pen, column, Box(box.x + number * (wide + GAP), box.y, wide, box.height))


@lru_cache(maxsize=4)
def _columns(names: tuple[str, ...], width: float, height: float) -> tuple[int, tuple[Column, ...]]:
    """As large as there is room, in as many columns as that takes, and those no longer than they need to be; none where it never fits.

    Kept, because everybody's sheet is the same.
    """
    items = [Item(name, PLACE, indent=4.6, mark="box") for name in names]
    shares = [size / LARGEST for size in PLACE.sizes(LEAST)]
    tries = [(count, largest(items, (width - (count - 1) * GAP) / count, height, shares, count)) for count in COLUMNS]
    able = [(count, columns) for count, columns in tries if columns]
    if not able:
        return COLUMNS[0], ()
    count, columns = max(able, key=lambda made: made[1][0][0].lines.size)
    share, tall = columns[0][0].lines.size / LARGEST, max(end(column) for column in columns)
    while (shorter := largest(items, (width - (count - 1) * GAP) / count, tall - 1, [share], count)) is not None:
        columns, tall = shorter, tall - 1
    return count, columns
