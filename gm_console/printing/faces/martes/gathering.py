"""An evening of El Club de los Martes where there is no meeting yet: people typed in, a ready set of characters, a case."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

import msgspec
from msgspec.structs import replace

from gm_console.games.martes.content import Case
from gm_console.games.martes.model import Options
from gm_console.printing.faces.martes.evening import Evening, Guest

ASKS = frozenset({"roles", "case"})
"""What `gathered` is told besides who comes."""

Role = tuple[str, tuple[str, ...]]
"""A character's name and his clichés."""


def gathered(host: str, players: Sequence[str], roles: Sequence[Role] = (), case: Mapping[str, Any] | None = None) -> Evening:
    """Who comes, each with the role of his place, and the pounds that brings by the usual rules (M01, M02).

    Without players each role is somebody's still, and his card bears no name. ``case`` is as it stands written out in `new`.
    """
    named = zip_longest(players, roles[: len(players) or None], fillvalue=None)
    guests = tuple(Guest(name or "", *(role or ())) for name, role in named)
    usual = Options()
    capital = usual.capital if isinstance(usual.capital, int) else usual.stake
    return Evening(Guest(host), guests, msgspec.convert(case, Case) if case else None, usual.stake + capital * len(guests))


def brought(evening: Evening) -> frozenset[str]:
    """What there is of players, characters and a case."""
    there = {
        "players": bool(evening.detectives),
        "characters": any(guest.character or guest.cliches for guest in evening.detectives),
        "case": evening.case is not None,
    }
    return frozenset(need for need, is_there in there.items() if is_there)


def narrowed(evening: Evening, names: Sequence[str]) -> Evening:
    """The same evening with some of its players only, all where none is named."""
    chosen = tuple(guest for guest in evening.detectives if guest.name in names)
    return replace(evening, detectives=chosen) if names else evening


def called(evening: Evening) -> tuple[str, ...]:
    """The players' names, as seated."""
    return tuple(guest.name for guest in evening.detectives if guest.name)
