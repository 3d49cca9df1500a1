"""E28-E35: points, and the end of the room."""

import pytest

from tests.games.espia.conftest import EIGHT, FIVE, Open, Room


def gains(room: Room, *names: str) -> list[int]:
    """What some gained in the last round."""
    return [room.last["points"][name] for name in names]


@pytest.mark.rule("E28")
def test_a_place_named_during_the_round_is_four_points(room: Room) -> None:
    room.spies_win()
    assert room.last["points"] == {name: 4 * (name == room.spy) for name in FIVE}


@pytest.mark.rule("E29")
def test_an_innocent_convicted_by_all_is_four_points(room: Room) -> None:
    by, accused, *_ = room.residents
    room.accuse(by, accused)
    assert room.last["points"] == {name: 4 * (name == room.spy) for name in FIVE}


@pytest.mark.rule("E30")
def test_staying_hidden_until_time_runs_out_is_two_points(room: Room) -> None:
    room.point(room.residents[0])
    assert room.last["points"] == {name: 2 * (name == room.spy) for name in FIVE}


@pytest.mark.rule("E31")
def test_caught_but_right_at_last_is_two_points(room: Room) -> None:
    room.point(room.spy)
    room("guess", by=room.spy, place=room.place)
    assert room.last["points"] == {name: 2 * (name == room.spy) for name in FIVE}


@pytest.mark.rule("E32")
def test_a_win_of_the_residents_is_a_point_for_each_and_a_wrong_guess_no_more(room: Room) -> None:
    room.residents_win()
    assert room.last["points"] == {name: int(name != room.spy) for name in FIVE}


@pytest.mark.rule("E33")
def test_a_right_accusation_is_a_point_more(room: Room) -> None:
    by = room.residents[2]
    room.accuse(by, room.spy)
    assert room.last["points"] == {name: (name != room.spy) + (name == by) for name in FIVE}


@pytest.mark.rule("E33")
def test_of_two_accusations_only_the_one_that_ended_the_round_counts(room: Room) -> None:
    one, two, three, _ = room.residents
    room.accuse(one, room.spy, no=[three])
    room.accuse(two, room.spy)
    assert gains(room, one, two, three, room.spy) == [1, 2, 1, 0]


@pytest.mark.rule("E33")
def test_each_who_pointed_at_the_spy_has_a_point_more_when_he_is_caught(room: Room) -> None:
    spy, (one, two, three, four) = room.spy, room.residents
    room.point(spy, {four: one})
    room("guess", by=spy, place=room.elsewhere)
    assert gains(room, one, two, three, four, spy) == [2, 2, 2, 1, 0]


@pytest.mark.rule("E33")
@pytest.mark.parametrize(("extra", "gained"), [(False, 0), (True, 1)])
def test_a_right_final_vote_counts_in_a_lost_round_where_that_is_the_rule(begun: Open, extra: bool, gained: int) -> None:
    hidden, guessed = begun(extra_even_if_lost=extra), begun(extra_even_if_lost=extra)
    one, two, *_ = hidden.residents
    hidden.point(one, {two: hidden.spy})
    assert gains(hidden, one, two, hidden.spy) == [gained * (hidden.last["final_vote"][one] == hidden.spy), gained, 2]
    guessed.point(guessed.spy)
    guessed("guess", by=guessed.spy, place=guessed.place)
    right = [name for name in guessed.last["roles"] if guessed.last["final_vote"][name] == guessed.spy]
    assert guessed.last["points"] == {guessed.spy: 2, **dict.fromkeys(guessed.last["roles"], 0), **dict.fromkeys(right, gained)}


@pytest.mark.rule("E33")
def test_with_the_extra_even_if_lost_a_guess_in_the_round_still_gives_none(begun: Open) -> None:
    for end in (Room.spies_win, Room.residents_win):
        room = begun(extra_even_if_lost=True)
        end(room)
        assert gains(room, *room.last["roles"]) == [int(end is Room.residents_win)] * 4


@pytest.mark.rule("E33", "E34")
def test_with_two_spies_pointing_at_either_is_right_and_a_spy_gains_nothing(begun: Open) -> None:
    room = begun(EIGHT, spies=2)
    one, other = room.spies
    pointed = room.residents[0]
    room.point(one, {pointed: other, other: one})
    assert room.view()["caught"] == one
    assert room.refuses("guess", by=other, place=room.place) == ("not-allowed", "E26")
    room("guess", by=one, place=room.elsewhere)
    assert room.last["points"] == {
        name: 0 if name in (one, other) else 1 + (room.last["final_vote"][name] in (one, other)) for name in EIGHT
    }


