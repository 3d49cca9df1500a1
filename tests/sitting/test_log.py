"""The log: numbers, times, undone, mended, what the clock did; undo, redo and mend as a host uses them."""

from typing import Any

import pytest

from gm_console.engine.phrase import phrase
from gm_console.engine.refusal import Refusal
from tests.games.martes.conftest import ask
from tests.table import FOUR, Table


@pytest.fixture
def meeting() -> Table:
    """A meeting of four, the hour begun."""
    table = Table()
    table("new", game="martes", players=list(FOUR))
    table("start")
    return table


def flags(table: Table, mark: str) -> list[int]:
    """Numbers of the entries so marked."""
    return [entry["seq"] for entry in table.log() if entry[mark]]


def test_entries_are_numbered_from_new_and_hold_the_command_as_sent(meeting: Table) -> None:
    meeting("wait", seconds=12.5)
    meeting("ask", by=" ana ", question=None)
    log = meeting.log()
    assert [entry["seq"] for entry in log] == [1, 2, 3, 4]
    assert log[0]["command"]["players"] == list(FOUR)
    assert log[3]["command"] == {"do": "ask", "by": " ana ", "question": None}
    assert [entry["at"] for entry in log] == [0, 0, 0, 12.5]
    assert [entry["elapsed"] for entry in log] == [0, 0, 0, 12.5]


def test_what_the_clock_did_is_an_entry_without_a_command_at_its_own_moment(meeting: Table) -> None:
    reply = meeting("wait", seconds=5000)
    assert [event["event"] for event in reply["events"]] == ["hour-struck", "unsolved"]
    last = meeting.log()[-1]
    assert (last["command"], last["at"], last["elapsed"]) == (None, 3600, 3600)
    assert meeting("ruling", text="Fin.") == {"ok": True, "events": []}
    assert meeting.log()[-1]["at"] == 5000


def test_undo_strikes_through_and_redo_brings_back(meeting: Table) -> None:
    ask(meeting)
    meeting("undo")
    assert flags(meeting, "undone") == [4]
    meeting("undo")
    assert (flags(meeting, "undone"), meeting.phase) == ([3, 4], "floor")
    meeting("redo")
    meeting("redo")
    assert (flags(meeting, "undone"), meeting.turn) == ([], "Bruno")
    assert meeting.refuses("redo") == ("nothing-to-redo", None)


def test_a_new_ruling_empties_redo_and_time_does_not(meeting: Table) -> None:
    ask(meeting)
    meeting("undo")
    for command in ({"do": "wait", "seconds": 1}, {"do": "pause"}, {"do": "resume"}, {"do": "ruling", "text": "sigamos"}):
        assert meeting.send(**command)["ok"]
    meeting("redo")
    meeting("undo")
    meeting("answer", answer="yes")
    assert meeting.refuses("redo")[0] == "nothing-to-redo"


def test_time_is_never_undone_and_new_cannot_be(meeting: Table) -> None:
    meeting("wait", seconds=100)
    meeting("undo")
    assert (meeting.phase, meeting.view()["clock"]["elapsed"]) == ("telling", 100)
    assert meeting.refuses("undo") == ("nothing-to-undo", None)
    meeting("redo")
    assert meeting.view()["clock"] == {"limit": 3600, "elapsed": 100, "running": True}
    meeting("undo")
    meeting("start")
    assert meeting.view()["clock"]["elapsed"] == 0


def test_an_hour_that_struck_strikes_again_after_an_undo(meeting: Table) -> None:
    ask(meeting)
    meeting("wait", seconds=3600)
    reply = meeting("undo")
    assert [e["event"] for e in reply["events"]] == ["hour-struck"]
    assert meeting.phase == "question"
    reply = meeting("undo")
    assert "unsolved" in [e["event"] for e in reply["events"]]
    meeting("redo")
    meeting("redo")
    assert meeting.view()["result"]["reason"] == "time"


def test_a_clock_put_before_the_limit_lets_undo_and_redo_reopen_the_meeting(meeting: Table) -> None:
    ask(meeting)
    meeting("wait", seconds=3600)
    meeting("set-clock", elapsed=3000, reason="se paró el reloj")
    assert meeting.phase == "over"
    meeting("undo")
    meeting("redo")
    assert (meeting.phase, meeting.turn, meeting.view()["clock"]["elapsed"]) == ("floor", "Bruno", 3000)


