"""How the commands of a game with an envelope are called on the desk. No word of an action may come from a card that was offered."""

from __future__ import annotations

from collections.abc import Callable

from gm_console.ui.desk import Sent
from gm_console.words import Translator

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


def phrase_of(words: Translator, own: Callable[[str], str]) -> Callable[[str], str]:
    """The phrase of an action: the game's ``own`` where it has one, else that of both games."""

    def said(name: str) -> str:
        return own(name) if words.has(own(name)) else f"envelopetable.act.{name}"

    return said
