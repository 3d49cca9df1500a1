"""Tonight's hands of Quién, Cómo y Dónde, as the desk dealt them (T04)."""

from functools import partial

from gm_console.games.transito.content import City
from gm_console.printing.faces.envelope import hand
from gm_console.printing.faces.envelope.evening import Sort
from gm_console.printing.faces.transito.cards import ground, picture
from gm_console.printing.faces.transito.evening import Evening
from gm_console.printing.faces.transito.sorts import sorts
from gm_console.printing.formats import Format
from gm_console.printing.press import Deck
from gm_console.printing.sheet import Backs
from gm_console.words import Translator


def deal(evening: Evening, words: Translator, format_: Format, _backs: Backs) -> tuple[Deck, ...]:
    """A folded page for each seat."""
    listed = sorts(evening.board or City(), words)
    same = hand.Deal(words.text("paper.transito.club"), listed, partial(_picture, listed), partial(_ground, listed), words)
    return hand.decks(evening, same, format_)


def _found(listed: tuple[Sort, ...], id_: str) -> tuple[str, int]:
    """A card's kind, and its place among its kind."""
    return next((sort.key, place) for sort in listed for place, (other, _) in enumerate(sort.cards) if other == id_)


def _picture(listed: tuple[Sort, ...], id_: str) -> hand.Drawer:
    kind, place = _found(listed, id_)
    return picture(kind, id_, place)


def _ground(listed: tuple[Sort, ...], id_: str) -> str:
    return ground(*_found(listed, id_))
