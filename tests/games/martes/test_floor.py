"""M07-M13, M38: the floor, questions, answers, passing, the marker."""

import pytest

from tests.games.martes.conftest import Open, ask
from tests.table import FOUR, Table


@pytest.mark.rule("M07")
def test_with_the_floor_one_asks_or_passes_and_nobody_else_may(meeting: Table) -> None:
    assert [o["do"] for o in meeting.legal()] == ["ask", "pass"]
    assert meeting.refuses("ask", by="Bruno")[0] == "not-your-turn"
    assert meeting.refuses("pass", by="Cloe")[0] == "not-your-turn"
    ask(meeting)
    assert meeting.turn == "Bruno"


@pytest.mark.rule("M08")
def test_a_question_costs_a_pound_that_no_answer_refunds(meeting: Table) -> None:
    ask(meeting, "irrelevant")
    assert (meeting.purse("Ana"), meeting.purse("pot")) == (14, 16)


@pytest.mark.rule("M09")
def test_the_host_may_have_a_question_put_again_for_nothing(meeting: Table) -> None:
    meeting("ask", by="Ana", question="¿Quién fue?")
    assert {"do": "reword", "question": None} in meeting.legal()
    meeting("reword", question="")
    assert meeting.view()["question"]["text"] == "¿Quién fue?"
    assert [meeting.refuses("reword", **words) for words in ({}, {"question": None})] == [("bad-command", None)] * 2
    meeting("reword", question="¿Fue el sacristán?")
    assert (meeting.view()["question"]["text"], meeting.purse("Ana")) == ("¿Fue el sacristán?", 14)


@pytest.mark.rule("M10")
def test_an_answer_of_hours_ago_is_put_right_in_what_all_see_and_wrong_again_by_an_undo(started: Open) -> None:
    table = started(capital=100, minutes=None)
    while len(table.view()["answers"]) < 70:
        ask(table)
        if table.phase == "host":
            table("next-round")
    before = table.view()["answers"]
    table("correct", reason="me equivoqué", answer={"seq": before[3]["seq"], "answer": "yes"})
    assert [a["answer"] for a in table.view()["answers"]] == ["no", "no", "no", "yes"] + ["no"] * 66
    table("undo")
    assert table.view()["answers"] == before


@pytest.mark.rule("M10")
def test_an_answer_is_public_with_its_note(meeting: Table) -> None:
    ask(meeting, "irrelevant", question="¿Llovía?")
    meeting("ask", by="Bruno", question="¿Era de noche?")
    meeting("answer", answer="no", note="según se mire")
    assert meeting.view()["last"] == {"by": "Bruno", "question": "¿Era de noche?", "answer": "no", "note": "según se mire"}
    assert [a["answer"] for a in meeting.view()["answers"]] == ["irrelevant", "no"]
    assert meeting.refuses("answer", answer="no")[0] == "wrong-phase"


@pytest.mark.rule("M10")
def test_an_answer_found_wrong_is_put_right_in_public_and_money_stays(meeting: Table) -> None:
    ask(meeting, "no", question="¿Llovía?")
    seq = meeting.log()[-1]["seq"]
    before = meeting.pounds(), meeting.turn
    meeting("correct", reason="me equivoqué", answer={"seq": seq, "answer": "yes", "note": "al final"})
    assert meeting.view()["last"]["answer"] == meeting.view()["answers"][0]["answer"] == "yes"
    assert (meeting.pounds(), meeting.turn) == before
    assert meeting.refuses("correct", reason="x", answer={"seq": 2, "answer": "yes"})[0] == "bad-command"


@pytest.mark.rule("M11")
def test_passing_is_free(meeting: Table) -> None:
    before = meeting.pounds()
    meeting("pass", by="Ana")
    assert (meeting.pounds(), meeting.turn) == (before, "Bruno")


@pytest.mark.rule("M12")
def test_the_first_detective_who_passes_hands_on_the_marker_each_time(meeting: Table) -> None:
    meeting("pass", by="Ana")
    assert meeting.view()["first"] == "Bruno"
    meeting("pass", by="Bruno")
    assert meeting.view()["first"] == "Cloe"
    ask(meeting)
    meeting("pass", by="Íñigo")
    assert meeting.view()["first"] == "Cloe"


@pytest.mark.rule("M12")
def test_by_house_rule_passing_moves_the_marker_once_a_round(started: Open) -> None:
    table = started(marker_once_per_round=True)
    table("pass", by="Ana")
    table("pass", by="Bruno")
    assert table.view()["first"] == "Bruno"
    ask(table)
    table("pass", by="Íñigo")
    table("next-round")
    table("pass", by="Bruno")
    assert table.view()["first"] == "Cloe"


@pytest.mark.rule("M13")
def test_a_marker_that_moves_changes_only_the_next_round(meeting: Table) -> None:
    meeting("pass", by="Ana")
    assert meeting.view()["order"] == ["Ana", "Bruno", "Cloe", "Íñigo"]
    for _ in range(3):
        ask(meeting)
    meeting("next-round")
    assert meeting.view()["order"] == ["Bruno", "Cloe", "Íñigo", "Ana"]


@pytest.mark.rule("M38")
def test_all_passing_in_one_round_ends_the_meeting_before_the_host_collects(meeting: Table) -> None:
    for name in ("Ana", "Bruno", "Cloe"):
        meeting("pass", by=name)
    meeting("pass", by="Íñigo")
    result = {"outcome": "unsolved", "reason": "all-passed", "winner": "host", "pounds": 15}
    assert (meeting.phase, meeting.view()["result"]) == ("over", result)


@pytest.mark.rule("M38")
def test_one_question_in_the_round_and_it_was_no_passive_play(meeting: Table) -> None:
    for name in ("Ana", "Bruno", "Cloe"):
        meeting("pass", by=name)
    ask(meeting)
    assert meeting.phase == "host"


@pytest.mark.rule("M38")
def test_the_last_floor_may_end_by_leaving_and_the_others_have_all_passed(meeting: Table) -> None:
    for name in ("Ana", "Bruno", "Cloe"):
        meeting("pass", by=name)
    meeting("leave", player="Íñigo")
    assert meeting.view()["result"]["reason"] == "all-passed"


@pytest.mark.rule("M38")
def test_who_left_without_passing_does_not_count_but_a_newcomer_without_a_floor_keeps_nobody_waiting(started: Open) -> None:
    table = started(FOUR[:2])
    table("leave", player="Ana")
    table("join", player={"name": "Dora", "cliches": ["uno"]})
    table("leave", player="Bruno")
    assert table.phase == "host"
    table("next-round")
    assert table.view()["order"] == ["Dora"]
