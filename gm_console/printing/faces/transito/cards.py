"""The 20 cards in three colours, each with its kind's sign and word; one back behind all (T02)."""

from collections.abc import Callable
from functools import partial

from gm_console.games.transito.content import City
from gm_console.printing.backs import back
from gm_console.printing.faces.envelope import figure
from gm_console.printing.faces.envelope.cards import Look, card
from gm_console.printing.faces.envelope.evening import Sort
from gm_console.printing.faces.envelope.figure import Figure
from gm_console.printing.faces.transito import pictures
from gm_console.printing.faces.transito.evening import Evening
from gm_console.printing.faces.transito.landmarks import landmark
from gm_console.printing.faces.transito.offences import offence
from gm_console.printing.faces.transito.sorts import sorts
from gm_console.printing.formats import Format
from gm_console.printing.pen import Pen
from gm_console.printing.press import Card, Deck
from gm_console.printing.sheet import Backs, Box
from gm_console.words import Translator
from gm_console.words.letters import letters

SECTOR_GROUND, OFFENCE_GROUND = "#d9e6ee", "#f3e3d8"


def cards(evening: Evening, words: Translator, format_: Format, backs: Backs) -> tuple[Deck, ...]:
    """Suspects, sectors, infractions, in the order of a notebook."""
    city = evening.board or City()
    made = [Card(look.name, partial(card, look=look)) for sort in sorts(city, words) for look in looks(sort)]
    return (Deck(format_, made, backs, back(format_)),)


def looks(sort: Sort) -> list[Look]:
    """How the cards of a kind look."""
    signs = letters(tuple(name for _, name in sort.cards))
    found = []
    for place, ((id_, name), letter) in enumerate(zip(sort.cards, signs, strict=True)):
        badge, ink = (letter, pictures.colour(place)) if sort.key == "suspect" else ("", sort.ink)
        found.append(Look(sort.title, sort.sign, sort.ink, name, picture(sort.key, id_, place), ground(sort.key, place), badge, ink))
    return found


def ground(kind: str, place: int) -> str:
    """What lies behind a picture."""
    return {"suspect": pictures.ground(place), "sector": SECTOR_GROUND}.get(kind, OFFENCE_GROUND)


def picture(kind: str, id_: str, place: int) -> Callable[[Pen, Box], None]:
    """What draws a card's picture into a box."""
    if kind == "suspect":
        return partial(_bust, place=place)
    return partial(_shown, shown=landmark(id_) if kind == "sector" else offence(id_))


def _bust(pen: Pen, box: Box, place: int) -> None:
    """As wide as the box, its shoulders below its lower edge."""
    side = min(box.width * 1.04, box.height * 0.98)
    figure.draw(pen, pictures.bust(place), Box(box.x + (box.width - side) / 2, box.bottom - side * 1.01, side, side))


def _shown(pen: Pen, box: Box, shown: Figure) -> None:
    figure.draw(pen, shown, box.inset(min(box.width, box.height) * 0.07))
