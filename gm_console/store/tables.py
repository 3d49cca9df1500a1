"""The journal's tables and every statement that touches them."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from gm_console.store.chain import Kept, link, seed
from gm_console.store.rows import Heartbeat, Row, SessionInfo, StoredRow

APPLICATION = 0x676D6331
"""What stands in a file's header when it is a journal of ours: "gmc1"."""

VERSION = 1
"""The newest shape of the tables that this program knows; it stands in ``user_version``."""

PAGE = 1024
"""Bytes of a page. A ruling is a few hundred, and each page it touches is written whole before it counts."""

LOG = 200
"""Pages of SQLite's log before it is written over from its beginning.

While a file grows, its file system waits for a write of its own with each of ours: a log that is soon full grows for fewer rulings.
"""

TABLES = (
    """create table sessions (
        id text primary key, game text not null, rules_version integer not null, created text not null, app_version text not null,
        language text not null, title text not null, players text not null, opening text not null, hash blob not null) strict""",
    """create table entries (
        session text not null, seq integer not null, step integer not null, kind text not null, at integer not null,
        elapsed integer not null, name text not null, version integer not null, data text not null, hash blob not null,
        primary key (session, seq)) strict, without rowid""",
    """create table heartbeat (
        session text primary key, at integer not null, elapsed integer not null, running integer not null, wall real not null,
        seq integer not null, hash blob not null) strict, without rowid""",
)

INFO = "select id, game, rules_version, created, app_version, language, title, players, opening, hash from sessions"

IDS = ("select id from sessions order by created", "select session from heartbeat", "select distinct session from entries")
"""Where the names of sessions stand, if one of the tables has lost them."""


class Connection(sqlite3.Connection):
    """A connection that says of a file whose very tables are spoilt that it is damaged."""

    def execute(self, *statement: Any) -> sqlite3.Cursor:
        """As it is. SQLite complains of its tables in the words they stand in, and where these are no UTF-8 Python can only stumble."""
        try:
            return super().execute(*statement)
        except UnicodeDecodeError as error:
            damaged = sqlite3.DatabaseError("malformed database schema")
            damaged.sqlite_errorname = "SQLITE_CORRUPT"
            raise damaged from error


def connect(path: Path | None, mode: str = "rwc", *, immutable: bool = False) -> sqlite3.Connection:
    """A connection that begins no transaction by itself. ``mode`` is SQLite's: ro, rw or rwc; no path is a database in memory."""
    uri = "file::memory:" if path is None else f"{path.absolute().as_uri()}?mode={mode}{'&immutable=1' if immutable else ''}"
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, timeout=2, factory=Connection)
    # A flipped bit may leave text that is no UTF-8: it must be read to be found.
    connection.text_factory = lambda text: text.decode("utf-8", "surrogateescape")
    return connection


def pragma(connection: sqlite3.Connection, statement: str) -> Any:
    """The first value a pragma answers."""
    row = connection.execute(f"pragma {statement}").fetchone()
    return row[0] if row else None


def create(connection: sqlite3.Connection) -> None:
    """Makes the tables of today in an empty database."""
    for table in TABLES:
        connection.execute(table)
    connection.execute(f"pragma application_id = {APPLICATION}")
    connection.execute(f"pragma user_version = {VERSION}")


def prepare(connection: sqlite3.Connection) -> None:
    """A connection that writes: every commit is on disk before it returns, and readers are not in its way."""
    connection.execute(f"pragma page_size = {PAGE}")  # of a new file; one that is there keeps its own
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute(f"pragma wal_autocheckpoint = {LOG}")
    migrate(connection)


