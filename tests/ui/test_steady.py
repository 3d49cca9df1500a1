"""One clock tells presses apart on the whole desk, and a script may help it on without waiting."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from gm_console.ui import steady
from gm_console.ui.keys import DEAF_MS, Ear
from gm_console.ui.steady import Steady, Stopwatch


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Steady:
    """A clock of this test's own in the place of the program's."""
    made = Steady()
    monkeypatch.setattr(steady, "monotonic", made)
    return made


def test_an_ear_that_is_helped_on_hears_the_next_key_at_once(clock: Steady) -> None:
    ear = Ear(clock)
    ear.ruled()
    key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Q, Qt.KeyboardModifier.NoModifier)
    assert not ear.hears(key)
    ear.release(key)
    clock.help_on(DEAF_MS)
    assert ear.hears(key)


def test_a_stopwatch_runs_on_the_same_clock_and_stands_until_it_is_started(clock: Steady) -> None:
    watch = Stopwatch()
    clock.help_on(5000)
    assert (watch.isValid(), watch.elapsed()) == (False, 0)
    watch.start()
    clock.help_on(5000)
    assert (watch.isValid(), watch.elapsed() // 1000) == (True, 5)
    watch.invalidate()
    assert (watch.isValid(), watch.elapsed()) == (False, 0)
