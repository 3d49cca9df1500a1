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
from gm_console.printing.pen import BRASS, HAIR, IVORY, SOFT, Art, Pen, printed
from gm_console.printing.press import Card, Deck
from gm_console.printing.report import Field
from gm_console.printing.sheet import Backs, Box
from gm_console.words import Translator

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


def _around(pen: Pen, roles: int, words: Translator) -> Box:
    """What all cards have that have so many roles, drawn once; the box in it."""
    pen.stamp(Art(f"espia-{roles}", pen.width, pen.height, partial(_ground, roles=roles, words=words), pen.bleed))
    return _inner(pen)


def _inner(pen: Pen) -> Box:
    """Within the frame."""
    return Box(6.6, 0, pen.width - 13.2, pen.height)


def _ground(pen: Pen, roles: int, words: Translator) -> None:
    """Frame, game, rule, and the numbered lines."""
    pen.ground(IVORY)
    frame(pen, pen.box.inset(3.2))
    inner = _inner(pen)
    pen.label(words.text("paper.espia.club").upper(), Box(inner.x, 6.4, inner.width, 2.6), CLUB)
    rule(pen, (inner.x + 4, 22.6), inner.right - 4)
    for number, row in enumerate(_rows(pen, roles), 1):
        pen.label(str(number), Box(row.x, row.y, 4, row.height), NUMBER)
        if number < roles:
            pen.line((row.x + 5.6, row.bottom), (row.right, row.bottom), HAIR, 0.15, (0.3, 0.9))


def _rows(pen: Pen, roles: int) -> list[Box]:
    """A line a role."""
    inner, top, bottom = _inner(pen), 24.6, pen.height - 10
    high = min(TALLEST, (bottom - top) / max(1, roles))
    return [Box(inner.x, top + number * high, inner.width, high) for number in range(roles)]


def _place(pen: Pen, place: Place, title: str, words: Translator) -> None:
    roles = tuple(dict.fromkeys(place.roles))[:MOST]
    inner = _around(pen, len(roles), words)
    _named(pen, phrase("paper.espia.field.place"), place.name, title, inner)
    for role, row in zip(roles, _rows(pen, len(roles)), strict=True):
        pen.write(phrase("paper.espia.field.role"), role, Box(row.x + 5.6, row.y, row.width - 5.6, row.height), ROLE)


def _named(pen: Pen, field: Field, name: str, title: str, inner: Box) -> None:
    """What stands at the top and at the foot."""
    pen.write(field, name, Box(inner.x, 9.6, inner.width, 11.6), PLACE, 2)
    pen.write(phrase("paper.espia.field.deck"), title, Box(inner.x, pen.height - 8.8, inner.width, 2.8), FOOT)


def _spy(pen: Pen, title: str, words: Translator) -> None:
    inner = _around(pen, 0, words)
    name = words.text("paper.espia.deck.spy")
    _named(pen, printed(name), name, title, inner)
    centre = (pen.width / 2, 43.0)
    rosette(pen, centre, 14, HAIR, thick=0.15)
    pen.circle(centre, 5, fill=IVORY, edge=HAIR, thick=0.15)
    star(pen, centre, 3.6)
    pen.label(words.text("paper.espia.deal.task"), Box(inner.x + 3, 59, inner.width - 6, 16), TASK, 3)
