"""T07-T11, T33: advance cards, the streets, stars, and tokens moved by hand."""

import json
import re
from collections import Counter
from typing import Any

import pytest

from tests.cities import SECTORS, STARS, STREET, YARD, city
from tests.games.transito.conftest import Open, Town


@pytest.fixture
def out(town: Town) -> Town:
    """The one whose turn it is stands on s10, and has been nowhere."""
    town.put(str(town.turn), "s10")
    return town


def drawn(town: Town, count: int) -> list[dict[str, Any]]:
    """That many advance cards, one a turn."""
    events = []
    for _ in range(count):
        town.put(str(town.turn), "y1")  # nobody gets far
        events.append(town("draw", by=town.turn)["events"][0])
        if town.view()["reach"]:
            town("move", by=town.turn, to="y2")
        else:
            town("stay", by=town.turn)
    return events


@pytest.mark.rule("T07")
def test_the_pile_has_28_cards_four_of_each_value_and_is_shuffled_by_the_draw_that_finds_none(town: Town) -> None:
    assert town.view()["advance_left"] == 28
    events = drawn(town, 28)
    assert Counter(event["value"] for event in events) == dict.fromkeys(range(1, 8), 4)
    assert (town.view()["advance_left"], [event["anew"] for event in events]) == (0, [False] * 28)
    (event,) = drawn(town, 1)
    assert (event["anew"], town.view()["advance_left"]) == (True, 27)
    assert [event["anew"] for event in drawn(town, 28)] == [*([False] * 27), True]


@pytest.mark.rule("T07")
def test_a_card_drawn_from_paper_leaves_the_pile_until_its_four_are_gone(town: Town) -> None:
    for left in (27, 26, 25, 24):
        town.put(str(town.turn), "y1")
        town("draw", by=town.turn, card=7)
        assert (town.view()["advance"], town.view()["advance_left"]) == (7, left)
        town("stay", by=town.turn)
    assert town.refuses("draw", by=town.turn, card=7) == ("not-allowed", "T07")
    assert town.refuses("draw", by=town.turn, card=8) == ("bad-command", None)
    assert {event["value"] for event in drawn(town, 24)} == {*range(1, 7)}
    town("draw", by=town.turn, card=7)
    assert town.view()["advance_left"] == 27


@pytest.mark.rule("T07")
def test_undo_puts_a_card_back_and_redo_draws_the_same(town: Town) -> None:
    town("draw", by=town.turn)
    first = town.view()["advance"], town.view()["advance_left"]
    town("undo")
    assert (town.view()["advance"], town.view()["advance_left"]) == (None, 28)
    town("redo")
    assert (town.view()["advance"], town.view()["advance_left"]) == first


@pytest.mark.rule("T08")
def test_all_steps_are_walked_in_any_direction_and_what_is_reached_is_what_may_be_done(out: Town) -> None:
    out("draw", by=out.turn, card=4)
    assert {*out.view()["reach"]} == {"s6", "s14"}
    assert [entry for entry in out.legal() if entry["do"] == "move"] == [
        {"do": "move", "by": out.turn, "to": place} for place in out.view()["reach"]
    ]
    for place in ("s10", "s11", "s13", "puente", "y1"):
        assert out.refuses("move", by=out.turn, to=place) == ("not-allowed", "T08")
    assert out.refuses("move", by=out.turn, to="s99") == ("bad-command", None)
    assert out.refuses("stay", by=out.turn) == ("not-allowed", "T08")


@pytest.mark.rule("T08")
def test_squares_of_ones_own_city_may_be_called_as_the_console_numbers_players() -> None:
    plan = json.loads(re.sub(r'"s(\d+)"', r'"p\1"', json.dumps(city())))
    town = Town(find=lambda game, case: plan)
    town("new", game="transito", players=["Ana", "Bruno", "Cloe"])
    town("deal")
    town.put(str(town.turn), "p2")
    town("draw", by=town.turn, card=1)
    moves = [offer for offer in town.legal() if offer["do"] == "move"]
    assert [offer["to"] for offer in moves] == town.view()["reach"] == ["p1", "p3"]
    town(**moves[0])


@pytest.mark.rule("T08")
def test_the_way_walked_is_told_and_a_move_into_the_street_ends_the_turn(out: Town) -> None:
    mover, after = out.order[:2]
    out.walk(4, "s14")
    assert out.view()["walked"] == {"by": mover, "steps": 4, "places": ["s10", "s11", "s12", "s13", "s14"]}
    assert (out.phase, out.turn, out.seat(mover)["at"]) == ("turn", after, "s14")


