"""Who sits at a table, whatever is played there."""

from __future__ import annotations

from typing import Any

from gm_console.ui.desk import Desk


def seat_of(view: Any, name: str | None) -> Any:
    """A seat by its name; None where nobody is called so."""
    return next((seat for seat in view.players if seat.name == name), None)


def gone(desk: Desk) -> tuple[str, ...]:
    """Who has left and may come back, by name; some games' views know him no more."""
    here = {seat.name for seat in desk.table.players if not seat.gone}
    return tuple(name for name in desk.answers.session.names.values() if name not in here)


def is_full(desk: Desk) -> bool:
    """Whether as many are here as the game takes, so that nobody else may come."""
    return sum(not seat.gone for seat in desk.table.players) >= desk.answers.session.game.seats[1]
