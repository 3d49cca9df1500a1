"""M01-M06, M46: how a meeting opens."""

import hashlib

import pytest

from tests.games.martes.conftest import Open, solve
from tests.table import FOUR, Table

CASE = {"title": "La torre", "solution": "El sacristán, con la llave del coro."}


@pytest.mark.rule("M01")
def test_the_host_stakes_fifteen_pounds_and_has_none_left(opened: Open) -> None:
    table = opened()
    assert (table.phase, table.purse("pot"), table.purse("host")) == ("telling", 15, 0)
    assert opened(stake=0).purse("pot") == 0


@pytest.mark.rule("M02")
@pytest.mark.parametrize(("number", "pounds"), [(2, 23), (3, 23), (4, 18), (5, 15), (8, 15)])
def test_capital_is_fifteen_each_or_scaled_to_the_number(opened: Open, number: int, pounds: int) -> None:
    players = tuple({"name": f"D{i}", "cliches": ["uno"]} for i in range(number))
    assert opened(players).purse("D0") == 15
    assert opened(players, capital="scaled").purse("D1") == pounds
    assert opened(players, capital=7).purse("D1") == 7


@pytest.mark.rule("M03")
@pytest.mark.parametrize(("number", "warned"), [(2, True), (3, False), (6, False), (7, True), (8, True)])
def test_few_or_many_detectives_are_seated_with_a_warning(number: int, warned: bool) -> None:
    players = [{"name": f"D{i}", "cliches": ["uno"]} for i in range(number)]
    reply = Table()("new", game="martes", players=players)
    assert ({"event": "warning", "rule": "M03"} in reply["events"]) == warned


@pytest.mark.rule("M03")
@pytest.mark.parametrize("number", [0, 1, 9])
def test_one_detective_or_nine_are_refused(number: int) -> None:
    players = [{"name": f"D{i}", "cliches": ["uno"]} for i in range(number)]
    assert Table().send(do="new", game="martes", players=players)["error"] == "bad-setup"


@pytest.mark.rule("M03")
def test_the_hour_does_not_begin_for_one_detective_alone(opened: Open) -> None:
    table = opened(FOUR[:2])
    table("leave", player="Ana")
    assert table.refuses("start") == ("not-allowed", "M03")
    assert table.legal() == []


@pytest.mark.rule("M04")
def test_the_hour_runs_from_the_start_and_not_from_the_telling(opened: Open) -> None:
    table = opened()
    table("wait", seconds=250)
    assert table.view()["clock"] == {"limit": 3600, "elapsed": 0, "running": False}
    table("start")
    table("wait", seconds=1.5)
    assert table.view()["clock"] == {"limit": 3600, "elapsed": 1.5, "running": True}


@pytest.mark.rule("M04")
@pytest.mark.parametrize(("minutes", "limit"), [(60, 3600), (0.5, 30), (None, None)])
def test_the_hour_may_be_another_length_or_none(opened: Open, minutes: float | None, limit: int | None) -> None:
    assert opened(minutes=minutes).view()["clock"]["limit"] == limit


@pytest.mark.rule("M04")
def test_without_a_limit_no_hour_ever_strikes(started: Open) -> None:
    table = started(minutes=None)
    table("wait", seconds=900_000)
    assert (table.phase, table.view()["clock"]["elapsed"]) == ("floor", 900_000)


@pytest.mark.rule("M05")
def test_the_host_names_the_first_detective_and_the_order_is_as_seated(opened: Open) -> None:
    table = opened(first="cloe ")
    assert table.view()["first"] == "Cloe"
    table("start")
    assert table.view()["order"] == ["Cloe", "Íñigo", "Ana", "Bruno"]
    assert opened().view()["first"] == "Ana"


@pytest.mark.rule("M05")
def test_a_first_detective_who_is_not_seated_is_refused() -> None:
    reply = Table().send(do="new", game="martes", players=list(FOUR), options={"first": "Zoe"})
    assert reply["error"] == "bad-setup"


@pytest.mark.rule("M06")
def test_the_floor_passes_in_order_and_then_the_host_has_his_turn(meeting: Table) -> None:
    seen = []
    while meeting.phase == "floor":
        seen.append(meeting.turn)
        meeting("ask", by=meeting.turn)
        meeting("answer", answer="no")
    assert (seen, meeting.phase, meeting.turn) == (["Ana", "Bruno", "Cloe", "Íñigo"], "host", None)


