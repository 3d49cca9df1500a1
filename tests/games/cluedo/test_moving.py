"""C07-C11, C26: walking, doubles, passages, and pawns moved by hand."""

from typing import Any

import pytest

from gm_console.games.cluedo.content import ROOMS
from tests.games.cluedo.conftest import FOUR, RIGHT, Open, Villa


def reach(villa: Villa) -> list[Any]:
    return list(villa.view()["reach"])


def rolls(villa: Villa, place: Any, dice: list[int]) -> None:
    """Ana throws from a place."""
    villa.turn_to("Ana", place)
    villa("roll", by="Ana", dice=dice)


@pytest.mark.rule("C07")
def test_one_walks_as_many_squares_as_thrown_and_never_diagonally(villa: Villa) -> None:
    rolls(villa, [8, 1], [1, 2])
    assert reach(villa) == [[7, 1], [7, 3], [8, 2], [8, 4]]
    villa("move", by="Ana", to=[8, 4])
    assert (villa.at("Ana"), villa.turn, villa.phase) == ([8, 4], "Bruno", "turn")
    assert villa.view()["walked"] == [[8, 2], [8, 3], [8, 4]]


@pytest.mark.rule("C07")
@pytest.mark.parametrize("to", [[8, 3], [8, 5], [24, 7], "study", "ballroom"])
def test_where_the_throw_does_not_lead_nobody_goes(villa: Villa, to: Any) -> None:
    rolls(villa, [8, 1], [1, 2])
    assert villa.refuses("move", by="Ana", to=to) == ("not-allowed", "C07")


@pytest.mark.parametrize("to", ["attic", [0, 0], [25, 3], [-1, 3], [3, 24], [3], [1, 2, 3], 5, "", [1.5, 2], None, "Kitchen"])
def test_a_place_that_does_not_exist_is_no_place_to_go(villa: Villa, to: Any) -> None:
    rolls(villa, [8, 1], [1, 2])
    assert villa.refuses("move", by="Ana", to=to) == ("bad-command", None)


@pytest.mark.rule("C07")
def test_shorter_walks_only_where_the_house_allows_them(villa: Villa, dealt: Open) -> None:
    rolls(villa, [8, 1], [1, 2])
    assert [8, 3] not in reach(villa)
    loose = dealt(move_up_to=True)
    rolls(loose, [8, 1], [1, 2])
    assert [place for place in ([7, 0], [7, 2], [8, 3], [8, 4], [8, 5]) if place in reach(loose)] == [[7, 0], [7, 2], [8, 3], [8, 4]]


@pytest.mark.rule("C07", "C12")
def test_who_stays_keeps_his_place_and_may_ask_nothing(villa: Villa) -> None:
    rolls(villa, "hall", [2, 3])
    villa("stay", by="Ana")
    assert (villa.at("Ana"), villa.turn, villa.phase) == ("hall", "Bruno", "turn")
    assert villa.refuses("suggest", by="Ana", suspect="rose", weapon="rope") == ("not-your-turn", "C06")


@pytest.mark.rule("C08")
def test_nobody_jumps_over_a_pawn_or_stops_where_one_stands(villa: Villa) -> None:
    villa.put("Bruno", [17, 9])
    rolls(villa, [17, 8], [1, 1])
    walked = [tuple(place) for place in reach(villa) if isinstance(place, list)]
    assert (17, 9) not in walked
    assert (17, 10) not in walked


@pytest.mark.rule("C08", "C09")
def test_a_door_square_another_stands_on_is_shut_both_ways(villa: Villa) -> None:
    rolls(villa, [7, 6], [1, 2])
    assert "kitchen" in reach(villa)
    villa.put("Bruno", [7, 4])
    assert "kitchen" not in reach(villa)
    rolls(villa, "kitchen", [1, 2])
    assert reach(villa) == []
    assert [offer["do"] for offer in villa.legal()] == ["stay", "accuse"]


@pytest.mark.rule("C08")
def test_a_room_holds_everybody(villa: Villa) -> None:
    for name in FOUR:
        villa.put(name, "hall")
    rolls(villa, [17, 11], [3, 2])
    assert "hall" in reach(villa)


@pytest.mark.rule("C09")
def test_a_room_needs_no_exact_number_and_ends_the_move(villa: Villa) -> None:
    rolls(villa, [17, 11], [6, 5])
    villa("move", by="Ana", to="hall")
    assert (villa.phase, villa.turn, villa.at("Ana"), villa.view()["walked"]) == ("room", "Ana", "hall", [])


@pytest.mark.rule("C09")
def test_the_step_through_the_door_counts_and_nobody_goes_back_into_the_room_he_left(villa: Villa) -> None:
    rolls(villa, "lounge", [1, 2])  # a door square, then two steps: the dining room is four away
    assert not {"dining", "lounge"} & {place for place in reach(villa) if isinstance(place, str)}
    rolls(villa, "lounge", [2, 2])
    assert "dining" in reach(villa)
    rolls(villa, "hall", [6, 5])
    assert "hall" not in reach(villa)


