"""Whole games by random hosts: whatever is played, the cards are where they belong, nobody sees what he should not, and it ends."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from gm_console.engine.draw import Draw
from gm_console.engine.game import Offer, OneOf
from gm_console.engine.guard import Guard
from gm_console.engine.play import Moment
from gm_console.engine.value import Command, Event
from gm_console.games.cluedo import GAME
from gm_console.games.cluedo.commands import New
from gm_console.games.cluedo.content import Board
from gm_console.games.cluedo.model import OVER, State
from gm_console.games.cluedo.policy import policy
from gm_console.games.envelope.dealing import faults, hand
from tests.laws.openings import cluedo
from tests.seeds import seeds
from tests.villas import villa

pytestmark = pytest.mark.no_cover  # what these games reach, tests with a name reach too
BOARD = msgspec.convert(villa(), Board)
RELUCTANCE = {"accuse": 0.03, "end-turn": 0.5, "stay": 0.2}
"""How often a random host does what there is, where it is not as often as anything else."""


def ruled(state: State, command: Command, chance: random.Random) -> tuple[State, tuple[Event, ...]]:
    """The state after a command that must be accepted."""
    events = GAME.decide(state, command, Moment(Guard(GAME.words.waivable), Draw(chance.randrange)))
    for event in events:
        state = GAME.apply(state, event)
    return state, events


def command_of(offer: Offer, chance: random.Random) -> Command:
    """An offer with its open choices made."""
    chosen = {field: chance.choice(value.values) if isinstance(value, OneOf) else value for field, value in offer.fields}
    return GAME.commands[offer.do](**chosen)


def chosen(state: State, chance: random.Random) -> Command:
    """One of the offers; a move into a room rather than along the corridor."""
    offers = GAME.legal(state, "host")
    weights = [RELUCTANCE.get(offer.do, 3 if isinstance(offer.get("to"), str) else 1) for offer in offers]
    return command_of(chance.choices(offers, weights)[0], chance)


def game(seed: int, most: int = 5_000) -> Iterator[tuple[State, State, Command, tuple[Event, ...]]]:
    """A game step by step: the state before, the state after, the command and what came of it; now and then somebody leaves."""
    chance = random.Random(seed)
    sent: dict[str, Any] = cluedo(chance)
    sent["options"]["host_plays"] = None
    new = msgspec.convert({"do": "new", "players": sent["players"], "options": sent["options"]}, New)
    state, _ = ruled(GAME.initial, msgspec.structs.replace(new, villa=BOARD), chance)
    for _ in range(most):
        if state.phase == OVER:
            return
        left = chance.random() < 0.015
        command = GAME.commands["leave"](chance.choice([one.id for one in state.seats if not one.gone])) if left else chosen(state, chance)
        after, events = ruled(state, command, chance)
        yield state, after, command, events
        state = after
    raise AssertionError("the game does not end")


def check_showing(before: State, events: tuple[Event, ...]) -> None:
    """A card was shown by him who was due, out of his hand, to him who named it; who could not, could not."""
    claim, secret = before.claim, before.secret
    for event in events:
        tag = event.__struct_config__.tag
        if tag == "shown" and claim is not None:
            shown: Any = event
            assert (shown.by, shown.to) == (claim.due, claim.by)
            assert shown.card is None or shown.card in claim.cards
            assert not secret.solution or shown.card in hand(secret, shown.by)
        for player in getattr(event, "could_not", ()):
            named: Any = claim.cards if claim else (getattr(event, "suspect", ""), getattr(event, "weapon", ""), getattr(event, "room", ""))
            assert not set(named) & set(hand(secret, player))


def check_turn(before: State, state: State, events: tuple[Event, ...]) -> None:
    """The turn goes to the next from the left who neither left nor is a witness only, and to nobody else."""
    if before.turn is None or not any(event.__struct_config__.tag == "turn-passed" for event in events):
        assert before.turn in (None, state.turn) or state.phase == OVER
        return
    ids, out = [one.id for one in state.seats], {one.id for one in state.seats if one.gone or one.witness_only}
    at = ids.index(before.turn) + 1
    assert state.turn == next(one for one in (*ids[at:], *ids[:at]) if one not in out)


def check_seat(state: State, player: str, seen: list[tuple[str, str | None]]) -> None:
    """He knows his hand, what lies open, what was shown to him; and the envelope if he accused wrongly, as nobody else does."""
    one = next(seat for seat in state.seats if seat.id == player)
    view: Any = GAME.seat_view(state, player)
    name = {seat.id: seat.name for seat in state.seats}
    assert [(shown.by, shown.card) for shown in view.shown_to_me] == [(name[by], card) for by, card in seen]
    known = {*(view.hand or ()), *view.open_cards, *(card for _, card in seen if card)}
    assert {mark.card for mark in view.notebook} == known
    if policy(state.options).known and state.secret.solution:
        assert (view.solution is not None) == (one.saw or state.phase == OVER)
        assert not known & {*state.secret.solution}
        assert one.saw == any(made.by == player and not made.right for made in state.accusations)


@pytest.mark.rule("C03", "C05", "C06", "C13", "C14", "C18", "C24")
@pytest.mark.parametrize("block", seeds(50, 1_000))
def test_a_random_game_keeps_its_cards_together_shows_what_it_must_and_ends(block: range) -> None:
    for seed in block:
        state = GAME.initial
        seen: dict[str, list[tuple[str, str | None]]] = {}
        for number, (before, state, _, events) in enumerate(game(seed)):
            ways = policy(state.options)
            assert faults(ways, state.secret, state.open_cards) == ()
            assert GAME.invariants(state) == ()
            check_showing(before, events)
            check_turn(before, state, events)
            for event in events:
                if event.__struct_config__.tag == "shown":
                    told: Any = event
                    seen.setdefault(told.to, []).append((told.by, told.card))
            claim = state.claim
            if claim is not None and ways.known:
                assert all(set(claim.cards) & set(hand(state.secret, player)) for player in claim.waiting[:1])
            for one in state.seats if number % 5 == 0 or state.phase == OVER else ():
                check_seat(state, one.id, seen.get(one.id, []))
        assert state.phase == OVER
        assert state.result is not None
        if state.result.winner is not None and policy(state.options).known:
            assert state.result.solution == state.secret.solution


def test_random_games_reach_every_phase_and_every_end() -> None:
    phases: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    for seed in range(60):
        for _, state, _, events in game(seed):
            phases[state.phase] += 1
            ends.update(getattr(event, "why", "") for event in events if event.__struct_config__.tag == "finished")
    assert set(phases) == {"roll-off", "turn", "moving", "room", "showing", "asked", "over"}
    assert set(ends) >= {"nobody-left", "last-standing", "alone", "right"}
