"""An evening of Cluedo where there is no game yet: people typed in, and the villa."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from gm_console.games.cluedo import VILLA
from gm_console.games.cluedo.content import Board
from gm_console.printing.faces.cluedo.evening import Evening
from gm_console.printing.faces.envelope import gathering as shared

ASKS = frozenset({"board"})
"""What `gathered` is told besides who comes."""
BOARD = VILLA
"""The board that is played on where none is named."""


def gathered(host: str, players: Sequence[str], board: Mapping[str, Any]) -> Evening:
    """Who comes; nothing is dealt. ``board`` is as it stands written out in `new`."""
    del host
    guests = shared.unseated(players)
    return Evening(tuple(guest.name for guest in guests), guests, board=msgspec.convert(board, Board))


def brought(evening: Evening) -> frozenset[str]:
    """What there is of players, hands and a board."""
    return shared.brought(evening, evening.board)


def narrowed(evening: Evening, names: Sequence[str]) -> Evening:
    """The same evening for some of its players only."""
    return shared.narrowed(evening, names)


def called(evening: Evening) -> tuple[str, ...]:
    """The players' names, as seated."""
    return evening.table
