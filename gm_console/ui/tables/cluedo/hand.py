"""What the host's hand does at a table of Cluedo: from an action, a digit or a place on the board to the command that is ruled."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal

from gm_console.games.cluedo.model import PLAYING
from gm_console.ui.tables.cluedo.acts import PICKED
from gm_console.ui.tables.company import seat_of
from gm_console.ui.tables.envelope import hand

DIE = range(1, 7)


class Hand(hand.Hand):
    """Two digits, one after the other, are the dice thrown on the table. Signal ``begun_otherwise``: the first of them came, or went."""

    begun_otherwise = Signal()
    picked = PICKED

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.begun: int | None = None

    def digit(self, number: int) -> bool:
        """A die, where dice may be thrown."""
        if number not in DIE or "roll" not in self._actions.legal:
            return False
        if self.begun is None:
            self.begun = number
            self.begun_otherwise.emit()
            return False
        dice, self.begun = [self.begun, number], None
        self.rule(self.plain("roll") | {"dice": dice})
        return True

    def let_go(self) -> None:
        """Half a throw is none."""
        if self.begun is not None:
            self.begun = None
            self.begun_otherwise.emit()

    def choose(self, place: object) -> None:
        """A place of the board that can be reached."""
        if self.view.phase == "moving":
            self.rule(self.plain("move") | {"to": place})
        elif self.view.moved_by_hand and isinstance(place, str):
            self.rule(self.plain("enter") | {"room": place})

    def _may_be_allowed(self) -> bool:
        """Whether he whose turn it is stands in a room already: a hypothesis there can be allowed this once (C12)."""
        at = getattr(seat_of(self.view, self.view.turn), "at", None)
        return self.view.phase == "turn" and isinstance(at, str) and "suggest" not in self._actions.legal

    def offer_own(self, *, revealed: bool) -> None:
        """The actions of the table's own that go with the phase."""
        super().offer_own(revealed=revealed)
        view, offer = self.view, self._actions.offer_own
        playing = view.phase in PLAYING
        offer("dice", {"do": "dice"}, enabled="roll" in self._actions.legal)
        offer("suggest:anyway", {"do": "suggest", "by": view.turn}, enabled=self._may_be_allowed())
        offer("penalise", {"do": "penalise"}, enabled=playing)
        offer("hand-out", {"do": "hand-out"}, enabled=playing and not view.dealt_by_hand)
