"""The rounds of a room, from its log: what each player gained in each of them, for the table of points."""

from __future__ import annotations

from gm_console.engine.value import Value
from gm_console.games.espia.events import RoundEnded
from gm_console.ui.desk import Desk


class Round(Value, frozen=True):
    """One round that has ended: how, and what each gained, by name. Who was not dealt in is not in it."""

    outcome: str
    gains: tuple[tuple[str, int], ...]


def rounds(desk: Desk) -> tuple[Round, ...]:
    """All that have ended and stand, the first first."""
    session = desk.answers.session
    ended = [event for move in session.line.moves for event in move.events if isinstance(event, RoundEnded)]
    names = session.names
    return tuple(Round(event.outcome, tuple((names.get(player, player), n) for player, n in event.points)) for event in ended)
