"""What others found who held the built game to its rules word by word."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cluedo.conftest import Villa, guests, opened


def held(villa: Villa) -> tuple[Any, ...]:
    """The envelope, the seal and every hand, as a host sees them who does not play."""
    view = villa.view("host")
    return view["solution"], view["seal"], view["hands"]


@pytest.mark.rule("C03", "C05", "C23")
def test_the_last_throw_put_right_from_the_consoles_to_ones_own_leaves_everybodys_cards_as_they_were() -> None:
    villa = opened(guests(("Ana", "Bruno", "Cloe")), {"seed": 5})
    villa("roll", by="Ana", dice=[6, 6])
    villa("roll", by="Bruno", dice=[1, 2])
    villa("roll", by="Cloe")
    before = held(villa)
    villa("mend", seq=4, command={"do": "roll", "by": "Cloe", "dice": [2, 3]})
    assert villa.view()["dealer"] == "Ana"
    assert held(villa) == before


@pytest.mark.rule("C02")
@pytest.mark.parametrize("seed", range(4))
def test_who_came_late_keeps_his_suspect_when_another_is_found_never_to_have_come(seed: int) -> None:
    villa = opened(guests(("Ana", "Bruno", "Cloe")), {"seed": seed})
    villa("join", player="Eva")
    villa("join", player="Fito")
    before = villa.seat("Fito")["suspect"]
    villa("mend", seq=2, command=None)
    assert villa.seat("Fito")["suspect"] == before


@pytest.mark.rule("C03")
def test_a_throw_in_place_of_a_guest_puts_the_suspect_he_drew_into_no_envelope() -> None:
    alike = []
    for seed in range(4):
        villa = opened(guests(("Ana", "Bruno", "Cloe")), {"seed": seed})
        villa("roll", by="Ana", dice=[6, 6])
        villa("roll", by="Bruno", dice=[1, 2])
        villa("join", player="Eva")
        drawn = villa.seat("Eva")["suspect"]
        villa("mend", seq=4, command={"do": "roll", "by": "Cloe", "dice": [2, 3]})
        alike.append(villa.view("host")["solution"]["suspect"] == drawn)
    assert not all(alike)


@pytest.mark.rule("C22")
def test_what_fell_out_with_a_guest_who_never_came_is_still_told_by_his_name() -> None:
    villa = opened(guests(("Ana", "Bruno", "Cloe")))
    villa("join", player="Eva")
    villa("join", player="Fito")
    for name in ("Ana", "Bruno", "Cloe", "Eva"):
        villa("roll", by=name, dice=[1, 2])
    villa("mend", seq=2, command=None)
    assert [(entry["mended"], entry["events"][0]["by"]) for entry in villa.log()[5:7]] == [(False, "Cloe"), (True, "Eva")]


@pytest.mark.rule("C16", "C18")
def test_the_turn_is_given_to_no_witness_and_the_rule_says_why_he_is_one(villa: Villa) -> None:
    villa("penalise", player="Bruno", rule="C13")
    villa("accuse", by="Ana", suspect="rose", weapon="rope", room="hall")
    for name, rule in (("Bruno", "C16"), ("Ana", "C18")):
        refused = villa.send(do="correct", reason="prueba", turn=name)
        assert (refused["error"], refused["rule"]) == ("not-allowed", rule)


@pytest.mark.rule("C05", "C16")
def test_before_the_deal_nobody_has_a_card_and_of_the_tables_own_nobody_knows() -> None:
    villa = opened(guests(("Ana", "Bruno", "Cloe")))
    own = opened(guests(("Ana", "Bruno", "Cloe")), hands="table")
    assert (villa.seat("Ana")["cards"], villa.view("Ana")["hand"], villa.view("host")["hands"]["Ana"]) == (0, [], [])
    assert (own.seat("Ana")["cards"], own.view("Ana")["hand"], own.view("host")["hands"]) == (None, None, None)
    assert villa.view("host")["solution"] is None
