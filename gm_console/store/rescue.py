"""Before a journal is written to: what is damaged is set aside and what can be read is kept; older generations."""

import contextlib
import sqlite3
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from gm_console.engine.phrase import Phrase, phrase
from gm_console.store import tables
from gm_console.store.chain import Kept, follows, seed
from gm_console.store.files import put_in_place
from gm_console.store.reading import connect_without_trace
from gm_console.store.rows import Heartbeat, SessionInfo, StoredRow

GENERATIONS = 3
SPOILT = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_IOERR", "SQLITE_ERROR")
"""How the names of errors begin that a sound file never gives; the last is said of a table or a column that is not there."""


def make_sound(path: Path) -> tuple[Phrase, ...]:
    """Puts a sound journal where none is, or one that is damaged; that one goes aside under a dated name.

    The new one holds all that can be read of the old one and of its older generations. It is finished before anything is moved, so a full
    disk leaves everything where it was. Sentences for the host about it; none where nothing was wrong. Raises OSError, sqlite3.Error.
    """
    there = path.exists() and path.stat().st_size > 0
    if there and sound(path):
        return ()
    sources = [readable(source) for source in (path, *generations(path))]
    kept = merged(sources)
    if not there:
        if kept:
            _write_anew(path, kept)
        return (phrase("store.restored", path=str(path), n=len(kept)),) if kept else ()
    aside = _write_anew(path, kept)
    return (phrase("store.set-aside", path=str(path), aside=str(aside), n=len(kept)), *_losses(sources, kept))


def foreign(path: Path) -> bool:
    """Whether a file is a database of another program: it says so in its header, and has tables that are none of a journal's.

    Nothing is written there or beside it. A journal of ours says so at the latest in its log, and one whose header is spoilt still has a
    journal's tables.
    """
    try:
        with path.open("rb") as file:
            header = file.read(72)
    except OSError:
        return False
    if not header.startswith(b"SQLite format 3\0") or int.from_bytes(header[68:72], "big") == tables.APPLICATION:
        return False
    with contextlib.suppress(sqlite3.Error, OSError), contextlib.closing(connect_without_trace(path)) as connection:
        found = {row[0] for row in connection.execute("select name from sqlite_master where type = 'table'")}
        return bool(found) and not found >= {"sessions", "entries", "heartbeat"}
    return False


def sound(path: Path) -> bool:
    """Whether a file is a journal of ours, SQLite finds its pages whole, and the tables have the columns that we ask for."""
    try:
        with contextlib.closing(tables.connect(path, "rw")) as connection:
            if tables.pragma(connection, "application_id") != tables.APPLICATION or tables.pragma(connection, "quick_check(1)") != "ok":
                return False
            if tables.pragma(connection, "user_version") == tables.VERSION:  # a later program's may have others
                tables.read_kept(connection, "")
            return True
    except sqlite3.OperationalError as error:
        if getattr(error, "sqlite_errorname", "").startswith(SPOILT):
            return False
        raise
    except sqlite3.DatabaseError:
        return False


def readable(path: Path) -> dict[str, Kept]:
    """All that can be read of each session in a journal, whatever its state; rows from both ends where the middle is lost."""
    with contextlib.suppress(sqlite3.Error), contextlib.closing(tables.connect(path, "ro")) as connection:
        connection.execute("pragma writable_schema = on")  # else SQLite reads nothing of a file that is shorter than it should be
        ids = dict.fromkeys(id_ for statement in tables.IDS for id_ in _ids(connection, statement))
        return {id_: _parts(connection, id_) for id_ in ids}
    return {}


def merged(sources: Sequence[dict[str, Kept]]) -> list[Kept]:
    """Each session, oldest first, up to the first row that none of the sources has whole."""
    ids = dict.fromkeys(id_ for source in sources for id_ in source)
    found = (joined([source[id_] for source in sources if id_ in source]) for id_ in ids)
    return sorted((kept for kept in found if kept), key=lambda kept: kept.info.created if kept.info else "")


def joined(parts: Sequence[Kept]) -> Kept | None:
    """One session from several readings of it: a row lost in one may be whole in another. None where no reading has its info whole."""
    info = next((kept.info for kept in parts if kept.info and _vouched_for(kept.info, parts)), None)
    if info is None:
        return None
    rows = tuple(_chain(seed(info), [row for kept in parts for row in kept.rows]))
    beat = next((kept.heartbeat for kept in parts if kept.heartbeat), None)
    return Kept(info.id, info, seed(info), rows, _beat_at_end(beat, rows, info))


def generations(path: Path) -> list[Path]:
    """The older generations there are, newest first."""
    return [older for number in range(1, GENERATIONS + 1) if (older := _generation(path, number)).exists()]


def keep_generation(path: Path, connection: sqlite3.Connection) -> tuple[Phrase, ...]:
    """One copy more, made by SQLite's own backup, when something was written since the last; of the older ones the three newest stay.

    A disk that refuses stops nothing; the host is told, and the copies there were are left.
    """
    extent = tables.read_extent(connection)
    if not extent or _extent(_generation(path, 1)) == extent:
        return ()
    beside = path.with_name(path.name + ".copy")
    try:
        beside.unlink(missing_ok=True)
        with contextlib.closing(tables.connect(beside)) as copy:
            connection.backup(copy)
            copy.execute("pragma journal_mode = delete")  # one file that can be read anywhere
        for number in range(GENERATIONS, 1, -1):
            with contextlib.suppress(FileNotFoundError):
                _generation(path, number - 1).replace(_generation(path, number))
        put_in_place(beside, _generation(path, 1))
    except (sqlite3.Error, OSError):
        _forget(beside)
        return (phrase("store.no-copy", path=str(path)),)
    return ()


