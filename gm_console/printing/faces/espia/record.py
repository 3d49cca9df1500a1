"""The record of a room of El espía: every round that is over with its cards, votes and seal, and the points round by round (E35, E40)."""

from collections.abc import Iterator
from typing import Any

from gm_console.engine.phrase import Phrase
from gm_console.engine.session import Session
from gm_console.engine.value import Value
from gm_console.games.espia.events import RoundEnded
from gm_console.games.espia.facts import sealed_text
from gm_console.games.espia.model import OVER, ROUND, LastRound, State
from gm_console.printing.record import Chapter, Plot, Record, Seal, Seat, Series, day, heads, lines
from gm_console.words import Translator


class Played(Value, frozen=True):
    """A round that is over: its number and seal, everything of it, and the text that was sealed."""

    number: int
    seal: str
    told: LastRound
    text: str
    outcome: Phrase


def record(session: Session, created: str, words: Translator) -> Record:
    """The record as far as the room has come; of an open round nothing but its seal. ``created`` is the day it was opened, ISO."""
    state: State = session.state
    rounds = tuple(played(session))
    title = words.text("record.espia.title")
    return Record(
        name=title,
        title=title,
        subtitle=words.text("record.espia.subtitle", date=day(created, words), deck=state.deck.title, n=state.played),
        heads=heads(("name", "spied", "points"), words),
        seats=tuple(seats(state, rounds, words)),
        result=result(state, words),
        lines=lines(session, words),
        chapters=tuple(chapter(state, one, words) for one in rounds),
        plot=Plot(words.text("record.espia.points"), "record.espia.rounds", series(session) if rounds else (), steps=False),
        seals=tuple(seals(state, rounds, words)),
        sealed=words.text("record.espia.sealed"),
    )


def played(session: Session) -> Iterator[Played]:
    """Every round that is over, from the moves in force."""
    state: Any = session.game.initial
    for move in session.line.moves:
        state = session.line.fold(state, move.events)
        ended = next((event for event in move.events if isinstance(event, RoundEnded)), None)
        if ended is not None and state.last_round is not None:
            outcome = session.game.words.said(state, ended)[0]
            yield Played(state.round, state.seal or "", state.last_round, sealed_text(state, state.last_round.deal), outcome)


def seats(state: State, rounds: tuple[Played, ...], words: Translator) -> Iterator[Seat]:
    """Everybody who was ever here, with the rounds he spied in and his points."""
    for seat in state.seats:
        spied = tuple(str(one.number) for one in rounds if seat.id in one.told.deal.spies)
        about = words.text("record.espia.spied", rounds=spied) if spied else "—"
        yield Seat(seat.name, about, words.number(seat.points))


def result(state: State, words: Translator) -> str:
    """Who won, in a sentence."""
    if state.phase != OVER or state.result is None:
        return words.text("record.espia.open")
    names = tuple(seat.name for seat in state.seats if seat.id in state.result.winners)
    most = max((points for _, points in state.result.points), default=0)
    return words.text("espia.event.room-won", names=names, n=most)


def chapter(state: State, one: Played, words: Translator) -> Chapter:
    """One round: what came of it, everybody's card and points, then each vote and the pointing."""
    name, told = {seat.id: seat.name for seat in state.seats}, one.told
    gains, roles = dict(told.points), dict(told.deal.roles)
    cards = tuple(
        (name[player], roles.get(player) or words.text("record.espia.spy"), f"+{gains[player]}" if gains.get(player) else "—")
        for player in (seat.id for seat in state.seats)
        if player in roles or player in told.deal.spies
    )
    title = words.text("record.espia.round", round=one.number, place=told.deal.place)
    rows = (*cards, *votes(told, name, words))
    return Chapter(title, heads(("name", "card", "points"), words), rows, (0.3, 0.58, 0.12), words.say(one.outcome), figures=True)


def votes(told: LastRound, name: dict[str, str], words: Translator) -> Iterator[tuple[str, str, str]]:
    """A line an accusation with every ballot, and one for the pointing."""
    for vote in told.votes:
        said = {True: "yes", False: "no"}
        ballots = ", ".join(f"{name[voter]} {words.text(f'record.espia.{said[guilty]}')}" for voter, guilty in vote.votes)
        yield words.text("record.espia.accusation", by=name[vote.by], accused=name[vote.accused]), ballots, ""
    if told.final_vote:
        pointing = ", ".join(f"{name[by]} → {name[at]}" for by, at in told.final_vote)
        yield words.text("record.espia.pointing"), pointing, ""


def series(session: Session) -> tuple[Series, ...]:
    """Everybody's points after each round, from the moves in force; the winner's first."""
    points: dict[str, list[tuple[float, int]]] = {}
    state: Any = session.game.initial
    for move in session.line.moves:
        state = session.line.fold(state, move.events)
        over = state.round - (state.phase in ROUND)
        for seat in state.seats:
            held = points.setdefault(seat.id, [(0.0, 0)])
            if held[-1][0] == over:
                held.pop()
            held.append((float(over), seat.points))
    final: State = session.state
    order = sorted(final.seats, key=lambda seat: -seat.points)
    return tuple(Series(seat.name, tuple(points[seat.id])) for seat in order)


def seals(state: State, rounds: tuple[Played, ...], words: Translator) -> Iterator[Seal]:
    """Of every round that is over, open; of the open one and of those printed ahead, shut (E43)."""
    for one in rounds:
        yield Seal(one.seal, one.told.deal.salt, one.text, words.text("record.espia.seal", round=one.number))
    shut = (*((state.seal,) if state.phase in ROUND and state.seal else ()), *state.seals_ahead)
    first = state.round + (state.phase not in ROUND)
    for number, seal in enumerate(shut, first):
        yield Seal(seal, label=words.text("record.espia.seal", round=number))
