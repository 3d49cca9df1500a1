"""The 21 cards: a bust, a weapon or a room's plan, with kind and name; one back behind all (C01)."""

from collections.abc import Callable
from functools import partial

from gm_console.games.cluedo.content import Board
from gm_console.printing.backs import back
from gm_console.printing.faces.cluedo import floor, plan
from gm_console.printing.faces.cluedo.evening import Evening
from gm_console.printing.faces.cluedo.pictures import GROUNDS, bust, colour
from gm_console.printing.faces.cluedo.sorts import sorts
from gm_console.printing.faces.cluedo.weapons import WEAPONS
from gm_console.printing.faces.envelope import figure
from gm_console.printing.faces.envelope.cards import Look, card
from gm_console.printing.faces.envelope.evening import Sort
from gm_console.printing.formats import Format
from gm_console.printing.pen import Pen
from gm_console.printing.press import Card, Deck
from gm_console.printing.sheet import Backs, Box
from gm_console.words import Translator
from gm_console.words.letters import letters

WEAPON_GROUND, ROOM_GROUND = "#e7dcc0", "#efe6d2"
LARGEST_SQUARE = 7.2
"""Millimetres a square of a room's plan has at most on a poker card."""


def cards(evening: Evening, words: Translator, format_: Format, backs: Backs) -> tuple[Deck, ...]:
    """Suspects, weapons, rooms, in the order of a notebook."""
    board = evening.board or Board()
    made = [Card(look.name, partial(card, look=look)) for sort in sorts(words) for look in looks(sort, board)]
    return (Deck(format_, made, backs, back(format_)),)


def looks(sort: Sort, board: Board) -> list[Look]:
    """How the cards of a kind look."""
    signs = letters(tuple(name for _, name in sort.cards))
    found = []
    for (id_, name), letter in zip(sort.cards, signs, strict=True):
        suspect = sort.key == "suspect"
        ground = {"suspect": GROUNDS.get(id_, ROOM_GROUND), "weapon": WEAPON_GROUND}.get(sort.key, ROOM_GROUND)
        badge, ink = (letter, colour(id_)) if suspect else ("", sort.ink)
        found.append(Look(sort.title, sort.sign, sort.ink, name, picture(sort.key, id_, board), ground, badge, ink))
    return found


def picture(kind: str, id_: str, board: Board) -> Callable[[Pen, Box], None]:
    """What draws a card's picture into a box."""
    if kind == "suspect":
        return partial(_bust, id_=id_)
    return partial(_weapon, id_=id_) if kind == "weapon" else partial(_room, id_=id_, board=board)


def _bust(pen: Pen, box: Box, id_: str) -> None:
    """As wide as the box, its shoulders below its lower edge."""
    side = min(box.width * 1.04, box.height * 0.98)
    figure.draw(pen, bust(id_), Box(box.x + (box.width - side) / 2, box.bottom - side * 1.01, side, side))


def _weapon(pen: Pen, box: Box, id_: str) -> None:
    figure.draw(pen, WEAPONS.get(id_, ()), box.inset(box.width * 0.05))


def _room(pen: Pen, box: Box, id_: str, board: Board) -> None:
    covered = plan.squares(board, id_)
    if covered:
        share = box.width / 51.4
        floor.room(pen, floor.fitted(plan.span(covered), box.inset(4 * share), LARGEST_SQUARE * share), board, id_)
