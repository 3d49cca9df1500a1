"""E39, E41, E42, E44: the host, who may play himself; what each sees; time, undo and mend."""

from typing import Any

import pytest

from gm_console.games.espia.advice import SIDES, advice
from tests.decks import PLACES
from tests.games.espia.conftest import EIGHT, FIVE, Open, Room


def named(offers: list[dict[str, Any]]) -> set[str]:
    """The commands on offer."""
    return {offer["do"] for offer in offers}


@pytest.mark.rule("E39")
@pytest.mark.parametrize("phase", ["dealt", "questions", "vote", "final-vote", "last-chance"])
def test_the_host_breaks_a_round_off_in_any_phase_and_nobody_gains(lobby: Room, phase: str) -> None:
    lobby.hand_out()
    if phase != "dealt":
        lobby("begin")
    if phase == "vote":
        lobby("accuse", by="Ana", accused="Bruno")
    elif phase == "final-vote":
        lobby.time_up()
    elif phase == "last-chance":
        lobby.point(lobby.spy)
    assert lobby.phase == phase
    lobby("interrupt-round", reason="llaman a cenar")
    assert (lobby.phase, lobby.last["outcome"], sum(lobby.points.values())) == ("round-over", "void", 0)
    assert lobby.refuses("interrupt-round") == ("wrong-phase", None)


@pytest.mark.rule("E39")
def test_a_round_broken_off_in_a_vote_shows_no_ballot_of_it(room: Room) -> None:
    room("accuse", by="Ana", accused="Bruno")
    room("vote", by="Cloe", guilty=False)
    room("interrupt-round")
    assert (room.last["votes"], room.view()["vote"]) == ([], None)
    assert room.view()["final_vote"] is None


@pytest.mark.rule("E41")
def test_a_host_who_does_not_play_sees_place_spies_and_roles(room: Room) -> None:
    secret = room.view("host")["secret"]
    assert (secret["place"], secret["spies"]) == (room.place, room.spies)
    assert {name: room.card(name)["role"] for name in room.residents} == secret["roles"]
    assert "card" not in room.view("host")
    assert "secret" not in room.view()


@pytest.mark.rule("E41")
def test_a_host_who_plays_sees_what_his_seat_sees_and_no_more(opened: Open) -> None:
    room = opened(host_plays="ANA", more={"seed": 2})
    room.begin()
    assert room.view("host") == room.view("Ana")
    assert "secret" not in room.view("host")
    assert room.log("host") == room.log("Ana")
    assert room.log("host")[0]["command"]["seed"] is None


@pytest.mark.rule("E41")
def test_a_host_who_plays_has_the_same_buttons_whatever_his_card_is(opened: Open) -> None:
    offers, cards = [], set()
    for seed in range(12):
        room = opened(FIVE[:3], host_plays="Ana", first_asker="host", more={"seed": seed})
        room.begin(to="Cloe")
        assert room.legal("host") == room.legal("table")
        offers.append(room.legal("host"))
        cards.add(room.card("Ana")["spy"])
    assert cards == {True, False}
    assert all(one == offers[0] for one in offers)
    assert "strike" not in named(offers[0])
    assert [offer["by"] for offer in offers[0] if offer["do"] == "guess"] == list(FIVE[:3])


@pytest.mark.rule("E41")
def test_a_host_who_plays_sees_his_own_strikes_and_ballots_and_nobody_elses(opened: Open) -> None:
    room = next(room for seed in range(50) if (room := spying_host(opened, seed)))
    room("strike", by="Ana", place="Faro")
    assert room.log("host")[-1]["command"] == {"do": "strike", "by": "Ana", "place": "Faro"}
    assert room.log("table")[-1]["command"]["do"] == "begin"
    room("accuse", by="Bruno", accused="Cloe")
    room("vote", by="Ana", guilty=False)
    room("vote", by="Noël", guilty=False)
    assert [entry["command"]["guilty"] for entry in room.log("host")[-2:]] == [False, None]


def spying_host(opened: Open, seed: int) -> Room | None:
    """A begun room whose playing host was dealt the spy's card, or nothing."""
    room = opened(host_plays="Ana", more={"seed": seed})
    room.begin()
    return room if room.spy == "Ana" else None


