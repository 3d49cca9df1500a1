"""C17-C20: the one accusation of a game, and what comes of it."""

import pytest

from tests.games.cluedo.conftest import FOUR, RIGHT, WRONG, Open, Villa

SOLUTION = {"suspect": "violet", "weapon": "dagger", "room": "kitchen"}


@pytest.mark.rule("C17", "C19")
@pytest.mark.parametrize("phase", ["turn", "moving", "room", "asked"])
def test_one_may_accuse_anywhere_on_ones_own_turn_and_the_first_who_is_right_wins(villa: Villa, phase: str) -> None:
    if phase == "moving":
        villa("roll", by="Ana", dice=[2, 3])
    if phase == "room":
        villa.comes("Ana", "hall")
    if phase == "asked":
        villa.asks("Ana", "conservatory", "leblanc", "candlestick")
    villa("accuse", by="Ana", **RIGHT)
    view = villa.view()
    assert (view["phase"], view["turn"], view["result"]) == ("over", None, {"winner": "Ana", "solution": SOLUTION})
    assert view["accusations"] == [{"by": "Ana", **RIGHT, "right": True}]
    assert villa.legal() == []


@pytest.mark.rule("C17")
def test_nobody_accuses_out_of_turn_or_while_witnesses_answer(villa: Villa) -> None:
    assert villa.refuses("accuse", by="Bruno", **RIGHT) == ("not-your-turn", "C06")
    villa.asks("Ana", "billiard", "moutarde", "rope")
    assert villa.refuses("accuse", by="Ana", **RIGHT) == ("wrong-phase", None)
    assert villa.refuses("accuse", by="Zoe", **RIGHT) == ("wrong-phase", None)


@pytest.mark.parametrize("fields", [{"suspect": "x"}, {"weapon": "hall"}, {"room": "rose"}, {"room": [7, 4]}, {"right": True}])
def test_an_accusation_names_one_of_each_kind_and_the_console_judges(villa: Villa, fields: dict[str, object]) -> None:
    assert villa.refuses("accuse", by="Ana", **(RIGHT | fields)) == ("bad-command", None)
    villa("accuse", by="Ana", **RIGHT, right=None)


@pytest.mark.rule("C17", "C18")
def test_the_three_names_are_public_and_what_the_accuser_saw_is_his_alone(villa: Villa) -> None:
    reply = villa("accuse", by="Ana", **WRONG)
    assert villa.view()["accusations"] == [{"by": "Ana", **WRONG, "right": False}]
    assert villa.view("Ana")["solution"] == SOLUTION
    assert [villa.view(name)["solution"] for name in FOUR[1:]] == [None] * 3
    assert "solution" not in villa.view()
    assert "kitchen" not in str(reply)


@pytest.mark.rule("C18")
def test_who_was_wrong_moves_no_more_but_still_shows_and_can_be_summoned(villa: Villa) -> None:
    villa("accuse", by="Ana", **WRONG)
    assert (villa.turn, villa.seat("Ana")["witness_only"]) == ("Bruno", True)
    villa.asks("Íñigo", "hall", "rose", "dagger")
    assert (villa.at("Ana"), villa.due) == ("hall", "Ana")
    villa("show", by="Ana", card="rose")
    villa("show", by="Cloe", card="hall")
    villa("end-turn", by="Íñigo")
    assert villa.turn == "Bruno"
    assert villa.refuses("correct", reason="otra vez", turn="Ana") == ("not-allowed", "C18")


@pytest.mark.rule("C18")
@pytest.mark.parametrize(("square", "inside"), [([7, 4], "kitchen"), ([17, 12], "hall"), ([8, 1], [8, 1]), ("study", "study")])
def test_a_pawn_that_moves_no_more_shuts_no_door(villa: Villa, square: object, inside: object) -> None:
    villa.put("Ana", square)
    villa("accuse", by="Ana", **WRONG)
    assert villa.at("Ana") == inside


