"""C12-C16: hypotheses, who answers them, what may be shown and who hears of it."""

from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from gm_console.engine.draw import Draw
from gm_console.engine.guard import Guard
from gm_console.engine.play import Moment
from gm_console.engine.value import Command
from gm_console.games.cluedo import GAME
from gm_console.games.cluedo import commands as c
from gm_console.games.cluedo.content import ROOMS, SUSPECTS, WEAPONS
from gm_console.games.cluedo.model import State
from tests.games.cluedo.conftest import HANDS, Open, Villa


def shows_all(villa: Villa) -> list[tuple[str, str]]:
    """Everybody who is due shows his first card: who showed what."""
    told = []
    while villa.phase == "showing":
        name, card = str(villa.due), villa.cards_to_show[0]
        villa("show", by=name, card=card)
        told.append((name, card))
    return told


@pytest.mark.rule("C12")
def test_a_hypothesis_brings_suspect_and_weapon_into_this_room(villa: Villa) -> None:
    villa.asks("Ana", "dining", "moutarde", "rope")
    assert (villa.at("Bruno"), villa.view()["weapons"]["rope"]) == ("dining", "dining")
    assert villa.suggestion["room"] == "dining"
    assert villa.refuses("suggest", by="Ana", suspect="rose", weapon="rope") == ("wrong-phase", None)


@pytest.mark.rule("C02", "C12")
def test_a_suspect_nobody_plays_can_be_summoned_and_oneself_too(villa: Villa) -> None:
    villa.asks("Ana", "dining", "pervenche", "rope")
    assert villa.view()["pawns"]["pervenche"] == "dining"
    villa.asks("Ana", "hall", "rose", "rope")
    assert (villa.at("Ana"), villa.suggestion["suspect"]) == ("hall", "rose")


@pytest.mark.parametrize("fields", [{"suspect": "green"}, {"weapon": "knife"}, {"weapon": "rose"}, {"suspect": "Rose"}])
def test_what_does_not_exist_is_no_hypothesis(villa: Villa, fields: dict[str, str]) -> None:
    villa.comes("Ana", "hall")
    assert villa.refuses("suggest", by="Ana", **({"suspect": "rose", "weapon": "rope"} | fields)) == ("bad-command", None)
    assert villa.refuses("suggest", by="Bruno", **({"suspect": "rose", "weapon": "rope"} | fields)) == ("not-your-turn", "C06")


@pytest.mark.rule("C12")
def test_being_in_a_room_already_is_no_coming_in_but_the_host_may_allow_it(villa: Villa) -> None:
    villa.turn_to("Ana", "hall")
    asked: dict[str, Any] = {"do": "suggest", "by": "Ana", "suspect": "rose", "weapon": "pipe"}
    reply = villa.send(**asked)
    assert (reply["error"], reply["rule"], reply["waivable"]) == ("not-allowed", "C12", True)
    villa.send(**asked, waive={"rules": ["C12"], "reason": "lo pide la mesa"})
    assert (villa.phase, villa.due) == ("showing", "Cloe")


@pytest.mark.rule("C12")
def test_outside_the_rooms_not_even_the_host_allows_a_hypothesis(villa: Villa) -> None:
    asked: dict[str, Any] = {"do": "suggest", "by": "Ana", "suspect": "rose", "weapon": "pipe"}
    for more in ({}, {"waive": {"rules": ["C12"], "reason": "lo pide la mesa"}}):
        reply = villa.send(**asked, **more)
        assert (reply["error"], reply["rule"], reply["waivable"]) == ("not-allowed", "C12", False)


@pytest.mark.rule("C12")
@pytest.mark.parametrize("house", [True, False])
def test_who_was_summoned_from_elsewhere_may_ask_next_turn_where_the_house_says_so(dealt: Open, house: bool) -> None:
    villa = dealt(summoned_may_ask=house)
    villa.asks("Ana", "dining", "moutarde", "dagger")
    shows_all(villa)
    villa("end-turn", by="Ana")
    assert (villa.turn, villa.at("Bruno")) == ("Bruno", "dining")
    assert any(offer["do"] == "suggest" for offer in villa.legal()) == house
    if not house:
        assert villa.refuses("suggest", by="Bruno", suspect="rose", weapon="rope") == ("not-allowed", "C12")
        return
    villa("suggest", by="Bruno", suspect="rose", weapon="rope")
    assert villa.suggestion["room"] == "dining"


