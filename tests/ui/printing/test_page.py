from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from gm_console.ui.printing import pressman
from gm_console.ui.printing.page import PrintPage
from gm_console.ui.printing.preview import Waiting
from tests.ui.evening import ALL, CASE, Evening, look
from tests.ui.printing.opened import PATIENCE, page, ready, seen, words


def over(evening: Evening) -> PrintPage:
    """The page over the table, opened by its key."""
    evening.key("P", Qt.KeyboardModifier.ControlModifier)
    shown = evening.window.printing.page
    assert isinstance(shown, PrintPage)
    return shown


def test_ctrl_p_opens_paper_over_the_table_and_esc_gives_the_table_back(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    shown = over(evening)
    assert evening.window.stack.currentWidget() is shown
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert evening.window.stack.currentWidget() is evening.table
    assert evening.table.hasFocus()


def test_ctrl_p_works_while_a_question_is_being_typed(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    field = evening.table.findChild(QLineEdit, "words")
    assert field is not None
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert evening.window.printing.page is not None


def test_no_key_rules_at_the_table_below_the_paper(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do({"do": "ask", "by": "Ana"})
    shown = over(evening)
    for key in ("S", "N", "I", "R", "1"):
        QTest.keyClick(shown, getattr(Qt.Key, f"Key_{key}"))
        evening.key(key)
    assert evening.phase == "question"
    shown.leave.setFocus()
    QTest.keyClick(shown.leave, Qt.Key.Key_B)
    assert evening.window.public.blank


def test_the_hall_has_a_door_to_paper_and_the_way_back(qtbot: QtBot) -> None:
    evening = Evening(qtbot, begun=False)
    evening.desk.close()
    hall = evening.window.foyer.hall
    assert hall is not None
    door = hall.findChild(QPushButton, "door:printing")
    assert door is not None
    door.click()
    shown = evening.window.stack.currentWidget()
    assert isinstance(shown, PrintPage)
    assert "record" not in [shown.choices.what.item(row).data(Qt.ItemDataRole.UserRole) for row in range(shown.choices.what.count())]
    shown.leave.click()
    assert evening.window.foyer.hall is not None


def test_ctrl_p_opens_paper_from_the_hall_too(qtbot: QtBot) -> None:
    evening = Evening(qtbot, begun=False)
    evening.desk.close()
    evening.key("P", Qt.KeyboardModifier.ControlModifier)
    assert isinstance(evening.window.stack.currentWidget(), PrintPage)


def test_who_has_left_the_table_is_not_printed_for(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do({"do": "leave", "player": "Cloe"})
    shown = over(evening)
    assert [box.property("who") for box in shown.choices.people] == ["Ana", "Bruno", "Íñigo"]


def test_what_is_seen_is_the_file_itself_with_the_chosen_people(qtbot: QtBot) -> None:
    shown = page(qtbot, "places")
    shown.choices.people[1].setChecked(False)
    shown.choices.more.setText("Íñigo, Ana")
    text = words(ready(qtbot, shown))
    seen(qtbot, shown)
    assert [name in text for name in ("Ana", "Bruno", "Cloe", "Íñigo")] == [True, False, True, True]
    assert all(made.isEnabled() for made in (shown.open, shown.save, shown.print))


def test_pages_are_shown_without_a_word_in_the_terminal(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    shown = page(qtbot, "places")
    ready(qtbot, shown)
    seen(qtbot, shown)
    assert caplog.messages == []


def test_at_the_table_one_player_s_card_holds_nothing_of_another_s(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    shown = over(evening)
    shown.choices.choose("characters")
    for box in shown.choices.people[1:]:
        box.setChecked(False)
    text = words(ready(qtbot, shown))
    assert "viajera" in text
    assert not any(other in text for other in ("Bruno", "artillero", "organista", "Íñigo"))


def test_nobody_chosen_is_said_and_nothing_made(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    shown = over(evening)
    shown.choices.choose("characters")
    for box in shown.choices.people:
        box.setChecked(False)
    qtbot.waitUntil(lambda: "Elige" in shown.preview.waiting.told.text())
    assert not shown.save.isEnabled()


def test_a_thing_that_lacks_something_says_what(qtbot: QtBot) -> None:
    shown = page(qtbot, "case")
    qtbot.waitUntil(lambda: "el caso" in shown.preview.waiting.told.text(), timeout=PATIENCE)
    assert not shown.open.isEnabled()


def test_the_case_lies_covered_until_the_host_looks_and_again_when_he_turns_away(qtbot: QtBot) -> None:
    shown = page(qtbot, "case", case="la-pelucona")
    ready(qtbot, shown)
    qtbot.waitUntil(lambda: shown.preview.stack.currentIndex() == 2)
    assert shown.preview.glass.empty
    shown.preview.eye.click()
    seen(qtbot, shown)
    shown.preview.turn(1)
    assert (shown.preview.covered, shown.preview.glass.empty) == (True, True)
    shown.preview.eye.click()
    seen(qtbot, shown)
    QApplication.sendEvent(shown.window(), QEvent(QEvent.Type.WindowDeactivate))
    assert (shown.preview.covered, shown.preview.glass.empty) == (True, True)


def test_once_it_has_been_revealed_the_case_is_no_secret(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do({"do": "ask", "by": "Ana"}, {"do": "answer", "answer": "yes"}, {"do": "deduce", "by": "Ana"}, {"do": "judge", "hits": ALL})
    evening.window.public.reveal()
    shown = over(evening)
    shown.choices.choose("case")
    assert str(CASE["title"]) in words(ready(qtbot, shown))
    seen(qtbot, shown)
    assert not shown.preview.eye.isVisible()


def test_the_record_of_the_meeting_is_offered_and_tells_no_solution_before_its_end(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    shown = over(evening)
    shown.choices.choose("record")
    qtbot.waitUntil(lambda: shown.making.made is not None, timeout=PATIENCE)
    made = shown.making.made
    assert made is not None
    assert "Bruno" in words(made)
    assert "cuerda mojada" not in words(made)


def test_before_anything_is_made_nothing_can_be_cancelled_or_made_again(qtbot: QtBot) -> None:
    waiting = Waiting(look())
    qtbot.addWidget(waiting)
    waiting.show()
    assert [one.objectName() for one in (waiting.bar, waiting.cancel, waiting.anew) if one.isVisible()] == []


def test_what_is_cancelled_leaves_nothing_and_can_be_made_again(qtbot: QtBot) -> None:
    shown = page(qtbot, "places")
    qtbot.waitUntil(lambda: shown.making.pressman.busy, timeout=PATIENCE)
    shown.preview.waiting.cancel.click()
    assert list(shown.making._drawer.folder.iterdir()) == []
    assert "no se ha escrito nada" in shown.preview.waiting.told.text()
    shown.preview.waiting.anew.click()
    ready(qtbot, shown)


def test_a_press_that_dies_is_said(qtbot: QtBot) -> None:
    shown = page(qtbot, "places")
    qtbot.waitUntil(lambda: shown.making.pressman.busy, timeout=PATIENCE)
    process = shown.making.pressman._process
    assert process is not None
    process.kill()
    qtbot.waitUntil(lambda: "imprenta" in shown.preview.waiting.told.text(), timeout=PATIENCE)
    assert shown.making.made is None


def test_nothing_is_pressed_and_no_thread_runs_once_the_page_has_gone(qtbot: QtBot) -> None:
    shown = page(qtbot, "places")
    made = ready(qtbot, shown)
    shown.hide()
    assert (shown.making.pressman._process, shown.making.pages._thread, made.exists()) == (None, None, False)


def test_a_press_that_cannot_even_start_is_said(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pressman, "COMMAND", ("/nowhere/python",))
    shown = page(qtbot, "places")
    qtbot.waitUntil(lambda: "imprenta" in shown.preview.waiting.told.text(), timeout=PATIENCE)
    assert not shown.open.isEnabled()