def test_the_clock_is_put_right_paused_and_resumed(meeting: Table) -> None:
    meeting("pause")
    meeting("pause")
    meeting("wait", seconds=60)
    assert meeting.view()["clock"] == {"limit": 3600, "elapsed": 0, "running": False}
    meeting("set-clock", elapsed=240, reason="empezó hace cuatro minutos")
    ask(meeting)
    meeting("resume")
    meeting("wait", seconds=10)
    assert meeting.view()["clock"]["elapsed"] == 250
    meeting("set-clock", elapsed=99_999, reason="fin")
    assert (meeting.view()["clock"]["elapsed"], meeting.phase) == (3600, "over")


def test_the_clock_is_not_put_right_before_it_started_nor_without_a_reason(meeting: Table) -> None:
    assert meeting.refuses("set-clock", elapsed=5, reason=" ")[0] == "bad-command"
    assert meeting.refuses("set-clock", elapsed=-1, reason="x")[0] == "bad-command"
    assert meeting.refuses("set-clock", reason="x")[0] == "bad-command"
    meeting("undo")
    assert meeting.refuses("set-clock", elapsed=5, reason="x")[0] == "wrong-phase"


def test_start_clears_a_pause_set_in_the_telling(meeting: Table) -> None:
    meeting("undo")
    meeting("pause")
    meeting("start")
    assert meeting.view()["clock"]["running"]


def test_a_mistake_is_mended_where_it_was_made_and_what_followed_is_judged_anew(meeting: Table) -> None:
    ask(meeting, "yes")
    meeting("deduce", by="Ana")
    meeting("judge", hits=["what"])
    for name in ("Bruno", "Cloe", "Íñigo"):
        meeting("stand", by=name)
    ask(meeting, "no")
    reply = meeting("mend", seq=4, command={"do": "answer", "answer": "no"})
    fallen = [{"seq": n, "error": "wrong-phase", "rule": None} for n in (5, 6, 7, 8, 9)]
    assert reply["dropped"] == fallen
    assert flags(meeting, "mended") == [4, 5, 6, 7, 8, 9]
    assert (meeting.turn, meeting.purse("Ana"), meeting.log()[-1]["seq"]) == ("Cloe", 14, 12)
    meeting("undo")
    assert (flags(meeting, "mended"), flags(meeting, "undone"), meeting.purse("Ana")) == ([], [12], 11)
    meeting("redo")
    assert (flags(meeting, "mended"), flags(meeting, "undone")) == ([4, 5, 6, 7, 8, 9], [])


def test_a_dry_mend_only_tells(meeting: Table) -> None:
    ask(meeting)
    before = meeting.log(), meeting.view("host")
    assert meeting("mend", seq=3, command=None, dry=True)["dropped"] == [{"seq": 4, "error": "wrong-phase", "rule": None}]
    assert (meeting.log(), meeting.view("host")) == before


def test_a_correction_is_mended_with_itself_though_the_answer_it_names_was_mended(meeting: Table) -> None:
    ask(meeting, "no")
    right: dict[str, Any] = {"do": "correct", "reason": "me equivoqué", "answer": {"seq": 4, "answer": "yes"}}
    meeting(**right)
    meeting("mend", seq=4, command={"do": "answer", "answer": "irrelevant"})
    before = meeting.view("host")
    assert meeting("mend", seq=5, command=right)["dropped"] == []
    assert meeting.view("host") == before


def test_the_new_command_goes_by_the_mends_number_and_can_be_mended_again(meeting: Table) -> None:
    ask(meeting, "no")
    meeting("mend", seq=4, command={"do": "answer", "answer": "irrelevant"})
    meeting("mend", seq=5, command={"do": "answer", "answer": "yes"})
    assert (meeting.phase, flags(meeting, "mended")) == ("answered", [4, 5])
    for seq in (1, 4, 5, 99, 0, -1):
        assert meeting.refuses("mend", seq=seq, command=None)[0] == "bad-command"
    meeting("undo")
    assert (meeting.view()["last"]["answer"], flags(meeting, "mended")) == ("irrelevant", [4])


