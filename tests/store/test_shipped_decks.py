"""The decks that came along: sound, of the right size, the same places in every language, and none taken for another."""

from __future__ import annotations

import difflib
import itertools
from collections.abc import Iterator, Sequence

import pytest

from gm_console.engine import names
from gm_console.store import decks, places
from gm_console.store.deck_faults import LEAST_ROLES, fold
from gm_console.words import LANGUAGES

SIZES = {"familiar": 106, "completa": 131}
ROOT = places.shipped("cases") / "espia"
SPOKEN = tuple(language for language in LANGUAGES if (ROOT / language).is_dir())


def files() -> Iterator[tuple[str, decks.DeckFile]]:
    """Each deck in each language there is, with the language."""
    for language in SPOKEN:
        yield from ((language, deck) for deck in decks.list_decks(language))


@pytest.mark.rule("E03")
def test_there_are_both_decks_in_spanish_and_every_other_language_has_both_too() -> None:
    assert "es" in SPOKEN
    found = {language: {path.stem for path in (ROOT / language).glob("*.toml")} for language in SPOKEN}
    assert [language for language in SPOKEN if found[language] != SIZES.keys()] == []


@pytest.mark.rule("E03")
def test_each_is_sound_and_of_the_size_the_rules_say() -> None:
    assert [(language, deck.id, deck.faults) for language, deck in files() if deck.faults] == []
    told = {(language, deck.id, deck.language, len(deck.places)) for language, deck in files()}
    assert told == {(language, id_, language, size) for language in SPOKEN for id_, size in SIZES.items()}


@pytest.mark.rule("E03")
def test_the_larger_one_is_the_smaller_one_and_25_more() -> None:
    for language in SPOKEN:
        familiar, completa = (decks.find_deck(id_, language)["places"] for id_ in SIZES)
        assert completa[:106] == familiar


@pytest.mark.rule("E03")
def test_every_language_has_the_same_places_in_the_same_order() -> None:
    ids = {id_: {tuple(place.id for place in deck.places) for _, deck in files() if deck.id == id_} for id_ in SIZES}
    assert {id_: len(found) for id_, found in ids.items()} == {"familiar": 1, "completa": 1}
    assert all(len(set(found)) == len(found) and all(found) for order in ids.values() for found in order)


@pytest.mark.rule("E07")
def test_each_place_has_roles_for_all_residents_and_no_role_names_the_place() -> None:
    cards = [(language, place) for language, deck in files() for place in deck.places]
    assert [place.name for _, place in cards if len({names.key(role) for role in place.roles}) < LEAST_ROLES] == []
    assert [(place.name, role) for _, place in cards for role in place.roles if fold(role) == fold(place.name)] == []


LITTLE = frozenset(
    (
        *("el", "la", "los", "las", "lo", "un", "una", "unos", "unas", "de", "del", "y", "e", "o", "a", "al", "en", "con", "por", "para"),
        *("le", "les", "l", "du", "des", "d", "au", "aux", "et", "ou", "dans", "sur", "une"),
        *("the", "of", "an", "and", "in", "at", "on", "by"),
    )
)
"""Words that tell no place from another, in all our languages."""
SIMILAR = 0.84
"""How alike two names may be, of 1: «Estación de metro» and «Estación de tren» are less."""


def confusable(called: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Pairs of names that a table would take for one another: one has all words of the other, or they sound nearly the same."""
    heard = [(name, " ".join(word for word in fold(name).split() if word not in LITTLE)) for name in called]
    return tuple((one, other) for (one, first), (other, second) in itertools.combinations(heard, 2) if near(first, second))


def near(first: str, second: str) -> bool:
    words, others = set(first.split()), set(second.split())
    return words <= others or others <= words or difflib.SequenceMatcher(None, first, second).ratio() > SIMILAR


@pytest.mark.parametrize(
    ("one", "other"), [("Museo", "El museo"), ("Estación", "Estación espacial"), ("Castillo encantado", "Castillo encantador")]
)
def test_names_that_a_table_would_take_for_one_another_are_found(one: str, other: str) -> None:
    assert confusable([one, "Faro", other]) == ((one, other),)
    assert confusable(["Estación de tren", "Estación de metro", "Parque de bomberos", "Parque acuático"]) == ()


def test_no_two_places_are_taken_for_one_another() -> None:
    whole = {language: [place.name for place in deck.places] for language, deck in files() if deck.id == "completa"}
    assert {language: pairs for language, called in whole.items() if (pairs := confusable(called))} == {}


def test_each_says_whose_it_is() -> None:
    assert [(language, deck.id) for language, deck in files() if "CC BY" not in deck.credits] == []