@pytest.mark.rule("C12")
def test_being_summoned_lasts_for_one_turn_and_not_where_one_was_already(dealt: Open) -> None:
    villa = dealt(summoned_may_ask=True)
    villa.put("Bruno", "dining")
    villa.asks("Ana", "dining", "moutarde", "dagger")
    shows_all(villa)
    villa("end-turn", by="Ana")
    assert not any(offer["do"] == "suggest" for offer in villa.legal())
    villa.asks("Ana", "hall", "moutarde", "dagger")
    shows_all(villa)
    villa("end-turn", by="Ana")
    villa("roll", by="Bruno", dice=[1, 2])
    villa("stay", by="Bruno")
    villa.turn_to("Bruno")
    assert not any(offer["do"] == "suggest" for offer in villa.legal())


@pytest.mark.rule("C12")
def test_who_is_put_somewhere_by_the_host_was_not_summoned_there(dealt: Open) -> None:
    villa = dealt(summoned_may_ask=True)
    villa.asks("Ana", "dining", "moutarde", "dagger")
    villa.put("Bruno", "hall")
    shows_all(villa)
    villa("end-turn", by="Ana")
    assert villa.turn == "Bruno"
    assert villa.refuses("suggest", by="Bruno", suspect="rose", weapon="rope") == ("not-allowed", "C12")


CASES = [
    # suspect, weapon, room; who shows what, in order, and who could not
    ("violet", "dagger", "kitchen", [], ["Bruno", "Cloe", "Íñigo"]),
    ("moutarde", "dagger", "kitchen", [("Bruno", ["moutarde"])], ["Cloe", "Íñigo"]),
    ("moutarde", "revolver", "kitchen", [("Bruno", ["moutarde", "revolver"])], ["Cloe", "Íñigo"]),
    ("moutarde", "revolver", "billiard", [("Bruno", ["moutarde", "revolver", "billiard"])], ["Cloe", "Íñigo"]),
    ("moutarde", "rope", "kitchen", [("Bruno", ["moutarde"]), ("Cloe", ["rope"])], ["Íñigo"]),
    ("moutarde", "rope", "lounge", [("Bruno", ["moutarde"]), ("Cloe", ["rope"]), ("Íñigo", ["lounge"])], []),
    ("pervenche", "rope", "lounge", [("Cloe", ["pervenche", "rope"]), ("Íñigo", ["lounge"])], ["Bruno"]),
    ("violet", "pipe", "lounge", [("Íñigo", ["pipe", "lounge"])], ["Bruno", "Cloe"]),
    ("rose", "candlestick", "ballroom", [], ["Bruno", "Cloe", "Íñigo"]),
    ("rose", "candlestick", "study", [("Cloe", ["study"])], ["Bruno", "Íñigo"]),
]


@pytest.mark.rule("C13", "C14", "C15")
@pytest.mark.parametrize(("suspect", "weapon", "room", "shows", "could_not"), CASES)
def test_all_who_can_must_show_one_from_the_left_on(
    villa: Villa, suspect: str, weapon: str, room: str, shows: list[tuple[str, list[str]]], could_not: list[str]
) -> None:
    villa.asks("Ana", room, suspect, weapon)
    for name, cards in shows:
        assert (villa.due, villa.cards_to_show) == (name, cards)
        villa("show", by=name, card=cards[-1])
    assert (villa.phase, villa.due) == ("asked", None)
    assert (villa.suggestion["showed"], villa.suggestion["could_not"]) == ([name for name, _ in shows], could_not)
    assert villa.view("Ana")["shown_to_me"] == [{"by": name, "card": cards[-1]} for name, cards in shows]


@pytest.mark.rule("C13")
@pytest.mark.parametrize(("suspect", "weapon", "room", "shows", "could_not"), CASES)
def test_in_the_english_game_nobody_shows_after_the_first(
    dealt: Open, suspect: str, weapon: str, room: str, shows: list[tuple[str, list[str]]], could_not: list[str]
) -> None:
    villa = dealt(witnesses="first")
    villa.asks("Ana", room, suspect, weapon)
    assert shows_all(villa) == [(name, cards[0]) for name, cards in shows[:1]]
    before = [name for name in ("Bruno", "Cloe", "Íñigo") if name in could_not and (not shows or name < shows[0][0])]
    assert villa.suggestion["could_not"] == before


@pytest.mark.rule("C13")
def test_the_left_of_the_last_seat_is_the_first(villa: Villa) -> None:
    villa.asks("Cloe", "lounge", "rose", "revolver")
    assert shows_all(villa) == [("Íñigo", "lounge"), ("Ana", "rose"), ("Bruno", "revolver")]


