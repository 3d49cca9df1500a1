"""M36-M47: time, capital, corrections, closing early."""

from typing import Any

import pytest

from tests.games.martes.conftest import Open, ask, deduce, pass_round, solve
from tests.table import ALL, FOUR, Table


def ended(table: Table) -> tuple[str, str | None, int]:
    """Reason, winner and pounds of an unsolved case."""
    result = table.view()["result"]
    return result["reason"], result["winner"], result["pounds"]


@pytest.mark.rule("M36")
def test_the_hour_strikes_on_a_free_floor_and_in_the_hosts_turn(meeting: Table) -> None:
    meeting("wait", seconds=3600)
    assert ended(meeting) == ("time", "host", 15)
    meeting("set-clock", elapsed=3000, reason="iba adelantado")
    meeting("undo")
    assert meeting.phase == "telling"


@pytest.mark.rule("M36")
def test_the_hour_strikes_in_the_hosts_turn(meeting: Table) -> None:
    pass_round(meeting)
    meeting("wait", seconds=3600)
    assert ended(meeting)[0] == "time"


@pytest.mark.rule("M36")
def test_a_question_put_before_zero_is_answered_but_opens_nothing(meeting: Table) -> None:
    meeting("ask", by="Ana")
    meeting("wait", seconds=4000)
    assert (meeting.phase, meeting.view()["clock"]) == ("question", {"limit": 3600, "elapsed": 3600, "running": False})
    assert meeting.refuses("interrupt", by="Bruno", cliche="relojero") == ("not-allowed", "M36")
    assert {o["do"] for o in meeting.legal()} == {"answer", "reword"}
    meeting("answer", answer="yes")
    assert ended(meeting) == ("time", "host", 16)


@pytest.mark.rule("M36")
def test_an_open_chance_lapses_when_the_hour_strikes(meeting: Table) -> None:
    ask(meeting, "yes")
    meeting("wait", seconds=3600)
    assert ended(meeting)[0] == "time"


@pytest.mark.rule("M36")
def test_a_deduction_declared_before_zero_is_judged_and_its_rebuttal_played(meeting: Table) -> None:
    ask(meeting, "yes")
    meeting("deduce", by="Ana")
    meeting("wait", seconds=3600)
    meeting("judge", hits=["what"])
    meeting("bet", by="Bruno", count=1)
    meeting("stand", by="Cloe")
    meeting("stand", by="Íñigo")
    assert (ended(meeting)[0], meeting.purse("Bruno")) == ("time", 16)


@pytest.mark.rule("M36")
def test_such_a_deduction_can_still_solve_the_case(meeting: Table) -> None:
    ask(meeting, "yes")
    meeting("deduce", by="Ana")
    meeting("wait", seconds=3600)
    meeting("judge", hits=ALL)
    assert meeting.view()["result"]["outcome"] == "solved"


@pytest.mark.rule("M36")
def test_by_house_rule_or_exception_that_one_question_may_still_open_a_deduction(started: Open) -> None:
    for options, more in (({"grace_deduction": True}, {}), ({}, {"waive": {"rules": ["M36"], "reason": "por un segundo"}})):
        table = started(**options)
        table("ask", by="Ana")
        table("wait", seconds=3601)
        table("answer", answer="yes", **more)
        table("wait", seconds=5)
        table("deduce", by="Ana")
        table("judge", hits=[])
        for name in ("Bruno", "Cloe", "Íñigo"):
            table("stand", by=name)
        assert ended(table)[0] == "time"


@pytest.mark.rule("M36")
def test_the_grace_is_for_the_question_that_waits_and_an_open_chance_lapses_all_the_same(started: Open) -> None:
    table = started(grace_deduction=True)
    table("ask", by="Ana")
    table("answer", answer="yes")
    table("wait", seconds=3600)
    assert ended(table)[0] == "time"


@pytest.mark.rule("M36")
def test_a_clock_put_back_takes_interruptions_again(meeting: Table) -> None:
    meeting("ask", by="Ana")
    meeting("wait", seconds=3600)
    meeting("set-clock", elapsed=3500, reason="hubo una pausa")
    meeting("interrupt", by="Bruno", cliche="relojero")
    assert meeting.view()["clock"]["running"]


@pytest.mark.rule("M37")
def test_the_capital_is_spent_when_everyone_present_has_nothing(started: Open) -> None:
    table = started(capital=1)
    for _ in range(4):
        assert table.phase == "floor"
        ask(table, "yes")
    assert ended(table) == ("capital", "host", 19)


