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
from tests.laws.hosts import refusals, session, told
from tests.laws.openings import CLUEDO, NAMES, cluedo
from tests.laws.redeal import redealt
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


def other_deal(state: State, chance: random.Random, keep: str | None = None) -> State:
    """The same game with other cards hidden; who can answer the hypothesis of this turn is public, so its cards stay."""
    named = state.claim.cards if state.claim else ()
    return replace(state, secret=redealt(policy(state.options), state.secret, named, chance, keep))


@pytest.mark.rule("C14", "C23")
@pytest.mark.parametrize("seed", range(12))
def test_swapping_envelope_hands_and_shown_cards_changes_nothing_the_table_sees(seed: int) -> None:
    for state, chance in games(seed):
        other = other_deal(state, chance)
        assert faults(policy(state.options), other.secret, state.open_cards) == ()
        assert GAME.table_view(state) == GAME.table_view(other)
        assert GAME.legal(state, "table") == GAME.legal(other, "table")
        assert refusals(GAME, state, but=OWN) == refusals(GAME, other, but=OWN)


def test_the_swap_is_one() -> None:
    swaps = [state.secret.solution != other_deal(state, chance).secret.solution for seed in range(4) for state, chance in games(seed)]
    assert sum(swaps) > len(swaps) / 2 > 10


@pytest.mark.rule("C14", "C24")
@pytest.mark.parametrize("seed", range(12))
def test_a_player_sees_and_may_do_the_same_whatever_the_others_hold(seed: int) -> None:
    for state, chance in games(seed):
        if still := [one.id for one in state.seats if not one.saw]:
            me = chance.choice(still)
            other = other_deal(state, chance, keep=me)
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
