"""Events into state: no rule, no chance, no clock. Accepts every event ever written."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from gm_console.engine.company import change, seat
from gm_console.engine.play import Waived, Warned
from gm_console.engine.value import Event
from gm_console.games.envelope.dealing import without_hand
from gm_console.games.envelope.model import Accusation, Claim, Ending, Showing
from gm_console.games.transito import events as e
from gm_console.games.transito.facts import is_sector
from gm_console.games.transito.model import (
    MOVING,
    OVER,
    SECTOR,
    SHOWING,
    STAR,
    TURN,
    UNREFUTED,
    Refutation,
    Seat,
    State,
    Walked,
)


def apply(state: State, event: Event) -> State:
    """The state after one event."""
    return _APPLY[type(event)](state, event)


def opened(_: State, event: e.Opened) -> State:
    """Seats, and nothing dealt."""
    return State(options=event.options, city=event.city, seats=event.seats, seeded=event.seeded)


def dealt(state: State, event: e.Dealt) -> State:
    """Tokens on their starts; the first may draw."""
    tokens, starts = dict(event.tokens), dict(event.starts)
    seats = tuple(replace(one, suspect=tokens.get(one.id), at=starts.get(one.id)) for one in state.seats)
    hidden: dict[str, Any] = {"open_cards": event.open_cards, "seal": event.seal, "secret": event.cards}
    return replace(state, phase=TURN, seats=seats, first=event.first, turn=event.first, **hidden)


def drew(state: State, event: e.Drew) -> State:
    """The card lies face up; the pile is one shorter."""
    drawn = (event.value,) if event.anew else (*state.drawn, event.value)
    return replace(state, phase=MOVING, advance=event.value, drawn=drawn, walked=None)


def _arrived(state: State, player: str, place: str) -> State:
    """A token stands at a place; a sector is the last one been in from now on."""
    one = seat(state, player)
    return change(state, player, at=place, **(been(one, place) if is_sector(state.city, place) else {}))


def been(one: Seat, sector: str) -> dict[str, Any]:
    """What a seat that is in a sector has been in (T10, T11)."""
    return {"last": sector, "visited": one.visited if sector in one.visited else (*one.visited, sector)}


def moved(state: State, event: e.Moved) -> State:
    """On a star or in a sector he has something to decide."""
    start = seat(state, event.by).at
    walked = Walked(event.by, state.advance or 0, (*((start,) if start else ()), *event.walked))
    state = _arrived(state, event.by, event.to)
    phase = SECTOR if is_sector(state.city, event.to) else STAR if event.to in state.city.stars else MOVING
    return replace(state, phase=phase, advance=None, walked=walked)


def travelled(state: State, event: e.Travelled) -> State:
    """In a sector, without a step."""
    start = seat(state, event.by).at
    walked = Walked(event.by, 0, (*((start,) if start else ()), event.to))
    return replace(_arrived(state, event.by, event.to), phase=SECTOR, walked=walked)


def entered(state: State, event: e.Entered) -> State:
    """The sector counts, however he came."""
    return replace(_arrived(state, event.by, event.sector), phase=SECTOR, advance=None, walked=None)


def suspected(state: State, event: e.Suspected) -> State:
    """Suspect and infraction lie in the sector (T13)."""
    laid = dict(state.laid) | {event.suspect: event.sector, event.infraction: event.sector}
    claim = Claim(event.by, (event.suspect, event.sector, event.infraction))
    return replace(state, phase=SHOWING, laid=tuple(laid.items()), suspicion=claim, last_refuted=None)


def had_none(state: State, event: e.HadNone) -> State:
    """He could not."""
    claim = state.suspicion
    return replace(state, suspicion=replace(claim, could_not=(*claim.could_not, event.by))) if claim else state


def witness_due(state: State, event: e.WitnessDue) -> State:
    """Whoever is first is due; with nobody left the suspicion stands."""
    claim = state.suspicion
    if claim is None:
        return state
    claim = replace(claim, waiting=event.waiting, could_not=(*claim.could_not, *event.passed))
    return replace(state, phase=SHOWING if event.waiting else UNREFUTED, suspicion=claim)


def refuted(state: State, event: e.Refuted) -> State:
    """What was shown is kept for the two who know."""
    shown = (*state.secret.shown, Showing(event.seq, event.by, event.to, event.card))
    return replace(state, last_refuted=Refutation(event.to, event.by), secret=replace(state.secret, shown=shown))


def accused(state: State, event: e.Accused) -> State:
    """Said for all to hear."""
    made = Accusation(event.by, (event.suspect, event.sector, event.infraction), event.right)
    return replace(state, accusations=(*state.accusations, made))


def _laid_open(state: State, player: str, cards: tuple[str, ...]) -> State:
    """Cards out of a hand, face up on the table: they refute no more."""
    if not cards:
        return state
    state = change(state, player, shown=cards)
    return replace(state, open_cards=(*state.open_cards, *cards), secret=without_hand(state.secret, player))


def penalised(state: State, event: e.Penalised) -> State:
    """All have seen it; it stays in his hand."""
    if event.card is None:
        return state
    return change(state, event.player, shown=(*seat(state, event.player).shown, event.card))


def corrected(state: State, event: e.Corrected) -> State:
    """As the host has it."""
    for player, place in event.at:
        state = _arrived(state, player, place)
    for player, sector in event.last:
        state = change(state, player, **({"last": None} if sector is None else been(seat(state, player), sector)))
    return replace(state, phase=event.phase, walked=None if event.at else state.walked)


def joined(state: State, event: e.Joined) -> State:
    """At his former place, or at the last one."""
    if any(one.id == event.seat.id for one in state.seats):
        return change(state, event.seat.id, gone=False)
    return replace(state, seats=(*state.seats, event.seat))


def game_ended(state: State, event: e.GameEnded) -> State:
    """Nothing more is drawn or said."""
    result = Ending(event.winner, event.solution)
    return replace(state, phase=OVER, turn=None, advance=None, suspicion=None, result=result)


def _same(state: State, _: Event) -> State:
    return state


_APPLY: dict[type, Callable[[State, Any], State]] = {
    Warned: _same,
    Waived: _same,
    e.Opened: opened,
    e.Dealt: dealt,
    e.Drew: drew,
    e.Moved: moved,
    e.Stayed: _same,
    e.Travelled: travelled,
    e.Entered: entered,
    e.MovedByHand: lambda state, event: replace(change(state, event.by, at=None), walked=None),
    e.Suspected: suspected,
    e.HadNone: had_none,
    e.WitnessDue: witness_due,
    e.Refuted: refuted,
    e.TurnBegan: lambda state, event: replace(state, phase=TURN, turn=event.player, advance=None, suspicion=None),
    e.Accused: accused,
    e.Eliminated: lambda state, event: _laid_open(change(state, event.player, eliminated=True), event.player, event.cards),
    e.Penalised: penalised,
    e.Corrected: corrected,
    e.Left: lambda state, event: _laid_open(change(state, event.player, gone=True), event.player, event.cards),
    e.Joined: joined,
    e.GameEnded: game_ended,
}