@pytest.mark.rule("M46")
def test_the_solution_is_sealed_before_the_telling_and_opened_at_the_end(opened: Open) -> None:
    table = opened(more={"case": CASE})
    seal = table.view()["seal"]
    assert (len(seal), table.view()["opened"]) == (64, None)
    table("start")
    solve(table)
    opened_ = table.view()["opened"]
    assert hashlib.sha256(f"{opened_['salt']}\n{opened_['text']}".encode()).hexdigest() == seal
    assert CASE["solution"] in opened_["text"]


@pytest.mark.rule("M46")
def test_without_a_case_there_is_no_seal(meeting: Table) -> None:
    solve(meeting)
    assert (meeting.view()["seal"], meeting.view()["opened"]) == (None, None)


@pytest.mark.rule("M46")
def test_a_case_without_a_solution_is_refused() -> None:
    reply = Table().send(do="new", game="martes", players=list(FOUR), case={"title": "Nada", "solution": "  "})
    assert reply["error"] == "bad-setup"


@pytest.mark.rule("M51")
def test_what_the_case_warns_of_is_for_the_host_alone(opened: Open) -> None:
    case = CASE | {"misleads": ["Parece un accidente."], "enigma": "Una campana."}
    table = opened(more={"case": case})
    assert table.view("host")["case"]["misleads"] == ["Parece un accidente."]
    assert "accidente" not in str(table.view("table")) + str(table.view("Ana"))


@pytest.mark.rule("M52")
def test_host_and_detectives_may_have_a_character(opened: Open) -> None:
    guests = ({"name": "Ana", "cliches": ["uno"], "character": "Doctora Pons"}, *FOUR[1:])
    table = opened(guests, more={"host": {"name": "Raymond", "character": "Sir Henry"}})
    assert table.view()["players"][0]["character"] == "Doctora Pons"
    assert table.view()["host_seat"] == {"name": "Raymond", "character": "Sir Henry"}


@pytest.mark.parametrize(
    "guest",
    [
        {"name": "", "cliches": ["uno"]},
        {"name": "x" * 41, "cliches": ["uno"]},
        {"name": "Ana\nB", "cliches": ["uno"]},
        {"name": "bruno ", "cliches": ["uno"]},
        {"name": "Table", "cliches": ["uno"]},
        {"name": "Zoe", "cliches": []},
        {"name": "Zoe", "cliches": ["a", "b", "c", "d", "e", "f", "g"]},
        {"name": "Zoe", "cliches": ["uno", "UNO "]},
        {"name": "Zoe", "cliches": ["x" * 81]},
    ],
)
def test_a_guest_who_cannot_be_seated_is_refused(guest: dict[str, object]) -> None:
    assert Table().send(do="new", game="martes", players=[FOUR[1], FOUR[2], guest])["error"] == "bad-setup"


@pytest.mark.parametrize("name", ["x" * 40, "Ñandú", "مريم", "👩🏽‍🚀", "Zoe\u0308"])  # fmt: skip
def test_names_of_every_script_are_kept_in_their_composed_spelling(opened: Open, name: str) -> None:
    table = opened((*FOUR[:2], {"name": f" {name} ", "cliches": ["uno"]}))
    assert len(table.view(name)["players"][2]["name"]) <= len(name)


@pytest.mark.parametrize(
    "options",
    [
        {"stakes": 15}, {"stake": -1}, {"stake": 100_001}, {"stake": "15"}, {"stake": True}, {"stake": 1.5}, {"capital": 0},
        {"capital": "rich"}, {"minutes": 0}, {"minutes": -3}, {"elements": 4}, {"rebuttal": "loud"}, {"deduction_to": "me"}, {"loans": 1},
    ],
)  # fmt: skip
def test_house_rules_out_of_range_are_refused(options: dict[str, object]) -> None:
    assert Table().send(do="new", game="martes", players=list(FOUR), options=options)["error"] == "bad-setup"


def test_all_faults_are_named_at_once() -> None:
    guests = [{"name": "", "cliches": ["uno"]}, {"name": "Ana"}, {"name": "ana", "cliches": ["uno"]}]
    reply = Table().send(do="new", game="martes", players=guests, options={"stake": -1, "first": "Zoe"})
    for fault in ("name.empty", "setup.cliches", "name.twice", "option.number", "option.nobody"):
        assert fault in reply["message"]


def test_a_meeting_with_a_seed_says_so_and_seals_alike() -> None:
    seals = []
    for _ in range(2):
        table = Table()
        table("new", game="martes", players=list(FOUR), case=CASE, seed=7)
        seals.append(table.view()["seal"])
        assert table.view()["seeded"]
    assert seals[0] == seals[1]
