"""M44: leaving, coming back and coming late."""

import pytest

from tests.games.martes.conftest import Open, ask, deduce, pass_round
from tests.table import ALL, Table


def interrupted_and_gone(meeting: Table) -> None:
    """Cloe has taken the question, and leaves before it is answered."""
    meeting("ask", by="Ana")
    meeting("interrupt", by="Cloe", cliche="organista")
    meeting("leave", player="Cloe")


@pytest.mark.rule("M44")
def test_who_leaves_on_his_floor_hands_it_on_and_his_purse_stays(meeting: Table) -> None:
    meeting("leave", player="Ana")
    assert (meeting.turn, meeting.view()["first"], meeting.purse("Ana")) == ("Bruno", "Bruno", 15)
    assert meeting.view()["players"][0]["gone"]
    assert not meeting.view()["players"][0]["out"]
    assert meeting.refuses("leave", player="Ana") == ("not-allowed", "M44")
    assert meeting.refuses("leave", player="Zoe")[0] == "unknown-player"


@pytest.mark.rule("M44")
def test_a_question_he_holds_is_answered_and_settled_but_opens_no_deduction(meeting: Table) -> None:
    interrupted_and_gone(meeting)
    meeting("answer", answer="yes")
    assert (meeting.phase, meeting.purse("Cloe"), meeting.view()["first"]) == ("floor", 15, "Íñigo")


@pytest.mark.rule("M44")
def test_an_open_chance_lapses_when_he_leaves(meeting: Table) -> None:
    ask(meeting, "yes")
    meeting("leave", player="Ana")
    assert (meeting.phase, meeting.turn) == ("floor", "Bruno")


@pytest.mark.rule("M44")
def test_a_declared_deduction_is_judged_and_can_win(meeting: Table) -> None:
    ask(meeting, "yes")
    meeting("deduce", by="Ana")
    meeting("leave", player="Ana")
    meeting("judge", hits=ALL)
    assert meeting.view()["result"]["winner"] == "Ana"


@pytest.mark.rule("M44")
def test_undecided_in_a_rebuttal_he_stands_aside_and_a_placed_bet_is_settled(meeting: Table) -> None:
    deduce(meeting, ["what"])
    meeting("bet", by="Bruno", count=1)
    meeting("leave", player="Bruno")
    meeting("leave", player="Cloe")
    meeting("join", player="Cloe")
    assert meeting.refuses("bet", by="Cloe", count=1) == ("not-allowed", "M44")
    meeting("stand", by="Íñigo")
    assert (meeting.phase, meeting.purse("Bruno")) == ("floor", 16)


@pytest.mark.rule("M44")
def test_back_he_has_his_purse_and_uses_at_once_and_the_floor_from_the_next_round(meeting: Table) -> None:
    interrupted_and_gone(meeting)
    meeting("join", player="cloe")
    meeting("answer", answer="no")
    seen = []
    while meeting.phase == "floor":
        seen.append(meeting.turn)
        ask(meeting)
    assert seen == ["Bruno", "Íñigo"]
    meeting("hint", by="Cloe", cliche="organista")
    meeting("next-round")
    assert "Cloe" in meeting.view()["order"]
    assert meeting.refuses("join", player="Cloe") == ("not-allowed", "M44")


@pytest.mark.rule("M44")
def test_a_newcomer_sits_last_with_full_capital_and_interrupts_at_once(started: Open) -> None:
    table = started(capital=9)
    table("join", player={"name": "Dora", "cliches": ["jurista"], "character": "Lady Dora"})
    assert (table.view()["players"][4]["name"], table.purse("Dora")) == ("Dora", 9)
    table("ask", by="Ana")
    table("interrupt", by="Dora", cliche="jurista")
    table("answer", answer="no")
    assert table.view()["first"] == "Dora"
    while table.phase == "floor":
        assert table.turn != "Dora"
        ask(table)
    table("next-round")
    assert table.view()["order"][0] == "Dora"


@pytest.mark.rule("M44")
def test_what_a_newcomer_did_is_told_by_his_name_when_his_coming_is_mended_away(started: Open) -> None:
    table = started()
    for name in ("Eva", "Fito"):
        table("join", player={"name": name, "cliches": ["jurista"]})
    pass_round(table)
    table("next-round")
    while table.turn != "Fito":
        table("pass", by=table.turn)
    table("mend", seq=3, command=None)
    told = {entry["events"][0]["by"] for entry in table.log() if entry["command"] == {"do": "pass", "by": "Eva"}}
    assert told == {"Eva"}


@pytest.mark.rule("M44")
def test_newcomers_without_cliches_a_bad_name_or_a_chair_are_refused(opened: Open) -> None:
    players = tuple({"name": f"D{i}", "cliches": ["uno"]} for i in range(8))
    table = opened(players)
    assert table.refuses("join", player={"name": "Zoe", "cliches": ["uno"]}) == ("not-allowed", "M03")
    table = opened()
    assert table.refuses("join", player="Zoe")[0] == "bad-setup"
    assert table.refuses("join", player={"name": "host", "cliches": ["uno"]})[0] == "bad-setup"
    assert table.refuses("join", player=7)[0] == "bad-command"


@pytest.mark.rule("M44")
def test_people_come_and_go_during_the_telling(opened: Open) -> None:
    table = opened()
    table("leave", player="Ana")
    table("join", player={"name": "Dora", "cliches": ["jurista"]})
    table("start")
    assert table.view()["order"] == ["Bruno", "Cloe", "Íñigo", "Dora"]
