"""The desk: the one thing screens talk to. It holds the sitting, says what stands now, and tells of every change with one signal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from gm_console.engine.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from gm_console.engine.record import Mended, Move, Noted
    from gm_console.engine.session import Session
    from gm_console.engine.value import Event, Value
    from gm_console.sitting import Answers, Outcome, Sitting
    from gm_console.store.settings import Settings
    from gm_console.words import Translator

    Entry = Move | Noted | Mended
Sent = dict[str, Any]


@dataclass(frozen=True, slots=True)
class ClockShown:
    """The clock as a face needs it; times are whole milliseconds, ``limit_ms`` None where there is no limit.

    ``stops`` says whether a pause would stop anything: not after the end, and not at the limit.
    """

    limit_ms: int | None = None
    elapsed_ms: int = 0
    running: bool = False
    paused: bool = False
    stops: bool = True

    @property
    def shown_ms(self) -> int:
        """What a face shows: what is left, counted up to whole seconds, or what has passed where there is no limit."""
        if self.limit_ms is None:
            return self.elapsed_ms
        return -(-(self.limit_ms - self.elapsed_ms) // 1000) * 1000


class Desk(QObject):
    """Rules through `do` and answers questions; views are built at most once per change, and only when somebody looks.

    ``last`` is what was refused last and why, None once a command was accepted or the hour struck; ``outcome`` what came of the last
    accepted one, ``done`` that command as sent. ``sitting`` makes what rules when it is first needed: the hall is on the glass by then.
    """

    changed = Signal()

    def __init__(self, sitting: Callable[[], Sitting], words: Translator, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self.settings = settings
        self.last: tuple[Sent, Refusal] | None = None
        self.outcome: Outcome | None = None
        self.done: Sent | None = None
        self._make = sitting
        self._made: Sitting | None = None
        self._session: Session | None = None
        self._held: dict[str, Any] = {}

    @property
    def _sitting(self) -> Sitting:
        if self._made is None:
            self._made = self._make()
        return self._made

    def do(self, sent: Sent) -> Refusal | None:
        """A whole command as on the wire; the refusal where there was one, and then nothing has changed."""
        try:
            self.outcome = self._sitting.do(sent)
        except Refusal as refusal:
            self.last = (sent, refusal)
            self._renew()
            return refusal
        self.last, self.done = None, sent
        self._renew()
        return None

    def foresee(self, sent: Sent) -> Outcome | Refusal | None:
        """What a game command or a mend would bring now, without bringing it; None where a host who plays may not know."""
        from gm_console.sitting import foresee

        return foresee(self._sitting, sent)

    def tick(self) -> tuple[Event, ...]:
        """What fell due; keeps the last known moment on disk."""
        if self._session is None:
            return ()
        try:
            events = self._sitting.tick()
        except Refusal as refusal:
            if self.last is None or self.last[1].said != refusal.said:
                self.last = ({"do": "wait"}, refusal)
                self._renew()
            return ()
        if events:
            from gm_console.sitting import Outcome

            self.last, self.outcome, self.done = None, Outcome(events), None
            self._renew()
        self._sitting.beat()
        return events

    def close(self) -> None:
        """Leaves the session as it is; the journal keeps it."""
        if self._made is not None:
            self._made.close()
        self.last = self.outcome = self.done = None
        self._renew()

    def _renew(self) -> None:
        self._session = self._made.session if self._made is not None else None
        self._held.clear()
        self.changed.emit()

    @property
    def open(self) -> bool:
        """Whether a session is open."""
        return self._session is not None

    @property
    def answers(self) -> Answers:
        """The open session, to be asked. Raises `Refusal` ``no-session``."""
        from gm_console.sitting import Answers

        return Answers(self._sitting.need(), self._sitting.id, self._sitting.now())

    @property
    def session_id(self) -> str:
        """The open session's id, or nothing."""
        return self._made.id if self._made is not None else ""

    @property
    def options(self) -> dict[str, Any]:
        """The house rules that were named when the session was opened; what is not here has its default."""
        opened = self.log[0].sent if self.log else None
        return dict((opened or {}).get("options") or {})

    @property
    def host(self) -> Any:
        """The host's view, typed by its game; None without a session."""
        return self._view("host")

    @property
    def table(self) -> Any:
        """The table's view, typed by its game; None without a session."""
        return self._view("table")

    def _view(self, as_: str) -> Value | None:
        if as_ not in self._held:
            self._held[as_] = self.answers.seen(as_) if self.open else None
        view: Value | None = self._held[as_]
        return view

    @property
    def legal(self) -> list[Sent]:
        """What may be done now, in the order a host would want it, as on the wire."""
        if "legal" not in self._held:
            self._held["legal"] = self.answers.legal() if self.open else []
        offers: list[Sent] = self._held["legal"]
        return offers

    def allows(self, do: str) -> bool:
        """Whether the phase allows a command that ``legal`` does not list: the host's own, undo and redo."""
        session = self._session
        if session is None:
            return False
        if do in ("undo", "redo"):
            return bool(session.steps if do == "undo" else session.undone)
        from gm_console.engine.session_commands import COMMON

        if do == "set-clock":
            return session.game.clock(session.state).settable
        command: Any = session.game.commands.get(do)
        return do in COMMON if command is None else session.state.phase in command.phases

    @property
    def log(self) -> list[Entry]:
        """All entries of the log, oldest first."""
        return self._session.log if self._session is not None else []

    def sentence(self, entry: Entry) -> list[tuple[str, str | None]]:
        """An entry's sentences in the host's language, each with the rule it follows."""
        from gm_console.engine.record import Move, Noted

        session = self._sitting.need()
        said = [] if isinstance(entry, Move) else [noted(self.words, entry)]
        latest = None if isinstance(entry, Noted) else session.latest.get(entry.seq)
        for event in latest.events if latest else ():
            rule = session.game.words.rule_of(event)
            said += [(self.words.say(phrase), rule) for phrase in session.game.words.said(session.state, event)]
        return said

    def fate(self, entry: Entry) -> str:
        """``undone`` where an entry was taken back, ``mended`` where a mend in force put another in its place, else nothing."""
        session = self._sitting.need()
        if entry.seq in session.mended:
            return "mended"
        return "undone" if session.is_undone(entry.seq) else ""

    def clock(self) -> ClockShown:
        """The clock now; standing at nothing without a session."""
        session = self._session
        if session is None:
            return ClockShown()
        at = self._sitting.now()
        clock = session.clock
        stops = session.state.phase != "over" and (session.paused or not clock.spent(at))
        return ClockShown(clock.limit, clock.reading(at), clock.running(at), session.paused, stops)


def noted(words: Translator, entry: Noted | Mended) -> tuple[str, str | None]:
    """Pause, resume, wait, set-clock, ruling and mend: what every game has."""
    sent = entry.sent
    do = str(sent.get("do"))
    kind = f"{do}.out" if do == "mend" and sent.get("command") is None else do
    fields = {key: value for key, value in sent.items() if isinstance(value, str | int)}
    put = getattr(entry, "put", None)
    if put is not None:
        fields |= {"elapsed": words.clock(put), "before": words.clock(entry.elapsed)}
    return words.text(f"table.noted.{kind}", **fields), None