@pytest.mark.rule("T08")
def test_squares_may_be_shared(out: Town) -> None:
    out.put(out.order[1], "s14")
    mover = str(out.turn)
    out.walk(4, "s14")
    assert [seat["at"] for seat in out.view()["players"]].count("s14") == 2
    assert out.seat(mover)["at"] == "s14"


@pytest.mark.rule("T08")
def test_who_has_no_way_stays_and_his_turn_is_over(town: Town) -> None:
    mover, after = town.order[:2]
    town.put(mover, YARD[0])
    town("draw", by=mover, card=2)
    assert town.legal()[0] == {"do": "stay", "by": mover}
    assert town.refuses("move", by=mover, to=YARD[1]) == ("not-allowed", "T08")
    town("stay", by=mover)
    assert (town.turn, town.seat(mover)["at"]) == (after, YARD[0])


@pytest.mark.rule("T09")
@pytest.mark.parametrize(("card", "sectors"), [(1, set()), (2, {"molino"}), (3, {"plaza"}), (4, set()), (5, {"muelle"}), (6, {"puente"})])
def test_a_sector_is_entered_by_the_exact_number_only(out: Town, card: int, sectors: set[str]) -> None:
    out.put(str(out.turn), "s11")
    out("draw", by=out.turn, card=card)
    assert {*out.view()["reach"]} & {*SECTORS} == sectors


@pytest.mark.rule("T09")
def test_the_house_may_let_in_with_a_higher_number(dealt: Open) -> None:
    town = dealt(exact_entry=False)
    town.put(str(town.turn), "s11")
    town("draw", by=town.turn, card=5)
    assert {*town.view()["reach"]} & {*SECTORS} == {"plaza", "molino", "muelle"}


@pytest.mark.rule("T09")
def test_leaving_a_sector_costs_a_step_and_any_entrance_will_do(town: Town) -> None:
    town.put(str(town.turn), "faro")
    town("draw", by=town.turn, card=1)
    assert {*town.view()["reach"]} == {"s3", "s4"}


@pytest.mark.rule("T10")
def test_from_a_star_he_may_travel_to_any_sector_or_none(out: Town) -> None:
    mover = str(out.turn)
    out.walk(3, "s7")
    assert (out.phase, out.view()["travel"]) == ("star", [*SECTORS])
    assert [entry["do"] for entry in out.legal()] == ["travel"] * 8 + ["end-turn", "accuse"]
    assert out.refuses("travel", by=mover, to="s8") == ("bad-command", None)
    out("travel", by=mover, to="torre")
    assert (out.phase, out.seat(mover)["at"], out.seat(mover)["last"]) == ("sector", "torre", "torre")
    assert out.view()["walked"] == {"by": mover, "steps": 0, "places": ["s7", "torre"]}


@pytest.mark.rule("T10")
def test_a_star_is_used_on_an_exact_landing_only(out: Town) -> None:
    mover, after = out.order[:2]
    out.walk(4, "s6")  # over the star on s7
    assert (out.phase, out.turn) == ("turn", after)
    out.put(after, STARS[0])
    assert out.refuses("travel", by=after, to="faro") == ("wrong-phase", None)
    assert out.seat(mover)["last"] is None


@pytest.mark.rule("T10")
def test_who_does_not_travel_ends_his_turn_on_the_star(out: Town) -> None:
    mover, after = out.order[:2]
    out.walk(3, "s7")
    out("end-turn", by=mover)
    assert (out.turn, out.seat(mover)["at"]) == (after, "s7")


@pytest.mark.rule("T10", "T11")
def test_a_star_does_not_lead_to_the_sector_last_been_in_unless_the_host_allows_it_once(out: Town) -> None:
    mover = str(out.turn)
    out.put(mover, "s10", last={mover: "plaza"})
    out.walk(3, "s7")
    assert "plaza" not in out.view()["travel"]
    assert out.refuses("travel", by=mover, to="plaza") == ("not-allowed", "T11")
    out("travel", by=mover, to="plaza", waive={"rules": ["T11"], "reason": "por esta vez"})
    assert out.seat(mover)["at"] == "plaza"
    assert out.log()[-1]["events"][0] == {"event": "waived", "rule": "T11", "reason": "por esta vez"}


@pytest.mark.rule("T10")
def test_the_house_may_shut_every_sector_been_in(dealt: Open) -> None:
    town = dealt(star="never_visited")
    mover = str(town.turn)
    for sector in ("plaza", "torre"):
        town.put(mover, sector)
    town.put(mover, "s10")
    town.walk(3, "s7")
    assert {*SECTORS} - {*town.view()["travel"]} == {"plaza", "torre"} == {*town.seat(mover)["visited"]}
    for sector in ("plaza", "torre"):
        assert town.refuses("travel", by=mover, to=sector) == ("not-allowed", "T10")


