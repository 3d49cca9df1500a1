"""The forms of El espía: each is imported when it is first wanted, and begins with what is on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from gm_console.ui.desk import Desk
from gm_console.ui.tables.coming import closing, coming, leaving
from gm_console.ui.tables.espia import room
from gm_console.ui.tables.espia.acts import Names
from gm_console.ui.tables.kit import MakeForm
from gm_console.ui.tables.window_errands import hand_out, print_

if TYPE_CHECKING:
    from gm_console.ui.dialogs.frame import Frame


def accuse(desk: Desk, window: QWidget, name: str) -> Frame | None:
    """Who accuses whom; ``accuse:p3`` begins with that seat. None once all have used their accusation."""
    from gm_console.ui.dialogs.espia.seats import Accuse

    may = [seat.name for seat in desk.table.players if seat.may_accuse]
    by = Names(desk).sent(name.replace("accuse", "seen", 1))["by"] if ":" in name else None
    return Accuse(desk.words, desk.table, may, by if by in may else None, window) if may else None


def guess(desk: Desk, window: QWidget, _: str) -> Frame:
    """Who names which place."""
    from gm_console.ui.dialogs.espia.guess import Guess

    return Guess(desk.words, desk.table, room.places(desk), window)


def begin(desk: Desk, window: QWidget, _: str) -> Frame:
    """Who asks first, where the host says so (E11)."""
    from gm_console.ui.dialogs.espia.seats import Whom

    return Whom(desk.words, desk.table, "begin", window)


def turn_to(desk: Desk, window: QWidget, _: str) -> Frame:
    """To whom the turn goes (E14)."""
    from gm_console.ui.dialogs.espia.seats import Whom

    return Whom(desk.words, desk.table, "move-turn", window)


def set_up(desk: Desk, window: QWidget, _: str) -> Frame:
    """Deck, minutes and spies from the next deal on."""
    from gm_console.ui.dialogs.espia.rounds import NextRounds

    return NextRounds(desk.words, desk.table, room.house_rules(desk).spies, decks(desk), window)


def decks(desk: Desk) -> list[tuple[str, str]]:
    """What can be played, by id and title, in the language of the cards; the one in play is among them, whatever became of its file."""
    from gm_console.store.decks import list_decks
    from gm_console.store.settings import languages

    held = desk.table.deck
    found = {one.id: one.title for one in list_decks(languages(desk.settings)[2]) if not one.faults}
    return list(({held.name: held.title or held.name} | found).items())


def correct(desk: Desk, window: QWidget, _: str) -> Frame:
    """Points put right."""
    from gm_console.ui.dialogs.espia.rounds import Points

    return Points(desk.words, desk.table, window)


def end_happens(desk: Desk) -> str:
    """The points decide, and an open round counts for nothing (E35)."""
    opened = desk.table.phase not in ("lobby", "round-over")
    return desk.words.text("espiatable.end.happens.open" if opened else "espiatable.end.happens")


FORMS: Mapping[str, MakeForm] = {
    "accuse": accuse,
    "guess": guess,
    "begin": begin,
    "turn-to": turn_to,
    "set-up": set_up,
    "correct": correct,
    "leave": leaving("espiatable.form.leave.title", "espiatable.form.leave.told"),
    "join": coming("espiatable.form.join.title", "espiatable.form.join.told"),
    "end": closing(end_happens),
    "hand-out": hand_out,
    "print": print_,
}
