"""Events into state: no rule, no chance, no clock. Accepts every event ever written."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from gm_console.engine.company import change, seat
from gm_console.engine.play import Waived, Warned
from gm_console.engine.value import Event
from gm_console.games.cluedo import events as e
from gm_console.games.cluedo.content import SUSPECTS, Place
from gm_console.games.cluedo.model import ASKED, MOVING, OVER, ROOM, SHOWING, TURN, State, Throw
from gm_console.games.envelope import witnesses
from gm_console.games.envelope.dealing import without_hand
from gm_console.games.envelope.model import Accusation, Claim, Ending, Showing


def apply(state: State, event: Event) -> State:
    """The state after one event."""
    return _APPLY[type(event)](state, event)


def opened(_: State, event: e.Opened) -> State:
    """Pawns on their squares, nothing dealt."""
    starts = {start.suspect: start.square for start in event.board.starts}
    pawns = tuple((suspect, starts.get(suspect)) for suspect in SUSPECTS)
    options, board = event.options, event.board
    return State(options=options, board=board, seats=event.seats, pawns=pawns, weapons=event.weapons, seeded=event.seeded)


def dealt(state: State, event: e.Dealt) -> State:
    """Everybody has his hand; the first one's turn."""
    cards = {"open_cards": event.open_cards, "seal": event.seal, "secret": event.sealed}
    return replace(state, phase=TURN, dealer=event.dealer, turn=event.first, **cards)


def _put(state: State, suspect: str, place: Place | None) -> State:
    return replace(state, pawns=tuple((one, place if one == suspect else held) for one, held in state.pawns))


def _lay(state: State, weapon: str, room: str | None) -> State:
    return replace(state, weapons=tuple((one, room if one == weapon else held) for one, held in state.weapons))


def _come(state: State, player: str, place: Place | None) -> State:
    """He has come there himself: whoever summoned him before does not matter any more (C12)."""
    return change(_put(state, seat(state, player).suspect, place), player, summoned=False)


def moved(state: State, event: e.Moved) -> State:
    """A room is entered, or the turn will pass."""
    state = _come(state, event.by, event.to)
    return replace(state, phase=ROOM if isinstance(event.to, str) else state.phase, walked=event.walked)


def entered(state: State, player: str, room: str) -> State:
    """He is in a room without having walked there."""
    return replace(_come(state, player, room), phase=ROOM, walked=())


def _asking(state: State, claim: Claim) -> State:
    return replace(state, phase=SHOWING if claim.due else ASKED, claim=claim)


def suggested(state: State, event: e.Suggested) -> State:
    """Suspect and weapon are brought in, and the witnesses asked."""
    state = _lay(_put(state, event.suspect, event.room), event.weapon, event.room)
    if event.summoned is not None:
        state = change(state, event.summoned, summoned=True)
    claim = Claim(event.by, (event.suspect, event.weapon, event.room), event.witnesses)
    return _asking(state, witnesses.answered(claim, event.due, could_not=event.could_not))


def shown(state: State, event: e.Shown) -> State:
    """Only the one who asked knows the card."""
    kept = (*state.secret.shown, Showing(event.seq, event.by, event.to, event.card))
    return _answered(replace(state, secret=replace(state.secret, shown=kept)), event.due, (event.by,), event.could_not)


def _answered(state: State, due: str | None, showed: tuple[str, ...] = (), could_not: tuple[str, ...] = ()) -> State:
    claim = state.claim
    return state if claim is None else _asking(state, witnesses.answered(claim, due, showed=showed, could_not=could_not))


def accused(state: State, event: e.Accused) -> State:
    """Who was wrong stays as a witness, and has seen the solution."""
    made = Accusation(event.by, (event.suspect, event.weapon, event.room), event.right)
    state = replace(state, accusations=(*state.accusations, made))
    return state if event.right else change(state, event.by, witness_only=True, saw=True)


def turn_ended(state: State, event: e.TurnEnded) -> State:
    """Where his pawn was moved by hand to no room, nobody knows where it stands."""
    return _put(state, seat(state, event.by).suspect, None) if event.away else state


def _turn(state: State, player: str) -> State:
    return replace(state, phase=TURN, turn=player, dice=None, claim=None)


def turn_passed(state: State, event: e.TurnPassed) -> State:
    """Being summoned was for the turn that is over."""
    if state.turn is not None:
        state = change(state, state.turn, summoned=False)
    return _turn(state, event.to)


def corrected(state: State, event: e.Corrected) -> State:
    """As the host has it; who is put somewhere was not summoned there."""
    for suspect, place in event.pawns:
        state = _put(state, suspect, place)
    moved_ = {suspect for suspect, _ in event.pawns}
    state = replace(state, seats=tuple(replace(one, summoned=one.summoned and one.suspect not in moved_) for one in state.seats))
    for weapon, room in event.weapons:
        state = _lay(state, weapon, room)
    return _turn(state, event.turn) if event.turn is not None else state


def left(state: State, event: e.Left) -> State:
    """His cards lie open, his throws are struck, nobody waits for him."""
    player = event.player
    state = change(state, player, gone=True)
    throws = tuple(one for one in state.throws if one.by != player)
    claim = state.claim
    if claim is not None:
        claim = replace(claim, waiting=tuple(one for one in claim.waiting if one != player))
    cards = (*state.open_cards, *event.cards)
    return replace(state, throws=throws, claim=claim, open_cards=cards, secret=without_hand(state.secret, player))


def joined(state: State, event: e.Joined) -> State:
    """At his seat again, or at the last one."""
    if event.back:
        return replace(state, seats=tuple(event.seat if one.id == event.seat.id else one for one in state.seats))
    return replace(state, seats=(*state.seats, event.seat))


def finished(state: State, event: e.Finished) -> State:
    """Nobody's turn any more."""
    return replace(state, phase=OVER, turn=None, dice=None, claim=None, result=Ending(event.winner, event.solution))


def _same(state: State, _: Event) -> State:
    return state


_APPLY: dict[type, Callable[[State, Any], State]] = {
    Warned: _same,
    Waived: _same,
    e.Opened: opened,
    e.Thrown: lambda state, event: replace(state, throws=(*state.throws, Throw(event.by, event.dice, event.round))),
    e.Level: _same,
    e.Dealt: dealt,
    e.Rolled: lambda state, event: replace(state, phase=MOVING, dice=event.dice, walked=()),
    e.Moved: moved,
    e.Stayed: _same,
    e.PassageTaken: lambda state, event: entered(state, event.by, event.to),
    e.Entered: lambda state, event: entered(state, event.by, event.room),
    e.Suggested: suggested,
    e.Shown: shown,
    e.HadNone: lambda state, event: _answered(state, event.due, could_not=(event.by,)),
    e.Awaited: lambda state, event: _answered(state, event.due, could_not=event.could_not),
    e.Accused: accused,
    e.Penalised: lambda state, event: change(state, event.player, witness_only=True),
    e.PutInside: lambda state, event: _put(state, event.suspect, event.room),
    e.TurnEnded: turn_ended,
    e.TurnPassed: turn_passed,
    e.Corrected: corrected,
    e.Left: left,
    e.Joined: joined,
    e.Finished: finished,
}
