"""Events into state: no rule, no chance, no clock. Accepts every event ever written."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from gm_console.engine.company import change
from gm_console.engine.names import key
from gm_console.engine.play import Waived, Warned
from gm_console.engine.value import Event
from gm_console.games.espia import events as e
from gm_console.games.espia.facts import unused
from gm_console.games.espia.model import (
    DEALT,
    FINAL_VOTE,
    LAST_CHANCE,
    OVER,
    QUESTIONS,
    ROUND_OVER,
    VOTE,
    Ballots,
    Deal,
    LastRound,
    Result,
    Secret,
    State,
    Vote,
)


def apply(state: State, event: Event) -> State:
    """The state after one event."""
    return _APPLY[type(event)](state, event)


def _secret(state: State, **fields: Any) -> State:
    return replace(state, secret=replace(state.secret, **fields))


def opened(_: State, event: e.Opened) -> State:
    """A room with nothing dealt; its clock has the minutes chosen."""
    return State(
        options=event.options,
        deck=event.deck,
        code=event.code,
        seats=event.seats,
        left=len(event.deck.places),
        limit=round(event.options.minutes * 60_000),
        seeded=event.seeded,
    )


def dealt(state: State, event: e.Dealt) -> State:
    """A round's cards; what was told of the round before stays until this one ends."""
    old = state.secret
    mine = {key(place.name) for place in state.deck.places} if event.anew else set()
    used = tuple(name for name in old.used if key(name) not in mine)
    spent = tuple(name for name in old.spent if key(name) not in mine or name in old.recent)
    ahead = old.ahead[1:] if event.ahead else old.ahead
    shuffles = old.shuffles + event.anew
    secret = Secret(event.deal, (*used, event.deal.place), spent, last=event.deal.place, shuffles=shuffles, ahead=ahead)
    table = {"players": event.players, "dealt": event.players, "seen": (), "asker": None, "barred": None, "accusers": ()}
    marks: dict[str, Any] = {"vote": None, "pointed": (), "caught": None, "final_vote": None, "seal": event.seal, "secret": secret}
    seals = state.seals_ahead[1:] if event.ahead else state.seals_ahead
    return replace(
        state, phase=DEALT, round=event.round, deal=event.seq, limit=event.limit, left=event.left, seals_ahead=seals, **table, **marks
    )


def _spent(state: State, *places: str) -> State:
    return _secret(state, spent=tuple(dict.fromkeys((*state.secret.spent, *places))))


def seen(state: State, event: e.Seen) -> State:
    """His card has been looked at: its place stays used, whatever becomes of the deal (E04)."""
    return _spent(replace(state, seen=(*state.seen, event.by)), state.secret.deal.place)


def places_spent(state: State, event: e.PlacesSpent) -> State:
    """They no longer wait in the deck, nor among what was printed ahead."""
    state = _spent(state, *event.places)
    waiting = [(made, closed) for made, closed in zip(state.secret.ahead, state.seals_ahead, strict=True) if made.place not in event.places]
    state = ahead(state, tuple(made for made, _ in waiting), tuple(closed for _, closed in waiting))
    back = (place for place in event.places if place != state.secret.last)  # a look taken back, whose deal is still in force
    state = _secret(state, recent=tuple(dict.fromkeys((*state.secret.recent, *back))))
    return replace(state, left=len(unused(state.deck, state.secret)))


def begun(state: State, event: e.Begun) -> State:
    """Questions, from the first asker on."""
    return _spent(replace(state, phase=QUESTIONS, asker=event.asker, barred=None), state.secret.deal.place)


def struck(state: State, event: e.Struck) -> State:
    """One spy's list as it is now."""
    rest = tuple(entry for entry in state.secret.struck if entry[:2] != (event.deal, event.by))
    return _secret(state, struck=(*rest, (event.deal, event.by, event.places)))


def accused(state: State, event: e.Accused) -> State:
    """The vote opens with the accuser's yes."""
    vote = Vote(event.by, event.accused, (event.by,))
    state = replace(state, phase=VOTE, vote=vote, accusers=(*state.accusers, event.by))
    return _secret(state, ballots=((event.by, True),))


def voted(state: State, event: e.Voted) -> State:
    """One ballot more."""
    vote = replace(state.vote, voted=(*state.vote.voted, event.voter)) if state.vote else None
    return _secret(replace(state, vote=vote), ballots=(*state.secret.ballots, (event.voter, event.guilty)))


def _vote_closed(state: State, ballots: tuple[tuple[str, bool], ...]) -> State:
    """The ballots are kept for the end of the round."""
    vote = state.vote
    kept = (*state.secret.votes, Ballots(vote.by, vote.accused, ballots)) if vote else state.secret.votes
    return _secret(replace(state, phase=QUESTIONS, vote=None), ballots=(), votes=kept)


def accusation_failed(state: State, event: e.AccusationFailed) -> State:
    """On with the questions."""
    return _vote_closed(state, event.votes)


def accusation_lapsed(state: State, event: e.AccusationLapsed) -> State:
    """As if it had not been; one before it, where the host allowed two, still counts."""
    at = len(state.accusers) - 1 - state.accusers[::-1].index(event.by)
    accusers = (*state.accusers[:at], *state.accusers[at + 1 :])
    return _secret(replace(state, phase=QUESTIONS, vote=None, accusers=accusers), ballots=())


