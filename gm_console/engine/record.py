"""What a session writes down: frozen records, enough to fold the session again without rules, chance or clock."""

from collections.abc import Mapping
from typing import Any

from gm_console.engine.draw import Drawn
from gm_console.engine.guard import Waiver
from gm_console.engine.value import Event, Value


class Move(Value, frozen=True):
    """A game command with what came of it, or what the clock did (``sent`` None). ``elapsed`` is when, in ms on the clock."""

    seq: int
    at: int
    elapsed: int
    sent: Mapping[str, Any] | None
    waiver: Waiver | None
    events: tuple[Event, ...]
    draws: tuple[Drawn, ...]


class Noted(Value, frozen=True):
    """An entry that is no step: pause, resume, wait, set-clock, ruling; also ``open``, which is no entry either.

    ``put`` is where the clock was put, ``paused`` what the host's pause became, ``until`` the session time when it was over.
    """

    seq: int
    at: int
    elapsed: int
    sent: Mapping[str, Any]
    until: int
    paused: bool | None = None
    put: int | None = None


class Dropped(Value, frozen=True):
    """A later command that a mend made illegal."""

    seq: int
    error: str
    rule: str | None


class Mended(Value, frozen=True):
    """A mend: ``moves`` is the whole line from the mended entry on, as judged anew; the new command goes by ``seq``."""

    seq: int
    at: int
    elapsed: int
    sent: Mapping[str, Any]
    target: int
    moves: tuple[Move, ...]
    dropped: tuple[Dropped, ...]


class Aside(Value, frozen=True):
    """What changes the state and is no step: a command of ``by``'s alone, or (``sent`` None) what outlived an undo.

    It is an entry of no log but its player's, and empties no redo.
    """

    at: int
    elapsed: int
    sent: Mapping[str, Any] | None
    by: str | None
    events: tuple[Event, ...]


class Undone(Value, frozen=True):
    """The last step was taken back."""

    at: int
    elapsed: int


class Redone(Value, frozen=True):
    """The last step undone was brought back."""

    at: int
    elapsed: int


Record = Move | Noted | Mended | Aside | Undone | Redone