def write_kept(connection: sqlite3.Connection, kept: Kept) -> None:
    """Write a whole session as it stood elsewhere, hashes and all."""
    if kept.info is None:
        return
    write_info(connection, kept.info)
    if kept.rows:
        write_rows(connection, kept.id, kept.rows, 0.0)
    if kept.heartbeat is not None:
        write_heartbeat(connection, kept.heartbeat)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the tables up to `VERSION`. Each change of shape is a step of its own and whole or not at all."""
    if pragma(connection, "user_version") == VERSION:
        return
    from sqlite_utils import Database, Migrations  # late: it costs more than the first window does

    steps = Migrations("gm_console.journal")

    @steps()
    def first_tables(database: Database) -> None:
        create(database.conn)

    database = Database(connection, recursive_triggers=False, execute_plugins=False)
    with database.atomic():
        steps.apply(database)


def read_infos(connection: sqlite3.Connection) -> Iterator[tuple[SessionInfo, bytes]]:
    """All sessions, newest first, each with the hash that was written beside it."""
    for record in connection.execute(INFO + " order by created desc, rowid desc"):
        yield _info(record)


def read_info(connection: sqlite3.Connection, session: str) -> tuple[SessionInfo, bytes] | None:
    """A session and the hash written beside it, or None where there is none."""
    record = connection.execute(INFO + " where id = cast(? as text)", (_bytes(session),)).fetchone()
    return _info(record) if record else None


def read_rows(connection: sqlite3.Connection, session: str, *, backwards: bool = False) -> Iterator[StoredRow]:
    """The rows of a session in order, as they are."""
    # As blobs: data is bytes for us anyway, and a handful of kinds and names are decoded once each.
    texts = "select cast(kind as blob), at, elapsed, cast(name as blob), version, cast(data as blob), seq, step, hash"
    forth = texts + " from entries where session = cast(? as text) order by seq"
    decoded, wanted = _Decoded(), (_bytes(session),)
    for kind, at, elapsed, name, version, data, seq, step, hash_ in connection.execute(forth + " desc" if backwards else forth, wanted):
        if isinstance(seq, int):  # a flipped bit may leave a row without its number: it is as good as dropped
            yield StoredRow(decoded[kind], at, elapsed, decoded[name], version, data, seq, step, hash_)


class _Decoded(dict[bytes, str]):
    """Texts by their bytes, each decoded when first met; where a flipped bit left none, it is empty."""

    def __missing__(self, raw: bytes | None) -> str:
        text = self[raw or b""] = str(raw or b"", "utf-8", "surrogateescape")
        return text


def read_heartbeat(connection: sqlite3.Connection, session: str) -> Heartbeat | None:
    """The last known moment of a session."""
    one = "select at, elapsed, running, wall, seq, hash from heartbeat where session = cast(? as text)"
    record = connection.execute(one, (_bytes(session),)).fetchone()
    if record is None:
        return None
    at, elapsed, running, wall, seq, hash_ = record
    whole = (number if isinstance(number, int) else 0 for number in (at, elapsed, seq))  # a flipped bit may leave none
    return Heartbeat(session, next(whole), next(whole), bool(running), wall, next(whole), hash_)


def read_ids(connection: sqlite3.Connection) -> list[str]:
    """Every session any table speaks of, oldest first; those whose info is gone come last."""
    return list(dict.fromkeys(row[0] for statement in IDS for row in connection.execute(statement) if isinstance(row[0], str)))


def read_kept(connection: sqlite3.Connection, session: str) -> Kept:
    """All that is on disk of a session."""
    connection.execute("begin")  # one moment for all three tables, whoever writes meanwhile
    try:
        info, hash_ = read_info(connection, session) or (None, b"")
        return Kept(session, info, hash_, tuple(read_rows(connection, session)), read_heartbeat(connection, session))
    finally:
        if connection.in_transaction:
            connection.execute("rollback")


def read_extent(connection: sqlite3.Connection) -> dict[str, int]:
    """Each session and the number of its last row, without reading them all: it tells whether anything was written since."""
    last = "select id, (select max(seq) from entries where session = sessions.id) from sessions"
    return {id_: seq or 0 for id_, seq in connection.execute(last)}


def read_tail(connection: sqlite3.Connection, session: str) -> StoredRow | None:
    """The last row of a session."""
    return next(read_rows(connection, session, backwards=True), None)


def write_info(connection: sqlite3.Connection, info: SessionInfo) -> bytes:
    """Write a session and the heartbeat it begins with; gives the hash its first row is chained to."""
    first = seed(info)
    players, opening = msgspec.json.encode(info.players).decode(), info.opening.decode()
    record = (info.id, info.game, info.rules_version, info.created, info.app_version, info.language, info.title, players, opening, first)
    connection.execute("insert into sessions values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", record)
    write_heartbeat(connection, Heartbeat(info.id, 0, 0, running=False, wall=0.0, hash=first))
    return first


def chained(before: bytes, seq: int, step: int, rows: Iterable[Row]) -> list[StoredRow]:
    """Rows as they will stand on disk, the first as number ``seq`` after the hash ``before``."""
    stored = []
    for number, row in enumerate(rows, seq):
        before = link(before, number, step, row)
        stored.append(StoredRow(row.kind, row.at, row.elapsed, row.name, row.version, row.data, number, step, before))
    return stored


def write_rows(writer: sqlite3.Connection | sqlite3.Cursor, session: str, rows: Sequence[StoredRow], wall: float) -> None:
    """Write rows, and in the heartbeat that they are the last."""
    # A bytearray, because sqlite3 looks long for a way to adapt bytes before it takes them as they are.
    writer.executemany(
        "insert into entries values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [(session, r.seq, r.step, r.kind, r.at, r.elapsed, r.name, r.version, r.data.decode(), bytearray(r.hash)) for r in rows],
    )
    last = rows[-1]
    writer.execute(
        "update heartbeat set at = ?, elapsed = ?, wall = ?, seq = ?, hash = ? where session = ?",
        (last.at, last.elapsed, wall, last.seq, bytearray(last.hash), session),
    )


def write_heartbeat(connection: sqlite3.Connection, beat: Heartbeat) -> None:
    """Write a heartbeat whole."""
    record = (beat.session, beat.at, beat.elapsed, int(beat.running), beat.wall, beat.seq, beat.hash)
    connection.execute("insert or replace into heartbeat values (?, ?, ?, ?, ?, ?, ?)", record)


def write_moment(connection: sqlite3.Connection, beat: Heartbeat) -> None:
    """Write in the heartbeat where the clock is; its last row stays what it was."""
    connection.execute(
        "update heartbeat set at = ?, elapsed = ?, running = ?, wall = ? where session = ?",
        (beat.at, beat.elapsed, int(beat.running), beat.wall, beat.session),
    )


def _info(record: tuple[Any, ...]) -> tuple[SessionInfo, bytes]:
    id_, game, rules_version, created, app_version, language, title, players, opening, hash_ = record
    try:
        names = msgspec.json.decode(players, type=tuple[str, ...])
    except (msgspec.MsgspecError, UnicodeError, TypeError):
        names = ()  # its hash will not fit either
    return SessionInfo(id_, game, rules_version, created, app_version, language, title, names, _bytes(opening)), hash_


def _bytes(text: str) -> bytes:
    return str(text).encode("utf-8", "surrogateescape")
