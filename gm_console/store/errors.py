"""What the disk may answer instead of doing as asked: a sentence for the host, never a trace."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import TYPE_CHECKING

from gm_console.engine.phrase import Phrase, phrase

if TYPE_CHECKING:
    import sqlite3

    from gm_console.store.chain import Fault


class StoreError(Exception):
    """The disk refused and nothing has changed. ``said`` is the sentence for the host: a phrase id and its fields."""

    def __init__(self, said: Phrase) -> None:
        super().__init__(said.id, *said.fields)
        self.said = said


class JournalError(StoreError):
    """The journal could not be opened, written or read."""


class JournalDamaged(JournalError):  # noqa: N818 - it says what is the matter, not that something is
    """What is in the journal is not what was written there; ``faults`` where they could be told apart."""

    def __init__(self, path: Path | str, faults: tuple[Fault, ...] = ()) -> None:
        super().__init__(phrase("store.damaged", path=str(path)))
        self.faults = faults


class JournalForeign(JournalError):  # noqa: N818 - it says what the file is
    """Where the journal should be lies another program's database. It is neither read nor moved."""

    def __init__(self, path: Path | str) -> None:
        super().__init__(phrase("store.other-program", path=str(path)))


class FileError(StoreError):
    """A file that is not the journal could not be written or read."""


FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
REFUSED = {errno.EACCES, errno.EPERM, errno.EROFS}


def from_system(error: OSError, path: Path) -> Phrase:
    """The sentence for an error of the operating system at ``path``."""
    if error.errno in FULL:
        return phrase("store.full", path=str(path))
    if error.errno in REFUSED:
        return phrase("store.refused", path=str(path))
    if error.errno == errno.ENOENT:
        return phrase("store.missing", path=str(path))
    return phrase("store.disk", path=str(path), reason=error.strerror or type(error).__name__)


def from_sqlite(error: sqlite3.Error, path: Path) -> Phrase:
    """The sentence for an error of SQLite at ``path``; its own name for the error goes along where we have no better word."""
    name = getattr(error, "sqlite_errorname", "")
    for start, said in SQLITE_SAYS.items():
        if name.startswith(start):
            return phrase(said, path=str(path))
    return phrase("store.disk", path=str(path), reason=name or str(error))


SQLITE_SAYS = {
    "SQLITE_FULL": "store.full",
    "SQLITE_READONLY": "store.refused",
    "SQLITE_PERM": "store.refused",
    "SQLITE_AUTH": "store.refused",
    "SQLITE_CANTOPEN": "store.refused",
    "SQLITE_BUSY": "store.busy",
    "SQLITE_LOCKED": "store.busy",
    "SQLITE_CORRUPT": "store.damaged",
    "SQLITE_NOTADB": "store.damaged",
}
"""How the name of an SQLite error begins, and the phrase for it."""
