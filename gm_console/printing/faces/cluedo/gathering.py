"""An evening of Cluedo where there is no game yet: people typed in, and the villa."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from gm_console.games.cluedo import VILLA
from gm_console.games.cluedo.content import Board
from gm_console.printing.faces.cluedo.evening import Evening
from gm_console.printing.faces.envelope import gathering as shared
from gm_console.printing.faces.envelope.gathering import ASKS, brought, called, narrowed

__all__ = ["ASKS", "BOARD", "brought", "called", "gathered", "narrowed"]

BOARD = VILLA
"""The board that is played on where none is named."""


def gathered(host: str, players: Sequence[str], board: Mapping[str, Any]) -> Evening:
    """Who comes; nothing is dealt. ``board`` is as it stands written out in `new`."""
    del host
    return shared.gathered(players, msgspec.convert(board, Board))
