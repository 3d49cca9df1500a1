"""Law 4 in Quién, Cómo y Dónde: whatever the secret is, who holds what and what was shown, the others see, may and hear the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from gm_console.games.envelope.dealing import faults
from gm_console.games.transito import GAME
from gm_console.games.transito.facts import ways
from gm_console.games.transito.model import OVER, State
from tests.cities import INFRACTIONS, SUSPECTS
from tests.laws.hosts import refusals, session, told
from tests.laws.openings_transito import TRANSITO, transito
from tests.laws.redeal import redealt
from tests.laws.test_secrets import FORBIDDEN, keys_of
from tests.table import Table

OWN = ("show", "accuse")
"""Commands whose answer depends on the secret: what one holds, and whether one is right."""


def games(seed: int, steps: int = 80) -> Iterator[tuple[State, random.Random]]:
    """Every other state of a random session in which cards are dealt and the game is not over."""
    chance = random.Random(seed)
    for table in session(seed, transito, TRANSITO, steps):
        state = table.referee.sitting.need().state
        if state.secret.solution and state.phase != OVER and chance.random() < 0.5:
            yield state, chance


def other_deal(state: State, chance: random.Random, keep: str | None = None) -> State:
    """The same game with other cards hidden; what all have seen stays, and who can refute the open suspicion is public too."""
    public = (*(state.suspicion.cards if state.suspicion else ()), *(card for one in state.seats for card in one.shown))
    return replace(state, secret=redealt(ways(state), state.secret, public, chance, keep))


@pytest.mark.rule("T03", "T04", "T15", "T19")
@pytest.mark.parametrize("seed", range(12))
def test_swapping_secret_hands_and_shown_cards_changes_nothing_the_table_sees(seed: int) -> None:
    for state, chance in games(seed):
        other = other_deal(state, chance)
        assert faults(ways(state), other.secret, state.open_cards) == ()
        assert GAME.table_view(state) == GAME.table_view(other)
        assert GAME.legal(state, "table") == GAME.legal(other, "table")
        assert refusals(GAME, state, but=OWN) == refusals(GAME, other, but=OWN)


def test_the_swap_is_one() -> None:
    swaps = [state.secret.solution != other_deal(state, chance).secret.solution for seed in range(4) for state, chance in games(seed)]
    assert sum(swaps) > len(swaps) / 2 > 10


@pytest.mark.rule("T04", "T14", "T31")
@pytest.mark.parametrize("seed", range(12))
def test_a_player_sees_and_may_do_the_same_whatever_the_others_hold(seed: int) -> None:
    for state, chance in games(seed):
        if still := [one.id for one in state.seats if not any(made.by == one.id for made in state.accusations)]:
            me = chance.choice(still)
            other = other_deal(state, chance, keep=me)
            assert GAME.seat_view(state, me) == GAME.seat_view(other, me)
            assert GAME.legal(state, me) == GAME.legal(other, me)
            assert refusals(GAME, state, me, but=("accuse",)) == refusals(GAME, other, me, but=("accuse",))


@pytest.mark.rule("T03", "T04")
@pytest.mark.parametrize("seed", range(8))
def test_before_the_end_no_view_of_the_table_has_a_key_for_a_secret(seed: int) -> None:
    for table in session(seed, transito, TRANSITO, 60):
        view = table.view()
        if view["phase"] != OVER:
            keys = keys_of(view)
            assert not keys & FORBIDDEN
            assert not any(key.startswith("hand") for key in keys)


def shown(kind: str, **options: Any) -> Table:
    """A game in which the second to sit holds two of three cards, and shows the first one of them."""
    seed = 0
    while True:
        table, seed = Table(), seed + 1
        table("new", game="transito", players=["Ana", "Bruno", "Cloe", "Íñigo"], options={"board": "table", **options}, seed=seed)
        table("deal")
        hand = dict(table.referee.sitting.need().state.secret.hands)["p2"]
        cards = {"suspect": next((c for c in hand if c in SUSPECTS), None), "infraction": next((c for c in hand if c in INFRACTIONS), None)}
        if all(cards.values()) and table.turn == "Ana":
            break
    table("enter", by="Ana", sector="plaza")
    table("suspect", by="Ana", **cards)
    table("show", by="Bruno", card=cards[kind])
    return table


@pytest.mark.rule("T14", "T15")
def test_which_of_two_cards_was_shown_is_told_to_nobody_but_the_two() -> None:
    one, other = shown("suspect"), shown("infraction")
    assert told(one, "table", "Cloe", "Íñigo") == told(other, "table", "Cloe", "Íñigo")
    for as_ in ("Ana", "Bruno", "host"):
        assert told(one, as_) != told(other, as_)


@pytest.mark.rule("T34")
def test_a_host_who_plays_learns_no_more_than_his_seat() -> None:
    one, other = (shown(kind, host_plays="Cloe") for kind in ("suspect", "infraction"))
    assert told(one, "host") == told(other, "host")
    mine = shown("suspect", host_plays="Ana")
    assert mine.log("host") == mine.log("Ana")


@pytest.mark.rule("T14")
def test_a_card_shown_and_taken_back_is_read_by_nobody_but_who_showed_it() -> None:
    table = shown("suspect")
    table("undo")
    read = {as_: table.log(as_)[-1]["command"]["card"] is not None for as_ in ("host", "Ana", "Bruno", "Cloe", "table")}
    assert read == {"host": True, "Ana": False, "Bruno": True, "Cloe": False, "table": False}
    assert table.view("Ana")["shown_to_me"] == []
