"""Where an advance card leads, beside every walk there is."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import msgspec
import pytest

from gm_console.games.transito import walks
from gm_console.games.transito.content import City
from tests import cities
from tests.games.transito.test_streets import city, places, sectors

RING = msgspec.convert(cities.city(), City)


def every_walk(of: City, start: str, steps: int, shut: str | None) -> Iterator[tuple[str, ...]]:
    """By finger: place after place, never straight back, through no sector."""
    entered = {sector.id: sector.entrances for sector in of.sectors}

    def beside(at: str) -> list[str]:
        joins = [other for square in of.squares if square.id == at for other in square.joins]
        return [*entered.get(at, ()), *joins, *(id_ for id_, entrances in entered.items() if at in entrances)]

    def on(walk: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        if len(walk) > 1:
            yield walk[1:]
        if len(walk) <= steps and (len(walk) == 1 or walk[-1] not in entered):
            for to in beside(walk[-1]):
                if to != shut and walk[-2:-1] != (to,):
                    yield from on((*walk, to))

    return on((start,))


def by_finger(of: City, start: str, steps: int, shut: str | None, *, exact_entry: bool) -> set[str]:
    inside = {sector.id for sector in of.sectors}
    ends = every_walk(of, start, steps, shut)
    return {walk[-1] for walk in ends if len(walk) == steps or (walk[-1] in inside and not exact_entry)}


@pytest.mark.rule("T08")
@pytest.mark.rule("T09")
@pytest.mark.rule("T11")
def test_a_card_leads_where_a_finger_finds_a_way() -> None:
    chance = random.Random(4)
    for number in range(120):
        start, steps, exact = chance.choice(places()), chance.randint(1, 7), chance.random() < 0.7
        shut = start if start in sectors() else chance.choice((None, *sectors()))
        if number % 5 == 0:
            shut = None  # the host has allowed it
        found = walks.reach(city(), start, steps, shut=shut, exact_entry=exact)
        assert set(found) == by_finger(city(), start, steps, shut, exact_entry=exact), (start, steps, shut, exact)
        assert list(found) == [place for place in places() if place in found]


@pytest.mark.rule("T08")
def test_a_walk_to_be_drawn_is_one_of_those_of_the_finger() -> None:
    chance = random.Random(5)
    for _ in range(25):
        start, steps, exact = chance.choice(places()), chance.randint(1, 6), chance.random() < 0.5
        shut = start if start in sectors() else chance.choice(sectors())
        all_ = set(every_walk(city(), start, steps, shut))
        reached = walks.reach(city(), start, steps, shut=shut, exact_entry=exact)
        for to in places():
            walk = walks.path(city(), start, to, steps, shut=shut, exact_entry=exact)
            assert (walk is not None) == (to in reached), (start, to, steps)
            assert walk is None or (walk in all_ and walk[-1] == to), (start, to, walk)
            assert walk is None or len(walk) == steps or (to in sectors() and not exact), (start, to, walk)


@pytest.mark.rule("T08")
def test_nobody_turns_straight_back_and_a_yard_lets_nobody_go_on() -> None:
    assert walks.reach(RING, "s10", 2, shut="plaza") == ("s8", "s12")
    assert walks.reach(RING, "y1", 1) == ("y2",)
    assert walks.reach(RING, "y1", 2) == ()
    assert walks.path(RING, "y1", "y1", 2) is None


@pytest.mark.rule("T09")
def test_a_sector_is_entered_by_the_exact_number_and_never_walked_through() -> None:
    assert "faro" in walks.reach(RING, "s2", 2)
    assert "faro" not in walks.reach(RING, "s2", 4)
    assert walks.reach(RING, "s2", 4, exact_entry=False)[0] == "faro"
    assert walks.path(RING, "s2", "faro", 4, exact_entry=False) == ("s3", "faro")
    assert walks.reach(RING, "faro", 1, shut="faro") == ("s3", "s4")


@pytest.mark.rule("T11")
def test_the_sector_one_was_in_last_is_shut_and_opens_when_the_host_allows_it() -> None:
    assert walks.reach(RING, "s2", 2, shut="faro") == ("s4", "s24")
    assert "faro" in walks.reach(RING, "faro", 3), "out by one entrance and in by the other"
    assert "faro" not in walks.reach(RING, "faro", 2), "straight back"


@pytest.mark.rule("T08")
def test_a_ring_may_be_walked_round_to_where_one_stood() -> None:
    island = ("19", "20", "21", "28", "36", "35", "34", "27")
    assert all(walks.reach(city(), square, 8).count(square) == 1 for square in island)
    walk = walks.path(city(), "20", "20", 8)
    assert walk is not None
    ways = walks.streets(city()).beside
    assert all(other in ways[one] for one, other in pairwise(("20", *walk)))
