"""The case sheet: there while the host looks, and nowhere when he does not."""

from __future__ import annotations

import pytest
import shiboken6
from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gm_console.games.martes.content import Case
from gm_console.ui.dialogs.veil import app
from gm_console.ui.keys import GRACE_MS
from gm_console.ui.sheet import CaseSheet, akin, fold
from tests.ui.dialogs import CASE, SOLUTION, WORDS, strike, texts

SECRETS = (*CASE.facts, *CASE.hints, *CASE.misleads, *SOLUTION.given(), CASE.story, CASE.title)


class Hand:
    """A window with a sheet over it, and a hand on its key; time goes on only by `wait`."""

    def __init__(self, qtbot: QtBot, case: Case | None = CASE, question: str | None = None, given: tuple[str, ...] = ()) -> None:
        self.time = 10_000
        self.window = QWidget()
        self.window.resize(1280, 800)
        self.field = QLineEdit(self.window)
        qtbot.addWidget(self.window)
        self.sheet = CaseSheet(WORDS, self.window, lambda: self.time)
        self.sheet.know(case, question, given)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)

    def hold(self, milliseconds: int) -> None:
        self.sheet.press()
        self.time += milliseconds

    def let_go(self) -> None:
        self.sheet.release()

    def tap(self) -> None:
        self.hold(80)
        self.let_go()
        self.time += 90

    def leaks(self) -> list[str]:
        return [secret for secret in SECRETS if secret in texts(self.window)]


def test_a_hidden_sheet_has_no_word_in_any_widget(qtbot: QtBot) -> None:
    assert Hand(qtbot).leaks() == []


def test_held_it_is_open_and_let_go_it_closes_with_every_word(qtbot: QtBot) -> None:
    hand = Hand(qtbot)
    hand.hold(2000)
    assert set(hand.leaks()) == set(SECRETS)
    hand.let_go()
    qtbot.waitUntil(lambda: not hand.sheet.open)
    assert hand.leaks() == []