@pytest.mark.rule("C13")
@pytest.mark.parametrize("card", ["rope", "library", "violet", "dagger"])
def test_a_card_he_does_not_hold_or_nobody_named_is_not_shown(villa: Villa, card: str) -> None:
    villa.asks("Ana", "kitchen", "moutarde", "rope")
    assert villa.refuses("show", by="Bruno", card=card) == ("not-allowed", "C13")


@pytest.mark.rule("C13")
def test_only_the_witness_who_is_due_shows_and_a_card_that_exists(villa: Villa) -> None:
    villa.asks("Ana", "kitchen", "moutarde", "rope")
    for name in ("Cloe", "Ana", "Íñigo"):
        assert villa.refuses("show", by=name, card="rope") == ("not-your-turn", "C13")
        assert villa.refuses("none", by=name) == ("not-your-turn", "C13")
    assert villa.refuses("show", by="Bruno", card="banana") == ("bad-command", None)
    assert villa.refuses("show", by="Cloe", card="banana") == ("not-your-turn", "C13")
    assert villa.refuses("show", by="Zoe", card="banana") == ("unknown-player", None)
    assert villa.refuses("end-turn", by="Ana") == ("wrong-phase", None)


@pytest.mark.rule("C13")
def test_a_card_may_be_shown_by_hand_and_the_console_does_not_know_which(villa: Villa) -> None:
    villa.asks("Ana", "billiard", "moutarde", "rope")
    villa("show", by="Bruno", card=None)
    villa("show", by="Cloe")
    assert villa.view("Ana")["shown_to_me"] == [{"by": "Bruno", "card": None}, {"by": "Cloe", "card": None}]
    assert [mark for mark in villa.view("Ana")["notebook"] if mark["how"] == "shown"] == []


@pytest.mark.rule("C14")
def test_the_table_hears_who_showed_and_never_what(villa: Villa) -> None:
    villa.asks("Ana", "billiard", "moutarde", "rope")
    reply = villa("show", by="Bruno", card="billiard")
    (event,) = [event for event in reply["events"] if event["event"] == "shown"]
    assert (event["by"], event["to"], "card" in event) == ("Bruno", "Ana", False)
    for name in ("Cloe", "Íñigo", "table"):
        assert "shown_to_me" not in villa.view(name) or villa.view(name)["shown_to_me"] == []
        assert villa.log(name)[-1]["command"] == {"do": "show", "by": "Bruno", "card": None}
    for name in ("Ana", "Bruno", "host"):
        assert villa.log(name)[-1]["command"]["card"] == "billiard"


@pytest.mark.rule("C14")
def test_at_the_end_the_log_tells_what_was_shown_but_not_what_was_taken_back(villa: Villa) -> None:
    villa.asks("Ana", "billiard", "moutarde", "dagger")
    villa("show", by="Bruno", card="billiard")
    villa("undo")
    villa("show", by="Bruno", card="moutarde")
    villa("end", reason="es tarde")
    assert [entry["command"]["card"] for entry in villa.log("Cloe") if entry["command"]["do"] == "show"] == [None, "moutarde"]


@pytest.mark.rule("C14")
def test_the_buttons_of_the_table_do_not_tell_what_a_witness_holds(villa: Villa) -> None:
    villa.asks("Ana", "billiard", "moutarde", "rope")
    assert [offer for offer in villa.legal("table") if offer["do"] == "show"] == [{"do": "show", "by": "Bruno", "card": None}]
    assert villa.legal("Ana") == villa.legal("Cloe") == []
    assert [offer["card"] for offer in villa.legal("Bruno")] == ["moutarde", "billiard"]


@pytest.mark.rule("C15")
def test_one_may_name_only_cards_of_ones_own(villa: Villa) -> None:
    villa.asks("Ana", "conservatory", "leblanc", "candlestick")
    assert (villa.phase, villa.suggestion["could_not"]) == ("asked", ["Bruno", "Cloe", "Íñigo"])


@pytest.mark.rule("C16")
def test_the_console_takes_nobodys_word_for_having_none(villa: Villa) -> None:
    villa.asks("Ana", "billiard", "moutarde", "rope")
    assert villa.refuses("none", by="Bruno") == ("not-allowed", "C16")


