"""Filling the envelope, dealing the rest, and the seal that lets everybody check it afterwards."""

from gm_console.engine.draw import Draw, seal
from gm_console.engine.value import Player
from gm_console.games.envelope.model import Cards, Hands, Sealed
from gm_console.games.envelope.policy import Policy


def deal(draw: Draw, policy: Policy, order: tuple[Player, ...]) -> tuple[Sealed, Cards]:
    """One card of each kind into the envelope, the rest dealt one by one to ``order``; and what is left open.

    Where the table has the cards nothing is drawn: what is hidden is empty, and nothing is open.
    """
    if not policy.known:
        return Sealed(), ()
    solution, rest = fill(draw, policy)
    hands, left = share(draw.shuffle(rest, "cards"), order, each(policy, len(order), len(rest)))
    return Sealed(solution, hands, draw.salt()), left


def fill(draw: Draw, policy: Policy) -> tuple[Cards, Cards]:
    """The card drawn of each pile, and all the others."""
    solution = tuple(draw.lot(pile.cards, pile.kind) for pile in policy.piles)
    return solution, tuple(card for card in policy.deck if card not in solution)


def each(policy: Policy, seats: int, cards: int) -> int | None:
    """How many cards everybody gets; None where all are dealt and hands may differ by one."""
    return dict(policy.each).get(seats, cards // seats if policy.even else None)


def share(cards: Cards, order: tuple[Player, ...], most: int | None) -> tuple[Hands, Cards]:
    """The cards one by one to ``order``, and those left over once each has ``most``."""
    dealt = len(cards) if most is None else most * len(order)
    hands = tuple((player, cards[place : dealt : len(order)]) for place, player in enumerate(order))
    return hands, cards[dealt:]


def text_of(solution: Cards) -> str:
    """What is sealed: the ids in the order of the kinds, one a line."""
    return "\n".join(solution)


def seal_of(sealed: Sealed) -> str | None:
    """The seal shown at the deal; None where the console has dealt nothing."""
    return seal(sealed.salt, text_of(sealed.solution)) if sealed.solution else None


def hand(sealed: Sealed, player: Player) -> Cards:
    """One player's cards; none where he has none, or where the console does not know them."""
    return dict(sealed.hands).get(player, ())


def without_hand(sealed: Sealed, player: Player) -> Sealed:
    """The same with one player's cards taken out of his hand, as when they are turned face up."""
    hands = tuple((one, () if one == player else cards) for one, cards in sealed.hands)
    return Sealed(sealed.solution, hands, sealed.salt, sealed.shown)


def faults(policy: Policy, sealed: Sealed, open_cards: Cards) -> tuple[str, ...]:
    """What is wrong with where the cards are, for the engineer: each card once, one of each kind in the envelope."""
    if not sealed.solution:
        return () if not sealed.hands and not open_cards else ("cards without an envelope",)
    places = sorted((*sealed.solution, *open_cards, *(card for _, cards in sealed.hands for card in cards)))
    wrong = () if places == sorted(policy.deck) else (f"the cards are {places}",)
    kinds = all(card in pile.cards for card, pile in zip(sealed.solution, policy.piles, strict=True))
    return wrong if kinds else (*wrong, f"the envelope has {sealed.solution}")
