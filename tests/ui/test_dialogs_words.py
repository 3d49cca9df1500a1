"""Dialogs that carry words: nobody has to type, nothing is lost, and whoever opened one gets a whole command."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gm_console.engine.phrase import phrase
from gm_console.engine.refusal import Refusal
from gm_console.ui.desk import ClockShown
from gm_console.ui.dialogs import frame
from gm_console.ui.dialogs.clock import Gap, LateStart, SetClock, read_clock
from gm_console.ui.dialogs.frame import Sent
from gm_console.ui.dialogs.martes.deduction import Deduction
from gm_console.ui.dialogs.martes.question import Note, QuestionWords
from gm_console.ui.dialogs.plain import End, Ruling
from gm_console.ui.dialogs.why import Waive, Why
from gm_console.ui.keys import GRACE_MS
from gm_console.ui.steady import monotonic
from tests.ui.dialogs import WORDS, awake, enter, opened, press, strike, texts

__all__ = ["awake"]

TWICE = Refusal("not-allowed", phrase("martes.refuse.interrupted", name="Ana"), "M15", waivable=True)
INTERRUPT: Sent = {"do": "interrupt", "by": "Ana", "cliche": "médica"}
pytestmark = pytest.mark.usefixtures("awake")


def test_a_question_goes_on_without_a_word(qtbot: QtBot) -> None:
    dialog = QuestionWords(WORDS, {"do": "ask", "by": "Ana"}, "Ana")
    given = opened(qtbot, dialog)
    enter(dialog)
    assert given == [{"do": "ask", "by": "Ana"}]


def test_the_words_of_a_question_go_with_it(qtbot: QtBot) -> None:
    dialog = QuestionWords(WORDS, INTERRUPT, "Ana")
    given = opened(qtbot, dialog)
    dialog.line.edit.setText("  ¿Fue Zoé?  ")
    enter(dialog)
    assert given == [INTERRUPT | {"question": "¿Fue Zoé?"}]


@pytest.mark.parametrize(("do", "words"), [("ask-detail", {"text": "El Anfitrión pide más detalle."}), ("reword", {"question": ""})])
def test_more_detail_or_other_words_may_be_asked_for_without_typing(qtbot: QtBot, do: str, words: dict[str, str]) -> None:
    dialog = QuestionWords(WORDS, {"do": do}, "Ana")
    given = opened(qtbot, dialog)
    enter(dialog)
    assert given == [{"do": do} | words]


def test_the_first_field_has_the_keyboard_and_esc_closes(qtbot: QtBot) -> None:
    dialog = QuestionWords(WORDS, INTERRUPT, "Ana")
    given = opened(qtbot, dialog)
    assert dialog.focusWidget() is dialog.line.edit
    strike(dialog.line.edit, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert given == []


def test_enter_goes_from_a_written_line_to_the_next_and_gives_at_an_empty_one(qtbot: QtBot) -> None:
    dialog = Deduction(WORDS, "Ana")
    given = opened(qtbot, dialog)
    dialog.lines["what"].edit.setText("Robo")
    enter(dialog)
    assert dialog.focusWidget() is dialog.lines["who"].edit
    assert given == []
    enter(dialog)
    assert given == [{"do": "deduce", "by": "Ana", "what": "Robo"}]


def test_a_deduction_needs_no_words_at_all(qtbot: QtBot) -> None:
    dialog = Deduction(WORDS, "Ana")
    given = opened(qtbot, dialog)
    enter(dialog)
    assert given == [{"do": "deduce", "by": "Ana"}]


def test_control_and_enter_give_from_anywhere(qtbot: QtBot) -> None:
    dialog = Deduction(WORDS, "Ana")
    given = opened(qtbot, dialog)
    dialog.lines["what"].edit.setText("Robo")
    QTest.keyClick(dialog.lines["what"].edit, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert given == [{"do": "deduce", "by": "Ana", "what": "Robo"}]
    monotonic.help_on(GRACE_MS)
    dialog.leave_button.setFocus()
    QTest.keyClick(dialog.leave_button, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert (len(given), dialog.isVisible()) == (2, True)


def test_a_held_enter_gives_nothing(qtbot: QtBot) -> None:
    dialog = Deduction(WORDS, "Ana")
    given = opened(qtbot, dialog)
    dialog.keyPressEvent(QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True))
    assert given == []


def test_the_second_half_of_a_double_click_does_not_press_a_dialog_that_just_opened(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frame, "DEAF_MS", 1_000_000)
    dialog = Deduction(WORDS, "Ana")
    given = opened(qtbot, dialog)
    QTest.mouseClick(dialog.go_button, Qt.MouseButton.LeftButton)
    assert given == []


def test_an_answer_with_a_note_has_no_answer_chosen_beforehand(qtbot: QtBot) -> None:
    dialog = Note(WORDS, "Bruno", "¿Llovía?")
    given = opened(qtbot, dialog)
    dialog.go_on()
    assert given == []
    assert dialog.verdict.fault == WORDS.text("dialogs.note.missing")
    strike(dialog.verdict.buttons()[0], "2")
    dialog.note.edit.setText("Solo por la tarde.")
    dialog.go_on()
    assert given == [{"do": "answer", "answer": "no", "note": "Solo por la tarde."}]


def test_a_note_may_be_left_out(qtbot: QtBot) -> None:
    dialog = Note(WORDS, "Bruno", None)
    given = opened(qtbot, dialog)
    dialog.verdict.choose("irrelevant")
    dialog.go_on()
    assert given == [{"do": "answer", "answer": "irrelevant"}]


def test_a_refusal_is_said_in_the_dialog_and_may_be_waived_from_there(qtbot: QtBot) -> None:
    dialog = QuestionWords(WORDS, INTERRUPT, "Ana")
    opened(qtbot, dialog)
    dialog.line.edit.setText("¿Llovía?")
    dialog.go_on()
    dialog.show_refusal(TWICE)
    assert any(label.text() == WORDS.say(TWICE.said) and label.isVisible() for label in dialog.findChildren(QLabel))
    with qtbot.waitSignal(dialog.waive_wanted) as asked:
        press(dialog, "waive")
    assert asked.args == [INTERRUPT | {"question": "¿Llovía?"}, TWICE]
    assert dialog.line.text == "¿Llovía?"


def test_what_was_refused_is_allowed_once_with_a_reason_that_need_not_be_typed(qtbot: QtBot) -> None:
    dialog = Waive(WORDS, INTERRUPT, TWICE)
    given = opened(qtbot, dialog)
    dialog.go_on()
    assert given == []
    assert dialog.reason.fault == WORDS.text("dialogs.reason.missing")
    ready = WORDS.text("dialogs.waive.ready.slip")
    press(dialog, ready)
    dialog.go_on()
    assert given == [INTERRUPT | {"waive": {"rules": ["M15"], "reason": ready}}]


def test_a_second_rule_waived_keeps_the_first(qtbot: QtBot) -> None:
    dialog = Waive(WORDS, INTERRUPT | {"waive": {"rules": ["M16"], "reason": "antes"}}, TWICE)
    given = opened(qtbot, dialog)
    dialog.reason.edit.setText("porque sí")
    dialog.go_on()
    assert given == [INTERRUPT | {"waive": {"rules": ["M16", "M15"], "reason": "porque sí"}}]


def test_why_shows_the_rule_and_offers_the_exception(qtbot: QtBot) -> None:
    dialog = Why(WORDS, "M15", sent=INTERRUPT, refusal=TWICE)
    opened(qtbot, dialog)
    assert WORDS.text("rules.M15") in [label.text() for label in dialog.findChildren(QLabel)]
    with qtbot.waitSignal(dialog.waive_wanted) as asked:
        press(dialog, "waive-rule")
    assert asked.args == [INTERRUPT, TWICE]
    assert not dialog.isVisible()


def test_rules_that_are_longer_than_the_window_are_read_to_the_end_without_a_mouse(qtbot: QtBot) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(700, 300)
    dialog = Why(WORDS, "M10", "M19", "M18", "M22", parent=over)
    opened(qtbot, dialog)
    bar = dialog.page.verticalScrollBar()
    for _ in range(9):
        QTest.keyClick(dialog.go_button, Qt.Key.Key_PageDown)
    assert 0 < bar.value() == bar.maximum()
    QTest.keyClick(dialog.go_button, Qt.Key.Key_PageUp)
    assert bar.value() < bar.maximum()


def test_a_ruling_is_its_words(qtbot: QtBot) -> None:
    dialog = Ruling(WORDS)
    given = opened(qtbot, dialog)
    enter(dialog)
    assert given == []
    dialog.text.edit.setText("Los susurros no valen.")
    dialog.about.edit.setText("la mesa")
    dialog.go_on()
    assert given == [{"do": "ruling", "text": "Los susurros no valen.", "about": "la mesa"}]


def test_the_meeting_is_closed_with_a_reason_only(qtbot: QtBot) -> None:
    dialog = End(WORDS, "Se acaba.")
    assert "reunión" not in texts(dialog)  # in other games a room or a game is closed
    given = opened(qtbot, dialog)
    dialog.go_on()
    assert given == []
    dialog.reason.edit.setText("Es tarde")
    dialog.go_on()
    assert given == [{"do": "end", "reason": "Es tarde"}]


@pytest.mark.parametrize(
    ("written", "ms"),
    [("41:07", 2_467_000), ("1:02:03", 3_723_000), ("41", 2_460_000), ("90:00", 5_400_000), ("41.07", 2_467_000)],
)
def test_a_time_is_read_as_people_write_it(written: str, ms: int) -> None:
    assert read_clock(written) == ms


@pytest.mark.parametrize("written", ["", "pronto", "41:77", "1:2:3:4", "-3:00", "٣:٠٠x", "4:"])
def test_what_is_no_time_is_not_read(written: str) -> None:
    assert read_clock(written) is None


def test_the_clock_is_put_where_the_face_should_stand(qtbot: QtBot) -> None:
    dialog = SetClock(WORDS, lambda: ClockShown(3_600_000, 1_000_000, running=True))
    given = opened(qtbot, dialog)
    dialog.time.edit.setText("41:07")
    dialog.reason.edit.setText("me distraje")
    dialog.go_on()
    assert given == [{"do": "set-clock", "elapsed": 1133, "reason": "me distraje"}]
    dialog.close()


def test_without_a_limit_the_clock_is_put_to_what_has_passed(qtbot: QtBot) -> None:
    dialog = SetClock(WORDS, lambda: ClockShown(None, 600_000))
    given = opened(qtbot, dialog)
    dialog.time.step(60_000)
    dialog.reason.edit.setText("x")
    dialog.go_on()
    assert given == [{"do": "set-clock", "elapsed": 660, "reason": "x"}]
    dialog.close()


def test_no_more_can_be_left_than_the_hour_holds(qtbot: QtBot) -> None:
    dialog = SetClock(WORDS, lambda: ClockShown(3_600_000, 0))
    given = opened(qtbot, dialog)
    dialog.time.edit.setText("61:00")
    dialog.reason.edit.setText("x")
    dialog.go_on()
    assert given == []
    assert "60:00" in dialog.time.fault or "1:00:00" in dialog.time.fault
    dialog.close()


def test_a_late_start_starts_and_then_puts_the_clock(qtbot: QtBot) -> None:
    dialog = LateStart(WORDS, lambda: 250_000)
    given = opened(qtbot, dialog)
    dialog.given.connect(lambda _: dialog.accept())
    enter(dialog)
    enter(dialog)
    assert not dialog.isVisible()
    assert given[0] == {"do": "start"}
    assert given[1] == {"do": "set-clock", "elapsed": 250, "reason": WORDS.text("dialogs.late.reason")}


def test_a_late_start_that_is_refused_leaves_the_clock_alone(qtbot: QtBot) -> None:
    dialog = LateStart(WORDS, lambda: 250_000)
    given = opened(qtbot, dialog)
    dialog.given.connect(lambda sent: dialog.show_refusal(TWICE) if sent["do"] == "start" else None)
    dialog.go_on()
    assert given == [{"do": "start"}]


def test_a_clock_refused_after_a_late_start_is_said_in_the_form_and_put_again_without_a_second_start(qtbot: QtBot) -> None:
    dialog = LateStart(WORDS, lambda: 250_000)
    given = opened(qtbot, dialog)
    dialog.given.connect(lambda sent: dialog.accept() if sent["do"] == "start" or len(given) > 2 else dialog.show_refusal(TWICE))
    dialog.go_on()
    assert (dialog.isVisible(), WORDS.say(TWICE.said) in texts(dialog)) == (True, True)
    monotonic.help_on(20_000)
    dialog.go_on()
    assert not dialog.isVisible()
    assert [(sent["do"], sent.get("elapsed")) for sent in given] == [("start", None), ("set-clock", 250), ("set-clock", 270)]


@pytest.mark.parametrize(("counts", "given_"), [(True, []), (False, [1198])])
def test_after_sleep_the_host_says_whether_the_gap_counts(qtbot: QtBot, counts: bool, given_: list[int]) -> None:
    dialog = Gap(WORDS, 602_000, (1_800_000, 1_198_000))
    given = opened(qtbot, dialog)
    assert dialog.windowTitle() == "El ordenador durmió 10:02"
    dialog.choice.choose(counts)
    dialog.go_on()
    assert [sent["elapsed"] for sent in given] == given_


def test_a_long_text_is_typed_and_kept_as_text(qtbot: QtBot) -> None:
    dialog = QuestionWords(WORDS, {"do": "ask", "by": "<b>Ana</b>"}, "<b>Ana</b>")
    opened(qtbot, dialog)
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in dialog.findChildren(QLabel))
    assert dialog.findChildren(QLineEdit)[0].maxLength() >= 500
