"""A printer's profile: read from a sheet it printed, right for that way of printing and no other."""

from __future__ import annotations

from pathlib import Path

import pytest

from gm_console.printing import calibration, press
from gm_console.printing.formats import Paper
from gm_console.printing.profile import MARGIN, NOTCH, Profile, from_sheet
from gm_console.printing.sheet import Backs, lay, spot
from gm_console.printing.troubles import Unprintable
from gm_console.printshop.filling import fill
from gm_console.printshop.order import Order
from gm_console.words import LANGUAGES, Translator
from tests.printing.paper import A4, FONTS, STOCK, pictures, text_of, zbar, zxing

PAPERS = pytest.mark.parametrize("paper", STOCK.papers, ids=lambda paper: paper.key)


@PAPERS
@pytest.mark.parametrize("language", LANGUAGES)
def test_both_sheets_say_in_the_hosts_language_what_to_do(paper: Paper, language: str) -> None:
    words = Translator(language)
    upright = calibration.calibration_sheet(paper, "long", words)
    lying = calibration.calibration_sheet(paper, "short", words, "landscape")
    for job in (calibration.test_sheet(paper, words), upright, lying):
        made = press.make(job, FONTS)
        assert made.report.shrunk == ()
        assert job.title in text_of(made.data)[0]
        assert "printing." not in "".join(text_of(made.data))


@PAPERS
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("dpi", [150, pytest.param(300, marks=pytest.mark.slow)])
def test_both_readers_read_every_code_of_the_test_sheet(paper: Paper, language: str, dpi: int, tmp_path: Path) -> None:
    words = Translator(language)
    (page,) = pictures(press.make(calibration.test_sheet(paper, words), FONTS).data, tmp_path, dpi)
    said = [words.text("printing.sheet.test.title")] * len(calibration.MODULES)
    assert (zxing(page), zbar(page)) == (said, said)


@pytest.mark.parametrize("backs", ["gutter", "none"])
def test_what_has_no_back_that_lies_off_needs_no_calibration_and_says_so(backs: Backs) -> None:
    with pytest.raises(Unprintable) as raised:
        fill(Order("martes", "calibration", "es", backs=backs))
    assert "Hoja de calibración: se imprime por las dos caras" in Translator("es").say(raised.value.said)


@pytest.mark.parametrize(
    ("backs", "orientation", "expected"),
    [
        ("long", "portrait", (-1.0, -0.5)),
        ("short", "portrait", (1.0, 0.5)),
        ("long", "landscape", (1.0, 0.5)),
        ("short", "landscape", (-1.0, -0.5)),
    ],
)
def test_two_numbers_read_against_the_light_bring_the_back_behind_its_front(
    backs: Backs, orientation: str, expected: tuple[float, float]
) -> None:
    profile = from_sheet("A4", backs, orientation, across=4, down=-2)
    assert (profile.offset_x, profile.offset_y) == expected
    assert 4 * NOTCH == 1


@pytest.mark.parametrize("backs", ["long", "short"])
@pytest.mark.parametrize("format_", ["poker", "tarot"])
def test_a_printer_that_prints_its_backs_off_is_put_right_by_its_profile(format_: str, backs: Backs) -> None:
    off = (1.5, -0.75)  # to the right and up as seen through the sheet from the front
    way = STOCK.format(format_)
    across, down = (round(-part / NOTCH) for part in off)  # where front n·6 meets back n·6.25 + off
    layout = lay(way, A4, backs, from_sheet("A4", backs, way.orientation, across, down))
    front, behind = spot(layout, 0), spot(layout, 0, back=True)
    width, height = layout.paper.width, layout.paper.height
    seen = (width - behind.x, behind.y) if layout.axis == "upright" else (behind.x, height - behind.y)
    assert (seen[0] + off[0], seen[1] + off[1]) == pytest.approx((front.x, front.y))


def test_a_profile_holds_for_its_own_way_of_printing_alone() -> None:
    profile = Profile("A4", "long", "portrait", 1, 2)
    assert profile.shift("A4", "long", "portrait") == (1, 2)
    for other in (("Letter", "long", "portrait"), ("A4", "short", "portrait"), ("A4", "long", "landscape")):
        assert profile.shift(*other) == (0, 0)


def test_a_printer_that_reaches_less_far_gets_fewer_cards_on_a_page() -> None:
    poker = STOCK.format("poker")
    assert MARGIN < 10
    assert lay(poker, A4).slots == 9
    assert lay(poker, A4, profile=Profile("A4", margin=11)).slots == 6
    assert lay(poker, A4, profile=Profile("Letter", margin=11)).slots == 9
