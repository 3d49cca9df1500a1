"""Tonight's secret cards: for every player and round a strip of three panels, and the seals of the rounds for the host (E09, E42, E43).

The cover folds away behind the secret, the lid down over it. A spy's strip and a resident's differ in the words inside and in nothing
else: their symbols have one version, their texts one size of field, and of no text it is told that it shrank. A page has one player's only.
"""

from functools import partial

import msgspec

from gm_console.engine.phrase import phrase
from gm_console.games.espia.content import Deck as Places
from gm_console.printing import fonts, qr
from gm_console.printing.backs import lattice
from gm_console.printing.faces.espia.evening import Evening, Guest, Hand
from gm_console.printing.faces.espia.seals import seals
from gm_console.printing.fitting import Style
from gm_console.printing.formats import Format
from gm_console.printing.hushed import hushed, wrong
from gm_console.printing.ornaments import rule
from gm_console.printing.pen import BRASS, IVORY, SOFT, Pen
from gm_console.printing.press import Card, Deck
from gm_console.printing.sheet import Backs, Box
from gm_console.printing.troubles import Fault, Unprintable
from gm_console.shipped import shipped
from gm_console.words import Translator

EDGE, SYMBOL, LARGER = 3.6, 25.0, 28.0
"""Millimetres: around the secret; a symbol's side, and that of one with so many modules that they would be too small."""
PLACE_HIGH, ROLE_HIGH = 12.4, 9.6
"""Millimetres for a place and for a role."""

LABEL = Style(fonts.SANS, 6, BRASS, spacing=0.1)
PLACE = Style(fonts.SERIF, 15, leading=1.0, least=11)
ROLE = Style(fonts.SERIF_ITALIC, 11, leading=1.0, least=9)
TOLD = Style(fonts.SANS, 6.25, SOFT, place="bottom", leading=1.15)
TITLE = Style(fonts.SANS, 6.5, BRASS, "centre", "middle", spacing=0.14)
NAME = Style(fonts.SERIF, 15, align="centre", place="middle", leading=1.0, least=9)


def deal(evening: Evening, words: Translator, format_: Format, _backs: Backs) -> tuple[Deck, ...]:
    """Each player's strips on pages of his own, then the host's sheets. Raises `Unprintable` for a deck whose cards cannot all be printed.

    The whole deck is looked at, whatever was drawn of it: what is said of a card that does not fit would tell who has which.
    """
    fonts.register(shipped("resources/fonts"))
    places = evening.deck or Places()
    texts = symbols(places, evening.spies, words)
    version = qr.version_for(texts)
    side = SYMBOL if SYMBOL / qr.side(version) >= qr.WANTED else LARGER
    _check(places, format_.width - 3 * EDGE - side, side / qr.side(version), words)
    same = _Same(words, evening.spies, version, side)
    strips = tuple(Deck(format_, _cards(guest, evening, same)) for guest in evening.guests)
    everybody = len(evening.guests) == len(evening.table)
    return (*strips, *(seals(evening, words) if everybody else ()))


class _Same(msgspec.Struct, frozen=True):
    """What no strip differs in: words, how many spies, the symbols' version and side in millimetres."""

    words: Translator
    spies: int
    version: int
    side: float


def _cards(guest: Guest, evening: Evening, same: _Same) -> list[Card]:
    """One player's, in the order of the rounds."""
    numbered = zip(evening.rounds, guest.hands, strict=True)
    return [Card(guest.name, partial(_strip, name=guest.name, number=round_.number, hand=hand, same=same)) for round_, hand in numbered]


def told(hand: Hand, spies: int, words: Translator) -> tuple[str, str, str, str]:
    """Above the first text, the first text, above the second, the second: place and role, or what a spy is told."""
    if hand.spy:
        task = words.text("paper.espia.deal.task")
        return words.text("paper.espia.deal.you"), words.text(f"paper.espia.deal.spy.{spies}"), words.text("paper.espia.deal.aim"), task
    return words.text("paper.espia.deal.place"), hand.place, words.text("paper.espia.deal.role"), hand.role


def symbol(hand: Hand, spies: int, words: Translator) -> str:
    """What a phone reads."""
    first, place, second, role = told(hand, spies, words)
    return f"{first}: {' '.join(place.split())}. {second}: {role}."


def symbols(places: Places, spies: int, words: Translator) -> list[str]:
    """Everything that a symbol of a deck may hold: what was drawn must not show in the number of its modules."""
    hands = (Hand(place=place.name, role=role) for place in places.places for role in place.roles)
    return [symbol(hand, spies, words) for hand in (Hand(spy=True), *hands)]


def _check(places: Places, wide: float, module: float, words: Translator) -> None:
    """Raises `Unprintable` with each text of the deck that does not fit or has a sign no font has."""
    faults = [] if module >= qr.LEAST else [Fault(places.title, "", phrase("printing.qr-small", module=round(module, 2), least=qr.LEAST))]
    for place in places.places:
        known = [("place", place.name, PLACE, PLACE_HIGH), *(("role", role, ROLE, ROLE_HIGH) for role in dict.fromkeys(place.roles))]
        for field, text, style, high in known:
            if said := wrong(text, style, wide, high):
                faults.append(Fault(place.name, phrase(f"paper.espia.field.{field}"), said))
    if faults:
        raise Unprintable(tuple(faults))


def _strip(pen: Pen, *, name: str, number: int, hand: Hand, same: _Same) -> None:
    with pen.panel(0) as cover:
        _cover(cover, name, number, same.words)
    with pen.panel(1) as secret:
        _secret(secret, hand, same)
    with pen.panel(2) as lid:
        lid.stamp(lattice(lid.width, lid.height))


def _cover(pen: Pen, name: str, number: int, words: Translator) -> None:
    """What is seen when it is folded: whose it is and for which round."""
    pen.stamp(lattice(pen.width, pen.height))
    plate = pen.box.inset(11.5, 6.5)
    pen.rect(plate, 1.2, IVORY, BRASS, 0.3)
    title = words.text("paper.espia.deal.round", round=number).upper()
    pen.label(title, Box(plate.x, plate.y + 2.6, plate.width, 3), TITLE)
    pen.write(phrase("paper.espia.field.name"), name, Box(plate.x + 2.5, plate.y + 6.6, plate.width - 5, plate.height - 8.4), NAME)


def _secret(pen: Pen, hand: Hand, same: _Same) -> None:
    first, place, second, role = told(hand, same.spies, same.words)
    side, top = same.side, EDGE + 0.6
    wide = pen.width - 3 * EDGE - side
    hushed(pen, first.upper(), Box(EDGE, top, wide, 3), LABEL, 1)
    hushed(pen, place, Box(EDGE, top + 2.9, wide, PLACE_HIGH), PLACE)
    middle = top + 3.4 + PLACE_HIGH
    rule(pen, (EDGE, middle), EDGE + wide)
    hushed(pen, second.upper(), Box(EDGE, middle + 1.6, wide, 3), LABEL, 1)
    hushed(pen, role, Box(EDGE, middle + 4.3, wide, ROLE_HIGH), ROLE)
    pen.qr("qr", symbol(hand, same.spies, same.words), Box(pen.width - EDGE - side, EDGE - 0.8, side, side), same.version)
    pen.label(same.words.text("paper.espia.deal.phone"), Box(EDGE, pen.height - EDGE - 5.6, pen.width - 2 * EDGE, 5.6), TOLD, 2)