@pytest.mark.rule("E34")
def test_both_spies_gain_when_one_of_them_names_the_place(begun: Open) -> None:
    room = begun(EIGHT, spies=2)
    room("guess", by=room.spies[1], place=room.place)
    assert room.last["points"] == {name: 4 * (name in room.spies) for name in EIGHT}


@pytest.mark.rule("E34")
def test_a_spys_wrong_guess_loses_for_both(begun: Open) -> None:
    room = begun(EIGHT, spies=2)
    room("guess", by=room.spies[1], place=room.elsewhere)
    assert room.last["points"] == {name: int(name not in room.spies) for name in EIGHT}


@pytest.mark.rule("E35")
def test_points_add_up_over_the_rounds_and_the_host_ends_the_room(room: Room) -> None:
    total = dict.fromkeys(FIVE, 0)
    for end in (Room.spies_win, Room.residents_win, Room.spies_win):
        end(room)
        total = {name: total[name] + room.last["points"][name] for name in FIVE}
        room.begin()
    room("end", reason="es tarde")
    most = max(total.values())
    assert room.view()["result"] == {"winners": [name for name in FIVE if total[name] == most], "points": total}
    assert (room.phase, room.last["outcome"], room.legal()) == ("over", "void", [])


@pytest.mark.rule("E35")
def test_a_room_that_ends_in_the_lobby_is_shared_by_all(lobby: Room) -> None:
    assert lobby.refuses("end", reason=" ") == ("bad-command", None)
    lobby("end", reason="nadie quiere")
    assert lobby.view()["result"]["winners"] == list(FIVE)
    assert lobby.refuses("end", reason="otra vez") == ("wrong-phase", None)
    lobby("undo")
    assert lobby.phase == "lobby"


@pytest.mark.rule("E35")
def test_the_room_ends_by_itself_after_so_many_rounds_void_ones_not_counted(begun: Open) -> None:
    room = begun(rounds=3)
    phases = []
    for end in (Room.spies_win, lambda room: room("interrupt-round"), Room.spies_win, Room.spies_win):
        end(room)
        phases.append(room.phase)
        room.send(do="deal")
        room.send(do="begin", waive={"rules": ["E10"], "reason": "prueba"})
    assert phases == ["round-over", "round-over", "round-over", "over"]
    assert sum(room.view()["result"]["points"].values()) == 12


@pytest.mark.rule("E35")
def test_the_room_ends_by_itself_when_somebody_has_enough_points(begun: Open) -> None:
    room = begun(target=5)
    room.spies_win()
    assert room.phase == "round-over"
    room("correct", reason="faltaba uno", points={room.spy: 5})
    assert room.phase == "round-over"
    room.begin()
    room.residents_win()
    assert room.phase == "over"


@pytest.mark.rule("E35", "E38")
def test_who_has_left_keeps_his_points_and_may_win(room: Room) -> None:
    spy = room.spy
    room.spies_win()
    room("leave", player=spy)
    assert spy not in room.points
    room("end", reason="fin")
    assert (room.view()["result"]["winners"], room.view()["result"]["points"][spy]) == ([spy], 4)


@pytest.mark.rule("E35")
def test_the_host_puts_points_right_between_rounds(room: Room) -> None:
    assert room.refuses("correct", reason="x", points={"Ana": 3}) == ("wrong-phase", None)
    room.spies_win()
    room("correct", reason="se apuntó mal", points={"Ana": 3, "Bruno": 0})
    assert (room.points["Ana"], room.points["Bruno"]) == (3, 0)
    assert room.refuses("correct", reason="", points={"Ana": 3}) == ("bad-command", None)
    assert room.refuses("correct", reason="x", points={"Ana": -1}) == ("bad-command", None)
    assert room.refuses("correct", reason="x", points={"Ana": "3"}) == ("bad-command", None)
    assert room.refuses("correct", reason="x", points={"Zoe": 3}) == ("unknown-player", None)
    assert room.refuses("correct", reason="x") == ("bad-command", None)
