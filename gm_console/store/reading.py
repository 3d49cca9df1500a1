"""Reading a journal without changing anything, also where SQLite may write nothing beside it."""

import os
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from gm_console.store import tables


def connect_to_read(path: Path) -> sqlite3.Connection:
    """A connection for reading alone. Raises ``sqlite3.Error`` where there is nothing to read, ``OSError``."""
    connection = tables.connect(path, "ro")
    try:
        tables.pragma(connection, "schema_version")
        return connection
    except sqlite3.Error as error:
        connection.close()
        unwritten = isinstance(error, sqlite3.OperationalError)  # SQLite wants to write an index of its log beside the file, and may not
        if not unwritten or not os.access(path, os.R_OK):
            raise
    return connect_without_trace(path)


def connect_without_trace(path: Path) -> sqlite3.Connection:
    """A connection for reading that leaves nothing beside the file either. Raises ``sqlite3.Error``, ``OSError``."""
    log = path.with_name(path.name + "-wal")
    if log.exists() and log.stat().st_size:
        return _connect_to_copy(path, log)
    return tables.connect(path, "ro", immutable=True)


def _connect_to_copy(path: Path, log: Path) -> sqlite3.Connection:
    """Rows that never came from the log into the file are read where SQLite may write. Nobody writes here, so files may be copied."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "journal.db")
        shutil.copyfile(path, copy)
        shutil.copyfile(log, copy.with_name(copy.name + "-wal"))
        memory = tables.connect(None)
        with closing(tables.connect(copy, "rw")) as connection:
            connection.backup(memory)
    return memory