def pointed(state: State, event: e.Pointed) -> State:
    """His last word counts (E24)."""
    rest = tuple(pair for pair in state.secret.pointing if pair[0] != event.by)
    order = (*state.pointed, *(() if event.by in state.pointed else (event.by,)))
    return _secret(replace(state, pointed=order), pointing=(*rest, (event.by, event.at)))


def pointing_void(state: State, event: e.PointingVoid) -> State:
    """They point again."""
    kept = tuple(pair for pair in state.secret.pointing if pair[0] not in event.by)
    return _secret(replace(state, pointed=tuple(player for player in state.pointed if player not in event.by)), pointing=kept)


def round_ended(state: State, event: e.RoundEnded) -> State:
    """Cards on the table, points added."""
    gains = dict(event.points)
    seats = tuple(replace(one, points=one.points + gains.get(one.id, 0)) for one in state.seats)
    last = LastRound(event.outcome, state.secret.deal, state.secret.votes, state.final_vote, event.points)
    secret = replace(state.secret, ballots=(), votes=(), pointing=())
    marks: dict[str, Any] = {"asker": None, "barred": None, "vote": None, "pointed": (), "caught": None, "players": (), "seen": ()}
    played = state.played + (event.outcome != "void")
    return replace(state, phase=ROUND_OVER, seats=seats, played=played, last_round=last, accusers=(), secret=secret, **marks)


def set_up_changed(state: State, event: e.SetUpChanged) -> State:
    """For the deals to come; in the lobby the clock shows it already."""
    options = replace(state.options, minutes=event.minutes, spies=event.spies, deck=event.name)
    limit = round(event.minutes * 60_000) if state.deal == 0 else state.limit
    return replace(state, options=options, deck=event.deck or state.deck, left=event.left, limit=limit)


def left(state: State, event: e.Left) -> State:
    """Out of the room and of the round."""
    player = event.player
    state = change(state, player, gone=True)
    vote = replace(state.vote, voted=tuple(one for one in state.vote.voted if one != player)) if state.vote else None
    state = _secret(
        state,
        ballots=tuple(pair for pair in state.secret.ballots if pair[0] != player),
        pointing=tuple(pair for pair in state.secret.pointing if pair[0] != player),
    )
    players = tuple(one for one in state.players if one != player)
    seen_ = tuple(one for one in state.seen if one != player)
    barred = None if state.barred == player else state.barred
    pointed_ = tuple(one for one in state.pointed if one != player)
    return replace(state, players=players, vote=vote, seen=seen_, barred=barred, pointed=pointed_)


def joined(state: State, event: e.Joined) -> State:
    """At the last seat."""
    return replace(state, seats=(*(one for one in state.seats if one.id != event.seat.id), event.seat))


def corrected(state: State, event: e.Corrected) -> State:
    """Points as the host has them."""
    for player, points in event.points:
        state = change(state, player, points=points)
    return state


def room_ended(state: State, event: e.RoomEnded) -> State:
    """Nothing more is dealt."""
    return replace(state, phase=OVER, result=Result(event.winners, event.points))


def ahead(state: State, deals: tuple[Deal, ...], seals: tuple[str, ...]) -> State:
    """What waits to be dealt."""
    return _secret(replace(state, seals_ahead=seals), ahead=deals)


def _same(state: State, _: Event) -> State:
    return state


_APPLY: dict[type, Callable[[State, Any], State]] = {
    Warned: _same,
    Waived: _same,
    e.Opened: opened,
    e.Dealt: dealt,
    e.Seen: seen,
    e.Begun: begun,
    e.Asked: lambda state, event: replace(state, asker=event.to, barred=event.by),
    e.TurnMoved: lambda state, event: replace(state, asker=event.to, barred=None),
    e.Struck: struck,
    e.Accused: accused,
    e.Voted: voted,
    e.AccusationFailed: accusation_failed,
    e.AccusationLapsed: accusation_lapsed,
    e.Convicted: lambda state, event: _vote_closed(state, state.secret.ballots),
    e.TimeUp: lambda state, event: replace(state, phase=FINAL_VOTE),
    e.TimePutBack: lambda state, event: _secret(replace(state, phase=QUESTIONS, pointed=()), pointing=()),
    e.Pointed: pointed,
    e.PointingVoid: pointing_void,
    e.PointingShown: lambda state, event: _secret(replace(state, final_vote=event.final_vote), pointing=event.final_vote),
    e.Caught: lambda state, event: replace(state, phase=LAST_CHANCE, caught=event.player, pointed=()),
    e.Guessed: _same,
    e.RoundEnded: round_ended,
    e.SetUpChanged: set_up_changed,
    e.PrintedAhead: lambda state, event: ahead(state, event.deals, event.seals),
    e.AheadDiscarded: lambda state, event: ahead(state, (), ()),
    e.PlacesSpent: places_spent,
    e.Corrected: corrected,
    e.Left: left,
    e.Joined: joined,
    e.RoomEnded: room_ended,
}
