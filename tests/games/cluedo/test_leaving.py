"""C22, C25: people who leave, people who come, and the end before its time."""

import pytest

from tests.games.cluedo.conftest import FOUR, HANDS, WRONG, Open, Villa, guests, opened

SOLUTION = {"suspect": "violet", "weapon": "dagger", "room": "kitchen"}


@pytest.mark.rule("C22")
def test_who_leaves_turns_his_cards_up_and_they_refute_no_more(villa: Villa) -> None:
    reply = villa("leave", player="Bruno")
    assert reply["events"][0]["cards"] == list(HANDS["Bruno"])
    view = villa.view()
    assert (view["open_cards"], villa.seat("Bruno")["gone"], villa.seat("Bruno")["cards"]) == (list(HANDS["Bruno"]), True, 0)
    villa.asks("Ana", "billiard", "moutarde", "rope")
    assert (villa.due, villa.suggestion["could_not"]) == ("Cloe", [])
    assert {mark["card"] for mark in villa.view("Cloe")["notebook"] if mark["how"] == "open"} == set(HANDS["Bruno"])


@pytest.mark.rule("C22")
@pytest.mark.parametrize(("square", "inside"), [([7, 4], "kitchen"), ([8, 1], [8, 1]), ("hall", "hall")])
def test_his_pawn_stays_but_shuts_no_door_and_may_be_summoned(villa: Villa, square: object, inside: object) -> None:
    villa.put("Bruno", square)
    villa("leave", player="Bruno")
    assert villa.at("Bruno") == inside
    villa.asks("Ana", "lounge", "moutarde", "rope")
    assert villa.at("Bruno") == "lounge"


@pytest.mark.rule("C22")
@pytest.mark.parametrize("phase", ["turn", "moving", "room", "showing", "asked"])
def test_the_turn_passes_on_from_who_leaves(villa: Villa, phase: str) -> None:
    if phase == "moving":
        villa("roll", by="Ana", dice=[2, 3])
    if phase == "room":
        villa.comes("Ana", "hall")
    if phase == "showing":
        villa.asks("Ana", "billiard", "moutarde", "rope")
    if phase == "asked":
        villa.asks("Ana", "conservatory", "leblanc", "candlestick")
    assert villa.phase == phase
    villa("leave", player="Ana")
    assert (villa.phase, villa.turn, villa.view()["suggestion"]) == ("turn", "Bruno", None)


@pytest.mark.rule("C22")
def test_a_witness_who_leaves_with_the_card_that_refutes_is_waited_for_no_more(villa: Villa) -> None:
    villa.asks("Ana", "billiard", "moutarde", "rope")
    reply = villa("leave", player="Bruno")
    assert reply["events"][-1] == {"event": "awaited", "could_not": [], "due": "Cloe"}
    villa("show", by="Cloe", card="rope")
    assert (villa.phase, villa.suggestion["showed"], villa.suggestion["could_not"]) == ("asked", ["Cloe"], ["Íñigo"])


@pytest.mark.rule("C22")
def test_the_only_witness_leaving_leaves_nobody_to_answer(villa: Villa) -> None:
    villa.asks("Ana", "kitchen", "moutarde", "dagger")
    villa("leave", player="Bruno")
    assert (villa.phase, villa.due, villa.suggestion["could_not"]) == ("asked", None, ["Cloe", "Íñigo"])


@pytest.mark.rule("C22")
def test_a_witness_who_leaves_before_his_turn_is_not_asked(villa: Villa) -> None:
    villa.asks("Ana", "billiard", "moutarde", "rope")
    villa("leave", player="Cloe")
    assert (villa.phase, villa.due) == ("showing", "Bruno")
    villa("show", by="Bruno", card="moutarde")
    assert (villa.phase, villa.suggestion["could_not"]) == ("asked", ["Íñigo"])


@pytest.mark.rule("C22")
def test_nobody_leaves_twice_or_comes_after_the_deal(villa: Villa) -> None:
    villa("leave", player="Bruno")
    assert villa.refuses("leave", player="Bruno") == ("not-allowed", "C22")
    assert villa.refuses("leave", player="Zoe") == ("unknown-player", None)
    for player in ("Bruno", "Zoe", "Ana", {"name": "Zoe", "suspect": "violet"}):
        assert villa.refuses("join", player=player) == ("not-allowed", "C22")
    assert villa.refuses("correct", reason="x", turn="Bruno") == ("not-allowed", "C22")


@pytest.mark.rule("C02", "C22")
def test_before_the_deal_people_come_and_come_back() -> None:
    villa = opened(guests(FOUR[:3]))
    villa("join", player={"name": "Zoe", "suspect": "violet"})
    villa("join", player="Iria")
    assert [player["name"] for player in villa.view()["players"]] == ["Ana", "Bruno", "Cloe", "Zoe", "Iria"]
    villa("leave", player="Bruno")
    villa("join", player=" bruno ")
    assert (villa.seat("Bruno")["gone"], villa.seat("Bruno")["suspect"]) == (False, "moutarde")
    assert len({player["suspect"] for player in villa.view()["players"]}) == 5


