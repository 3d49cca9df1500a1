"""What draws each printable of El espía."""

from collections.abc import Callable, Mapping

from gm_console.printing.faces.espia.deal import deal
from gm_console.printing.faces.espia.deck import deck
from gm_console.printing.faces.espia.evening import Evening
from gm_console.printing.faces.espia.places import places
from gm_console.printing.faces.espia.scores import scores
from gm_console.printing.faces.espia.votes import votes
from gm_console.printing.formats import Format
from gm_console.printing.press import Deck
from gm_console.printing.sheet import Backs
from gm_console.words import Translator

DECKS: Mapping[str, Callable[[Evening, Translator, Format, Backs], tuple[Deck, ...]]] = {
    "deal": deal,
    "list": places,
    "votes": votes,
    "scores": scores,
    "deck": deck,
}
"""What draws each printable, by its key."""
