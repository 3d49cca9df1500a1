"""An evening of Quién, Cómo y Dónde where there is no game yet: people typed in, and a city."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from gm_console.games.transito import USUAL
from gm_console.games.transito.content import City
from gm_console.printing.faces.envelope import gathering as shared
from gm_console.printing.faces.transito.evening import Evening

ASKS = frozenset({"board"})
"""What `gathered` is told besides who comes."""
BOARD = USUAL
"""The city that is played in where none is named."""


def gathered(host: str, players: Sequence[str], board: Mapping[str, Any]) -> Evening:
    """Who comes; nothing is dealt. ``board`` is as it stands written out in `new`."""
    del host
    guests = shared.unseated(players)
    return Evening(tuple(guest.name for guest in guests), guests, city=msgspec.convert(board, City))


def brought(evening: Evening) -> frozenset[str]:
    """What there is of players, hands and a board."""
    return shared.brought(evening, evening.city)


def narrowed(evening: Evening, names: Sequence[str]) -> Evening:
    """The same evening for some of its players only."""
    return shared.narrowed(evening, names)


def called(evening: Evening) -> tuple[str, ...]:
    """The players' names, as seated."""
    return evening.table
