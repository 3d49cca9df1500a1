"""What was asked of a state is not worked out twice, and never given for another state."""

from __future__ import annotations

from gm_console.engine.latest import latest
from gm_console.engine.ledger import Ledger


def test_the_same_state_is_looked_at_once_and_an_equal_one_anew() -> None:
    asked: list[Ledger] = []

    @latest
    def sum_of(ledger: Ledger) -> int:
        asked.append(ledger)
        return ledger.brought

    one, other = Ledger((("pot", 3),), 3), Ledger((("pot", 5),), 5)
    assert [sum_of(one), sum_of(one), sum_of(other), sum_of(one)] == [3, 3, 5, 3]
    assert [ledger.brought for ledger in asked] == [3, 5, 3]
