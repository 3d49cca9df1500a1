"""Who sits at a table, whatever is played there."""

from __future__ import annotations

from typing import Any

import pytest

from gm_console.engine import company
from gm_console.engine.refusal import Refusal
from gm_console.engine.value import Value


class Chair(Value, frozen=True):
    """A seat of no game."""

    id: str
    name: str
    gone: bool = False


class Room(Value, frozen=True):
    """Nothing but chairs."""

    seats: tuple[Chair, ...] = (Chair("p1", "Ana"), Chair("p2", "Íñigo", gone=True))


ROOM = Room()
CHAIRS = ROOM.seats


def test_somebody_is_found_however_his_name_is_spelt_and_after_he_has_left() -> None:
    assert [company.id_of(CHAIRS, name) for name in (" ANA ", "i\u0301n\u0303igo", "Zoe", None)] == ["p1", "p2", None, None]
    assert company.seat(ROOM, "p2").name == "Íñigo"
    with pytest.raises(KeyError):
        company.seat(ROOM, "p3")


def test_who_has_left_is_known_and_not_here() -> None:
    assert [company.known(ROOM, player) for player in ("p1", "p2", "p3")] == [True, True, False]
    assert (company.here(ROOM), company.players(ROOM)) == (("p1",), (("p1", "Ana"), ("p2", "Íñigo")))


def test_one_seat_is_changed_and_the_room_before_stays_as_it_was() -> None:
    back = company.change(ROOM, "p2", gone=False)
    assert (company.here(back), company.here(ROOM), back.seats[0] is ROOM.seats[0]) == (("p1", "p2"), ("p1",), True)


def test_a_host_who_played_and_left_sees_what_the_table_sees() -> None:
    assert [company.host_is(ROOM, plays) for plays in (None, "p1", "p2")] == ["host", "p1", "table"]


def test_a_set_up_is_refused_with_every_fault_at_once() -> None:
    with pytest.raises(Refusal) as refused:
        company.refuse(company.faults(["Ana", "ana", ""], 4, 6))
    found: Any = dict(refused.value.said.fields)["faults"]
    assert [fault.id for fault in found] == ["setup.seats", "name.twice", "name.empty"]
    company.refuse(company.faults(["Ana", "Bruno"], 2, 6))
