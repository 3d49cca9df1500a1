from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from gm_console.store import places
from gm_console.ui import theme
from gm_console.ui.editors import drafts
from gm_console.ui.editors.case_form import CaseForm
from gm_console.ui.editors.deleting import Delete
from gm_console.ui.editors.set_form import SetForm
from gm_console.ui.editors.studio import FORMS
from gm_console.ui.editors.written import SORTS
from gm_console.ui.widgets.lines import Lines
from gm_console.ui.widgets.look import Look
from gm_console.words import LANGUAGES
from tests.ui.evening import look
from tests.ui.test_editors import BELL, choose, field, form, press, studio, write

NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[Callable[[str], Look]]:
    """Large letters on the whole application, for one test."""
    sheet, font, palette = qapp.styleSheet(), qapp.font(), qapp.palette()

    def dress(language: str) -> Look:
        worn = look(language, scale=1.5)
        theme.dress(qapp, worn.theme, worn.scale)
        return worn

    yield dress
    qapp.setStyleSheet(sheet)
    qapp.setFont(font)
    qapp.setPalette(palette)


def test_esc_held_leaves_one_room_and_not_the_next_one_too(qtbot: QtBot) -> None:
    made = studio(qtbot)
    qtbot.waitUntil(made.isActiveWindow)
    choose(made, BELL)
    press(made, "copy")
    QTest.keyPress(form(made).focusWidget(), Qt.Key.Key_Escape)
    with qtbot.assertNotEmitted(made.back):
        QApplication.sendEvent(made.library.list, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, NONE, "", True))
    assert made.currentWidget() is made.library


@pytest.mark.parametrize("kind", [1, 2])
def test_enter_on_what_came_along_says_that_a_copy_of_it_can_be_changed(qtbot: QtBot, kind: int) -> None:
    made = studio(qtbot)
    library = made.library
    library.tabs.setCurrentIndex(kind)
    with qtbot.assertNotEmitted(library.write_wanted):
        QTest.keyClick(library.list, Qt.Key.Key_Return)
    assert "copia" in library.notice.text()
    assert library.acts["copy"].isVisible()
    QTest.keyClick(library.list, Qt.Key.Key_Down)
    assert library.notice.text() == ""


@pytest.mark.parametrize("key", ["title", "minutes", "difficulty", "solution.who", "facts"])
def test_ctrl_s_saves_and_esc_goes_back_from_any_field(qtbot: QtBot, key: str) -> None:
    made = studio(qtbot)
    qtbot.waitUntil(made.isActiveWindow)
    choose(made, BELL)
    press(made, "copy")
    form(made).go_to(key)
    QTest.keyClick(form(made).focusWidget(), Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert len(list(places.own_cases("martes").glob("*.toml"))) == 1
    QTest.keyClick(form(made).focusWidget(), Qt.Key.Key_Escape)
    assert made.page is None


@pytest.mark.parametrize("key", ["language", "minutes", "difficulty"])
def test_a_number_and_a_choice_take_no_key_that_turns_the_page(qtbot: QtBot, key: str) -> None:
    made = studio(qtbot)
    qtbot.waitUntil(made.isActiveWindow)
    choose(made, BELL)
    press(made, "copy")
    page = form(made)
    assert isinstance(page, CaseForm)
    page.go_to(key)
    place, value = page.tabs.currentIndex(), page.written[key]
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    assert page.written[key] == value
    assert page.tabs.currentIndex() != place


def test_tab_goes_through_the_fields_to_the_foot_and_ctrl_page_turns_the_page(qtbot: QtBot) -> None:
    made = studio(qtbot)
    qtbot.waitUntil(made.isActiveWindow)
    made.library.new.click()
    page = form(made)
    assert isinstance(page, CaseForm)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    field(made, "enigma").setFocus()
    walked = []
    for _ in range(5):
        here = QApplication.focusWidget()
        assert here is not None
        walked.append(here.objectName())
        QTest.keyClick(here, Qt.Key.Key_Tab)
    assert (page.tabs.currentIndex(), walked) == (1, ["enigma", "story", "back", "save", "tabs"])


def test_a_draft_is_kept_even_when_the_host_never_stops_typing(qtbot: QtBot) -> None:
    made = studio(qtbot)
    made.library.new.click()
    write(made, "title", "Uno")
    due = form(made)._timer.remainingTime()
    qtbot.waitUntil(lambda: form(made)._timer.remainingTime() < due)
    write(made, "title", "Dos")
    assert form(made)._timer.remainingTime() < due


def test_what_is_wrong_with_a_field_is_told_to_whoever_cannot_see_it(qtbot: QtBot) -> None:
    made = studio(qtbot)
    made.library.new.click()
    form(made).touch_all()
    title = field(made, "title")
    assert (title.control.accessibleName(), title.control.accessibleDescription()) == (title.name, title.fault.text())


def test_a_character_of_whom_something_is_written_goes_only_when_the_host_says_so(qtbot: QtBot) -> None:
    made = studio(qtbot)
    choose(made, "madrid-1900", kind=1)
    press(made, "copy")
    page = form(made)
    assert isinstance(page, SetForm)
    page.acts["remove"].click()
    dialog = page.findChild(Delete)
    assert dialog is not None
    assert any(page.written["characters"][0]["name"] in told.text() for told in dialog.findChildren(QLabel))
    dialog.reject()
    assert len(page.written["characters"]) == 6


def test_a_blank_character_goes_without_a_question(qtbot: QtBot) -> None:
    made = studio(qtbot)
    made.library.tabs.setCurrentIndex(1)
    made.library.new.click()
    page = form(made)
    assert isinstance(page, SetForm)
    page.acts["add"].click()
    page.acts["remove"].click()
    assert len(page.written["characters"]) == 1


@pytest.mark.parametrize("kind", SORTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_field_is_cut_off_on_a_small_screen_in_large_letters(
    qtbot: QtBot, dressed: Callable[[str], Look], language: str, kind: drafts.Kind
) -> None:
    worn = dressed(language)
    page = FORMS[kind](worn, drafts.fresh(kind), SORTS[kind].blank(language))
    qtbot.addWidget(page)
    page.resize(1024, 700)
    page.show()
    page.touch_all()
    pages = [inside for area in page.findChildren(QScrollArea) if (inside := area.widget()) is not None]
    assert pages
    assert max(inside.minimumSizeHint().width() for inside in pages) <= 1024 - worn.px(80)


@pytest.mark.parametrize("kind", SORTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_in_large_letters_no_page_has_to_be_scrolled(
    qtbot: QtBot, dressed: Callable[[str], Look], language: str, kind: drafts.Kind
) -> None:
    worn = dressed(language)
    page = FORMS[kind](worn, drafts.fresh(kind), SORTS[kind].blank(language))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    for place in range(page.tabs.count() if isinstance(page, CaseForm) else 1):
        if isinstance(page, CaseForm):
            page.tabs.setCurrentIndex(place)
        QApplication.processEvents()
        shown = [area for area in page.findChildren(QScrollArea) if area.isVisible()]
        assert [area.verticalScrollBar().maximum() for area in shown] == [0]


def test_a_long_line_of_a_list_goes_on_below(qtbot: QtBot, dressed: Callable[[str], Look]) -> None:
    shown = Lines(dressed("es"), "casos", named="library")
    qtbot.addWidget(shown)
    shown.resize(300, 400)
    shown.addItems(["La Pelucona", "El comensal número catorce, que llegó el último"])
    shown.show()
    short, long = (shown.visualItemRect(shown.item(row)).height() for row in range(2))
    assert long >= short + shown.fontMetrics().height()