@pytest.mark.rule("M37")
def test_who_left_with_money_does_not_keep_the_meeting_open(started: Open) -> None:
    table = started(FOUR[:2], capital=1)
    ask(table)
    table("leave", player="Bruno")
    assert ended(table)[0] == "capital"


@pytest.mark.rule("M37")
def test_the_last_pound_may_go_for_a_hint(started: Open) -> None:
    table = started(FOUR[:2], capital=2)
    ask(table)
    ask(table)
    table("hint", by="Ana", cliche="viajera")
    table("hint", by="Bruno", cliche="relojero")
    assert ended(table)[0] == "capital"


@pytest.mark.rule("M37")
def test_if_the_hour_has_struck_as_well_it_is_time(started: Open) -> None:
    table = started(FOUR[:2], capital=1)
    ask(table)
    table("ask", by="Bruno")
    table("wait", seconds=3600)
    table("answer", answer="no")
    assert ended(table)[0] == "time"


@pytest.mark.rule("M37")
def test_when_all_have_left_it_is_closed_at_once_whatever_is_open(meeting: Table) -> None:
    meeting("ask", by="Ana")
    for name in ("Ana", "Bruno", "Cloe"):
        meeting("leave", player=name)
    assert meeting.phase == "question"
    meeting("leave", player="Íñigo")
    assert ended(meeting) == ("closed", None, 0)


@pytest.mark.rule("M39")
def test_unsolved_the_host_takes_the_whole_pot(meeting: Table) -> None:
    ask(meeting)
    meeting("wait", seconds=3600)
    assert (ended(meeting), meeting.purse("host"), meeting.purse("pot")) == (("time", "host", 16), 16, 0)


@pytest.mark.rule("M40")
def test_who_is_out_has_no_floor_and_his_marker_goes_on(started: Open) -> None:
    table = started(capital=2)
    table("correct", reason="x", pounds={"Ana": 1, "Cloe": 3})
    ask(table)
    assert table.view()["players"][0]["out"]
    assert table.view()["first"] == "Bruno"
    table("ask", by="Bruno")
    assert table.refuses("interrupt", by="Ana", cliche="viajera") == ("not-allowed", "M40")
    table("answer", answer="no")
    while table.phase == "floor":
        ask(table)
    table("next-round")
    assert "Ana" not in table.view()["order"]


@pytest.mark.rule("M40")
def test_he_goes_out_only_when_what_he_paid_for_is_settled(started: Open) -> None:
    table = started(capital=4)
    deduce(table, ["what"])
    assert (table.purse("Ana"), table.view()["players"][0]["out"]) == (0, False)
    for name in ("Bruno", "Cloe"):
        table("stand", by=name)
    assert not table.view()["players"][0]["out"]
    table("stand", by="Íñigo")
    assert table.view()["players"][0]["out"]


@pytest.mark.rule("M41")
def test_the_host_overrules_figures_as_long_as_the_sum_stays(meeting: Table) -> None:
    meeting("correct", reason="cambio mal dado", pounds={"Ana": 10, "host": 3, "pot": 17})
    assert (meeting.purse("Ana"), meeting.purse("host")) == (10, 3)
    assert meeting.refuses("correct", reason="x", pounds={"Ana": 11}) == ("not-allowed", "M41")
    assert meeting.refuses("correct", reason="x", pounds={"Ana": -1, "pot": 28})[0] == "bad-command"
    assert meeting.refuses("correct", reason=" ", pounds={"Ana": 10})[0] == "bad-command"
    assert meeting.refuses("correct", reason="x", pounds={"Zoe": 10})[0] == "unknown-player"


@pytest.mark.rule("M41")
def test_a_floor_corrected_to_nothing_passes_on(meeting: Table) -> None:
    meeting("correct", reason="x", pounds={"Ana": 0, "Bruno": 30})
    assert (meeting.turn, meeting.view()["first"]) == ("Bruno", "Bruno")


@pytest.mark.rule("M41")
def test_a_chance_that_can_no_longer_be_paid_lapses(meeting: Table) -> None:
    ask(meeting, "yes")
    meeting("correct", reason="x", pounds={"Ana": 2, "Bruno": 27})
    assert (meeting.phase, meeting.turn) == ("floor", "Bruno")


