"""How the commands of martes are called on the desk, and which of them lie ready in the action bar."""

from __future__ import annotations

from collections.abc import Iterable

from gm_console.games.martes.views import HostView, TableView
from gm_console.ui.desk import Desk, Sent

PER_SEAT = ("interrupt", "hint", "stand")
ON_SEATS = ("interrupt", "hint")
PICKED = ("bet", "judge", "deduce", "amend", "answer:note", "correct", "lend", "leave", "join", "end", "set-clock", "ruling", "late-start")
"""Actions that open a picker or a form."""


class Names:
    """Names of actions from offers, and back: a seat by its id, a cliché by its place from 1."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def name(self, sent: Sent) -> str:
        """The action's name of a command as sent."""
        do = str(sent["do"])
        if do == "answer":
            return f"answer:{sent['answer']}"
        if do not in PER_SEAT:
            return do
        seat = next(seat for seat in self._view.players if seat.name == sent["by"])
        if do == "stand":
            return f"stand:{seat.id}"
        place = next(n for n, cliche in enumerate(seat.cliches, 1) if cliche.name == sent["cliche"])
        return f"{do}:{seat.id}:{place}"

    def sent(self, name: str) -> Sent:
        """The command behind a name, legal or not."""
        do, *ids = name.split(":")
        if do not in PER_SEAT:
            return {"do": do, **({"answer": ids[0]} if do == "answer" else {})}
        seat = next(seat for seat in self._view.players if seat.id == ids[0])
        cliche = {"cliche": seat.cliches[int(ids[1]) - 1].name} if len(ids) > 1 else {}
        return {"do": do, "by": seat.name, **cliche}

    def labels(self, _: str, sent: Sent) -> dict[str, object]:
        """The fields of an action's words."""
        return {key: value for key, value in sent.items() if isinstance(value, str | int)}

    @property
    def _view(self) -> TableView:
        view: HostView = self._desk.host
        return view


def in_bar(legal: Iterable[str], phase: str) -> list[str]:
    """The actions that lie in the bar, in order; clichés are pressed on their seats, several bets are one picker."""
    names = [name for name in legal if name.split(":")[0] not in ON_SEATS]
    if phase == "question":
        place = names.index("reword") if "reword" in names else len(names)
        names.insert(place, "answer:note")
    if phase == "telling" and "start" in names:
        names.append("late-start")
    if phase == "over":
        names += ["reveal", "save-record", "to-hall"]
    return names
