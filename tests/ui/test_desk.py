from __future__ import annotations

from pathlib import Path
from typing import Any

from pytestqt.qtbot import QtBot

from gm_console.engine.refusal import Refusal
from gm_console.games.martes.views import HostView, TableView
from gm_console.sitting import Outcome
from tests.ui.evening import CASE, FOUR, make_desk

NEW = {"do": "new", "game": "martes", "players": list(FOUR), "case": CASE}


def test_what_is_ruled_is_told_once(qtbot: QtBot) -> None:
    desk = make_desk()
    with qtbot.waitSignal(desk.changed):
        assert desk.do(NEW) is None
    assert desk.open
    assert desk.last is None


def test_a_refusal_is_kept_with_what_was_sent_until_something_is_accepted(qtbot: QtBot) -> None:
    desk = make_desk()
    desk.do(NEW)
    refusal = desk.do({"do": "ask", "by": "Ana"})
    assert refusal is not None
    assert desk.last == ({"do": "ask", "by": "Ana"}, refusal)
    desk.do({"do": "start"})
    assert desk.last is None


def test_views_are_made_once_a_change_and_are_what_they_say(qtbot: QtBot) -> None:
    desk = make_desk()
    desk.do(NEW)
    assert type(desk.table) is TableView
    assert type(desk.host) is HostView
    held = desk.host
    assert desk.host is held
    desk.do({"do": "start"})
    assert desk.host is not held


def test_what_a_pass_would_bring_is_seen_before_it_counts(qtbot: QtBot) -> None:
    desk = make_desk()
    opening: list[dict[str, Any]] = [NEW, {"do": "start"}]
    for sent in (*opening, *({"do": "pass", "by": name} for name in ("Ana", "Bruno", "Cloe"))):
        assert desk.do(sent) is None
    foreseen = desk.foresee({"do": "pass", "by": "Íñigo"})
    assert isinstance(foreseen, Outcome)
    assert "Unsolved" in {type(event).__name__ for event in foreseen.events}
    assert desk.host.phase == "floor"


def test_what_would_be_refused_is_foreseen_as_refused(qtbot: QtBot) -> None:
    desk = make_desk()
    assert isinstance(desk.foresee({"do": "start"}), Refusal)
    desk.do(NEW)
    assert isinstance(desk.foresee({"do": "pass", "by": "Ana"}), Refusal)
    assert desk.last is None


def test_a_mend_is_foreseen_with_what_would_fall_out(qtbot: QtBot) -> None:
    desk = make_desk()
    for sent in (NEW, {"do": "start"}, {"do": "ask", "by": "Ana"}, {"do": "answer", "answer": "no"}):
        desk.do(sent)
    foreseen = desk.foresee({"do": "mend", "seq": 3, "command": {"do": "pass", "by": "Ana"}})
    assert isinstance(foreseen, Outcome)
    assert [fell.seq for fell in foreseen.dropped or ()] == [4]
    assert len(desk.log) == 4


def test_an_entry_reads_as_sentences_each_with_its_rule(qtbot: QtBot) -> None:
    desk = make_desk()
    for sent in (NEW, {"do": "start"}, {"do": "ask", "by": "Ana", "question": "¿Llovía?"}):
        desk.do(sent)
    assert desk.sentence(desk.log[-1])[0] == ("Ana pregunta (£1): «¿Llovía?»", "M08")


def test_the_clocks_own_entries_read_as_sentences(qtbot: QtBot) -> None:
    desk = make_desk("en")
    for sent in (NEW, {"do": "start"}, {"do": "pause"}, {"do": "set-clock", "elapsed": 90, "reason": "late"}):
        assert desk.do(sent) is None
    assert [desk.sentence(entry)[0][0] for entry in desk.log[-2:]] == ["The clock is stopped.", "The clock is put from 0:00 to 1:30: late"]


def test_an_undone_entry_and_a_mended_one_say_so(qtbot: QtBot) -> None:
    desk = make_desk()
    for sent in (NEW, {"do": "start"}, {"do": "ask", "by": "Ana"}, {"do": "undo"}, {"do": "pass", "by": "Ana"}):
        desk.do(sent)
    assert [desk.fate(entry) for entry in desk.log[-2:]] == ["undone", ""]
    desk.do({"do": "mend", "seq": 4, "command": {"do": "ask", "by": "Ana"}})
    assert desk.fate(desk.log[3]) == "mended"


def test_the_clock_shows_what_is_left_in_whole_seconds(qtbot: QtBot) -> None:
    desk = make_desk()
    assert desk.clock().shown_ms == 0
    for sent in (NEW, {"do": "start"}, {"do": "wait", "seconds": 1132.4}):
        desk.do(sent)
    assert desk.clock().shown_ms == (41 * 60 + 8) * 1000
    assert desk.clock().running


def test_the_hosts_own_commands_follow_the_phase(qtbot: QtBot) -> None:
    desk = make_desk()
    assert not desk.allows("undo")
    desk.do(NEW)
    assert {do for do in ("undo", "correct", "lend", "leave", "end", "set-clock") if desk.allows(do)} == {"leave", "end"}
    desk.do({"do": "start"})
    assert all(desk.allows(do) for do in ("undo", "correct", "lend", "leave", "end", "set-clock"))
    assert not desk.allows("redo")


def test_the_house_rules_that_were_named_can_be_read(qtbot: QtBot) -> None:
    desk = make_desk()
    assert desk.options == {}
    desk.do(NEW | {"options": {"minutes": 30}})
    assert desk.options == {"minutes": 30}


def test_a_session_that_was_left_goes_on_paused_where_it_stood(qtbot: QtBot, tmp_path: Path) -> None:
    desk = make_desk(journal=tmp_path / "journal.db")
    desk.do(NEW)
    desk.do({"do": "start"})
    session = desk.session_id
    desk.close()
    assert not desk.open
    assert desk.host is None
    assert desk.do({"do": "open", "session": session}) is None
    assert desk.clock().paused
