"""What lies ready in the action bar of Quién, Cómo y Dónde, and how its actions are called."""

from __future__ import annotations

from collections.abc import Callable, Collection

from gm_console.games.transito.views import SeatShown, TableView
from gm_console.ui.tables.envelope import acts
from gm_console.ui.tables.transito import cues
from gm_console.words import Translator

PICKED = (acts.PICKED - {"move"}) | {"suspect", "travel", "paper"}
"""Actions that open a picker or a form, or another screen; a walk is chosen on the board itself."""
BAR: dict[str, tuple[str, ...]] = {
    "lobby": ("deal", "join", "print"),
    "turn": ("draw", "enter", "suspect", "end-turn", "accuse"),
    "dealt": ("draw", "accuse", "hand-out"),
    "moving": ("move", "stay", "enter", "end-turn", "accuse"),
    "star": ("travel", "end-turn", "accuse"),
    "sector": ("suspect", "end-turn", "accuse"),
    "showing": ("show", "secretly:show", "none", "which"),
    "unrefuted": ("accuse", "end-turn"),
    "over": ("reveal", "save-record", "to-hall"),
}
"""What may lie in the bar, in order and in one row; the rest is pressed on the board, or seldom wanted. Hands are wanted after the deal."""
MENU = ("paper", "penalty", "print")
"""What is seldom wanted, besides what every such game has."""


def phrase_of(words: Translator) -> Callable[[str], str]:
    """The words of an action: this game's own where it has some, else those of both games."""

    def said(name: str) -> str:
        own = f"transitotable.act.{name}"
        return own if words.has(own) else f"envelopetable.act.{name}"

    return said


def in_bar(view: TableView, enabled: Collection[str]) -> list[str]:
    """The actions that lie in the bar, in order: those of the phase that may be done."""
    dealt = view.phase == "turn" and cues.begins(view) and not view.moved_by_hand
    return acts.in_bar(BAR, "dealt" if dealt else view.phase, enabled)


def seat_of(view: TableView, name: str | None) -> SeatShown | None:
    """A seat by its name."""
    return next((seat for seat in view.players if seat.name == name), None)
