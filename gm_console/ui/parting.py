"""Leaving the table and coming back: the clock stopped, the window covered, the players told."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gm_console.ui.steady import monotonic

if TYPE_CHECKING:
    from gm_console.ui.cover import TableCover
    from gm_console.ui.staff import Staffed


class Parting(QObject):
    """One window's breaks. The clock stays paused when the host is back: he lets it go on when all are."""

    def __init__(self, window: Staffed) -> None:
        super().__init__(window)
        self._window = window
        self.cover: TableCover | None = None
        self._until = ""

    def leave(self) -> bool:
        """Cover the table, from now on; whether there was one."""
        window = self._window
        if window.table is None or self.cover is not None:
            return False
        from gm_console.ui.cover import TableCover

        clock = window.desk.clock()
        if clock.stops and not clock.paused:
            window.desk.do({"do": "pause"})
        window.sheets.shut()
        self._tell_until("")
        words, theme = window.look.words, window.look.theme
        self.cover = TableCover(words, theme, window.desk.clock, monotonic, now, window)
        self.cover.until.connect(self._tell_until)
        self.cover.back.connect(self._back)
        self.cover.cover()
        return True

    def lie_on(self) -> None:
        """The table was laid anew below: the cloth lies on it as before, has the keyboard, and the players are told the same."""
        if self.cover is not None:
            self.cover.lie_on()
            self._tell_until(self._until)

    def _tell_until(self, until: str) -> None:
        self._until = until
        self._window.public.take_break(until)

    def _back(self, away_ms: int) -> None:
        window = self._window
        window.public.take_break(None)
        if self.cover is not None:
            window.notice(self.cover.sentence(away_ms))
            self.cover.deleteLater()
            self.cover = None


def now() -> dt.datetime:
    """The time of day, where the host is."""
    return dt.datetime.now().astimezone()
