"""A key held too long, or pressed in the players' window, does nothing that nobody asked for: forms, set-up, what lies over the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gm_console.ui.dialogs.espia.guess import Guess
from gm_console.ui.dialogs.frame import DEAF_MS
from gm_console.ui.dialogs.martes.deduction import Deduction, Judge
from gm_console.ui.setup import SetUp
from gm_console.ui.steady import monotonic
from tests.ui.cluedo.villas import SEATED, Villa
from tests.ui.dialogs import WORDS, awake, host_view, opened, strike
from tests.ui.espia.rooms import Room
from tests.ui.evening import FOUR, Evening

__all__ = ["awake"]
NONE, ENTER = Qt.KeyboardModifier.NoModifier, Qt.Key.Key_Return


def here() -> QWidget:
    """What has the keyboard."""
    found: QWidget | None = QApplication.focusWidget()
    assert found is not None
    return found


def marked(key: Qt.Key, text: str = "") -> None:
    """The system says of each press that it repeats the first."""
    for _ in range(3):
        QApplication.sendEvent(here(), QKeyEvent(QEvent.Type.KeyPress, key, NONE, text, True))


def pairs(key: Qt.Key, text: str = "") -> None:
    """The system sends a release and a press, over and over, and says nothing."""
    for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress) * 3:
        QApplication.sendEvent(here(), QKeyEvent(kind, key, NONE, text))


held = pytest.mark.parametrize("hold", [marked, pairs])
Hold = Callable[..., None]


@held
def test_a_digit_held_names_one_card_and_not_one_of_each_kind(qtbot: QtBot, hold: Hold) -> None:
    villa = Villa(qtbot, players=SEATED).dealt()
    villa.window.errands.run("accuse")
    qtbot.waitUntil(villa.form.isActiveWindow)
    QTest.keyPress(here(), "1")  # type: ignore[call-overload]  # a letter does as well as a key
    hold(Qt.Key.Key_1, "1")
    assert [choice.value is not None for choice in villa.form.choices.values()] == [True, False, False]


@held
def test_a_digit_held_on_the_pad_is_one_tap(qtbot: QtBot, hold: Hold) -> None:
    dialog = Judge(WORDS, host_view())
    opened(qtbot, dialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    QTest.keyPress(here(), "2")  # type: ignore[call-overload]  # as above
    hold(Qt.Key.Key_2, "2")
    assert dialog.command() == {"do": "judge", "hits": ["who"]}


@held
def test_a_digit_held_names_the_spy_and_types_no_place(qtbot: QtBot, hold: Hold) -> None:
    room = Room(qtbot).begun()
    room.window.errands.run("guess")
    form = room.window.errands.open_form
    assert isinstance(form, Guess)
    qtbot.waitUntil(form.isActiveWindow)
    QTest.keyPress(here(), "2")  # type: ignore[call-overload]  # a letter does as well as a key
    hold(Qt.Key.Key_2, "2")
    assert (form.by.value, form.picker.search.text()) == ("Bruno", "")
    QTest.keyRelease(here(), Qt.Key.Key_2)
    strike(here(), "2")
    assert form.picker.search.text() == "2"


@held
def test_the_letter_that_opened_a_form_is_not_typed_on_in_its_first_line(qtbot: QtBot, hold: Hold) -> None:
    evening = Evening(qtbot)
    evening.do({"do": "ask", "by": "Ana"}, {"do": "answer", "answer": "yes"})
    QTest.keyPress(evening.window, Qt.Key.Key_D)
    form = evening.window.errands.open_form
    assert isinstance(form, Deduction)
    qtbot.waitUntil(lambda: here() is form.lines["what"].edit)
    hold(Qt.Key.Key_D, "d")
    assert form.lines["what"].text == ""
    QTest.keyRelease(here(), Qt.Key.Key_D)
    strike(here(), "d")
    hold(Qt.Key.Key_D, "d")
    assert form.lines["what"].text == "dddd"


@held
def test_the_enter_that_opened_a_form_does_not_send_it(qtbot: QtBot, hold: Hold) -> None:
    dialog = Deduction(WORDS, "Ana")
    given = opened(qtbot, dialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    monotonic.help_on(2 * DEAF_MS)
    hold(ENTER)
    assert given == []


@held
def test_the_enter_that_asks_for_the_same_people_opens_no_table(qtbot: QtBot, hold: Hold) -> None:
    evening = Evening(qtbot)
    evening.desk.close()
    evening.window.foyer.set_up("martes", {"players": list(FOUR)})
    page = evening.window.stack.currentWidget()
    assert isinstance(page, SetUp)
    with qtbot.assertNotEmitted(page.ready):
        hold(ENTER)
    QTest.keyRelease(here(), ENTER)
    monotonic.help_on(DEAF_MS)
    with qtbot.waitSignal(page.ready):
        QTest.keyClick(here(), ENTER)


@pytest.mark.usefixtures("awake")
@pytest.mark.parametrize("over", ["cloth", "form"])
def test_what_lies_over_the_table_is_not_ruled_under_from_the_players_window(qtbot: QtBot, over: str) -> None:
    evening = Evening(qtbot)
    evening.do({"do": "ask", "by": "Ana"})
    evening.window.public.toggle()
    players = evening.window.public.window
    assert players is not None
    evening.window.parting.leave() if over == "cloth" else evening.window.errands.run("set-clock")
    before = len(evening.desk.log)
    QTest.keyClick(players, Qt.Key.Key_S)
    QTest.keyClick(players, Qt.Key.Key_B)
    assert (len(evening.desk.log), evening.window.public.blank) == (before, True)


def test_the_clock_stands_under_the_cloth_whatever_is_pressed_in_the_players_window(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.window.public.toggle()
    evening.window.parting.leave()
    players = evening.window.public.window
    assert players is not None
    QTest.keyClick(players, Qt.Key.Key_P)
    assert evening.desk.clock().paused
