"""What the cards of a set are called: each suspect, sector and infraction by its id, in a language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from gm_console.games.transito.content import City, Named, Sector

Kind = tuple[str, tuple[Named | Sector, ...]]


def kinds(city: City) -> tuple[Kind, ...]:
    """The three kinds of cards, each by its name in commands (T02)."""
    return (("suspect", city.suspects), ("sector", city.sectors), ("infraction", city.infractions))


@lru_cache(maxsize=16)
def named(city: City, language: str) -> Mapping[str, str]:
    """The names of all cards in a language: es, fr or en."""
    return {card.id: str(getattr(card, language)) for _, cards in kinds(city) for card in cards}
