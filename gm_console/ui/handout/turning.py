"""When a card lies open and when it is covered: taps and held keys, twenty seconds, and who looks away."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

from gm_console.ui.dialogs.veil import app
from gm_console.ui.keys import GRACE_MS
from gm_console.ui.ticker import once

COVER_MS: Final = 20_000
"""How long a card lies open at most."""

AWAY: Final = (QEvent.Type.WindowDeactivate, QEvent.Type.WindowBlocked)

Side = Literal["", "words", "code", "list"]
"""What is to be seen: nothing but the back, the words, the code for a phone, or the list that goes along with every card."""


class Turning(QObject):
    """One card of ``over``'s window. Signal ``turned`` with the side that is up now, nothing for the back.

    With ``hold_only`` a card is open only while something is held: `press` and `release` tell of it. Under some systems a held key arrives
    as releases and presses, so a release counts once no press has followed for a moment.
    """

    turned = Signal(str)

    def __init__(self, over: QWidget, *, hold_only: bool) -> None:
        super().__init__(over)
        self._over, self.hold_only = over, hold_only
        self.side: Side = ""
        self._limit = once(self, COVER_MS, self.cover)
        self._grace = once(self, GRACE_MS, self.cover)

    def press(self, side: Side) -> None:
        """Turn a side up. Pressed again, the words are covered and any other gives way to the words, unless it is being held."""
        if self.hold_only:
            self.keep()
            self._turn(side)
        elif self.side and side == "words":
            self.cover()
        else:
            self._turn("words" if self.side == side else side)

    def keep(self) -> None:
        """What is held is still held."""
        self._grace.stop()

    def stay(self) -> None:
        """What is up is being used: its time begins anew."""
        if self.side:
            self._limit.start()

    def release(self) -> None:
        """What was held was let go, or says so while it is held."""
        if self.hold_only and self.side:
            self._grace.start()

    def cover(self) -> None:
        """The back."""
        self._turn("")

    def _turn(self, side: Side) -> None:
        if side == self.side:
            return
        self.side = side
        self._grace.stop()
        if side:
            self._limit.start()
            app().installEventFilter(self)
        else:
            self._limit.stop()
            app().removeEventFilter(self)
        self.turned.emit(side)

    def eventFilter(self, seen: QObject, event: QEvent) -> bool:  # noqa: N802  # the name is Qt's
        """Nothing lies open under another window, or a dialog."""
        kind = event.type()
        if kind == QEvent.Type.ApplicationDeactivate or (kind in AWAY and seen is self._over.window()):
            self.cover()
        return False
