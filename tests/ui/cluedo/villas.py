"""A host's window with a game of Cluedo in it, for tests."""

from __future__ import annotations

from types import MappingProxyType
from typing import cast

from gm_console.games.cluedo.content import SUSPECTS
from gm_console.games.cluedo.model import State
from gm_console.ui.tables.cluedo.screen import CluedoTable
from tests.ui.hosted import Hosted

FOUR = ("Ana", "Bruno", "Cloe", "Íñigo")
SEATED = tuple({"name": name, "suspect": suspect} for name, suspect in zip(FOUR, SUSPECTS, strict=False))
"""The same, with whom they play: the first begins."""


class Villa(Hosted):
    """A window on a game."""

    NEW = MappingProxyType({"game": "cluedo", "players": FOUR, "seed": 7})

    def dealt(self) -> Villa:
        """Everybody has thrown for the deal, the first one highest."""
        for number in range(len(self.desk.table.players)):
            self.do({"do": "roll", "by": self.turn, "dice": [6, 6] if number == 0 else [1, number + 1]})
        return self

    def in_room(self, room: str = "hall") -> Villa:
        """Whoever has the turn is in a room and may suppose: a double leads straight there."""
        self.do({"do": "roll", "by": self.turn, "dice": [6, 6]}, {"do": "move", "by": self.turn, "to": room})
        return self

    @property
    def table(self) -> CluedoTable:
        """The table on screen."""
        return cast("CluedoTable", self.window.table)

    @property
    def state(self) -> State:
        """Everything, the secret too."""
        return cast("State", self.desk.answers.session.state)


def secret(villa: Villa) -> tuple[str, str, str]:
    """What is in the envelope."""
    suspect, weapon, room = villa.state.secret.solution
    return suspect, weapon, room
