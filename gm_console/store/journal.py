"""The journal: every session and every ruling in one SQLite file, on disk before anything is shown."""

import contextlib
import errno
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import time
from typing import TypeVar

from gm_console.engine.phrase import Phrase, phrase
from gm_console.engine.value import Value
from gm_console.store import tables
from gm_console.store.chain import Fault, Kept, faults
from gm_console.store.errors import JournalDamaged, JournalError, JournalForeign, from_sqlite, from_system
from gm_console.store.lock import Lock
from gm_console.store.reading import connect_to_read
from gm_console.store.rescue import foreign, generations, joined, keep_generation, make_sound, readable
from gm_console.store.rows import Heartbeat, Row, SessionInfo, StoredRow

MEMORY = Path(":memory:")
T = TypeVar("T")


class Tail(Value, frozen=True):
    """Where a session's chain ends: what the next row is chained to."""

    seq: int
    step: int
    hash: bytes


class Journal:
    """One file, one writer. ``read_only`` where another console has it, or where the disk or a later program's tables forbid to write.

    ``notices`` are sentences for the host about what was found on opening. What writes raises `JournalError` and then has changed nothing.
    """

    def __init__(self, path: Path | None, connection: sqlite3.Connection, lock: Lock | None, notices: Sequence[Phrase] = ()) -> None:
        self.path = path
        self.notices = tuple(notices)
        self.read_only = lock is None and path is not None
        self._connection = connection
        self._writer = connection.cursor()  # one for every commit: on a connection each statement makes a cursor of its own
        self._lock = lock
        self._tails: dict[str, Tail] = {}
        self._file = _which_file(path)

    @classmethod
    def open(cls, path: Path | None) -> "Journal":
        """Opens or makes a journal; None keeps it in memory.

        Raises `JournalError` where there is nothing to read and none can be made, `JournalForeign` where another program's file lies.
        """
        if path is None:
            connection = tables.connect(None)
            tables.create(connection)
            return cls(None, connection, None)
        if foreign(path):
            raise JournalForeign(path)
        if not path.name or os.path.isdir(path):  # a name too long for any file is refused below, with the system's own word
            raise JournalError(phrase("store.disk", path=str(path), reason=os.strerror(errno.EISDIR)))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = Lock(path.with_name(path.name + ".lock"))
        except BlockingIOError:
            return cls._reading(path, phrase("store.second-console", path=str(path)))
        except OSError as error:
            return cls._reading(path, from_system(error, path))
        try:
            return cls._writing(path, lock)
        except JournalError as error:
            lock.release()
            return cls._reading(path, error.said)

    @classmethod
    def _writing(cls, path: Path, lock: Lock) -> "Journal":
        """Opened to write; what is damaged or no database at all is set aside first. Raises `JournalError` where it can only be read."""
        try:
            if path.exists():
                path.open("r+b").close()  # SQLite would open it to read and say nothing
            notices = make_sound(path)
            connection = tables.connect(path)
            if tables.pragma(connection, "user_version") > tables.VERSION:
                connection.close()
                raise JournalError(phrase("store.newer-tables", path=str(path)))
            tables.prepare(connection)
            notices += keep_generation(path, connection)
        except sqlite3.Error as error:
            raise JournalError(from_sqlite(error, path)) from error
        except OSError as error:
            raise JournalError(from_system(error, path)) from error
        return cls(path, connection, lock, notices)

    @classmethod
    def _reading(cls, path: Path, why: Phrase) -> "Journal":
        """Opened to read, and the host is told why. Raises `JournalError` where there is nothing to read."""
        with contextlib.suppress(sqlite3.Error, OSError):
            connection = connect_to_read(path)
            tables.read_extent(connection)
            told = phrase("store.read-only", path=str(path)) if why.id == "store.refused" else why
            return cls(path, connection, None, (told,))
        raise JournalError(why)

    def create(self, info: SessionInfo, rows: Sequence[Row]) -> None:
        """A session and its first step, in one transaction."""

        def write() -> Tail:
            first = tables.write_info(self._connection, info)
            return self._write(info.id, Tail(0, 0, first), rows)

        self._tails[info.id] = self._whole(write)

    def append(self, session: str, rows: Sequence[Row]) -> None:
        """One step: all its rows, on disk when this returns."""
        self._tails[session] = self._whole(lambda: self._write(session, self._tail(session), rows))

    def sessions(self) -> tuple[SessionInfo, ...]:
        """Every session, newest first."""
        with self._asking():
            return tuple(info for info, _ in tables.read_infos(self._connection))

    def info(self, session: str) -> SessionInfo | None:
        """One session as it was opened."""
        with self._asking():
            found = tables.read_info(self._connection, session)
        return found[0] if found else None

    def rows(self, session: str) -> list[StoredRow]:
        """All rows, the chain checked. Raises `JournalDamaged`, whose ``faults`` name what is wrong."""
        kept = self.kept(session)
        if found := tuple(faults(kept)):
            raise JournalDamaged(self.path or MEMORY, found)
        return list(kept.rows)

    def kept(self, session: str) -> Kept:
        """All that is on disk of a session, whole or not."""
        with self._asking():
            return tables.read_kept(self._connection, session)

    def recover(self, session: str, new_id: str) -> SessionInfo:
        """A damaged session as a new one: its rows up to the first that is whole neither here nor in an older generation.

        Raises `JournalError` where not even its opening is left.
        """
        from msgspec.structs import replace

        with self._asking():
            older = [readable(source) for source in generations(self.path)] if self.path else []
        kept = joined([self.kept(session), *(source[session] for source in older if session in source)])
        if kept is None or kept.info is None or not kept.rows:
            raise JournalError(phrase("store.nothing-left", session=session))
        info = replace(kept.info, id=new_id)
        self.create(info, kept.rows)
        return info

    def beat(self, heartbeat: Heartbeat) -> None:
        """Keeps the last known moment, cheaply: it is not waited for, and a disk that refuses is no reason to stop."""
        if self.read_only:
            return
        with contextlib.suppress(sqlite3.Error):
            self._connection.execute("pragma synchronous = normal")
            try:
                tables.write_moment(self._connection, heartbeat)
            finally:
                self._connection.execute("pragma synchronous = full")

    def heartbeat(self, session: str) -> Heartbeat | None:
        """The last known moment of a session."""
        with self._asking():
            return tables.read_heartbeat(self._connection, session)

    def export(self, session: str, path: Path) -> None:
        """One session as one file, which another machine's console opens. Raises `JournalError`."""
        from gm_console.store.exchange import write_export

        kept = self.kept(session)
        if found := tuple(faults(kept)):
            raise JournalDamaged(self.path or MEMORY, found)
        write_export(kept, path)

    def import_file(self, path: Path) -> str:
        """The session in a file made by `export`; its id. Raises `JournalError` if it is no such file, damaged, or here already."""
        from gm_console.store.exchange import read_export

        kept = read_export(path)
        info = kept.info
        if info is None or self.info(kept.id) is not None:
            raise JournalError(phrase("store.here-already", session=kept.id))
        self._whole(lambda: tables.write_kept(self._connection, kept))
        return info.id

    def close(self) -> None:
        """Everything into the one file, and the lock freed."""
        with contextlib.suppress(sqlite3.Error):
            if self._lock:
                self._connection.execute("pragma wal_checkpoint(truncate)")
        self._connection.close()
        if self._lock:
            self._lock.release()

    def _tail(self, session: str) -> Tail:
        if session not in self._tails:
            last = tables.read_tail(self._connection, session)
            if last is None:
                raise JournalError(phrase("store.no-session", session=session))
            self._tails[session] = Tail(last.seq, last.step, last.hash)
        return self._tails[session]

    def _write(self, session: str, tail: Tail, rows: Sequence[Row]) -> Tail:
        stored = tables.chained(tail.hash, tail.seq + 1, tail.step + 1, rows)
        tables.write_rows(self._writer, session, stored, time())
        return Tail(stored[-1].seq, stored[-1].step, stored[-1].hash)

    @contextlib.contextmanager
    def _asking(self) -> Iterator[None]:
        """What SQLite and the system say, as a sentence."""
        try:
            yield
        except sqlite3.Error as error:
            raise JournalError(from_sqlite(error, self.path or MEMORY)) from error
        except OSError as error:
            raise JournalError(from_system(error, self.path or MEMORY)) from error

    def _whole(self, write: Callable[[], T]) -> T:
        """What ``write`` wrote is on disk when this returns, or nothing of it."""
        if self.read_only:
            raise JournalError(self.notices[0] if self.notices else phrase("store.read-only", path=str(self.path)))
        if _which_file(self.path) != self._file:  # SQLite would go on writing to a file that nobody finds again
            raise JournalError(phrase("store.gone", path=str(self.path)))
        try:
            self._writer.execute("begin immediate")
            try:
                written = write()
                self._writer.execute("commit")
            except BaseException:
                with contextlib.suppress(sqlite3.Error):
                    self._connection.execute("rollback")
                raise
        except sqlite3.Error as error:
            raise JournalError(from_sqlite(error, self.path or MEMORY)) from error
        return written


def verify(path: Path) -> tuple[Fault, ...]:
    """Everything wrong with a journal's file: which rows were altered, dropped, added or swapped; nothing is changed."""
    if not os.path.isfile(path):  # where a name is too long for any file, it is none
        return (Fault("missing"),)
    try:
        with contextlib.closing(connect_to_read(path)) as connection:
            if tables.pragma(connection, "application_id") != tables.APPLICATION:
                return (Fault("foreign"),)
            found = [fault for id_ in tables.read_ids(connection) for fault in faults(tables.read_kept(connection, id_))]
            sound = tables.pragma(connection, "quick_check(1)") == "ok"
            return tuple(found if sound else [Fault("unreadable"), *found])
    except (sqlite3.Error, OSError):
        return (Fault("unreadable"),)


def _which_file(path: Path | None) -> tuple[int, int] | None:
    """What the journal's name stands for now."""
    try:
        found = os.stat(path) if path else None
    except OSError:
        return None
    return (found.st_dev, found.st_ino) if found else None
