"""Pawns for the suspects and stands for the weapons, on one page (C02, C21)."""

from gm_console.games.cluedo.content import Board
from gm_console.printing.faces.cluedo.cards import WEAPON_GROUND, picture
from gm_console.printing.faces.cluedo.evening import Evening
from gm_console.printing.faces.cluedo.pictures import GROUNDS, colour
from gm_console.printing.faces.cluedo.sorts import sorts
from gm_console.printing.faces.envelope.pieces import Piece, pawns
from gm_console.printing.formats import Format
from gm_console.printing.press import Deck
from gm_console.printing.sheet import Backs
from gm_console.words import Translator
from gm_console.words.letters import letters


def pieces(evening: Evening, words: Translator, format_: Format, _backs: Backs) -> tuple[Deck, ...]:
    """Six pawns and six weapons."""
    del evening
    suspects, weapons, _ = sorts(words)
    signs = letters(tuple(name for _, name in suspects.cards))
    made = [
        Piece(name, letter, colour(id_), GROUNDS[id_], picture("suspect", id_, Board()))
        for (id_, name), letter in zip(suspects.cards, signs, strict=True)
    ]
    made += [Piece(name, "", weapons.ink, WEAPON_GROUND, picture("weapon", id_, Board())) for id_, name in weapons.cards]
    return (pawns(made, format_, words),)
