"""Whose turn comes next: round the table, over those still in."""

from collections.abc import Collection

from gm_console.engine.value import Player


def from_left(order: tuple[Player, ...], player: Player) -> tuple[Player, ...]:
    """Everybody else round the table, from his left on; ``order`` is by seat and has him in it."""
    at = order.index(player)
    return (*order[at + 1 :], *order[:at])


def next_in(order: tuple[Player, ...], player: Player, still_in: Collection[Player]) -> Player | None:
    """The next from his left who is still in, himself last; None where nobody is. ``order`` has those who are out or gone too."""
    round_ = (*from_left(order, player), player)
    return next((one for one in round_ if one in still_in), None)
