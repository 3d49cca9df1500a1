"""A whole evening by keyboard alone or by mouse alone, on whatever screen there is."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QAction, QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from gm_console import app
from gm_console.store import settings
from gm_console.ui.setup.page import SetUp
from tests.ui.evening import Evening, look, named

TOLD = {"title": "La campana", "enigma": "Aquella noche no sonó.", "facts": ["Llovía."], "solution": "El sacristán."}


def entry(evening: Evening, name: str) -> QAction:
    """An entry of the table's menu."""
    return next(action for action in evening.table.bar.more.menu().actions() if action.objectName() == name)


def console(qtbot: QtBot, qapp: QApplication) -> app.Console:
    """A whole program."""
    look()
    made = app.Console(qapp)
    qtbot.addWidget(made.window, before_close_func=lambda _: made.close())
    return made


def test_enter_presses_the_button_that_has_the_focus(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.button("ask").setFocus()
    evening.key(Qt.Key.Key_Return)
    assert evening.phase == "question"
    evening.button("answer:no").setFocus()
    QTest.keyClick(evening.window, Qt.Key.Key_Return)  # the same hand, still on the key
    assert evening.phase == "question"


def test_enter_opens_a_game_of_the_hall(qtbot: QtBot, qapp: QApplication) -> None:
    window = console(qtbot, qapp).window
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    card = window.findChild(QPushButton, "game:martes")
    assert card is not None
    card.setFocus()
    QTest.keyClick(card, Qt.Key.Key_Return)
    assert isinstance(window.stack.currentWidget(), SetUp)


@pytest.mark.parametrize(("room", "whole"), [((1280, 800), True), ((1366, 840), True), ((1920, 1040), False)])
def test_on_a_small_screen_the_window_takes_all_of_it(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, room: tuple[int, int], whole: bool
) -> None:
    window = console(qtbot, qapp).window
    monkeypatch.setattr(QScreen, "availableSize", lambda _: QSize(*room))
    window.unfold()
    assert window.isMaximized() is whole


def test_the_mouse_finds_the_desks_own_keys_in_the_menu(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    assert entry(evening, "desk:public").text().endswith("\tF11")
    entry(evening, "desk:blank").trigger()
    assert evening.window.public.blank
    entry(evening, "desk:leave-table").trigger()
    assert evening.window.parting.cover is not None
    assert evening.desk.clock().paused


@pytest.mark.parametrize(("name", "key"), [("set-clock", "K"), ("correct", "Ctrl+E"), ("ruling", "Ctrl+R"), ("redo", "Ctrl+Shift+Z")])
def test_every_entry_of_the_menu_shows_its_key(qtbot: QtBot, name: str, key: str) -> None:
    evening = Evening(qtbot)
    action, shown = evening.table.actions_.named(name), entry(evening, name)
    assert shown.text() == f"{action.text()}\t{key}"
    for on in (False, True):
        action.setEnabled(on)
        assert shown.isEnabled() is on
    with qtbot.waitSignal(action.triggered):
        shown.trigger()
    if form := evening.window.errands.open_form:
        form.reject()


@pytest.mark.parametrize("name", ["save-record", "to-hall"])
def test_an_entry_whose_key_would_not_be_heard_shows_none(qtbot: QtBot, name: str) -> None:
    evening = Evening(qtbot)
    assert entry(evening, name).isEnabled()
    assert "\t" not in entry(evening, name).text()
    evening.key({"save-record": "g", "to-hall": "h"}[name])
    assert evening.desk.open


def test_the_mouse_opens_the_case_sheet_and_closes_it(qtbot: QtBot) -> None:
    evening = Evening(qtbot, case=TOLD)
    entry(evening, "desk:sheet").trigger()
    sheet = evening.window.sheets.sheet
    assert sheet is not None
    away = evening.window.findChild(QPushButton, "away")
    assert away is not None
    evening.click(away)
    assert evening.window.findChild(QPushButton, "away") is None


@pytest.mark.parametrize(("begun", "first"), [(False, "Aquella noche no sonó."), (True, "Llovía.")])
def test_the_sheet_begins_with_what_the_host_needs_now(qtbot: QtBot, begun: bool, first: str) -> None:
    evening = Evening(qtbot, begun=begun, case=TOLD)
    entry(evening, "desk:sheet").trigger()
    labels = [label for label in evening.window.findChildren(QLabel) if label.isVisible()]
    shown = {label.text(): label.mapToGlobal(label.rect().topLeft()).y() for label in labels}
    assert shown[first] == min(shown["Aquella noche no sonó."], shown["Llovía."])
    evening.window.sheets.shut()


def test_qts_own_dialogs_speak_the_hosts_language(qtbot: QtBot, qapp: QApplication, home: Path) -> None:
    made = console(qtbot, qapp)
    made.dress(settings.Settings(language="es"))
    assert QCoreApplication.translate("QPlatformTheme", "Save") == "Guardar"
    assert QCoreApplication.translate("QFileDialog", "&Look in:") == "Ver en:"
    made.dress(settings.Settings(language="fr"))
    assert QCoreApplication.translate("QPlatformTheme", "Save") == "Enregistrer"
    made.dress(settings.Settings(language="en"))
    assert QCoreApplication.translate("QPlatformTheme", "Save") == "Save"


@pytest.mark.parametrize("key", ["V", "/"])
def test_a_key_on_the_players_screen_that_asks_for_more_leads_back_to_the_desk(qtbot: QtBot, key: str) -> None:
    evening = Evening(qtbot)
    evening.do({"do": "end", "reason": "tarde"})
    evening.window.public.toggle()
    players = evening.window.public.window
    assert players is not None
    qtbot.waitUntil(players.isActiveWindow)
    QTest.keyClick(players, named(key))
    qtbot.waitUntil(evening.window.isActiveWindow)
    assert evening.window.focusWidget() in (evening.table.line.choices.get("cancel"), evening.table.log.field)
