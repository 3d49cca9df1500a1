"""What draws each printable of Cluedo."""

from collections.abc import Callable, Mapping

from gm_console.printing.faces.cluedo.board import board
from gm_console.printing.faces.cluedo.cards import cards
from gm_console.printing.faces.cluedo.deal import deal
from gm_console.printing.faces.cluedo.evening import Evening
from gm_console.printing.faces.cluedo.notebook import blank, marked
from gm_console.printing.faces.cluedo.pieces import pieces
from gm_console.printing.faces.cluedo.pouch import pouch
from gm_console.printing.formats import Format
from gm_console.printing.press import Deck
from gm_console.printing.sheet import Backs
from gm_console.words import Translator

DECKS: Mapping[str, Callable[[Evening, Translator, Format, Backs], tuple[Deck, ...]]] = {
    "deal": deal,
    "cards": cards,
    "notebook": blank,
    "notes": marked,
    "envelope": pouch,
    "board": board,
    "pieces": pieces,
}
"""What draws each printable, by its key."""
