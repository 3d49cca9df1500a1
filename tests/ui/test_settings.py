from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from gm_console.store.settings import Settings
from gm_console.ui.settings import OneOf, SettingsPage
from gm_console.words import LANGUAGES
from tests.ui.evening import dressed, look


def page(qtbot: QtBot, settings: Settings | None = None, focus: str = "") -> SettingsPage:
    shown = SettingsPage(look(), settings or Settings(), focus)
    qtbot.addWidget(shown)
    shown.show()
    return shown


def one_of(shown: SettingsPage, key: str) -> OneOf:
    row = shown.rows[key]
    assert isinstance(row, OneOf)
    return row


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("language", "fr"),
        ("public_language", "en"),
        ("cards_language", "es"),
        ("theme", "papel"),
        ("text_scale", 150),
        ("sounds", False),
        ("hold_only", True),
    ],
)
def test_every_setting_is_told_as_soon_as_it_is_chosen(qtbot: QtBot, key: str, value: object) -> None:
    shown = page(qtbot)
    with qtbot.waitSignal(shown.changed) as told:
        one_of(shown, key).put(value)
    assert getattr(told.args[0], key) == value


def test_the_page_shows_what_is_set_even_a_size_that_is_not_offered(qtbot: QtBot) -> None:
    shown = page(qtbot, Settings(theme="contraste", text_scale=137))
    assert (one_of(shown, "theme").value, one_of(shown, "text_scale").value) == ("contraste", 137)


def test_arrow_keys_choose_and_the_new_page_has_the_focus_where_the_old_one_had_it(qtbot: QtBot) -> None:
    shown = page(qtbot, focus="theme")
    qtbot.waitUntil(shown.isActiveWindow)
    QTest.keyClick(shown.focusWidget(), Qt.Key.Key_Right)
    assert (shown.settings.theme, shown.focused) == ("papel", "theme")
    anew = page(qtbot, shown.settings, shown.focused)
    qtbot.waitUntil(anew.isActiveWindow)
    QTest.keyClick(anew.focusWidget(), Qt.Key.Key_Right)
    assert (anew.settings.theme, anew.focused) == ("contraste", "theme")


def test_arrow_keys_reach_every_choice_even_where_they_fill_several_rows(qtbot: QtBot) -> None:
    row = OneOf(look(), "tamaño", [(size, f"{size} por ciento") for size in range(5)], 0)
    qtbot.addWidget(row)
    row.setFixedWidth(150)
    row.show()
    qtbot.waitUntil(row.isActiveWindow)
    row.setFocus()
    chosen = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        QTest.keyClick(row.focusWidget(), key)
        chosen.append(row.value)
    assert chosen == [1, 2, 3, 4, 0, 4]


def test_a_name_that_is_no_longer_wanted_is_forgotten(qtbot: QtBot) -> None:
    shown = page(qtbot, Settings(names=("Ana", "Burno", "Cloe")))
    line = shown.rows["names"]
    assert isinstance(line, QLineEdit)
    line.setText("Ana,  Cloe ,")
    line.editingFinished.emit()
    assert shown.settings.names == ("Ana", "Cloe")


def test_esc_goes_back(qtbot: QtBot) -> None:
    shown = page(qtbot)
    with qtbot.waitSignal(shown.back):
        QTest.keyClick(shown, Qt.Key.Key_Escape)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_offered_under_its_own_name_in_every_language(qtbot: QtBot, language: str) -> None:
    shown = SettingsPage(look(language), Settings())
    qtbot.addWidget(shown)
    offered = [button.text() for button in one_of(shown, "language").group.buttons()]
    assert offered[1:] == ["Español", "Français", "English"]


def test_tab_goes_through_every_setting_and_to_the_way_back(qtbot: QtBot) -> None:
    shown = page(qtbot)
    qtbot.waitUntil(shown.isActiveWindow)
    walked = []
    for _ in range(len(shown.rows)):
        here = QApplication.focusWidget()
        assert here is not None
        walked.append("back" if here is shown.leave else shown.focused)
        QTest.keyClick(here, Qt.Key.Key_Tab)
    assert walked == [*[key for key in shown.rows if key != "folder"], "back"]


def test_in_the_largest_letters_of_a_small_window_no_line_is_written_over_another(qtbot: QtBot) -> None:
    worn = dressed("fr", scale=1.75)
    shown = SettingsPage(worn, Settings(language="fr", text_scale=175))
    qtbot.addWidget(shown)
    shown.resize(1024, 700)
    shown.show()
    QApplication.processEvents()
    labels = [one for one in shown.findChildren(QLabel) if one.isVisible() and one.wordWrap()]
    assert len(labels) > 12
    assert [one.text() for one in labels if one.height() < one.heightForWidth(one.width())] == []