@pytest.mark.rule("C16")
def test_at_the_tables_own_hands_every_witness_is_asked_and_nothing_is_dealt(dealt: Open) -> None:
    villa = dealt(hands="table")
    view, host, ana = villa.view(), villa.view("host"), villa.view("Ana")
    assert (view["seal"], host["hands"], host["solution"], ana["hand"], view["players"][0]["cards"]) == (None,) * 5
    villa.asks("Ana", "billiard", "moutarde", "rope")
    assert villa.legal() == [{"do": "show", "by": "Bruno", "card": None}, {"do": "none", "by": "Bruno"}]
    villa("none", by="Bruno")
    assert villa.refuses("show", by="Cloe", card="pipe") == ("not-allowed", "C13")
    villa("show", by="Cloe", card="rope")
    villa("show", by="Íñigo")
    assert (villa.suggestion["showed"], villa.suggestion["could_not"]) == (["Cloe", "Íñigo"], ["Bruno"])
    assert villa.view("Ana")["shown_to_me"] == [{"by": "Cloe", "card": "rope"}, {"by": "Íñigo", "card": None}]


@pytest.mark.rule("C16")
def test_who_hid_a_card_only_stays_as_a_witness(villa: Villa) -> None:
    villa("penalise", player="Bruno", rule="C16")
    assert (villa.turn, villa.seat("Bruno")["witness_only"], villa.seat("Ana")["witness_only"]) == ("Ana", True, False)
    villa.asks("Ana", "billiard", "olive", "dagger")
    assert villa.due == "Bruno"
    shows_all(villa)
    villa("end-turn", by="Ana")
    assert villa.turn == "Cloe"
    assert villa.view("Bruno")["solution"] is None


@pytest.mark.rule("C16")
@pytest.mark.parametrize("phase", ["turn", "moving", "room", "showing", "asked"])
def test_a_penalty_on_ones_own_turn_ends_the_turn(villa: Villa, phase: str) -> None:
    if phase == "moving":
        villa("roll", by="Ana", dice=[2, 3])
    if phase == "room":
        villa.comes("Ana", "hall")
    if phase in ("showing", "asked"):
        villa.asks("Ana", "billiard", "moutarde", "dagger")
    if phase == "asked":
        shows_all(villa)
    assert villa.phase == phase
    villa("penalise", player="Ana", rule="C16")
    assert (villa.phase, villa.turn, villa.view()["suggestion"], villa.view()["dice"]) == ("turn", "Bruno", None, None)


@pytest.mark.rule("C16")
def test_a_penalty_names_a_rule_that_exists_and_somebody_who_still_investigates(villa: Villa) -> None:
    assert villa.refuses("penalise", player="Bruno", rule="C99") == ("bad-command", None)
    assert villa.refuses("penalise", player="Zoe", rule="C16") == ("unknown-player", None)
    villa("penalise", player="Bruno", rule="C16")
    assert villa.refuses("penalise", player="Bruno", rule="C16") == ("not-allowed", "C16")
    villa("leave", player="Íñigo")
    assert villa.refuses("penalise", player="Íñigo", rule="C16") == ("not-allowed", "C22")


@pytest.mark.rule("C12", "C13", "C14", "C15")
@pytest.mark.parametrize("asker", list(HANDS))
def test_every_hypothesis_there_is_is_answered_by_all_who_can_and_by_nobody_else(villa: Villa, asker: str) -> None:
    villa.turn_to(asker, "hall")
    base = replace(villa.referee.sitting.need().state, phase="room")
    order = (list(HANDS) * 2)[list(HANDS).index(asker) + 1 :][:3]
    for suspect, weapon, room in product(SUSPECTS, WEAPONS, ROOMS):
        pawns = tuple((one, room if one == base.seats[list(HANDS).index(asker)].suspect else place) for one, place in base.pawns)
        state = run(replace(base, pawns=pawns), c.Suggest(base.turn or "", suspect, weapon))
        told = []
        while state.phase == "showing":
            offers = GAME.legal(state, "host")
            told.append((offers[0].get("by"), {offer.get("card") for offer in offers}))
            state = run(state, c.Show(offers[0].get("by"), offers[-1].get("card")))
        held = [(name, {suspect, weapon, room} & set(HANDS[name])) for name in order]
        names = villa.referee.sitting.need().names
        assert [(names[by], cards) for by, cards in told] == [(name, cards) for name, cards in held if cards]
        assert state.claim is not None
        assert [names[by] for by in state.claim.could_not] == [name for name, cards in held if not cards]


def run(state: State, command: Command) -> State:
    for event in GAME.decide(state, command, Moment(Guard(()), Draw(lambda n: 0))):
        state = GAME.apply(state, event)
    return state