@pytest.mark.rule("E41")
def test_the_hosts_own_seat_leaves_and_he_sees_what_the_table_sees(opened: Open) -> None:
    room = opened(EIGHT, host_plays="2", spies=2)
    room.begin()
    room("leave", player="2")
    assert room.view("host") == room.view("table")
    assert room.log("host") == room.log("table")
    room("join", player="2")
    assert room.view("host")["card"] is None
    room("interrupt-round")
    room("deal")
    assert room.view("host")["card"] == room.card("2")


@pytest.mark.rule("E42")
@pytest.mark.parametrize("everybody", [False, True])
def test_everybody_has_the_list_of_places_on_his_card_where_that_is_the_rule(begun: Open, everybody: bool) -> None:
    room = begun(list_for_all=everybody)
    assert room.card(room.spy)["places"] == list(PLACES)
    assert all(room.card(name)["places"] == (list(PLACES) if everybody else None) for name in room.residents)


@pytest.mark.rule("E42")
def test_what_the_table_sees_of_a_spy_is_what_it_sees_of_a_resident(room: Room) -> None:
    players = [{**player, "id": "", "name": ""} for player in room.view()["players"]]
    assert all(player == players[0] for player in players)
    of = {name: [str(offer).replace(repr(name), "X") for offer in room.legal("table") if offer.get("by") == name] for name in FIVE}
    assert {len(offers) - (name == room.asker) for name, offers in of.items()} == {2}


@pytest.mark.rule("E42", "E45")
def test_advice_is_for_both_sides_at_once_so_that_reading_it_betrays_nobody() -> None:
    told = [said.id for side in SIDES for said in advice(side)]
    assert len(set(told)) == 12
    assert [said.split(".")[2] for said in told] == ["residents"] * 6 + ["spies"] * 6


@pytest.mark.rule("E44")
def test_each_card_can_be_sent_by_itself_and_votes_told_to_the_host(room: Room) -> None:
    cards = {name: room.card(name) for name in FIVE}
    for name, card in cards.items():
        others = {other["role"] for player, other in cards.items() if player != name and not other["spy"]}
        assert not any(f"'{role}'" in str(room.view(name)) for role in others), card
    by, accused, *_ = room.residents
    room.accuse(by, accused)
    assert room.last["outcome"] == "innocent-convicted"


@pytest.mark.rule("E12", "E14", "E17", "E23")
def test_the_buttons_of_a_round_stand_in_the_order_a_host_wants_them(room: Room) -> None:
    asker, spy = room.asker, room.spy
    askable = [name for name in FIVE if name != asker]
    accusations = [{"do": "accuse", "by": name, "accused": {"one_of": [other for other in FIVE if other != name]}} for name in FIVE]
    last = [{"do": "strike", "by": spy, "place": {"one_of": list(PLACES)}}, {"do": "interrupt-round"}]
    guess = {"do": "guess", "by": spy, "place": {"one_of": list(PLACES)}}
    assert room.legal() == [{"do": "ask", "by": asker, "to": {"one_of": askable}}, *accusations, guess, {"do": "move-turn"}, *last]


@pytest.mark.rule("E10", "E35")
def test_what_is_on_offer_in_each_phase(lobby: Room) -> None:
    assert lobby.legal() == [{"do": "deal"}, {"do": "set-up"}]
    lobby("deal")
    assert named(lobby.legal("table")) == {"seen", "interrupt-round"}
    lobby("interrupt-round")
    lobby.begin()
    lobby("accuse", by="Ana", accused="Bruno")
    assert named(lobby.legal("table")) == {"vote", "close-vote", "interrupt-round"}
    lobby("close-vote")
    lobby.point(lobby.spy)
    assert named(lobby.legal()) == {"guess", "strike", "interrupt-round"}
    lobby("end", reason="fin")
    assert lobby.legal() == []


@pytest.mark.rule("E40")
def test_each_deal_has_a_clock_of_its_own_which_undo_and_redo_bring_back(room: Room) -> None:
    room("wait", seconds=200)
    room("interrupt-round")
    room("deal")
    assert room.elapsed == 0
    room("undo")
    assert (room.elapsed, room.phase) == (200, "round-over")
    room("redo")
    assert (room.elapsed, room.phase) == (0, "dealt")
    room("set-clock", elapsed=30, reason="empezó antes")
    room("undo")
    room("redo")
    assert room.elapsed == 30


