"""Pawns, weapons and the turn as they should be, with a reason: a pawn is put where the host points on the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace
from PySide6.QtWidgets import QHBoxLayout, QTabWidget, QVBoxLayout, QWidget

from gm_console.games.cluedo.content import FLOOR, Board, Place
from gm_console.games.cluedo.views import TableView
from gm_console.ui.dialogs.envelope.claims import Pile
from gm_console.ui.dialogs.fields import Choice, Reason
from gm_console.ui.dialogs.frame import Frame, Sent, em, give_way
from gm_console.ui.dialogs.seats import SeatChoice
from gm_console.ui.page import label
from gm_console.ui.widgets.board.board import Board as BoardWidget
from gm_console.ui.widgets.board.shown import BoardShown, placed, wired
from gm_console.ui.widgets.look import Look
from gm_console.words import Translator

NOWHERE = ""
"""Stands for a weapon that is off the board."""


@dataclass(frozen=True)
class Floor:
    """What the form needs to show a board: the look, and the picture of a view."""

    look: Look
    picture: Callable[[TableView], BoardShown]


def everywhere(board: Board, pawns: Mapping[str, Place | None], moving: str) -> tuple[Place, ...]:
    """Where a pawn can be put: every room, and every square on which no other stands."""
    taken = {place for suspect, place in pawns.items() if suspect != moving}
    squares = ((row, column) for row, line in enumerate(board.plan) for column, sign in enumerate(line) if sign == FLOOR)
    return (*(room.id for room in board.rooms), *(square for square in squares if square not in taken))


class Correct(Frame):
    """It sends only what was changed. ``piles`` are suspects, weapons and rooms with their names."""

    wide = 46

    def __init__(self, words: Translator, view: TableView, piles: Sequence[Pile], floor: Floor, parent: QWidget | None = None) -> None:
        super().__init__(words, words.text("cluedotable.form.correct.title"), parent, go=words.text("dialogs.correct.go"))
        self._view, self._floor = view, floor
        self._suspects, self._weapons, self._rooms = piles
        self._was: dict[str, Place | None] = {suspect: _place(at) for suspect, at in view.pawns}
        self.pawns = dict(self._was)
        self.tabs = QTabWidget()
        self.tabs.addTab(self._pawn_page(), words.text("cluedotable.form.correct.pawns"))
        self.tabs.addTab(self._weapon_page(), words.text("cluedotable.form.correct.weapons"))
        self.tabs.addTab(self._turn_page(), words.text("cluedotable.form.correct.turn"))
        self.add(self.tabs)
        self.first_field = self.tabs.tabBar()
        ready = [words.text(f"cluedotable.form.correct.ready.{key}") for key in ("moved", "count")]
        self.reason = Reason(words, words.text("dialogs.reason"), ready, in_a_row=True)
        self.add_below(self.reason)
        self._nothing = label(words.text("dialogs.correct.nothing"), "fault")
        self._nothing.hide()
        self.add_below(self._nothing)
        self._follow()

    def _pawn_page(self) -> QWidget:
        """Whose pawn, and where on the board."""
        page = QWidget()
        row = QHBoxLayout(page)
        left = QVBoxLayout()
        self.pawn = Choice(self._suspects.title, [(id_, f"{n}  {name}") for n, (id_, name) in enumerate(self._suspects.cards, 1)])
        self.pawn.setFixedWidth(22 * em())
        self.pawn.changed.connect(self._follow)
        left.addWidget(self.pawn)
        left.addWidget(label(self.words.text("cluedotable.form.correct.point"), "soft"))
        left.addStretch(1)
        row.addLayout(left)
        self.board = BoardWidget(self._floor.look)
        give_way(self.board, 22, 8)
        self.board.chosen.connect(self.put)
        row.addWidget(self.board, 1)
        return page

    def _weapon_page(self) -> QWidget:
        """Which weapon, and in which room, or in none."""
        page = QWidget()
        column = QVBoxLayout(page)
        words = self.words
        self._lay = {weapon: room or NOWHERE for weapon, room in self._view.weapons}
        self.lain = dict(self._lay)
        self.weapon = Choice(self._weapons.title, [(id_, f"{n}  {name}") for n, (id_, name) in enumerate(self._weapons.cards, 1)])
        rooms = [(NOWHERE, f"0  {words.text('cluedotable.form.correct.off')}")]
        rooms += [(id_, f"{n}  {name}") for n, (id_, name) in enumerate(self._rooms.cards, 1)]
        self.room = Choice(self._rooms.title, rooms, first=0)
        self.weapon.changed.connect(self._follow_weapon)
        self.room.changed.connect(self._lay_weapon)
        for field in (self.weapon, self.room):
            column.addWidget(field)
        column.addStretch(1)
        return page

    def _turn_page(self) -> QWidget:
        """Whose turn it is."""
        page = QWidget()
        column = QVBoxLayout(page)
        players = self._view.players
        among = [seat.name for seat in players if not seat.gone and not seat.witness_only]
        self.turn = SeatChoice(self.words.text("cluedotable.form.correct.whose"), players, among, self._view.turn)
        column.addWidget(self.turn)
        column.addStretch(1)
        return page

    def put(self, place: object) -> None:
        """The chosen pawn stands there."""
        if self.pawn.value:
            self.pawns[self.pawn.value] = _place(place)
            self._follow()

    def _follow(self) -> None:
        """The board as it would be; places can be pointed at once a pawn is chosen."""
        moved = replace(self._view, pawns=tuple(self.pawns.items()), reach=(), walked=())
        if self.pawn.value:
            moved = replace(moved, reach=everywhere(self._view.board, self.pawns, self.pawn.value))
        self.board.show_board(self._floor.picture(moved))

    def _follow_weapon(self) -> None:
        """Where the chosen weapon lies."""
        self.room.choose(self.lain[self.weapon.value])

    def _lay_weapon(self) -> None:
        if self.weapon.value:
            self.lain[self.weapon.value] = self.room.value

    def command(self) -> Sent | None:
        """What was changed, with the reason."""
        changed: dict[str, Any] = {}
        if moved := {suspect: wired(at) for suspect, at in self.pawns.items() if at is not None and at != self._was[suspect]}:
            changed["pawns"] = moved
        if lain := {weapon: room or None for weapon, room in self.lain.items() if room != self._lay[weapon]}:
            changed["weapons"] = lain
        if self.turn.value and self.turn.value != self._view.turn:
            changed["turn"] = self.turn.value
        self._nothing.setVisible(not changed)
        reason = self.reason.given() if changed else None
        return None if reason is None else {"do": "correct", "reason": reason} | changed


def _place(at: Any) -> Place | None:
    """A place of a view or of the board, as one value."""
    return None if at is None else placed(at)
