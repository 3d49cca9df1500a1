"""When the desk makes itself heard: two minutes before the end, at the end, and when a solved case is revealed."""

from __future__ import annotations

from gm_console.ui.desk import ClockShown
from gm_console.ui.sound import Sounds

SOON_MS = 120_000


class Alarms:
    """Rings once for each moment that a clock passes while it runs."""

    def __init__(self, sounds: Sounds | None) -> None:
        self.sounds = sounds
        self._left: int | None = None

    def follow(self, clock: ClockShown) -> None:
        """The clock now; a hand that is put elsewhere rings nothing."""
        left = None if clock.limit_ms is None else clock.limit_ms - clock.elapsed_ms
        before, self._left = self._left, left
        if left is None or before is None or before - left > SOON_MS:
            return
        if before > 0 >= left:
            self.ring("hour")
        elif before > SOON_MS >= left:
            self.ring("two-minutes")

    def forget(self) -> None:
        """Another session, another clock."""
        self._left = None

    def ring(self, name: str) -> None:
        """Play a sound, where there are any."""
        if self.sounds is not None:
            self.sounds.play(name)
