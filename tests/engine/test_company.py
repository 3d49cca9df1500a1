"""Who sits at a table, whatever is played there."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from gm_console.engine import company
from gm_console.engine.refusal import Refusal


class Chair(NamedTuple):
    """A seat of no game."""

    id: str
    name: str
    gone: bool = False


CHAIRS = (Chair("p1", "Ana"), Chair("p2", "Íñigo", gone=True))


def test_somebody_is_found_however_his_name_is_spelt_and_after_he_has_left() -> None:
    assert [company.id_of(CHAIRS, name) for name in (" ANA ", "i\u0301n\u0303igo", "Zoe", None)] == ["p1", "p2", None, None]
    assert company.seat(CHAIRS, "p2").name == "Íñigo"
    with pytest.raises(KeyError):
        company.seat(CHAIRS, "p3")


def test_a_host_who_played_and_left_sees_what_the_table_sees() -> None:
    assert [company.host_is(CHAIRS, plays) for plays in (None, "p1", "p2")] == ["host", "p1", "table"]


def test_a_set_up_is_refused_with_every_fault_at_once() -> None:
    with pytest.raises(Refusal) as refused:
        company.refuse(company.faults(["Ana", "ana", ""], 4, 6))
    found: Any = dict(refused.value.said.fields)["faults"]
    assert [fault.id for fault in found] == ["setup.seats", "name.twice", "name.empty"]
    company.refuse(company.faults(["Ana", "Bruno"], 2, 6))
