"""Who sits at a table with an envelope, for paper: each player's own secrets with him, and nobody else's."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar

from gm_console.engine.value import Player, Value

Board = TypeVar("Board")

BLANK_SEATS = 6
"""Columns of a notebook where nobody is named yet."""


class Mark(Value, frozen=True):
    """A card a player can strike off: it is ``own``, ``open`` to all, or was ``shown`` to him by somebody, named in ``by``."""

    card: str
    how: str
    by: str = ""


class Guest(Value, frozen=True):
    """Somebody at the table: name, the suspect whose pawn he moves, his hand and what his notebook has (C24, T31)."""

    name: str
    suspect: str = ""
    hand: tuple[str, ...] = ()
    marks: tuple[Mark, ...] = ()


class Company(Value, Generic[Board], frozen=True):
    """``table`` names everybody as seated, ``guests`` are those who are printed for; ``dealt``: the console has dealt the cards.

    ``most`` is the largest hand there is, which everybody can count; ``open_cards`` lie beside the ``board`` that is played on.
    """

    table: tuple[str, ...] = ()
    guests: tuple[Guest, ...] = ()
    dealt: bool = False
    most: int = 0
    open_cards: tuple[str, ...] = ()
    board: Board | None = None


class Sort(Value, frozen=True):
    """The cards of one kind, by id and name, in their order. ``sign`` is the key of its mark, ``ink`` its colour."""

    key: str
    title: str
    cards: tuple[tuple[str, str], ...]
    ink: str
    sign: str


def names(sorts: tuple[Sort, ...]) -> dict[str, str]:
    """Every card's name by its id."""
    return {id_: name for sort in sorts for id_, name in sort.cards}


def company(state: Any, seat_view: Callable[[Any, Player], Any], board: Board) -> Company[Board]:
    """The evening of a game. What stands on a seat's pages comes from what it may see, and from nothing else."""
    here = [seat for seat in state.seats if not seat.gone]
    views = [seat_view(state, seat.id) for seat in here]
    guests = tuple(_guest(seat.name, seat.suspect, view.hand, view.notebook) for seat, view in zip(here, views, strict=True))
    most = max((len(one.hand) for one in guests), default=0)
    table = tuple(seat.name for seat in here)
    return Company(table, guests, any(view.hand for view in views), most, state.open_cards, board)


def _guest(name: str, suspect: str | None, hand: Sequence[str] | None, notes: Iterable[Any]) -> Guest:
    """A player as his own view has him: ``notes`` are its notebook's lines."""
    marks = tuple(Mark(note.card, note.how, note.by or "") for note in notes)
    return Guest(name, suspect or "", tuple(hand or ()), marks)
