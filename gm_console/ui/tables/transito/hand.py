"""What the host's hand does at a table of Quién, Cómo y Dónde: from an action to the command that is ruled."""

from __future__ import annotations

from PySide6.QtCore import Signal

from gm_console.games.transito.model import PLAYED
from gm_console.ui.desk import Sent
from gm_console.ui.tables.envelope import hand as shared
from gm_console.ui.tables.transito.acts import PICKED

ON_BOARD = {"moving": "move", "star": "travel"}
"""What choosing a place on the board does in a phase, where the console moves the tokens."""


class Hand(shared.Hand):
    """Signal ``board_wanted``: the keyboard goes to the board."""

    board_wanted = Signal()
    picked = PICKED

    def picks(self, name: str) -> bool:
        """Where people deal, it is asked which cards lie open."""
        return super().picks(name) or (name == "deal" and self._terms.by_hand(self.view))

    def carry_out(self, name: str) -> None:
        """Where to walk is chosen on the board."""
        if name == "move":
            self.board_wanted.emit()
        else:
            super().carry_out(name)

    def plain(self, do: str) -> Sent:
        """Nobody deals: the console does, before it is anybody's turn."""
        return {"do": do} if do == "deal" else super().plain(do)

    def choose(self, place: str) -> None:
        """A place on the board that can be reached: a walk, a journey from a star, or the sector a token was brought into by hand."""
        do, field = ("enter", "sector") if self.view.moved_by_hand else (ON_BOARD.get(self.view.phase), "to")
        if do is not None:
            self.rule({"do": do, "by": self.view.turn, field: place})

    def digit(self, number: int) -> bool:
        """At a star, the sector of that number among those open to the journey."""
        view = self.view
        if view.phase != "star" or not 1 <= number <= len(view.travel):
            return False
        self.choose(view.travel[number - 1])
        return True

    def offer_own(self, *, revealed: bool) -> None:
        """The actions of the table's own that go with the phase."""
        super().offer_own(revealed=revealed)
        view, offer = self.view, self._actions.offer_own
        offer("hand-out", {"do": "hand-out"}, enabled=view.phase in PLAYED and not self._terms.by_hand(view))
        offer("paper", {"do": "draw", "by": view.turn}, enabled="draw" in self._actions.legal)
        offer("penalty", {"do": "penalty"}, enabled=self._desk.allows("penalty"))
