"""C08, C24, C27 and the host's own: notebooks, corrections, undo, mend, the clock, and a host who plays."""

from typing import Any

import pytest

from tests.games.cluedo.conftest import FOUR, HANDS, RIGHT, WRONG, Open, Villa, guests, opened


def notebook(villa: Villa, name: str) -> set[tuple[str, str, str | None]]:
    return {(mark["card"], mark["how"], mark["by"]) for mark in villa.view(name)["notebook"]}


@pytest.mark.rule("C24")
def test_a_notebook_has_own_cards_open_ones_and_those_shown(dealt: Open) -> None:
    held = dict(HANDS) | {"Íñigo": ("pipe", "spanner", "lounge")}
    villa = dealt(held=held, open_cards=("dining",))
    villa.asks("Ana", "billiard", "moutarde", "rope")
    villa("show", by="Bruno", card="billiard")
    own = {(card, "own", None) for card in HANDS["Ana"]}
    assert notebook(villa, "Ana") == own | {("dining", "open", None), ("billiard", "shown", "Bruno")}
    assert notebook(villa, "Bruno") == {(card, "own", None) for card in HANDS["Bruno"]} | {("dining", "open", None)}
    assert "notebook" not in villa.view()


@pytest.mark.rule("C24")
def test_everybody_sees_his_own_hand_and_the_host_who_does_not_play_all(villa: Villa) -> None:
    assert {name: tuple(villa.view(name)["hand"]) for name in FOUR} == HANDS
    assert villa.view("host")["hands"] == {name: list(cards) for name, cards in HANDS.items()}
    assert villa.view("host")["solution"] == RIGHT
    assert not any(key.startswith("hand") or key == "solution" for key in villa.view())


@pytest.mark.rule("C27")
def test_a_host_who_plays_sees_what_his_seat_sees(dealt: Open) -> None:
    villa = dealt(host_plays="Cloe")
    assert villa.view("host") == villa.view("Cloe")
    assert villa.log("host") == villa.log("Cloe")
    villa.asks("Ana", "billiard", "moutarde", "rope")
    assert villa.legal("host") == villa.legal("table") == [{"do": "show", "by": "Bruno", "card": None}]
    villa("leave", player="Cloe")
    assert villa.view("host") == villa.view("table")
    assert villa.log("host") == villa.log("table")


@pytest.mark.rule("C27")
@pytest.mark.parametrize("name", ["Zoe", 5, ""])
def test_the_host_plays_at_a_seat_there_is(name: Any) -> None:
    reply = Villa().send(do="new", game="cluedo", players=list(FOUR), options={"host_plays": name})
    assert reply["error"] == "bad-setup"
    assert "hand" in opened(["Ana", "Bruno", "Cloe"], host_plays=" ana ").view("host")


@pytest.mark.rule("C08")
def test_the_host_puts_pawns_weapons_and_the_turn_right(villa: Villa) -> None:
    villa.asks("Ana", "billiard", "moutarde", "rope")
    pawns, weapons = {"rose": [7, 4], "violet": "hall"}, {"rope": None, "pipe": "study"}
    villa("correct", reason="se cayó todo", pawns=pawns, weapons=weapons, turn="Íñigo")
    view = villa.view()
    assert {**view["pawns"], **pawns} == view["pawns"]
    assert {**view["weapons"], **weapons} == view["weapons"]
    assert (view["phase"], view["turn"], view["suggestion"], view["dice"]) == ("turn", "Íñigo", None, None)
    villa("undo")
    assert (villa.phase, villa.due) == ("showing", "Bruno")


@pytest.mark.parametrize(
    ("fields", "refused"),
    [
        ({"reason": " "}, ("bad-command", None)),
        ({"pawns": {"green": "hall"}}, ("bad-command", None)),
        ({"pawns": {"rose": "attic"}}, ("bad-command", None)),
        ({"pawns": {"rose": [0, 0]}}, ("bad-command", None)),
        ({"pawns": {"rose": None}}, ("bad-command", None)),
        ({"pawns": "hall"}, ("bad-command", None)),
        ({"weapons": {"knife": "hall"}}, ("bad-command", None)),
        ({"weapons": {"rope": [7, 4]}}, ("bad-command", None)),
        ({"weapons": {"rope": "attic"}}, ("bad-command", None)),
        ({"turn": "Zoe"}, ("unknown-player", None)),
        ({"turn": "Zoe", "pawns": {"green": "hall"}}, ("unknown-player", None)),
        ({"pawns": {"rose": [17, 0]}}, ("not-allowed", "C08")),
        ({"pawns": {"rose": [7, 4], "violet": [7, 4]}}, ("not-allowed", "C08")),
        ({"cards": {"Ana": ["rope"]}}, ("bad-command", None)),
    ],
)
def test_a_correction_that_cannot_stand_changes_nothing(villa: Villa, fields: dict[str, Any], refused: tuple[str, str | None]) -> None:
    assert villa.refuses("correct", **({"reason": "prueba"} | fields)) == refused


