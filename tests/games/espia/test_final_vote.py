"""E23-E27: the spy's guess, zero, pointing, being caught, and the last chance."""

import pytest

from tests.games.espia.conftest import EIGHT, FIVE, Open, Room


@pytest.mark.rule("E23")
def test_a_spy_who_names_the_place_wins_at_once(room: Room) -> None:
    spy, place = room.spy, room.place
    events = room("guess", by=spy, place=place.upper())["events"]
    assert events[0] == {"event": "guessed", "by": spy, "place": place, "right": True}
    assert (room.phase, room.last["outcome"]) == ("round-over", "place-guessed")


@pytest.mark.rule("E23")
def test_a_spy_who_names_another_place_loses_at_once(room: Room) -> None:
    room("guess", by=room.spy, place=room.elsewhere)
    assert (room.phase, room.last["outcome"]) == ("round-over", "guess-wrong")


@pytest.mark.rule("E23")
def test_no_guess_before_the_clock_starts_nor_in_a_vote_nor_by_a_resident(lobby: Room) -> None:
    lobby.hand_out()
    guess = {"by": lobby.spy, "place": lobby.place}
    assert lobby.refuses("guess", **guess) == ("wrong-phase", None)
    lobby("begin")
    resident = lobby.residents[0]
    assert lobby.refuses("guess", by=resident, place=lobby.place) == ("not-allowed", "E23")
    assert lobby.refuses("guess", by=resident, place="Luna") == ("bad-command", None)
    assert lobby.refuses("guess", by=lobby.spy) == ("bad-command", None)
    lobby("accuse", by=resident, accused=lobby.spy)
    assert lobby.refuses("guess", **guess) == ("wrong-phase", None)
    lobby("close-vote")
    lobby.time_up()
    assert lobby.refuses("guess", **guess) == ("wrong-phase", None)


@pytest.mark.rule("E23")
def test_a_guess_in_the_last_second_counts(room: Room) -> None:
    room("wait", seconds=479.999)
    room.spies_win()
    assert room.last["outcome"] == "place-guessed"


@pytest.mark.rule("E23", "E24")
def test_a_guess_at_zero_comes_too_late(room: Room) -> None:
    room("wait", seconds=480)
    assert room.refuses("guess", by=room.spy, place=room.place) == ("wrong-phase", None)


@pytest.mark.rule("E24")
def test_at_zero_the_questions_end_and_everybody_points(room: Room) -> None:
    events = room("wait", seconds=1000)["events"]
    assert [event["event"] for event in events] == ["time-up"]
    assert (room.view()["clock"]["elapsed"], room.view()["asker"]) == (480, None)
    assert [offer["by"] for offer in room.legal("table") if offer["do"] == "point"] == list(FIVE)
    assert room.log()[-1]["command"] is None


@pytest.mark.rule("E24")
def test_until_all_have_pointed_anyone_may_change_his_mind(room: Room) -> None:
    room.time_up()
    spy, (one, two, *_) = room.spy, room.residents
    room("point", by=one, at=two)
    room("point", by=two, at=one)
    room("point", by=one, at=spy)
    assert (room.view()["pointed"], room.view()["final_vote"]) == ([one, two], None)
    assert room.refuses("point", by=one, at=one) == ("not-allowed", "E24")
    assert room.refuses("point", by=one, at="Zoe") == ("unknown-player", None)
    assert room.refuses("guess", by=spy, place=room.place) == ("wrong-phase", None)
    room("close-vote")
    assert room.view()["final_vote"] == {two: one, one: spy}


@pytest.mark.rule("E24")
def test_whom_one_points_at_is_ones_own_until_all_is_shown(room: Room) -> None:
    room.time_up()
    one, two = room.residents[:2]
    events = room("point", by=one, at=room.spy)["events"]
    assert events == [{"event": "pointed", "by": one}]
    assert room.log("table")[-1]["command"] == room.log(two)[-1]["command"] == {"do": "point", "by": one, "at": None}
    assert room.log(one)[-1]["command"]["at"] == room.spy
    room("close-vote")
    assert room.phase == "last-chance"
    assert room.log("table")[-2]["command"]["at"] == room.spy


@pytest.mark.rule("E24")
def test_the_host_closes_the_pointing_and_who_is_missing_points_at_nobody(room: Room) -> None:
    room.time_up()
    room("point", by=room.residents[0], at=room.spy)
    room("close-vote")
    assert (room.phase, room.view()["caught"]) == ("last-chance", room.spy)


@pytest.mark.rule("E24", "E27")
def test_where_nobody_pointed_the_spy_stays_hidden(room: Room) -> None:
    room.time_up()
    room("close-vote")
    assert (room.last["outcome"], room.last["final_vote"], room.view()["final_vote"]) == ("spy-hidden", {}, {})


@pytest.mark.rule("E24")
def test_a_clock_put_back_before_zero_takes_the_pointing_back(room: Room) -> None:
    asker = room.asker
    room.time_up()
    room("point", by="Ana", at="Bruno")
    assert [event["event"] for event in room("set-clock", elapsed=400, reason="paró mal")["events"]] == ["time-put-back"]
    assert (room.phase, room.asker, room.view()["pointed"], room.elapsed) == ("questions", asker, [], 400)
    room("wait", seconds=80)
    assert room.phase == "final-vote"
    assert room.view()["pointed"] == []


