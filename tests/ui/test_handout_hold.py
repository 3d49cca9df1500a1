"""Where cards are open only while something is held, whatever way the system tells of a held key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gm_console.ui.keys import GRACE_MS
from tests.ui.handing import Table, middle

SPACE = Qt.Key.Key_Space
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def pairs(table: Table, key: Qt.Key | str, times: int = 3) -> None:
    """What a held key says of itself under X11."""
    for _ in range(times):
        table.time += 30
        table.up(key)
        table.time += 1
        table.down(key)


def test_it_is_open_while_the_key_is_held_and_no_longer(qtbot: QtBot) -> None:
    table = Table(qtbot, hold_only=True)
    table.down(SPACE)
    assert table.leaks == ["p1"]
    table.up(SPACE)
    qtbot.waitUntil(lambda: table.leaks == [])
    assert table.pack.marks == {"p1": "seen"}


def test_a_held_key_that_comes_in_pairs_keeps_it_open_without_a_flicker(qtbot: QtBot) -> None:
    table = Table(qtbot, hold_only=True)
    turned: list[str] = []
    table.page.turning.turned.connect(turned.append)
    table.down(SPACE)
    for _ in range(3):
        pairs(table, SPACE)
        qtbot.wait(GRACE_MS // 2)
    qtbot.wait(GRACE_MS + 30)
    assert turned == ["words"]
    table.up(SPACE)
    qtbot.waitUntil(lambda: turned == ["words", ""])


def test_a_key_still_held_after_twenty_seconds_does_not_open_it_again(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gm_console.ui.handout.turning.COVER_MS", 20)
    table = Table(qtbot, hold_only=True)
    table.down(SPACE)
    qtbot.waitUntil(lambda: table.leaks == [])
    pairs(table, SPACE)
    assert (table.leaks, table.page.panel.asking) == ([], False)
    table.up(SPACE)


def test_the_mouse_holds_the_card_or_its_button(qtbot: QtBot) -> None:
    for name in ("card", "turn"):
        table = Table(qtbot, hold_only=True)
        widget = table.page.card if name == "card" else table.page.panel.knobs["turn"]
        QTest.mousePress(widget, LEFT, NONE, middle(widget))
        assert table.leaks == ["p1"], name
        QTest.mouseRelease(widget, LEFT, NONE, middle(widget))
        qtbot.waitUntil(table.covered)


def test_the_code_can_be_held_too(qtbot: QtBot) -> None:
    table = Table(qtbot, hold_only=True)
    table.down("q")
    assert table.side == "code"
    table.up("q")
    qtbot.waitUntil(lambda: table.side == "")
    knob = table.page.panel.knobs["code"]
    table.key("s")
    QTest.mousePress(knob, LEFT, NONE, middle(knob))
    assert table.side == "code"
    QTest.mouseRelease(knob, LEFT, NONE, middle(knob))
    qtbot.waitUntil(lambda: table.side == "")


def test_a_second_look_is_allowed_first_and_held_then(qtbot: QtBot) -> None:
    table = Table(qtbot, hold_only=True)
    table.down(SPACE)
    table.up(SPACE)
    qtbot.waitUntil(lambda: table.leaks == [])
    table.key(SPACE)
    assert table.page.panel.asking
    table.key(Qt.Key.Key_Right)
    table.key(SPACE)
    assert (table.leaks, table.page.panel.told.text()) == ([], table.words.text("handout.told.hold", name="Ana"))
    table.time += 1000
    table.down(SPACE)
    assert table.leaks == ["p1"]
    table.up(SPACE)
    qtbot.waitUntil(lambda: table.leaks == [])


def test_two_fast_presses_of_the_mouse_are_two_looks_and_the_second_asks(qtbot: QtBot) -> None:
    table = Table(qtbot, hold_only=True)
    card = table.page.card
    QTest.mousePress(card, LEFT, NONE, middle(card))
    QTest.mouseRelease(card, LEFT, NONE, middle(card))
    qtbot.waitUntil(lambda: table.leaks == [])
    QTest.mouseDClick(card, LEFT, NONE, middle(card))
    assert table.page.panel.asking
    assert table.leaks == []
