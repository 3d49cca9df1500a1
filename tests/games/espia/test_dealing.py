"""E04, E07-E11, E15, E40, E43: cards, and the word that begins a round."""

import hashlib
import random
from itertools import pairwise
from typing import Any

import pytest

from tests.decks import PLACES, deck, roles
from tests.games.espia.conftest import EIGHT, FIVE, Open, Room


def play_round(room: Room) -> str:
    """One round, quickly; its place."""
    room.begin()
    room.residents_win()
    return room.place


@pytest.mark.rule("E04")
@pytest.mark.parametrize("seed", range(6))
def test_no_place_comes_twice_while_the_deck_lasts_and_never_one_twice_running(opened: Open, seed: int) -> None:
    room = opened(FIVE[:3], more={"seed": seed})
    places = [play_round(room) for _ in range(36)]
    assert all(sorted(places[at : at + 12]) == sorted(PLACES) for at in (0, 12, 24))
    assert all(one != other for one, other in pairwise(places))
    assert room.view()["deck"]["left"] == 0


@pytest.mark.rule("E04")
def test_the_room_says_how_many_places_are_left_and_when_the_deck_begins_anew(opened: Open) -> None:
    room = opened(FIVE[:3])
    left = []
    for _ in range(13):
        anew = room("deal")["events"][-1]["anew"] if room.phase == "round-over" else room("deal")["events"][0]["anew"]
        left.append((room.view()["deck"]["left"], anew))
        room("interrupt-round")
    assert left == [*((number, False) for number in range(11, -1, -1)), (11, True)]


