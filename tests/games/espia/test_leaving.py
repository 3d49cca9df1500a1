"""E36-E38: who leaves, in every phase, and who comes back."""

import pytest

from tests.games.espia.conftest import EIGHT, FIVE, Open, Room


def reach(room: Room, phase: str) -> None:
    """A dealt room goes on to a phase, in which the first resident accuses the second, or the spy is caught."""
    if phase != "dealt":
        for name in room.points:
            room("seen", by=name)
        room("begin")
    if phase == "vote":
        room("accuse", by=room.residents[0], accused=room.residents[1])
    elif phase == "final-vote":
        room.time_up()
    elif phase == "last-chance":
        room.point(room.spy)
    assert room.phase == phase


@pytest.mark.rule("E36")
@pytest.mark.parametrize("phase", ["dealt", "questions", "vote", "final-vote"])
def test_the_spy_leaves_and_the_round_ends_without_points(lobby: Room, phase: str) -> None:
    lobby("deal")
    reach(lobby, phase)
    spy = lobby.spy
    events = lobby("leave", player=spy)["events"]
    assert (events[-1]["outcome"], events[-1]["why"]) == ("void", "spies-gone")
    assert (lobby.phase, lobby.last["spies"], lobby.last["points"]) == ("round-over", [spy], dict.fromkeys(FIVE, 0))


@pytest.mark.rule("E36")
def test_one_of_two_spies_leaves_and_nobody_hears_that_he_was_one(begun: Open) -> None:
    room = begun(EIGHT, spies=2)
    one, other = room.spies
    events = room("leave", player=one)["events"]
    assert {event["event"] for event in events} <= {"left", "turn-moved"}
    assert (room.phase, room.view()["two_spies"]) == ("questions", True)
    room("guess", by=other, place=room.place)
    assert (room.last["points"][one], room.last["points"][other]) == (0, 4)


@pytest.mark.rule("E36")
def test_both_spies_leave_and_the_round_is_void(begun: Open) -> None:
    room = begun(EIGHT, spies=2)
    for spy in room.spies:
        room("leave", player=spy)
    assert (room.phase, room.last["outcome"]) == ("round-over", "void")


@pytest.mark.rule("E36")
def test_the_other_spy_leaves_during_the_last_chance_and_it_goes_on(begun: Open) -> None:
    room = begun(EIGHT, spies=2)
    one, other = room.spies
    room.point(one)
    room("leave", player=other)
    assert (room.phase, room.view()["caught"]) == ("last-chance", one)
    room("guess", by=one, place=room.place)
    assert (room.last["points"][one], room.last["points"][other]) == (2, 0)


@pytest.mark.rule("E37")
@pytest.mark.parametrize("phase", ["dealt", "questions", "vote", "final-vote", "last-chance"])
def test_fewer_than_three_in_the_round_end_it_without_points_watchers_not_counted(opened: Open, phase: str) -> None:
    room = opened(FIVE[:3])
    room("deal")
    reach(room, phase)
    room("join", player="Zoe")
    events = room("leave", player=room.residents[0])["events"]
    assert (events[-1]["outcome"], events[-1]["why"]) == ("void", "too-few")
    assert sum(room.points.values()) == 0
    room("deal")
    assert room.card("Zoe")


@pytest.mark.rule("E37", "E26")
def test_the_caught_spy_leaves_a_table_of_three_and_the_residents_have_won(begun: Open) -> None:
    room = begun(FIVE[:3])
    room.point(room.spy)
    room("leave", player=room.spy)
    assert room.last["outcome"] == "spy-voted"
    assert sum(room.points.values()) == 4


@pytest.mark.rule("E37")
def test_down_to_two_in_the_room_no_round_is_dealt_until_somebody_comes(begun: Open) -> None:
    room = begun(FIVE[:3])
    room("leave", player=room.residents[0])
    assert room.refuses("deal") == ("not-allowed", "E01")
    room("join", player="Zoe")
    room("deal")
    assert room.view()["round"] == 2


@pytest.mark.rule("E38")
def test_the_asker_leaves_and_the_turn_passes_to_another_who_may_ask_anyone(begun: Open) -> None:
    turns = set()
    for seed in range(20):
        room = begun(more={"seed": seed})
        asker = room.residents[0]
        room("move-turn", to=room.residents[1])
        room("ask", by=room.asker, to=asker)
        events = room("leave", player=asker)["events"]
        assert events[1] == {"event": "turn-moved", "to": room.asker, "why": "gone"}
        assert room.view()["barred"] is None
        turns.add([name for name in FIVE if name != asker].index(room.asker))
    assert turns == {0, 1, 2, 3}


@pytest.mark.rule("E38")
def test_who_may_not_be_asked_back_leaves_and_nobody_is_barred(room: Room) -> None:
    first, second = room.residents[:2]
    room("move-turn", to=first)
    room("ask", by=first, to=second)
    room("leave", player=first)
    assert (room.asker, room.view()["barred"]) == (second, None)


@pytest.mark.rule("E17", "E38")
def test_the_accused_leaves_the_vote_lapses_and_the_right_returns(room: Room) -> None:
    room("wait", seconds=90)
    by, accused, third, _ = room.residents
    room("accuse", by=by, accused=accused)
    room("vote", by=third, guilty=False)
    room("wait", seconds=60)
    events = room("leave", player=accused)["events"]
    assert {"event": "accusation-lapsed", "by": by} in events
    assert (room.phase, room.seat(by)["may_accuse"], room.elapsed, room.view()["clock"]["running"]) == ("questions", True, 90, True)
    room.spies_win()
    assert room.last["votes"] == []


