"""What evenings with an envelope have in common, whether there is a session or not."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from gm_console.engine import names
from gm_console.printing.faces.envelope.evening import Company, Guest, Mark

Some = TypeVar("Some", bound=Company)


def guest(name: str, suspect: str | None, hand: Sequence[str] | None, notes: Iterable[Any]) -> Guest:
    """A player as his own view has him: ``notes`` are its notebook's lines."""
    marks = tuple(Mark(note.card, note.how, note.by or "") for note in notes)
    return Guest(name, suspect or "", tuple(hand or ()), marks)


def unseated(players: Sequence[str]) -> tuple[Guest, ...]:
    """People who have been named, and hold nothing yet."""
    return tuple(Guest(names.tidy(name)) for name in players)


def brought(evening: Company, board: object) -> frozenset[str]:
    """What there is of players, hands the desk dealt, and a board."""
    there = {"players": bool(evening.guests), "hands": evening.dealt, "board": board is not None}
    return frozenset(need for need, is_there in there.items() if is_there)


def narrowed(evening: Some, chosen: Sequence[str]) -> Some:
    """The same evening for some of its players only, all where none is named: of the others their names stay, and no card."""
    return replace(evening, guests=tuple(guest for guest in evening.guests if guest.name in chosen)) if chosen else evening
