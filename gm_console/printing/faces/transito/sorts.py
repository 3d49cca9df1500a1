"""The twenty cards of a city by kind, with their names in the cards' language (T02)."""

from functools import lru_cache

from gm_console.games.transito.content import City, Named, Sector
from gm_console.printing.faces.envelope.evening import Sort
from gm_console.words import Translator

INKS = {"suspect": "#2f6b3a", "sector": "#23528a", "infraction": "#a1262f"}
"""Green, blue and red, as the rules have them; the sign and the word tell them apart where colours do not."""
SIGNS = {"suspect": "person", "sector": "pin", "infraction": "warning"}


def called(one: Named | Sector, language: str) -> str:
    """What a card of the set says in a language."""
    return {"es": one.es, "fr": one.fr, "en": one.en}[language]


def title(city: City, language: str) -> str:
    """What the city is called."""
    return {"es": city.es, "fr": city.fr, "en": city.en}[language]


def sorts(city: City, words: Translator) -> tuple[Sort, ...]:
    """Suspects, sectors and infractions."""
    return _sorts(city, words.language)


@lru_cache(maxsize=6)
def _sorts(city: City, language: str) -> tuple[Sort, ...]:
    words = Translator(language)
    listed: dict[str, tuple[Named | Sector, ...]] = {"suspect": city.suspects, "sector": city.sectors, "infraction": city.infractions}
    return tuple(
        Sort(kind, words.text(f"paper.transito.kind.{kind}"), _named(ones, language), INKS[kind], SIGNS[kind])
        for kind, ones in listed.items()
    )


def _named(ones: tuple[Named | Sector, ...], language: str) -> tuple[tuple[str, str], ...]:
    return tuple((one.id, called(one, language)) for one in ones)
