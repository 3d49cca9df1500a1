"""The envelope of Cluedo (C03)."""

from gm_console.printing.faces.cluedo.evening import Evening
from gm_console.printing.faces.cluedo.sorts import sorts
from gm_console.printing.faces.envelope import pouch as shared
from gm_console.printing.formats import Format
from gm_console.printing.press import Deck
from gm_console.printing.sheet import Backs
from gm_console.words import Translator


def pouch(evening: Evening, words: Translator, format_: Format, _backs: Backs) -> tuple[Deck, ...]:
    """One, whoever plays."""
    del evening
    return shared.deck(shared.Pouch(words.text("paper.cluedo.club"), sorts(words), words), format_)