@pytest.mark.rule("C02", "C22")
def test_before_the_deal_too_nobody_comes_who_is_there_has_no_place_or_takes_anothers_suspect() -> None:
    villa = opened(guests(FOUR))
    assert villa.refuses("join", player="ana") == ("not-allowed", "C22")
    assert villa.refuses("join", player={"name": "Zoe", "suspect": "rose"}) == ("bad-setup", None)
    assert villa.refuses("join", player={"name": "Zoe", "suspect": "green"}) == ("bad-setup", None)
    assert villa.refuses("join", player="table") == ("bad-setup", None)
    villa("join", player="Zoe")
    villa("join", player="Iria")
    assert villa.refuses("join", player="Uxía") == ("not-allowed", "C02")


@pytest.mark.rule("C04", "C22")
def test_leaving_before_the_deal_strikes_a_throw_and_the_others_go_on() -> None:
    villa = opened(guests(FOUR))
    for name, dice in zip(FOUR[:3], ([6, 6], [1, 2], [5, 6]), strict=True):
        villa("roll", by=name, dice=dice)
    villa("leave", player="Ana")
    assert [throw["by"] for throw in villa.view()["throws"]] == ["Bruno", "Cloe"]
    villa("leave", player="Íñigo")
    assert (villa.phase, villa.view()["dealer"], villa.turn) == ("turn", "Cloe", "Bruno")
    assert [player["cards"] for player in villa.view()["players"]] == [0, 7, 7, 0]


@pytest.mark.rule("C04", "C22")
def test_who_leaves_while_throwing_again_leaves_the_deal_to_the_other() -> None:
    villa = opened(guests(FOUR[:3]))
    for name, dice in zip(FOUR, ([6, 6], [6, 6], [5, 6]), strict=False):
        villa("roll", by=name, dice=dice)
    villa("leave", player="Bruno")
    assert (villa.phase, villa.view()["dealer"]) == ("turn", "Ana")


@pytest.mark.rule("C25")
@pytest.mark.parametrize("last_wins", [False, True])
def test_with_fewer_than_two_left_nobody_wins(dealt: Open, last_wins: bool) -> None:
    villa = dealt(last_standing_wins=last_wins)
    for name in FOUR[:2]:
        villa("leave", player=name)
    assert villa.phase == "turn"
    villa("leave", player="Íñigo")
    assert villa.view()["result"] == {"winner": None, "solution": SOLUTION}


@pytest.mark.rule("C20", "C22")
@pytest.mark.parametrize(("last_wins", "winner"), [(False, None), (True, "Íñigo")])
def test_leaving_may_leave_one_who_may_accuse(dealt: Open, last_wins: bool, winner: str | None) -> None:
    villa = dealt(last_standing_wins=last_wins)
    villa("accuse", by="Ana", **WRONG)
    villa("leave", player="Cloe")
    villa("leave", player="Bruno")
    if winner:
        assert villa.view()["result"]["winner"] == winner
    else:
        assert (villa.phase, villa.turn) == ("turn", "Íñigo")
        villa("leave", player="Íñigo")
        assert villa.view()["result"]["winner"] is None


@pytest.mark.rule("C25")
def test_the_host_closes_early_with_a_reason_and_nobody_wins(villa: Villa) -> None:
    assert villa.refuses("end", reason="  ") == ("bad-command", None)
    villa("end", reason="es tarde")
    assert (villa.phase, villa.view()["result"]) == ("over", {"winner": None, "solution": SOLUTION})
    for do, fields in (("end", {"reason": "x"}), ("leave", {"player": "Ana"}), ("join", {"player": "Zoe"}), ("roll", {"by": "Ana"})):
        assert villa.refuses(do, **fields) == ("wrong-phase", None)
    villa("undo")
    assert (villa.phase, villa.turn) == ("turn", "Ana")


@pytest.mark.rule("C25")
def test_closing_before_the_deal_has_nothing_to_show() -> None:
    villa = opened(guests(FOUR[:3]))
    villa("end", reason="no viene nadie")
    assert (villa.view()["result"], villa.view()["seal"], villa.view()["opened"]) == ({"winner": None, "solution": None}, None, None)
    other = opened(guests(FOUR[:2]), two_players=True)
    other("leave", player="Ana")
    assert (other.phase, other.view()["result"]["winner"]) == ("over", None)


@pytest.mark.rule("C16", "C22")
def test_at_the_tables_own_hands_who_leaves_is_asked_no_more(dealt: Open) -> None:
    villa = dealt(hands="table")
    villa.asks("Ana", "billiard", "moutarde", "rope")
    villa("leave", player="Bruno")
    assert (villa.due, villa.view()["open_cards"]) == ("Cloe", [])
