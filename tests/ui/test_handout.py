"""Handing out: one player at a time, by keys alone and by the mouse alone, and a second look for whoever forgot."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from gm_console.ui.dialogs.veil import app
from tests.ui.handing import Pack, Table, middle

SPACE, ESC = Qt.Key.Key_Space, Qt.Key.Key_Escape


def told(table: Table) -> str:
    return table.page.panel.told.text()


def test_a_round_by_keys_alone(qtbot: QtBot) -> None:
    table = Table(qtbot)
    for player in ("p1", "p2", "p3"):
        assert (table.page.person.id, table.leaks) == (player, [])
        table.key(SPACE)
        assert table.leaks == [player]
        table.key(SPACE)
        assert table.leaks == []
        table.key("s")
    assert table.pack.marks == {"p1": "seen", "p2": "seen", "p3": "seen"}
    assert not table.page.panel.knobs["next"].isEnabled()
    assert table.words.text("handout.told.all") in told(table)
    with qtbot.waitSignal(table.page.done):
        table.key(ESC)


def test_a_round_by_the_mouse_alone(qtbot: QtBot) -> None:
    table = Table(qtbot)
    for player in ("p1", "p2", "p3"):
        table.click("card")
        assert table.leaks == [player]
        table.click("turn")
        assert table.leaks == []
        table.click("next")
    assert table.words.text("handout.told.all") in told(table)
    with qtbot.waitSignal(table.page.done):
        table.click("done")


def test_it_begins_with_who_has_not_seen_his_card_and_goes_round_by_seat(qtbot: QtBot) -> None:
    pack = Pack()
    pack.marks["p1"] = "seen"
    table = Table(qtbot, pack)
    assert table.page.person.name == "Bruno"
    table.key("s")
    assert table.page.person.name == "Íñigo"
    table.key("s")
    assert table.page.person.name == "Bruno"


def test_who_was_skipped_comes_back_by_name_by_digit_and_by_arrow(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.click("player:p3")
    assert table.page.person.name == "Íñigo"
    table.key("1")
    assert table.page.person.name == "Ana"
    table.key(Qt.Key.Key_Up)
    assert table.page.person.name == "Íñigo"
    table.key(Qt.Key.Key_Down)
    assert table.page.person.name == "Ana"


def test_another_player_never_finds_the_card_of_the_one_before_open(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.key(SPACE)
    table.click("player:p2")
    assert (table.side, table.leaks) == ("", [])


def test_a_second_look_asks_and_the_careful_answer_comes_first(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.key(SPACE)
    table.key(SPACE)
    table.key(SPACE)
    assert table.words.text("handout.ask", name="Ana") in table.text
    assert table.leaks == []
    table.key(SPACE)
    assert (table.leaks, table.page.panel.asking) == ([], False)


def test_a_second_look_is_never_refused_by_keys(qtbot: QtBot) -> None:
    table = Table(qtbot)
    for _ in range(3):
        table.key(SPACE)
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Return)
    assert table.leaks == ["p1"]


def test_a_second_look_is_never_refused_by_mouse_and_every_further_one_asks(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.click("turn")
    table.click("turn")
    for _ in range(2):
        table.click("turn")
        assert (table.leaks, table.page.panel.asking) == ([], True)
        table.click("yes")
        assert table.leaks == ["p1"]
        table.click("turn")


def test_esc_says_no_before_it_goes_back(qtbot: QtBot) -> None:
    table = Table(qtbot)
    gone: list[bool] = []
    table.page.done.connect(lambda: gone.append(True))
    for _ in range(3):
        table.key(SPACE)
    table.key(ESC)
    assert (gone, table.leaks) == ([], [])
    table.key(ESC)
    assert gone == [True]


def test_going_back_asks_nothing_and_covers(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.key(SPACE)
    with qtbot.waitSignal(table.page.done):
        table.click("done")
    assert (table.leaks, table.side) == ([], "")


def test_it_covers_itself_after_a_while(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gm_console.ui.handout.turning.COVER_MS", 20)
    table = Table(qtbot)
    table.key(SPACE)
    assert table.leaks == ["p1"]
    qtbot.waitUntil(lambda: table.leaks == [])
    assert table.side == ""


def test_the_while_is_twenty_seconds(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.key(SPACE)
    assert table.page.turning._limit.interval() == 20_000
    assert table.page.turning._limit.isActive()
    table.key(SPACE)


@pytest.mark.parametrize("away", [QEvent.Type.WindowDeactivate, QEvent.Type.ApplicationDeactivate, QEvent.Type.WindowBlocked])
def test_another_window_covers_it(qtbot: QtBot, away: QEvent.Type) -> None:
    table = Table(qtbot)
    table.key(SPACE)
    QApplication.sendEvent(app() if away is QEvent.Type.ApplicationDeactivate else table.page, QEvent(away))
    assert (table.leaks, table.side) == ([], "")


def test_a_hidden_screen_shows_nothing_when_it_comes_back(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.key(SPACE)
    table.page.hide()
    assert table.leaks == []


def test_a_double_click_turns_the_card_once(qtbot: QtBot) -> None:
    for name in ("card", "turn"):
        table = Table(qtbot)
        table.click(name)
        widget = table.page.card if name == "card" else table.page.panel.knobs["turn"]
        QTest.mouseDClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle(widget))
        assert table.leaks == ["p1"], name
        table.click("done")


def test_a_click_beside_the_card_turns_nothing(qtbot: QtBot) -> None:
    table = Table(qtbot, size=(1280, 800))
    QTest.mouseClick(table.page.card, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(3, 3))
    assert table.side == ""


def test_a_held_key_turns_once_even_where_it_comes_in_pairs(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.down(SPACE)
    for _ in range(5):
        table.time += 30
        table.up(SPACE)
        table.time += 2
        table.down(SPACE)
    assert table.leaks == ["p1"]
    table.up(SPACE)
    table.key(SPACE)


def test_a_key_struck_twice_does_not_show_the_next_player_s_card(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.key("s")
    QTest.keyClick(table.page.card, SPACE)
    assert (table.page.person.name, table.leaks) == ("Bruno", [])


def test_the_code_and_the_words_change_places_and_space_covers_either(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.key("q")
    assert table.side == "code"
    assert told(table) == table.words.text("handout.told.code")
    table.key("q")
    assert table.side == "words"
    table.key("q")
    table.key(SPACE)
    assert (table.side, table.leaks) == ("", [])


def test_tab_reaches_every_button(qtbot: QtBot) -> None:
    table = Table(qtbot)
    met = set()
    for _ in range(14):
        met.add(table.here.objectName())
        QTest.keyClick(table.here, Qt.Key.Key_Tab)
    assert {"card", "turn", "code", "next", "player:p1", "player:p2", "player:p3", "copy", "save", "done"} <= met


@pytest.mark.parametrize("language", ["es", "fr", "en"])
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.75])
def test_nothing_is_cut_off_in_any_language_or_size(qtbot: QtBot, language: str, scale: float) -> None:
    table = Table(qtbot, language=language, scale=scale)
    panel = table.page.panel
    for id_ in ("told.tap", "told.hold", "told.open", "told.open-hold", "told.code", "copied"):
        panel.say(table.words.text(f"handout.{id_}", name="Bruno de la Vega"))
        assert panel.told.heightForWidth(panel.told.width()) <= panel.told.height(), id_
    panel.ask(table.words.text("handout.ask", name="Bruno de la Vega y Ponce de León Martínez"))
    QApplication.processEvents()
    assert panel.question.heightForWidth(panel.question.width()) <= panel.question.height()
    small = [name for name, knob in panel.knobs.items() if knob.isVisible() and knob.width() < knob.sizeHint().width()]
    assert small == []
    assert table.page.size().width() == 1024
    assert [one.text() for one in table.page.findChildren(QLabel) if one.isVisible() and one.visibleRegion().isEmpty()] == []
