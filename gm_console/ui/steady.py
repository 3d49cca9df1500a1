"""The steady clock by which the glass tells one press from the next: the same for every ear, and a script can help it on."""

from __future__ import annotations

import time


class Steady:
    """Gives milliseconds that never go back; `help_on` makes it later than it is, for a hand that does not wait."""

    def __init__(self) -> None:
        self._helped = 0

    def __call__(self) -> int:
        """Now."""
        return time.monotonic_ns() // 1_000_000 + self._helped

    def help_on(self, milliseconds: int) -> None:
        """So much has passed."""
        self._helped += milliseconds


monotonic = Steady()
"""The one of this program."""


class Stopwatch:
    """What Qt's own is, on the steady clock; it stands until it is started."""

    def __init__(self) -> None:
        self._began: int | None = None

    def start(self) -> None:
        """From now on; started again, from then."""
        self._began = monotonic()

    def invalidate(self) -> None:
        """It stands."""
        self._began = None

    def isValid(self) -> bool:  # noqa: N802  # the name is Qt's
        """Whether it runs."""
        return self._began is not None

    def elapsed(self) -> int:
        """Milliseconds since it was started; 0 where it stands."""
        return 0 if self._began is None else monotonic() - self._began
