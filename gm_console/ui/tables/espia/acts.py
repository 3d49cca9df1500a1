"""How the commands of El espía are called on the desk, and which of them lie ready in the action bar."""

from __future__ import annotations

from collections.abc import Collection

from gm_console.games.espia.views import SeatShown, TableView
from gm_console.ui.desk import Desk, Sent

PICKED = frozenset({
    "accuse", "guess", "set-up", "turn-to", "correct", "leave", "join", "end", "set-clock", "ruling", "hand-out", "print",
})  # fmt: skip
"""Actions that open a picker or a form, or another screen."""
WORDLESS = frozenset({"guess", "strike"})
"""Offers that name who may: with a secret, that is one; no word of an action may come from them."""
SECRETLY = {"vote": "vote", "final-vote": "point", "questions": "guess", "last-chance": "guess"}
"""What is done on the passed screen in a phase."""
BAR: dict[str, tuple[str, ...]] = {
    "lobby": ("deal", "set-up", "join", "print"),
    "dealt": ("begin", "hand-out", "all-seen"),
    "questions": ("accuse", "guess", "secretly:guess", "move-turn"),
    "vote": ("vote:yes", "vote:no", "secretly:vote", "other", "close-vote"),
    "final-vote": ("secretly:point", "other", "close-vote"),
    "last-chance": ("guess", "secretly:guess", "no-answer"),
    "round-over": ("reveal", "deal", "set-up"),
    "over": ("reveal", "save-record", "to-hall"),
}
"""What may lie in the bar, in order; the rest is pressed on the seats, or seldom wanted."""
APART = ("secretly:guess", "move-turn", "set-up", "print", "interrupt-round")
"""What has a key and lies apart from the bar, in the menu: always, or where the window is narrow."""
MENU = (
    *("redo", "hand-out", *APART[:2], "turn-to", *APART[2:], "correct", "leave", "join"),
    *("set-clock", "ruling", "save-record", "end", "to-hall"),
)
"""What stands in the menu, in order."""


def phrase_of(name: str) -> str:
    """The words of an action that are this game's own."""
    return f"espiatable.act.{name}"


def missing(legal: Collection[Sent], do: str) -> tuple[str, ...]:
    """Whose ballot or pointing may be entered, by name and in the order of the offers."""
    return tuple(str(offer["by"]) for offer in legal if offer["do"] == do)


class Names:
    """Names of actions from offers, and commands from names: a seat by its id."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def name(self, sent: Sent) -> str:
        """The action's name of a command as offered: one for a seat whose card is seen, else one for all with an open choice."""
        do = str(sent["do"])
        return f"seen:{self._seat(str(sent['by']), by_name=True).id}" if do == "seen" else do

    def sent(self, name: str) -> Sent:
        """The command behind a name with ids, legal or not: ``ask:p3``, ``vote:p2:yes``, ``point:p1:p3`` from one to another."""
        do, *ids = name.split(":")
        first = self._seat(ids[0]).name if ids else ""
        match do:
            case "seen":
                return {"do": do, "by": first}
            case "ask":
                return {"do": do, "by": self._view.asker, "to": first}
            case "vote":
                return {"do": do, "by": first, "guilty": ids[1] == "yes"}
            case "point":
                return {"do": do, "by": first, "at": self._seat(ids[1]).name}
        return {"do": do} | ({"to": first} if first else {})

    def labels(self, name: str, sent: Sent) -> dict[str, object]:
        """The fields of an action's words."""
        known = {} if name in WORDLESS else sent
        return {key: value for key, value in known.items() if isinstance(value, str | int)}

    def _seat(self, wanted: str, *, by_name: bool = False) -> SeatShown:
        return next(seat for seat in self._view.players if (seat.name if by_name else seat.id) == wanted)

    @property
    def _view(self) -> TableView:
        view: TableView = self._desk.table
        return view
