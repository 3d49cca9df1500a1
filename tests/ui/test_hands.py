"""A hand at the keys, with real widgets: what is held, what is typed, what has the focus, and which key does what."""

from __future__ import annotations

from string import ascii_lowercase, digits

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from gm_console.ui.actions import HOSTS_OWN
from gm_console.ui.keys import DEAF_MS, GRACE_MS, Ear
from gm_console.ui.tables.martes.acts import in_bar
from tests.ui.evening import Evening
from tests.ui.test_keys import LANGUAGES, phases

NONE, CONTROL, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
EVERY_KEY = f"{ascii_lowercase}{digits} &/"


class Keys:
    """A keyboard before a window, in the time it is told."""

    def __init__(self, evening: Evening) -> None:
        self.ms = 10_000
        self._window = evening.window
        evening.window.keyboard.ear = Ear(lambda: self.ms)

    def send(self, kind: QEvent.Type, key: Qt.Key, *, repeat: bool = False, after: int = 0) -> None:
        """One event as the system sends it, so many ms after the last."""
        self.ms += after
        QApplication.sendEvent(self._window, QKeyEvent(kind, key, NONE, "", repeat))

    def hold(self, key: Qt.Key, seconds: int, *, marked: bool) -> None:
        """Held for so long; each repetition ``marked`` as one, or as a press and a release like any other (X11)."""
        down, up = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
        self.send(down, key)
        for after in (660, *[30] * (seconds * 33)):
            self.send(up, key, repeat=marked, after=after)
            self.send(down, key, repeat=marked)
        self.send(up, key, after=30)


def count(evening: Evening) -> int:
    return len(evening.desk.log)


@pytest.mark.parametrize("marked", [True, False])
@pytest.mark.parametrize(("language", "key"), [("es", Qt.Key.Key_X), ("es", Qt.Key.Key_N), ("fr", Qt.Key.Key_O), ("en", Qt.Key.Key_Q)])
def test_a_key_held_for_five_seconds_rules_once_in_the_window(qtbot: QtBot, language: str, key: Qt.Key, marked: bool) -> None:
    evening = Evening(qtbot, language=language)
    if key in (Qt.Key.Key_N, Qt.Key.Key_O):
        evening.do({"do": "ask", "by": "Ana"})
    keys, before = Keys(evening), count(evening)
    keys.hold(key, 5, marked=marked)
    assert count(evening) == before + 1
    keys.hold(Qt.Key.Key_P, 1, marked=marked)
    assert evening.desk.clock().paused


def test_a_key_struck_twice_in_a_hurry_rules_once_and_after_a_breath_again(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    keys, before = Keys(evening), count(evening)
    for after in (0, GRACE_MS + 50, DEAF_MS + 50):
        keys.send(QEvent.Type.KeyPress, Qt.Key.Key_X, after=after)
        keys.send(QEvent.Type.KeyRelease, Qt.Key.Key_X, after=20)
    assert count(evening) == before + 2


def test_no_letter_digit_or_space_typed_into_the_words_of_a_question_rules_in_any_phase(qtbot: QtBot) -> None:
    evening = Evening(qtbot, begun=False)
    tried = []
    for phase in phases(evening):
        field = evening.table.field
        if not field.isVisible():
            continue
        field.setFocus()
        field.clear()
        before = count(evening)
        QTest.keyClicks(field, EVERY_KEY)
        assert (field.text(), count(evening), evening.phase) == (EVERY_KEY, before, phase)
        tried.append(phase)
    assert tried == ["floor", "question", "judging", "host"]


@pytest.mark.parametrize("form", ["log", "ruling", "deduce", "end", "correct", "join"])
def test_typing_anywhere_else_rules_nothing_either(qtbot: QtBot, form: str) -> None:
    evening = Evening(qtbot)
    evening.do({"do": "ask", "by": "Ana"}, {"do": "answer", "answer": "yes"})
    evening.key("/") if form == "log" else evening.window.errands.run(form)
    over: QWidget = evening.table.log if form == "log" else evening.window.errands.open_form or evening.window
    fields = [field for kind in (QLineEdit, QPlainTextEdit) for field in over.findChildren(kind) if field.isVisible() and field.isEnabled()]
    before = count(evening)
    for field in fields:
        field.setFocus()
        QTest.keyClicks(field, EVERY_KEY)
    assert fields != []
    assert (count(evening), evening.phase) == (before, "answered")


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
@pytest.mark.parametrize("name", ["pass", "ask", "undo", "chip", "pause"])
def test_space_and_enter_on_a_button_press_that_button_and_no_other(qtbot: QtBot, name: str, key: Qt.Key) -> None:
    evening = Evening(qtbot)
    evening.do({"do": "ask", "by": "Ana"})
    if name in ("pass", "ask"):
        evening.do({"do": "answer", "answer": "no"})
    shown: dict[str, QAbstractButton] = {"chip": evening.table.seats.cards[2].chips[0], "pause": evening.table.top.pause}
    button = shown.get(name) or evening.button(name)
    pressed = [one for one in evening.table.findChildren(QAbstractButton) if one.isVisible()]
    told: list[QAbstractButton] = []
    for one in pressed:
        one.clicked.connect(lambda *_, one=one: told.append(one))
    button.setFocus()
    assert button.hasFocus()
    QTest.keyClick(button, key)
    assert told == [button]


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_phase_each_key_does_the_one_thing_that_its_button_says(qtbot: QtBot, language: str) -> None:
    evening = Evening(qtbot, begun=False, language=language)
    actions, told, tried = evening.table.actions_, list[str](), set[str]()
    actions.chosen.disconnect(evening.table.hand.act)
    actions.chosen.connect(told.append)
    for phase in phases(evening):
        evening.table.setFocus()
        for name in {*in_bar(actions.legal, phase), *HOSTS_OWN} & actions.enabled().keys():
            key = str(actions.named(name).property("key"))
            if not key:
                continue
            told.clear()
            evening.key(key.rsplit("+", maxsplit=1)[-1], (CONTROL if "Ctrl" in key else NONE) | (SHIFT if "Shift" in key else NONE))
            assert told == [name], (phase, key)
            tried.add(name)
    assert {"start", "ask", "pass", "answer:yes", "answer:no", "judge", "deduce", "bet", "next-round", "reveal", "undo"} <= tried
