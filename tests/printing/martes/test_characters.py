"""Character cards: what stands on them, for whom, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from gm_console.games.martes.model import CLICHE_LENGTH
from gm_console.printing.faces.martes import evening
from gm_console.printing.faces.martes.characters import PAPER
from gm_console.printing.faces.martes.evening import Guest
from gm_console.words import LANGUAGES
from tests.printing.martes.evenings import ANA, BRUNO, EVENING, INIGO, LONG, boxes, loose_fonts, of, printed, refused, texts
from tests.printing.paper import text_of
from tests.table import FOUR, Table

FORMATS = ("poker", "tarot")


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize("format_", FORMATS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_card_says_who_plays_whom_with_his_cliches(format_: str, paper: str, language: str) -> None:
    told = " ".join(texts("characters", format_, language=language, paper=paper))
    for said in (*ANA.cliches, *BRUNO.cliches, "Ana", "Doctora Elvira Pons", "María de la Concepción", "Fernández-Œuvrard"):
        assert said in told
    assert "paper." not in told


@pytest.mark.rule("M34")
@pytest.mark.parametrize("format_", FORMATS)
def test_each_cliche_has_a_box_for_its_hint_and_one_for_its_interruption(format_: str) -> None:
    told = " ".join(texts("characters", format_, evening=of(ANA)))
    assert "interrupción" in told
    assert "pista" in told
    assert boxes(printed("characters", format_, evening=of(ANA)).data, PAPER) == (2, len(ANA.cliches))


@pytest.mark.rule("M34")
@pytest.mark.parametrize("format_", FORMATS)
def test_where_a_cliche_serves_once_in_all_it_has_one_box(format_: str) -> None:
    once = replace(of(ANA), shared=True)
    assert "pista o interrupción" in " ".join(texts("characters", format_, evening=once))
    assert boxes(printed("characters", format_, evening=once).data, PAPER) == (1, len(ANA.cliches))


@pytest.mark.rule("M34")
@pytest.mark.parametrize("shared", [True, False])
def test_the_card_follows_the_house_rule_of_the_meeting(shared: bool) -> None:
    table = Table()
    table("new", game="martes", players=list(FOUR), host={"name": "Raymond"}, options={"shared_cliches": shared})
    assert evening.of(table.referee.sitting.need().state).shared is shared


def test_who_has_no_cliches_yet_gets_six_lines_to_write_them_on() -> None:
    assert boxes(printed("characters", "poker", evening=of(Guest("Noël"))).data, PAPER) == (2, 6)


def test_one_players_card_is_the_same_whoever_else_comes_and_whatever_the_case() -> None:
    alone = printed("characters", "poker", evening=of(ANA)).data
    assert text_of(printed("characters", "poker", evening=of(ANA, BRUNO)).data)[0].startswith(text_of(alone)[0])
    for word in ("Bruno", "Tejada", "artillero", "Raymond", "torre", "Berenjena", "Campanas", "Belladona"):
        assert word.encode() not in alone
        assert word not in text_of(alone)[0]


def test_accents_typed_apart_and_signs_of_three_languages_are_printed_as_they_read() -> None:
    told = " ".join(texts("characters", "poker", evening=of(INIGO, Guest("Zoë Müller-Æsop", "ß Ø ÿ Ç"))))
    for said in ("Íñigo", "¿Letrado o cœur à £5 y 3 €?", "apostador en trés clubes", "Zoë Müller-Æsop", "ß Ø ÿ Ç"):
        assert said in told


@pytest.mark.parametrize("format_", FORMATS)
def test_the_longest_names_and_cliches_there_may_be_are_printed_whole(format_: str) -> None:
    cliche = ("Perdió dos trineos, un socio y toda la paciencia en la nieve de Groenlandia y más")[:CLICHE_LENGTH]
    guest = Guest(LONG, "Señorita Cloe Marchena de los Montes y Villaseñor, de Cádiz", (cliche,) * 6)
    told = " ".join(texts("characters", format_, evening=of(guest)))
    assert told.count(cliche) == 6
    assert LONG in told
    assert len(LONG) == 40


def test_what_is_twice_too_long_is_refused_with_its_card_and_field() -> None:
    guest = Guest("Ana", "Archiduquesa " * 40, ("corto", "demasiado largo " * 30))
    assert refused("characters", "poker", evening=of(guest, BRUNO)) == [
        ("Ana", "personaje", "too-long"),
        ("Ana", "cliché 2", "too-long"),
    ]


def test_an_emoji_and_an_unknown_script_are_refused_by_name() -> None:
    evening = of(Guest("Ana 🔍", "مريم", ("una 🔔",)))
    assert refused("characters", "poker", evening=evening) == [
        ("Ana 🔍", "nombre", "no-sign"),
        ("Ana 🔍", "personaje", "no-sign"),
        ("Ana 🔍", "cliché 1", "no-sign"),
    ]


def test_a_card_without_a_name_is_known_by_its_character_or_its_place() -> None:
    guests = (Guest("", "Lady Philippa", ("🔍",)), Guest("", "", ("🔍",)))
    assert [card for card, _, _ in refused("characters", "poker", evening=of(*guests))] == ["Lady Philippa", "carta 2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_are_the_same_twice_with_all_fonts_in_them(language: str, tmp_path: Path) -> None:
    data = printed("characters", "poker", language=language, backs="gutter").data
    assert data == printed("characters", "poker", language=language, backs="gutter").data
    assert loose_fonts(data, tmp_path) == []
    assert len(EVENING.detectives) == 4
