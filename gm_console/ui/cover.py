"""Leaving the table: the window under the cloth with nothing but the clock, until somebody holds a key for a second."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from gm_console.ui.baize import Baize
from gm_console.ui.desk import ClockShown
from gm_console.ui.dialogs.frame import em
from gm_console.ui.focus import give_back
from gm_console.ui.keys import GRACE_MS
from gm_console.ui.page import button, label
from gm_console.ui.theme import Theme
from gm_console.ui.ticker import every, once
from gm_console.words import Translator

HOLD_MS: Final = 1000
STEP_MS: Final = 50
BREAKS: Final = (5, 10, 20)
"""Minutes a break may be said to last."""

Millis = Callable[[], int]
Wall = Callable[[], dt.datetime]


class TableCover(Baize):
    """Lies over the whole window. ``clock`` is the session's, ``now`` milliseconds that never go back, ``wall`` the time of day.

    Signals: ``until`` the time of day at which it goes on, as the players may read it, nothing where it is not said;
    ``back`` the milliseconds of the break.
    """

    until = Signal(str)
    back = Signal(int)

    def __init__(self, words: Translator, dressed: Theme, clock: Callable[[], ClockShown], now: Millis, wall: Wall, over: QWidget) -> None:
        super().__init__(dressed, over)
        self._over = over
        self._words, self._clock, self._now, self._wall = words, clock, now, wall
        self._began = 0
        self._held_since: int | None = None
        self._before: QWidget | None = None
        self._ticker = every(self, 1000, self._tell)
        self._filling = every(self, STEP_MS, self._fill)
        self._grace = once(self, GRACE_MS, self._let_go)
        self._build()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()
        over.installEventFilter(self)

    def _build(self) -> None:
        self._face, self._told = label("", "face", wrap=False), label("", "cue")
        self.hold_button = button(self._words.text("dialogs.cover.hold"), "action", named="back")
        self.hold_button.pressed.connect(self._hold)
        self.hold_button.released.connect(self._grace.start)
        self._progress = QProgressBar()
        self._progress.setRange(0, HOLD_MS)
        self._progress.setTextVisible(False)
        self._progress.setFixedWidth(em() * 18)
        column = QVBoxLayout(self)
        column.setSpacing(em())
        column.addStretch(2)
        for widget in (self._face, self._told, self.hold_button, self._progress):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        self._told.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        column.addWidget(label(self._words.text("dialogs.cover.until"), wrap=False), 0, Qt.AlignmentFlag.AlignHCenter)
        column.addLayout(self._untils())
        column.addStretch(1)

    def _untils(self) -> QHBoxLayout:
        """How long it may last, for the players."""
        row = QHBoxLayout()
        row.addStretch(1)
        for minutes in (0, *BREAKS):
            said = self._words.text("dialogs.cover.minutes", minutes=minutes) if minutes else self._words.text("dialogs.cover.unsaid")
            made = button(said, "flat", named=f"until:{minutes}")
            made.clicked.connect(lambda *_, minutes=minutes: self.until.emit(self._time_in(minutes)))
            row.addWidget(made)
        row.addStretch(1)
        return row

    def _time_in(self, minutes: int) -> str:
        return f"{self._wall() + dt.timedelta(minutes=minutes):%H:%M}" if minutes else ""

    def cover(self) -> None:
        """Over everything, from now on."""
        self._began = self._now()
        self._before = self._over.focusWidget()
        self.setGeometry(self._over.rect())
        self.lie_on()

    def lie_on(self) -> None:
        """On top of whatever there is now, with the keyboard; the break goes on."""
        self._tell()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._ticker.start()

    def sentence(self, away_ms: int) -> str:
        """What is said once the host is back: how long it was, and where the clock stands."""
        clock = self._words.clock(self._clock().shown_ms)
        return self._words.text("dialogs.cover.was", away=self._words.clock(away_ms), clock=clock)

    def _tell(self) -> None:
        self._face.setText(self._words.clock(self._clock().shown_ms))
        self._told.setText(self._words.text("dialogs.cover.break", away=self._words.clock(self._now() - self._began)))

    def _hold(self) -> None:
        """Something is held down; a release and a press at once are the same hold."""
        self._grace.stop()
        if self._held_since is None:
            self._held_since = self._now()
            self._filling.start()

    def _let_go(self) -> None:
        self._held_since = None
        self._filling.stop()
        self._progress.setValue(0)

    def _fill(self) -> None:
        held = self._now() - (self._held_since or 0)
        self._progress.setValue(min(held, HOLD_MS))
        if held >= HOLD_MS:
            self._uncover()

    def _uncover(self) -> None:
        away = self._now() - self._began
        self.hide()
        give_back(self._before)
        self.back.emit(away)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """Any key, held; none goes through to the table."""
        event.accept()
        if not event.isAutoRepeat():
            self._hold()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """Let go, perhaps."""
        event.accept()
        if not event.isAutoRepeat():
            self._grace.start()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802  # the name is Qt's
        """Tab stays on the cloth."""
        ring: list[QWidget] = self.findChildren(QPushButton)
        here: QWidget | None = self.focusWidget()
        place = ring.index(here) if here in ring else -1 if forward else 0
        ring[(place + (1 if forward else -1)) % len(ring)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def eventFilter(self, seen: QObject, event: QEvent) -> bool:  # noqa: N802  # the name is Qt's
        """As large as the window, whatever becomes of it; what is held in another window does not count."""
        if self.isVisible() and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._over.rect())
        if event.type() == QEvent.Type.WindowDeactivate:
            self._let_go()
        return False

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802  # the name is Qt's
        """Nothing ticks under the table."""
        self._ticker.stop()
        self._grace.stop()
        self._let_go()
        super().hideEvent(event)
