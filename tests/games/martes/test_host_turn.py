"""M32-M35, M48-M50: the host's turn, hints, the next round, loans."""

import pytest

from tests.games.martes.conftest import Open, ask, pass_round
from tests.table import Table


@pytest.mark.rule("M32")
def test_the_host_takes_a_pound_from_the_pot_every_round(meeting: Table) -> None:
    pass_round(meeting)
    assert (meeting.purse("host"), meeting.purse("pot")) == (1, 15)
    meeting("next-round")
    pass_round(meeting)
    assert meeting.purse("host") == 2


@pytest.mark.rule("M32")
def test_from_an_empty_pot_he_takes_nothing_and_a_cap_holds_for_the_meeting(started: Open) -> None:
    table = started(host_cap=1)
    pass_round(table)
    table("next-round")
    pass_round(table)
    assert table.purse("host") == 1
    empty = started(stake=0)
    empty("correct", reason="x", turn="Íñigo")
    empty("ask", by="Íñigo")
    empty("correct", reason="x", pounds={"pot": 0, "Ana": 16})
    empty("answer", answer="no")
    assert (empty.phase, empty.purse("host")) == ("host", 0)


@pytest.mark.rule("M33")
def test_a_hint_costs_a_pound_to_the_host_and_its_answer_is_public(meeting: Table) -> None:
    pass_round(meeting)
    meeting("hint", by="Cloe", cliche="organista", request="¿Y la cuerda?", answer="Estaba seca.")
    assert (meeting.purse("Cloe"), meeting.purse("host"), meeting.purse("pot")) == (14, 2, 15)
    hint = {"by": "Cloe", "cliche": "organista", "request": "¿Y la cuerda?", "answer": "Estaba seca."}
    assert meeting.view("Ana")["hints"] == [hint]


@pytest.mark.rule("M33")
def test_a_cliche_serves_one_hint_in_the_meeting(meeting: Table) -> None:
    pass_round(meeting)
    meeting("hint", by="Cloe", cliche="organista")
    assert meeting.refuses("hint", by="Cloe", cliche="organista") == ("not-allowed", "M33")
    meeting("hint", by="Cloe", cliche="organista", waive={"rules": ["M33"], "reason": "no se oyó"})


@pytest.mark.rule("M33")
def test_several_hints_a_turn_unless_the_house_limits_them(started: Open) -> None:
    table = started(hints_per_turn=1)
    pass_round(table)
    table("hint", by="Ana", cliche="viajera")
    assert table.refuses("hint", by="Bruno", cliche="relojero") == ("not-allowed", "M33")
    assert [o["do"] for o in table.legal()] == ["next-round"]
    table("next-round")
    pass_round(table)
    table("hint", by="Bruno", cliche="relojero")


@pytest.mark.rule("M33")
def test_who_is_out_or_gone_buys_no_hint(meeting: Table) -> None:
    pass_round(meeting)
    meeting("correct", reason="x", pounds={"Bruno": 0, "host": 16})
    meeting("leave", player="Cloe")
    assert meeting.refuses("hint", by="Bruno", cliche="relojero") == ("not-allowed", "M40")
    assert meeting.refuses("hint", by="Cloe", cliche="organista") == ("not-allowed", "M44")
    assert meeting.refuses("hint", by="Ana", cliche="relojero")[0] == "bad-command"


@pytest.mark.rule("M35")
def test_the_next_round_begins_with_the_marker_when_the_host_says_so(meeting: Table) -> None:
    meeting("pass", by="Ana")
    pass_round(meeting)
    assert meeting.phase == "host"
    meeting("next-round")
    assert (meeting.view()["round"], meeting.turn) == (2, meeting.view()["first"])
    assert meeting.turn == "Bruno"


@pytest.mark.rule("M48")
def test_without_the_house_rule_there_are_no_loans(meeting: Table) -> None:
    assert meeting.refuses("lend", to="Ana", pounds=1) == ("not-allowed", "M48")


@pytest.mark.rule("M48")
def test_a_loan_comes_from_the_host_and_who_owes_may_not_deduce(started: Open) -> None:
    table = started(loans=True)
    pass_round(table)
    assert table.refuses("lend", to="Ana", pounds=2) == ("no-funds", "M48")
    assert table.refuses("lend", to="Ana", pounds=0)[0] == "bad-command"
    table("lend", to="Ana", pounds=1)
    table("next-round")
    while table.turn != "Ana":
        table("pass", by=table.turn)
    ask(table, "yes")
    assert (table.phase, table.view()["loans"]) == ("floor", {"Ana": 1})


@pytest.mark.rule("M48")
def test_a_loan_during_an_open_chance_closes_it(started: Open) -> None:
    table = started(loans=True)
    pass_round(table)
    table("next-round")
    by = str(table.turn)
    ask(table, "yes")
    table("lend", to=by, pounds=1)
    assert table.phase == "floor"
    assert table.turn != by


@pytest.mark.rule("M48")
def test_loans_are_repaid_at_the_end_as_far_as_the_purse_goes(started: Open) -> None:
    table = started(loans=True)
    pass_round(table)
    table("correct", reason="x", pounds={"Ana": 1, "host": 14})
    table("lend", to="Bruno", pounds=3)
    table("lend", to="Ana", pounds=2)
    table("correct", reason="x", pounds={"Ana": 1, "Cloe": 17})
    before = table.purse("host")
    table("end", reason="tarde")
    assert (table.purse("Ana"), table.purse("host")) == (0, before + 4)
    assert table.view()["result"]["pounds"] == 0


@pytest.mark.rule("M49")
def test_dawdling_is_only_a_cue_and_never_makes_the_pass(started: Open) -> None:
    table = started(suggest_pass_after=30)
    table("wait", seconds=600)
    assert (table.phase, table.turn) == ("floor", "Ana")


@pytest.mark.rule("M50")
def test_the_recapitulation_is_at_hand_and_blocks_nothing(meeting: Table) -> None:
    pass_round(meeting)
    assert [a["round"] for a in meeting.view()["answers"]] == [1]
    meeting("next-round")
