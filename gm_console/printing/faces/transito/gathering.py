"""An evening of Quién, Cómo y Dónde where there is no game yet: people typed in, and a city."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from gm_console.games.transito import USUAL
from gm_console.games.transito.content import City
from gm_console.printing.faces.envelope import gathering as shared
from gm_console.printing.faces.envelope.gathering import ASKS, brought, called, narrowed
from gm_console.printing.faces.transito.evening import Evening

__all__ = ["ASKS", "BOARD", "brought", "called", "gathered", "narrowed"]

BOARD = USUAL
"""The city that is played in where none is named."""


def gathered(host: str, players: Sequence[str], board: Mapping[str, Any]) -> Evening:
    """Who comes; nothing is dealt. ``board`` is as it stands written out in `new`."""
    del host
    return shared.gathered(players, msgspec.convert(board, City))
