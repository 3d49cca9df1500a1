"""What can be edited of a command of Quién, Cómo y Dónde in the log."""

from __future__ import annotations

from gm_console.games.transito.views import TableView
from gm_console.ui.dialogs.envelope.parts import parts as shared
from gm_console.ui.dialogs.frame import Sent
from gm_console.ui.dialogs.mend import Part
from gm_console.ui.tables.transito.terms import TERMS
from gm_console.words import Translator


def parts(words: Translator, sent: Sent, view: TableView) -> tuple[Part, ...]:
    """The parts of a command as sent; what a host who plays may not read stays hidden, and the squares of a walk stay as they are."""
    piles = TERMS.offered(words, view)
    hidden = {"card"} if sent["do"] == "draw" or (view.host_plays and view.phase != "over") else set()
    found = shared(words, sent, [seat.name for seat in view.players], piles, hidden=hidden)
    if sent["do"] == "draw" and sent.get("card"):
        return (*found, Part("card", words.text("transitotable.field.value"), "number"))
    if sent["do"] == "travel":
        sectors = next(pile.cards for pile in piles if pile.kind == "sector")
        return (*found, Part("to", words.text("transitotable.field.to"), "one", tuple(sectors)))
    return found