@pytest.mark.rule("C10")
@pytest.mark.parametrize("dice", [[6, 6], [1, 1]])
@pytest.mark.parametrize(("doubles", "rooms"), [("other", 8), ("any", 9), ("off", None)])
def test_double_six_and_double_one_lead_straight_to_a_room(dealt: Open, dice: list[int], doubles: str, rooms: int | None) -> None:
    villa = dealt(doubles=doubles)
    rolls(villa, "kitchen", dice)
    found = [place for place in reach(villa) if isinstance(place, str)]
    assert len(found) == rooms if rooms else len(found) < 8
    assert ("kitchen" in found) == (doubles == "any")


@pytest.mark.rule("C10")
def test_other_doubles_count_like_any_throw_and_a_double_may_be_walked_too(villa: Villa) -> None:
    rolls(villa, "kitchen", [5, 5])
    assert "study" not in reach(villa)
    rolls(villa, "kitchen", [1, 1])
    assert [7, 5] in reach(villa)
    villa("move", by="Ana", to="study")
    assert (villa.phase, villa.view()["walked"]) == ("room", [])


@pytest.mark.rule("C10", "C12")
def test_with_a_double_one_may_come_into_ones_own_room_and_ask_where_the_house_says_any(dealt: Open) -> None:
    villa = dealt(doubles="any")
    rolls(villa, "kitchen", [6, 6])
    villa("move", by="Ana", to="kitchen")
    villa("suggest", by="Ana", suspect="rose", weapon="rope")
    assert villa.suggestion["room"] == "kitchen"


@pytest.mark.rule("C11")
@pytest.mark.parametrize(
    ("start", "end"), [("kitchen", "study"), ("study", "kitchen"), ("lounge", "conservatory"), ("conservatory", "lounge")]
)
def test_a_secret_passage_is_taken_instead_of_throwing_and_ends_the_move(villa: Villa, start: str, end: str) -> None:
    villa.turn_to("Ana", start)
    villa("passage", by="Ana")
    assert (villa.at("Ana"), villa.phase, villa.view()["dice"]) == (end, "room", None)
    villa("suggest", by="Ana", suspect="olive", weapon="rope")
    assert villa.suggestion["room"] == end


@pytest.mark.rule("C11")
@pytest.mark.parametrize("place", ["hall", "ballroom", [7, 4]])
def test_elsewhere_there_is_no_passage(villa: Villa, place: Any) -> None:
    villa.turn_to("Ana", place)
    assert villa.refuses("passage", by="Ana") == ("not-allowed", "C11")


@pytest.mark.rule("C11")
def test_after_a_throw_it_is_too_late_for_a_passage(villa: Villa) -> None:
    rolls(villa, "kitchen", [2, 3])
    assert villa.refuses("passage", by="Ana") == ("wrong-phase", None)


@pytest.mark.rule("C26")
def test_on_a_real_board_the_host_enters_the_room_and_the_console_moves_nothing(dealt: Open) -> None:
    villa = dealt(board="table")
    assert villa.refuses("roll", by="Ana") == ("not-allowed", "C26")
    assert villa.refuses("passage", by="Ana") == ("not-allowed", "C26")
    assert villa.refuses("enter", by="Ana", room="attic") == ("bad-command", None)
    assert [offer["room"] for offer in villa.legal() if offer["do"] == "enter"] == list(ROOMS)
    villa("enter", by="Ana", room="library")
    villa("suggest", by="Ana", suspect="moutarde", weapon="dagger")
    assert (villa.at("Ana"), villa.at("Bruno"), villa.due) == ("library", "library", "Bruno")


@pytest.mark.rule("C26")
def test_on_a_real_board_a_turn_may_end_in_the_corridor_and_nobody_knows_where(dealt: Open) -> None:
    villa = dealt(board="table")
    assert villa.at("Ana") == [24, 7]
    villa("end-turn", by="Ana")
    assert (villa.at("Ana"), villa.view()["pawns"]["rose"], villa.turn) == (None, None, "Bruno")
    villa("enter", by="Bruno", room="hall")
    villa("end-turn", by="Bruno")
    assert villa.at("Bruno") == "hall"
    assert villa.refuses("suggest", by="Cloe", suspect="rose", weapon="rope") == ("not-allowed", "C12")


@pytest.mark.rule("C26")
def test_on_the_consoles_board_nothing_is_entered_by_hand(villa: Villa) -> None:
    assert villa.refuses("enter", by="Ana", room="hall") == ("not-allowed", "C26")
    assert villa.refuses("end-turn", by="Ana") == ("not-allowed", "C26")
    villa("roll", by="Ana", dice=[2, 3])
    assert villa.refuses("enter", by="Ana", room="hall") == ("wrong-phase", None)
    assert villa.refuses("end-turn", by="Ana") == ("not-allowed", "C26")


@pytest.mark.rule("C17")
@pytest.mark.parametrize("board", ["console", "table"])
def test_one_may_accuse_before_moving_and_after_throwing(dealt: Open, board: str) -> None:
    villa = dealt(board=board)
    if board == "console":
        villa("roll", by="Ana", dice=[2, 3])
    villa("accuse", by="Ana", **RIGHT)
    assert villa.view()["result"]["winner"] == "Ana"


def test_every_move_offered_is_a_place_on_the_glass(villa: Villa) -> None:
    rolls(villa, [17, 11], [2, 3])
    assert [offer["to"] for offer in villa.legal() if offer["do"] == "move"] == [
        tuple(place) if isinstance(place, list) else place for place in reach(villa)
    ]
    assert reach(villa)[0] in ROOMS
