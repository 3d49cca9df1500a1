"""Tokens for the suspects, and counters of suspects and infractions to lay at a sector (T05, T13)."""

from gm_console.games.transito.content import City
from gm_console.printing.faces.envelope.evening import Sort
from gm_console.printing.faces.envelope.pieces import Piece, counters, pawns
from gm_console.printing.faces.transito import pictures
from gm_console.printing.faces.transito.cards import ground, picture
from gm_console.printing.faces.transito.evening import Evening
from gm_console.printing.faces.transito.sorts import sorts
from gm_console.printing.formats import Format
from gm_console.printing.press import Deck
from gm_console.printing.sheet import Backs
from gm_console.printing.stock import format_of
from gm_console.words import Translator
from gm_console.words.letters import letters


def pieces(evening: Evening, words: Translator, format_: Format, _backs: Backs) -> tuple[Deck, ...]:
    """A page of tokens that stand, and one of what is laid."""
    suspects, _, infractions = sorts(evening.board or City(), words)
    return pawns(_pieces(suspects), format_, words), counters([*_pieces(suspects), *_pieces(infractions)], format_of("counter"))


def _pieces(sort: Sort) -> list[Piece]:
    signs = letters(tuple(name for _, name in sort.cards))
    return [_piece(sort, place, letter) for place, letter in enumerate(signs)]


def _piece(sort: Sort, place: int, letter: str) -> Piece:
    (id_, name), suspect = sort.cards[place], sort.key == "suspect"
    ink = pictures.colour(place) if suspect else sort.ink
    return Piece(name, letter if suspect else "", ink, ground(sort.key, place), picture(sort.key, id_, place))