def _generation(path: Path, number: int) -> Path:
    return path.with_name(f"{path.stem}.{number}{path.suffix}")


def _extent(path: Path) -> dict[str, int] | None:
    try:
        with contextlib.closing(tables.connect(path, "ro")) as connection:
            return tables.read_extent(connection)
    except sqlite3.Error:
        return None


def _write_anew(path: Path, sessions: Sequence[Kept]) -> Path:
    """A new journal of whole sessions in place of ``path``; gives where what was there went."""
    beside = path.with_name(path.name + ".new")
    _forget(beside)
    try:
        with contextlib.closing(tables.connect(beside)) as connection:
            tables.migrate(connection)
            connection.execute("begin immediate")
            for session in sessions:
                tables.write_kept(connection, session)
            connection.execute("commit")
        aside = _set_aside(path)
        put_in_place(beside, path)
    except BaseException:
        _forget(beside)
        raise
    return aside


def _set_aside(path: Path) -> Path:
    stem = f"{path.stem}.damaged-{time.strftime('%Y%m%d-%H%M%S')}"
    names = (path.with_name(f"{stem}{more}{path.suffix}") for more in ("", *(f"-{number}" for number in range(2, 100))))
    aside = next(name for name in names if not name.exists())
    path.with_name(path.name + "-shm").unlink(missing_ok=True)  # only an index of the log
    for end in ("-wal", ""):  # the journal itself last: until then it is found, with whatever belongs to it
        with contextlib.suppress(FileNotFoundError):
            path.with_name(path.name + end).rename(aside.with_name(aside.name + end))
    return aside


def _ids(connection: sqlite3.Connection, statement: str) -> Iterator[str]:
    with contextlib.suppress(sqlite3.Error):
        yield from (row[0] for row in connection.execute(statement) if _is_name(row[0]))


def _is_name(found: object) -> bool:
    """Whether a session may be called so: where a file was cut within a page its end reads as nulls."""
    return isinstance(found, str) and "\0" not in found


def _parts(connection: sqlite3.Connection, session: str) -> Kept:
    info, hash_, beat = None, b"", None
    with contextlib.suppress(sqlite3.Error):
        info, hash_ = tables.read_info(connection, session) or (None, b"")
    with contextlib.suppress(sqlite3.Error):
        beat = tables.read_heartbeat(connection, session)
    rows = {row.seq: row for backwards in (False, True) for row in _rows(connection, session, backwards=backwards)}
    return Kept(session, info, hash_, tuple(rows[seq] for seq in sorted(rows)), beat)


def _rows(connection: sqlite3.Connection, session: str, *, backwards: bool) -> Iterator[StoredRow]:
    with contextlib.suppress(sqlite3.Error):
        yield from tables.read_rows(connection, session, backwards=backwards)


def _chain(before: bytes, offered: Sequence[StoredRow]) -> Iterator[StoredRow]:
    """The rows on offer that make an unbroken chain from ``before``."""
    by_seq: dict[int, list[StoredRow]] = {}
    for row in offered:
        by_seq.setdefault(row.seq, []).append(row)
    for seq in range(1, len(by_seq) + 1):
        fitting = next((row for row in by_seq.get(seq, ()) if follows(before, row)), None)
        if fitting is None:
            return
        yield fitting
        before = fitting.hash


def _vouched_for(info: SessionInfo, parts: Sequence[Kept]) -> bool:
    """Whether an info is as it was written: by the hash beside it, or by a first row that is chained to it."""
    first = seed(info)
    return any(kept.seed == first or (kept.rows and kept.rows[0].seq == 1 and follows(first, kept.rows[0])) for kept in parts)


def _beat_at_end(beat: Heartbeat | None, rows: Sequence[StoredRow], info: SessionInfo) -> Heartbeat:
    """The last known moment where there is one, with what is the last row now."""
    at, elapsed, last = (rows[-1].at, rows[-1].elapsed, rows[-1].hash) if rows else (0, 0, seed(info))
    moment = beat or Heartbeat(info.id, at, elapsed, running=False, wall=0.0)
    return msgspec.structs.replace(moment, seq=len(rows), hash=last)


def _losses(sources: Sequence[dict[str, Kept]], sessions: Sequence[Kept]) -> Iterator[Phrase]:
    """A sentence for each session of which something was there that could not be kept."""
    kept = {session.id: len(session.rows) for session in sessions}
    for id_ in dict.fromkeys(id_ for source in sources for id_ in source):
        seen = [source[id_] for source in sources if id_ in source]
        last = max([0, *(part.rows[-1].seq for part in seen if part.rows), *(part.heartbeat.seq for part in seen if part.heartbeat)])
        if id_ not in kept or last > kept[id_]:
            yield phrase("store.lost", session=id_, n=last - kept.get(id_, 0), kept=kept.get(id_, 0))


def _forget(path: Path) -> None:
    for end in ("", "-journal", "-wal", "-shm"):
        with contextlib.suppress(OSError):
            path.with_name(path.name + end).unlink(missing_ok=True)
