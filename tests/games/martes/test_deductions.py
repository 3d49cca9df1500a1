"""M22-M31: the chance, the deduction, judging, bets and what they win."""

from typing import Any

import pytest

from tests.games.martes.conftest import Open, ask, deduce, solve
from tests.table import ALL, Table

WORDS = {"what": "un robo", "who": "el cura", "how": "con llave", "when": "de noche", "where": "la torre", "why": "deudas"}


def declare(table: Table, hits: list[str]) -> None:
    """The floor's holder deduces and is judged; the rebuttal is open."""
    deduce(table, hits)
    assert table.phase == "rebuttal"


@pytest.mark.rule("M22")
def test_after_a_yes_the_asker_may_deduce_for_three_pounds_then_and_there(meeting: Table) -> None:
    ask(meeting, "yes")
    assert (meeting.phase, meeting.turn) == ("answered", "Ana")
    assert meeting.refuses("deduce", by="Bruno")[0] == "not-your-turn"
    assert meeting.refuses("decline", by="Bruno")[0] == "not-your-turn"
    meeting("deduce", by="Ana")
    assert (meeting.phase, meeting.purse("Ana"), meeting.purse("pot")) == ("judging", 11, 19)


@pytest.mark.rule("M22")
@pytest.mark.parametrize("answer", ["no", "irrelevant"])
def test_no_other_answer_opens_a_deduction(meeting: Table, answer: str) -> None:
    ask(meeting, answer)
    assert (meeting.phase, meeting.turn) == ("floor", "Bruno")


@pytest.mark.rule("M22")
def test_without_three_pounds_there_is_no_chance(started: Open) -> None:
    table = started(capital=3)
    ask(table, "yes")
    assert table.turn == "Bruno"
    assert table.refuses("deduce", by="Ana")[0] == "wrong-phase"


@pytest.mark.rule("M22")
def test_declining_costs_nothing_and_the_floor_goes_on(meeting: Table) -> None:
    ask(meeting, "yes")
    meeting("decline", by="Ana")
    assert (meeting.turn, meeting.purse("Ana")) == ("Bruno", 14)


@pytest.mark.rule("M22")
def test_by_house_rule_the_three_pounds_go_to_the_host(started: Open) -> None:
    table = started(deduction_to="host")
    ask(table, "yes")
    table("deduce", by="Ana")
    assert (table.purse("pot"), table.purse("host")) == (16, 3)


@pytest.mark.rule("M22")
def test_the_interrupter_who_puts_the_question_has_the_chance(meeting: Table) -> None:
    meeting("ask", by="Ana")
    meeting("interrupt", by="Cloe", cliche="organista")
    meeting("answer", answer="yes")
    assert (meeting.phase, meeting.turn) == ("answered", "Cloe")
    meeting("decline", by="Cloe")
    assert meeting.turn == "Bruno"


@pytest.mark.rule("M23")
@pytest.mark.parametrize(
    ("elements", "hits", "count"),
    [(5, ["what", "who", "when"], 2), (5, ["when", "where"], 1), (5, ["where"], 0), (5, [], 0), (6, ["what", "when"], 2), (6, ALL[:5], 5)],
)
def test_when_and_where_count_as_one_of_five_and_as_two_of_six(started: Open, elements: int, hits: list[str], count: int) -> None:
    table = started(elements=elements)
    declare(table, hits)
    for name in ("Bruno", "Cloe", "Íñigo"):
        table("stand", by=name)
    assert table.view()["tally"] == [{"by": "Ana", "hits": count}]


@pytest.mark.rule("M24")
def test_before_judging_the_host_may_ask_for_more_as_often_as_needed(meeting: Table) -> None:
    ask(meeting, "yes")
    meeting("deduce", by="Ana", who="el cura")
    for text in ("¿Cómo?", "¿Con qué?"):
        meeting("ask-detail", text=text)
        meeting("amend", how="con llave")
    meeting("amend")
    assert meeting.view("host")["deduction"]["how"] == "con llave"
    assert (meeting.view("host")["deduction"]["who"], meeting.purse("Ana")) == ("el cura", 11)


@pytest.mark.rule("M25")
def test_right_in_all_elements_takes_the_whole_pot_and_ends_the_meeting(meeting: Table) -> None:
    assert solve(meeting) == "Ana"
    assert meeting.view()["result"] == {"outcome": "solved", "reason": None, "winner": "Ana", "pounds": 19}
    assert (meeting.purse("Ana"), meeting.purse("pot"), meeting.phase) == (30, 0, "over")


@pytest.mark.rule("M25")
def test_one_element_left_out_is_one_not_hit(meeting: Table) -> None:
    declare(meeting, ALL[:5])


