"""Place cards: names that can be read from both sides of the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from gm_console.printing.faces.martes.evening import Guest
from gm_console.words import LANGUAGES
from tests.printing.martes.evenings import ANA, BRUNO, EVENING, INIGO, LONG, loose_fonts, of, printed, refused, texts
from tests.printing.paper import STOCK, pages


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_name_and_character_stand_on_both_sides_of_the_tent(language: str, paper: str) -> None:
    told = " ".join(texts("places", "place", language=language, paper=paper))
    for said in ("Raymond", "Sir Henry", "Bruno", "Coronel Abel Tejada"):
        assert told.count(said) == 2
    assert "paper." not in told


def test_each_side_reads_upright_for_who_looks_at_it() -> None:
    page = pages(printed("places", "place", evening=of(host=Guest("Zzyx"))).data)[0].get_textpage()
    height = STOCK.format("place").height * 72 / 25.4
    firsts = [page.get_charbox(at) for at in range(page.count_chars()) if page.get_text_range(at, 1) in {"Z", "x"}]
    (z_far, x_far), (z_near, x_near) = firsts[:2], firsts[2:]
    assert z_near[0] < x_near[0]
    assert z_far[0] > x_far[0]
    assert abs(z_far[1] - z_near[1]) < height


def test_the_host_sits_there_by_his_office_where_he_gave_no_name() -> None:
    assert texts("places", "place", evening=of(host=Guest(""))) == ["ANFITRIÓN Anfitrión ANFITRIÓN Anfitrión"]


def test_who_has_no_character_has_his_name_alone_and_who_has_no_name_a_line_to_write_on() -> None:
    told = texts("places", "place", evening=of(Guest("Bruno"), Guest("", "Lady Philippa")))[0]
    assert told.count("Bruno") == 2
    assert told.count("Lady Philippa") == 2


def test_the_tents_tell_neither_cliches_nor_the_case() -> None:
    told = " ".join(texts("places", "place"))
    for secret in (*ANA.cliches, *BRUNO.cliches, "torre", "Berenjena", "Campanas", "Belladona"):
        assert secret not in told


def test_forty_letters_and_accents_typed_apart_are_printed_whole() -> None:
    told = " ".join(texts("places", "place", evening=of(Guest(LONG), INIGO)))
    for said in (LONG, "Íñigo", "¿Letrado o cœur à £5 y 3 €?"):
        assert told.count(said) == 2


def test_what_is_too_long_or_has_no_sign_is_refused_once_with_card_and_field() -> None:
    evening = of(Guest("Ana", "Archiduquesa de todas las Rusias " * 30), Guest("🔍"), host=Guest("Raymond", "مريم"))
    assert refused("places", "place", evening=evening) == [
        ("Raymond", "personaje", "no-sign"),
        ("Ana", "personaje", "too-long"),
        ("🔍", "nombre", "no-sign"),
    ]


def test_the_tents_are_the_same_twice_with_all_fonts_in_them(tmp_path: Path) -> None:
    made = printed("places", "place", backs="gutter")
    assert made.data == printed("places", "place", backs="gutter").data
    assert loose_fonts(made.data, tmp_path) == []
    assert made.report.pages == 2
    assert len(EVENING.detectives) + 1 == 5
