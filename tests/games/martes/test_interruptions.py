"""M14-M21: interruptions."""

import pytest

from tests.games.martes.conftest import Open, ask, pass_round
from tests.table import Table


@pytest.mark.rule("M14")
def test_another_with_a_cliche_takes_over_the_question_for_a_pound(meeting: Table) -> None:
    meeting("ask", by="Ana", question="¿Cuándo?")
    meeting("interrupt", by="Cloe", cliche="ORGANISTA ", question="¿Sonó el órgano?")
    assert meeting.view()["question"] == {"by": "Cloe", "text": "¿Sonó el órgano?", "interrupted": ["Ana"]}
    assert (meeting.turn, meeting.purse("Cloe"), meeting.purse("pot")) == ("Cloe", 14, 17)


@pytest.mark.rule("M14")
def test_nobody_interrupts_himself_nor_with_a_cliche_that_is_not_his(meeting: Table) -> None:
    meeting("ask", by="Ana")
    assert meeting.refuses("interrupt", by="Ana", cliche="viajera") == ("not-allowed", "M14")
    assert meeting.refuses("interrupt", by="Cloe", cliche="viajera") == ("bad-command", None)
    assert meeting.refuses("interrupt", by="Zoe", cliche="viajera")[0] == "unknown-player"


@pytest.mark.rule("M14")
def test_interrupting_back_without_a_pound_is_refused_for_funds(started: Open) -> None:
    table = started(capital=1)
    table("ask", by="Ana")
    table("interrupt", by="Cloe", cliche="organista")
    assert table.refuses("interrupt", by="Ana", cliche="viajera") == ("no-funds", "M14")
    assert not table.view()["players"][0]["out"]


@pytest.mark.rule("M15")
def test_one_interruption_a_round_and_a_new_one_in_the_next(meeting: Table) -> None:
    meeting("ask", by="Ana")
    meeting("interrupt", by="Bruno", cliche="relojero")
    meeting("interrupt", by="Cloe", cliche="organista")
    assert meeting.refuses("interrupt", by="Bruno", cliche="artillero") == ("not-allowed", "M15")
    meeting("answer", answer="no")
    while meeting.phase == "floor":
        ask(meeting)
    meeting("next-round")
    by = meeting.turn
    meeting("ask", by=by)
    meeting("interrupt", by="Bruno", cliche="artillero")


@pytest.mark.rule("M15")
def test_the_host_may_allow_a_second_interruption_this_once_and_the_log_says_so(meeting: Table) -> None:
    meeting("ask", by="Ana")
    meeting("interrupt", by="Bruno", cliche="relojero")
    meeting("interrupt", by="Cloe", cliche="organista")
    waive = {"rules": ["M15"], "reason": "es su cumpleaños"}
    reply = meeting("interrupt", by="Bruno", cliche="artillero", waive=waive)
    assert reply["events"][0] == {"event": "waived", "rule": "M15", "reason": "es su cumpleaños"}
    assert meeting.log()[-1]["command"]["waive"] == waive


@pytest.mark.parametrize("waive", [{"rules": ["M08"], "reason": "x"}, {"rules": ["M15"]}, {"rules": ["M15"], "reason": " "}, [], "M15"])
def test_money_and_phases_are_never_waived(meeting: Table, waive: object) -> None:
    meeting("ask", by="Ana")
    assert meeting.refuses("interrupt", by="Bruno", cliche="relojero", waive=waive)[0] == "bad-command"


@pytest.mark.rule("M16")
def test_a_cliche_serves_one_interruption_in_the_whole_meeting(meeting: Table) -> None:
    meeting("ask", by="Ana")
    meeting("interrupt", by="Cloe", cliche="organista")
    meeting("answer", answer="no")
    while meeting.phase == "floor":
        ask(meeting)
    meeting("next-round")
    meeting("pass", by=meeting.turn)
    meeting("ask", by=meeting.turn)
    assert meeting.refuses("interrupt", by="Cloe", cliche="organista") == ("not-allowed", "M16")


