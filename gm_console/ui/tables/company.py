"""How many sit at a table, whatever is played there."""

from __future__ import annotations

from gm_console.ui.desk import Desk


def is_full(desk: Desk) -> bool:
    """Whether as many are here as the game takes, so that nobody else may come."""
    return sum(not seat.gone for seat in desk.table.players) >= desk.answers.session.game.seats[1]
