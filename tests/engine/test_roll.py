"""A long list that grows all evening reads as the tuple it stands for."""

from __future__ import annotations

import pytest

from gm_console.engine.roll import BLOCK, Blockwise, Roll


@pytest.mark.parametrize("length", [0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK])
def test_a_roll_grown_one_by_one_is_the_roll_made_at_once(length: int) -> None:
    grown: Roll[int] = Roll()
    for item in range(length):
        grown = grown.plus(item)
    assert grown == Roll.of(range(length))
    assert (tuple(grown), len(grown)) == (tuple(range(length)), length)


def test_growing_leaves_the_roll_before_as_it_was() -> None:
    before = Roll.of(range(BLOCK - 1))
    before.plus(1)
    assert len(before) == BLOCK - 1


def test_growing_copies_one_block_and_shares_the_others() -> None:
    before = Roll.of(range(3 * BLOCK))
    after = before.plus(1)
    assert all(one is other for one, other in zip(before.blocks, after.blocks, strict=True))


class Shown:
    """Says what it shows, and counts how often it was asked to."""

    def __init__(self) -> None:
        self.asked = 0

    def show(self, item: int, by: dict[str, str]) -> str:
        self.asked += 1
        return f"{by['who']} {item}"


def test_what_a_full_block_shows_is_made_once_while_a_roll_grows_and_shrinks() -> None:
    shown, long = Shown(), Roll.of(range(3 * BLOCK - 1))
    showing = Blockwise(shown.show)
    for roll in (long, long.plus(3 * BLOCK - 1), long, long.plus(0)):
        assert showing.all(roll, {"who": "Ana"}) == tuple(f"Ana {item}" for item in roll)
    assert shown.asked < 8 * BLOCK


def test_under_another_name_everything_is_shown_anew() -> None:
    showing, roll, by = Blockwise(Shown().show), Roll.of(range(BLOCK + 1)), {"who": ""}
    for by["who"] in ("Ana", "Bruno"):
        assert showing.all(roll, by) == tuple(f"{by['who']} {item}" for item in roll)


def test_another_evening_with_blocks_of_its_own_shows_its_own() -> None:
    showing, first, second = Blockwise(Shown().show), Roll.of(range(BLOCK)), Roll.of(range(BLOCK, 2 * BLOCK))
    for roll in (first, second, first):
        assert showing.all(roll, {"who": "Ana"}) == tuple(f"Ana {item}" for item in roll)
