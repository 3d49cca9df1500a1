"""The envelope of Quién, Cómo y Dónde: the culprit's secret (T03)."""

from gm_console.games.transito.content import City
from gm_console.printing.faces.envelope import pouch as shared
from gm_console.printing.faces.transito.evening import Evening
from gm_console.printing.faces.transito.sorts import sorts
from gm_console.printing.formats import Format
from gm_console.printing.press import Deck
from gm_console.printing.sheet import Backs
from gm_console.words import Translator


def pouch(evening: Evening, words: Translator, format_: Format, _backs: Backs) -> tuple[Deck, ...]:
    """One, whoever plays."""
    return shared.deck(shared.Pouch(words.text("paper.transito.club"), sorts(evening.board or City(), words), words), format_)
