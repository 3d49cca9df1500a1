"""Where a throw leads, beside every walk there is."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import pytest

from gm_console.games.cluedo import walks
from gm_console.games.cluedo.content import Place, Square
from tests.games.cluedo.every_walk import Finger, beside, board

NOBODY: frozenset[Square] = frozenset()
SQUARES = [(row, column) for row, signs in enumerate(board().plan) for column, sign in enumerate(signs) if sign == "."]
DOORS = [door.square for door in board().doors]
ROOMS = [room.id for room in board().rooms]


class Stand(NamedTuple):
    """Somebody who has thrown, and where the others stand."""

    start: Place
    steps: int
    taken: frozenset[Square]
    up_to: bool


def stands(seed: int, count: int) -> Iterator[Stand]:
    """Pawns anywhere, every other one on a door; rooms and squares to start from; any throw."""
    chance = random.Random(seed)
    for number in range(count):
        start: Place = chance.choice(ROOMS) if number % 3 == 0 else chance.choice(SQUARES)
        crowd = {chance.choice(DOORS if chance.random() < 0.5 else SQUARES) for _ in range(chance.choice((0, 2, 5, 12)))}
        yield Stand(start, chance.randint(1, 12), frozenset(crowd - {start}), chance.random() < 0.3)


def reach(stand: Stand) -> tuple[Place, ...]:
    return walks.reach(board(), stand.start, stand.steps, stand.taken, up_to=stand.up_to)


def differences(seed: int, count: int) -> list[tuple[Stand, set[Place]]]:
    """Where our answer is not that of the finger."""
    by_finger = ((stand, Finger(board(), stand.taken).reach(stand.start, stand.steps, up_to=stand.up_to)) for stand in stands(seed, count))
    return [(stand, set(wanted) ^ set(found)) for stand, wanted in by_finger if (found := reach(stand)) != wanted]


@pytest.mark.rule("C07")
@pytest.mark.rule("C08")
@pytest.mark.rule("C09")
def test_a_throw_leads_where_a_finger_finds_a_way() -> None:
    assert differences(1, 90) == []


@pytest.mark.slow
@pytest.mark.rule("C08")
@pytest.mark.parametrize("seed", range(2, 12))
def test_a_throw_leads_there_from_thousands_of_places(seed: int) -> None:
    assert differences(seed, 500) == []


@pytest.mark.rule("C09")
def test_the_longest_throws_from_every_room_and_from_beside_every_door() -> None:
    starts: list[Place] = [*ROOMS, *DOORS[::4]]
    for start in starts:
        assert walks.reach(board(), start, 12, NOBODY) == Finger(board(), NOBODY).reach(start, 12)


@pytest.mark.rule("C08")
def test_a_walk_to_be_drawn_is_one_that_may_be_walked() -> None:
    drawn = 0
    for stand in stands(20, 60):
        for to in reach(stand):
            walk = walks.path(board(), stand.start, to, stand.steps, stand.taken, up_to=stand.up_to)
            assert walk is not None, (stand, to)
            fits(stand, to, walk)
            drawn += 1
    assert drawn > 1000


def fits(stand: Stand, to: Place, walk: tuple[Square, ...]) -> None:
    """A walk from step to step, nobody on it, no square twice, with its end where it should be."""
    whole = walk if isinstance(stand.start, str) else (stand.start, *walk)
    assert len(set(whole)) == len(whole), (stand, to, walk)
    assert not set(walk) & stand.taken, (stand, to, walk)
    assert all(one in beside(other) for one, other in pairwise(whole)), (stand, to, walk)
    doors = {(door.room, door.square) for door in board().doors}
    assert not isinstance(stand.start, str) or (stand.start, walk[0]) in doors, (stand, to, walk)
    if isinstance(to, str):
        assert (to, whole[-1]) in doors, (stand, to, walk)
        assert len(walk) < stand.steps, (stand, to, walk)
    else:
        assert walk[-1] == to, (stand, to, walk)
        assert len(walk) <= stand.steps if stand.up_to else len(walk) == stand.steps, (stand, to, walk)


@pytest.mark.rule("C07")
def test_no_walk_is_drawn_to_where_none_leads() -> None:
    stand = next(one for one in stands(3, 9) if isinstance(one.start, tuple))
    places: list[Place] = [*ROOMS, *SQUARES]
    outside = [place for place in places if place not in reach(stand)]
    assert [to for to in outside if walks.path(board(), stand.start, to, stand.steps, stand.taken, up_to=stand.up_to) is not None] == []
    nowhere: list[Place] = ["cellar", (12, 12), (99, 0)]
    assert [walks.path(board(), stand.start, to, 6, NOBODY) for to in nowhere] == [None] * 3


@pytest.mark.rule("C08")
def test_who_is_shut_in_goes_nowhere() -> None:
    ballroom = frozenset(door.square for door in board().doors if door.room == "ballroom")
    assert walks.reach(board(), "ballroom", 12, ballroom) == walks.reach(board(), "ballroom", 12, ballroom, up_to=True) == ()
    assert walks.reach(board(), (24, 7), 12, frozenset({(23, 7)})) == ()
    assert "ballroom" not in walks.reach(board(), (6, 7), 12, ballroom)


@pytest.mark.rule("C08")
def test_a_door_on_which_another_stands_is_shut_both_ways() -> None:
    assert walks.reach(board(), "kitchen", 3, frozenset({(7, 4)})) == ()
    assert walks.reach(board(), (7, 3), 2, NOBODY)[0] == "kitchen"
    assert "kitchen" not in walks.reach(board(), (7, 3), 2, frozenset({(7, 4)}))


@pytest.mark.rule("C09")
def test_who_stands_before_a_door_needs_one_step_and_who_comes_out_of_it_never_goes_back_in() -> None:
    assert walks.reach(board(), (7, 4), 1, NOBODY) == ("kitchen", (7, 3), (7, 5), (8, 4))
    assert walks.path(board(), (7, 4), "kitchen", 1, NOBODY) == ()
    assert "kitchen" not in walks.reach(board(), "kitchen", 12, NOBODY)
    assert walks.reach(board(), "kitchen", 1, NOBODY) == ((7, 4),)


@pytest.mark.rule("C07")
def test_in_a_corner_a_throw_may_be_too_long_to_use_up() -> None:
    crowd = frozenset({(16, 1), (17, 2), (18, 1)})
    assert [walks.reach(board(), (17, 1), steps, crowd) for steps in (1, 2)] == [((17, 0),), ()]
    assert walks.reach(board(), (17, 1), 2, crowd, up_to=True) == ((17, 0),)
    assert walks.reach(board(), (0, 9), 2, NOBODY) == ((1, 8),)


@pytest.mark.rule("C07")
def test_a_walk_that_need_not_turn_does_not() -> None:
    assert walks.path(board(), (8, 9), (8, 16), 7, NOBODY) == tuple((8, column) for column in range(10, 17))
