from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from gm_console.sitting import Sitting, VirtualTime
from gm_console.sitting.shelf import Shelf
from gm_console.store import places
from gm_console.store.journal import Journal
from gm_console.ui import past_reading, record_file
from gm_console.ui.past import PastSessions
from tests.ui.evening import ALL, CASE, FOUR, look, no_cases

FILED = {**CASE, "id": "la-campana"}


def play(journal: Journal, case: Mapping[str, Any] = CASE, *, over: bool = True) -> str:
    sitting = Sitting(Shelf(journal), no_cases, VirtualTime())
    id_ = sitting.do({"do": "new", "game": "martes", "players": list(FOUR), "case": dict(case)}).session
    for sent in ({"do": "start"}, {"do": "wait", "seconds": 90}, {"do": "ask", "by": "Ana"}, {"do": "answer", "answer": "yes"}):
        sitting.do(sent)
    if over:
        sitting.do({"do": "deduce", "by": "Ana"})
        sitting.do({"do": "judge", "hits": ALL})
    sitting.close()
    return str(id_)


def page(qtbot: QtBot, journal: Journal, row: int = -1) -> PastSessions:
    shown = PastSessions(look(), journal)
    qtbot.addWidget(shown)
    shown.show()
    shown.list.setCurrentRow(row)
    return shown


def test_nothing_is_chosen_and_no_solution_told_until_the_host_chooses(qtbot: QtBot) -> None:
    journal = Journal.open(None)
    play(journal)
    shown = page(qtbot, journal)
    assert shown.told.toPlainText() == ""
    shown.list.setCurrentRow(0)
    assert CASE["solution"] in shown.told.toPlainText()


def test_the_list_names_cases_from_files_and_never_one_written_at_the_table(qtbot: QtBot) -> None:
    journal = Journal.open(None)
    play(journal)
    play(journal, FILED)
    shown = page(qtbot, journal)
    lines = sorted(shown.list.item(row).text() for row in range(2))
    assert [CASE["title"] in line for line in sorted(lines, key=len)] == [False, True]


def test_an_unfinished_meeting_keeps_its_solution_and_can_be_gone_on_with(qtbot: QtBot) -> None:
    journal = Journal.open(None)
    id_ = play(journal, over=False)
    shown = page(qtbot, journal, 0)
    assert CASE["solution"] not in shown.told.toPlainText()
    assert "1:30" in shown.state.text()
    with qtbot.waitSignal(shown.open_wanted) as told:
        shown.acts["reopen"].click()
    assert told.args == [id_]


def test_a_session_of_a_game_nobody_knows_here_is_said_to_be_one(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = Journal.open(None)
    play(journal)
    monkeypatch.setattr(past_reading, "GAMES", {})
    shown = page(qtbot, journal, 0)
    assert "no conoce: martes" in shown.fault.text()
    assert not shown.acts["reopen"].isEnabled()


def test_a_folder_for_records_that_cannot_be_made_is_no_reason_to_stop(qtbot: QtBot, tmp_path: Path) -> None:
    places.data().mkdir(parents=True)
    places.records().write_text("a file in its place")
    journal = Journal.open(None)
    play(journal)
    shown = page(qtbot, journal, 0)
    shown.acts["record"].click()
    dialog = shown.findChild(QFileDialog)
    assert dialog is not None
    dialog.reject()


@pytest.mark.parametrize(("name", "start"), [("acta.pdf", b"%PDF"), ("acta.md", b"# "), ("ACTA.MD", b"# ")])
def test_the_record_is_saved_as_paper_or_as_text(qtbot: QtBot, tmp_path: Path, name: str, start: bytes) -> None:
    journal = Journal.open(None)
    play(journal)
    shown = page(qtbot, journal, 0)
    shown.save_record(tmp_path / name)
    assert (tmp_path / name).read_bytes().startswith(start)
    assert name in shown.notice.text()


def test_where_letters_are_written_on_letter_the_record_is_too(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_file, "usual_paper", lambda: "Letter")
    journal = Journal.open(None)
    play(journal)
    page(qtbot, journal, 0).save_record(tmp_path / "acta.pdf")
    assert b"/MediaBox [ 0 0 612 792 ]" in (tmp_path / "acta.pdf").read_bytes()


def test_a_disk_that_refuses_the_record_is_said(qtbot: QtBot, tmp_path: Path) -> None:
    journal = Journal.open(None)
    play(journal)
    shown = page(qtbot, journal, 0)
    shown.save_record(tmp_path / "nowhere" / "acta.pdf")
    assert ("No existe la carpeta" in shown.notice.text(), shown.notice.property("role")) == (True, "fault")


def test_a_session_travels_to_another_machine_as_one_file(qtbot: QtBot, tmp_path: Path) -> None:
    here, there = Journal.open(None), Journal.open(None)
    id_ = play(here)
    page(qtbot, here, 0).export(tmp_path / "one.gmsession")
    shown = page(qtbot, there)
    shown.bring_in(tmp_path / "one.gmsession")
    assert shown.chosen is not None
    assert shown.chosen.id == id_


def test_a_file_that_is_none_of_ours_is_refused_in_a_sentence(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "letter.gmsession").write_text("Dear Jane")
    shown = page(qtbot, Journal.open(None))
    shown.bring_in(tmp_path / "letter.gmsession")
    assert "letter.gmsession" in shown.notice.text()
    assert shown.notice.property("role") == "fault"


def test_an_altered_row_is_named_and_what_is_whole_is_recovered(qtbot: QtBot, tmp_path: Path) -> None:
    journal = Journal.open(tmp_path / "journal.db")
    play(journal)
    with closing(sqlite3.connect(tmp_path / "journal.db", isolation_level=None)) as other:
        other.execute("update entries set elapsed = elapsed + 1 where seq = (select max(seq) from entries)")
    shown = page(qtbot, journal, 0)
    assert shown.fault.text()
    assert not shown.acts["record"].isEnabled()
    shown.acts["recover"].click()
    assert shown.reading is not None
    assert (shown.list.count(), shown.reading.record is not None) == (2, True)
    journal.close()


def test_the_journal_is_checked_on_request(qtbot: QtBot, tmp_path: Path) -> None:
    journal = Journal.open(tmp_path / "journal.db")
    play(journal)
    shown = page(qtbot, journal)
    shown.verify.click()
    assert (str(journal.path) in shown.notice.text(), shown.notice.property("role")) == (True, "soft")
    journal.close()


def test_a_second_console_reads_and_changes_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    first = Journal.open(tmp_path / "journal.db")
    play(first)
    second = Journal.open(tmp_path / "journal.db")
    shown = page(qtbot, second, 0)
    enabled = {name for name, made in shown.acts.items() if made.isEnabled()}
    assert (enabled, shown.bring.isEnabled()) == ({"record", "export"}, False)
    second.close()
    first.close()


def test_a_file_is_asked_for_under_a_name_that_tells_the_day_alone(qtbot: QtBot) -> None:
    journal = Journal.open(None)
    play(journal, FILED)
    shown = page(qtbot, journal, 0)
    shown.acts["export"].click()
    dialog = shown.findChild(QFileDialog)
    assert dialog is not None
    assert "campana" not in dialog.selectedFiles()[0]
    dialog.reject()
