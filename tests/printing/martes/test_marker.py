"""The first detective's marker: round, and the same to read on both sides."""

from __future__ import annotations

from pathlib import Path

import pytest

from gm_console.printing.sheet import Backs
from gm_console.words import LANGUAGES, Translator
from tests.printing.martes.evenings import loose_fonts, of, printed, texts
from tests.printing.paper import pages, text_of

SIDES: tuple[tuple[Backs, int], ...] = (("none", 1), ("gutter", 2), ("long", 2), ("short", 2))


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("backs", "sides"), SIDES)
def test_it_says_on_every_side_whose_it_is_and_what_for(language: str, paper: str, backs: Backs, sides: int) -> None:
    words = Translator(language)
    made = printed("marker", "marker", language=language, paper=paper, backs=backs)
    said = words.text("paper.martes.marker.first").upper() + words.text("paper.martes.marker.begins")
    told = "".join(text_of(made.data))
    assert sorted("".join(told.split())) == sorted(said.replace(" ", "") * sides)  # a reader shuffles what stands upside down
    assert made.report.shrunk == ()


@pytest.mark.rule("M12")
def test_there_is_one_marker_however_many_come_and_it_names_nobody() -> None:
    told = texts("marker", "marker")
    assert told == texts("marker", "marker", evening=of())
    assert [page.replace(" ", "") for page in told] == ["DETECTIVEPRIMEROempiezalaronda"]


def test_it_is_round_and_its_ground_runs_over_the_cut_on_all_sides() -> None:
    picture = pages(printed("marker", "marker").data)[0].render(scale=4).to_numpy()
    dark = (picture < 90).all(axis=2)
    begins = []
    for axis in (1, 0):
        full = (dark.sum(axis=axis) > 40).nonzero()[0]  # fewer are marks for the scissors
        assert (full.max() - full.min()) / 4 / 72 * 25.4 == pytest.approx(62, abs=0.6)
        begins.append(int(full.min()))
    top, left = begins
    assert dark[top + 90 : top + 300, left + 120 : left + 300].any()
    assert not dark[top + 36 : top + 90, left + 36 : left + 90].any()


def test_it_is_the_same_twice_with_all_fonts_in_it(tmp_path: Path) -> None:
    data = printed("marker", "marker", backs="gutter").data
    assert data == printed("marker", "marker", backs="gutter").data
    assert loose_fonts(data, tmp_path) == []
