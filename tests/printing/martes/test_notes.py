"""Pound notes: as many as there is money, numbered, signed, and beautiful in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gm_console.printing.faces.martes.evening import Guest
from gm_console.printing.faces.martes.evening import of as meeting
from gm_console.printing.faces.martes.notes import mix
from gm_console.words import LANGUAGES
from tests.printing.martes.evenings import INIGO, LONG, loose_fonts, of, printed, refused, texts
from tests.table import FOUR, Table

SERIAL = re.compile(r"\bM([15]) (\d{5})\b")


def serials(told: list[str]) -> list[tuple[int, int]]:
    """The value and number of every note; each bears its number twice."""
    found = [(int(value), int(number)) for page in told for value, number in SERIAL.findall(page)]
    assert found[::2] == found[1::2]
    return found[::2]


@pytest.mark.rule("M41")
@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_a_meetings_notes_are_its_money_to_the_pound_and_numbered_through(paper: str) -> None:
    table = Table()
    table("new", game="martes", players=list(FOUR))
    evening = meeting(table.referee.sitting.need().state)
    found = serials(texts("notes", "note", evening=evening, paper=paper))
    assert sum(value for value, _ in found) == 15 + 4 * 15
    assert found == [(1, number) for number in range(1, 26)] + [(5, number) for number in range(1, 11)]


@pytest.mark.rule("M02")
@given(st.integers(min_value=1, max_value=5000))
def test_any_capital_is_paid_to_the_pound_and_leaves_change_for_a_deduction(pounds: int) -> None:
    ones, fives = mix(pounds)
    assert ones + 5 * fives == pounds
    assert ones >= min(pounds, 3)
    assert 3 * ones >= pounds


def test_where_nobody_has_said_how_much_there_is_six_detectives_and_the_pot_have_fifteen_each() -> None:
    found = serials(texts("notes", "note", evening=of(pounds=0)))
    assert sum(value for value, _ in found) == 7 * 15


def test_three_pounds_are_three_ones_and_no_sheet_of_fives() -> None:
    assert serials(texts("notes", "note", evening=of(pounds=3))) == [(1, 1), (1, 2), (1, 3)]


@pytest.mark.parametrize(("language", "bank", "five"), [
    ("es", "BANCO DEL CLUB DE LOS MARTES", "CINCO LIBRAS"),
    ("fr", "BANQUE DU CLUB", "CINQ LIVRES"),
    ("en", "BANK OF THE CLUB", "FIVE POUNDS"),
])
def test_a_note_names_its_bank_its_value_and_who_signs_it(language: str, bank: str, five: str) -> None:
    told = texts("notes", "note", evening=of(pounds=15), language=language)
    assert len(told) == 2
    for said in (bank, five, "£5", "Raymond"):
        assert said in told[1]
    assert "paper." not in " ".join(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_back_tells_value_and_club_around_its_rose(language: str) -> None:
    made = printed("notes", "note", evening=of(pounds=5), language=language, backs="long")
    assert made.report.pages == 2
    assert made.report.shrunk == ()


def test_the_host_signs_with_forty_letters_accents_or_with_his_own_pen() -> None:
    for name, read in ((LONG, LONG), (INIGO.name, "Íñigo"), ("", "El Anfitrión")):
        assert read in texts("notes", "note", evening=of(host=Guest(name), pounds=1))[0]


def test_a_signature_that_cannot_be_printed_is_told_once_for_each_value() -> None:
    assert refused("notes", "note", evening=of(host=Guest("🔍"))) == [
        ("billete de £1", "anfitrión", "no-sign"),
        ("billete de £5", "anfitrión", "no-sign"),
    ]
    assert refused("notes", "note", evening=of(host=Guest("Archiduque " * 40), pounds=1)) == [("billete de £1", "anfitrión", "too-long")]


def test_the_notes_tell_nothing_of_anybody_but_the_host() -> None:
    told = " ".join(texts("notes", "note"))
    for word in ("Ana", "Elvira", "torre", "Berenjena", "Belladona"):
        assert word not in told


def test_the_notes_are_the_same_twice_with_all_fonts_in_them(tmp_path: Path) -> None:
    data = printed("notes", "note", backs="long").data
    assert data == printed("notes", "note", backs="long").data
    assert loose_fonts(data, tmp_path) == []


def test_an_evenings_money_is_engraved_once_and_not_on_every_note() -> None:
    few, many = (len(printed("notes", "note", evening=of(pounds=pounds), backs="long").data) for pounds in (15, 150))
    assert many < 1.5 * few
