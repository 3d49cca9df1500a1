"""Law 4 in Cluedo: whatever is in the envelope, in the hands and was shown, the others see, may and hear the same before the end."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from gm_console.games.cluedo import GAME
from gm_console.games.cluedo.model import OVER, State
from gm_console.games.cluedo.policy import PILES, policy
from gm_console.games.envelope.dealing import faults
from gm_console.games.envelope.model import Sealed
from tests.laws.hosts import refusals, session, told
from tests.laws.openings import CLUEDO, NAMES, cluedo
from tests.laws.test_secrets import FORBIDDEN, keys_of
from tests.table import Table

OWN = ("show", "accuse")
"""Commands whose answer depends on the secret: what one holds, and what is in the envelope."""


def games(seed: int, steps: int = 90) -> Iterator[tuple[State, random.Random]]:
    """Every other state of a random session in which cards are dealt and the game is not over."""
    chance = random.Random(seed)
    for table in session(seed, cluedo, CLUEDO, steps):
        state = table.referee.sitting.need().state
        if state.secret.solution and state.phase != OVER and chance.random() < 0.5:
            yield state, chance


def redealt(state: State, chance: random.Random, keep: str | None = None) -> State:
    """The same game with other cards in the envelope, in the hands and shown; one player's own stay, and what he was shown.

    Who can answer the hypothesis of this turn is public and stays: its cards do not change hands.
    """
    secret = state.secret
    fixed = {*(state.claim.cards if state.claim else ()), *dict(secret.hands).get(keep or "", ())}
    fixed |= {one.card for one in secret.shown if one.to == keep and one.card}
    free = [card for card in secret.solution if card not in fixed]
    hidden = {card: card for card in policy(state.options).deck}
    for card in free:  # one of the envelope's cards changes places with one of its kind from a hand
        pile = next(pile.cards for pile in PILES if card in pile.cards)
        held = [other for _, cards in secret.hands for other in cards if other in pile and other not in fixed]
        if held and chance.random() < 0.8:
            other = chance.choice(held)
            hidden[card], hidden[other] = other, card
    loose = [card for _, cards in secret.hands for card in cards if card not in fixed]
    mixed = dict(zip(loose, chance.sample(loose, len(loose)), strict=True))
    hands = tuple((player, tuple(hidden[mixed.get(card, card)] for card in cards)) for player, cards in secret.hands)
    shown = tuple(one if keep in (one.to, one.by) else replace(one, card=chance.choice(["rope", "hall", None])) for one in secret.shown)
    return replace(state, secret=Sealed(tuple(hidden[card] for card in secret.solution), hands, secret.salt, shown))


@pytest.mark.rule("C14", "C23")
@pytest.mark.parametrize("seed", range(12))
def test_swapping_envelope_hands_and_shown_cards_changes_nothing_the_table_sees(seed: int) -> None:
    swapped = 0
    for state, chance in games(seed):
        other = redealt(state, chance)
        assert faults(policy(state.options), other.secret, state.open_cards) == ()
        assert GAME.table_view(state) == GAME.table_view(other)
        assert GAME.legal(state, "table") == GAME.legal(other, "table")
        assert refusals(GAME, state, but=OWN) == refusals(GAME, other, but=OWN)
        swapped += state.secret != other.secret
    assert swapped or not list(games(seed))


@pytest.mark.rule("C14", "C24")
@pytest.mark.parametrize("seed", range(12))
def test_a_player_sees_and_may_do_the_same_whatever_the_others_hold(seed: int) -> None:
    for state, chance in games(seed):
        me = chance.choice([one.id for one in state.seats if not one.saw])
        if any(one.saw for one in state.seats if one.id == me):
            continue
        other = redealt(state, chance, keep=me)
        assert GAME.seat_view(state, me) == GAME.seat_view(other, me)
        assert GAME.legal(state, me) == GAME.legal(other, me)
        assert refusals(GAME, state, me, but=("accuse",)) == refusals(GAME, other, me, but=("accuse",))


def shown(card: str, options: dict[str, Any] | None = None) -> Table:
    """A game in which Bruno holds two of three named cards and shows Ana one."""
    table = Table()
    table("new", game="cluedo", players=[{"name": name} for name in NAMES[:4]], options=options or {}, seed=5)
    while table.phase == "roll-off":
        table("roll", by=table.turn)
    state = table.referee.sitting.need().state
    hand = dict(state.secret.hands)["p2"]
    suspect, weapon = (next(c for c in hand if c in PILES[0].cards), next(c for c in hand if c in PILES[1].cards))
    table("correct", reason="prueba", turn="Ana", pawns={state.seats[0].suspect: "kitchen"})
    table("suggest", by="Ana", suspect=suspect, weapon=weapon, waive={"rules": ["C12"], "reason": "prueba"})
    table("show", by="Bruno", card={"suspect": suspect, "weapon": weapon}[card])
    return table


@pytest.mark.rule("C14", "C27")
def test_which_of_two_cards_was_shown_is_told_to_nobody_but_the_two() -> None:
    one, other = shown("suspect"), shown("weapon")
    assert told(one, "table", "Cloe", "Íñigo") == told(other, "table", "Cloe", "Íñigo")
    assert told(one, "Ana") != told(other, "Ana")
    assert [e["command"]["card"] is None for e in one.log("Cloe") if e["command"]["do"] == "show"] == [True]
    for as_ in ("Ana", "Bruno", "host"):
        assert [e["command"]["card"] is None for e in one.log(as_) if e["command"]["do"] == "show"] == [False]


@pytest.mark.rule("C27")
def test_a_host_who_plays_learns_no_more_from_his_log_than_his_seat() -> None:
    one, other = (shown(card, {"host_plays": "Cloe"}) for card in ("suspect", "weapon"))
    assert told(one, "host") == told(other, "host")
    table = shown("suspect", {"host_plays": "Ana"})
    assert table.log("host") == table.log("Ana")


@pytest.mark.rule("C14", "C23")
@pytest.mark.parametrize("seed", range(8))
def test_before_the_end_no_view_of_the_table_has_a_key_for_a_secret(seed: int) -> None:
    for table in session(seed, cluedo, CLUEDO, 60):
        view = table.view()
        if view["phase"] != OVER:
            keys = keys_of(view)
            assert not keys & FORBIDDEN
            assert not any(key.startswith("hand") for key in keys)


@pytest.mark.rule("C14")
@pytest.mark.parametrize("seed", range(8))
def test_no_reply_to_a_command_tells_a_shown_card_a_hand_or_the_envelope(seed: int) -> None:
    for table in session(seed, cluedo, CLUEDO, 60):
        if table.phase == OVER:
            continue
        for entry in table.log("table"):
            assert (entry["command"] or {}).get("card") is None
            assert not any({"card", "sealed", "board"} & event.keys() for event in entry["events"])
