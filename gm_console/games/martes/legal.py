"""What may be done now, in the order a host would want it: the one list behind buttons, keys, referee and tests."""

from collections.abc import Callable, Iterator

from gm_console.engine import company
from gm_console.engine.game import Offer, OneOf, offer
from gm_console.engine.value import Command
from gm_console.games.martes import commands as c
from gm_console.games.martes import facts
from gm_console.games.martes.model import (
    ANSWERED,
    FLOOR,
    HOST,
    JUDGING,
    QUESTION,
    REBUTTAL,
    TELLING,
    State,
)
from gm_console.games.martes.setup import LEAST_SEATS

Offers = Iterator[Offer]


def legal(state: State, as_: str) -> tuple[Offer, ...]:
    """Offers for ``host`` or ``table``, or for one player: those with ``by`` his own."""
    offers = tuple(_OFFERS[state.phase](state)) if state.phase in _OFFERS else ()
    return offers if as_ in ("host", "table") else tuple(o for o in offers if o.get("by") == as_)


def _telling(state: State) -> Offers:
    if len(company.here(state)) >= LEAST_SEATS:
        yield offer("start")


def _floor(state: State) -> Offers:
    yield offer("ask", by=state.turn)
    yield offer("pass", by=state.turn)


def _question(state: State) -> Offers:
    for answer in ("yes", "no", "irrelevant"):
        yield offer("answer", answer=answer)
    yield offer("reword", question=None)
    if state.struck:
        return
    for player in facts.from_seat(state, state.marker):
        if may_interrupt(state, player):
            for cliche in company.seat(state, player).cliches:
                if facts.interrupt_free(state, cliche):
                    yield offer("interrupt", by=player, cliche=cliche.name)


def may_interrupt(state: State, player: str) -> bool:
    """M14, M15: in play, not the holder, not yet this round, and with a pound."""
    who = company.seat(state, player)
    free = not who.interrupted and not who.gone and player != state.turn
    return free and state.ledger[player] > 0


def _answered(state: State) -> Offers:
    yield offer("deduce", by=state.turn)
    yield offer("decline", by=state.turn)


def _judging(_: State) -> Offers:
    yield offer("judge", hits=None)
    yield offer("ask-detail", text=None)
    yield offer("amend")


def _rebuttal(state: State) -> Offers:
    counts = OneOf(tuple(range(state.options.elements)))
    for player in facts.bettors(state):
        yield offer("bet", by=player, count=counts)
        yield offer("stand", by=player)


def _host(state: State) -> Offers:
    most = state.options.hints_per_turn
    if most is None or state.hints_this_turn < most:
        for player in facts.from_seat(state, state.marker):
            if facts.active(state, player):
                for cliche in company.seat(state, player).cliches:
                    if facts.hint_free(state, cliche):
                        yield offer("hint", by=player, cliche=cliche.name)
    yield offer("next-round")


_OFFERS: dict[str, Callable[[State], Offers]] = {
    TELLING: _telling,
    FLOOR: _floor,
    QUESTION: _question,
    ANSWERED: _answered,
    JUDGING: _judging,
    REBUTTAL: _rebuttal,
    HOST: _host,
}


def candidates(state: State) -> tuple[Command, ...]:
    """A finite set of commands with every open value tried: what tests and random hosts choose from."""
    found: list[Command] = [c.Start(), c.NextRound(), c.Reword("?"), c.AskDetail("?"), c.Amend()]
    found.append(c.Judge(("what", "who", "how", "when", "where", "why")))
    found += [c.Reply(answer) for answer in ("yes", "no", "irrelevant")]
    found += [c.Judge(()), c.Judge(("what",)), c.Judge(("when",)), c.Judge(("what", "when", "where"))]
    for detective in state.seats:
        by = detective.id
        found += [c.Ask(by), c.Pass(by), c.Deduce(by), c.Decline(by), c.Stand(by)]
        found += [c.Bet(by, count) for count in range(-1, state.options.elements + 1)]
        for cliche in detective.cliches:
            found += [c.Interrupt(by, cliche.name), c.BuyHint(by, cliche.name)]
    return tuple(found)
