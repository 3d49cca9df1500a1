"""How the commands of Cluedo are called on the desk, and which of them lie ready in the action bar."""

from __future__ import annotations

from gm_console.ui.tables.envelope import acts

PICKED = acts.PICKED | {"suggest", "dice"}
"""Actions that open a picker or a form, or another screen."""
BAR: dict[str, tuple[str, ...]] = {
    "roll-off": ("roll", "dice", "print"),
    "turn": ("roll", "passage", "enter", "suggest", "end-turn", "accuse", "dice"),
    "dealt": ("roll", "hand-out"),
    "corner": ("roll", "passage", "suggest", "accuse"),
    "moving": ("move", "stay", "accuse"),
    "room": ("suggest", "end-turn", "accuse"),
    "showing": ("show", "none", "secretly:show", "which"),
    "asked": ("end-turn", "accuse"),
    "over": ("reveal", "save-record", "to-hall"),
}
"""What may lie in the bar, in order and in one row; the rest is pressed on the board, or seldom wanted.

Two moments of a turn have a bar of their own: once the console has dealt, when hands come before dice, and in a room with a passage.
"""
MENU = ("accuse", "dice", "which", "penalise", "suggest:anyway", "print")
"""What has no place in the bar, or not always, besides what every such game has."""