@pytest.mark.rule("M26")
def test_that_it_is_wrong_is_public_at_once_and_how_many_only_when_the_bets_are_down(meeting: Table) -> None:
    declare(meeting, ["what"])
    assert meeting.view()["tally"] == []
    meeting("bet", by="Bruno", count=3)
    assert meeting.view("host")["hits"] == ["what"]
    for name in ("Cloe", "Íñigo"):
        meeting("stand", by=name)
    assert meeting.view()["tally"] == [{"by": "Ana", "hits": 1}]
    assert meeting.view("host")["hits"] is None


@pytest.mark.rule("M26")
def test_the_count_is_told_also_when_nobody_can_bet(started: Open) -> None:
    table = started(capital=4)
    for name in ("Bruno", "Cloe", "Íñigo"):
        table("leave", player=name)
    deduce(table, ["what", "who"])
    assert table.view()["tally"] == [{"by": "Ana", "hits": 2}]


@pytest.mark.rule("M26")
def test_which_elements_were_right_is_told_to_nobody_before_the_end(meeting: Table) -> None:
    declare(meeting, ["what", "why"])
    for as_ in ("table", "Ana", "Bruno"):
        judged = next(e for e in meeting.log(as_) if (e["command"] or {}).get("do") == "judge")
        assert judged["command"]["hits"] is None
        assert "why" not in str(judged["events"])
    assert meeting.log()[-1]["command"]["hits"] == ["what", "why"]


@pytest.mark.rule("M27")
def test_every_other_one_in_play_may_bet_a_pound_once_or_stand(meeting: Table) -> None:
    declare(meeting, ["what"])
    assert meeting.refuses("bet", by="Ana", count=1) == ("not-allowed", "M27")
    meeting("bet", by="Bruno", count=1)
    assert meeting.refuses("bet", by="Bruno", count=2) == ("not-allowed", "M27")
    assert meeting.refuses("stand", by="Bruno") == ("not-allowed", "M27")
    meeting("stand", by="Íñigo")
    assert meeting.view()["rebuttal"]["decided"] == ["Bruno", "Íñigo"]
    assert (meeting.purse("Bruno"), meeting.purse("pot")) == (14, 20)


@pytest.mark.rule("M27")
@pytest.mark.parametrize(
    ("elements", "count", "fine"), [(5, -1, False), (5, 0, True), (5, 4, True), (5, 5, False), (6, 5, True), (6, 6, False)]
)
def test_a_bet_is_from_none_to_one_less_than_all(started: Open, elements: int, count: int, fine: bool) -> None:
    table = started(elements=elements)
    declare(table, ["what"])
    reply = table.send(do="bet", by="Bruno", count=count)
    assert reply["ok"] == fine
    assert fine or reply["error"] == "bad-command"


@pytest.mark.rule("M27")
def test_the_number_is_secret_until_all_have_decided(meeting: Table) -> None:
    declare(meeting, ["what"])
    meeting("bet", by="Bruno", count=3)
    assert meeting.log("table")[-1]["command"]["count"] is None
    assert meeting.log("Bruno")[-1]["command"]["count"] == 3
    assert meeting.view("host")["bets"] == {"Bruno": 3}
    meeting("stand", by="Cloe")
    meeting("stand", by="Íñigo")
    assert next(e for e in meeting.log("table") if (e["command"] or {}).get("do") == "bet")["command"]["count"] == 3


@pytest.mark.rule("M27")
def test_the_number_stays_secret_when_the_judgement_or_another_bet_is_mended(meeting: Table) -> None:
    declare(meeting, ["what"])
    judged = len(meeting.log())
    bets = [judged + 1, judged + 2]
    for by in ("Bruno", "Cloe"):
        meeting("bet", by=by, count=3)
    for seq, sent in ((judged, {"do": "judge", "hits": ["who"]}), (bets[0], {"do": "bet", "by": "Bruno", "count": 1})):
        meeting("mend", seq=seq, command=sent)
        assert meeting.log("table")[bets[1] - 1]["command"]["count"] is None
    meeting("stand", by="Íñigo")
    assert [meeting.log("table")[seq - 1]["command"]["count"] for seq in bets] == [None, 3]  # the first was replaced
    assert meeting.log("table")[-2]["command"]["command"]["count"] == 1


@pytest.mark.rule("M27")
def test_who_cannot_pay_stands_aside_by_himself(started: Open) -> None:
    table = started(capital=5)
    declare(table, ["what"])
    table("correct", reason="prueba", pounds={"Bruno": 0, "Cloe": 10})
    assert {"event": "stood-aside", "by": "Bruno", "why": "funds"} in table.log()[-1]["events"]
    assert table.view()["rebuttal"]["decided"] == []
    assert table.refuses("bet", by="Bruno", count=1) == ("not-allowed", "M40")


