"""A host's window with a game of Cluedo in it, for tests: virtual time, a journal in memory, real widgets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gm_console.games.cluedo.content import SUSPECTS
from gm_console.games.cluedo.model import State
from gm_console.sitting import Sitting, VirtualTime
from gm_console.sitting.shelf import Shelf
from gm_console.store.journal import Journal
from gm_console.store.settings import Settings
from gm_console.ui import theme
from gm_console.ui.desk import Desk
from gm_console.ui.tables.cluedo.screen import CluedoTable
from gm_console.ui.tables.passing.screen import Passing
from gm_console.ui.window import HostWindow
from gm_console.words import Translator
from tests.table import no_cases
from tests.ui.evening import look, named

FOUR = ("Ana", "Bruno", "Cloe", "Íñigo")
SEATED = tuple({"name": name, "suspect": suspect} for name, suspect in zip(FOUR, SUSPECTS, strict=False))
"""The same, with whom they play: the first begins."""
NONE = Qt.KeyboardModifier.NoModifier


class Villa:
    """A window on a game; ``seed`` makes what is drawn the same each time."""

    def __init__(self, qtbot: QtBot, *, players: tuple[Any, ...] = FOUR, language: str = "es", **wanted: Any) -> None:
        shelf = Shelf(Journal.open(None))
        sitting = Sitting(shelf, no_cases, VirtualTime())
        self.desk = Desk(lambda: sitting, Translator(language), Settings())
        worn = look(language, wanted.get("theme", "club"), wanted.get("scale", 1.0))
        theme.dress(QApplication.instance(), worn.theme, worn.scale)  # type: ignore[arg-type]  # there is always one in these tests
        self.window = HostWindow(self.desk, worn, worn, lambda: shelf)
        self.qtbot = qtbot
        qtbot.addWidget(self.window, before_close_func=lambda _: self.desk.close())
        options = wanted.get("options", {})
        self.do({"do": "new", "game": "cluedo", "players": list(players), "options": options, "seed": wanted.get("seed", 7)})
        self.window.resize(*wanted.get("size", (1280, 800)))
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.table.setFocus()

    def do(self, *commands: Mapping[str, Any]) -> None:
        """Commands that must be accepted."""
        for sent in commands:
            refusal = self.desk.do(dict(sent))
            assert refusal is None, (sent, refusal.said)

    def dealt(self) -> Villa:
        """Everybody has thrown for the deal, the first one highest."""
        for number in range(len(self.desk.table.players)):
            self.do({"do": "roll", "by": self.turn, "dice": [6, 6] if number == 0 else [1, number + 1]})
        return self

    def in_room(self, room: str = "hall") -> Villa:
        """Whoever has the turn is in a room and may suppose: a double leads straight there."""
        self.do({"do": "roll", "by": self.turn, "dice": [6, 6]}, {"do": "move", "by": self.turn, "to": room})
        return self

    @property
    def table(self) -> CluedoTable:
        """The table on screen."""
        return cast("CluedoTable", self.window.table)

    @property
    def state(self) -> State:
        """Everything, the secret too."""
        return cast("State", self.desk.answers.session.state)

    @property
    def phase(self) -> str:
        """The phase."""
        return str(self.desk.table.phase)

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return str(self.desk.table.turn)

    @property
    def passed(self) -> Passing:
        """The passed screen."""
        assert self.table.passing is not None
        return self.table.passing

    @property
    def form(self) -> Any:
        """The form that is open, of whatever kind."""
        assert self.window.errands.open_form is not None
        return self.window.errands.open_form

    @property
    def here(self) -> QWidget:
        """Where the keyboard is: in an open form, on the passed screen, else in the window."""
        form, passing = self.window.errands.open_form, self.table.passing
        over: QWidget | None = form if form is not None else passing
        found: QWidget | None = over.focusWidget() if over is not None else self.window.focusWidget()
        return found or over or self.window

    def key(self, *keys: Qt.Key | str) -> None:
        """Keys pressed and let go by a rested hand, one after the other, where the keyboard is."""
        for one in keys:
            self.window.keyboard.ear.__init__(lambda: 0)  # type: ignore[misc]  # a rested ear, as after a pause
            if self.table.passing is not None:
                self.passed._ear.__init__(lambda: 0)  # type: ignore[misc]  # the same there
            QTest.keyClick(self.here, named(one), NONE)

    def click(self, widget: QWidget) -> None:
        """A click in the middle of something."""
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, NONE, QPoint(widget.width() // 2, widget.height() // 2))

    def point(self, place: Any) -> None:
        """A click on a place of the board."""
        board = self.table.board
        QTest.mouseClick(board, Qt.MouseButton.LeftButton, NONE, board.middle_of(place).toPoint())

    def press(self, name: str) -> None:
        """A button of the bar, pressed by a hand that has come from elsewhere."""
        self.table.bar._pressed = QPoint(-1000, -1000)
        found = self.table.findChild(QPushButton, f"button:{name}")
        assert found is not None, name
        self.click(found)

    def yes(self) -> None:
        """The question in the line, answered."""
        self.click(self.table.line.choices["confirm"])

    def enabled(self) -> set[str]:
        """Names of the actions that are enabled now."""
        return set(self.table.actions_.enabled())


def secret(villa: Villa) -> tuple[str, str, str]:
    """What is in the envelope."""
    suspect, weapon, room = villa.state.secret.solution
    return suspect, weapon, room
