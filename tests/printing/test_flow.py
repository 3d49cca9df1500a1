from __future__ import annotations

import pytest

from gm_console.printing import flow, fonts
from gm_console.printing.fitting import Style
from gm_console.printing.flow import Column, Item, end, largest, poured
from tests.printing.paper import FONTS

TEXT, HEADING = Style(size=10), Style(size=16)
PROSE = " ".join(f"palabra{number}" for number in range(120))


@pytest.fixture(autouse=True)
def _fonts() -> None:
    fonts.register(FONTS)


def words_of(columns: tuple[Column, ...]) -> str:
    """All text in reading order."""
    return " ".join(line for column in columns for placed in column for line in placed.lines.lines)


def flowed(items: list[Item], height: float, width: float = 60) -> tuple[Column, ...]:
    columns = poured(items, width, height)
    assert columns is not None
    return columns


@pytest.mark.parametrize("height", [15, 20, 33, 47, 80, 500])
def test_every_word_of_a_long_story_is_there_once_and_in_order(height: float) -> None:
    columns = flowed([Item(PROSE, TEXT), Item(PROSE[::-1], TEXT, 2)], height)
    assert words_of(columns) == f"{PROSE} {PROSE[::-1]}"
    assert max(end(column) for column in columns) <= height + 1e-6


def test_no_column_ends_with_a_heading() -> None:
    items = [part for number in range(9) for part in (Item(f"Parte {number}", HEADING, 4, stays=True), Item(PROSE[:90], TEXT))]
    for height in range(20, 60, 3):
        assert not any(column[-1].item.stays for column in flowed(items, height))


def test_no_line_of_a_paragraph_stands_alone_in_a_column() -> None:
    for height in range(20, 60):
        for column in flowed([Item(PROSE, TEXT)], height):
            assert sum(len(placed.lines.lines) for placed in column) >= 2


def test_an_entry_of_a_list_stays_whole() -> None:
    items = [Item(PROSE[:200], TEXT, 1, 4, "lozenge")] * 9
    for height in range(30, 60, 4):
        assert all(placed.begins for column in flowed(items, height) for placed in column)


def test_nothing_stands_above_the_first_line_of_a_column() -> None:
    columns = flowed([Item(PROSE[:90], TEXT, 6)] * 20, 40)
    assert {column[0].y for column in columns} == {0.0}
    assert columns[0][1].y > 6


@pytest.mark.parametrize("most", [1, 2, 4, 8, 40])
def test_a_text_is_as_large_as_it_may_be_in_so_many_columns(most: int) -> None:
    items, shares = [Item(PROSE, TEXT)], [2.0, 1.75, 1.5, 1.25, 1.0, 0.75, 0.5]
    fitting = [columns for share in shares if (columns := poured(items, 60, 40, share)) and len(columns) <= most]
    assert largest(items, 60, 40, shares, most) == (fitting[0] if fitting else None)


def test_a_word_wider_than_its_column_is_not_broken_but_refused() -> None:
    assert poured([Item("Campana" * 20, TEXT)], 60, 100) is None
    assert flow.largest([Item("Campana" * 20, TEXT)], 60, 100, [1.0, 0.9], 4) is None


def test_what_must_stay_together_and_is_higher_than_a_column_is_refused() -> None:
    assert poured([Item("Título", HEADING, stays=True), Item("Texto", TEXT)], 60, 8) is None
