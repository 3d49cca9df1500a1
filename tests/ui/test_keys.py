from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from gm_console.ui.actions import HOSTS_OWN
from gm_console.ui.keys import DEAF_MS, DESK, GRACE_MS, NEVER_SPACE, RULINGS, Ear, clashes, digit, key_of, pressed
from tests.ui.evening import ALL, Evening

LANGUAGES = ("es", "fr", "en")
NONE = Qt.KeyboardModifier.NoModifier


def press(key: int, text: str = "", held: Qt.KeyboardModifier = NONE, *, repeat: bool = False) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, held, text, repeat)


def phases(evening: Evening) -> Iterator[str]:
    """Brings a meeting through every phase."""
    yield evening.phase
    for sent in (
        {"do": "start"},
        {"do": "ask", "by": "Ana"},
        {"do": "answer", "answer": "yes"},
        {"do": "deduce", "by": "Ana"},
        {"do": "judge", "hits": ["what"]},
    ):
        evening.do(sent)
        yield evening.phase
    evening.do(*({"do": "stand", "by": name} for name in ("Bruno", "Cloe", "Íñigo")))
    while evening.phase == "floor":
        evening.do({"do": "ask", "by": evening.desk.host.turn}, {"do": "answer", "answer": "no"})
    yield evening.phase
    evening.do({"do": "end", "reason": "tarde"})
    yield evening.phase


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_no_phase_do_two_enabled_actions_share_a_key(qtbot: QtBot, language: str) -> None:
    evening = Evening(qtbot, begun=False, language=language)
    seen = []
    for phase in phases(evening):
        seen.append(phase)
        enabled = evening.table.actions_.enabled()
        desk = {name: key for name, key in DESK.items() if name not in HOSTS_OWN}
        keys = {name: str(action.property("key")) for name, action in enabled.items()} | desk
        assert clashes(keys) == {}, phase
    assert seen == ["telling", "floor", "question", "answered", "judging", "rebuttal", "host", "over"]


def test_two_actions_on_one_key_are_found() -> None:
    assert clashes({"ask": "Q", "pass": "X", "amend": "Q", "hint": ""}) == {"Q": ["ask", "amend"]}


@pytest.mark.parametrize(("language", "key"), [("es", "S"), ("fr", "O"), ("en", "Y")])
def test_yes_has_the_letter_of_the_language(language: str, key: str) -> None:
    assert key_of("martes", "answer:yes", language) == key
    assert key_of("martes", "undo", language) == "Ctrl+Z"


def test_every_frequent_ruling_has_a_key_in_every_language() -> None:
    assert all(key_of("martes", name, language) for name in RULINGS["martes"] for language in LANGUAGES)


def test_digits_come_from_any_row_of_any_keyboard() -> None:
    assert digit(press(Qt.Key.Key_3, "3")) == 3
    assert digit(press(Qt.Key.Key_Ampersand, "&")) == 1
    assert [digit(press(0, sign)) for sign in "é\"'(-è_çà"] == [2, 3, 4, 5, 6, 7, 8, 9, 0]
    assert digit(press(Qt.Key.Key_Eacute)) == 2
    assert digit(press(Qt.Key.Key_A, "a")) is None
    assert digit(press(Qt.Key.Key_3, "3", Qt.KeyboardModifier.ControlModifier)) is None


def test_keys_have_the_names_of_the_tables() -> None:
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    assert pressed(press(Qt.Key.Key_S, "s")) == pressed(press(Qt.Key.Key_S, "S", shift)) == "S"
    assert pressed(press(Qt.Key.Key_Z, "", control | shift)) == "Ctrl+Shift+Z"
    assert pressed(press(Qt.Key.Key_7, "/", shift)) == "/"
    assert pressed(press(Qt.Key.Key_F11)) == "F11"
    assert pressed(press(Qt.Key.Key_S, "", Qt.KeyboardModifier.AltModifier)) == ""


def test_a_held_key_rules_once_however_the_system_tells_of_it() -> None:
    now = 0
    ear = Ear(lambda: now)
    assert ear.hears(press(Qt.Key.Key_Q))
    ear.ruled()
    assert not ear.hears(press(Qt.Key.Key_Q, repeat=True))
    for now in range(660, 3000, 30):  # noqa: B007  # pairs of release and press, without a mark; the ear reads now
        ear.release(press(Qt.Key.Key_Q))
        assert not ear.hears(press(Qt.Key.Key_Q))
    ear.release(press(Qt.Key.Key_Q))
    now += GRACE_MS
    assert ear.hears(press(Qt.Key.Key_Q))


def test_after_a_key_has_ruled_all_keys_are_deaf_for_a_while() -> None:
    now = 1000
    ear = Ear(lambda: now)
    assert ear.hears(press(Qt.Key.Key_Q))
    ear.ruled()
    now += DEAF_MS - 1
    assert not ear.hears(press(Qt.Key.Key_S))
    ear.release(press(Qt.Key.Key_S))
    now += GRACE_MS
    assert ear.hears(press(Qt.Key.Key_S))


def test_a_key_that_went_up_elsewhere_is_not_held_for_ever() -> None:
    ear = Ear(lambda: 5000)
    assert ear.hears(press(Qt.Key.Key_Q))
    ear.forget()
    assert ear.hears(press(Qt.Key.Key_Q))


def test_space_never_answers_judges_deduces_or_ends(qtbot: QtBot) -> None:
    evening = Evening(qtbot, begun=False)
    evening.table.setFocus()
    for phase in phases(evening):
        before = len(evening.desk.log)
        if phase in ("question", "answered", "judging", "rebuttal", "over"):
            evening.key(Qt.Key.Key_Space)
            assert len(evening.desk.log) == before, phase
    assert {"answer", "judge", "deduce", "end", "reveal"} <= NEVER_SPACE
    assert ALL