@pytest.mark.rule("E10")
@pytest.mark.parametrize("phase", ["dealt", "questions", "vote", "final-vote", "last-chance", "round-over", "over"])
def test_the_clock_is_put_right_in_any_phase_after_the_deal(lobby: Room, phase: str) -> None:
    assert lobby.refuses("set-clock", elapsed=5, reason="x") == ("wrong-phase", None)
    lobby.hand_out()
    steps = {"questions": ("begin",), "vote": ("begin",), "round-over": ("interrupt-round",)}
    for do in steps.get(phase, ()):
        lobby(do)
    if phase == "vote":
        lobby("accuse", by="Ana", accused="Bruno")
    elif phase in ("final-vote", "last-chance"):
        lobby("begin")
        lobby.time_up() if phase == "final-vote" else lobby.point(lobby.spy)
    elif phase == "over":
        lobby("end", reason="fin")
    assert lobby.phase == phase
    lobby("set-clock", elapsed=470, reason="se paró tarde")
    assert (lobby.elapsed, lobby.phase) == (470, "questions" if phase == "final-vote" else phase)


@pytest.mark.rule("E10")
def test_a_clock_at_its_end_before_the_round_begins_strikes_when_it_begins(lobby: Room) -> None:
    lobby.hand_out()
    lobby("set-clock", elapsed=480, reason="x")
    assert lobby.phase == "dealt"
    assert [event["event"] for event in lobby("begin")["events"]] == ["begun", "time-up"]


@pytest.mark.rule("E39")
def test_rounds_ended_and_begun_quickly_leave_one_clock_that_runs_once(room: Room) -> None:
    for _ in range(8):
        room("wait", seconds=7)
        room("interrupt-round")
        room.begin()
    assert (room.elapsed, room.view()["clock"]["running"]) == (0, True)
    room("wait", seconds=7)
    assert room.elapsed == 7


@pytest.mark.rule("E14")
def test_a_question_mended_three_turns_later_is_judged_anew(room: Room) -> None:
    room("move-turn", to="Ana")
    room("ask", by="Ana", to="Bruno")
    seq = len(room.log())
    room("ask", by="Bruno", to="Cloe")
    room("move-turn", to="Noël")
    reply = room("mend", seq=seq, command={"do": "ask", "by": "Ana", "to": "Cloe"})
    assert reply["dropped"] == [{"seq": seq + 1, "error": "not-your-turn", "rule": None}]
    assert room.asker == "Noël"
    room("undo")
    assert [entry["mended"] for entry in room.log()[seq - 1 :]] == [False] * 4


@pytest.mark.rule("E24")
def test_a_round_reopened_by_a_mend_keeps_its_final_vote_whatever_the_next_rounds_clock_says(room: Room) -> None:
    room.point(at=room.residents[0])
    seq, last = len(room.log()), room.log()[-1]["command"]["by"]
    room.begin()
    room("wait", seconds=5)
    room("move-turn")
    reply = room("mend", seq=seq, command=None)
    assert {entry["error"] for entry in reply["dropped"]} == {"wrong-phase"}
    assert (room.phase, room.elapsed) == ("final-vote", 480)
    assert room.view()["pointed"] == [name for name in FIVE if name != last]


@pytest.mark.rule("E24")
def test_a_round_reopened_by_a_mend_is_not_ended_by_the_next_rounds_clock(room: Room) -> None:
    room("wait", seconds=100)
    room.accuse(*room.residents[:2])
    seq = len(room.log())
    by = room.log()[-1]["command"]["by"]
    room.begin()
    room.time_up()
    room("point", by="Ana", at="Bruno")
    reply = room("mend", seq=seq, command={"do": "vote", "by": by, "guilty": False})
    assert reply["dropped"][-1] == {"seq": seq + 10, "error": "wrong-phase", "rule": None}
    assert [event["event"] for event in reply["events"]] == ["voted", "accusation-failed"]
    assert (room.phase, room.elapsed) == ("questions", 100)