def test_what_is_no_game_command_or_undone_cannot_be_mended(meeting: Table) -> None:
    meeting("wait", seconds=1)
    meeting("ruling", text="Silencio.")
    meeting("ask", by="Ana")
    meeting("undo")
    for seq in (3, 4, 5):
        assert meeting.refuses("mend", seq=seq, command=None)[0] == "bad-command"
    assert meeting.refuses("mend", seq=2, command={"do": "undo"})[0] == "bad-command"
    assert meeting.refuses("mend", seq=2, command={"do": "ask", "by": "Ana"})[0] == "wrong-phase"
    assert meeting.refuses("mend", seq=2)[0] == "bad-command"


def test_each_is_judged_again_at_the_second_of_its_entry(meeting: Table) -> None:
    meeting("wait", seconds=3590)
    meeting("ask", by="Ana")
    meeting("wait", seconds=20)
    meeting("answer", answer="no")
    assert meeting.phase == "over"
    reply = meeting("mend", seq=4, command={"do": "pass", "by": "Ana"})
    assert [fallen["error"] for fallen in reply["dropped"]] == ["wrong-phase"]
    assert meeting.view()["result"] == {"outcome": "unsolved", "reason": "time", "winner": "host", "pounds": 15}


def test_a_correction_of_an_answer_follows_the_answer_that_was_mended(meeting: Table) -> None:
    ask(meeting, "no", question="¿Llovía?")
    meeting("correct", reason="me equivoqué", answer={"seq": 4, "answer": "irrelevant"})
    reply = meeting("mend", seq=4, command={"do": "answer", "answer": "no", "note": "poco"})
    assert reply["dropped"] == []
    assert meeting.view()["answers"][0]["answer"] == "irrelevant"


def test_the_log_tells_the_table_nothing_it_may_not_know() -> None:
    table = Table()
    table("new", game="martes", players=list(FOUR), case={"solution": "El cura."}, seed=3)
    table("start")
    ask(table, "yes")
    table("deduce", by="Ana", who="el organista")
    table("mend", seq=5, command={"do": "deduce", "by": "Ana", "who": "el campanero"})
    told = str(table.log("table"))
    assert "cura" not in told
    assert "organista'}" not in told
    assert "campanero" not in told
    assert table.log("table")[0]["command"]["seed"] is None
    table("judge", hits=["what", "who", "how", "when", "where", "why"])
    assert "campanero" in str(table.log("table"))
    assert "cura" in str(table.log("table"))


def test_questions_to_nobody_are_refused(meeting: Table) -> None:
    for do in ("view", "log", "legal"):
        assert meeting.send(do=do, **{"as": "Zoe"})["error"] == "unknown-player"
    assert meeting.send(do="view")["error"] == "bad-command"
    assert Table().send(do="log")["error"] == "no-session"


def test_legal_is_asked_for_one_player_too(meeting: Table) -> None:
    assert meeting.legal("ana") == [{"do": "ask", "by": "Ana"}, {"do": "pass", "by": "Ana"}]
    assert meeting.legal("Bruno") == []
    assert meeting.legal("table") == meeting.legal("host")
    ask(meeting, "yes")
    meeting("deduce", by="Ana")
    assert meeting.legal()[:2] == [{"do": "judge", "hits": None}, {"do": "ask-detail", "text": None}]
    meeting("judge", hits=[])
    assert meeting.legal("Bruno") == [{"do": "bet", "by": "Bruno", "count": {"one_of": [0, 1, 2, 3, 4]}}, {"do": "stand", "by": "Bruno"}]


def test_a_wait_the_disk_refuses_moves_no_time(meeting: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    at = meeting.log()[-1]["at"]

    def refuse(*_: object) -> None:
        raise Refusal("journal", phrase("store.full"))

    with monkeypatch.context() as full:
        full.setattr(meeting.referee.sitting.shelf, "append", refuse)
        assert meeting.refuses("wait", seconds=30)[0] == "journal"
    meeting("ruling", text="Sigue")
    assert meeting.log()[-1]["at"] == at
