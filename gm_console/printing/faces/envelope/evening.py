"""Who sits at a table with an envelope, for paper: each player's own secrets with him, and nobody else's."""

from gm_console.engine.value import Value

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


class Company(Value, frozen=True):
    """``table`` names everybody as seated, ``guests`` are those who are printed for; ``dealt``: the console has dealt the cards.

    ``most`` is the largest hand there is, which everybody can count; ``open_cards`` lie beside the board.
    """

    table: tuple[str, ...] = ()
    guests: tuple[Guest, ...] = ()
    dealt: bool = False
    most: int = 0
    open_cards: tuple[str, ...] = ()


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
