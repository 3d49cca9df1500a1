"""Judging an accusation, and whether the game goes on for those who may still accuse."""

from gm_console.engine.value import Player
from gm_console.games.envelope.model import Cards, Ending, Sealed
from gm_console.games.envelope.policy import Policy


def is_right(policy: Policy, sealed: Sealed, cards: Cards, found: bool | None) -> bool:
    """Whether an accusation names what is in the envelope; ``found`` is the accuser's word where only he can look."""
    return cards == sealed.solution if policy.known else bool(found)


def won(by: Player, cards: Cards) -> Ending:
    """The accusation was right: its cards are the solution, also where the console did not know it."""
    return Ending(by, cards)


def nobody(sealed: Sealed) -> Ending:
    """Nobody wins, and the envelope is opened."""
    return Ending(None, sealed.solution or None)


def ended(policy: Policy, sealed: Sealed, here: int, may_accuse: tuple[Player, ...]) -> tuple[Ending, str] | None:
    """Whether the game is over for want of accusers, and why: ``alone``, ``nobody-left`` or ``last-standing``.

    ``here`` counts the seats left. With fewer than two nobody wins, whatever the house rules say.
    """
    if here < 2:
        return nobody(sealed), "alone"
    if not may_accuse:
        return nobody(sealed), "nobody-left"
    if policy.last_standing_wins and len(may_accuse) == 1:
        return Ending(may_accuse[0], sealed.solution or None), "last-standing"
    return None
