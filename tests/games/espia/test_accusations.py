"""E17-E22: accusations, ballots, and the clock that stands still meanwhile."""

from pathlib import Path

import pytest

from tests.games.espia.conftest import EIGHT, FIVE, Open, Room


@pytest.mark.rule("E17")
def test_each_player_accuses_once_a_round_and_again_in_the_next(room: Room) -> None:
    by, accused, *_ = room.residents
    room.accuse(by, accused, no=[room.spy])
    assert not room.seat(by)["may_accuse"]
    assert room.refuses("accuse", by=by, accused=room.spy) == ("not-allowed", "E17")
    assert [offer for offer in room.legal(by) if offer["do"] == "accuse"] == []
    room("interrupt-round")
    room.begin()
    assert room.seat(by)["may_accuse"]


@pytest.mark.rule("E17")
def test_nobody_accuses_himself_and_no_waiver_helps(room: Room) -> None:
    reply = room.send(do="accuse", by="Ana", accused="Ana", waive={"rules": ["E17"], "reason": "x"})
    assert (reply["error"], reply["rule"], reply["waivable"]) == ("not-allowed", "E17", False)
    assert room.refuses("accuse", by="Ana", accused="Zoe") == ("unknown-player", None)


@pytest.mark.rule("E17")
def test_the_host_may_allow_a_second_accusation_this_once(room: Room) -> None:
    by, accused, third, _ = room.residents
    room.accuse(by, accused, no=[room.spy])
    room("accuse", by=by, accused=third, waive={"rules": ["E17"], "reason": "la primera fue broma"})
    assert room.phase == "vote"
    room("leave", player=third)
    assert (room.phase, room.seat(by)["may_accuse"]) == ("questions", False)


@pytest.mark.rule("E17")
def test_the_clock_stands_still_during_the_vote_and_goes_on_from_the_same_second(room: Room) -> None:
    room("wait", seconds=100)
    by, accused, *voters = room.residents
    room("accuse", by=by, accused=accused)
    room("wait", seconds=3600)
    assert room.view()["clock"] == {"limit": 480, "elapsed": 100, "running": False}
    for name in (*voters, room.spy):
        room("vote", by=name, guilty=False)
    assert room.view()["clock"] == {"limit": 480, "elapsed": 100, "running": True}
    room("wait", seconds=1)
    assert room.elapsed == 101


@pytest.mark.rule("E17")
def test_a_vote_with_one_second_left_leaves_one_second(room: Room) -> None:
    room("wait", seconds=479)
    by, accused, *_ = room.residents
    room.accuse(by, accused, no=FIVE)
    assert (room.phase, room.elapsed) == ("questions", 479)
    room("wait", seconds=1)
    assert room.phase == "final-vote"


@pytest.mark.rule("E17")
def test_an_accusation_taken_back_gives_the_right_and_the_second_back(room: Room) -> None:
    room("wait", seconds=30)
    room("accuse", by="Ana", accused="Bruno")
    room("wait", seconds=60)
    room("undo")
    assert (room.phase, room.elapsed, room.view()["clock"]["running"], room.seat("Ana")["may_accuse"]) == ("questions", 30, True, True)
    room("wait", seconds=10)
    room("redo")
    assert (room.phase, room.elapsed, room.view()["clock"]["running"]) == ("vote", 40, False)


@pytest.mark.rule("E17")
def test_a_console_killed_during_a_vote_opens_in_it_at_the_same_second(tmp_path: Path) -> None:
    room = Room(tmp_path / "journal.db")
    session = room("new", game="espia", players=list(FIVE))["session"]
    room.begin()
    room("wait", seconds=77)
    by, accused, *_ = room.residents
    room("accuse", by=by, accused=accused)
    before = room.view("host")
    room.journal.close()
    again = Room(tmp_path / "journal.db")
    again("open", session=session)
    assert again.view("host") == before
    again("close-vote")
    again("resume")
    again("wait", seconds=3)
    assert (again.phase, again.elapsed) == ("questions", 80)
    again.journal.close()


