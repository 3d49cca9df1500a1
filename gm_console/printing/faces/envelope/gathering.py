"""What evenings with an envelope have in common, whether there is a session or not."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from gm_console.engine import names
from gm_console.printing.faces.envelope.evening import Board, Company, Guest

ASKS = frozenset({"board"})
"""What `gathered` is told besides who comes."""


def gathered(players: Sequence[str], board: Board) -> Company[Board]:
    """Who comes; nothing is dealt."""
    guests = tuple(Guest(names.tidy(name)) for name in players)
    return Company(tuple(guest.name for guest in guests), guests, board=board)


def brought(evening: Company[Any]) -> frozenset[str]:
    """What there is of players, hands the desk dealt, and a board."""
    there = {"players": bool(evening.guests), "hands": evening.dealt, "board": evening.board is not None}
    return frozenset(need for need, is_there in there.items() if is_there)


def narrowed(evening: Company[Board], chosen: Sequence[str]) -> Company[Board]:
    """The same evening for some of its players only, all where none is named: of the others their names stay, and no card."""
    return replace(evening, guests=tuple(guest for guest in evening.guests if guest.name in chosen)) if chosen else evening


def called(evening: Company[Any]) -> tuple[str, ...]:
    """The players' names, as seated."""
    return evening.table
