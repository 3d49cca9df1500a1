"""Records of a session as rows of the journal, and back. What was asked stands beside what came of it, one row an event."""

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeVar

import msgspec

from gm_console.engine.draw import Drawn
from gm_console.engine.game import Game
from gm_console.engine.guard import Waiver
from gm_console.engine.play import Waived, Warned
from gm_console.engine.record import Aside, Dropped, Mended, Move, Noted, Record, Redone, Undone
from gm_console.engine.session import ASIDE
from gm_console.engine.value import Event, Value
from gm_console.store.rows import Row

T = TypeVar("T")
VERSION = 1
KINDS = frozenset({"command", "undo", "redo", "mend", "ruling", "clock"})
"""What a row may be that is no event."""
DUE, KEPT = "due", "kept"
"""What the clock did, and what outlived an undo: moves nobody sent."""
_ALWAYS: dict[str, type[Event]] = {"warning": Warned, "waived": Waived}


class NewerError(Exception):
    """An entry that this program cannot have written: a later one has, and can alone show the session."""


class _Asked(Value, frozen=True, omit_defaults=True):
    seq: int
    sent: dict[str, Any] | None
    waiver: Waiver | None = None
    draws: tuple[Drawn, ...] = ()
    by: str | None = None


class _Note(Value, frozen=True):
    seq: int
    sent: dict[str, Any]
    until: int
    paused: bool | None = None
    put: int | None = None


class _Told(Value, frozen=True):
    name: str
    version: int
    data: msgspec.Raw


class _Moved(Value, frozen=True):
    asked: _Asked
    at: int
    elapsed: int
    events: tuple[_Told, ...]


class _Mend(Value, frozen=True):
    seq: int
    sent: dict[str, Any]
    target: int
    moves: tuple[_Moved, ...]
    dropped: tuple[Dropped, ...]


def rows(records: Sequence[Record]) -> list[Row]:
    """Rows for one transaction."""
    return [row for record in records for row in _rows(record)]


def _rows(record: Record) -> list[Row]:
    at, elapsed = record.at, record.elapsed
    match record:
        case Move() | Aside():
            unsent = DUE if isinstance(record, Move) else KEPT
            kind, name = ("clock", unsent) if record.sent is None else ("command", str(record.sent["do"]))
            asked = Row(kind, at, elapsed, name, VERSION, _json(_asked(record)))
            return [asked, *[Row("event", at, elapsed, _tag(type(event)), event.version, _json(event)) for event in record.events]]
        case Noted():
            note = _Note(record.seq, dict(record.sent), record.until, record.paused, record.put)
            do = str(record.sent.get("do"))
            return [Row("ruling" if do == "ruling" else "clock", at, elapsed, do, VERSION, _json(note))]
        case Mended():
            moves = tuple(_moved(move) for move in record.moves)
            mend = _Mend(record.seq, dict(record.sent), record.target, moves, record.dropped)
            return [Row("mend", at, elapsed, "mend", VERSION, _json(mend))]
        case Undone():
            return [Row("undo", at, elapsed, "undo", VERSION, b"{}")]
        case Redone():
            return [Row("redo", at, elapsed, "redo", VERSION, b"{}")]


def _asked(record: Move | Aside) -> _Asked:
    sent = dict(record.sent) if record.sent is not None else None
    if isinstance(record, Aside):
        return _Asked(ASIDE, sent, by=record.by)
    return _Asked(record.seq, sent, record.waiver, record.draws)


def _moved(move: Move) -> _Moved:
    told = tuple(_Told(_tag(type(event)), event.version, msgspec.Raw(_json(event))) for event in move.events)
    return _Moved(_asked(move), move.at, move.elapsed, told)


@cache
def _tag(kind: type[Event]) -> str:
    return str(kind.__struct_config__.tag)


_json = msgspec.json.Encoder().encode


def records(game: Game[Any], stored: Sequence[Row]) -> list[Record]:
    """Records from rows. Raises `NewerError`."""
    found: list[Record] = []
    open_: tuple[Row, list[Event]] | None = None
    for row in stored:
        if row.kind == "event":
            if open_ is not None:
                open_[1].append(event_of(game, row.name, row.version, row.data))
            continue
        if row.version > VERSION or row.kind not in KINDS:
            raise NewerError(row.name)
        if open_ is not None:
            found.append(_move(*open_))
        moves = row.kind == "command" or (row.kind == "clock" and row.name in (DUE, KEPT))
        open_ = (row, []) if moves else None
        if not moves:
            found.append(_record(game, row))
    if open_ is not None:
        found.append(_move(*open_))
    return found


def _read(name: str, data: bytes, kind: type[T]) -> T:
    """What stands in a row, in the shape that this program gives it. Raises `NewerError`."""
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError as error:
        raise NewerError(name) from error


def _move(row: Row, events: list[Event]) -> Move | Aside:
    asked = _read(row.name, row.data, _Asked)
    if asked.seq == ASIDE:
        return Aside(row.at, row.elapsed, asked.sent, asked.by, tuple(events))
    return Move(asked.seq, row.at, row.elapsed, asked.sent, asked.waiver, tuple(events), asked.draws)


def _record(game: Game[Any], row: Row) -> Record:
    if row.kind == "undo":
        return Undone(row.at, row.elapsed)
    if row.kind == "redo":
        return Redone(row.at, row.elapsed)
    if row.kind == "mend":
        mend = _read(row.name, row.data, _Mend)
        moves = tuple(_again(game, moved) for moved in mend.moves)
        return Mended(mend.seq, row.at, row.elapsed, mend.sent, mend.target, moves, mend.dropped)
    note = _read(row.name, row.data, _Note)
    return Noted(note.seq, row.at, row.elapsed, note.sent, note.until, note.paused, note.put)


def _again(game: Game[Any], moved: _Moved) -> Move:
    events = tuple(event_of(game, told.name, told.version, bytes(told.data)) for told in moved.events)
    asked = moved.asked
    return Move(asked.seq, moved.at, moved.elapsed, asked.sent, asked.waiver, events, asked.draws)


def event_of(game: Game[Any], name: str, version: int, data: bytes) -> Event:
    """An event from its JSON, lifted step by step where an older program wrote it. Raises `NewerError`."""
    kind = _ALWAYS.get(name) or game.events.get(name)
    if kind is None or version > kind.version:
        raise NewerError(name)
    if version == kind.version:
        return _read(name, data, kind)
    try:
        body = msgspec.json.decode(data)
        for older in range(version, kind.version):
            body = game.lifts[name, older](body)
        return msgspec.convert(body, kind)
    except (msgspec.DecodeError, LookupError, TypeError, AttributeError) as error:  # there was no such version, or it was otherwise
        raise NewerError(name) from error