@pytest.mark.rule("M17")
def test_interruptions_chain_and_only_the_last_question_is_put(meeting: Table) -> None:
    meeting("ask", by="Ana", question="uno")
    meeting("interrupt", by="Cloe", cliche="organista", question="dos")
    meeting("interrupt", by="Ana", cliche="viajera", question="tres")
    meeting("answer", answer="no")
    assert meeting.view()["answers"] == [{"seq": 6, "round": 1, "by": "Ana", "text": "tres", "answer": "no", "note": None}]


@pytest.mark.rule("M18")
def test_who_puts_an_interrupted_question_takes_the_marker_when_it_is_answered(meeting: Table) -> None:
    meeting("ask", by="Ana")
    meeting("interrupt", by="Íñigo", cliche="abogado")
    assert meeting.view()["first"] == "Ana"
    meeting("answer", answer="no")
    assert meeting.view()["first"] == "Íñigo"


@pytest.mark.rule("M19")
@pytest.mark.parametrize(
    ("chain", "won"),
    [(["Cloe:organista"], 1), (["Cloe:organista", "Bruno:relojero"], 2), (["Cloe:organista", "Bruno:relojero", "Ana:viajera"], 3)],
)
def test_he_takes_all_pounds_but_the_one_he_put_last_and_the_pot_gains_one(meeting: Table, chain: list[str], won: int) -> None:
    meeting("ask", by="Ana")
    for who in chain:
        by, cliche = who.split(":")
        meeting("interrupt", by=by, cliche=cliche)
    last, before = chain[-1].split(":")[0], meeting.pounds()
    meeting("answer", answer="no")
    assert (meeting.purse(last), meeting.purse("pot")) == (before[last] + won, 16)


@pytest.mark.rule("M20")
def test_the_floor_goes_on_after_the_first_one_interrupted_and_the_interrupter_has_his_own(meeting: Table) -> None:
    meeting("ask", by="Ana")
    meeting("interrupt", by="Cloe", cliche="organista")
    meeting("answer", answer="no")
    seen = []
    while meeting.phase == "floor":
        seen.append(meeting.turn)
        ask(meeting)
    assert seen == ["Bruno", "Cloe", "Íñigo"]


@pytest.mark.rule("M21")
def test_of_two_who_interrupt_at_once_the_nearer_to_the_marker_stands_first(meeting: Table) -> None:
    meeting("correct", reason="sorteo", first="Cloe")
    meeting("ask", by="Ana")
    offered = [o["by"] for o in meeting.legal() if o["do"] == "interrupt"]
    assert list(dict.fromkeys(offered)) == ["Cloe", "Íñigo", "Bruno"]


@pytest.mark.rule("M34")
def test_a_cliche_serves_one_hint_and_one_interruption(meeting: Table) -> None:
    meeting("ask", by="Ana")
    meeting("interrupt", by="Cloe", cliche="organista")
    meeting("answer", answer="no")
    while meeting.phase == "floor":
        ask(meeting)
    meeting("hint", by="Cloe", cliche="organista")
    assert meeting.view()["players"][2]["cliches"] == [{"name": "organista", "hint": False, "interrupt": False}]


@pytest.mark.rule("M34")
def test_by_house_rule_it_serves_once_in_all(started: Open) -> None:
    table = started(shared_cliches=True)
    table("ask", by="Ana")
    table("interrupt", by="Cloe", cliche="organista")
    table("answer", answer="no")
    while table.phase == "floor":
        ask(table)
    assert table.refuses("hint", by="Cloe", cliche="organista") == ("not-allowed", "M34")
    table("hint", by="Ana", cliche="viajera")
    table("next-round")
    while table.turn == "Ana":
        ask(table)
    table("ask", by=table.turn)
    assert table.refuses("interrupt", by="Ana", cliche="viajera") == ("not-allowed", "M34")


@pytest.mark.rule("M14")
def test_a_countdown_before_answering_is_only_an_option_of_the_house(opened: Open) -> None:
    assert opened(interrupt_seconds=10).view()["phase"] == "telling"
    assert Table().send(do="new", game="martes", players=[], options={"interrupt_seconds": 0})["error"] == "bad-setup"


def test_passing_a_round_helper_reaches_the_host(meeting: Table) -> None:
    pass_round(meeting)
    assert meeting.phase == "host"
