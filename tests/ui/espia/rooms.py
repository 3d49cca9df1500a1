"""A host's window with a room of El espía in it, for tests."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import cast

from gm_console.games.espia.model import State
from gm_console.ui.tables.espia.screen import EspiaTable
from gm_console.ui.widgets.chip import Chip
from tests.ui.hosted import Hosted

SIX = ("Ana", "Bruno", "Cloe", "Íñigo", "Noël", "Zoe")


class Room(Hosted):
    """A window on a room."""

    NEW = MappingProxyType({"game": "espia", "players": SIX})

    def begun(self) -> Room:
        """Cards dealt and seen, the clock running."""
        self.do({"do": "deal"}, *({"do": "seen", "by": seat.name} for seat in self.desk.table.players), {"do": "begin"})
        return self

    @property
    def table(self) -> EspiaTable:
        """The table on screen."""
        return cast("EspiaTable", self.window.table)

    @property
    def state(self) -> State:
        """Everything, the secret too."""
        return cast("State", self.desk.answers.session.state)

    @property
    def spies(self) -> list[str]:
        """The names of the spies."""
        return [seat.name for seat in self.state.seats if seat.id in self.state.secret.deal.spies]

    def number(self, name: str) -> str:
        """The digit of a seat."""
        return str([seat.name for seat in self.desk.table.players].index(name) + 1)

    def chip(self, name: str, place: int) -> Chip:
        """A chip on somebody's seat."""
        return self.table.seats.cards[int(self.number(name)) - 1].chips[place]


def others(room: Room, *names: str) -> list[str]:
    """Everybody else in the round, by seat."""
    return [seat.name for seat in room.desk.table.players if seat.name not in names]


def phases(room: Room) -> Iterator[str]:
    """Brings a room through every phase, and says which."""
    yield room.phase
    room.do({"do": "deal"})
    yield room.phase
    room.do(*({"do": "seen", "by": name} for name in SIX))
    yield room.phase
    room.do({"do": "begin"})
    yield room.phase
    room.do({"do": "accuse", "by": "Ana", "accused": "Zoe"})
    yield room.phase
    room.do({"do": "close-vote"}, {"do": "wait", "seconds": 480})
    yield room.phase
    spy = room.spies[0]
    room.do(*({"do": "point", "by": name, "at": spy if name != spy else others(room, spy)[0]} for name in SIX))
    yield room.phase
    room.do({"do": "guess", "by": spy, "place": None})
    yield room.phase
    room.do({"do": "end", "reason": "tarde"})
    yield room.phase
