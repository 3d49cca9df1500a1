"""A host's window with a meeting in it, for tests: virtual time, a journal in memory, real widgets."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gm_console.engine.phrase import phrase
from gm_console.engine.refusal import Refusal
from gm_console.sitting import Sitting, VirtualTime
from gm_console.sitting.shelf import Shelf
from gm_console.store import places
from gm_console.store.journal import Journal
from gm_console.store.settings import Language, Settings
from gm_console.ui import fonts, icons, theme
from gm_console.ui.desk import Desk
from gm_console.ui.tables.martes.screen import MartesTable
from gm_console.ui.widgets.look import Look
from gm_console.ui.window import HostWindow
from gm_console.words import Translator

FOUR = (
    {"name": "Ana", "cliches": ["médica rural", "viajera"], "character": "Doctora Elvira Pons"},
    {"name": "Bruno", "cliches": ["artillero", "relojero"]},
    {"name": "Cloe", "cliches": ["organista"]},
    {"name": "Íñigo", "cliches": ["abogado", "apostador"]},
)
CASE = {"title": "La campana", "solution": "El sacristán con la cuerda mojada."}
ALL = ["what", "who", "how", "when", "where", "why"]


def no_cases(game: str, case: str) -> Mapping[str, Any]:
    """A library with nothing in it."""
    raise Refusal("bad-setup", phrase("case.unknown", case=case))


def look(language: str = "es", key: str = "club", scale: float = 1.0) -> Look:
    """A look, with fonts and signs loaded."""
    resources = places.shipped("resources")
    fonts.load(resources / "fonts")
    icons.load(resources / "icons")
    return Look(theme.read(resources / "themes" / f"{key}.toml"), Translator(language), scale)


def dressed(language: str = "es", key: str = "club", scale: float = 1.0) -> Look:
    """The same, and the application wears it, whatever it wore in the test before."""
    worn = look(language, key, scale)
    theme.dress(QApplication.instance(), worn.theme, scale)  # type: ignore[arg-type]  # there is always one in these tests
    return worn


def make_desk(language: str = "es", journal: Path | None = None, shelf: Shelf | None = None, time: VirtualTime | None = None) -> Desk:
    """A desk with nothing open, in virtual time."""
    sitting = Sitting(shelf or Shelf(Journal.open(journal)), no_cases, time or VirtualTime())
    return Desk(lambda: sitting, Translator(language), Settings(language=cast("Language", language)))


def named(key: Qt.Key | str) -> Qt.Key:
    """A key by its letter, digit or sign."""
    if isinstance(key, Qt.Key):
        return key
    found: Qt.Key = getattr(Qt.Key, {"/": "Key_Slash"}.get(key, f"Key_{key.upper()}"))
    return found


class Evening:
    """A window on a meeting of four that has begun, unless ``begun`` is false."""

    def __init__(self, qtbot: QtBot, *, begun: bool = True, language: str = "es", scale: float = 1.0, **new: Any) -> None:
        shelf = Shelf(Journal.open(None))
        self.time = VirtualTime()
        self.desk = make_desk(language, shelf=shelf, time=self.time)
        worn = dressed(language, scale=scale)
        self.window = HostWindow(self.desk, worn, worn, lambda: shelf)
        qtbot.addWidget(self.window, before_close_func=lambda _: self.desk.close())
        opening = {"do": "new", "game": "martes", "players": list(FOUR), "case": CASE} | new
        self.do(opening)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        if begun:
            self.do({"do": "start"})

    def given(self, form: str, sent: Mapping[str, Any]) -> Any:
        """A form opened, and what it sends as if it had been filled in."""
        self.window.errands.run(form)
        opened = self.window.errands.open_form
        assert opened is not None, form
        opened.given.emit(sent)
        return opened

    def do(self, *commands: Mapping[str, Any]) -> None:
        """Commands that must be accepted."""
        for sent in commands:
            refusal = self.desk.do(dict(sent))
            assert refusal is None, (sent, refusal.said)

    @property
    def table(self) -> MartesTable:
        """The table on screen."""
        return cast("MartesTable", self.window.table)

    @property
    def phase(self) -> str:
        """The phase."""
        return str(self.desk.host.phase)

    def key(self, key: Qt.Key | str, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key pressed and let go by a hand that waited long enough."""
        self.window.keyboard.ear.__init__(lambda: 0)  # type: ignore[misc]  # a rested ear, as after a pause
        QTest.keyClick(self.window, named(key), modifier)

    def button(self, name: str) -> QPushButton:
        """A button of the bar."""
        found = self.table.findChild(QPushButton, f"button:{name}")
        assert found is not None, name
        return found

    def click(self, widget: QWidget) -> None:
        """A click in the middle of something."""
        middle = QPoint(widget.width() // 2, widget.height() // 2)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)

    def enabled(self) -> set[str]:
        """Names of the actions that are enabled now."""
        return set(self.table.actions_.enabled())
