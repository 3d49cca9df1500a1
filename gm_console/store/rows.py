"""What the journal keeps: rows whose meaning it does not know, and who they belong to."""

from datetime import datetime

from gm_console.engine.value import Value


class Row(Value, frozen=True):
    """One entry to be written.

    ``kind`` is command, event, undo, redo, mend, ruling or clock. ``at`` is in milliseconds of session time and never goes back;
    ``elapsed`` is what the session's clock showed then, in milliseconds. ``name`` and ``version`` say which shape ``data`` has,
    which is JSON in UTF-8.
    """

    kind: str
    at: int
    elapsed: int
    name: str
    version: int
    data: bytes


class StoredRow(Row, frozen=True):
    """An entry on disk: ``seq`` counts from 1 without holes, ``step`` numbers the transactions, ``hash`` chains it to the row before."""

    seq: int
    step: int
    hash: bytes


class SessionInfo(Value, frozen=True):
    """A session as it was opened: never changed afterwards. ``created`` is ISO UTC; ``opening`` is the JSON of what opened it."""

    id: str
    game: str
    rules_version: int
    created: str
    app_version: str
    language: str
    title: str
    players: tuple[str, ...]
    opening: bytes

    @property
    def opened(self) -> datetime | None:
        """When it was opened, by the clock of where the machine is; None where no time stands there."""
        try:
            return datetime.fromisoformat(self.created).astimezone()
        except ValueError:
            return None

    @property
    def day(self) -> str:
        """The day it was opened, ISO, where the machine is; what stands there where that is no time."""
        return self.opened.date().isoformat() if self.opened is not None else self.created[:10]


class Heartbeat(Value, frozen=True):
    """The last known moment of a session: ``at`` and ``elapsed`` in milliseconds, ``wall`` in seconds since 1970.

    ``seq`` and ``hash`` name the last row; they are the journal's own, and what a caller puts there is not looked at.
    """

    session: str
    at: int
    elapsed: int
    running: bool
    wall: float
    seq: int = 0
    hash: bytes = b""
