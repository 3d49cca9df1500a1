"""How quickly a table knows where a throw of twelve leads: beside walking every walk, and at its slowest."""

from __future__ import annotations

from time import perf_counter

import pytest

from gm_console.games.cluedo import walks
from gm_console.games.cluedo.content import Place, Square
from tests.benchmarks.pairs import Bench, figure, versus
from tests.games.cluedo.every_walk import Finger, board

pytestmark = [pytest.mark.bench, pytest.mark.benchmark(group="reach of a throw of 12")]
PAWNS: frozenset[Square] = frozenset(start.square for start in board().starts)
"""The others, who have not moved yet."""
PLACES: list[Place] = [
    *(room.id for room in board().rooms),
    *((row, column) for row, signs in enumerate(board().plan) for column, sign in enumerate(signs) if sign == "."),
]


def test_reach_from_all_over_the_villa_beside_every_walk(benchmark: Bench) -> None:
    finger = Finger(board(), PAWNS)
    some = PLACES[::8]
    assert [walks.reach(board(), place, 12, PAWNS) for place in some] == [finger.reach(place, 12) for place in some]
    versus(
        benchmark,
        lambda: [walks.reach(board(), place, 12, PAWNS) for place in some],
        lambda: [finger.reach(place, 12) for place in some],
        12,
        "at most 0.1×",
    )


def test_reach_from_where_it_takes_longest(benchmark: Bench) -> None:
    figure(benchmark, max(map(quickest, PLACES)), "ms", "under 5 ms")


def quickest(place: Place) -> float:
    """What one reach takes, in milliseconds; the best of five, for the machine has other things to do."""
    times = []
    for _ in range(5):
        begun = perf_counter()
        walks.reach(board(), place, 12, PAWNS)
        times.append(perf_counter() - begun)
    return min(times) * 1000
