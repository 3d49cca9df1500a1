"""How the commands of a game with an envelope are called on the desk. No word of an action may come from a card that was offered."""

from __future__ import annotations

from collections.abc import Callable, Collection

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


def phrase_of(words: Translator, game: str) -> Callable[[str], str]:
    """The words of an action: the game's own where it has some, else those of both games."""

    def said(name: str) -> str:
        own = f"{game}table.act.{name}"
        return own if words.has(own) else f"envelopetable.act.{name}"

    return said


def in_bar(wanted: Collection[str], enabled: Collection[str], spared: Collection[str] = ()) -> list[str]:
    """Of the actions a moment wants in the bar those that may be done, in order; behind the second none that may be ``spared``."""
    may = [one for one in wanted if one in enabled]
    return may[:2] + [one for one in may[2:] if one not in spared]
