"""A long list that grows all evening reads as the tuple it stands for."""

from __future__ import annotations

import pytest

from gm_console.engine.roll import BLOCK, Roll


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