class Slow(Hand):
    """A sheet that takes 300 ms to be made: what the hand does meanwhile is only told afterwards, with the moment it was done."""

    def __init__(self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(qtbot)
        made = self.sheet.make

        def make() -> QWidget:
            self.time += 300
            return made()

        monkeypatch.setattr(self.sheet, "make", make)

    def told(self, *moments: int) -> None:
        """Down and up in turn, at these ms of the system's."""
        for number, at in enumerate(moments):
            self.sheet.release(at) if number % 2 else self.sheet.press(at)


def test_two_taps_keep_a_sheet_open_however_long_it_takes_to_make(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = Slow(qtbot, monkeypatch)
    hand.told(70_000, 70_080, 70_170, 70_250)
    qtbot.wait(2 * GRACE_MS)
    assert (hand.sheet.open, hand.sheet.stays) == (True, True)


def test_a_key_held_over_a_slow_sheet_does_not_keep_it_open(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = Slow(qtbot, monkeypatch)
    hand.told(70_000, 70_500, 70_500, 70_530, 70_530, 70_900)
    assert (hand.sheet.open, hand.sheet.stays) == (True, False)
    qtbot.waitUntil(lambda: not hand.sheet.open)


def test_a_held_key_that_comes_in_pairs_does_not_make_it_flicker(qtbot: QtBot) -> None:
    hand = Hand(qtbot)
    hand.hold(600)
    for _ in range(3):
        hand.let_go()
        hand.hold(30)
    qtbot.wait(200)
    assert hand.sheet.open
    assert not hand.sheet.stays
    hand.let_go()
    qtbot.waitUntil(lambda: not hand.sheet.open)


def test_tapped_twice_it_stays_and_can_be_searched(qtbot: QtBot) -> None:
    hand = Hand(qtbot)
    hand.field.setFocus()
    hand.tap()
    hand.tap()
    qtbot.waitUntil(lambda: hand.window.focusWidget() is not hand.field)
    assert hand.sheet.open
    strike(hand.window.focusWidget(), Qt.Key.Key_Escape)
    assert hand.leaks() == []
    assert hand.window.focusWidget() is hand.field


def test_it_closes_though_what_had_the_keyboard_before_is_gone(qtbot: QtBot) -> None:
    hand = Hand(qtbot)
    hand.field.setFocus()
    hand.sheet.lay_open()
    shiboken6.delete(hand.field)
    hand.sheet.shut()
    assert hand.leaks() == []


def test_its_letter_with_ctrl_is_another_key(qtbot: QtBot) -> None:
    hand = Hand(qtbot)
    hand.sheet.lay_open()
    QTest.keyClick(hand.sheet, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert hand.sheet.open
    hand.time += 500
    QTest.keyClick(hand.sheet, Qt.Key.Key_C)
    assert not hand.sheet.open


def test_the_second_tap_held_long_does_not_close_it_again(qtbot: QtBot) -> None:
    hand = Hand(qtbot)
    hand.tap()
    hand.hold(700)
    for _ in range(3):
        hand.let_go()
        hand.hold(30)
    assert hand.sheet.open
    assert hand.sheet.stays
    hand.sheet.shut()


def test_its_key_closes_a_sheet_that_stays(qtbot: QtBot) -> None:
    hand = Hand(qtbot)
    hand.tap()
    hand.tap()
    hand.time += 5000
    hand.tap()
    assert not hand.sheet.open


@pytest.mark.parametrize("away", [QEvent.Type.WindowDeactivate, QEvent.Type.ApplicationDeactivate])
def test_another_window_closes_it(qtbot: QtBot, away: QEvent.Type) -> None:
    hand = Hand(qtbot)
    hand.hold(1000)
    QApplication.sendEvent(hand.window if away is QEvent.Type.WindowDeactivate else app(), QEvent(away))
    assert hand.leaks() == []


def test_a_while_without_use_closes_it(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gm_console.ui.held.FORGET_MS", 20)
    hand = Hand(qtbot)
    hand.hold(1000)
    qtbot.waitUntil(lambda: not hand.sheet.open)
    assert hand.leaks() == []


def test_a_search_finds_without_accents_and_in_every_section(qtbot: QtBot) -> None:
    hand = Hand(qtbot)
    hand.hold(1000)
    search = hand.sheet.findChildren(QLineEdit)[0]
    search.setText("HUMEDA")
    shown = [one.text() for one in hand.sheet.findChildren(QLabel) if one.isVisible() and one.text() in SECRETS]
    assert shown == ["El pozo", "La cuerda estaba húmeda."]
    search.setText("vidrio")
    shown = [one.text() for one in hand.sheet.findChildren(QLabel) if one.isVisible() and one.text() in SECRETS]
    assert shown == ["El pozo", "El collar era de vidrio.", "El vidrio no pesa."]
    hand.sheet.shut()


def test_facts_that_share_words_with_the_question_come_first_and_are_marked(qtbot: QtBot) -> None:
    hand = Hand(qtbot, question="¿Estaba humeda la cuerda?")
    hand.hold(1000)
    facts = [one.text() for one in hand.sheet.findChildren(QLabel) if one.text().removeprefix("▸ ") in CASE.facts]
    assert facts == ["▸ La cuerda estaba húmeda.", CASE.facts[0], CASE.facts[1]]
    hand.sheet.shut()


def test_words_that_many_facts_have_mark_nothing() -> None:
    facts = [f"El jardinero cavó {number} pozos." for number in "abcdefghi"]
    assert akin(facts, "¿El jardinero?") == frozenset()
    assert fold("ÚLTIMO Ñandú") == "ultimo nandu"


def test_hints_given_are_ticked_and_those_ticked_by_hand_stay_so(qtbot: QtBot) -> None:
    hand = Hand(qtbot, given=CASE.hints[:1])
    hand.hold(1000)
    assert [box.isChecked() for box in hand.sheet.findChildren(QCheckBox)] == [True, False, False]
    hand.sheet.findChildren(QCheckBox)[2].setChecked(True)
    hand.sheet.shut()
    hand.time += 5000
    hand.hold(1000)
    assert [box.isChecked() for box in hand.sheet.findChildren(QCheckBox)] == [True, False, True]
    hand.sheet.shut()


def test_a_hint_with_an_ampersand_is_read_aloud_as_it_is_written(qtbot: QtBot) -> None:
    hand = Hand(qtbot, case=replace(CASE, hints=("Pons & hija.",)))
    hand.hold(1000)
    assert [box.accessibleName() for box in hand.sheet.findChildren(QCheckBox)] == ["Pons & hija."]
    hand.sheet.shut()


def test_a_meeting_without_a_case_says_so(qtbot: QtBot) -> None:
    hand = Hand(qtbot, case=None)
    hand.hold(1000)
    assert WORDS.text("dialogs.sheet.none") in texts(hand.sheet)
    hand.sheet.shut()
