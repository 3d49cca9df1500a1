"""Rebuttal ballots: everybody's bet for himself, folded between a cover and a lid."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image, ImageStat

from gm_console.printing.faces.martes.ballots import EACH
from gm_console.printing.faces.martes.evening import Evening, Guest
from gm_console.words import LANGUAGES
from tests.printing.martes.evenings import EVENING, LONG, PAPERS, loose_fonts, printed, refused, texts
from tests.printing.paper import A4, MM, STOCK, pages, pictures

ONE = replace(EVENING, detectives=(EVENING.detectives[0],))
PANEL = STOCK.format("ballot").height / 3
TOP = (A4.height - 3 * STOCK.format("ballot").height) / 2
LEFT = (A4.width - 2 * STOCK.format("ballot").width) / 2
WIDE = STOCK.format("ballot").width


def panel(evening: Evening, number: int) -> str:
    """What is printed on one panel of the first ballot, from 0."""
    page = pages(printed("ballots", "ballot", evening=evening).data)[0]
    top = A4.height - TOP - number * PANEL
    inside = page.get_textpage().get_text_bounded(LEFT / MM, (top - PANEL) / MM, (LEFT + WIDE) / MM, top / MM)
    return " ".join(inside.split())


@pytest.mark.rule("M27")
def test_a_ballot_offers_every_count_there_may_be_and_no_bet() -> None:
    for elements, counts in ((5, "0 1 2 3 4 de 5"), (6, "0 1 2 3 4 5 de 6")):
        bet = panel(replace(ONE, elements=elements), 1)
        assert counts in bet
        assert "£1" in bet
        assert "No apuesto" in bet


@pytest.mark.rule("M27")
def test_folded_it_tells_whose_it_is_and_nothing_of_the_bet() -> None:
    assert panel(ONE, 0) == "REBATIMIENTO Ana"
    assert panel(ONE, 2) == ""
    assert [part.fold for part in STOCK.format("ballot").panels] == ["", "out", "in"]


def test_no_pencil_shows_through_the_cover_or_the_lid(tmp_path: Path) -> None:
    with Image.open(pictures(printed("ballots", "ballot", evening=ONE).data, tmp_path, 72)[0]) as page:
        dots = 72 / 25.4
        for number, most in ((0, 140), (2, 90)):
            top = TOP + number * PANEL
            part = page.crop(((LEFT + 1) * dots, (top + 1) * dots, (LEFT + WIDE - 1) * dots, (top + PANEL - 1) * dots))
            assert ImageStat.Stat(part).mean[0] < most


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
def test_everybody_has_ballots_for_two_wrong_deductions_six_to_a_page(language: str, paper: str) -> None:
    told = texts("ballots", "ballot", language=language, paper=paper)
    assert len(told) == 2
    for name in ("Ana", "Bruno", LONG, "Íñigo"):
        assert " ".join(told).count(name) == EACH
    assert "paper." not in " ".join(told)


def test_who_has_no_name_yet_writes_it() -> None:
    assert panel(Evening(Guest("Berta"), (Guest(""),)), 0) == "REBATIMIENTO"


def test_a_name_that_cannot_be_printed_is_refused_with_its_ballot() -> None:
    assert refused("ballots", "ballot", evening=replace(ONE, detectives=(Guest("Ana \u05d0"),))) == [("Ana א", "nombre", "no-sign")]


def test_the_same_ballots_give_the_same_bytes_and_fonts_of_their_own(tmp_path: Path) -> None:
    assert printed("ballots", "ballot").data == printed("ballots", "ballot").data
    assert loose_fonts(printed("ballots", "ballot").data, tmp_path) == []
