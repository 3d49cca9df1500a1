"""How long a turn has lasted, once it has lasted long: it only ever suggests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from gm_console.ui.desk import ClockShown
    from gm_console.words import Translator

LONG_MS: Final = 180_000
"""From here on the length of a turn is shown."""


class Pace:
    """Counts from the moment the turn came to somebody, on the game's own clock: a pause does not count."""

    def __init__(self) -> None:
        self._whose: str | None = None
        self._since = 0

    def urge(self, words: Translator, view: Any, clock: ClockShown) -> str:
        """A few words for the host, or nothing."""
        if view.turn != self._whose or clock.elapsed_ms < self._since:
            self._whose, self._since = view.turn, clock.elapsed_ms
        lasted = clock.elapsed_ms - self._since
        if view.turn is None or view.phase == "over" or lasted < LONG_MS:
            return ""
        return words.text("envelopetable.pace", name=view.turn, time=words.clock(lasted // 1000 * 1000))
