"""The clock put right: while it runs, for a start that was forgotten, and after a gap."""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from gm_console.ui.desk import ClockShown
from gm_console.ui.dialogs.fields import Choice, Line, Reason
from gm_console.ui.dialogs.frame import Frame, Sent
from gm_console.ui.page import button, label
from gm_console.ui.steady import Stopwatch
from gm_console.words import Translator

MINUTE = 60_000
STEPS = (-5 * MINUTE, -MINUTE, MINUTE, 5 * MINUTE)
READY = ("late-stop", "late-start", "break")


def read_clock(text: str) -> int | None:
    """Milliseconds from ``41:07``, ``1:02:03`` or ``41`` (minutes); None where it is no time."""
    parts = [part.strip() for part in re.split(r"[:.,h ]", text.strip())]
    if not 1 <= len(parts) <= 3 or not all(part.isdecimal() and len(part) <= 4 for part in parts):
        return None
    numbers = [int(part) for part in parts]
    if any(number > 59 for number in numbers[1:]):
        return None
    while len(numbers) > 1:
        hours, minutes, *rest = numbers
        numbers = [hours * 60 + minutes, *rest]
    return numbers[0] * (MINUTE if len(parts) == 1 else 1000)


def seconds(milliseconds: int) -> int | float:
    """As the wire has them: whole where they are."""
    return milliseconds // 1000 if milliseconds % 1000 == 0 else milliseconds / 1000


class TimeLine(Line):
    """A time to be written or stepped, with buttons of a minute and of five."""

    def __init__(self, words: Translator, name: str, shown_ms: int) -> None:
        super().__init__(name, words.clock(shown_ms), role="question")
        self._words = words
        steppers = []
        for step in STEPS:
            sign = "+" if step > 0 else "−"
            stepper = button(words.text("dialogs.clock.step", minutes=f"{sign}{abs(step) // MINUTE}"), "action")
            stepper.clicked.connect(lambda *_, step=step: self.step(step))
            steppers.append(stepper)
        self.join(self.edit, *steppers)

    @property
    def ms(self) -> int | None:
        """What is written, in milliseconds; None where it is no time."""
        return read_clock(self.text)

    def step(self, by: int) -> None:
        """So many milliseconds more."""
        self.edit.setText(self._words.clock(max(0, (self.ms or 0) + by)))

    def given(self) -> int | None:
        """The time; where it is none, the line says so."""
        self.show_fault("" if self.ms is not None else self._words.text("dialogs.clock.unread"))
        return self.ms


class SetClock(Frame):
    """“It stands at 41:07, it should be …”. ``clock`` is asked again each second: it goes on meanwhile.

    The host writes what the face should show, time left where there is a limit; sent is what has passed, in seconds.
    """

    wide = 34

    def __init__(self, words: Translator, clock: Callable[[], ClockShown], parent: QWidget | None = None) -> None:
        super().__init__(words, words.text("dialogs.clock.title"), parent, go=words.text("dialogs.clock.go"))
        self._clock = clock
        self._stands = label("", "cue")
        self.page.inside.addWidget(self._stands)
        self.time = TimeLine(words, words.text("dialogs.clock.should"), clock().shown_ms)
        self.add(self.time)
        self.reason = Reason(words, words.text("dialogs.reason"), [words.text(f"dialogs.clock.ready.{key}") for key in READY])
        self.add(self.reason)
        self._ticker = QTimer(self)
        self._ticker.setInterval(1000)
        self._ticker.timeout.connect(self._tell)
        self._tell()

    def _tell(self) -> None:
        now = self._clock()
        told = "dialogs.clock.stands" if now.limit_ms is not None else "dialogs.clock.stands.untimed"
        self._stands.setText(self.words.text(told, shown=self.words.clock(now.shown_ms), elapsed=self.words.clock(now.elapsed_ms)))

    def command(self) -> Sent | None:
        """The elapsed seconds that make the face show what was written."""
        put, limit = self.time.given(), self._clock().limit_ms
        if put is not None and limit is not None and put > limit:
            self.time.show_fault(self.words.text("dialogs.clock.over", limit=self.words.clock(limit)))
            return None
        reason = None if put is None else self.reason.given()
        if put is None or reason is None:
            return None
        return {"do": "set-clock", "elapsed": seconds(put if limit is None else limit - put), "reason": reason}

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802  # the name is Qt's
        """Ticks while it can be seen."""
        self._ticker.start()
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802  # the name is Qt's
        """And no longer."""
        self._ticker.stop()
        super().hideEvent(event)


class LateStart(Frame):
    """“It began 4:10 ago”: sends ``start``, then ``set-clock``. ``ago`` gives the milliseconds since the telling began.

    It closes once both are accepted. A clock that is refused after the start can be put again here, for what has passed by then.
    """

    def __init__(self, words: Translator, ago: Callable[[], int], parent: QWidget | None = None) -> None:
        told, go = words.text("dialogs.late.told"), words.text("dialogs.late.go")
        super().__init__(words, words.text("dialogs.late.title"), parent, told=told, go=go)
        self.time = TimeLine(words, words.text("dialogs.late.ago"), ago())
        self.add(self.time)
        self._begun = Stopwatch()

    def command(self) -> Sent | None:
        """The start; once that was accepted, the clock."""
        ago = self.time.given()
        if ago is None or not self._begun.isValid():
            return None if ago is None else {"do": "start"}
        put = ago + self._begun.elapsed() // 1000 * 1000
        return {"do": "set-clock", "elapsed": seconds(put), "reason": self.words.text("dialogs.late.reason")}

    def accept(self) -> None:
        """What was sent was accepted: after the start the clock follows, and then there is no more to say."""
        if self._begun.isValid():
            super().accept()
            return
        self._begun.start()
        self.go_on()


class Gap(Frame):
    """After sleep or a jump of the wall clock: how long it was, and whether it counts.

    ``times`` are what has passed on the clock, in milliseconds, if it counts and if it does not; ``slept`` tells sleep from a
    changed wall clock. ``counts`` is what the clock has now: choosing that sends nothing. While the host thinks, it goes on.
    """

    def __init__(
        self,
        words: Translator,
        gap_ms: int,
        times: tuple[int, int],
        parent: QWidget | None = None,
        *,
        slept: bool = True,
        counts: bool = True,
    ) -> None:
        gap = words.clock(gap_ms)
        super().__init__(words, words.text("dialogs.gap.slept" if slept else "dialogs.gap.jumped", gap=gap), parent)
        self._times = dict(zip((True, False), times, strict=True))
        self._counts = counts
        self._gap = gap
        self._reasons = {True: "yes" if slept else "jumped", False: "no"}
        yes, no = (words.clock(elapsed) for elapsed in times)
        options = [(True, words.text("dialogs.gap.yes", clock=yes)), (False, words.text("dialogs.gap.no", clock=no))]
        self.choice = Choice(words.text("dialogs.gap.counts"), options, chosen=counts)
        self.add(self.choice)
        self.leave_button.hide()

    def go_on(self) -> None:
        """Where the clock stands right already, there is nothing to send."""
        if self.choice.value == self._counts:
            self.accept()
            return
        super().go_on()

    def command(self) -> Sent | None:
        """The clock put where it belongs."""
        counts = bool(self.choice.value)
        thought = self._open.elapsed() // 1000 * 1000 if self._open.isValid() else 0
        reason = self.words.text(f"dialogs.gap.reason.{self._reasons[counts]}", gap=self._gap)
        return {"do": "set-clock", "elapsed": seconds(self._times[counts] + thought), "reason": reason}
