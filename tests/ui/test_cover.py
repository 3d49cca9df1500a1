"""Leaving the table, and coming back."""

from __future__ import annotations

import datetime as dt

import pytest
import shiboken6
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gm_console.store import places
from gm_console.ui import theme
from gm_console.ui.cover import TableCover
from gm_console.ui.desk import ClockShown
from tests.ui.dialogs import WORDS, press
from tests.ui.evening import look


class Away:
    """A window with a cloth over it; time goes on only by hand."""

    def __init__(self, qtbot: QtBot) -> None:
        self.time = 5_000
        self.window = QWidget()
        self.window.resize(1024, 700)
        self.field = QLineEdit(self.window)
        qtbot.addWidget(self.window)
        self.window.show()
        self.field.setFocus()
        club = theme.read(places.shipped("resources") / "themes/club.toml")
        stands = ClockShown(3_600_000, 3_600_000 - 2_467_000, paused=True)
        evening = dt.datetime(2026, 11, 30, 22, 5)  # noqa: DTZ001  # the time on the wall has no zone
        self.cover = TableCover(WORDS, club, lambda: stands, lambda: self.time, lambda: evening, self.window)
        self.cover.cover()

    def pass_by(self, milliseconds: int) -> None:
        self.time += milliseconds


def test_the_cloth_covers_the_whole_window_whatever_its_size(qtbot: QtBot) -> None:
    away = Away(qtbot)
    assert away.cover.geometry() == away.window.rect()
    away.window.resize(1400, 900)
    QApplication.processEvents()
    assert away.cover.geometry() == away.window.rect()
    away.cover.hide()


@pytest.mark.parametrize("language", ["es", "fr", "en"])
def test_all_on_the_cloth_can_be_read_in_large_letters(qtbot: QtBot, qapp: QApplication, language: str) -> None:
    worn = look(language, scale=1.5)
    theme.dress(qapp, worn.theme, 1.5)
    window = QWidget()
    window.resize(1024, 700)
    qtbot.addWidget(window)
    window.show()
    stands = ClockShown(3_600_000, 0, paused=True)
    cover = TableCover(worn.words, worn.theme, lambda: stands, lambda: 0, lambda: dt.datetime(2026, 11, 30), window)  # noqa: DTZ001  # as above
    cover.cover()
    QApplication.processEvents()
    parts = [one for one in cover.findChildren(QWidget) if isinstance(one, QLabel | QPushButton)]
    assert all(cover.rect().contains(one.geometry()) for one in parts)
    assert [one.text() for one in parts if one.width() < one.minimumSizeHint().width()] == []
    cover.hide()


def test_the_clock_is_all_there_is_to_read(qtbot: QtBot) -> None:
    away = Away(qtbot)
    shown = [one.text() for one in away.cover.findChildren(QLabel) if one.isVisible()]
    assert shown == ["41:07", "Pausa · 0:00", WORDS.text("dialogs.cover.until")]
    away.cover.hide()


def test_a_key_held_for_a_second_brings_the_table_back(qtbot: QtBot) -> None:
    away = Away(qtbot)
    away.pass_by(2_050_000 - 1000)
    QTest.keyPress(away.cover, Qt.Key.Key_Space)
    away.pass_by(1000)
    with qtbot.waitSignal(away.cover.back) as came:
        pass
    assert came.args == [2_050_000]
    assert not away.cover.isVisible()
    assert away.window.focusWidget() is away.field
    assert away.cover.sentence(2_050_000) == "La pausa ha durado 34:10; el reloj está en 41:07."


def test_the_table_is_back_though_what_had_the_keyboard_before_is_gone(qtbot: QtBot) -> None:
    away = Away(qtbot)
    shiboken6.delete(away.field)
    QTest.keyPress(away.cover, Qt.Key.Key_Space)
    away.pass_by(1_000)
    qtbot.waitUntil(lambda: not away.cover.isVisible())


def test_a_key_let_go_too_soon_does_not(qtbot: QtBot) -> None:
    away = Away(qtbot)
    QTest.keyPress(away.cover, Qt.Key.Key_L)
    away.pass_by(400)
    QTest.keyRelease(away.cover, Qt.Key.Key_L)
    qtbot.wait(200)
    away.pass_by(5000)
    qtbot.wait(80)
    assert away.cover.isVisible()
    away.cover.hide()


def test_a_held_key_that_comes_in_pairs_is_one_hold(qtbot: QtBot) -> None:
    away = Away(qtbot)
    QTest.keyPress(away.cover, Qt.Key.Key_L)
    away.pass_by(600)
    QTest.keyRelease(away.cover, Qt.Key.Key_L)
    QTest.keyPress(away.cover, Qt.Key.Key_L)
    away.pass_by(400)
    with qtbot.waitSignal(away.cover.back):
        pass


def test_the_button_held_does_the_same(qtbot: QtBot) -> None:
    away = Away(qtbot)
    QTest.mousePress(away.cover.hold_button, Qt.MouseButton.LeftButton)
    away.pass_by(1000)
    with qtbot.waitSignal(away.cover.back):
        pass
    QTest.mouseRelease(away.cover.hold_button, Qt.MouseButton.LeftButton)


def test_a_key_held_in_another_window_does_not_count(qtbot: QtBot) -> None:
    away = Away(qtbot)
    QTest.keyPress(away.cover, Qt.Key.Key_L)
    QApplication.sendEvent(away.window, QEvent(QEvent.Type.WindowDeactivate))
    away.pass_by(5000)
    qtbot.wait(80)
    assert away.cover.isVisible()
    away.cover.hide()


def test_tab_stays_on_the_cloth(qtbot: QtBot) -> None:
    away = Away(qtbot)
    for _ in range(7):
        strike = away.window.focusWidget()
        QTest.keyClick(strike, Qt.Key.Key_Tab)
        assert away.cover.isAncestorOf(away.window.focusWidget())
    away.cover.hide()


def test_the_players_may_be_told_when_it_goes_on(qtbot: QtBot) -> None:
    away = Away(qtbot)
    told: list[str] = []
    away.cover.until.connect(told.append)
    press(away.cover, "until:20")
    press(away.cover, "until:0")
    assert told == ["22:25", ""]
    away.cover.hide()
