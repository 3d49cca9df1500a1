"""The bar above the table: title, phase, clock, and what is at stake."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from gm_console.ui import icons, theme
from gm_console.ui.widgets.aside import Aside, Figure

if TYPE_CHECKING:
    from gm_console.ui.desk import ClockShown
    from gm_console.ui.widgets.look import Look

SOON_MS = 120_000
LONG_PAUSE_MS = 120_000
NARROW, TIGHT = 1060, 830
"""Pixels of width at 100 % below which title, sign, clock and purses have no room side by side; and title and purses have none."""


class TopBar(QFrame):
    """Signal ``pause_wanted`` from the button beside the clock; ``log_wanted`` where the log is a drawer.

    ``stakes`` are the captions of the figures at the right, the first of them the largest.
    """

    pause_wanted = Signal()
    log_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None, stakes: Sequence[str] = ()) -> None:
        super().__init__(parent)
        theme.mark(self, role="bar")
        self._look = look
        self._title, self._phase = Aside(self), Aside(self)
        theme.mark(self._title, role="title")
        theme.mark(self._phase, role="soft")
        self.clock = Figure(self)
        theme.mark(self.clock, role="clock")
        self.clock.setAccessibleName(look.words.text("table.clock"))
        self.clock.setMinimumWidth(int(look.metrics("clock").horizontalAdvance("00:00")) + look.px(4))
        self.sign = QLabel(self)
        self.sign.setTextFormat(Qt.TextFormat.PlainText)
        theme.mark(self.sign, role="badge")
        self.pause = self._make_button("table.pause", self.pause_wanted)
        self.pause.setObjectName("pause")
        self.pause.setIconSize(QSize(look.px(16), look.px(16)))
        self.log = self._make_button("table.log.title", self.log_wanted)
        self.log.setObjectName("log")
        self._stakes = [Figure(self) for _ in stakes]
        self._purses: list[QBoxLayout] = []
        self._tight = False
        self._lay(stakes)

    def _make_button(self, phrase: str, signal: object) -> QPushButton:
        button = QPushButton(self._look.words.text(phrase), self)
        button.setAccessibleName(button.text())
        button.setAccessibleDescription(self._look.words.text(f"{phrase}.told"))
        button.setToolTip(button.accessibleDescription())
        button.clicked.connect(signal)
        return button

    def _lay(self, stakes: Sequence[str]) -> None:
        look = self._look
        layout = QHBoxLayout(self)
        layout.setContentsMargins(look.px(20), look.px(4), look.px(20), look.px(6))
        layout.setSpacing(look.px(16))
        named, below = QVBoxLayout(), QHBoxLayout()
        named.setSpacing(0)
        below.setSpacing(look.px(10))
        named.addWidget(self._title)
        named.addLayout(below)
        below.addWidget(self._phase, 1)
        self._row, self._below = layout, below
        layout.addLayout(named, 1)
        for widget in (self.sign, self.clock, self.pause):
            layout.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        for money, phrase in zip(self._stakes, stakes, strict=True):
            theme.mark(money, role="money")
            self._purses.append(self._purse(money, phrase))
            layout.addLayout(self._purses[-1])
            layout.setAlignment(self._purses[-1], Qt.AlignmentFlag.AlignVCenter)
        layout.addWidget(self.log, 0, Qt.AlignmentFlag.AlignVCenter)
        for largest in self._stakes[:1]:
            largest.setFont(look.font("title"))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # the name is Qt's
        """Where there is little room the sign stands below the title: beside it, it would leave nothing of the title."""
        super().resizeEvent(event)
        self._tighten(self.width() < self._look.px(TIGHT))
        place = (self._below, 0) if self.width() < self._look.px(NARROW) else (self._row, 1)
        if place[0].indexOf(self.sign) < 0:
            for row in (self._row, self._below):
                row.removeWidget(self.sign)
            place[0].insertWidget(place[1], self.sign, 0, Qt.AlignmentFlag.AlignVCenter)
            self.sign.setMinimumWidth(self._look.px(40) if place[0] is self._below else 0)  # it gives way before the clock does

    def _tighten(self, tight: bool) -> None:
        """Where there is least room captions stand below their figures, the pause is a sign alone, and the log has its short name."""
        if tight == self._tight:
            return
        self._tight = tight
        self.pause.setText("" if tight else self.pause.accessibleName())
        self.log.setText(self._look.words.text("table.log.short") if tight else self.log.accessibleName())
        self.pause.setMinimumHeight(self.log.sizeHint().height())
        for pair in self._purses:
            pair.setDirection(QBoxLayout.Direction.TopToBottom if tight else QBoxLayout.Direction.LeftToRight)
            pair.setSpacing(0 if tight else self._look.px(7))

    def _purse(self, money: Figure, phrase: str) -> QBoxLayout:
        pair = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        pair.setSpacing(self._look.px(7))
        caption = QLabel(self._look.words.text(phrase), self)
        theme.mark(caption, role="soft")
        money.setAccessibleName(caption.text())
        pair.addWidget(money, 0, Qt.AlignmentFlag.AlignBaseline)
        pair.addWidget(caption, 0, Qt.AlignmentFlag.AlignBaseline)
        return pair

    def show_table(self, title: str, phase: str, stakes: Sequence[str]) -> None:
        """Everything but the clock; ``stakes`` as they read, one for each caption."""
        for label, text in ((self._title, title), (self._phase, phase), *zip(self._stakes, stakes, strict=True)):
            if label.text() != text:
                label.setText(text)
                label.setToolTip(text if label is self._phase else "")

    def show_clock(self, clock: ClockShown, waited_ms: int, urge: str, telling: bool) -> None:
        """The clock now. ``waited_ms`` is how long a pause has lasted, or how long the telling has; ``urge`` what presses besides."""
        words = self._look.words
        text = words.clock(clock.shown_ms)
        if self.clock.text() != text:
            self.clock.setText(text)
        self._sign(self._signed(clock, waited_ms, urge, telling))
        label = words.text("table.resume" if clock.paused else "table.pause")
        if self.pause.accessibleName() != label or self.pause.icon().isNull():
            self.pause.setText("" if self._tight else label)
            self.pause.setAccessibleName(label)
            self.pause.setIcon(icons.icon("play" if clock.paused else "pause", self._look.theme.text))
        self.pause.setEnabled(clock.stops)
        theme.mark(self.pause, primary=clock.paused and waited_ms > LONG_PAUSE_MS and waited_ms // 1000 % 2 == 0)

    def _signed(self, clock: ClockShown, waited_ms: int, urge: str, telling: bool) -> str:
        words = self._look.words
        if telling:
            return words.text("table.clock.telling", time=words.clock(waited_ms))
        if clock.paused:
            return words.text("table.clock.paused.since", time=words.clock(waited_ms))
        if urge:
            return urge
        soon = clock.limit_ms is not None and clock.running and clock.limit_ms - clock.elapsed_ms <= SOON_MS
        return words.text("table.clock.soon") if soon else ""

    def _sign(self, text: str) -> None:
        if self.sign.text() != text:
            self.sign.setText(text)
            self.sign.setToolTip(text)
        self.sign.setVisible(bool(text))
