"""What can be edited of a command of El espía in the log."""

from __future__ import annotations

from collections.abc import Sequence

from gm_console.games.espia.model import ROUND
from gm_console.games.espia.views import TableView
from gm_console.ui.dialogs.frame import Sent
from gm_console.ui.dialogs.mend import Part
from gm_console.words import Translator

PLAYERS = ("by", "to", "accused", "at", "player")
SECRET = ("guilty", "at", "place")
"""What a host who plays may not read in the log while the round is open; he can still leave the entry out."""


def parts(words: Translator, sent: Sent, view: TableView) -> tuple[Part, ...]:
    """The parts of a command as sent; points and newcomers are kept as they are."""
    names = tuple((seat.name, seat.name) for seat in view.players)
    hidden = SECRET if view.host_plays and view.phase in ROUND else ()
    found = (part(words, field, names) for field in sent if field not in hidden)
    return tuple(one for one in found if one is not None)


def part(words: Translator, field: str, names: Sequence[tuple[str, str]]) -> Part | None:
    """One field."""
    if field not in (*PLAYERS, "guilty", "minutes", "spies", "place", "reason", "deck"):
        return None
    name = words.text(f"espiatable.field.{field}")
    if field in PLAYERS:
        return Part(field, name, "one", tuple(names))
    if field == "guilty":
        return Part(field, name, "one", tuple((said == "yes", words.text(f"espiatable.chip.vote.{said}")) for said in ("yes", "no")))
    if field in ("minutes", "spies"):
        return Part(field, name, "number")
    return Part(field, name, "text")
