"""How the commands of a game with an envelope are called on the desk. No word of an action may come from a card that was offered."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from gm_console.ui.desk import Sent

PICKED = frozenset({
    "move", "enter", "accuse", "which", "penalise", "penalty", "correct", "leave", "join", "end", "set-clock", "ruling", "hand-out",
    "print",
})  # fmt: skip
"""Actions that open a picker or a form, or another screen, in both games."""
MENU = ("redo", "hand-out", "correct", "leave", "join", "set-clock", "ruling", "save-record", "end", "to-hall")
"""What is seldom wanted."""
PUBLIC = ("by",)
"""The fields of an offer whose values may stand in the words of an action."""


def name(sent: Sent) -> str:
    """The action's name of a command as offered: one for all with an open choice, and never one for each card."""
    return str(sent["do"])


def labels(_: str, sent: Sent) -> dict[str, object]:
    """The fields of an action's words."""
    return {key: value for key, value in sent.items() if key in PUBLIC and isinstance(value, str)}


def in_bar(bar: Mapping[str, tuple[str, ...]], phase: str, enabled: Collection[str]) -> list[str]:
    """The actions that lie in the bar, in order: those of the phase that may be done."""
    return [one for one in bar.get(phase, ()) if one in enabled]
