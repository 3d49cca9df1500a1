"""Whole games by random hosts: the cards are where they belong, nobody sees what he should not, turns are right, and it ends."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

from gm_console.engine.draw import Draw
from gm_console.engine.game import Offer, OneOf
from gm_console.engine.guard import Guard
from gm_console.engine.play import Moment
from gm_console.engine.value import Command
from gm_console.games.transito import GAME
from gm_console.games.transito import commands as c
from gm_console.games.transito import events as e
from gm_console.games.transito.content import City
from gm_console.games.transito.model import OVER, State
from gm_console.games.transito.views import host_view, seat_view, table_view
from tests.cities import DECK, city
from tests.laws.openings_transito import transito
from tests.seeds import seeds

pytestmark = pytest.mark.no_cover  # what these games reach, tests with a name reach too
CITY = msgspec.convert(city(), City)
RELUCTANCE = {"accuse": 0.03, "end-turn": 0.3, "suspect": 3.0}
"""How often a random host does what there is, where it is not as often as anything else."""


class Step(NamedTuple):
    """One command of a game: what was before it, what is after it, and what came of it."""

    before: State
    after: State
    command: Command
    events: tuple[Any, ...]


def ruled(state: State, command: Command, chance: random.Random) -> Step:
    """A command that must be accepted."""
    events = GAME.decide(state, command, Moment(Guard(GAME.words.waivable), Draw(chance.randrange)))
    after = state
    for event in events:
        after = GAME.apply(after, event)
    return Step(state, after, command, events)


def chosen(state: State, chance: random.Random) -> Command:
    """Now and then somebody leaves or is penalised; else one of the offers, with its open choices made."""
    here = [one.id for one in state.seats if not one.gone]
    if state.phase != "lobby" and chance.random() < 0.01:
        return c.Leave(chance.choice(here))
    public = {card for one in state.seats for card in one.shown}
    unseen = [(player, card) for player, cards in state.secret.hands for card in cards if card not in public]
    if unseen and chance.random() < 0.03:
        player, card = chance.choice(unseen)
        return c.Penalty(player, "T25", card)
    offers: tuple[Offer, ...] = GAME.legal(state, "host")
    offer = chance.choices(offers, [RELUCTANCE.get(one.do, 1) for one in offers])[0]
    return GAME.commands[offer.do](**{f: chance.choice(v.values) if isinstance(v, OneOf) else v for f, v in offer.fields})


def game(seed: int, most: int = 5_000) -> Iterator[Step]:
    """A game step by step, from the deal on."""
    chance = random.Random(seed)
    sent = transito(chance)
    sent["options"]["host_plays"] = None
    new = c.New(tuple(sent["players"]), sent["options"], city=CITY)
    state = ruled(GAME.initial, new, chance).after
    for _ in range(most):
        if state.phase == OVER:
            return
        step = ruled(state, chosen(state, chance), chance)
        yield step
        state = step.after
    raise AssertionError("the game does not end")


def check_cards(state: State) -> None:
    """Every card once; what everybody sees of them, and each seat's own, is right."""
    view, host = table_view(state), host_view(state)
    assert GAME.invariants(state) == ()
    if state.options.hands == "table":
        assert (host.hands, host.secret if state.phase != OVER else None, view.seal) == (None, None, None)
        return
    hands = dict(host.hands or ())
    assert sorted([*(card for cards in hands.values() for card in cards), *view.open_cards, *state.secret.solution]) == sorted(DECK)
    assert all(len(hands[seat.name]) == seat.cards for seat in view.players)
    for seat in view.players:
        assert not {*seat.shown} - {*hands[seat.name], *view.open_cards}


def check_seat(state: State, player: str, seen: list[tuple[str, str | None]]) -> None:
    """A seat knows its hand, what lies open or was shown to all, what was shown to it, and nothing more before it accused."""
    view = seat_view(state, player)
    name = {one.id: one.name for one in state.seats}
    assert [(one.by, one.card) for one in view.shown_to_me] == [(name[by], card) for by, card in seen]
    public = {card for one in view.players for card in one.shown} | {*view.open_cards}
    known = {*(view.hand or ()), *public, *(card for _, card in seen if card)}
    assert {mark.card for mark in view.notebook} == known
    accused = any(one.by == player for one in state.accusations)
    assert (view.secret is not None) <= (accused or state.phase == OVER)
    assert view.culprit_hand is None or accused
    if state.secret.solution:
        assert not known & {*state.secret.solution}


def check_answers(step: Step) -> None:
    """Who was due showed what he held of what was named; who could not held none of it; after a refutation the next is on."""
    hands = dict(step.before.secret.hands)
    claim = step.before.suspicion or step.after.suspicion
    for event in step.events:
        if isinstance(event, e.Refuted) and claim is not None:
            assert (event.by, event.to) == (claim.due, claim.by)
            assert event.card is None or event.card in {*claim.cards} & {*hands[event.by]}
            assert step.after.phase == "turn"
        if isinstance(event, e.WitnessDue) and claim is not None and hands:
            assert not {card for player in event.passed for card in dict(step.after.secret.hands)[player]} & {*claim.cards}


def check_turn(step: Step) -> None:
    """The turn goes to the next clockwise who neither left nor is eliminated, and to nobody else."""
    before, state = step.before.turn, step.after
    if before is None or not any(isinstance(event, e.TurnBegan) for event in step.events):
        assert before in (None, state.turn) or state.phase == OVER
        return
    ids, out = [one.id for one in state.seats], {one.id for one in state.seats if one.gone or one.eliminated}
    at = ids.index(before) + 1
    assert state.turn == next(one for one in (*ids[at:], *ids[:at]) if one not in out)


@pytest.mark.rule("T03", "T04", "T06", "T14", "T15", "T19", "T24")
@pytest.mark.parametrize("block", seeds(50, 1_000))
def test_whatever_is_played_the_cards_are_right_nobody_sees_too_much_and_it_ends(block: range) -> None:
    for seed in block:
        seen: dict[str, list[tuple[str, str | None]]] = {}
        for number, step in enumerate(game(seed)):
            check_cards(step.after)
            check_answers(step)
            for event in step.events:
                if isinstance(event, e.Refuted):
                    seen.setdefault(event.to, []).append((event.by, event.card))
            for one in step.after.seats if number % 7 == 0 or step.after.phase == OVER else ():
                check_seat(step.after, one.id, seen.get(one.id, []))
            check_turn(step)


@pytest.mark.rule("T20", "T21", "T32")
def test_games_end_in_every_way_and_go_through_every_phase() -> None:
    phases: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    for seed in range(60):
        for step in game(seed):
            phases[step.after.phase] += 1
            ends.update(event.why for event in step.events if isinstance(event, e.GameEnded))
    assert set(phases) == {"turn", "moving", "star", "sector", "showing", "unrefuted", "over"}
    assert {"right", "nobody-left", "last-standing"} <= set(ends)
    assert sum(ends.values()) == 60
