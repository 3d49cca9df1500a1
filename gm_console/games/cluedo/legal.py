"""What may be done now, in the order a host would want it: the one list behind buttons, keys, referee and tests."""

from collections.abc import Callable, Iterator

from gm_console.engine import company
from gm_console.engine.game import Offer, OneOf, offer
from gm_console.engine.value import Command
from gm_console.games.cluedo import commands as c
from gm_console.games.cluedo import facts
from gm_console.games.cluedo.content import ROOMS, SUSPECTS, WEAPONS
from gm_console.games.cluedo.model import ASKED, MOVING, ROLL_OFF, ROOM, SHOWING, TURN, State
from gm_console.games.cluedo.policy import policy
from gm_console.games.envelope import witnesses

Offers = Iterator[Offer]


def legal(state: State, as_: str) -> tuple[Offer, ...]:
    """Offers for ``host`` or ``table``, or for one player: those with ``by`` his own.

    For the table the list is the same whatever anybody holds: the witness who is due shows some card.
    """
    offers = tuple(_OFFERS[state.phase](state, as_ == "table")) if state.phase in _OFFERS else ()
    return offers if as_ in ("host", "table") else tuple(one for one in offers if one.get("by") == as_)


def _roll_off(state: State, _: bool) -> Offers:
    if player := facts.acting(state):
        yield offer("roll", by=player)


def _turn(state: State, _: bool) -> Offers:
    player = state.turn
    if facts.by_hand(state):
        for room in state.board.rooms:
            yield offer("enter", by=player, room=room.id)
    else:
        yield offer("roll", by=player)
        if facts.passage_from(state, facts.room_of(state, player or "")):
            yield offer("passage", by=player)
    yield from _suggest(state)
    if facts.by_hand(state):
        yield offer("end-turn", by=player)
    yield _accuse(state)


def _moving(state: State, _: bool) -> Offers:
    for place in facts.reach(state):
        yield offer("move", by=state.turn, to=place)
    yield offer("stay", by=state.turn)
    yield _accuse(state)


def _room(state: State, _: bool) -> Offers:
    yield from _suggest(state)
    yield offer("end-turn", by=state.turn)
    yield _accuse(state)


def _suggest(state: State) -> Offers:
    if facts.may_suggest(state):
        yield offer("suggest", by=state.turn, suspect=OneOf(SUSPECTS), weapon=OneOf(WEAPONS))


def _showing(state: State, public: bool) -> Offers:
    """One for each card he may show; where that would tell what he holds, or nobody knows, one for some card."""
    claim, ways = state.claim, policy(state.options)
    if claim is None or claim.due is None:
        return
    if public or not ways.known:
        yield offer("show", by=claim.due, card=None)
    else:
        for card in witnesses.may_show(ways, state.secret, claim, claim.due):
            yield offer("show", by=claim.due, card=card)
    if not ways.known:
        yield offer("none", by=claim.due)


def _asked(state: State, _: bool) -> Offers:
    yield offer("end-turn", by=state.turn)
    yield _accuse(state)


def _accuse(state: State) -> Offer:
    found = {} if policy(state.options).known else {"right": OneOf((True, False))}
    return offer("accuse", by=state.turn, suspect=OneOf(SUSPECTS), weapon=OneOf(WEAPONS), room=OneOf(ROOMS), **found)


_OFFERS: dict[str, Callable[[State, bool], Offers]] = {
    ROLL_OFF: _roll_off,
    TURN: _turn,
    MOVING: _moving,
    ROOM: _room,
    SHOWING: _showing,
    ASKED: _asked,
}


def candidates(state: State) -> tuple[Command, ...]:
    """A finite set of commands with every open value tried: what tests and random hosts choose from."""
    ids = company.here(state)
    found: list[Command] = []
    for by in ids:
        found += [kind(by) for kind in (c.Roll, c.Stay, c.TakePassage, c.EndTurn, c.ShowNone)]
    acting = facts.acting(state)
    for by in dict.fromkeys((*((acting,) if acting else ()), ids[0] if ids else "?")):
        found += [c.Enter(by, room) for room in ROOMS]
        found += [c.Suggest(by, suspect, weapon) for suspect, weapon in zip(SUSPECTS, WEAPONS, strict=True)]
        found += accusations(state, by)
        found += [c.Move(by, to) for to in (*ROOMS, *facts.reach(state)[-9:], (7, 7), (17, 1), (24, 7))]
    return (*found, *showings(state))


def accusations(state: State, by: str) -> list[Command]:
    """A wrong one; and the right one where nobody could show anything, so that a random game may last."""
    told: tuple[bool | None, ...] = (None,) if policy(state.options).known else (True, False)
    claim = state.claim
    unanswered = state.phase == ASKED and claim is not None and not claim.showed
    named = [("rose", "dagger", "kitchen"), *((state.secret.solution,) if unanswered and state.secret.solution else ())]
    return [c.Accuse(by, suspect, weapon, room, found) for suspect, weapon, room in named for found in told]


def showings(state: State) -> list[Command]:
    """Every card named by whoever is due, and by another; where the console knows the hands, cards nobody named too."""
    claim, ways = state.claim, policy(state.options)
    if claim is None or claim.due is None:
        return []
    cards = ways.deck if ways.known else (None, *claim.cards)
    return [c.Show(by, card) for by in (claim.due, claim.by) for card in cards]
