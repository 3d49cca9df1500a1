"""A session may have several clocks, as a room has one for each deal."""

from __future__ import annotations

from gm_console.engine.clock import Clock, Clocks, Need


def test_a_clock_that_another_took_the_place_of_stands_until_it_is_looked_at_again() -> None:
    clocks, first, second = Clocks(), Need(60_000, runs=True, name="deal 1"), Need(60_000, runs=True, name="deal 2")
    now, told = Clock(), []
    for need, at in ((first, 0), (second, 10_000), (first, 25_000), (first, 30_000)):
        now = clocks.follow(now, need, paused=False, at=at)
        told.append(now.reading(at))
    assert told == [0, 0, 10_000, 15_000]


def test_a_clock_looked_at_again_under_the_hosts_pause_stands() -> None:
    clocks, need = Clocks(), Need(None, runs=True, name="deal 1")
    now = clocks.follow(Clock(), need, paused=True, at=5_000)
    assert (now.running(5_000), now.reading(9_000)) == (False, 0)
