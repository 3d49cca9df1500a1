"""Where fronts and backs come to lie: as a hand turns or folds the sheet, measured on the rendered page."""

from __future__ import annotations

import pypdfium2
import pytest

from gm_console.printing import marks, press
from gm_console.printing.backs import back
from gm_console.printing.formats import Format, Paper
from gm_console.printing.press import Card, Deck, Job
from gm_console.printing.profile import Profile
from gm_console.printing.sheet import Backs, Layout, lay, spot
from tests.printing.paper import A4, FONTS, STOCK, WAYS, blank, both, marked, pages, squares

Point = tuple[float, float]
CARDS = [format_ for format_ in STOCK.formats if format_.width and not format_.panels]
EVERY = pytest.mark.parametrize("format_", CARDS, ids=lambda format_: format_.key)
PAPERS = pytest.mark.parametrize("paper", STOCK.papers, ids=lambda paper: paper.key)


def seen_through(point: Point, size: Point, backs: Backs) -> Point:
    """Where a point of the second page shows from the front once a hand has turned the sheet on its long or short edge."""
    (x, y), (width, height) = point, size
    standing = height > width
    sideways = (backs == "long") == standing
    return (width - x, y) if sideways else (x, height - y)


def folded_over(point: Point, size: Point, layout: Layout) -> Point:
    """Where a point of the half behind comes to lie once the sheet is folded along its middle, print outside."""
    (x, y), (width, height) = point, size
    return (width - x, y) if layout.axis == "upright" else (x, height - y)


def size_of(page: pypdfium2.PdfPage) -> Point:
    width, height = page.get_size()
    return width * 25.4 / 72, height * 25.4 / 72


def fronts_and_backs(data: bytes, layout: Layout, cards: int, colour: str) -> tuple[list[Point], list[Point]]:
    """The marks of all fronts, and those of all backs as they lie behind the fronts, each page's sorted."""
    first = pages(data)
    if layout.backs == "gutter":
        size, all_ = size_of(first[0]), squares(first[0], colour)
        behind = [p for p in all_ if (p[0] > size[0] / 2 if layout.axis == "upright" else p[1] > size[1] / 2)]
        fronts = [p for p in all_ if p not in behind]
        return near(fronts), near(folded_over(p, size, layout) for p in behind)
    size = size_of(first[0])
    return near(squares(first[0], colour)), near(seen_through(p, size, layout.backs) for p in squares(first[1], colour))


def near(points: object) -> list[Point]:
    """Row by row, left to right, whatever a rounding does to one of them."""
    return sorted(points, key=lambda p: (round(p[1] / 5), p[0]))  # type: ignore[call-overload, no-any-return]  # any iterable of points


def apart(one: list[Point], other: list[Point]) -> float:
    """How far at most two lists of points lie apart, in millimetres."""
    assert len(one) == len(other)
    return max(max(abs(x - u), abs(y - v)) for (x, y), (u, v) in zip(one, other, strict=True))


@pytest.mark.parametrize("backs", WAYS)
@PAPERS
@EVERY
def test_a_back_lies_behind_its_front_and_upright(format_: Format, paper: Paper, backs: Backs) -> None:
    layout = lay(format_, paper, backs)
    short = max(1, layout.slots - 1)  # a last page with a slot left free, where there is more than one
    data = both(format_, paper, backs, short, marked)
    for colour in ("red", "blue"):
        fronts, behind = fronts_and_backs(data, layout, short, colour)
        assert len(fronts) == short
        assert apart(fronts, behind) < 0.1


@pytest.mark.parametrize("backs", WAYS)
@PAPERS
@EVERY
def test_every_slot_maps_to_the_page_and_back_within_a_hair(format_: Format, paper: Paper, backs: Backs) -> None:
    layout = lay(format_, paper, backs)
    size = (layout.paper.width, layout.paper.height)
    for slot in range(layout.slots):
        front, behind = spot(layout, slot), spot(layout, slot, back=True)
        turned = folded_over((behind.x, behind.y), size, layout)
        assert turned == pytest.approx((front.x, front.y), abs=1e-9)
        assert behind.turn == (0 if layout.axis == "upright" else 180)


