"""Tonight's hands of Cluedo, as the desk dealt them (C05)."""

from functools import partial

from gm_console.games.cluedo.content import Board
from gm_console.printing.faces.cluedo.cards import ROOM_GROUND, WEAPON_GROUND, picture
from gm_console.printing.faces.cluedo.evening import Evening
from gm_console.printing.faces.cluedo.pictures import GROUNDS
from gm_console.printing.faces.cluedo.sorts import IDS, sorts
from gm_console.printing.faces.envelope import hand
from gm_console.printing.formats import Format
from gm_console.printing.press import Deck
from gm_console.printing.sheet import Backs
from gm_console.words import Translator

KINDS = {id_: kind for kind, ids in IDS.items() for id_ in ids}


def deal(evening: Evening, words: Translator, format_: Format, _backs: Backs) -> tuple[Deck, ...]:
    """A folded page for each player."""
    board = evening.board or Board()
    same = hand.Deal(words.text("paper.cluedo.club"), sorts(words), partial(_picture, board), _ground, words)
    return hand.decks(evening, same, format_)


def _picture(board: Board, id_: str) -> hand.Drawer:
    return picture(KINDS[id_], id_, board)


def _ground(id_: str) -> str:
    return GROUNDS.get(id_, WEAPON_GROUND if KINDS[id_] == "weapon" else ROOM_GROUND)
