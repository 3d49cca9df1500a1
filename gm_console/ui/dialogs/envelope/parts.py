"""What can be edited of a command of the log in the two games with an envelope."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from gm_console.ui.dialogs.mend import Part

if TYPE_CHECKING:
    from gm_console.ui.dialogs.envelope.claims import Pile
    from gm_console.ui.dialogs.frame import Sent
    from gm_console.words import Translator

PLAYERS = ("by", "player")
FOUND = ((True, "right"), (False, "wrong"))


def parts(words: Translator, sent: Sent, names: Sequence[str], piles: Sequence[Pile], *, hidden: Collection[str] = ()) -> tuple[Part, ...]:
    """The parts of a command as sent; ``hidden`` are fields that whoever sits at the desk may not read.

    Places on a board, dice and figures of a correction have no words to choose from and stay as they are.
    """
    found = (part(words, field, names, piles) for field in sent if field not in hidden)
    return tuple(one for one in found if one is not None)


def part(words: Translator, field: str, names: Sequence[str], piles: Sequence[Pile]) -> Part | None:
    """One field."""
    name = words.text(f"envelopetable.field.{field}")
    if field in PLAYERS:
        return Part(field, name, "one", tuple((one, one) for one in names))
    if field == "right":
        return Part(field, name, "one", tuple((one, words.text(f"envelopetable.form.found.{said}")) for one, said in FOUND))
    if field == "card":
        return Part(field, name, "one", tuple(card for pile in piles for card in pile.cards))
    if field == "reason":
        return Part(field, name, "text")
    return next((Part(field, pile.title.replace("&", ""), "one", pile.cards) for pile in piles if pile.kind == field), None)
