"""What may be done now, in the order a host would want it: the one list behind buttons, keys, referee and tests."""

from collections.abc import Callable, Iterator
from typing import Any

from gm_console.engine import company
from gm_console.engine.game import Offer, OneOf, offer
from gm_console.engine.value import Command
from gm_console.games.transito import commands as c
from gm_console.games.transito import facts
from gm_console.games.transito.model import (
    LEAST_SEATS,
    LOBBY,
    MOVING,
    OWN_TURN,
    SECTOR,
    SHOWING,
    STAR,
    TURN,
    UNREFUTED,
    State,
)

Offers = Iterator[Offer]


def legal(state: State, as_: str) -> tuple[Offer, ...]:
    """Offers for ``host`` or ``table``, or for one player: those with ``by`` his own. For the table a card to show is open."""
    offers = tuple(_OFFERS[state.phase](state, as_ == "table")) if state.phase in _OFFERS else ()
    return offers if as_ in ("host", "table") else tuple(o for o in offers if o.get("by") == as_)


def _lobby(state: State, _: bool) -> Offers:
    if len(company.here(state)) >= LEAST_SEATS:
        yield offer("deal")


def _turn(state: State, _: bool) -> Offers:
    yield offer("draw", by=state.turn)
    yield from _by_hand(state)
    yield from _suspect(state)
    yield from _accuse(state)


def _by_hand(state: State) -> Offers:
    """Where tokens are moved by hand: the sector reached, or the street (T33)."""
    if not facts.by_hand(state) or state.turn is None:
        return
    last = company.seat(state, state.turn).last
    for sector in facts.sectors(state.city):
        if sector != last:
            yield offer("enter", by=state.turn, sector=sector)
    yield offer("end-turn", by=state.turn)


def _moving(state: State, _: bool) -> Offers:
    for place in facts.reach(state):
        yield offer("move", by=state.turn, to=place)
    if not facts.by_hand(state) and not facts.reach(state):
        yield offer("stay", by=state.turn)
    yield from _by_hand(state)
    yield from _accuse(state)


def _star(state: State, _: bool) -> Offers:
    for sector in () if facts.by_hand(state) else facts.travel(state):
        yield offer("travel", by=state.turn, to=sector)
    yield from _end(state)


def _sector(state: State, _: bool) -> Offers:
    yield from _suspect(state)
    yield from _end(state)


def _unrefuted(state: State, _: bool) -> Offers:
    yield from _end(state)


def _end(state: State) -> Offers:
    yield offer("end-turn", by=state.turn)
    yield from _accuse(state)


def _suspect(state: State) -> Offers:
    if facts.may_suspect(state):
        cards = {pile.kind: OneOf(pile.cards) for pile in facts.ways(state).piles if pile.kind != "sector"}
        yield offer("suspect", by=state.turn, **cards)


def _accuse(state: State) -> Offers:
    found = {"right": OneOf((True, False))} if facts.dealt_by_hand(state) else {}
    yield offer("accuse", by=state.turn, **{pile.kind: OneOf(pile.cards) for pile in facts.ways(state).piles}, **found)


def _showing(state: State, public: bool) -> Offers:
    due = state.suspicion.due if state.suspicion else None
    if public or facts.dealt_by_hand(state):
        yield offer("show", by=due, card=None)
    else:
        for card in facts.may_show(state):
            yield offer("show", by=due, card=card)
    if facts.dealt_by_hand(state):
        yield offer("none", by=due)


_OFFERS: dict[str, Callable[[State, bool], Offers]] = {
    LOBBY: _lobby,
    TURN: _turn,
    MOVING: _moving,
    STAR: _star,
    SECTOR: _sector,
    SHOWING: _showing,
    UNREFUTED: _unrefuted,
}


def candidates(state: State) -> tuple[Command, ...]:
    """A finite set of commands with every open value tried: what tests and random players choose from."""
    found: list[Command] = [c.DealCards()]
    for one in state.seats:
        found += _of(state, one.id)
    return tuple(found)


def _of(state: State, by: str) -> list[Command]:
    """One player's: every place where he may be walking, every card where he may be showing, a few where he may not."""
    city, walking = state.city, by == state.turn and state.phase in (TURN, MOVING, STAR)
    due = state.suspicion is not None and by == state.suspicion.due
    sectors = facts.sectors(city) if walking else facts.sectors(city)[:1]
    squares = tuple(one.id for one in city.squares[: None if walking and state.phase == MOVING else 1])
    named = [(person.id, infraction.id) for person in city.suspects[:2] for infraction in city.infractions[:2]]
    deck: tuple[Any, ...] = (None,) if facts.dealt_by_hand(state) else facts.ways(state).deck
    return [
        *(c.DrawAdvance(by), c.Stay(by), c.EndTurn(by), c.HasNone(by)),
        *(c.Move(by, place) for place in (*sectors, *squares)),
        *(kind(by, sector) for sector in sectors for kind in (c.Travel, c.Enter)),
        *(c.Suspect(by, person, infraction) for person, infraction in named[: None if by == state.turn else 1]),
        *_claims(state, by),
        *(c.Show(by, card) for card in deck[: None if due else 1]),
    ]


def _claims(state: State, by: str) -> list[Command]:
    """Accusations: the right one, as far as it is known, and two others."""
    piles = facts.ways(state).piles
    first, last = tuple(pile.cards[0] for pile in piles), tuple(pile.cards[-1] for pile in piles)
    named = dict.fromkeys((first, last, state.secret.solution or first) if by == state.turn else (first,))
    found = (True, False) if facts.dealt_by_hand(state) else (None,)
    if state.phase not in OWN_TURN:
        return []
    return [c.Accuse(by, person, sector, infraction, right) for person, sector, infraction in named for right in found]
