"""E12-E14, E16: questions, the turn, and what a spy strikes off."""

import pytest

from tests.decks import PLACES
from tests.games.espia.conftest import EIGHT, FIVE, Open, Room


def others(room: Room, *but: str) -> list[str]:
    """Everybody in the room but some."""
    return [player["name"] for player in room.view()["players"] if player["name"] not in but]


@pytest.mark.rule("E12")
def test_who_answered_asks_next(room: Room) -> None:
    asker = room.asker
    to = others(room, asker)[0]
    assert room("ask", by=asker, to=to)["events"] == [{"event": "asked", "by": asker, "to": to}]
    assert (room.asker, room.view()["barred"]) == (to, asker)


@pytest.mark.rule("E12")
def test_nobody_asks_out_of_turn_nor_himself_nor_a_watcher_nor_a_stranger(room: Room) -> None:
    room("join", player="Zoe")
    asker = room.asker
    other = others(room, asker, "Zoe")[0]
    assert room.refuses("ask", by=other, to=other) == ("not-your-turn", None)
    assert room.refuses("ask", by="Zoe", to=other) == ("not-your-turn", None)
    assert room.refuses("ask", by=asker, to=asker) == ("not-allowed", "E12")
    assert room.refuses("ask", by=asker, to="Zoe") == ("not-allowed", "E15")
    assert room.refuses("ask", by=other, to="Nadie") == ("unknown-player", None)
    assert room.refuses("ask", by=asker) == ("bad-command", None)


@pytest.mark.rule("E12")
def test_names_are_no_numbers_of_seats(begun: Open) -> None:
    room = begun(EIGHT, spies=2)
    room("move-turn", to="10")
    room("ask", by="10", to="2")
    assert room.asker == "2"
    room("leave", player="10")
    assert (room.asker, others(room)) == ("2", [name for name in EIGHT if name != "10"])


@pytest.mark.rule("E13")
def test_nobody_asks_back_the_one_who_has_just_asked_him(room: Room) -> None:
    first = room.asker
    second, third = others(room, first)[:2]
    room("ask", by=first, to=second)
    assert room.refuses("ask", by=second, to=first) == ("not-allowed", "E13")
    assert first not in room.legal(second)[0]["to"]["one_of"]
    room("ask", by=second, to=third)
    room("ask", by=third, to=first)


@pytest.mark.rule("E13")
def test_the_host_may_let_a_question_go_back_this_once(room: Room) -> None:
    first = room.asker
    second = others(room, first)[0]
    room("ask", by=first, to=second)
    assert room.send(do="ask", by=second, to=first)["waivable"]
    room("ask", by=second, to=first, waive={"rules": ["E13"], "reason": "se rieron"})
    assert room.log()[-1]["command"]["waive"]["reason"] == "se rieron"
    assert room.refuses("ask", by=first, to=second) == ("not-allowed", "E13")


@pytest.mark.rule("E13")
def test_a_turn_moved_by_the_host_forbids_nobody(room: Room) -> None:
    first = room.asker
    second = others(room, first)[0]
    room("ask", by=first, to=second)
    room("move-turn", to=second)
    room("ask", by=second, to=first)


@pytest.mark.rule("E13")
def test_after_a_failed_accusation_the_question_still_does_not_go_back(room: Room) -> None:
    first = room.asker
    second, third = others(room, first)[:2]
    room("ask", by=first, to=second)
    room.accuse(first, third, no=[second])
    assert room.refuses("ask", by=second, to=first) == ("not-allowed", "E13")


@pytest.mark.rule("E14")
def test_the_host_hands_the_turn_to_the_next_seat_or_to_whom_he_names(room: Room) -> None:
    for name in ("Cloe", "Noël", "Ana"):
        room("move-turn", to=name)
        assert room.asker == name
    room("move-turn")
    assert room.asker == "Bruno"
    room("move-turn", to="Noël")
    room("move-turn")
    assert room.asker == "Ana"


@pytest.mark.rule("E14")
def test_no_other_right_depends_on_the_turn(room: Room) -> None:
    asker = room.asker
    by, accused = [name for name in room.residents if name != asker][:2]
    room.accuse(by, accused, no=[name for name in FIVE if name != by])
    assert room.asker == asker
    room("guess", by=room.spy, place=room.elsewhere)


@pytest.mark.rule("E16")
def test_a_spy_strikes_places_off_and_puts_them_back_in_any_phase_of_the_round(lobby: Room) -> None:
    lobby.hand_out()
    spy = lobby.spy
    lobby("strike", by=spy, place="Faro")
    lobby("begin")
    lobby("strike", by=spy, place=" museo")
    assert lobby.card(spy)["struck"] == ["Faro", "Museo"]
    lobby("strike", by=spy, place="FARO")
    lobby.time_up()
    lobby("strike", by=spy, place="Tren")
    assert lobby.card(spy)["struck"] == ["Museo", "Tren"]


