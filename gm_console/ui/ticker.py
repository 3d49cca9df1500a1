"""The one ticker of the desk, tied to the next change a clock must show; it also notices when time has jumped."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

if TYPE_CHECKING:
    from gm_console.ui.desk import ClockShown

SECOND = 1000
GAP_MS = 5000
LATE = 15  # ms after the change, so that the clock has surely passed it


class Ticker(QObject):
    """Signals: ``ticked`` at each change to be shown; ``gap`` the ms that passed between two ticks on the wall and on the steady clock.

    ``clocks`` gives both in milliseconds: the wall's, which a person may set, and the steady one, which may sleep with the machine.
    ``ran`` says whether the game's clock was running at the last tick, and ``stood`` where: during a gap it may have reached its limit.
    """

    ticked = Signal()
    gap = Signal(int, int)

    def __init__(self, clock: Callable[[], ClockShown], parent: QObject, clocks: Callable[[], tuple[int, int]] | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._clocks = clocks or system_clocks
        self._before: tuple[int, int] | None = None
        self.ran, self.stood = False, 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)

    def start(self) -> None:
        """From now on."""
        self._before, self.ran, self.stood = None, False, 0
        self.tick()

    def stop(self) -> None:
        """Nothing is to be shown any more."""
        self._timer.stop()

    def tick(self) -> None:
        """Look at the clocks, tell, and wait for the next change."""
        now = self._clocks()
        if self._before is not None:
            wall, steady = now[0] - self._before[0], now[1] - self._before[1]
            if abs(wall) > GAP_MS or steady > GAP_MS:
                self.gap.emit(wall, steady)
        self._before = now
        self.ticked.emit()
        clock = self._clock()
        self.ran, self.stood = clock.running, clock.elapsed_ms
        self._timer.start(until_change(clock))


def once(parent: QObject, after_ms: int, act: Callable[[], object]) -> QTimer:
    """A timer that, each time it is started, does ``act`` once after so many milliseconds."""
    made = every(parent, after_ms, act)
    made.setSingleShot(True)
    return made


def every(parent: QObject, every_ms: int, act: Callable[[], object]) -> QTimer:
    """A timer that does ``act`` again and again from when it is started until it is stopped."""
    made = QTimer(parent)
    made.setInterval(every_ms)
    made.timeout.connect(act)
    return made


def until_change(clock: ClockShown) -> int:
    """Milliseconds until a face must show something else."""
    if not clock.running:
        return SECOND
    passed = clock.elapsed_ms % SECOND if clock.limit_ms is None else -(clock.limit_ms - clock.elapsed_ms) % SECOND
    return SECOND - passed + LATE


def system_clocks() -> tuple[int, int]:
    """Wall and steady clock in milliseconds."""
    return time.time_ns() // 1_000_000, time.monotonic_ns() // 1_000_000
