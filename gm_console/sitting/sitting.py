"""One live session: engine session, journal, clock source and chance. Nothing else writes.

A command comes in as it stands on the wire, with names for players; it is decided, written to disk, folded in, and only then told.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from gm_console.engine import session_commands as asks
from gm_console.engine import wire
from gm_console.engine.draw import Source
from gm_console.engine.game import Finder, Game
from gm_console.engine.guard import Guard
from gm_console.engine.judge import Asked, Sent, read
from gm_console.engine.lasting import lasting
from gm_console.engine.mend import rejudge
from gm_console.engine.phrase import phrase
from gm_console.engine.play import check_phase
from gm_console.engine.record import Aside, Dropped, Move, Noted, Record
from gm_console.engine.refusal import Refusal
from gm_console.engine.session import Session
from gm_console.engine.session_commands import COMMON, LONGEST
from gm_console.engine.value import Command, Event
from gm_console.games import GAMES
from gm_console.sitting import chance
from gm_console.sitting.faults import with_the_rest
from gm_console.sitting.shelf import Shelf
from gm_console.sitting.timing import TimeSource

UNWAIVED = Guard(())
"""No phase is ever set aside."""


class Outcome(msgspec.Struct, frozen=True):
    """What came of a command: events in order, the session's id after new and open, what a mend let fall (else None)."""

    events: tuple[Event, ...] = ()
    session: str | None = None
    dropped: tuple[Dropped, ...] | None = None


class Sitting:
    """Holds at most one open session. Every method that rules raises `Refusal` and then has changed nothing."""

    def __init__(self, shelf: Shelf, find: Finder, time: TimeSource) -> None:
        self.shelf = shelf
        self.session: Session | None = None
        self.id = ""
        self._find = find
        self._time = time
        self._offset = 0

    def do(self, sent: Sent) -> Outcome:
        """A command as it stands on the wire."""
        do = sent.get("do")
        if do == "new":
            return self._new(sent)
        if do in COMMON:
            return self._common(wire.decode(COMMON[str(do)], sent, str), sent)
        return self._rule(sent)

    def _common(self, command: Command, sent: Sent) -> Outcome:
        """What every session knows, whatever is played."""
        if isinstance(command, asks.Open):
            return self._open(command)
        self.need()
        match command:
            case asks.Wait():
                return self._wait(command, sent)
            case asks.Pause() | asks.Resume():
                return self._note(sent, paused=isinstance(command, asks.Pause))
            case asks.SetClock():
                return self._set_clock(command, sent)
            case asks.Ruling():
                need_text(command.text, "text")
                return self._note(sent)
            case asks.Mend():
                return self._mend(command, sent)
            case asks.Undo() | asks.Redo():
                return self._step(isinstance(command, asks.Undo))
        raise Refusal("bad-command", phrase("command.unknown", do=str(sent.get("do"))))

    def now(self) -> int:
        """Session time in ms; never before the last entry."""
        last = self.session.at if self.session else 0
        return max(last, self._time.now() + self._offset)

    def tick(self, at: int | None = None) -> tuple[Event, ...]:
        """What has fallen due by now, written and folded in; by ``at`` around a ruling, so that all of it has one moment."""
        moves = self.need().tick(self.now() if at is None else at)
        if not moves:
            return ()
        self._write(moves)
        return told(moves)

    def _after(self, at: int | None = None) -> tuple[Event, ...]:
        """What falls due upon a ruling. That is on disk and stands: where the disk takes no more, this falls due with the next tick."""
        try:
            return self.tick(at)
        except Refusal:
            return ()

    def need(self) -> Session:
        """The open session. Raises `Refusal` ``no-session``."""
        if self.session is None:
            raise Refusal("no-session", phrase("refuse.session"))
        return self.session

    def beat(self) -> None:
        """Keeps the last known moment, so that a crash loses less than a second of it."""
        if self.session is not None:
            at = self.now()
            self.shelf.beat(self.id, at, self.session.clock.reading(at), self.session.clock.running(at))

    def close(self) -> None:
        """Leaves the session as it is; the journal keeps it."""
        self.beat()
        self.session = None
        self.id = ""

    def _source(self, session: Session) -> Source:
        seed = session.log[0].sent.get("seed") if session.log and session.log[0].sent else None
        return chance.source(seed, session.draws)

    def _write(self, records: tuple[Record, ...]) -> None:
        """To disk, then folded in: what is on screen is what is on disk."""
        session = self.need()
        if records:
            self.shelf.append(self.id, records)
        for record in records:
            session.take(record)

    def _new(self, sent: Sent) -> Outcome:
        game = GAMES.get(str(sent.get("game")))
        if game is None:
            raise Refusal("bad-command", phrase("command.wrong-value", field="game"))
        full: dict[str, Any] = {key: value for key, value in sent.items() if key != "game" and value is not None}
        refuse_inside(game, full)
        command = wire.decode(game.new, game.finds(full, unread), str)
        try:
            full = dict(game.finds(full, self._find))
        except Refusal as missed:
            raise with_the_rest(missed, game, sent, command) from None
        command = wire.decode(game.new, full, str)
        session = Session(game)
        move = session.rule(Asked(dict(sent), command), 0, chance.source(full.get("seed"), 0))
        session.take(move)
        id_ = self.shelf.create(session, move, full)
        self.close()
        self.session, self.id, self._offset = session, id_, -self._time.now()
        return Outcome(move.events, id_)

    def _open(self, command: asks.Open) -> Outcome:
        self.beat()  # of what is open now, which may be this very session: afterwards its clock would be running still
        session, at, elapsed = self.shelf.load(command.session)
        note = Noted(0, at, elapsed, {"do": "open"}, at, paused=True)
        self.shelf.append(command.session, (note,))
        self.session, self.id, self._offset = session, command.session, at - self._time.now()
        session.take(note)
        return Outcome(self._after(), self.id)

    def _rule(self, sent: Sent) -> Outcome:
        if self.session is None:
            check_shape(sent)
        session, sent, at = self.need(), dict(sent), self.now()
        game = session.game
        refuse_inside(game, sent)
        asked = read(game, session.state, sent)
        due = self.tick(at)
        check_phase(UNWAIVED, session.state.phase, asked.command)  # a phase is refused before content is looked for
        full = game.finds(sent, self._find)
        if due or full is not sent:
            asked = read(game, session.state, full)
        move = session.rule(asked, at, self._source(session))
        self._write((aside(session, move) if sent["do"] in game.asides else move,))
        return Outcome((*due, *move.events, *self._after(at)))

    def _full(self, sent: Sent) -> Sent:
        """A game command with the content it names. Raises `Refusal`."""
        game = self.need().game
        refuse_inside(game, sent)
        return game.finds(sent, self._find)

    def _wait(self, command: asks.Wait, sent: Sent) -> Outcome:
        session = self.need()
        milliseconds = thousand(command.seconds, "seconds")
        at = self.now()
        when = session.when(at)
        self._time.wait(milliseconds)
        until = self.now()
        due = session.tick(until, ahead=1)
        try:
            self._write((Noted(when.seq, at, when.elapsed, dict(sent), until), *due))
        except Refusal:
            self._time.unwait(milliseconds)
            raise
        return Outcome((*told(due), *self._after()))

    def _set_clock(self, command: asks.SetClock, sent: Sent) -> Outcome:
        session = self.need()
        if not session.game.clock(session.state).settable:
            raise Refusal("wrong-phase", phrase("refuse.phase", do="set-clock", phase=session.state.phase))
        put = thousand(command.elapsed, "elapsed")
        need_text(command.reason, "reason")
        return self._note(sent, put=put)

    def _note(self, sent: Sent, paused: bool | None = None, put: int | None = None) -> Outcome:
        session = self.need()
        due = self.tick()
        when = session.when(self.now())
        self._write((Noted(when.seq, when.at, when.elapsed, dict(sent), when.at, paused, put),))
        return Outcome((*due, *self._after()))

    def _step(self, back: bool) -> Outcome:
        session = self.need()
        due = self.tick()
        step = session.undo(self.now()) if back else session.redo(self.now())
        self._write((step, *lasting(session, step)))
        return Outcome((*due, *self._after()))

    def _mend(self, command: asks.Mend, sent: Sent) -> Outcome:
        session = self.need()
        due = () if command.dry else self.tick()
        inner = None if command.command is None else self._full(command.command)
        mend = rejudge(session, command.seq, inner, dict(sent), self.now(), self._source(session))
        if not command.dry:
            self._write((mend, *lasting(session, mend)))
        new = tuple(event for move in mend.moves if move.seq == mend.seq for event in move.events)
        return Outcome((*due, *new, *(() if command.dry else self._after())), None, mend.dropped)