@pytest.mark.rule("E16")
def test_only_a_spy_strikes_and_only_places_of_the_deck(room: Room) -> None:
    room("join", player="Zoe")
    assert room.refuses("strike", by=room.residents[0], place="Faro") == ("not-allowed", "E16")
    assert room.refuses("strike", by=room.residents[0], place="Luna") == ("bad-command", None)
    assert room.refuses("strike", by=room.spy, place="Luna") == ("bad-command", None)
    assert room.refuses("strike", by="Nadie", place="Luna") == ("unknown-player", None)
    assert room.refuses("strike", by="Zoe", place="Faro")[0] == "not-allowed"
    room.residents_win()
    assert room.refuses("strike", by=room.spy, place="Luna") == ("wrong-phase", None)


@pytest.mark.rule("E16")
def test_what_is_struck_off_is_in_nobody_elses_view_and_log(room: Room) -> None:
    spy, *askers = room.spy, *room.residents, "host", "table"
    before = {as_: (room.view(as_), room.log(as_), room.legal(as_)) for as_ in askers}
    room("strike", by=spy, place="Faro")
    assert {as_: (room.view(as_), room.log(as_), room.legal(as_)) for as_ in askers} == before
    entry = room.log(spy)[-1]
    assert (entry["command"], entry["undone"]) == ({"do": "strike", "by": spy, "place": "Faro"}, False)


@pytest.mark.rule("E16")
def test_a_strike_leaves_no_hole_in_the_log_and_stands_where_it_was_made(room: Room) -> None:
    room("strike", by=room.spy, place="Faro")
    room("move-turn", to="Ana")
    assert [entry["seq"] for entry in room.log()] == list(range(1, len(room.log()) + 1))
    assert [entry["command"]["do"] for entry in room.log(room.spy)][-2:] == ["strike", "move-turn"]
    assert [entry["seq"] for entry in room.log(room.spy) if entry["command"]["do"] != "strike"] == [e["seq"] for e in room.log()]


@pytest.mark.rule("E16")
def test_a_strike_is_no_step_undo_passes_over_it_and_redo_is_kept(room: Room) -> None:
    room("move-turn", to="Ana")
    room("strike", by=room.spy, place="Faro")
    room("undo")
    assert (room.card(room.spy)["struck"], room.log()[-1]["undone"]) == (["Faro"], True)
    room("strike", by=room.spy, place="Tren")
    room("redo")
    assert (room.card(room.spy)["struck"], room.asker) == (["Faro", "Tren"], "Ana")


@pytest.mark.rule("E16")
def test_what_was_struck_off_outlives_the_whole_deal_undone_and_redone(room: Room) -> None:
    room("strike", by=room.spy, place="Faro")
    undone = 0
    while room.send(do="undo")["ok"]:
        undone += 1
    for _ in range(undone):
        room("redo")
    assert room.card(room.spy)["struck"] == ["Faro"]
    room("strike", by=room.spy, place="Faro")
    room("undo")
    room("redo")
    assert room.card(room.spy)["struck"] == []


@pytest.mark.rule("E16")
def test_the_next_deal_begins_with_a_clean_list(begun: Open) -> None:
    room = begun(FIVE[:3], more={"seed": 3})
    for _ in range(5):
        spy = room.spy
        assert room.card(spy)["struck"] == []
        for place in PLACES[:3]:
            room("strike", by=spy, place=place)
        room.residents_win()
        room.begin()


@pytest.mark.rule("E16")
def test_a_mend_puts_no_strike_into_the_log(room: Room) -> None:
    room("move-turn", to="Ana")
    strike = {"do": "strike", "by": room.spy, "place": "Faro"}
    assert room.refuses("mend", seq=len(room.log()), command=strike) == ("bad-command", None)


@pytest.mark.rule("E16")
def test_a_mend_further_back_leaves_the_spys_list_alone(room: Room) -> None:
    room("move-turn", to="Ana")
    seq = len(room.log())
    room("strike", by=room.spy, place="Faro")
    room("ask", by="Ana", to="Bruno")
    room("mend", seq=seq, command={"do": "move-turn", "to": "Cloe"})
    assert (room.card(room.spy)["struck"], room.asker) == (["Faro"], "Cloe")
    room("undo")
    assert (room.card(room.spy)["struck"], room.asker) == (["Faro"], "Bruno")
