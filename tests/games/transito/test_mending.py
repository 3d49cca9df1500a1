"""Putting an earlier entry right: what fell after it falls again."""

import pytest

from tests.games.transito.conftest import FOUR, Open


@pytest.mark.rule("T07")
@pytest.mark.parametrize("seed", range(1, 6))
def test_a_card_put_right_changes_none_of_the_cards_drawn_after_it(dealt: Open, seed: int) -> None:
    town = dealt(board="table", seed=seed)
    drawn = []
    for card in (2, None, None, None, None, None):
        drawn.append(town("draw", by=town.turn, card=card)["events"][0]["value"])
        town("end-turn", by=town.turn)
    town("mend", seq=3, command={"do": "draw", "by": town.order[0], "card": 7})
    again = [entry["events"][0]["value"] for entry in town.log() if entry["command"]["do"] == "draw" and not entry["mended"]]
    assert again == drawn[1:]


@pytest.mark.rule("T07")
def test_a_card_falls_anew_if_its_four_are_gone_once_an_earlier_one_was_put_right(dealt: Open) -> None:
    town = dealt(board="table")
    for card in (2, 1, 1, 1):
        town("draw", by=town.turn, card=card)
        town("end-turn", by=town.turn)
    while town("draw", by=town.turn)["events"][0]["value"] != 1:
        town("undo")
    first = town.log()[2]["command"]["by"]
    assert town("mend", seq=3, command={"do": "draw", "by": first, "card": 1})["dropped"] == []
    assert (town.view()["advance_left"], town.view()["advance"] == 1) == (23, False)


@pytest.mark.rule("T05")
@pytest.mark.parametrize("seed", range(1, 5))
def test_a_seat_that_never_left_leaves_the_beginner_tokens_and_secret_as_they_were(opened: Open, seed: int) -> None:
    town = opened(FOUR, more={"seed": seed})
    town("leave", player="Cloe")
    town("deal")
    before = town.turn, town.seat("Ana")["suspect"], town.seat("Ana")["at"], town.secret
    town("mend", seq=2, command=None)
    assert (town.turn, town.seat("Ana")["suspect"], town.seat("Ana")["at"], town.secret) == before
    assert len(town.hands["Cloe"]) == 4


@pytest.mark.rule("T01")
def test_what_a_seat_did_that_never_came_is_still_told_by_its_name(opened: Open) -> None:
    town = opened(FOUR[:3])
    town("leave", player="Cloe")
    town("join", player="Eva")
    town("leave", player="Eva")
    town("join", player="Fito")
    town("mend", seq=3, command=None)
    assert [entry["events"][0]["player"] for entry in town.log() if entry["command"] == {"do": "leave", "player": "Eva"}] == ["Eva"]