def unread(_game: str, _id: str) -> Mapping[str, Any]:
    """Content that is not looked for yet: a command's shape is looked at first."""
    return {}


def refuse_inside(game: Game[Any], sent: Sent) -> None:
    """Fields that the console fills in are nobody's to send. Raises `Refusal` ``bad-command``."""
    for field in sent:
        if field in game.inside:
            raise Refusal("bad-command", phrase("command.unknown-field", field=field))


def aside(session: Session, move: Move) -> Aside:
    """A ruling that is no step, and whose it is."""
    by = read(session.game, session.state, move.sent or {}).command
    return Aside(move.at, move.elapsed, move.sent, getattr(by, "by", None), move.events)


def told(moves: tuple[Move, ...]) -> tuple[Event, ...]:
    """All events of some moves."""
    return tuple(event for move in moves for event in move.events)


def thousand(seconds: float, field: str) -> int:
    """Seconds as whole milliseconds. Raises `Refusal` ``bad-command`` below 0 or beyond any evening."""
    if not 0 <= seconds <= LONGEST:
        raise Refusal("bad-command", phrase("command.wrong-value", field=field))
    return round(seconds * 1000)


def need_text(text: str, field: str) -> None:
    """Refuses a blank text."""
    if not text.strip():
        raise Refusal("bad-command", phrase("command.blank", field=field))


def check_shape(sent: Sent) -> None:
    """Without a session a command's shape is still looked at first. Raises `Refusal` ``bad-command``."""
    refused: Refusal | None = None
    for game in GAMES.values():
        try:
            read(game, game.initial, sent)
            return
        except Refusal as error:
            if refused is None or error.said.id != "command.unknown":
                refused = error
    if refused:
        raise refused