@pytest.mark.rule("E24")
def test_a_mend_stays_in_force_where_a_second_one_lets_the_hour_strike_elsewhere(room: Room) -> None:
    room("accuse", by="Ana", accused="Bruno")
    seq = len(room.log())
    room("set-clock", elapsed=480, reason="x")
    room("vote", by="Cloe", guilty=True)
    room("mend", seq=seq, command=None)
    assert room.phase == "final-vote"
    room("mend", seq=seq - 1, command=None)
    assert [(entry["undone"], entry["mended"]) for entry in room.log()[-2:]] == [(False, False)] * 2
    room("undo")
    room("undo")
    assert [(entry["undone"], entry["mended"]) for entry in room.log()[-2:]] == [(True, False)] * 2


@pytest.mark.rule("E16")
def test_what_a_spy_struck_off_stays_his_alone_when_the_coming_of_somebody_before_him_is_mended_away(opened: Open) -> None:
    room = opened(FIVE[:3])
    for name in ("Gala", "Kike", "Lola"):
        room("join", player=name)
    room.hand_out()
    while room.spy != "Kike":
        room("interrupt-round")
        room.hand_out()
    room("strike", by="Kike", place="Circo")
    room("mend", seq=2, command=None)
    struck = {name: [entry["command"]["by"] for entry in room.log(name) if entry["seq"] is None] for name in ("Ana", "Kike", "Lola")}
    assert struck == {"Ana": [], "Kike": ["Kike"], "Lola": []}


@pytest.mark.rule("E13")
def test_nobody_asks_back_after_the_clock_struck_and_was_put_back(room: Room) -> None:
    by = room.asker
    to = next(name for name in FIVE if name != by)
    room("ask", by=by, to=to)
    room.time_up()
    room("set-clock", elapsed=100, reason="iba adelantado")
    assert room.refuses("ask", by=to, to=by) == ("not-allowed", "E13")


@pytest.mark.rule("E07")
def test_mending_what_was_before_the_deal_deals_the_same_cards(opened: Open) -> None:
    room = opened(EIGHT, more={"seed": 5})
    room("set-up", minutes=5)
    room.hand_out()
    secret, seal = room.view("host")["secret"], room.view()["seal"]
    room("mend", seq=2, command={"do": "set-up", "minutes": 10})
    assert (room.view("host")["secret"], room.view()["seal"], room.view()["clock"]["limit"]) == (secret, seal, 600)


@pytest.mark.rule("E43")
def test_a_deal_mended_into_rounds_to_be_printed_prints_other_cards_than_were_dealt(lobby: Room) -> None:
    lobby("deal")
    seal, seq = lobby.view()["seal"], len(lobby.log())
    lobby("mend", seq=seq, command={"do": "print-ahead", "rounds": 1})
    assert (len(lobby.view()["seals_ahead"]), seal in lobby.view()["seals_ahead"]) == (1, False)


@pytest.mark.rule("E07")
def test_dealing_again_after_an_undo_draws_other_cards_and_redo_the_same(lobby: Room) -> None:
    lobby("deal")
    seal = lobby.view()["seal"]
    lobby("undo")
    assert lobby.view()["seal"] is None
    lobby("redo")
    assert lobby.view()["seal"] == seal
    lobby("undo")
    lobby("deal")
    assert lobby.view()["seal"] != seal


@pytest.mark.rule("E03")
def test_a_phase_is_refused_before_a_deck_is_looked_for(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(game: str, name: str) -> dict[str, Any]:
        raise AssertionError(name)

    monkeypatch.setattr(room.referee.sitting, "_find", nowhere)
    assert room.refuses("set-up", deck="nada") == ("wrong-phase", None)


@pytest.mark.parametrize("rule", ["E01", "E12", "E16", "E18", "E24", "M15"])
def test_only_limits_of_number_and_moment_are_waived(room: Room, rule: str) -> None:
    waive = {"rules": [rule], "reason": "porque sí"}
    assert room.refuses("move-turn", waive=waive) == ("bad-command", None)


def test_names_like_numbers_follow_people_and_not_seats(begun: Open) -> None:
    room = begun(("3", "2", "1", "10"))
    room("leave", player=room.residents[0])
    room("interrupt-round")
    left = list(room.points)
    room("correct", reason="x", points={name: number for number, name in enumerate(left, 5)})
    assert list(room.points.items()) == [(name, number) for number, name in enumerate(left, 5)]
