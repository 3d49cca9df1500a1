"""A host's window with a game in it, for tests: virtual time, a journal in memory unless one is named, real widgets."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar, cast

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gm_console.sitting import Sitting, VirtualTime
from gm_console.sitting.shelf import Shelf
from gm_console.store.journal import Journal
from gm_console.store.settings import Language, Settings
from gm_console.ui import theme
from gm_console.ui.desk import Desk
from gm_console.ui.dialogs.frame import Frame
from gm_console.ui.handout.page import HandOut
from gm_console.ui.tables.passing.screen import Passing
from gm_console.ui.window import HostWindow
from gm_console.words import Translator
from tests.table import no_cases
from tests.ui.dialogs import texts
from tests.ui.evening import look, named

NONE = Qt.KeyboardModifier.NoModifier


class Hosted:
    """A window on a game, or on the hall where ``opened`` is false; ``seed`` makes what is drawn the same each time.

    A game's own class says what `new` asks for, where sets are looked for, and of which types ``table`` and ``state`` are.
    """

    NEW: ClassVar[Mapping[str, Any]]
    FIND: ClassVar[Any] = staticmethod(no_cases)
    table: Any
    state: Any

    def __init__(self, qtbot: QtBot, *, language: str = "es", **wanted: Any) -> None:
        shelf = Shelf(Journal.open(wanted.get("journal")))
        sitting = Sitting(shelf, self.FIND, VirtualTime())
        self.desk = Desk(lambda: sitting, Translator(language), Settings(language=cast("Language", language)))
        worn = look(language, wanted.get("theme", "club"), wanted.get("scale", 1.0))
        theme.dress(QApplication.instance(), worn.theme, worn.scale)  # type: ignore[arg-type]  # there is always one in these tests
        self.window = HostWindow(self.desk, worn, worn, lambda: shelf)
        self.qtbot = qtbot
        qtbot.addWidget(self.window, before_close_func=lambda _: self.desk.close())
        if wanted.get("opened", True):
            opening = {"do": "new", **self.NEW} | {key: wanted[key] for key in ("players", "options", "seed") if key in wanted}
            self.do(opening | {"players": list(opening["players"])})
        self.window.resize(*wanted.get("size", (1280, 800)))
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        if self.desk.open:
            self.table.setFocus()

    def do(self, *commands: Mapping[str, Any]) -> None:
        """Commands that must be accepted."""
        for sent in commands:
            refusal = self.desk.do(dict(sent))
            assert refusal is None, (sent, refusal.said)

    @property
    def phase(self) -> str:
        """The phase."""
        return str(self.desk.table.phase)

    @property
    def turn(self) -> str:
        """Whose turn it is, in a game that has turns."""
        return str(self.desk.table.turn)

    @property
    def passed(self) -> Passing:
        """The passed screen."""
        passing = self.table.passing
        assert isinstance(passing, Passing)
        return passing

    @property
    def form(self) -> Any:
        """The form that is open, of whatever kind."""
        assert self.window.errands.open_form is not None
        return self.window.errands.open_form

    @property
    def page(self) -> HandOut:
        """The hand-out."""
        assert self.window.handing.page is not None
        return self.window.handing.page

    @property
    def over(self) -> QWidget | None:
        """What stands before the table: an open form, the passed screen, the hand-out."""
        form: QWidget | None = self.window.errands.open_form
        passing: QWidget | None = self.table.passing if self.desk.open else None
        return form or passing or self.window.handing.page

    @property
    def here(self) -> QWidget:
        """Where the keyboard is: in what stands before the table, else in the window."""
        over = self.over
        found: QWidget | None = (over or self.window).focusWidget()
        return found or over or self.window

    def key(self, *keys: Qt.Key | str, modifier: Qt.KeyboardModifier = NONE) -> None:
        """Keys pressed and let go by a rested hand, one after the other, where the keyboard is."""
        for one in keys:
            over = self.over
            ear = over._ear if isinstance(over, Passing | HandOut) else over.ear if isinstance(over, Frame) else self.window.keyboard.ear
            ear.__init__(lambda: 0)  # type: ignore[misc]  # a rested ear, as after a pause
            QTest.keyClick(self.here, named(one), modifier)

    def seen(self, painted: list[str]) -> str:
        """All that stands in words on the players' screen now; ``painted`` is the fixture."""
        painted.clear()
        self.table.face.resize(1600, 900)
        self.table.face.render(QPixmap(1600, 900))
        return "\n".join(painted)

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """A click in the middle of something, or at a point of it."""
        middle = QPoint(widget.width() // 2, widget.height() // 2)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, NONE, at or middle)

    def place(self, place: Any) -> None:
        """A click on a place of the board."""
        self.click(self.table.board, self.table.board.middle_of(place).toPoint())

    def press(self, name: str) -> None:
        """A button of the bar, by a rested hand."""
        self.table.bar._since.invalidate()
        found = self.table.findChild(QPushButton, f"button:{name}")
        assert found is not None, name
        assert found.isVisible(), name
        self.click(found)

    def yes(self) -> None:
        """The question in the line, answered."""
        self.click(self.table.line.choices["confirm"])

    def enabled(self) -> set[str]:
        """Names of the actions that are enabled now."""
        return set(self.table.actions_.enabled())

    def act(self, step: Mapping[str, Any] | Qt.Key | str) -> str:
        """A key, or a command that may be refused: with what it was, or nothing."""
        if isinstance(step, Qt.Key | str):
            self.key(step)
            return ""
        refusal = self.desk.do(dict(step))
        return f"{refusal.code} {refusal.said}" if refusal else ""

    def told(self) -> str:
        """Every text of the host's window and of the players', each row of the log and each action; a seal is a seal, whatever it says."""
        public = self.window.public.window
        rows = [text for entry in self.desk.log for text, _ in self.desk.sentence(entry)]
        enabled = sorted(f"{name} {action.text()} {action.toolTip()}" for name, action in self.table.actions_.enabled().items())
        held = "\n".join((texts(self.window), texts(public) if public else "", *rows, *enabled))
        return re.sub(r"[0-9a-f]{4}…[0-9a-f]{4}", "seal", held)

    def picture(self) -> QImage:
        """The players' window."""
        window = self.window.public.window
        assert window is not None
        return window.grab().toImage()


def alike(one: Hosted, other: Hosted) -> bool:
    """Whether two players' windows show the same; asked again, as letters that Qt draws for the first time may differ by a shade."""
    return any(one.picture() == other.picture() for _ in range(4))