@pytest.mark.rule("T11")
def test_the_same_sector_is_not_entered_twice_running_on_foot(town: Town) -> None:
    mover = str(town.turn)
    town.put(mover, "plaza")
    town.put(mover, "s10")
    town("draw", by=mover, card=2)
    assert "plaza" not in town.view()["reach"]
    refused = town.send(do="move", by=mover, to="plaza")
    assert (refused["error"], refused["rule"], refused["waivable"]) == ("not-allowed", "T11", True)
    town("move", by=mover, to="plaza", waive={"rules": ["T11"], "reason": "por esta vez"})
    assert (town.phase, town.view()["walked"]["places"]) == ("sector", ["s10", "s9", "plaza"])


@pytest.mark.rule("T11")
def test_a_waiver_of_t11_opens_nothing_that_is_out_of_reach(town: Town) -> None:
    mover = str(town.turn)
    town.put(mover, "plaza")
    town("draw", by=mover, card=1)
    waive = {"rules": ["T11"], "reason": "por esta vez"}
    assert town.refuses("move", by=mover, to="torre", waive=waive) == ("not-allowed", "T08")
    assert town.refuses("move", by=mover, to="plaza", waive=waive) == ("not-allowed", "T08")


@pytest.mark.rule("T11")
def test_a_sector_opens_again_after_any_other(town: Town) -> None:
    mover = str(town.turn)
    for place in ("plaza", "molino", "s10"):
        town.put(mover, place)
    town("draw", by=mover, card=2)
    assert "plaza" in town.view()["reach"]


@pytest.mark.parametrize("rule", ["T08", "T09", "T10", "T14", "T22", "T27", "E10"])
def test_no_other_rule_can_be_waived(out: Town, rule: str) -> None:
    assert out.refuses("draw", by=out.turn, waive={"rules": [rule], "reason": "no"}) == ("bad-command", None)


@pytest.mark.rule("T33")
def test_on_a_printed_board_the_host_enters_the_sector_reached(dealt: Open) -> None:
    town = dealt(board="table")
    mover, after, third = town.order
    town("enter", by=mover, sector="torre")
    assert (town.phase, town.seat(mover)["at"]) == ("sector", "torre")
    town("end-turn", by=mover)
    town("draw", by=after)
    assert (town.view()["reach"], town.seat(after)["at"] in STREET) == ([], True)
    town("end-turn", by=after)
    assert (town.seat(after)["at"], town.turn) == (None, third)
    town("end-turn", by=third)
    town("end-turn", by=mover)
    assert (town.seat(mover)["at"], town.seat(mover)["last"]) == (None, "torre")


@pytest.mark.rule("T11", "T33")
def test_nor_is_it_entered_twice_running_there(dealt: Open) -> None:
    town = dealt(board="table")
    for name in town.order:
        town("enter", by=name, sector="torre")
        town("end-turn", by=name)
    assert town.refuses("enter", by=town.turn, sector="torre") == ("not-allowed", "T11")
    assert {"do": "enter", "by": town.turn, "sector": "torre"} not in town.legal()
    town("enter", by=town.turn, sector="torre", waive={"rules": ["T11"], "reason": "por esta vez"})


@pytest.mark.rule("T33")
def test_what_the_console_moves_and_what_the_hand_moves_are_two_things(dealt: Open, town: Town) -> None:
    by_hand = dealt(board="table")
    by_hand("draw", by=by_hand.turn)
    for do, more in (("move", {"to": "s3"}), ("stay", {})):
        assert by_hand.refuses(do, by=by_hand.turn, **more) == ("not-allowed", "T33")
    assert by_hand.refuses("enter", by=by_hand.turn, sector="s3") == ("bad-command", None)
    for _ in ("turn", "moving"):
        assert town.refuses("enter", by=town.turn, sector="torre") == ("not-allowed", "T33")
        assert town.refuses("end-turn", by=town.turn) == ("not-allowed", "T33")
        if town.phase == "turn":
            town("draw", by=town.turn)


def test_only_the_one_whose_turn_it_is_draws_and_moves(out: Town) -> None:
    other = out.order[1]
    assert out.refuses("draw", by=other, card=9) == ("not-your-turn", None)
    assert out.refuses("draw", by="Zoe") == ("unknown-player", None)
    out("draw", by=out.turn)
    assert out.refuses("move", by=other, to="nowhere") == ("not-your-turn", None)
    assert out.refuses("draw", by="Zoe") == ("wrong-phase", None)
    assert out.refuses("draw", by=out.turn, card="seis") == ("bad-command", None)
