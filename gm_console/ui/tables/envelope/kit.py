"""What both games with an envelope bring to the glass alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from gm_console.ui.tables.kit import Kit, MakeForm, Parts, known
from gm_console.words import Translator

if TYPE_CHECKING:
    from gm_console.ui.handout.secret import Dealing
    from gm_console.ui.tables.envelope.sheet import SecretSheet
    from gm_console.ui.tables.envelope.terms import Terms

BEFORE = ("lobby", "roll-off")
"""The phases before the deal."""


def made(
    terms: Terms, table: Callable[..., Any], face: Callable[..., Any], *, forms: Mapping[str, MakeForm], parts: Parts, dealing: Dealing
) -> Kit:
    """The kit of one of them, from what is its own."""

    def sheet(words: Translator, over: QWidget) -> SecretSheet:
        """The sheet of what only the host knows; imported when it is first wanted."""
        from gm_console.ui.tables.envelope.sheet import SecretSheet

        return SecretSheet(words, over, terms)

    def caution(words: Translator, then: str, view: Any) -> str:
        """What comes before the deal may, put right after it, deal anew."""
        return words.text(terms.dealt) if then in BEFORE and view.phase not in (*BEFORE, "over") else ""

    return Kit(table, face, forms, parts=parts, sheet=sheet, known=known, dealing=dealing, fanfare=won, caution=caution)


def won(view: Any) -> bool:
    """Somebody has won."""
    return view.result is not None and view.result.winner is not None
