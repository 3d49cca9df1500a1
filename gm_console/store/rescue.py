"""Before a journal is written to: what is damaged or foreign is set aside and what can be read is kept; older generations."""

import contextlib
import sqlite3
from datetime import datetime
from pathlib import Path

from gm_console.engine.value import Phrase, phrase
from gm_console.store import tables
from gm_console.store.chain import Kept, unbroken

GENERATIONS = 3


def set_aside(path: Path) -> tuple[Phrase, ...]:
    """Moves a file that is no sound journal out of the way, under a dated name, and starts a new one with what can be read of it.

    Sentences for the host about it; none where nothing was wrong. Raises OSError, sqlite3.Error.
    """
    if not path.exists() or path.stat().st_size == 0 or sound(path):
        return ()
    aside = path.with_name(f"{path.stem}.damaged-{datetime.now():%Y%m%d-%H%M%S}{path.suffix}")
    for end in ("", "-wal", "-shm"):
        with contextlib.suppress(FileNotFoundError):
            path.with_name(path.name + end).rename(aside.with_name(aside.name + end))
    kept = readable(aside)
    connection = tables.connect(path)
    tables.prepare(connection)
    connection.execute("begin immediate")
    for session in kept:
        tables.write_kept(connection, session)
    connection.execute("commit")
    connection.close()
    return (phrase("store.set-aside", path=str(path), aside=str(aside), n=len(kept)),)


def sound(path: Path) -> bool:
    """Whether a file is a journal of ours, and SQLite finds its pages whole."""
    connection = None
    try:
        connection = tables.connect(path, "rw")
        ours = tables.pragma(connection, "application_id") == tables.APPLICATION
        return ours and tables.pragma(connection, "quick_check(1)") == "ok"
    except sqlite3.OperationalError as error:
        if getattr(error, "sqlite_errorname", "").startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_IOERR")):
            return False
        raise
    except sqlite3.DatabaseError:
        return False
    finally:
        if connection:
            connection.close()


def readable(path: Path) -> list[Kept]:
    """Sessions of a damaged journal, each up to the first break of its chain."""
    found: list[Kept] = []
    with contextlib.suppress(sqlite3.Error):
        connection = tables.connect(path, "ro")
        for id_ in tables.read_ids(connection):
            with contextlib.suppress(sqlite3.Error):
                if kept := _whole_part(tables.read_kept(connection, id_)):
                    found.append(kept)
        connection.close()
    return found


def _whole_part(kept: Kept) -> Kept | None:
    if kept.info is None:
        return None
    rows = unbroken(kept.info, kept.rows)
    return Kept(kept.id, kept.info, kept.seed, rows, None) if rows else None


def keep_generations(path: Path, connection: sqlite3.Connection) -> None:
    """Three older copies, made by SQLite's own backup, when something was written since the last one. A disk that refuses them stops nothing."""
    with contextlib.suppress(sqlite3.Error, OSError):
        names = [path.with_name(f"{path.stem}.{number}{path.suffix}") for number in range(1, GENERATIONS + 1)]
        extent = tables.read_extent(connection)
        if not extent or (names[0].exists() and _extent(names[0]) == extent):
            return
        for older, newer in zip(reversed(names), reversed(names[:-1]), strict=False):
            if newer.exists():
                newer.replace(older)
        target = sqlite3.connect(names[0])
        connection.backup(target)
        target.close()


def _extent(path: Path) -> dict[str, int]:
    connection = tables.connect(path, "ro")
    try:
        return tables.read_extent(connection)
    finally:
        connection.close()
