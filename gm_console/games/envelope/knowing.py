"""Who knows what: a player's notebook, from what he has seen himself."""

from gm_console.engine.value import Player, Value
from gm_console.games.envelope.dealing import hand
from gm_console.games.envelope.model import Cards, Sealed, Showing

OWN, OPEN, SHOWN = "own", "open", "shown"


class Fact(Value, frozen=True):
    """A card that cannot be in the envelope, and how its reader knows: his ``own``, ``open`` to all, or ``shown`` to him by somebody."""

    card: str
    how: str
    by: Player | None = None


def shown_to(sealed: Sealed, player: Player) -> tuple[Showing, ...]:
    """What was shown to him, oldest first."""
    return tuple(one for one in sealed.shown if one.to == player)


def notebook(sealed: Sealed, open_cards: Cards, player: Player, public: tuple[tuple[Player, Cards], ...] = ()) -> tuple[Fact, ...]:
    """What his notebook has: own cards, those open to all, and those shown to him, each card once.

    ``public`` are cards in the hands of others that everybody has seen.
    """
    found = [Fact(card, OWN) for card in hand(sealed, player)]
    found += [Fact(card, OPEN) for card in open_cards]
    found += [Fact(card, OPEN, by) for by, cards in public if by != player for card in cards]
    found += [Fact(one.card, SHOWN, one.by) for one in shown_to(sealed, player) if one.card]
    return tuple({fact.card: fact for fact in reversed(found)}.values())[::-1]