@pytest.mark.rule("C08")
def test_two_pawns_change_places_in_one_correction(villa: Villa) -> None:
    villa("correct", reason="cambiados", pawns={"rose": [17, 0], "moutarde": [24, 7]})
    assert (villa.at("Ana"), villa.at("Bruno")) == ([17, 0], [24, 7])


def test_a_pawn_put_elsewhere_in_the_middle_of_a_move_walks_on_from_there(villa: Villa) -> None:
    villa("roll", by="Ana", dice=[1, 2])
    villa.put("Ana", [8, 1])
    assert villa.view()["reach"] == [[7, 1], [7, 3], [8, 2], [8, 4]]
    villa.comes("Ana", "hall")
    villa.put("Ana", [8, 1])
    assert [offer["do"] for offer in villa.legal()] == ["end-turn", "accuse"]
    assert villa.refuses("suggest", by="Ana", suspect="rose", weapon="rope") == ("not-allowed", "C12")


def test_before_the_deal_nothing_is_corrected_and_the_clock_runs_all_the_same() -> None:
    villa = opened(guests(FOUR))
    villa("wait", seconds=90)
    assert villa.view()["clock"] == {"limit": None, "elapsed": 90, "running": True}
    assert villa.refuses("correct", reason="x") == ("wrong-phase", None)
    assert villa.refuses("set-clock", elapsed=5, reason="x") == ("wrong-phase", None)
    villa.throw()
    villa("set-clock", elapsed=5, reason="empezó tarde")
    villa("end", reason="es tarde")
    villa("wait", seconds=60)
    assert villa.view()["clock"] == {"limit": None, "elapsed": 5, "running": False}


def test_pausing_stops_the_clock_and_no_ruling(villa: Villa) -> None:
    villa("pause")
    villa("wait", seconds=30)
    villa("roll", by="Ana", dice=[2, 3])
    assert villa.view()["clock"]["elapsed"] == 0
    villa("resume")
    villa("wait", seconds=7)
    villa("undo")
    assert (villa.phase, villa.view()["clock"]["elapsed"]) == ("turn", 7)


@pytest.mark.rule("C17")
def test_a_mended_accusation_lets_what_came_after_stand_or_fall(villa: Villa) -> None:
    villa("accuse", by="Ana", **WRONG)
    seq = villa.log()[-1]["seq"]
    villa("roll", by="Bruno", dice=[1, 2])
    villa("stay", by="Bruno")
    reply = villa("mend", seq=seq, command={"do": "roll", "by": "Ana", "dice": [2, 3]})
    assert [(fell["error"], fell["rule"]) for fell in reply["dropped"]] == [("wrong-phase", None), ("not-your-turn", "C06")]
    assert (villa.phase, villa.turn, villa.seat("Ana")["witness_only"]) == ("moving", "Ana", False)


@pytest.mark.rule("C13")
def test_a_card_shown_by_mistake_is_mended_and_the_asker_knows_the_other(villa: Villa) -> None:
    villa.asks("Ana", "billiard", "moutarde", "rope")
    villa("show", by="Bruno", card="billiard")
    seq = villa.log()[-1]["seq"]
    villa("show", by="Cloe", card="rope")
    villa("mend", seq=seq, command={"do": "show", "by": "Bruno", "card": "moutarde"})
    assert villa.view("Ana")["shown_to_me"] == [{"by": "Bruno", "card": "moutarde"}, {"by": "Cloe", "card": "rope"}]
    assert [entry["command"]["command"]["card"] for entry in villa.log("Ana") if entry["command"]["do"] == "mend"] == ["moutarde"]
    assert [entry["command"]["command"]["card"] for entry in villa.log("Cloe") if entry["command"]["do"] == "mend"] == [None]


@pytest.mark.parametrize(
    "sent",
    [
        {"do": "roll"}, {"do": "roll", "by": 5}, {"do": "roll", "by": "Ana", "sides": 6}, {"do": "move", "by": "Ana"},
        {"do": "suggest", "by": "Ana", "suspect": "rose"}, {"do": "show"}, {"do": "accuse", "by": "Ana"},
        {"do": "penalise", "player": "Ana"},
        {"do": "correct"}, {"do": "stay", "by": None}, {"do": "roll", "by": "Ana", "waive": {"rules": ["C07"], "reason": "x"}},
        {"do": "ask", "by": "Ana"}, {"do": "dance"},
    ],
)  # fmt: skip
def test_a_command_of_the_wrong_shape_is_refused_before_anything_else(villa: Villa, sent: dict[str, Any]) -> None:
    assert villa.refuses(**sent) == ("bad-command", None)


@pytest.mark.parametrize("name", ["ana", " ANA ", "Ána"])
def test_names_are_compared_without_their_case(villa: Villa, name: str) -> None:
    reply = villa.send(do="roll", by=name, dice=[2, 3])
    assert reply.get("error") == ("unknown-player" if name == "Ána" else None)


def test_the_english_preset_is_the_english_game() -> None:
    from gm_console.games.cluedo import GAME

    english: dict[str, Any] = dict(GAME.presets["english"])
    villa = opened(guests(FOUR), **english)
    assert (villa.view()["witnesses"], None in villa.view()["weapons"].values()) == ("first", False)
    assert GAME.presets["text"] == {}
