"""What only Quién, Cómo y Dónde prints: cards in three colours, 28 advance cards, tokens and what is laid; any set of a host's own too."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from gm_console.printing.faces.transito.landmarks import HOUSE, LANDMARKS, landmark
from gm_console.printing.faces.transito.offences import OFFENCES, OTHER, offence
from gm_console.printing.faces.transito.pictures import BUSTS
from gm_console.printing.faces.transito.sorts import INKS, SIGNS
from gm_console.printing.printables import decks
from gm_console.printing.troubles import Unprintable
from gm_console.words import LANGUAGES, Translator
from tests.printing.envelope.evenings import FOUR, PAPERS, known, named, played, printed, texts
from tests.printing.paper import STOCK

WORDS = Translator("es")


def pieces(key: str) -> list[str]:
    """The cards of a printable, as the host knows them."""
    return [card.name for deck in decks("transito", known("transito")[key], named("transito"), WORDS, STOCK) for card in deck.cards]


@pytest.mark.rule("T02")
def test_there_are_twenty_cards_in_three_colours_each_with_a_sign_and_a_word() -> None:
    assert len(pieces("cards")) == len(set(pieces("cards"))) == 20
    assert len(set(INKS.values())) == len(set(SIGNS.values())) == 3
    whole = " ".join(texts("transito", "cards", named("transito")))
    assert (whole.count("SOSPECHOSO"), whole.count("SECTOR"), whole.count("INFRACCIÓN")) == (6, 8, 6)


@pytest.mark.rule("T07")
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_four_advance_cards_of_each_value_and_each_says_how_many_squares(language: str) -> None:
    pages_ = texts("transito", "advance", named("transito"), language)
    numbers = Counter(word for page in pages_ for word in page.split() if word.isdigit())
    assert len(pieces("advance")) == 28
    assert {value: numbers[value] for value in "1234567"} == {"1": 12, **dict.fromkeys("234567", 16)}


@pytest.mark.rule("T13")
@pytest.mark.parametrize("paper", PAPERS)
def test_there_is_a_token_for_each_suspect_and_a_counter_for_all_that_is_laid(paper: str) -> None:
    assert len(pieces("pieces")) == 6 + 12
    tokens, counters = texts("transito", "pieces", named("transito"), paper=paper)
    assert tokens.count("pegar") == 6
    assert all(one.es.split()[-1] in counters for one in (*named("transito").board.suspects, *named("transito").board.infractions))


def test_our_own_city_has_a_drawing_for_each_card_and_any_other_has_one_for_the_kind() -> None:
    city = named("transito").board
    assert {sector.id for sector in city.sectors} == set(LANDMARKS)
    assert {one.id for one in city.infractions} == set(OFFENCES)
    assert len({bust.colour for bust in BUSTS}) == len(city.suspects)
    assert (landmark("faro"), offence("prisa")) == (HOUSE, OTHER)


@pytest.mark.rule("T31")
def test_a_set_of_the_hosts_own_is_printed_with_its_names(tmp_path: object) -> None:
    del tmp_path
    for key in ("cards", "board", "pieces", "notebook"):
        assert "Faro" in " ".join(texts("transito", key, played("transito"))) or key == "pieces"
    assert "Ada" in " ".join(texts("transito", "pieces", played("transito")))


def test_a_name_that_shrinks_is_told_of_and_one_that_does_not_fit_is_refused() -> None:
    city = named("transito").board
    long = replace(city, suspects=(replace(city.suspects[0], es="La conductora del tranvía número veintisiete"), *city.suspects[1:]))
    told = printed("transito", "cards", replace(named("transito"), board=long))
    assert {one.card for one in told.report.shrunk} == {"La conductora del tranvía número veintisiete"}
    wide = replace(city, suspects=(replace(city.suspects[0], es="M" * 60), *city.suspects[1:]))
    with pytest.raises(Unprintable) as refused:
        printed("transito", "cards", replace(named("transito"), board=wide))
    assert {(fault.card, fault.code) for fault in refused.value.faults} == {("M" * 60, "too-long")}


def test_four_groups_with_long_names_have_room_in_the_notebook() -> None:
    names = (*FOUR[:3], "Los que siempre llegan tarde a las ocho")
    (sheet, _) = texts("transito", "notebook", named("transito", names))
    assert all(word in sheet for name in names for word in name.split())