@pytest.mark.rule("E38")
def test_the_accuser_leaves_and_the_others_vote_on_without_his_yes(room: Room) -> None:
    by, accused, third, fourth = room.residents
    room("accuse", by=by, accused=accused)
    room("leave", player=by)
    assert room.view()["vote"] == {"by": by, "accused": accused, "voted": []}
    for name in (third, fourth, room.spy):
        room("vote", by=name, guilty=True)
    assert (room.last["outcome"], room.last["votes"][0]["votes"]) == ("innocent-convicted", {third: True, fourth: True, room.spy: True})


@pytest.mark.rule("E33", "E38")
def test_an_accuser_who_left_gains_nothing_by_his_right_accusation(room: Room) -> None:
    by, *others = room.residents
    room("accuse", by=by, accused=room.spy)
    room("leave", player=by)
    for name in others:
        room("vote", by=name, guilty=True)
    assert room.last["points"] == {room.spy: 0, by: 0} | dict.fromkeys(others, 1)


@pytest.mark.rule("E38")
@pytest.mark.parametrize(("no", "phase"), [(False, "round-over"), (True, "questions")])
def test_the_last_voter_leaves_and_the_vote_closes(room: Room, no: bool, phase: str) -> None:
    by, accused, third, fourth = room.residents
    room.accuse(by, accused, no=[third] if no else [], but=[fourth])
    assert room.phase == "vote"
    room("leave", player=fourth)
    assert room.phase == phase
    room.send(do="interrupt-round")
    assert room.last["votes"][0]["votes"] == {by: True, third: not no, room.spy: True}


@pytest.mark.rule("E38")
def test_who_pointed_at_one_who_leaves_points_again(room: Room) -> None:
    one, two, three, four = room.residents
    room.time_up()
    for by, at in ((one, two), (two, room.spy), (three, two), (four, room.spy)):
        room("point", by=by, at=at)
    events = room("leave", player=two)["events"]
    assert events[-1] == {"event": "pointing-void", "by": [one, three]}
    assert (room.phase, room.view()["pointed"]) == ("final-vote", [four])


@pytest.mark.rule("E38")
def test_the_last_who_has_not_pointed_leaves_and_the_pointing_is_shown(room: Room) -> None:
    one, *others = room.residents
    room.time_up()
    for by in others:
        room("point", by=by, at=room.spy)
    room("point", by=room.spy, at=others[0])
    room("leave", player=one)
    assert (room.phase, room.view()["caught"]) == ("last-chance", room.spy)


@pytest.mark.rule("E38")
def test_a_resident_leaves_during_the_last_chance_and_gains_nothing_for_his_right_vote(room: Room) -> None:
    one, *others = room.residents
    room.point(room.spy)
    shown = room.view()["final_vote"]
    events = room("leave", player=one)["events"]
    assert [event["event"] for event in events] == ["left"]
    assert room.view()["final_vote"] == shown
    room("guess", by=room.spy, place=room.elsewhere)
    assert room.last["points"][one] == 0
    assert all(room.last["points"][name] == 1 + (shown[name] == room.spy) for name in others)


@pytest.mark.rule("E38")
def test_who_comes_back_under_his_name_has_his_points_the_last_seat_and_watches(room: Room) -> None:
    room.residents_win()
    room.begin()
    name = room.residents[0]
    points = room.points[name]
    room("leave", player=name)
    room("join", player=name.upper())
    assert [player["name"] for player in room.view()["players"]][-1] == name
    assert (room.points[name], room.seat(name)["watching"], room.view(name)["card"]) == (points, True, None)
    room.residents_win()
    assert (room.last["points"][name], room.points[name]) == (0, points)


@pytest.mark.rule("E38")
def test_a_spy_who_came_back_is_no_spy_any_more(begun: Open) -> None:
    room = begun(EIGHT, spies=2)
    one, other = room.spies
    room("leave", player=one)
    room("join", player=one)
    assert room.refuses("guess", by=one, place=room.place)[0] == "not-allowed"
    assert room.refuses("strike", by=one, place=room.place)[0] == "not-allowed"
    room("leave", player=one)
    assert room.phase == "questions"
    room("leave", player=other)
    assert room.last["outcome"] == "void"


@pytest.mark.rule("E38")
def test_who_has_left_is_unknown_until_he_comes_back(room: Room) -> None:
    name = room.residents[0]
    room("leave", player=name)
    assert name not in room.points
    for command in ({"do": "leave", "player": name}, {"do": "accuse", "by": name, "accused": "Ana"}, {"do": "move-turn", "to": name}):
        assert room.refuses(**command) == ("unknown-player", None)
    for do in ("view", "log", "legal"):
        assert room.send(do=do, as_=name)["error"] == "unknown-player"


@pytest.mark.rule("E38")
def test_a_watcher_leaves_and_nothing_else_happens(room: Room) -> None:
    room("join", player="Zoe")
    assert room("leave", player="Zoe")["events"] == [{"event": "left", "player": "Zoe"}]
    assert room.phase == "questions"


@pytest.mark.rule("E38")
def test_leaving_is_undone_with_all_that_came_of_it(room: Room) -> None:
    before = room.view("host")
    room("leave", player=room.spy)
    room("undo")
    assert room.view("host") == before
    room("redo")
    assert room.last["outcome"] == "void"
