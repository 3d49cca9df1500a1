"""Another deal of the same cards, for the laws that both games with an envelope owe."""

from __future__ import annotations

import random
from collections.abc import Iterable

from msgspec.structs import replace

from gm_console.games.envelope.model import Sealed
from gm_console.games.envelope.policy import Policy


def redealt(ways: Policy, secret: Sealed, public: Iterable[str], chance: random.Random, keep: str | None) -> Sealed:
    """Other cards in the envelope, in the hands and shown; ``public`` ones stay, and so does all that ``keep`` holds or was shown."""
    fixed = {*public, *dict(secret.hands).get(keep or "", ()), *(one.card for one in secret.shown if one.to == keep)}
    new = {card: card for card in ways.deck}
    for card, pile in zip(secret.solution, ways.piles, strict=True):  # changes places with one of its kind from a hand
        held = [other for _, cards in secret.hands for other in cards if other in pile.cards and other not in fixed]
        if card not in fixed and held and chance.random() < 0.8:
            other = chance.choice(held)
            new[card], new[other] = other, card
    loose = [card for _, cards in secret.hands for card in cards if card not in fixed]
    mixed = dict(zip(loose, chance.sample(loose, len(loose)), strict=True))
    hands = tuple((player, tuple(new[mixed.get(card, card)] for card in cards)) for player, cards in secret.hands)
    shown = tuple(one if keep in (one.to, one.by) else replace(one, card=chance.choice([*ways.deck, None])) for one in secret.shown)
    return Sealed(tuple(new[card] for card in secret.solution), hands, "00", shown)
