"""What only the host may see: nothing of it is in any widget until he looks, and it is gone when he looks away."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gm_console.games.martes.content import ELEMENTS, Case
from gm_console.ui.dialogs.martes.bet import Bet
from gm_console.ui.dialogs.martes.deduction import Amendment, Judge
from gm_console.ui.dialogs.martes.hint import HintForm
from gm_console.ui.dialogs.veil import Pad, app
from gm_console.ui.keys import GRACE_MS
from gm_console.words import Translator
from tests.ui.dialogs import CASE, SAID, SOLUTION, WORDS, awake, host_view, opened, press, strike, texts

__all__ = ["awake"]
pytestmark = pytest.mark.usefixtures("awake")
SECRETS = (*SAID.given(), *SOLUTION.given())


def leaks(widget: Judge | Amendment | HintForm, secrets: tuple[str, ...]) -> list[str]:
    return [secret for secret in secrets if secret in texts(widget)]


@pytest.mark.rule("M26")
def test_a_judgement_starts_covered_and_with_nothing_marked(qtbot: QtBot) -> None:
    dialog = Judge(WORDS, host_view(hits=("what",)))
    given = opened(qtbot, dialog)
    assert leaks(dialog, SECRETS) == []
    dialog.go_on()
    assert given == []
    press(dialog, "pad:6")
    dialog.go_on()
    assert given == [{"do": "judge", "hits": []}]


def test_looking_shows_the_words_the_solution_and_the_marks_and_covering_takes_them_out(qtbot: QtBot) -> None:
    dialog = Judge(WORDS, host_view())
    opened(qtbot, dialog)
    press(dialog, "pad:1")
    press(dialog, "eye")
    assert leaks(dialog, SECRETS) == list(SECRETS) or set(leaks(dialog, SECRETS)) == set(SECRETS)
    assert "✓" in texts(dialog)
    press(dialog, "eye")
    assert leaks(dialog, SECRETS) == []
    assert "✓" not in texts(dialog)


@pytest.mark.rule("M23")
@pytest.mark.parametrize("language", ["es", "fr", "en"])
def test_a_judgement_speaks_of_as_many_elements_as_it_counts(qtbot: QtBot, language: str) -> None:
    words, told = Translator(language), {}
    for elements in (5, 6):
        dialog = Judge(words, host_view(elements=elements))
        qtbot.addWidget(dialog)
        told[elements] = texts(dialog)
    six, five = ({"es": "seis", "fr": "six", "en": "six"}[language], {"es": "cinco", "fr": "cinq", "en": "five"}[language])
    assert (six in told[6], five in told[6], six in told[5], five in told[5]) == (True, False, False, True)


def test_a_tap_leaves_no_trace_while_covered(qtbot: QtBot) -> None:
    dialog = Judge(WORDS, host_view())
    opened(qtbot, dialog)
    dialog.pad.setFocus()
    before = texts(dialog), dialog.grab().toImage()
    strike(dialog.pad, "3")
    assert (texts(dialog), dialog.grab().toImage()) == before


def test_the_judgement_is_given_in_the_order_of_the_elements_and_a_second_tap_takes_one_back(qtbot: QtBot) -> None:
    dialog = Judge(WORDS, host_view())
    given = opened(qtbot, dialog)
    for key in "6133":
        strike(dialog.pad, key)
    dialog.go_on()
    assert given == [{"do": "judge", "hits": ["what", "why"]}]
    assert given[0]["hits"] == [key for key in ELEMENTS if key in given[0]["hits"]]


def test_when_and_where_count_as_one_of_five(qtbot: QtBot) -> None:
    dialog = Judge(WORDS, host_view())
    opened(qtbot, dialog)
    dialog.veil.uncover()
    strike(dialog.pad, "4")
    assert WORDS.text("dialogs.judge.count", count=0, of=5) in texts(dialog)
    strike(dialog.pad, "5")
    assert WORDS.text("dialogs.judge.count", count=1, of=5) in texts(dialog)
    dialog.veil.cover()


def test_a_solution_of_one_line_is_under_the_veil_too(qtbot: QtBot) -> None:
    dialog = Judge(WORDS, host_view(case=Case(solution="Fue el gato.")))
    opened(qtbot, dialog)
    assert "gato" not in texts(dialog)
    dialog.veil.uncover()
    assert "Solución: Fue el gato." in texts(dialog)
    dialog.veil.cover()


def test_only_holding_opens_the_veil_where_the_host_wants_it_so(qtbot: QtBot) -> None:
    dialog = Judge(WORDS, host_view(), hold_only=True)
    opened(qtbot, dialog)
    QTest.mousePress(dialog.veil.eye, Qt.MouseButton.LeftButton)
    assert dialog.veil.open
    QTest.mouseRelease(dialog.veil.eye, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not dialog.veil.open)
    assert leaks(dialog, SECRETS) == []


def test_a_held_key_that_comes_in_pairs_of_release_and_press_keeps_it_open(qtbot: QtBot) -> None:
    dialog = Judge(WORDS, host_view(), hold_only=True)
    opened(qtbot, dialog)
    shut: list[bool] = []
    dialog.veil.eye.left.connect(lambda: shut.append(True))
    QTest.keyPress(dialog.veil.eye, Qt.Key.Key_Space)
    QTest.keyRelease(dialog.veil.eye, Qt.Key.Key_Space)
    QTest.keyPress(dialog.veil.eye, Qt.Key.Key_Space)
    qtbot.wait(GRACE_MS + 50)
    assert (dialog.veil.open, shut) == (True, [])
    dialog.veil.cover()


@pytest.mark.parametrize("away", [QEvent.Type.WindowDeactivate, QEvent.Type.ApplicationDeactivate])
def test_the_veil_falls_when_the_window_loses_the_keyboard(qtbot: QtBot, away: QEvent.Type) -> None:
    dialog = Judge(WORDS, host_view())
    opened(qtbot, dialog)
    dialog.veil.uncover()
    whose = dialog if away is QEvent.Type.WindowDeactivate else app()
    QApplication.sendEvent(whose, QEvent(away))
    assert leaks(dialog, SECRETS) == []


def test_the_veil_falls_after_a_while_without_use(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gm_console.ui.dialogs.veil.FORGET_MS", 20)
    dialog = Judge(WORDS, host_view())
    opened(qtbot, dialog)
    dialog.veil.uncover()
    qtbot.waitUntil(lambda: not dialog.veil.open)


def test_closing_leaves_nothing_open(qtbot: QtBot) -> None:
    dialog = Judge(WORDS, host_view())
    opened(qtbot, dialog)
    dialog.veil.uncover()
    dialog.reject()
    assert leaks(dialog, SECRETS) == []


@pytest.mark.rule("M24")
def test_an_amendment_sends_only_what_is_written_and_covers_what_there_was(qtbot: QtBot) -> None:
    dialog = Amendment(WORDS, "Bruno", SAID)
    given = opened(qtbot, dialog)
    assert leaks(dialog, SAID.given()) == []
    dialog.veil.uncover()
    assert set(leaks(dialog, SAID.given())) == set(SAID.given())
    dialog.veil.cover()
    dialog.lines["when"].edit.setText("al alba")
    dialog.go_on()
    assert given == [{"do": "amend", "when": "al alba"}]


@pytest.mark.rule("M27")
def test_a_bet_leaves_no_trace_for_the_next_player(qtbot: QtBot) -> None:
    dialog = Bet(WORDS, ("Ana", "Cloe"), range(5))
    given = opened(qtbot, dialog)
    before = texts(dialog), dialog.grab().toImage()
    strike(dialog.pad, "4")
    assert (texts(dialog), dialog.grab().toImage()) == before
    dialog.go_on()
    assert given == [{"do": "bet", "by": "Ana", "count": 4}]


def test_who_stands_aside_takes_the_same_steps_as_who_bets(qtbot: QtBot) -> None:
    dialog = Bet(WORDS, ("Ana",), range(5))
    given = opened(qtbot, dialog)
    dialog.go_on()
    assert given == []
    strike(dialog.pad, "-")
    dialog.go_on()
    assert given == [{"do": "stand", "by": "Ana"}]


def test_another_bettor_starts_with_nothing(qtbot: QtBot) -> None:
    dialog = Bet(WORDS, ("Ana", "Cloe"), range(5))
    given = opened(qtbot, dialog)
    strike(dialog.pad, "4")
    dialog.who.choose("Cloe")
    dialog.go_on()
    assert given == []


def test_the_host_may_look_at_what_was_tapped(qtbot: QtBot) -> None:
    dialog = Bet(WORDS, ("Ana",), range(5))
    opened(qtbot, dialog)
    press(dialog, "pad:2")
    press(dialog, "eye")
    assert "Ana apuesta por 2." in texts(dialog)
    press(dialog, "eye")
    assert "Ana apuesta por 2." not in texts(dialog)


def test_open_bets_are_shown(qtbot: QtBot) -> None:
    dialog = Bet(WORDS, ("Ana",), range(5), secret=False)
    opened(qtbot, dialog)
    press(dialog, "pad:2")
    assert "Ana apuesta por 2." in texts(dialog)


@pytest.mark.rule("M33")
def test_a_hint_needs_no_words_and_its_ladder_is_covered(qtbot: QtBot) -> None:
    dialog = HintForm(WORDS, "Ana", "médica", ladder=CASE.hints, given=CASE.hints[:1])
    given = opened(qtbot, dialog)
    assert leaks(dialog, CASE.hints) == []
    dialog.go_on()
    assert given == [{"do": "hint", "by": "Ana", "cliche": "médica"}]


def test_a_hint_of_the_ladder_is_one_tap_and_those_told_are_ticked(qtbot: QtBot) -> None:
    dialog = HintForm(WORDS, "Ana", "médica", ladder=CASE.hints, given=CASE.hints[:1])
    given = opened(qtbot, dialog)
    dialog.veil.uncover()
    assert "✓ 1" in texts(dialog)
    assert "✓ 2" not in texts(dialog)
    dialog.veil.cover()
    strike(dialog.pad, "2")
    dialog.go_on()
    assert given == [{"do": "hint", "by": "Ana", "cliche": "médica", "answer": CASE.hints[1]}]


def test_a_case_without_hints_has_no_ladder(qtbot: QtBot) -> None:
    dialog = HintForm(WORDS, "Ana", "médica")
    opened(qtbot, dialog)
    assert dialog.findChildren(Pad) == []
