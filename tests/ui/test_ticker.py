"""The timers everything on the glass waits with."""

from __future__ import annotations

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from gm_console.ui.ticker import every, once


def test_what_is_to_come_once_comes_once_each_time_it_is_asked_for(qtbot: QtBot) -> None:
    owner, rung = QObject(), list[int]()
    timer = once(owner, 1, lambda: rung.append(1))
    assert not timer.isActive()
    for count in (1, 2):
        timer.start()
        qtbot.waitUntil(lambda: not timer.isActive())
        assert len(rung) == count
    assert timer.parent() is owner


def test_what_is_to_come_again_and_again_comes_until_it_is_stopped(qtbot: QtBot) -> None:
    owner, rung = QObject(), list[int]()
    timer = every(owner, 1, lambda: rung.append(1))
    timer.start()
    qtbot.waitUntil(lambda: len(rung) > 2)
    assert timer.isActive()
    timer.stop()
