"""What the host's hand does at a table with an envelope: from an action to the command that is ruled. Build a game's own on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal

from gm_console.ui.actions import HOSTS_OWN
from gm_console.ui.tables import hand
from gm_console.ui.tables.company import is_full

if TYPE_CHECKING:
    from gm_console.ui.desk import Desk, Sent
    from gm_console.ui.tables.envelope.terms import Terms
    from gm_console.ui.tables.stage import Stage


class Hand(hand.Hand):
    """``picked`` are the actions that open a picker. Signal ``screen_wanted``: the screen is to be passed for a card to be shown."""

    screen_wanted = Signal()
    picked: frozenset[str] = frozenset()

    def __init__(self, desk: Desk, terms: Terms, stage: Stage) -> None:
        super().__init__(desk, stage)
        self._terms = terms
        self.reveal = terms.own.get("envelopetable.confirm.reveal", "envelopetable.confirm.reveal")

    @property
    def view(self) -> Any:
        """The table's view."""
        return self._desk.table

    def picks(self, name: str) -> bool:
        """By what it does."""
        return name.partition(":")[0] in self.picked

    def carry_out(self, name: str) -> None:
        """A ruling, or the screen is passed."""
        do = name.partition(":")[0]
        if do == "secretly":
            self.screen_wanted.emit()
        else:
            self.rule(self.plain(do))

    def plain(self, do: str) -> Sent:
        """A command whose every value is known: whose turn it is, or who is due, and no word of a card."""
        if do in HOSTS_OWN:
            return {"do": do}
        claim = self._terms.claim(self.view)
        due = claim.due if claim is not None and do in ("show", "none") else None
        return {"do": do, "by": due or self.view.turn}

    def digit(self, number: int) -> bool:
        """What a digit means; whether it ruled."""
        return False

    def let_go(self) -> None:
        """Forget what was begun."""

    def offer_own(self, *, revealed: bool) -> None:
        """The actions of the table's own that go with the phase."""
        view, offer = self.view, self._actions.offer_own
        showing = view.phase == "showing"
        known = not self._terms.by_hand(view)
        offer("secretly:show", {"do": "secretly"}, enabled=showing and known)
        offer("which", {"do": "which"}, enabled=showing and not view.host_plays)
        offer("reveal", {"do": "reveal"}, enabled=view.phase == "over" and not revealed)
        offer("join", {"do": "join"}, enabled=self._desk.allows("join") and not is_full(self._desk))
        offer("print", {"do": "print"}, enabled=view.phase != "over")
        offer("save-record", {"do": "save-record"}, enabled=True)
        offer("to-hall", {"do": "to-hall"}, enabled=True)