@pytest.mark.rule("E17")
def test_a_clock_put_to_the_end_during_a_vote_strikes_when_the_vote_is_over(room: Room) -> None:
    by, accused, *_ = room.residents
    room("accuse", by=by, accused=accused)
    assert room("set-clock", elapsed=480, reason="se olvidó el reloj")["events"] == []
    assert room.phase == "vote"
    assert [event["event"] for event in room("close-vote")["events"]] == ["accusation-failed", "time-up"]
    assert room.phase == "final-vote"


@pytest.mark.rule("E18")
def test_all_but_the_accused_vote_and_the_accusers_yes_is_given(room: Room) -> None:
    by, accused, third, fourth = room.residents
    room("accuse", by=by, accused=accused)
    assert room.view()["vote"] == {"by": by, "accused": accused, "voted": [by]}
    assert room.refuses("vote", by=accused, guilty=False) == ("not-allowed", "E18")
    assert room.refuses("vote", by=by, guilty=False) == ("not-allowed", "E18")
    room("vote", by=third, guilty=True)
    assert room.refuses("vote", by=third, guilty=False) == ("not-allowed", "E18")
    assert [offer["by"] for offer in room.legal() if offer["do"] == "vote"] == [name for name in FIVE if name in (fourth, room.spy)]


@pytest.mark.rule("E18")
def test_a_ballot_is_yes_or_no_and_given_in_a_vote_only(room: Room) -> None:
    assert room.refuses("vote", by="Ana", guilty=True) == ("wrong-phase", None)
    room("accuse", by="Ana", accused="Bruno")
    assert room.refuses("vote", by="Cloe", guilty="yes") == ("bad-command", None)
    assert room.refuses("vote", by="Cloe") == ("bad-command", None)
    assert room.refuses("vote", by="Zoe", guilty=True) == ("unknown-player", None)
    assert room.refuses("accuse", by="Cloe", accused="Ana") == ("wrong-phase", None)


@pytest.mark.rule("E18")
def test_the_host_closes_a_vote_and_who_is_missing_has_said_no(room: Room) -> None:
    by, accused, third, fourth = room.residents
    room.accuse(by, accused, but=[fourth])
    room("close-vote")
    assert room.phase == "questions"
    room("interrupt-round")
    assert room.last["votes"] == [{"by": by, "accused": accused, "votes": {by: True, third: True, room.spy: True, fourth: False}}]


@pytest.mark.rule("E18")
def test_a_vote_stops_at_the_first_no_where_that_is_the_rule(begun: Open) -> None:
    room = begun(stop_at_first_no=True)
    by, accused, third, _ = room.residents
    room("accuse", by=by, accused=accused)
    assert room.view()["vote"]["voted"] == []
    room("vote", by=room.spy, guilty=True)
    assert room.view()["vote"]["voted"] == []
    room("vote", by=third, guilty=False)
    assert room.phase == "questions"


@pytest.mark.rule("E18", "E21")
def test_where_the_first_no_closes_the_vote_the_table_does_not_hear_whose_it_was(begun: Open) -> None:
    room = begun(stop_at_first_no=True)
    by, accused, third, fourth = room.residents
    room("accuse", by=by, accused=accused)
    offers = room.legal("table")
    room("vote", by=third, guilty=True)
    assert room.legal("table") == offers
    events = room("vote", by=fourth, guilty=False)["events"]
    assert not any(name in str(events) for name in FIVE)
    for as_ in ("table", third, accused):
        assert room.log(as_)[-1]["command"] == {"do": "vote", "by": None, "guilty": None}
    assert room.log(fourth)[-1]["command"] == room.log()[-1]["command"] == {"do": "vote", "by": fourth, "guilty": False}
    room("interrupt-round")
    assert room.log("table")[-2]["command"]["by"] == fourth


