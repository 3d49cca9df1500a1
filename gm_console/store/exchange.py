"""One session as one file: a journal that holds just that one, to be carried to another machine."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from gm_console.engine.phrase import phrase
from gm_console.store import tables
from gm_console.store.chain import Kept, faults
from gm_console.store.errors import JournalDamaged, JournalError, from_sqlite, from_system
from gm_console.store.files import put_in_place


def write_export(kept: Kept, path: Path) -> None:
    """Writes the file whole or not at all, over one of the same name. Raises `JournalError`."""
    part = path.with_name(path.name + ".part")
    try:
        part.unlink(missing_ok=True)
        with closing(tables.connect(part)) as connection:
            tables.create(connection)
            connection.execute("begin")
            tables.write_kept(connection, kept)
            connection.execute("commit")
        put_in_place(part, path)
    except (sqlite3.Error, OSError) as error:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise JournalError(from_system(error, path) if isinstance(error, OSError) else from_sqlite(error, path)) from error


def read_export(path: Path) -> Kept:
    """The one session in a file; a whole journal is refused. Raises `JournalError`, `JournalDamaged`."""
    try:
        with closing(tables.connect(path, "ro")) as connection:
            if tables.pragma(connection, "application_id") != tables.APPLICATION:
                raise JournalError(phrase("store.foreign", path=str(path)))
            ids = tables.read_ids(connection)
            if not ids:
                raise JournalError(phrase("store.foreign", path=str(path)))
            if len(ids) > 1:
                raise JournalError(phrase("store.several", path=str(path), sessions=len(ids)))
            kept = tables.read_kept(connection, ids[0])
    except sqlite3.Error as error:
        raise JournalError(from_sqlite(error, path)) from error
    if found := tuple(faults(kept)):
        raise JournalDamaged(path, found)
    return kept
