"""Commands that every session knows, whatever is played: time, undo, mend, rulings, and the questions put to a session."""

from typing import Any

import msgspec

from gm_console.engine.value import Command

LONGEST = 1_000_000_000
"""Seconds; more than any evening, and far from where numbers end."""


class Wait(Command, frozen=True):
    """Virtual time passes, or real time is waited for."""

    seconds: float


class Pause(Command, frozen=True):
    """The host stops the clock."""


class Resume(Command, frozen=True):
    """The host lets the clock go on."""


class SetClock(Command, frozen=True, tag="set-clock"):
    """The elapsed seconds are put right."""

    elapsed: float
    reason: str


class Ruling(Command, frozen=True):
    """A decision of the host's, for the log."""

    text: str
    about: str | None = None


class Undo(Command, frozen=True):
    """Takes back the last game command in force."""


class Redo(Command, frozen=True):
    """Brings back the command last undone."""


class Mend(Command, frozen=True):
    """Puts an earlier entry right; ``command`` None leaves it out; ``dry`` only tells."""

    seq: int
    command: dict[str, Any] | None
    dry: bool = False


class Open(Command, frozen=True):
    """Goes on with a session of the journal."""

    session: str


class Legal(Command, frozen=True):
    """Which commands are legal now."""

    as_: str = msgspec.field(default="host", name="as")


class View(Command, frozen=True):
    """What somebody sees."""

    as_: str = msgspec.field(name="as")


class Log(Command, frozen=True):
    """All entries."""

    as_: str = msgspec.field(default="host", name="as")


COMMON = {
    str(kind.__struct_config__.tag): kind for kind in (Wait, Pause, Resume, SetClock, Ruling, Undo, Redo, Mend, Open, Legal, View, Log)
}
