"""Forms and pickers: which action opens which, what they are given to begin with, and where what they give goes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from shiboken6 import Shiboken

from gm_console.engine.record import Noted

if TYPE_CHECKING:
    from gm_console.engine.refusal import Refusal
    from gm_console.ui.desk import Desk, Entry, Sent
    from gm_console.ui.dialogs.frame import Frame
    from gm_console.ui.tables.kit import Kit


class Errands(QObject):
    """Opens one form at a time over ``window``; forms are imported when first wanted.

    ``waited`` gives how long the telling has lasted, in ms. ``kit`` is what the open game brings.
    """

    def __init__(self, desk: Desk, window: QWidget, waited: Callable[[], int]) -> None:
        super().__init__(window)
        self._desk = desk
        self._window = window
        self._waited = waited
        self.open_form: Frame | None = None
        self.kit: Kit | None = None
        self._makers: dict[str, Callable[[str], Frame | None]] = {
            "set-clock": self._set_clock,
            "late-start": self._late_start,
            "ruling": self._ruling,
        }

    def run(self, name: str) -> None:
        """Open the form of an action; ``bet:p3`` begins with that seat."""
        do = name.split(":", maxsplit=1)[0]
        make = self._makers.get(do)
        own = self.kit.forms.get(do) if self.kit is not None else None
        form = own(self._desk, self._window, name) if own is not None else make(name) if make is not None else None
        if form is not None:
            self._show(form)

    def _show(self, form: Frame) -> None:
        form.given.connect(lambda sent: self._given(form, sent))
        form.why_wanted.connect(self._why_over)
        form.waive_wanted.connect(self.waive)
        below = self.open_form
        form.finished.connect(lambda _: self._closed(form, below))
        self.open_form = form
        form.open()

    def _closed(self, form: Frame, below: Frame | None) -> None:
        """A form has gone; the one that may have followed it stays, and the one over which it was opened is there again."""
        if self.open_form is form:
            self.open_form = below if below is not None and Shiboken.isValid(below) and below.isVisible() else None

    def _given(self, form: Frame, sent: Sent) -> None:
        refusal = self._desk.do(sent)
        if refusal is not None:
            form.show_refusal(refusal)
            form.rejected.connect(lambda: self._let_go(refusal))
            return
        form.accept()
        if self.kit is not None and sent["do"] in self.kit.again:
            self.run(self.kit.again[sent["do"]])

    def _let_go(self, refusal: Refusal) -> None:
        """The form that was refused is put away: with it goes what the table says of it, in place of what comes next."""
        if self._desk.last is not None and self._desk.last[1] is refusal:
            self._desk.last = None
            self._desk.changed.emit()

    def why(self, *rules: str, refused: tuple[Sent, Refusal] | None = None) -> None:
        """Rules in the host's language, with what the only one of them refused."""
        from gm_console.ui.dialogs.why import Why

        sent, refusal = refused or (None, None)
        self._show(Why(self._desk.words, *rules, parent=self._window, sent=sent, refusal=refusal))

    def _why_over(self, sent: Sent, refusal: Refusal) -> None:
        if refusal.rule is not None:
            self.why(refusal.rule, refused=(sent, refusal))

    def waive(self, sent: Sent, refusal: Refusal) -> None:
        """Allow it this once, with a reason."""
        from gm_console.ui.dialogs.why import Waive

        below, form = self.open_form, Waive(self._desk.words, sent, refusal, self._window)
        if below is not None:
            form.accepted.connect(below.accept)  # what it asked for has been done
        self._show(form)

    def mend(self, seq: int) -> None:
        """Another command in an entry's place; what is no command of the game's cannot be mended."""
        from gm_console.ui.dialogs.mend import Mend, Mending

        desk, session = self._desk, self._desk.answers.session
        sent = command_of(desk.log[seq - 1])
        if sent is None or seq not in session.line.places or self.kit is None:
            return
        shown = desk.answers.command(sent, seq, "table") or {}
        covered = frozenset(field for field, value in sent.items() if value is not None and shown.get(field) is None)
        caution = self.kit.caution(desk.words, session.line.before(session.line.places[seq]).phase, desk.table)
        entry = Mending(seq, sent, self._told(seq), self.kit.parts(desk.words, sent, desk.host), covered, caution)
        self._show(Mend(desk.words, entry, desk.foresee, self._told, self._window, hold_only=desk.settings.hold_only))

    def _told(self, seq: int) -> tuple[str, ...]:
        return tuple(text for text, _ in self._desk.sentence(self._desk.log[seq - 1]))

    def _set_clock(self, _: str) -> Frame:
        from gm_console.ui.dialogs.clock import SetClock

        return SetClock(self._desk.words, self._desk.clock, self._window)

    def _late_start(self, _: str) -> Frame:
        from gm_console.ui.dialogs.clock import LateStart

        return LateStart(self._desk.words, self._waited, self._window)

    def gap(self, lost_ms: int, *, slept: bool, counted: bool, gained: int = 0) -> None:
        """Time has jumped: ask whether it counts. ``counted`` says whether the clock has it already, and ``gained`` how much it took."""
        from gm_console.ui.dialogs.clock import Gap

        elapsed = self._desk.clock().elapsed_ms
        times = (elapsed, max(0, elapsed - gained)) if counted else (elapsed + lost_ms, elapsed)
        self._show(Gap(self._desk.words, lost_ms, times, self._window, slept=slept, counts=counted))

    def _ruling(self, _: str) -> Frame:
        from gm_console.ui.dialogs.plain import Ruling

        return Ruling(self._desk.words, self._window)


def command_of(entry: Entry) -> Sent | None:
    """The game command that an entry of the log stands for; None for the opening, the clock's entries and notes."""
    sent = entry.sent
    if sent is None or isinstance(entry, Noted) or sent.get("do") == "new":
        return None
    if sent.get("do") == "mend":
        inner = sent.get("command")
        return dict(inner) if isinstance(inner, Mapping) else None
    return dict(sent)
