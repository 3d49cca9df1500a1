"""When the program itself fails: one report at a time, and then the same moment again, under the cloth where it lay."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gm_console import app
from gm_console.ui.crash import CrashReport, report
from tests.ui.evening import look
from tests.ui.test_window import ASK, console, opening

__all__ = ["console"]


def failing(qtbot: QtBot, made: app.Console) -> CrashReport:
    """The report of a fault of the program."""
    made._hook = lambda *_: None  # the test's own hook would count it as a fault of the test
    made.failed(ValueError, ValueError("oh"), None)
    qtbot.waitUntil(lambda: made.window.findChild(CrashReport) is not None)
    found = made.window.findChild(CrashReport)
    assert found is not None
    return found


def test_after_a_fault_of_the_program_the_table_is_back_at_the_same_moment(qtbot: QtBot, console: Callable[[], app.Console]) -> None:
    made = console()
    for sent in (opening(), {"do": "start"}, ASK):
        assert made.desk.do(sent) is None
    dialog = failing(qtbot, made)
    assert "ValueError: oh" in dialog.text.toPlainText()
    dialog.accept()
    assert made.desk.host.phase == "question"
    assert made.desk.clock().paused


def test_a_fault_that_comes_with_every_frame_is_reported_once_at_a_time(qtbot: QtBot, console: Callable[[], app.Console]) -> None:
    made = console()
    made.desk.do(opening())
    dialog = failing(qtbot, made)
    for _ in range(3):
        assert failing(qtbot, made) is dialog
    QApplication.processEvents()
    assert len(made.window.findChildren(CrashReport)) == 1
    dialog.accept()
    qtbot.waitUntil(lambda: made.window.findChild(CrashReport) is None)
    assert failing(qtbot, made) is not dialog


def test_after_a_fault_under_the_cloth_it_lies_on_the_table_as_before(qtbot: QtBot, console: Callable[[], app.Console]) -> None:
    made = console()
    for sent in (opening(), {"do": "start"}):
        assert made.desk.do(sent) is None
    made.window.parting.leave()
    cloth = made.window.parting.cover
    assert cloth is not None
    cloth.until.emit("22:30")
    failing(qtbot, made).accept()
    table: Any = made.window.table
    assert (made.window.focusWidget(), made.window.childAt(3, 3)) == (cloth, cloth)
    assert table.face.break_until == "22:30"
    cloth.back.emit(1000)
    assert (made.window.parting.cover, table.face.break_until) == (None, None)


def test_a_report_can_be_copied_and_saved(qtbot: QtBot, tmp_path: Path) -> None:
    text = report(ValueError, ValueError("oh"), None)
    dialog = CrashReport(look().words, text)
    qtbot.addWidget(dialog)
    dialog.copy()
    assert QGuiApplication.clipboard().text() == text
    dialog.save(str(tmp_path / "report.txt"))
    assert (tmp_path / "report.txt").read_text(encoding="utf-8") == text
    dialog.save(str(tmp_path))
    assert "Is a directory" in dialog.text.toPlainText()


@pytest.mark.parametrize("revealed", [True, False])
def test_after_a_fault_the_players_screen_is_there_again_and_shows_what_it_showed(
    qtbot: QtBot, console: Callable[[], app.Console], revealed: bool
) -> None:
    made = console()
    for sent in (opening(), {"do": "start"}, {"do": "end", "reason": "tarde"}):
        assert made.desk.do(sent) is None
    public = made.window.public
    public.toggle()
    public.toggle_blank()
    if revealed:
        public.reveal()
    failing(qtbot, made).accept()
    assert public.window is not None
    assert (public.window.isVisible(), public.blank, public.revealed) == (True, True, revealed)
