"""The forms of Cluedo: each is imported when it is first wanted, and begins with what is on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from gm_console.games.cluedo.content import ROOMS, Square
from gm_console.games.cluedo.views import TableView
from gm_console.ui.desk import Desk
from gm_console.ui.tables.cluedo import faces
from gm_console.ui.tables.cluedo.terms import TERMS, named
from gm_console.ui.tables.company import seat_of
from gm_console.ui.tables.envelope import forms as shared
from gm_console.ui.tables.kit import MakeForm
from gm_console.words import Translator

if TYPE_CHECKING:
    from gm_console.ui.dialogs.frame import Frame

BREAKABLE = ("C16",)
"""What costs the right to investigate (C16)."""


def move(desk: Desk, window: QWidget, _: str) -> Frame | None:
    """Where he goes, of what he can reach; None where that is nowhere."""
    from gm_console.ui.dialogs.cluedo.ways import Go

    view: TableView = desk.table
    call = named(desk.words)
    rooms = [(place, call(place)) for place in view.reach if isinstance(place, str)]
    squares = [square(desk.words, place) for place in view.reach if not isinstance(place, str)]
    return Go(desk.words, view.turn or "", rooms, squares, window) if view.reach else None


def square(words: Translator, place: Square) -> tuple[list[int], str]:
    """A square as a command carries it, and what it is called."""
    return list(place), words.text("board.square", row=place[0] + 1, column=place[1] + 1)


def enter(desk: Desk, window: QWidget, _: str) -> Frame:
    """The room he has come into by hand (C26)."""
    from gm_console.ui.dialogs.cluedo.ways import Into

    return Into(desk.words, desk.table.turn, [(room, named(desk.words)(room)) for room in ROOMS], window)


def dice(desk: Desk, window: QWidget, _: str) -> Frame:
    """What he threw on the table."""
    from gm_console.ui.dialogs.cluedo.ways import Thrown

    return Thrown(desk.words, desk.table.turn, window)


def suggest(desk: Desk, window: QWidget, _: str) -> Frame:
    """Suspect and weapon, in the room where he is (C12)."""
    from gm_console.ui.dialogs.envelope.claims import Heading, Suspicion

    words, view = desk.words, desk.table
    at = getattr(seat_of(view, view.turn), "at", None)
    room = words.text(f"cluedo.the.{at}") if isinstance(at, str) else ""
    said = {part: words.text(f"cluedotable.form.suggest.{part}", by=view.turn, room=room) for part in ("title", "told", "go")}
    sent = {"do": "suggest", "by": view.turn}
    return Suspicion(words, Heading(**said), sent, TERMS.offered(words, view, ("suspect", "weapon")), window)


def penalise(desk: Desk, window: QWidget, _: str) -> Frame:
    """Somebody hid a card (C16)."""
    from gm_console.ui.dialogs.envelope.claims import Heading
    from gm_console.ui.dialogs.envelope.penalty import Penalty

    words, players = desk.words, desk.table.players
    said = {part: words.text(f"cluedotable.form.penalise.{part}") for part in ("title", "told", "go")}
    rules = [(rule, f"{rule}  {words.text(f'rules.{rule}.title')}") for rule in BREAKABLE]
    among = [seat.name for seat in players if not seat.gone and not seat.witness_only]
    return Penalty(words, Heading(**said), {"do": "penalise"}, (players, among), rules, parent=window)


def correct(desk: Desk, window: QWidget, _: str) -> Frame:
    """Pawns, weapons and the turn put right."""
    from gm_console.ui.dialogs.cluedo.correct import Correct, Floor

    words, view = desk.words, desk.table
    look = getattr(window, "look")  # noqa: B009  # the host's window has one; this room knows no window
    return Correct(words, view, TERMS.offered(words, view), Floor(look, lambda shown: faces.board(words, shown)), window)


FORMS: Mapping[str, MakeForm] = {
    **shared.forms(TERMS),
    "move": move,
    "enter": enter,
    "dice": dice,
    "suggest": suggest,
    "penalise": penalise,
    "correct": correct,
}
