"""What lies ready in the action bar of Quién, Cómo y Dónde, and how its actions are called."""

from __future__ import annotations

from gm_console.ui.tables.envelope import acts

PICKED = (acts.PICKED - {"move"}) | {"suspect", "travel", "paper"}
"""Actions that open a picker or a form, or another screen; a walk is chosen on the board itself."""
BAR: dict[str, tuple[str, ...]] = {
    "lobby": ("deal", "join", "print"),
    "turn": ("draw", "suspect", "end-turn", "accuse"),
    "dealt": ("draw", "hand-out"),
    "by-hand": ("enter", "suspect", "end-turn", "accuse", "draw"),
    "moving": ("move", "stay", "accuse"),
    "star": ("travel", "end-turn", "accuse"),
    "sector": ("suspect", "end-turn", "accuse"),
    "showing": ("show", "secretly:show", "none", "which"),
    "unrefuted": ("accuse", "end-turn"),
    "over": ("reveal", "save-record", "to-hall"),
}
"""What may lie in the bar, in order and in one row; the rest is pressed on the board, or seldom wanted.

Two moments of a turn have a bar of their own: once the console has dealt, when hands come before cards, and where tokens are moved by hand.
"""
MENU = ("accuse", "draw", "paper", "which", "penalty", "print")
"""What has no place in the bar, or not always, besides what every such game has."""