@pytest.mark.rule("E24")
def test_what_is_undone_at_zero_is_undone_and_zero_strikes_again(room: Room) -> None:
    room("move-turn", to="Ana")
    room.time_up()
    assert [event["event"] for event in room("undo")["events"]] == ["time-up"]
    assert room.phase == "final-vote"
    room("point", by="Ana", at="Bruno")
    room("undo")
    assert (room.phase, room.view()["pointed"]) == ("final-vote", [])


@pytest.mark.rule("E25")
def test_all_pointing_is_shown_at_once_and_the_spy_with_more_than_anyone_is_caught(room: Room) -> None:
    spy, (one, two, *_) = room.spy, room.residents
    room.point(spy, {spy: one, two: one})
    assert room.view()["final_vote"] == {name: one if name in (spy, two) else spy for name in FIVE} | {one: spy}
    assert (room.phase, room.view()["caught"], room.view()["pointed"]) == ("last-chance", spy, [])


@pytest.mark.rule("E26")
@pytest.mark.parametrize(("right", "outcome"), [(True, "last-guess-right"), (False, "spy-voted")])
def test_the_caught_spy_has_one_last_guess(room: Room, right: bool, outcome: str) -> None:
    room.point(room.spy)
    assert room.refuses("guess", by=room.residents[0], place=room.place) == ("not-allowed", "E26")
    assert [offer["by"] for offer in room.legal("table") if offer["do"] == "guess"] == [room.spy]
    room("guess", by=room.spy, place=room.place if right else room.elsewhere)
    assert (room.phase, room.last["outcome"]) == ("round-over", outcome)


@pytest.mark.rule("E26")
@pytest.mark.parametrize("leaves", [False, True])
def test_no_answer_or_leaving_is_a_wrong_one(room: Room, leaves: bool) -> None:
    spy = room.spy
    room.point(spy)
    room(**({"do": "leave", "player": spy} if leaves else {"do": "guess", "by": spy, "place": None}))
    assert (room.last["outcome"], room.last["points"][spy]) == ("spy-voted", 0)
    assert all(room.points[name] == 1 + (room.last["final_vote"][name] == spy) for name in room.last["roles"])


@pytest.mark.rule("E26")
def test_the_countdown_of_the_last_guess_is_a_cue_and_ends_nothing(begun: Open) -> None:
    room = begun(last_guess_seconds=30)
    assert room.view()["last_guess_seconds"] == 30
    room.point(room.spy)
    room("wait", seconds=600)
    assert room.phase == "last-chance"


@pytest.mark.rule("E27")
def test_an_innocent_with_the_most_votes_hides_the_spy(room: Room) -> None:
    room.point(room.residents[0])
    assert (room.last["outcome"], room.points[room.spy]) == ("spy-hidden", 2)


@pytest.mark.rule("E27")
def test_a_tie_of_two_or_of_everybody_at_the_top_hides_the_spy(begun: Open) -> None:
    two, all_ = begun(), begun()
    two.time_up()
    spy, (one, other, third, fourth) = two.spy, two.residents
    for by, at in {spy: one, other: one, one: spy, third: spy, fourth: third}.items():
        two("point", by=by, at=at)
    assert two.last["outcome"] == "spy-hidden"
    all_.time_up()
    for by, at in zip(FIVE, (*FIVE[1:], FIVE[0]), strict=True):
        all_("point", by=by, at=at)
    assert all_.last["outcome"] == "spy-hidden"


def tie_of_spies(room: Room, *more: str) -> None:
    """Everybody points so that both spies have three votes, and each of ``more`` too."""
    room.time_up()
    one, other = room.spies
    tied = (one, other, *more)
    rest = iter([name for name in EIGHT if name not in tied])
    for at in tied:
        for by in (tied[tied.index(at) - 1], next(rest)):
            room("point", by=by, at=at)
    room("close-vote")


@pytest.mark.rule("E27")
def test_a_tie_between_two_spies_is_a_tie(begun: Open) -> None:
    room = begun(EIGHT, spies=2)
    tie_of_spies(room)
    assert (room.last["outcome"], [room.points[spy] for spy in room.spies]) == ("spy-hidden", [2, 2])


@pytest.mark.rule("E27")
def test_of_two_tied_spies_one_is_caught_where_that_is_the_rule(begun: Open) -> None:
    caught = set()
    for seed in range(12):
        room = begun(EIGHT, spies=2, spy_tie="caught", more={"seed": seed})
        tie_of_spies(room)
        assert room.phase == "last-chance"
        caught.add(room.spies.index(room.view()["caught"]))
    assert caught == {0, 1}


@pytest.mark.rule("E27")
def test_a_resident_in_the_tie_of_spies_keeps_it_a_tie(begun: Open) -> None:
    room = begun(EIGHT, spies=2, spy_tie="caught")
    tie_of_spies(room, room.residents[0])
    assert room.last["outcome"] == "spy-hidden"
    alone = begun(EIGHT, spies=2, spy_tie="caught")
    alone.time_up()
    alone("point", by=alone.spies[0], at=alone.residents[0])
    alone("point", by=alone.residents[1], at=alone.spies[1])
    alone("close-vote")
    assert alone.last["outcome"] == "spy-hidden"
