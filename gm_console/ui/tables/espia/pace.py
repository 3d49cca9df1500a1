"""How long the caught spy still has for his last guess, where the house rules give him so many seconds (E26)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QElapsedTimer

from gm_console.games.espia.views import TableView
from gm_console.words import Translator


class Pace:
    """Counts down from the moment he was caught. It only ever suggests."""

    def __init__(self) -> None:
        self._since = QElapsedTimer()
        self._caught: tuple[int, str] | None = None

    def urge(self, words: Translator, view: TableView, options: Mapping[str, Any]) -> str:
        """A few words for the host, or nothing."""
        caught = (view.round, view.caught) if view.caught else None
        if caught != self._caught:
            self._caught = caught
            self._since.start()
        most = options.get("last_guess_seconds")
        if caught is None or not most:
            return ""
        left = int(most) - self._since.elapsed() // 1000
        return words.text("espiatable.pace.guess", seconds=left) if left > 0 else words.text("espiatable.pace.over")