@pytest.mark.rule("C20")
def test_when_nobody_may_accuse_any_more_nobody_wins_and_the_solution_is_shown(villa: Villa) -> None:
    for name in FOUR:
        assert villa.turn == name
        villa("accuse", by=name, **WRONG)
    assert villa.view()["result"] == {"winner": None, "solution": SOLUTION}
    assert villa.view()["opened"]["text"].split() == ["violet", "dagger", "kitchen"]


@pytest.mark.rule("C20")
def test_the_last_one_left_still_has_to_accuse(villa: Villa) -> None:
    for name in FOUR[:3]:
        villa("accuse", by=name, **WRONG)
    villa("roll", by="Íñigo", dice=[1, 2])
    villa("stay", by="Íñigo")
    assert (villa.phase, villa.turn) == ("turn", "Íñigo")
    villa("accuse", by="Íñigo", **RIGHT)
    assert villa.view()["result"]["winner"] == "Íñigo"


@pytest.mark.rule("C20")
def test_the_last_one_left_wins_where_the_house_says_so(dealt: Open) -> None:
    villa = dealt(last_standing_wins=True)
    villa("accuse", by="Ana", **WRONG)
    villa("penalise", player="Cloe", rule="C16")
    assert villa.phase == "turn"
    villa("accuse", by="Bruno", **WRONG)
    assert villa.view()["result"] == {"winner": "Íñigo", "solution": SOLUTION}


@pytest.mark.rule("C16", "C20")
def test_a_penalty_may_leave_nobody_to_accuse(villa: Villa) -> None:
    for name in FOUR[:3]:
        villa("accuse", by=name, **WRONG)
    villa("penalise", player="Íñigo", rule="C16")
    assert villa.view()["result"] == {"winner": None, "solution": SOLUTION}


@pytest.mark.rule("C06", "C18")
def test_the_turn_passes_over_who_is_out_and_goes_round_to_the_last(villa: Villa) -> None:
    villa("penalise", player="Bruno", rule="C16")
    villa("accuse", by="Ana", **WRONG)
    assert villa.turn == "Cloe"
    villa("accuse", by="Cloe", **WRONG)
    for _ in range(2):
        villa("roll", by="Íñigo", dice=[1, 2])
        villa("stay", by="Íñigo")
        assert villa.turn == "Íñigo"


@pytest.mark.rule("C16", "C17", "C18")
def test_at_the_tables_own_hands_the_accuser_says_what_he_found(dealt: Open) -> None:
    villa = dealt(hands="table")
    assert villa.refuses("accuse", by="Ana", **WRONG) == ("bad-command", None)
    assert next(offer for offer in villa.legal() if offer["do"] == "accuse")["right"] == {"one_of": [True, False]}
    villa("accuse", by="Ana", **WRONG, right=False)
    assert (villa.view("Ana")["solution"], villa.view("host")["solution"]) == (None, None)
    villa("accuse", by="Bruno", **RIGHT, right=True)
    assert villa.view()["result"] == {"winner": "Bruno", "solution": SOLUTION}
    assert (villa.view()["seal"], villa.view()["opened"], villa.view("host")["solution"]) == (None, None, SOLUTION)


@pytest.mark.rule("C16", "C20")
def test_at_the_tables_own_hands_nobody_may_know_the_solution_in_the_end(dealt: Open) -> None:
    villa = dealt(hands="table")
    for name in FOUR:
        villa("accuse", by=name, **WRONG, right=False)
    assert villa.view()["result"] == {"winner": None, "solution": None}


@pytest.mark.rule("C17")
def test_an_accusation_taken_back_leaves_no_trace_but_in_the_log(villa: Villa) -> None:
    before = villa.view("Ana")
    villa("accuse", by="Ana", **WRONG)
    villa("undo")
    assert villa.view("Ana") == before
    assert (villa.log()[-1]["command"]["do"], villa.log()[-1]["undone"]) == ("accuse", True)
