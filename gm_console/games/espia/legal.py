"""What may be done now, in the order a host would want it: the one list behind buttons, keys, referee and tests."""

from collections.abc import Callable, Iterator

from gm_console.engine import company
from gm_console.engine.game import Offer, OneOf, offer
from gm_console.engine.value import Command
from gm_console.games.espia import commands as c
from gm_console.games.espia import facts
from gm_console.games.espia.model import (
    DEALT,
    FINAL_VOTE,
    LAST_CHANCE,
    LEAST_SEATS,
    LOBBY,
    QUESTIONS,
    ROUND_OVER,
    VOTE,
    State,
)

Offers = Iterator[Offer]


def legal(state: State, as_: str) -> tuple[Offer, ...]:
    """Offers for ``host`` or ``table``, or for one player: those with ``by`` his own.

    For the table the list is the same whatever the secret is: everybody in the round may guess, nobody may strike.
    """
    offers = tuple(_OFFERS[state.phase](state, as_ == "table")) if state.phase in _OFFERS else ()
    return offers if as_ in ("host", "table") else tuple(o for o in offers if o.get("by") == as_)


def _between(state: State, _: bool) -> Offers:
    if len(company.here(state)) >= LEAST_SEATS:
        yield offer("deal")
    yield offer("set-up")


def _dealt(state: State, public: bool) -> Offers:
    unseen = tuple(player for player in state.players if player not in state.seen)
    if not unseen:
        by_host = state.options.first_asker == "host"
        yield offer("begin", **({"to": OneOf(state.players)} if by_host else {}))
    for player in (*unseen, *state.seen):
        yield offer("seen", by=player)
    yield from _round(state, public)


def _questions(state: State, public: bool) -> Offers:
    asker = state.asker
    if asker and (whom := facts.askable(state, asker)):
        yield offer("ask", by=asker, to=OneOf(whom))
    for player in state.players:
        if facts.may_accuse(state, player):
            yield offer("accuse", by=player, accused=OneOf(facts.others(state, player)))
    for player in state.players:
        if public or facts.is_spy(state, player):
            yield offer("guess", by=player, place=_places(state))
    yield offer("move-turn")
    yield from _round(state, public)


def _vote(state: State, public: bool) -> Offers:
    """Where the first no closes the vote, who has voted has said yes: the table does not learn who that is."""
    hides = public and state.vote is not None and state.options.stop_at_first_no
    for player in facts.voters(state) if hides else facts.missing(state):
        yield offer("vote", by=player, guilty=OneOf((True, False)))
    yield offer("close-vote")
    yield from _round(state, public)


def _final_vote(state: State, public: bool) -> Offers:
    for player in (*facts.missing(state), *state.pointed):
        yield offer("point", by=player, at=OneOf(facts.others(state, player)))
    yield offer("close-vote")
    yield from _round(state, public)


def _last_chance(state: State, public: bool) -> Offers:
    yield offer("guess", by=state.caught, place=_places(state))
    yield from _round(state, public)


def _round(state: State, public: bool) -> Offers:
    """What any phase of a round allows."""
    if not public:
        for player in state.players:
            if facts.is_spy(state, player):
                yield offer("strike", by=player, place=_places(state))
    yield offer("interrupt-round")


def _places(state: State) -> OneOf:
    return OneOf(tuple(place.name for place in state.deck.places))


_OFFERS: dict[str, Callable[[State, bool], Offers]] = {
    LOBBY: _between,
    ROUND_OVER: _between,
    DEALT: _dealt,
    QUESTIONS: _questions,
    VOTE: _vote,
    FINAL_VOTE: _final_vote,
    LAST_CHANCE: _last_chance,
}


def candidates(state: State) -> tuple[Command, ...]:
    """A finite set of commands with every open value tried: what tests and random hosts choose from."""
    ids = [one.id for one in state.seats if not one.gone]
    places = [place.name for place in state.deck.places[:3]] + [state.secret.deal.place or "?"]
    found: list[Command] = [c.DealCards(), c.SetUp(), c.MoveTurn(), c.CloseVote(), c.InterruptRound()]
    found += [c.Begin(to) for to in ids] if state.options.first_asker == "host" else [c.Begin()]
    found += [c.MoveTurn(to) for to in state.players]
    for by in ids:
        found += [c.See(by), c.CastVote(by, guilty=True), c.CastVote(by, guilty=False)]
        found += [kind(by, place) for place in dict.fromkeys(places) for kind in (c.Guess, c.Strike)]
        for other in ids:
            found += [c.Ask(by, other), c.Accuse(by, other), c.Point(by, other)]
    return tuple(found)
