"""The villa's floor is the one that players know: squares, doors, starts, passages, and the steps from room to room."""

from __future__ import annotations

from itertools import combinations, count

import pytest

from gm_console.games.cluedo import walks
from gm_console.games.cluedo.content import FLOOR, NOTHING, ROOMS, SUSPECTS
from tests.games.cluedo.every_walk import board

pytestmark = pytest.mark.rule("C09")

FLOORS = [
    "#########.####.#########",
    "#######...####...#######",
    "######..########..######",
    "######..########..######",
    "######..########..######",
    "######..########...#####",
    "######..########........",
    "........########.......#",
    "#.................######",
    "#####.............######",
    "########..#####...######",
    "########..#####...######",
    "########..#####...######",
    "########..#####........#",
    "########..#####...######",
    "########..#####..#######",
    "#.........#####..#######",
    ".................#######",
    "#........######...######",
    "#######..######.........",
    "#######..######........#",
    "#######..######..#######",
    "#######..######..#######",
    "#######..######..#######",
    "#######.########.#######",
]
DOORS = {
    "kitchen": [(7, 4)],
    "ballroom": [(5, 7), (5, 16), (8, 9), (8, 14)],
    "conservatory": [(5, 18)],
    "billiard": [(9, 17), (13, 22)],
    "library": [(13, 20), (16, 16)],
    "study": [(20, 17)],
    "hall": [(17, 11), (17, 12), (20, 15)],
    "lounge": [(18, 6)],
    "dining": [(12, 8), (16, 6)],
}
STARTS = {"rose": (24, 7), "moutarde": (17, 0), "leblanc": (0, 9), "olive": (0, 14), "pervenche": (6, 23), "violet": (19, 23)}
STEPS = """
kitchen    ballroom 7  conservatory 20  billiard 17  library 23  study 28  hall 19  lounge 19  dining 11
ballroom   conservatory 4  billiard 6  library 12  study 17  hall 13  lounge 15  dining 7
conservatory  billiard 7  library 14  study 20  hall 20  lounge 27  dining 19
billiard   library 4  study 15  hall 15  lounge 22  dining 14
library    study 7  hall 7  lounge 14  dining 14
study      hall 4  lounge 17  dining 17
hall       lounge 8  dining 8
lounge     dining 4
"""


def test_the_floor_has_188_squares_where_they_belong() -> None:
    plan = ["".join(sign if sign == FLOOR else NOTHING for sign in row) for row in board().plan]
    assert plan == FLOORS
    assert sum(row.count(FLOOR) for row in plan) == 188


def test_there_are_17_doors_in_their_places() -> None:
    assert sorted((door.room, door.square) for door in board().doors) == sorted((room, one) for room in DOORS for one in DOORS[room])
    assert len(board().doors) == 17


@pytest.mark.rule("C02")
def test_every_pawn_has_a_square_of_its_own_to_start_from() -> None:
    assert {start.suspect: start.square for start in board().starts} == STARTS
    assert set(STARTS) == set(SUSPECTS)


@pytest.mark.rule("C11")
def test_the_passages_join_the_corners() -> None:
    assert {frozenset((one.one, one.other)) for one in board().passages} == {
        frozenset(("kitchen", "study")),
        frozenset(("lounge", "conservatory")),
    }


def steps(one: str, other: str) -> int:
    """The least that leads from room to room on an empty floor."""
    return next(thrown for thrown in count(1) if other in walks.reach(board(), one, thrown, frozenset(), up_to=True))


def test_from_room_to_room_it_is_as_far_as_players_know() -> None:
    rows = [line.split() for line in STEPS.strip().splitlines()]
    wanted = {(first, room): int(far) for first, *rest in rows for room, far in zip(rest[::2], rest[1::2], strict=True)}
    assert len(wanted) == 36
    assert {(one, other): steps(one, other) for one, other in combinations(ROOMS, 2)} == wanted
    assert {(one, other): steps(other, one) for one, other in combinations(ROOMS, 2)} == wanted


def test_each_room_is_drawn_in_one_piece_around_its_name() -> None:
    signs = {(r, c): sign for r, row in enumerate(board().plan) for c, sign in enumerate(row)}
    cells = {room.id: {square for square, sign in signs.items() if sign == room.letter} for room in board().rooms}
    assert list(cells) == list(ROOMS)
    middles = {room: (sum(r for r, _ in at) // len(at), sum(c for _, c in at) // len(at)) for room, at in cells.items()}
    assert [room for room, middle in middles.items() if middle not in cells[room]] == []
    assert min(map(len, cells.values())) >= 28
