"""The notebooks of Cluedo (C24)."""

from gm_console.printing.faces.cluedo.evening import Evening
from gm_console.printing.faces.cluedo.sorts import sorts
from gm_console.printing.faces.envelope import notebook
from gm_console.printing.formats import Format
from gm_console.printing.press import Deck
from gm_console.printing.sheet import Backs
from gm_console.words import Translator


def blank(evening: Evening, words: Translator, format_: Format, _backs: Backs) -> tuple[Deck, ...]:
    """A sheet for each player, two on a page."""
    return notebook.blank(evening, words, format_, sorts(words), words.text("paper.cluedo.club"))


def marked(evening: Evening, words: Translator, format_: Format, _backs: Backs) -> tuple[Deck, ...]:
    """Each player's with what he knows already, on a page of his own."""
    return notebook.marked(evening, words, format_, sorts(words), words.text("paper.cluedo.club"))
