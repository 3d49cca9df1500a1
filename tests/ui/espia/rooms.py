"""A host's window with a room of El espía in it, for tests: virtual time, a journal in memory, real widgets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gm_console.games.espia.model import State
from gm_console.sitting import Sitting, VirtualTime
from gm_console.sitting.shelf import Shelf
from gm_console.store.journal import Journal
from gm_console.store.settings import Settings
from gm_console.ui import theme
from gm_console.ui.desk import Desk
from gm_console.ui.tables.espia.screen import EspiaTable
from gm_console.ui.widgets.chip import Chip
from gm_console.ui.window import HostWindow
from gm_console.words import Translator
from tests.table import no_cases
from tests.ui.evening import look, named

SIX = ("Ana", "Bruno", "Cloe", "Íñigo", "Noël", "Zoe")
NONE = Qt.KeyboardModifier.NoModifier


class Room:
    """A window on a room, or on the hall where ``opened`` is false; ``seed`` makes what is drawn the same each time."""

    def __init__(self, qtbot: QtBot, *, players: tuple[str, ...] = SIX, language: str = "es", **wanted: Any) -> None:
        shelf = Shelf(Journal.open(None))
        self.time = VirtualTime()
        sitting = Sitting(shelf, no_cases, self.time)
        self.desk = Desk(lambda: sitting, Translator(language), Settings())
        worn = look(language, wanted.get("theme", "club"), wanted.get("scale", 1.0))
        theme.dress(QApplication.instance(), worn.theme, worn.scale)  # type: ignore[arg-type]  # there is always one in these tests
        self.window = HostWindow(self.desk, worn, worn, lambda: shelf)
        self.qtbot = qtbot
        qtbot.addWidget(self.window, before_close_func=lambda _: self.desk.close())
        seed = {"seed": wanted["seed"]} if "seed" in wanted else {}
        if wanted.get("opened", True):
            self.do({"do": "new", "game": "espia", "players": list(players), "options": wanted.get("options", {}), **seed})
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

    def begun(self) -> Room:
        """Cards dealt and seen, the clock running."""
        self.do({"do": "deal"}, *({"do": "seen", "by": seat.name} for seat in self.desk.table.players), {"do": "begin"})
        return self

    @property
    def table(self) -> EspiaTable:
        """The table on screen."""
        return cast("EspiaTable", self.window.table)

    @property
    def state(self) -> State:
        """Everything, the secret too."""
        return cast("State", self.desk.answers.session.state)

    @property
    def phase(self) -> str:
        """The phase."""
        return str(self.desk.table.phase)

    @property
    def spies(self) -> list[str]:
        """The names of the spies."""
        return [seat.name for seat in self.state.seats if seat.id in self.state.secret.deal.spies]

    def number(self, name: str) -> str:
        """The digit of a seat."""
        return str([seat.name for seat in self.desk.table.players].index(name) + 1)

    @property
    def here(self) -> QWidget:
        """Where the keyboard is: in an open form, else in the window."""
        form = self.window.errands.open_form
        found: QWidget | None = form.focusWidget() if form is not None else self.window.focusWidget()
        return found or form or self.window

    @property
    def form(self) -> Any:
        """The form that is open, of whatever kind."""
        assert self.window.errands.open_form is not None
        return self.window.errands.open_form

    def key(self, key: Qt.Key | str, modifier: Qt.KeyboardModifier = NONE) -> None:
        """A key pressed and let go by a rested hand, where the keyboard is."""
        self.window.keyboard.ear.__init__(lambda: 0)  # type: ignore[misc]  # a rested ear, as after a pause
        QTest.keyClick(self.here, named(key), modifier)

    def keys(self, text: str) -> None:
        """One key after the other."""
        for letter in text:
            self.key(letter)

    def click(self, widget: QWidget) -> None:
        """A click in the middle of something."""
        middle = QPoint(widget.width() // 2, widget.height() // 2)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, NONE, middle)

    def press(self, name: str) -> None:
        """A button of the bar."""
        found = self.table.findChild(QPushButton, f"button:{name}")
        assert found is not None, name
        self.click(found)

    def yes(self) -> None:
        """The question in the line, answered."""
        self.click(self.table.line.choices["confirm"])

    def chip(self, name: str, place: int) -> Chip:
        """A chip on somebody's seat."""
        return self.table.seats.cards[int(self.number(name)) - 1].chips[place]

    def enabled(self) -> set[str]:
        """Names of the actions that are enabled now."""
        return set(self.table.actions_.enabled())


def others(room: Room, *names: str) -> list[str]:
    """Everybody else in the round, by seat."""
    return [seat.name for seat in room.desk.table.players if seat.name not in names]


def phases(room: Room) -> Iterator[str]:
    """Brings a room through every phase, and says which."""
    yield room.phase
    room.do({"do": "deal"})
    yield room.phase
    room.do(*({"do": "seen", "by": name} for name in SIX))
    yield room.phase
    room.do({"do": "begin"})
    yield room.phase
    room.do({"do": "accuse", "by": "Ana", "accused": "Zoe"})
    yield room.phase
    room.do({"do": "close-vote"}, {"do": "wait", "seconds": 480})
    yield room.phase
    spy = room.spies[0]
    room.do(*({"do": "point", "by": name, "at": spy if name != spy else others(room, spy)[0]} for name in SIX))
    yield room.phase
    room.do({"do": "guess", "by": spy, "place": None})
    yield room.phase
    room.do({"do": "end", "reason": "tarde"})
    yield room.phase