@pytest.mark.rule("M27")
def test_by_house_rule_the_bets_go_openly_in_order_from_the_marker(started: Open) -> None:
    table = started(rebuttal="in_order")
    table("correct", reason="sorteo", first="Cloe")
    declare(table, ["what"])
    assert {o["by"] for o in table.legal()} == {"Cloe"}
    assert table.refuses("bet", by="Bruno", count=1)[0] == "not-your-turn"
    table("bet", by="Cloe", count=1)
    assert table.log("table")[-1]["command"]["count"] == 1
    table("stand", by="Íñigo")
    table("stand", by="Bruno")
    assert table.phase == "floor"


@pytest.mark.rule("M28")
def test_a_right_bet_takes_two_pounds_and_a_wrong_one_stays_in_the_pot(meeting: Table) -> None:
    declare(meeting, ["what"])
    meeting("bet", by="Bruno", count=1)
    meeting("bet", by="Cloe", count=2)
    meeting("stand", by="Íñigo")
    assert {n: meeting.purse(n) for n in ("Bruno", "Cloe", "Íñigo", "pot")} == {"Bruno": 16, "Cloe": 14, "Íñigo": 15, "pot": 19}


@pytest.mark.rule("M29")
@pytest.mark.parametrize(("pot", "paid"), [(6, (2, 2, 2)), (5, (2, 2, 1)), (4, (2, 1, 1)), (3, (1, 1, 1)), (2, (1, 1, 0)), (0, (0, 0, 0))])
def test_a_pot_too_small_pays_own_pounds_first_and_then_from_the_marker(started: Open, pot: int, paid: tuple[int, ...]) -> None:
    table = started()
    declare(table, ["what"])
    table("bet", by="Bruno", count=1)
    table("bet", by="Cloe", count=1)
    money = table.pounds()
    table("correct", reason="prueba", pounds={"pot": max(0, pot - 1), "Ana": money["Ana"] + money["pot"] - max(0, pot - 1)})
    table("bet", by="Íñigo", count=1)
    if pot == 0:
        return
    got = tuple(table.purse(n) - 14 for n in ("Bruno", "Cloe", "Íñigo"))
    assert (got, table.purse("pot")) == (paid, pot - sum(paid))


@pytest.mark.rule("M30")
def test_a_wrong_deduction_ends_nothing_and_the_floor_goes_on(meeting: Table) -> None:
    declare(meeting, [])
    for name in ("Bruno", "Cloe", "Íñigo"):
        meeting("stand", by=name)
    assert (meeting.phase, meeting.turn) == ("floor", "Bruno")


@pytest.mark.rule("M30")
def test_by_house_rule_only_so_many_deductions_in_a_meeting(started: Open) -> None:
    table = started(max_deductions=1)
    declare(table, [])
    for name in ("Bruno", "Cloe", "Íñigo"):
        table("stand", by=name)
    ask(table, "yes")
    assert (table.phase, table.turn) == ("floor", "Cloe")


def repeat(table: Table) -> dict[str, Any]:
    """Ana deduces wrongly; Bruno says the same in other letters. The reply to him."""
    ask(table, "yes")
    table("deduce", by="Ana", **WORDS)
    table("judge", hits=[])
    for name in ("Bruno", "Cloe", "Íñigo"):
        table("stand", by=name)
    ask(table, "yes")
    return table.send(do="deduce", by="Bruno", **{k: f" {v.upper()} " for k, v in WORDS.items()})


@pytest.mark.rule("M31")
def test_a_deduction_equal_to_an_earlier_one_is_warned_of(started: Open) -> None:
    assert {"event": "warning", "rule": "M31"} in repeat(started())["events"]


@pytest.mark.rule("M31")
def test_by_house_rule_it_is_refused_and_may_be_allowed_this_once(started: Open) -> None:
    table = started(forbid_repeat=True)
    refused = repeat(table)
    assert (refused["error"], refused["rule"], refused["waivable"]) == ("not-allowed", "M31", True)
    table("deduce", by="Bruno", **WORDS, waive={"rules": ["M31"], "reason": "otra cosa quería decir"})


@pytest.mark.rule("M31")
def test_words_left_out_are_never_a_repeat(started: Open) -> None:
    table = started(forbid_repeat=True)
    repeat(table)
    table("deduce", by="Bruno", **{k: v for k, v in WORDS.items() if k != "why"})
    assert table.refuses("amend", why="deudas") == ("not-allowed", "M31")


def test_hits_are_told_apart_and_nothing_else_is_taken(meeting: Table) -> None:
    ask(meeting, "yes")
    meeting("deduce", by="Ana")
    for hits in (["whom"], "what", [1], None):
        assert meeting.refuses("judge", hits=hits)[0] == "bad-command"
