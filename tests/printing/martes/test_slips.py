"""Deduction slips: whose it is, the six questions in order, and room to answer each."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from gm_console.printing.faces.martes.evening import Evening, Guest, of
from gm_console.words import LANGUAGES
from tests.printing.martes.evenings import EVENING, LONG, PAPERS, loose_fonts, printed, refused, texts
from tests.printing.paper import MM, pages
from tests.table import FOUR, Table

ONE = replace(EVENING, detectives=(EVENING.detectives[0],))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
def test_everybody_gets_a_slip_with_the_own_name_and_character(language: str, paper: str) -> None:
    told = " ".join(texts("slips", "slip", language=language, paper=paper))
    for said in ("Ana", "Doctora Elvira Pons", "Bruno", LONG, "Íñigo", "¿Letrado o cœur à £5 y 3 €?"):
        assert said in told
    assert "paper." not in told


@pytest.mark.rule("M23")
def test_a_slip_asks_the_six_questions_in_the_order_the_host_does() -> None:
    told = texts("slips", "slip", evening=ONE)[0]
    places = [told.index(asked) for asked in ("Qué", "Quién", "Cómo", "Cuándo", "Dónde", "Por qué")]
    assert places == sorted(places)


@pytest.mark.rule("M23")
def test_when_and_where_count_together_unless_the_house_counts_six() -> None:
    five, six = (texts("slips", "slip", evening=replace(ONE, elements=elements))[0] for elements in (5, 6))
    assert ("cuentan juntos" in five, "de 5" in five) == (True, True)
    assert ("cuentan juntos" in six, "de 6" in six) == (False, True)


@pytest.mark.rule("M23")
def test_the_elements_on_paper_are_those_of_the_meeting() -> None:
    table = Table()
    table("new", game="martes", players=list(FOUR), host={"name": "Raymond"}, options={"elements": 6})
    assert of(table.referee.sitting.need().state).elements == 6


def test_each_question_has_two_lines_wide_enough_for_a_pencil() -> None:
    page = pages(printed("slips", "slip", evening=ONE).data)[0]
    bounds = [thing.get_bounds() for thing in page.get_objects() if thing.type == 2]
    lines = sorted(top * MM for left, low, right, top in bounds if (right - left) * MM > 55 and (top - low) * MM < 0.5)
    apart = [after - before for before, after in pairwise(lines)]
    assert len([gap for gap in apart if 6 <= gap <= 8]) >= 11


def test_who_has_no_name_yet_writes_it() -> None:
    told = texts("slips", "slip", evening=Evening(Guest("Berta"), (Guest(""),)))[0]
    assert "Deducción" in told
    assert "Berta" not in told


def test_a_name_that_cannot_be_printed_is_refused_with_its_slip() -> None:
    assert refused("slips", "slip", evening=replace(ONE, detectives=(Guest("Ana \u05d0"),))) == [("Ana א", "nombre", "no-sign")]


def test_the_same_slips_give_the_same_bytes_and_fonts_of_their_own(tmp_path: Path) -> None:
    assert printed("slips", "slip").data == printed("slips", "slip").data
    assert loose_fonts(printed("slips", "slip").data, tmp_path) == []
