"""The whole deck as cards: each place with its roles numbered, and the spy's; one back behind all (E03, E07).

For a table without the desk: somebody who does not play draws a place and shows each his number on it, and the spy the spy's card.
"""

from functools import partial

from gm_console.engine.phrase import phrase
from gm_console.games.espia.content import Deck as Places
from gm_console.games.espia.content import Place
from gm_console.printing import fonts
from gm_console.printing.backs import back
from gm_console.printing.faces.espia.evening import Evening
from gm_console.printing.fitting import Style
from gm_console.printing.formats import Format
from gm_console.printing.ornaments import frame, rosette, rule, star
from gm_console.printing.pen import BRASS, IVORY, SOFT, Pen
from gm_console.printing.press import Card, Deck
from gm_console.printing.sheet import Backs, Box
from gm_console.words import Translator

HAIR = "#cbb98f"
MOST, TALLEST = 12, 5.5
"""Roles that are numbered on a card; the millimetres a line has at most."""

CLUB = Style(fonts.SANS, 6, BRASS, "centre", "middle", spacing=0.16)
PLACE = Style(fonts.SERIF, 15, align="centre", place="middle", leading=1.0, least=12)
NUMBER = Style(fonts.SANS, 6.5, BRASS, "right", "middle")
ROLE = Style(fonts.SERIF, 10, place="middle", leading=1.0, least=8)
FOOT = Style(fonts.SANS, 6, SOFT, "centre", "middle")
TASK = Style(fonts.SERIF_ITALIC, 13, SOFT, "centre", "middle", leading=1.15)


def deck(evening: Evening, words: Translator, format_: Format, backs: Backs) -> tuple[Deck, ...]:
    """A card for each place in the deck's order, then the spy's."""
    places = evening.deck or Places()
    cards = [Card(place.name, partial(_place, place=place, title=places.title, words=words)) for place in places.places]
    spy = Card(words.text("paper.espia.deck.spy"), partial(_spy, title=places.title, words=words))
    return (Deck(format_, [*cards, spy], backs, back(format_)),)


def _around(pen: Pen, title: str, words: Translator) -> Box:
    """What all cards have around; the box in it."""
    pen.ground(IVORY)
    frame(pen, pen.box.inset(3.2))
    inner = Box(6.6, 0, pen.width - 13.2, pen.height)
    pen.write("club", words.text("paper.espia.club").upper(), Box(inner.x, 6.4, inner.width, 2.6), CLUB)
    pen.write(phrase("paper.espia.field.deck"), title, Box(inner.x, pen.height - 8.8, inner.width, 2.8), FOOT)
    return inner


def _place(pen: Pen, place: Place, title: str, words: Translator) -> None:
    inner = _around(pen, title, words)
    pen.write(phrase("paper.espia.field.place"), place.name, Box(inner.x, 9.6, inner.width, 11.6), PLACE, 2)
    rule(pen, (inner.x + 4, 22.6), inner.right - 4)
    roles = tuple(dict.fromkeys(place.roles))[:MOST]
    top, bottom = 24.6, pen.height - 10
    high = min(TALLEST, (bottom - top) / max(1, len(roles)))
    for number, role in enumerate(roles, 1):
        row = Box(inner.x, top + (number - 1) * high, inner.width, high)
        pen.write("number", str(number), Box(row.x, row.y, 4, row.height), NUMBER)
        pen.write(phrase("paper.espia.field.role"), role, Box(row.x + 5.6, row.y, row.width - 5.6, row.height), ROLE)
        if number < len(roles):
            pen.line((row.x + 5.6, row.bottom), (row.right, row.bottom), HAIR, 0.15, (0.3, 0.9))


def _spy(pen: Pen, title: str, words: Translator) -> None:
    inner = _around(pen, title, words)
    pen.write("spy", words.text("paper.espia.deck.spy"), Box(inner.x, 9.6, inner.width, 11.6), PLACE, 2)
    rule(pen, (inner.x + 4, 22.6), inner.right - 4)
    centre = (pen.width / 2, 43.0)
    rosette(pen, centre, 14, HAIR, thick=0.15)
    pen.circle(centre, 5, fill=IVORY, edge=HAIR, thick=0.15)
    star(pen, centre, 3.6)
    pen.write("task", words.text("paper.espia.deal.task"), Box(inner.x + 3, 59, inner.width - 6, 16), TASK, 3)
