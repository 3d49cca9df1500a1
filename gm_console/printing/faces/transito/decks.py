"""What draws each printable of Quién, Cómo y Dónde."""

from collections.abc import Callable, Mapping

from gm_console.printing.faces.transito.advance import advance
from gm_console.printing.faces.transito.board import board
from gm_console.printing.faces.transito.cards import cards
from gm_console.printing.faces.transito.deal import deal
from gm_console.printing.faces.transito.evening import Evening
from gm_console.printing.faces.transito.notebook import blank, marked
from gm_console.printing.faces.transito.pieces import pieces
from gm_console.printing.faces.transito.pouch import pouch
from gm_console.printing.formats import Format
from gm_console.printing.press import Deck
from gm_console.printing.sheet import Backs
from gm_console.words import Translator

DECKS: Mapping[str, Callable[[Evening, Translator, Format, Backs], tuple[Deck, ...]]] = {
    "deal": deal,
    "cards": cards,
    "advance": advance,
    "notebook": blank,
    "notes": marked,
    "envelope": pouch,
    "board": board,
    "pieces": pieces,
}
"""What draws each printable, by its key."""
