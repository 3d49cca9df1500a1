"""Set-up by keyboard alone: where Tab goes, where the focus is after each act, and what Enter does."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gm_console.engine.phrase import phrase
from gm_console.engine.refusal import Refusal
from gm_console.games import GAMES
from gm_console.ui import theme
from gm_console.ui.keys import GRACE_MS
from gm_console.ui.setup import SetUp
from gm_console.ui.setup.seating import Detectives
from gm_console.ui.steady import monotonic
from tests.table import FOUR
from tests.ui.evening import Evening, look

ROW = ["name", "character", "cliches", "up", "down", "remove"]


def detectives(made: SetUp) -> Detectives:
    """Who sits down for El Club de los Martes."""
    assert isinstance(made.seats, Detectives)
    return made.seats


def page(qtbot: QtBot, proposal: dict[str, Any] | None = None, language: str = "es") -> SetUp:
    """A set-up page with the keyboard, as the foyer gives it."""
    worn = look(language)
    theme.dress(QApplication.instance(), worn.theme, 1.0)  # type: ignore[arg-type]  # there is always one in these tests
    made = SetUp(GAMES["martes"], worn, (), (), proposal)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.setFocus(Qt.FocusReason.OtherFocusReason)
    return made


def here() -> QWidget:
    """What has the focus."""
    found = QApplication.focusWidget()
    assert found is not None
    return found


def seat_of(page: SetUp, widget: QWidget) -> int:
    """The number of the row something stands in, 0 for what stands in none."""
    return next((place for place, row in enumerate(page.people.rows, 1) if row.isAncestorOf(widget)), 0)


def walk(page: SetUp, first: QWidget) -> list[tuple[int, str]]:
    """Where Tab leads, from one stop to the last button of the page: the row and the name of each."""
    first.setFocus(Qt.FocusReason.TabFocusReason)
    found = [(seat_of(page, here()), here().objectName())]
    while here().objectName() != "open" and len(found) < 99:
        QTest.keyClick(here(), Qt.Key.Key_Tab)
        found.append((seat_of(page, here()), here().objectName()))
    return found


def rows(*numbers: int) -> list[tuple[int, str]]:
    """The stops of these rows."""
    return [(number, name) for number in numbers for name in ROW]


def press(inside: QWidget, name: str) -> None:
    """A click on one of the buttons in there."""
    found = inside.findChild(QPushButton, name)
    assert found is not None
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)


def test_tab_goes_from_the_top_to_the_bottom_as_one_reads(qtbot: QtBot) -> None:
    made = page(qtbot, {"players": list(FOUR)})
    head = [(0, name) for name in ("tabs", "host", "host-character", "sets", "deal", "lots", "first")]
    assert walk(made, made.tabs) == [*head, *rows(1, 2, 3, 4), (0, "add"), (0, "back"), (0, "open")]


def test_tab_still_goes_as_one_reads_after_adding_dragging_removing_and_lots(qtbot: QtBot) -> None:
    made = page(qtbot, {"players": list(FOUR)})
    QTest.mouseClick(made.people.add, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(made.people.rows[4].isVisible)
    third = made.people.rows[2]
    made.people.rows[0].handle.dragged.emit(third.mapToGlobal(QPoint(5, third.height() // 2)))
    press(made.people.rows[3], "up")
    press(made.people.rows[1], "remove")
    press(made, "lots")
    assert walk(made, detectives(made).first) == [(0, "first"), *rows(1, 2, 3, 4), (0, "add"), (0, "back"), (0, "open")]


@pytest.mark.parametrize("tab", [1, 2])
def test_tab_goes_through_the_other_pages_from_the_tabs_to_the_foot(qtbot: QtBot, tab: int) -> None:
    made = page(qtbot)
    made.tabs.setCurrentIndex(tab)
    made.content.list.setCurrentRow(made.content.list.count() - 2)
    names = [name for _, name in walk(made, made.tabs)]
    assert names[0] == "tabs"
    assert names[1] == ("cases" if tab == 1 else "presets")
    assert names[-2:] == ["back", "open"]
    assert len(names) == (6 if tab == 1 else 3 + made.rules.presets.isVisible() + controls(made))


def controls(page: SetUp) -> int:
    """How many controls the house rules show."""
    parts = [part for choice in page.rules.choices.values() for part in choice.children() if isinstance(part, QWidget)]
    return sum(part.isVisible() and part.focusPolicy() != Qt.FocusPolicy.NoFocus for part in parts)


def test_a_host_begins_at_the_first_name_and_with_the_same_people_at_who_hosts(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.desk.close()
    evening.window.foyer.set_up("martes")
    made = evening.window.stack.currentWidget()
    assert isinstance(made, SetUp)
    assert here() is made.people.rows[0].name
    evening.window.foyer.set_up("martes", {"players": list(FOUR), "host": {"name": "Raymond"}})
    made = evening.window.stack.currentWidget()
    assert isinstance(made, SetUp)
    assert here() is detectives(made).host


def test_another_page_begins_at_its_first_control_and_arrows_stay_on_the_tabs(qtbot: QtBot) -> None:
    made = page(qtbot)
    QTest.keyClick(here(), Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert here() is made.content.list
    QTest.mouseClick(made.tabs, Qt.MouseButton.LeftButton, pos=made.tabs.tabRect(2).center())
    assert here() is made.rules.presets
    made.tabs.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(here(), Qt.Key.Key_Left)
    assert (made.tabs.currentIndex(), here()) == (1, made.tabs)


@pytest.mark.parametrize(("tab", "name"), [(0, "sets"), (1, "cases"), (2, "stake"), (2, "presets")])
def test_lists_and_numbers_take_no_key_that_turns_the_page(qtbot: QtBot, tab: int, name: str) -> None:
    made = page(qtbot, {"players": list(FOUR)})
    before = made.command()
    made.tabs.setCurrentIndex(tab)
    field = made.rules.choices["stake"].findChild(QAbstractSpinBox) if name == "stake" else made.findChild(QWidget, name)
    assert field is not None
    field.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(here(), Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert (made.tabs.currentIndex(), made.command()) == ((tab + 1) % 3, before)
    QTest.keyClick(here(), Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    assert (made.tabs.currentIndex(), made.command()) == (tab, before)


def test_it_can_be_seen_that_the_focus_is_on_the_tabs(qtbot: QtBot) -> None:
    made = page(qtbot)
    without = made.tabs.grab().toImage()
    made.tabs.setFocus(Qt.FocusReason.TabFocusReason)
    ring = made.tabs.grab().toImage()
    box = made.tabs.tabRect(0)
    middle = box.center()
    edges = [QPoint(box.left() + 1, middle.y()), QPoint(middle.x(), box.top() + 1), QPoint(middle.x(), box.bottom() - 1)]
    assert all(ring.pixelColor(at) != without.pixelColor(at) for at in edges)


def test_enter_on_a_button_presses_that_button_and_opens_no_table(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.desk.close()
    evening.window.foyer.set_up("martes", {"players": list(FOUR)})
    made = evening.window.stack.currentWidget()
    assert isinstance(made, SetUp)
    made.ready.connect(lambda _: pytest.fail("opened"))
    made.people.add.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(here(), Qt.Key.Key_Return)
    assert len(made.people.rows) == 5
    assert here() is made.people.rows[4].name


def test_enter_in_a_name_and_ctrl_enter_on_a_button_open_the_table(qtbot: QtBot) -> None:
    made = page(qtbot, {"players": list(FOUR)})
    with qtbot.waitSignal(made.ready):
        QTest.keyClick(made.people.rows[1].name, Qt.Key.Key_Return)
    made.people.add.setFocus()
    monotonic.help_on(GRACE_MS)
    with qtbot.waitSignal(made.ready):
        QTest.keyClick(made.people.add, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def test_enter_goes_from_name_to_name_and_opens_the_table_only_where_no_more_is_written(qtbot: QtBot) -> None:
    made = page(qtbot)
    opened: list[object] = []
    made.ready.connect(opened.append)
    for place in range(3):
        assert here() is made.people.rows[place].name
        QTest.keyClicks(here(), f"Ana {place}")
        monotonic.help_on(GRACE_MS)
        QTest.keyClick(here(), Qt.Key.Key_Return)
    assert here() is made.people.rows[3].name
    assert not opened
    made.people.rows[0].cliches.setText("médica")
    made.people.rows[1].cliches.setText("jurista")
    made.people.rows[2].cliches.setText("actriz")
    monotonic.help_on(GRACE_MS)
    QTest.keyClick(here(), Qt.Key.Key_Return)
    assert len(opened) == 1


def test_what_was_wrong_with_the_table_is_not_said_of_those_who_sit_there_since(qtbot: QtBot) -> None:
    made = page(qtbot)
    made.show_faults(Refusal("bad-setup", phrase("setup.seats", least=2, most=8)))
    QTest.keyClicks(made.people.rows[0].name, "Ana")
    assert not made.fault.isVisible()


def test_after_a_row_was_taken_away_the_next_one_has_the_focus(qtbot: QtBot) -> None:
    made = page(qtbot, {"players": list(FOUR)})
    press(made.people.rows[1], "remove")
    assert here() is made.people.rows[1].name
    press(made.people.rows[2], "remove")
    assert here() is made.people.rows[1].name
    QTest.keyClick(here(), Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert made.tabs.currentIndex() == 1


def test_a_long_line_of_cliches_shows_its_beginning_once_it_is_left(qtbot: QtBot) -> None:
    made = page(qtbot)
    line = made.people.rows[0].cliches
    line.setFocus()
    QTest.keyClicks(line, "a cliche that is long, " * 12)
    QTest.keyClick(line, Qt.Key.Key_Tab)
    assert line.cursorPosition() == 0


def test_three_who_deal_before_they_write_their_names_are_three(qtbot: QtBot) -> None:
    made = page(qtbot)
    press(made, "deal")
    assert all(row.cliches.text() for row in made.people.rows)
    assert made.people.guests() == []
    for row, name in zip(made.people.rows, ("Ana", "Bruno", "Cloe"), strict=False):
        row.name.setText(name)
    with qtbot.waitSignal(made.ready) as ready:
        made.finish()
    assert [guest["name"] for guest in ready.args[0]["players"]] == ["Ana", "Bruno", "Cloe"]
    press(made, "deal")
    assert [bool(row.cliches.text()) for row in made.people.rows] == [True, True, True, False]


def test_what_a_host_wrote_himself_needs_a_name(qtbot: QtBot) -> None:
    made = page(qtbot)
    press(made, "deal")
    made.people.rows[3].cliches.insert("own, ")
    assert len(made.people.guests()) == 1
    assert not made.people.check()


@pytest.mark.parametrize("language", ["es", "fr", "en"])
def test_the_title_of_every_set_of_characters_can_be_read_whole(qtbot: QtBot, language: str) -> None:
    sets = detectives(page(qtbot, language=language)).sets
    room = sets.width() - 9 - 28 - 2  # what the style leaves beside the words
    assert room >= max(sets.fontMetrics().horizontalAdvance(sets.itemText(place)) for place in range(sets.count()))
