"""Who knows what: a player's notebook, from what he has seen himself."""

from collections.abc import Mapping
from typing import Any

from gm_console.engine import company
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


def secret_fields(state: Any, as_: str, sent: Mapping[str, Any], seq: int, in_force: bool) -> frozenset[str]:
    """Fields of a logged command that an asker may not know: the seed; before the end, a card shown by and to others (C14, T14)."""
    if as_ == "host":
        return frozenset()
    if sent.get("do") == "new":
        return frozenset({"seed"})
    if sent.get("do") != "show" or (in_force and state.result is not None):
        return frozenset()
    own = company.id_of(state.seats, sent.get("by")) == as_
    saw = in_force and any((one.seq, one.to) == (seq, as_) for one in state.secret.shown)
    return frozenset() if own or saw else frozenset({"card"})
