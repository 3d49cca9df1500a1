"""The notebooks of Quién, Cómo y Dónde (T31)."""

from gm_console.games.transito.content import City
from gm_console.printing.faces.envelope import notebook
from gm_console.printing.faces.transito.evening import Evening
from gm_console.printing.faces.transito.sorts import sorts
from gm_console.printing.formats import Format
from gm_console.printing.press import Deck
from gm_console.printing.sheet import Backs
from gm_console.words import Translator


def blank(evening: Evening, words: Translator, format_: Format, _backs: Backs) -> tuple[Deck, ...]:
    """A sheet for each seat, two on a page."""
    return notebook.blank(evening, words, format_, sorts(evening.board or City(), words), words.text("paper.transito.club"))


def marked(evening: Evening, words: Translator, format_: Format, _backs: Backs) -> tuple[Deck, ...]:
    """Each seat's with what it knows already, on a page of its own."""
    return notebook.marked(evening, words, format_, sorts(evening.board or City(), words), words.text("paper.transito.club"))
