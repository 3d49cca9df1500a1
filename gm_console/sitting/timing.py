"""Where session time comes from: the system's steady clock, or a hand that moves it (referee, tests)."""

import time
from typing import Protocol


class TimeSource(Protocol):
    """Whole milliseconds that never go back."""

    def now(self) -> int:
        """Milliseconds since some fixed moment."""

    def wait(self, milliseconds: int) -> None:
        """Lets so much time pass."""

    def unwait(self, milliseconds: int) -> None:
        """A wait that could not be kept: time that only a hand moves has not passed."""


class VirtualTime:
    """Stands at 0 and moves only by `wait`."""

    def __init__(self) -> None:
        self._now = 0

    def now(self) -> int:
        """The time it was moved to."""
        return self._now

    def wait(self, milliseconds: int) -> None:
        """Moves on at once."""
        self._now += milliseconds

    def unwait(self, milliseconds: int) -> None:
        """Moves back."""
        self._now -= milliseconds


class RealTime:
    """The system's monotonic clock: no change of the wall clock moves it."""

    def now(self) -> int:
        """Milliseconds of the monotonic clock."""
        return time.monotonic_ns() // 1_000_000

    def wait(self, milliseconds: int) -> None:
        """Sleeps."""
        time.sleep(milliseconds / 1000)

    def unwait(self, milliseconds: int) -> None:
        """Time that has passed stays so."""