def test_a_sheet_off_its_middle_is_mirrored_about_the_page_and_not_within_the_grid() -> None:
    layout = Layout(A4, STOCK.format("poker"), "long", "upright", 2, 2, left=5, top=10)
    assert spot(layout, 0, back=True).x == pytest.approx(210 - 5 - 31.5)


@pytest.mark.parametrize("backs", WAYS)
def test_fronts_and_backs_alternate_and_their_count_is_even(backs: Backs) -> None:
    slots = lay(STOCK.format("poker"), A4, backs).slots
    deck = Deck(STOCK.format("poker"), [Card("Ana", blank)] * (slots + 1), backs, back(STOCK.format("poker")))
    flat = Deck(STOCK.format("slip"), [Card("Ana", blank)])
    alone = press.make(Job("Prueba", A4, [deck]), FONTS).report.pages
    mixed = press.make(Job("Prueba", A4, [flat, deck, flat]), FONTS).report.pages
    assert (alone, mixed) == ((2, 4) if backs == "gutter" else (4, 8))


def test_a_folded_strip_needs_no_back_and_lies_on_one_side() -> None:
    assert lay(STOCK.format("strip"), A4, "gutter").backs == "none"


def test_marks_show_the_next_cut_when_the_first_has_taken_a_margin() -> None:
    layout = lay(STOCK.format("poker"), A4)
    left = layout.left
    inside = [line for line in marks.crosses_of(layout, 9) if left < min(line[0], line[2]) and line[1] == line[3]]
    assert {round(line[1], 1) for line in inside} == {16.5, 104.5, 192.5, 280.5}


def test_a_page_that_is_one_piece_has_no_mark_to_cut_at() -> None:
    layout = lay(STOCK.format("letter"), A4)
    assert [*marks.crosses_of(layout, 1), *marks.margin_marks(layout, 1)] == []
    assert len(list(marks.folds(layout, 1))) == 2


def test_marks_keep_clear_of_the_backs_and_of_what_no_printer_reaches() -> None:
    for format_ in CARDS:
        for backs in ("none", "gutter"):
            layout = lay(format_, A4, backs)
            for x1, y1, x2, y2 in (*marks.margin_marks(layout, layout.slots), *marks.crosses_of(layout, layout.slots)):
                assert min(x1, x2) >= 4
                assert max(x1, x2) <= layout.paper.width - 4
                assert min(y1, y2) >= 4
                assert max(y1, y2) <= layout.paper.height - 4
                assert backs == "none" or layout.axis == "level" or max(x1, x2) <= layout.paper.width / 2 + 1e-6


def test_a_page_says_where_its_pieces_are_folded() -> None:
    strip = lay(STOCK.format("strip"), A4)
    assert {round(line[1] - strip.top, 1) for line in marks.folds(strip, 3)} == {44, 88}
    fold = list(marks.folds(lay(STOCK.format("poker"), A4, "gutter"), 1))
    assert fold == [(148.5, 4, 148.5, 206)]


@pytest.mark.parametrize("backs", ["long", "short"])
@pytest.mark.parametrize("format_", ["poker", "tarot"])
def test_a_profile_moves_the_backs_and_nothing_else(format_: str, backs: Backs) -> None:
    way = STOCK.format(format_)
    shifted = Profile("A4", backs, way.orientation, 1.5, -0.75)
    plain, moved = (pages(both(way, A4, backs, 1, marked, profile)) for profile in (None, shifted))
    assert squares(plain[0], "red") == squares(moved[0], "red")
    (x, y), (u, v) = squares(plain[1], "red")[0], squares(moved[1], "red")[0]
    assert (u - x, v - y) == pytest.approx((1.5, -0.75), abs=0.05)