def test_marker_floor_cliches_and_interruption_are_put_right(meeting: Table) -> None:
    fix = {"Ana": {"viajera": {"hint": False}}, "Bruno": {"RELOJERO": {"interrupt": False}}}
    meeting("correct", reason="x", first="Cloe", turn="Cloe", cliches=fix, interrupted={"Íñigo": True})
    view = meeting.view()
    assert (view["first"], view["turn"], view["players"][3]["interrupted"]) == ("Cloe", "Cloe", True)
    assert view["players"][0]["cliches"][1] == {"name": "viajera", "hint": False, "interrupt": True}
    assert view["players"][1]["cliches"][1] == {"name": "relojero", "hint": True, "interrupt": False}
    assert meeting.refuses("correct", reason="x", cliches={"Ana": {"relojero": {"hint": True}}})[0] == "bad-command"


def test_the_floor_is_given_only_on_the_floor_and_to_one_in_this_rounds_order(meeting: Table) -> None:
    meeting("leave", player="Bruno")
    meeting("join", player="Bruno")
    meeting("leave", player="Cloe")
    assert meeting.refuses("correct", reason="x", turn="Bruno") == ("not-allowed", "M44")
    assert meeting.refuses("correct", reason="x", first="Cloe") == ("not-allowed", "M44")
    meeting("ask", by="Ana")
    assert meeting.refuses("correct", reason="x", turn="Íñigo")[0] == "wrong-phase"


def test_when_it_is_over_figures_change_and_never_the_result(meeting: Table) -> None:
    solve(meeting)
    result = meeting.view()["result"]
    meeting("correct", reason="x", pounds={"Ana": 29, "Bruno": 16})
    assert (meeting.view()["result"], meeting.phase, meeting.purse("Bruno")) == (result, "over", 16)


@pytest.mark.rule("M42")
def test_every_meeting_opens_with_the_same_pounds_again(meeting: Table) -> None:
    solve(meeting)
    meeting("new", game="martes", players=list(FOUR))
    assert meeting.pounds() == {"Ana": 15, "Bruno": 15, "Cloe": 15, "Íñigo": 15, "pot": 15, "host": 0}


@pytest.mark.rule("M43")
def test_the_solver_is_proposed_as_the_next_host(meeting: Table) -> None:
    assert meeting.view()["next_host"] is None
    solve(meeting)
    assert meeting.view()["next_host"] == "Ana"


@pytest.mark.rule("M45")
@pytest.mark.parametrize("phase", ["telling", "floor", "question", "answered", "judging", "rebuttal", "host"])
def test_the_host_closes_early_with_a_reason_in_any_phase(opened: Open, phase: str) -> None:
    table = opened()
    way = ("start", "ask", "yes", "deduce", "judge")
    far = ("telling", "floor", "question", "answered", "judging", "rebuttal")
    for step in ("start", "round") if phase == "host" else way[: far.index(phase)]:
        _step(table, step)
    assert table.phase == phase
    assert table.refuses("end", reason="  ")[0] == "bad-command"
    pot = table.purse("pot")
    table("end", reason="se hizo tarde")
    assert (ended(table), table.purse("pot")) == (("closed", None, 0), pot)


def _step(table: Table, step: str) -> None:
    """One step on the way to a phase."""
    if step == "round":
        pass_round(table)
        return
    ways: dict[str, dict[str, Any]] = {"start": {}, "ask": {"by": "Ana"}, "yes": {"answer": "yes"}}
    ways |= {"deduce": {"by": "Ana"}, "judge": {"hits": []}}
    sent = ways[step]
    table("answer" if step == "yes" else step, **sent)


@pytest.mark.rule("M45")
def test_by_house_rule_the_host_wins_a_closed_meeting(started: Open) -> None:
    table = started(host_wins_closed=True)
    table("end", reason="tarde")
    assert (ended(table), table.purse("host")) == (("closed", "host", 15), 15)


@pytest.mark.rule("M47")
def test_the_clock_runs_while_the_host_thinks_unless_the_house_stops_it(started: Open) -> None:
    table = started()
    table("ask", by="Ana")
    table("wait", seconds=10)
    assert table.view()["clock"]["elapsed"] == 10
    stopped = started(pause_for_host=True)
    stopped("ask", by="Ana")
    stopped("wait", seconds=10)
    assert stopped.view()["clock"] == {"limit": 3600, "elapsed": 0, "running": False}
    stopped("answer", answer="yes")
    stopped("wait", seconds=10)
    stopped("deduce", by="Ana")
    stopped("wait", seconds=10)
    assert stopped.view()["clock"]["elapsed"] == 10
