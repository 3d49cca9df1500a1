"""The cards of Cluedo by kind, with their names in a language (C01)."""

from functools import lru_cache

from gm_console.games.cluedo.content import ROOMS, SUSPECTS, WEAPONS
from gm_console.printing.faces.envelope.evening import Sort
from gm_console.words import Translator

INKS = {"suspect": "#6b2430", "weapon": "#4a4f57", "room": "#27463a"}
"""The colour of each kind."""
SIGNS = {"suspect": "person", "weapon": "weapon", "room": "door"}
IDS = {"suspect": SUSPECTS, "weapon": WEAPONS, "room": ROOMS}


def sorts(words: Translator) -> tuple[Sort, ...]:
    """Suspects, weapons and rooms."""
    return _sorts(words.language)


@lru_cache(maxsize=4)
def _sorts(language: str) -> tuple[Sort, ...]:
    words = Translator(language)
    return tuple(
        Sort(
            kind,
            words.text(f"paper.cluedo.kind.{kind}"),
            tuple((id_, words.text(f"cluedo.card.{id_}")) for id_ in ids),
            INKS[kind],
            SIGNS[kind],
        )
        for kind, ids in IDS.items()
    )