@pytest.mark.rule("E19")
def test_all_yes_on_the_spy_and_the_residents_win(room: Room) -> None:
    spy, (by, *others) = room.spy, room.residents
    room.accuse(by, spy, but=others[-1:])
    assert room.phase == "vote"
    events = room("vote", by=others[-1], guilty=True)["events"]
    assert [event["event"] for event in events] == ["voted", "convicted", "round-ended"]
    assert (room.phase, room.last["outcome"]) == ("round-over", "spy-convicted")


@pytest.mark.rule("E19")
def test_all_yes_on_a_resident_and_the_spies_win(room: Room) -> None:
    by, accused, *_ = room.residents
    room.accuse(by, accused)
    assert (room.phase, room.last["outcome"]) == ("round-over", "innocent-convicted")


@pytest.mark.rule("E20")
def test_one_no_and_the_table_hears_only_that_it_failed(room: Room) -> None:
    by, accused, third, _ = room.residents
    room.accuse(by, accused, no=[third], but=[room.spy])
    events = room("vote", by=room.spy, guilty=True)["events"]
    assert events == [{"event": "voted", "by": room.spy}, {"event": "accusation-failed"}]
    assert (room.phase, room.view()["vote"]) == ("questions", None)


@pytest.mark.rule("E21")
def test_how_each_one_voted_is_known_when_the_round_ends_and_not_before(room: Room) -> None:
    by, accused, third, _ = room.residents
    room.accuse(by, accused, no=[third])
    hidden = [entry["command"]["guilty"] for entry in room.log("table") if entry["command"]["do"] == "vote"]
    assert hidden == [None] * 3
    assert [e["command"]["guilty"] for e in room.log(third) if e["command"] == {"do": "vote", "by": third, "guilty": False}] == [False]
    room.time_up()
    assert all(entry["command"]["guilty"] is None for entry in room.log("table") if entry["command"] and entry["command"]["do"] == "vote")
    room("interrupt-round")
    assert room.log("table")[-1]["command"] == {"do": "interrupt-round"}
    shown = {e["command"]["by"]: e["command"]["guilty"] for e in room.log("table") if e["command"] and e["command"]["do"] == "vote"}
    assert {by: True, **shown} == room.last["votes"][0]["votes"]


@pytest.mark.rule("E21")
def test_a_vote_mended_is_as_secret_as_it_was(room: Room) -> None:
    by, accused, third, _ = room.residents
    room("accuse", by=by, accused=accused)
    room("vote", by=third, guilty=True)
    seq = len(room.log())
    room("mend", seq=seq, command={"do": "vote", "by": third, "guilty": False})
    command = {"do": "mend", "seq": seq, "command": {"do": "vote", "by": third, "guilty": None}}
    assert room.log("table")[-1]["command"] == command
    assert room.log("table")[seq - 1]["command"]["guilty"] is None
    assert room.log(third)[-1]["command"]["command"]["guilty"] is False


@pytest.mark.rule("E21")
def test_a_ballot_undone_is_not_told_by_the_undo(room: Room) -> None:
    room("accuse", by="Ana", accused="Bruno")
    room("vote", by="Cloe", guilty=True)
    room("undo")
    assert room.view()["vote"]["voted"] == ["Ana"]
    entry = room.log("table")[-1]
    assert (entry["undone"], entry["command"]["guilty"]) == (True, None)
    while room.send(do="undo")["ok"]:
        pass
    assert room.phase == "lobby"
    assert room.log("table")[-1] == entry


@pytest.mark.rule("E22")
def test_a_spy_accuses_and_has_an_innocent_convicted(room: Room) -> None:
    spy = room.spy
    room.accuse(spy, room.residents[0])
    assert (room.last["outcome"], room.points[spy]) == ("innocent-convicted", 4)


@pytest.mark.rule("E22")
def test_a_spy_who_accuses_the_other_gains_nothing_by_it(begun: Open) -> None:
    room = begun(EIGHT, spies=2)
    one, other = room.spies
    room.accuse(one, other)
    assert room.last["outcome"] == "spy-convicted"
    assert room.last["points"] == {name: int(name not in (one, other)) for name in EIGHT}
