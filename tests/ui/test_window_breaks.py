from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPlainTextEdit
from pytestqt.qtbot import QtBot

from gm_console.ui import cover
from gm_console.ui.alarms import Alarms
from gm_console.ui.desk import ClockShown
from gm_console.ui.sound import Sounds
from tests.ui.evening import ALL, CASE, Evening

MINUTE = 60_000


class Heard(Sounds):
    """Sounds that are only written down."""

    def __init__(self) -> None:
        super().__init__(Path())
        self.heard: list[str] = []

    def play(self, name: str) -> None:
        self.heard.append(name)


def at(minutes: float, *, limit: int = 60) -> ClockShown:
    return ClockShown(limit * MINUTE, int(minutes * MINUTE), running=True)


def test_l_stops_the_clock_covers_the_window_and_tells_the_players(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.key("l")
    covered = evening.window.parting.cover
    assert covered is not None
    assert covered.size() == evening.window.size()
    assert evening.desk.clock().paused
    assert evening.table.face.break_until == ""
    covered.until.emit("22:30")
    assert evening.table.face.break_until == "22:30"


def test_back_at_the_table_the_break_is_told_in_one_line_and_the_clock_waits(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(qtbot)
    evening.key("l")
    covered = evening.window.parting.cover
    assert covered is not None
    monkeypatch.setattr(cover, "HOLD_MS", 1)
    QTest.keyPress(covered, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: evening.window.parting.cover is None)
    assert evening.table.line.busy
    assert evening.table.face.break_until is None
    assert evening.desk.clock().paused


def test_without_a_table_there_is_nothing_to_leave(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.desk.close()
    evening.key("l")
    assert evening.window.parting.cover is None


def test_p_pauses_and_goes_on(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.key("p")
    assert evening.desk.clock().paused
    assert evening.table.top.pause.text() == "Seguir"
    evening.key("p")
    assert not evening.desk.clock().paused


def test_after_the_end_there_is_no_clock_to_pause(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do({"do": "end", "reason": "tarde"})
    said = len(evening.desk.log)
    evening.key("p")
    evening.window.parting.leave()
    assert (len(evening.desk.log), evening.table.top.pause.isEnabled()) == (said, False)
    evening.do({"do": "undo"})
    assert evening.table.top.pause.isEnabled()
    evening.do({"do": "end", "reason": "tarde"}, {"do": "pause"})  # whoever rules without a window still may


def test_at_the_hour_there_is_nothing_left_to_pause_until_the_clock_is_put_back(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do({"do": "ask", "by": "Ana"}, {"do": "set-clock", "elapsed": 3600, "reason": "tarde"})
    assert evening.phase == "question"
    assert not evening.table.top.pause.isEnabled()
    evening.do({"do": "set-clock", "elapsed": 3000, "reason": "pronto"})
    evening.key("p")
    assert evening.desk.clock().paused


def test_two_minutes_before_the_end_and_at_the_end_it_rings_once() -> None:
    sounds = Heard()
    alarms = Alarms(sounds)
    for minutes in (57.9, 57.99, 58.0, 58.01, 59.99, 60.0, 60.0):
        alarms.follow(at(minutes))
    assert sounds.heard == ["two-minutes", "hour"]


def test_a_hand_put_elsewhere_and_another_session_ring_nothing() -> None:
    sounds = Heard()
    alarms = Alarms(sounds)
    for minutes in (10, 60):
        alarms.follow(at(minutes))
    alarms.forget()
    alarms.follow(at(59))
    alarms.follow(ClockShown(None, 5))
    assert sounds.heard == []


def test_a_solved_case_rings_when_it_is_revealed(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    sounds = Heard()
    evening.window.alarms.sounds = sounds
    for sent in ({"do": "ask", "by": "Ana"}, {"do": "answer", "answer": "yes"}, {"do": "deduce", "by": "Ana"}):
        evening.do(sent)
    evening.do({"do": "judge", "hits": ALL})
    assert sounds.heard == []
    evening.key("v")
    evening.click(evening.table.line.choices["confirm"])
    assert sounds.heard == ["solved"]


def words_of(evening: Evening) -> str:
    """Every text in any widget of the window."""
    fields = [field.text() for field in evening.window.findChildren(QLineEdit)]
    texts = [text.toPlainText() for text in evening.window.findChildren(QPlainTextEdit)]
    return "\n".join([label.text() for label in evening.window.findChildren(QLabel)] + fields + texts)


def test_the_case_sheet_is_there_while_its_key_is_held_and_its_text_in_no_widget_before(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    assert CASE["solution"] not in words_of(evening)
    QTest.keyPress(evening.window, Qt.Key.Key_C)
    assert CASE["solution"] in words_of(evening)
    evening.window.sheets.shut()
    assert CASE["solution"] not in words_of(evening)
    QTest.keyRelease(evening.window, Qt.Key.Key_C)


def test_while_the_host_types_c_is_a_letter(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.table.field.setFocus()
    QTest.keyClick(evening.table.field, Qt.Key.Key_C)
    assert evening.table.field.text() == "c"
    assert evening.window.sheets.sheet is None
