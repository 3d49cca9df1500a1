"""Authored content by game and id: what a command names, written out."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from gm_console.engine.game import Finder
from gm_console.store import cases, decks, plans


def find(game: str, id_: str, language: str) -> Mapping[str, Any]:
    """A case, a villa, a city, or a deck in the language of its cards. Raises `Refusal` ``bad-setup`` that names every fault."""
    if game in plans.GAMES:
        return plans.find_plan(game, id_)
    return decks.find_deck(id_, language) if game == decks.GAME else cases.find_case(game, id_)


def finder(language: str) -> Finder:
    """Finds in one language."""
    return partial(find, language=language)
