"""A host's window with a game of Quién, Cómo y Dónde in it, for tests: virtual time, a journal in memory, real widgets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gm_console.games.transito.model import State
from gm_console.sitting import Sitting, VirtualTime
from gm_console.sitting.shelf import Shelf
from gm_console.store.contents import finder
from gm_console.store.journal import Journal
from gm_console.store.settings import Settings
from gm_console.ui import theme
from gm_console.ui.desk import Desk
from gm_console.ui.tables.passing.screen import Passing
from gm_console.ui.tables.transito.screen import TransitoTable
from gm_console.ui.window import HostWindow
from gm_console.words import Translator
from tests.ui.evening import look, named

THREE = ("Ana", "Bruno", "Cloe")
NONE = Qt.KeyboardModifier.NoModifier



class Game:
    """A window on a game, or on the hall where ``opened`` is false; ``seed`` makes what is drawn the same each time."""

    def __init__(self, qtbot: QtBot, *, players: tuple[str, ...] = THREE, language: str = "es", **wanted: Any) -> None:
        shelf = Shelf(Journal.open(None))
        self.time = VirtualTime()
        sitting = Sitting(shelf, finder(language), self.time)
        self.desk = Desk(lambda: sitting, Translator(language), Settings())
        worn = look(language, wanted.get("theme", "club"), wanted.get("scale", 1.0))
        theme.dress(QApplication.instance(), worn.theme, worn.scale)  # type: ignore[arg-type]  # there is always one in these tests
        self.window = HostWindow(self.desk, worn, worn, lambda: shelf)
        self.qtbot = qtbot
        qtbot.addWidget(self.window, before_close_func=lambda _: self.desk.close())
        if wanted.get("opened", True):
            opening = {"do": "new", "game": "transito", "players": list(players), "options": wanted.get("options", {})}
            self.do(opening | {"seed": wanted.get("seed", 7)})
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
    def quiet(self) -> str:
        """A sector whose card nobody else holds: a suspicion there may go unrefuted."""
        view = self.desk.table
        seat = next(one for one in self.state.seats if one.id == self.state.turn)
        held = {card for player, cards in self.state.secret.hands for card in cards if player != seat.id}
        return next(str(one.id) for one in view.city.sectors if one.id not in held and one.id != seat.last)

    def to_sector(self) -> Game:
        """The one whose turn it is stands in a sector, and may suspect there: put beside it, he walks in with a paper card."""
        view, wanted = self.desk.table, self.quiet
        door = next(one.entrances[0] for one in view.city.sectors if one.id == wanted)
        self.do({"do": "correct", "reason": "a mano", "at": {view.turn: door}})
        self.do({"do": "draw", "by": view.turn, "card": 1}, {"do": "move", "by": view.turn, "to": wanted})
        return self

    def claim(self, *, refuted: bool) -> tuple[str, str]:
        """A suspect and an infraction that somebody else can refute in this sector, or that nobody can."""
        view, secret = self.desk.table, self.state.secret
        turn = next(seat for seat in self.state.seats if seat.id == self.state.turn)
        others = {card for player, cards in secret.hands for card in cards if player != turn.id}
        suspects, infractions = ([one.id for one in kind] for kind in (view.city.suspects, view.city.infractions))
        pairs = [(one, other) for one in suspects for other in infractions]
        return next(pair for pair in pairs if bool(others & {*pair, turn.at}) == refuted)

    @property
    def table(self) -> TransitoTable:
        """The table on screen."""
        return cast("TransitoTable", self.window.table)

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

    def number(self, kind: str, card: str) -> str:
        """The digit of a card among those of its kind, as the forms have them."""
        piles = {"suspect": self.desk.table.city.suspects, "sector": self.desk.table.city.sectors}
        return str([one.id for one in piles.get(kind, self.desk.table.city.infractions)].index(card) + 1)

    @property
    def here(self) -> QWidget:
        """Where the keyboard is: in an open form, on the passed screen, else in the window."""
        form, passing = self.window.errands.open_form, self.table.passing if self.desk.open else None
        over: QWidget | None = form if form is not None else passing
        found: QWidget | None = over.focusWidget() if over is not None else self.window.focusWidget()
        return found or over or self.window

    @property
    def form(self) -> Any:
        """The form that is open, of whatever kind."""
        assert self.window.errands.open_form is not None
        return self.window.errands.open_form

    def key(self, *keys: Qt.Key | str) -> None:
        """Keys pressed and let go by a rested hand, one after the other, where the keyboard is."""
        for one in keys:
            self.window.keyboard.ear.__init__(lambda: 0)  # type: ignore[misc]  # a rested ear, as after a pause
            if self.table.passing is not None:
                self.passed._ear.__init__(lambda: 0)  # type: ignore[misc]  # the same there
            QTest.keyClick(self.here, named(one), NONE)

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """A click in the middle of something, or at a point of it."""
        middle = QPoint(widget.width() // 2, widget.height() // 2)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, NONE, at or middle)

    def press(self, name: str) -> None:
        """A button of the bar, by a rested hand."""
        self.table.bar._since.invalidate()
        found = self.table.findChild(QPushButton, f"button:{name}")
        assert found is not None, name
        assert found.isVisible(), name
        self.click(found)

    def place(self, place: str) -> None:
        """A click on a place of the board."""
        self.click(self.table.board, self.table.board.middle_of(place).toPoint())

    def yes(self) -> None:
        """The question in the line, answered."""
        self.click(self.table.line.choices["confirm"])

    def enabled(self) -> set[str]:
        """Names of the actions that are enabled now."""
        return set(self.table.actions_.enabled())


def phases(game: Game) -> Iterator[str]:
    """Brings a game through every phase, and says which."""
    yield game.phase
    game.do({"do": "deal"})
    yield game.phase
    star = game.desk.table.city.stars[0]
    beside = next(one.joins[0] for one in game.desk.table.city.squares if one.id == star)
    game.do({"do": "correct", "reason": "a mano", "at": {game.turn: beside}}, {"do": "draw", "by": game.turn, "card": 1})
    yield game.phase
    game.do({"do": "move", "by": game.turn, "to": star})
    yield game.phase
    game.do({"do": "travel", "by": game.turn, "to": game.quiet})
    yield game.phase
    suspect, infraction = game.claim(refuted=True)
    game.do({"do": "suspect", "by": game.turn, "suspect": suspect, "infraction": infraction})
    yield game.phase
    game.do({"do": "undo"})
    suspect, infraction = game.claim(refuted=False)
    game.do({"do": "suspect", "by": game.turn, "suspect": suspect, "infraction": infraction})
    yield game.phase
    game.do({"do": "end", "reason": "tarde"})
    yield game.phase
