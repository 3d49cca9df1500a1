"""Putting an earlier command right: what followed it is judged anew, with the same draws, each at the second of its entry."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from gm_console.engine.draw import Draw, Source
from gm_console.engine.judge import Sent, When, judge
from gm_console.engine.phrase import phrase
from gm_console.engine.record import Dropped, Mended, Move
from gm_console.engine.refusal import Refusal
from gm_console.engine.session import ASIDE, Session


def rejudge(session: Session, target: int, inner: Sent | None, sent: Sent, at: int, source: Source) -> Mended:
    """The line from ``target`` on with another command in its place, or none. Raises `Refusal`; changes nothing.

    ``sent`` is the whole mend as asked. A new command of the same kind has the draws of the old one; ``source`` gives the others.
    """
    line = session.line
    place = line.places.get(target)
    if place is None or line.moves[place].sent is None or target == 1:
        raise Refusal("bad-command", phrase("refuse.mend", seq=target))
    if inner is not None and inner.get("do") in session.game.asides:  # the mend itself would tell everybody
        raise Refusal("bad-command", phrase("command.wrong-value", field="command"))
    state, old, later = line.before(place), line.moves[place], line.moves[place + 1 :]
    seq, moves, dropped = session.next_seq, [], []
    seconds = _seconds(session, state, old, later)
    if inner is not None:
        draw = Draw(source, old.draws if _same_kind(inner, old) else ())
        when = When(seq, old.at, old.elapsed, session.origin(target))
        moves.append(judge(session.game, state, inner, when, draw, session.aliases()))
        state = line.fold(state, moves[-1].events)
    alias = {**session.aliases(), target: seq}
    for move, read in zip(later, seconds, strict=True):
        elapsed = move.elapsed if move.seq == ASIDE else read.get(session.game.clock(state).name, 0)
        kept, fallen = _again(session, state, replace(move, elapsed=elapsed), seq, alias, source)
        moves += kept
        dropped += fallen
        for again in kept:
            state = line.fold(state, again.events)
    return Mended(seq, at, session.clock.reading(at), sent, target, tuple(moves), tuple(dropped))


def _same_kind(inner: Sent, old: Move) -> bool:
    """Whether the new command asks for what the old one asked for: cards that were dealt are not those of rounds printed instead."""
    return old.sent is not None and inner.get("do") == old.sent.get("do")


def _seconds(session: Session, state: Any, old: Move, later: Sequence[Move]) -> list[dict[str, int]]:
    """For each later move: what every clock last said by then. On the mended line another one may run, as where a round is open again."""
    clock = session.game.clock
    told = [{clock(state).name: old.elapsed}]
    for before, move in pairwise((old, *later)):
        state = session.line.fold(state, before.events)
        now = {} if move.seq == ASIDE else {clock(state).name: move.elapsed}
        told.append(told[-1] | now)
    return told[1:]


def _again(
    session: Session, state: Any, move: Move, seq: int, alias: Mapping[int, int], source: Source
) -> tuple[list[Move], list[Dropped]]:
    """One later move on the new state: what the clock does before it, then the command, or that it fell out."""
    if move.seq == ASIDE:
        return [move], []
    events = session.game.due(state, move.elapsed)
    number = move.seq if move.sent is None else seq
    kept = [Move(number, move.at, move.elapsed, None, None, events, ())] if events else []
    if move.sent is None:
        return kept, []
    for clock in kept:
        state = session.line.fold(state, clock.events)
    try:
        when = When(move.seq, move.at, move.elapsed, session.origin(move.seq))
        return [*kept, judge(session.game, state, move.sent, when, Draw(source, move.draws), alias)], []
    except Refusal as refused:
        return kept, [Dropped(move.seq, refused.code, refused.rule)]