@pytest.mark.rule("E04")
def test_a_void_place_counts_as_used_and_stays_used_in_another_deck(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    room = opened()
    room("deal")
    used = room.place
    room("interrupt-round")
    few = (used, "Otro", "Tercero")
    monkeypatch.setattr(room.referee.sitting, "_find", lambda game, name: deck(name, few))
    room("set-up", deck="completa")
    assert room.view()["deck"] == {"name": "completa", "title": "Completa", "size": 3, "left": 2}
    assert {play_round(room), play_round(room)} == {"Otro", "Tercero"}


@pytest.mark.rule("E04")
def test_a_deal_taken_back_after_somebody_saw_it_leaves_its_place_used(lobby: Room) -> None:
    lobby("deal")
    first = lobby.place
    lobby("undo")
    assert lobby.view()["deck"]["left"] == 12
    lobby("redo")
    lobby("seen", by="Ana")
    lobby("undo")
    lobby("undo")
    assert (lobby.phase, lobby.view()["deck"]["left"]) == ("lobby", 11)
    assert first not in {play_round(lobby) for _ in range(11)}


@pytest.mark.rule("E04")
@pytest.mark.parametrize("seed", range(12))
def test_what_was_seen_of_a_deck_begun_anew_and_taken_back_does_not_come_again(opened: Open, seed: int) -> None:
    room = opened(FIVE[:3], more={"seed": seed})
    for _ in range(12):
        play_round(room)
    room("deal")
    seen = room.place
    room("seen", by="Ana")
    room("undo")
    room("undo")
    assert seen not in {play_round(room) for _ in range(11)}


@pytest.mark.rule("E04")
@pytest.mark.parametrize("seed", range(8))
def test_nor_when_more_than_the_deal_is_taken_back_or_it_comes_and_goes_again(opened: Open, seed: int) -> None:
    room = opened(FIVE[:3], more={"seed": seed})
    for _ in range(12):
        play_round(room)
    room("set-up", minutes=5)
    room("set-up", minutes=10)
    room("deal")
    seen = room.place
    room("seen", by="Ana")
    for do in ("undo", "undo", "redo", "undo", "undo", "redo", "undo", "undo"):
        room(do)
    assert seen not in {play_round(room) for _ in range(11)}


@pytest.mark.rule("E04")
def test_a_look_taken_back_in_a_decks_last_round_leaves_the_deck_begun_anew_whole(opened: Open) -> None:
    room = opened(FIVE[:3])
    for _ in range(11):
        play_round(room)
    last = ""
    for left in (0, 11):  # the deck's last round, and the first of it begun anew
        room("deal")
        room("seen", by="Ana")
        room("undo")
        assert room.view()["deck"]["left"] == left
        last = room.place
        room("interrupt-round")
    assert {play_round(room) for _ in range(11)} == set(PLACES) - {last}


@pytest.mark.rule("E04")
def test_the_place_of_a_last_deal_seen_and_taken_back_is_not_counted_among_those_left(opened: Open) -> None:
    room = opened(FIVE[:3])
    for _ in range(11):
        play_round(room)
    room("deal")
    seen = room.place
    room("seen", by="Ana")
    for do in ("undo", "undo", "deal"):
        room(do)
    assert room.view()["deck"]["left"] == 10
    first = room.place
    room("interrupt-round")
    assert {first, *(play_round(room) for _ in range(10))} == set(PLACES) - {seen}


@pytest.mark.rule("E04")
def test_redoing_a_deal_that_was_seen_and_undone_is_the_same_deal(lobby: Room) -> None:
    lobby.hand_out()
    before = lobby.view("host")
    for _ in range(6):
        lobby("undo")
    for _ in range(6):
        lobby("redo")
    assert lobby.view("host") == before


@pytest.mark.rule("E07")
def test_residents_get_one_place_and_a_role_each_and_the_spy_the_list(lobby: Room) -> None:
    lobby.hand_out()
    cards = [lobby.card(name) for name in lobby.residents]
    assert {card["place"] for card in cards} == {lobby.place}
    assert len({card["role"] for card in cards}) == 4
    assert {card["role"] for card in cards} < set(roles(lobby.place))
    assert lobby.card(lobby.spy) == {"spy": True, "places": list(PLACES), "struck": []}


@pytest.mark.rule("E07")
@pytest.mark.parametrize("number", [3, 10])
def test_everybody_has_one_card_at_the_smallest_table_and_the_largest(opened: Open, number: int) -> None:
    room = opened((*EIGHT, "Íker", "Úrsula")[:number])
    room("deal")
    secret = room.view("host")["secret"]
    assert len({*secret["spies"], *secret["roles"]}) == number
    assert len(set(secret["roles"].values())) == number - 1


@pytest.mark.rule("E07")
def test_a_deck_without_a_role_for_everybody_is_refused(lobby: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    thin: dict[str, Any] = dict(deck("mía"))
    thin["places"] = [*thin["places"], {"name": "Bar", "roles": ["uno", "dos"]}]
    monkeypatch.setattr(lobby.referee.sitting, "_find", lambda game, name: thin)
    assert lobby.refuses("set-up", deck="mía") == ("bad-setup", None)
    assert "Bar" in lobby.send(do="set-up", deck="mía")["message"]


@pytest.mark.rule("E08", "E40")
def test_the_next_round_is_dealt_anew_and_shows_the_former_until_it_ends(room: Room) -> None:
    room.spies_win()
    shown = room.last
    room.begin()
    assert room.last == shown
    assert room.view()["round"] == 2
    assert room.view()["opened"] is None
    room("interrupt-round")
    assert room.last["outcome"] == "void"


@pytest.mark.rule("E40")
def test_between_rounds_place_spies_roles_votes_and_points_lie_open(room: Room) -> None:
    spy, (one, *others), place = room.spy, room.residents, room.place
    roles_dealt = room.view("host")["secret"]["roles"]
    room.accuse(one, others[0], no=[others[1]])
    room.accuse(others[0], spy)
    assert (room.phase, room.last["outcome"], room.last["place"], room.last["spies"]) == ("round-over", "spy-convicted", place, [spy])
    assert room.last["roles"] == roles_dealt
    assert [vote["accused"] for vote in room.last["votes"]] == [others[0], spy]
    assert room.last["points"] == room.points
    assert room.view("host")["secret"] is None


@pytest.mark.rule("E09")
def test_one_looks_at_ones_card_as_often_as_one_likes(lobby: Room) -> None:
    lobby("deal")
    lobby("seen", by="Ana")
    assert lobby("seen", by="Ana")["events"] == []
    assert lobby.card("Ana") == lobby.card("Ana")
    assert lobby.seat("Ana")["seen"]
    assert not lobby.seat("Bruno")["seen"]


@pytest.mark.rule("E10")
def test_the_round_begins_by_the_hosts_word_when_everybody_has_seen_his_card(lobby: Room) -> None:
    lobby("deal")
    for name in FIVE[:4]:
        lobby("seen", by=name)
    assert lobby.refuses("begin") == ("not-allowed", "E10")
    lobby("seen", by="Noël")
    lobby("wait", seconds=3600)
    assert (lobby.phase, lobby.elapsed) == ("dealt", 0)
    lobby("begin")
    lobby("wait", seconds=5)
    assert (lobby.phase, lobby.elapsed, lobby.view()["clock"]["running"]) == ("questions", 5, True)


@pytest.mark.rule("E10")
def test_the_host_may_begin_before_everybody_has_seen_his_card_this_once(lobby: Room) -> None:
    lobby("deal")
    reply = lobby.send(do="begin")
    assert reply["waivable"]
    events = lobby("begin", waive={"rules": ["E10"], "reason": "Noël está en la cocina"})["events"]
    assert events[0] == {"event": "waived", "rule": "E10", "reason": "Noël está en la cocina"}
    assert lobby.phase == "questions"


@pytest.mark.rule("E10")
def test_beginning_a_round_ends_the_hosts_pause(lobby: Room) -> None:
    lobby.hand_out()
    lobby("pause")
    lobby("begin")
    assert lobby.view()["clock"]["running"]


@pytest.mark.rule("E11")
def test_who_asks_first_is_drawn_among_the_players_of_the_round(opened: Open) -> None:
    askers = set()
    for seed in range(25):
        room = opened(FIVE[:3], more={"seed": seed})
        room("deal")
        room("join", player="Zoe")
        room("begin", waive={"rules": ["E10"], "reason": "prueba"})
        askers.add(room.asker)
    assert askers == set(FIVE[:3])


@pytest.mark.rule("E11")
def test_the_host_names_who_asks_first_where_that_is_the_rule(opened: Open, lobby: Room) -> None:
    room = opened(first_asker="host")
    room.hand_out()
    assert room.refuses("begin") == ("bad-command", None)
    assert room.refuses("begin", to="Zoe") == ("unknown-player", None)
    room("begin", to="Cloe")
    assert room.asker == "Cloe"
    lobby.hand_out()
    assert lobby.refuses("begin", to="Cloe") == ("not-allowed", "E11")


@pytest.mark.rule("E11")
@pytest.mark.parametrize("seed", range(5))
def test_the_last_spy_asks_first_where_that_is_the_rule(opened: Open, seed: int) -> None:
    room = opened(EIGHT, first_asker="last_spy", spies=2, more={"seed": seed})
    room.begin()
    before = room.spies
    room("interrupt-round")
    room.begin()
    assert room.asker in before


@pytest.mark.rule("E15")
def test_who_comes_in_during_a_round_sees_no_card_and_plays_from_the_next(room: Room) -> None:
    room("join", player="Zoe")
    assert room.view("Zoe")["card"] is None
    assert room.seat("Zoe") | {"id": ""} == {"id": "", "name": "Zoe"} | dict.fromkeys(("gone", "seen", "may_accuse"), False) | {
        "points": 0,
        "watching": True,
    }
    assert room.refuses("accuse", by="Zoe", accused="Ana") == ("not-allowed", "E15")
    assert room.refuses("accuse", by="Ana", accused="Zoe") == ("not-allowed", "E15")
    assert room.refuses("move-turn", to="Zoe") == ("not-allowed", "E15")
    room.spies_win()
    room("deal")
    assert room.card("Zoe")


@pytest.mark.rule("E15")
def test_a_watcher_neither_votes_nor_points_nor_is_waited_for(room: Room) -> None:
    room("join", player="Zoe")
    one, two, *_ = room.residents
    room("accuse", by=one, accused=two)
    assert room.refuses("vote", by="Zoe", guilty=True) == ("not-allowed", "E15")
    room("close-vote")
    room.time_up()
    assert room.refuses("point", by="Zoe", at=one) == ("not-allowed", "E15")
    assert room.refuses("point", by=one, at="Zoe") == ("not-allowed", "E15")
    assert room.legal("Zoe") == []


@pytest.mark.rule("E43")
def test_place_spies_and_roles_are_sealed_at_the_deal_and_opened_after_the_round(room: Room) -> None:
    seal = room.view()["seal"]
    assert len(seal) == 64
    assert room.view("host")["opened"] is None
    role_of = room.view("host")["secret"]["roles"]
    room.spies_win()
    opened = room.view()["opened"]
    assert hashlib.sha256(f"{opened['salt']}\n{opened['text']}".encode()).hexdigest() == seal
    assert opened["text"].splitlines() == [room.place, room.spy, *(f"{name}: {role}" for name, role in role_of.items())]


@pytest.mark.rule("E43")
def test_deals_printed_ahead_are_dealt_in_turn_with_their_seals(lobby: Room) -> None:
    seals = lobby("print-ahead", rounds=3)["events"][0]["seals"]
    assert lobby.view()["seals_ahead"] == seals
    for at, seal in enumerate(seals):
        lobby("deal")
        assert (lobby.view()["seal"], lobby.view()["seals_ahead"]) == (seal, seals[at + 1 :])
        lobby("interrupt-round")
    lobby("deal")
    assert lobby.view()["seal"] not in seals


@pytest.mark.rule("E43")
@pytest.mark.parametrize(
    "change", [{"do": "leave", "player": "Ana"}, {"do": "join", "player": "Zoe"}, {"do": "set-up", "deck": "completa"}]
)
def test_with_other_players_or_another_deck_the_rest_of_what_was_printed_is_discarded(lobby: Room, change: dict[str, str]) -> None:
    seals = lobby("print-ahead", rounds=2)["events"][0]["seals"]
    lobby(**change)
    lobby("deal")
    assert lobby.view()["seal"] not in seals
    assert lobby.view()["seals_ahead"] == []


@pytest.mark.rule("E43")
def test_with_two_spies_what_was_printed_for_one_is_discarded(opened: Open) -> None:
    room = opened(EIGHT)
    room("print-ahead", rounds=2)
    room("set-up", minutes=5)
    assert len(room.view()["seals_ahead"]) == 2
    room("set-up", spies=2)
    room("deal")
    assert (room.view()["seals_ahead"], len(room.spies)) == ([], 2)


@pytest.mark.rule("E43")
def test_a_printed_deal_that_was_seen_and_taken_back_is_not_dealt_again(lobby: Room) -> None:
    seals = lobby("print-ahead", rounds=2)["events"][0]["seals"]
    lobby("deal")
    lobby("undo")
    lobby("deal")
    assert lobby.view()["seal"] == seals[0]
    lobby("seen", by="Ana")
    lobby("undo")
    lobby("undo")
    lobby("deal")
    assert lobby.view()["seal"] == seals[1]


@pytest.mark.rule("E43")
def test_no_more_is_printed_ahead_than_the_deck_has_and_no_place_twice(lobby: Room) -> None:
    assert lobby.refuses("print-ahead", rounds=0) == ("bad-command", None)
    assert lobby.refuses("print-ahead", rounds=13) == ("not-allowed", "E04")
    lobby("print-ahead", rounds=12)
    assert {play_round(lobby) for _ in range(12)} == set(PLACES)


@pytest.mark.rule("E43")
def test_what_was_printed_ahead_is_in_nobodys_log_or_view(lobby: Room) -> None:
    lobby("print-ahead", rounds=12)
    for as_ in ("host", "table", random.Random(1).choice(FIVE)):
        told = str(lobby.log(as_)) + str(lobby.view(as_)) + str(lobby.legal(as_))
        assert not any(place in told for place in PLACES)
