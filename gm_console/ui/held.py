"""What only the host may see, over the table while he looks: opened by holding a key or by pressing it twice, gone with every word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from gm_console.ui import theme
from gm_console.ui.dialogs.frame import em
from gm_console.ui.dialogs.veil import FORGET_MS, TAPS, app
from gm_console.ui.focus import give_back
from gm_console.ui.keys import DESK, GRACE_MS, pressed
from gm_console.ui.steady import monotonic
from gm_console.ui.ticker import once

TAP_MS: Final = 250
"""A key let go sooner was tapped; no keyboard repeats a key before."""
TWICE_MS: Final = 400
"""The longest between two taps that belong together."""


class HeldSheet(QFrame):
    """Lies over ``over``. The window tells it of its key with `press` and `release`, each time the key itself goes down or up.

    Held, it is open as long; tapped twice it stays, until its key, Esc, another window, or a while without use. Build on it: `make` gives
    the page there is to see now, made anew for each look, and where the keyboard goes when it stays.
    """

    def __init__(self, over: QWidget, now: Callable[[], int] = monotonic) -> None:
        super().__init__(over)
        self._now = now
        self._over = over
        self.stays = False
        self._pressed, self._released = -TWICE_MS, -TWICE_MS
        self._before: QWidget | None = None
        self._page: QWidget | None = None
        self._grace = once(self, GRACE_MS, self._let_go)
        self._forget = once(self, FORGET_MS, self.shut)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(em(), em() // 2, em(), em() // 2)
        theme.mark(self, role="panel")
        self.setAutoFillBackground(True)
        self.hide()

    def make(self) -> QWidget:
        """The page to see now; what takes the keyboard is its focus proxy."""
        return QWidget()

    @property
    def open(self) -> bool:
        """Whether it can be seen."""
        return self._page is not None

    def press(self, at: int = 0) -> None:
        """Its key went down, at that ms of the system's, or now: what the hand does while the page is made is told late."""
        now, tap = at or self._now(), self._released - self._pressed < TAP_MS
        if self.open and not tap and now - self._released < GRACE_MS:
            self._grace.stop()  # a held key may say so in pairs of release and press
            return
        twice = tap and now - self._released < TWICE_MS
        self._pressed = now
        self._grace.stop()
        if self.stays:
            self.shut()
            return
        self.stays = twice
        if not self.open:
            self._show()

    def lay_open(self) -> None:
        """Opened by the mouse: it stays, as if its key had been tapped twice."""
        self.stays = True
        if not self.open:
            self._show()
        self._let_go()

    def release(self, at: int = 0) -> None:
        """Its key went up, ``at`` as in `press`."""
        self._released = at or self._now()
        if self.open:
            self._grace.start()

    def _let_go(self) -> None:
        """It is surely up: closed, or it stays and can be searched."""
        if not self.stays:
            self.shut()
        elif self._page is not None:
            self._before = self.window().focusWidget()
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self) -> None:
        edge = em()
        self.setGeometry(self._over.rect().adjusted(edge, edge, -edge, -edge))
        self._lay()
        self.show()
        self.raise_()
        app().installEventFilter(self)
        self._forget.start()

    def shut(self) -> None:
        """Gone, with every word on it."""
        self._grace.stop()
        self._forget.stop()
        self.stays = False
        if not self.open:
            return
        app().removeEventFilter(self)
        self._drop()
        self.hide()
        give_back(self._before)
        self._before = None

    def _drop(self) -> None:
        gone, self._page = self._page, None
        if gone is not None:
            gone.hide()
            gone.setParent(None)
            gone.deleteLater()
            app().sendPostedEvents(gone, QEvent.Type.DeferredDelete.value)

    def _lay(self) -> None:
        """Everything, anew."""
        fresh = self.make()
        self._drop()
        self._page = fresh
        self._column.addWidget(fresh)

    def eventFilter(self, seen: QObject, event: QEvent) -> bool:  # noqa: N802  # the name is Qt's
        """Use keeps it open; another window closes it."""
        if event.type() in TAPS:
            self._forget.start()
        elif event.type() == QEvent.Type.ApplicationDeactivate or (event.type() == QEvent.Type.WindowDeactivate and seen is self.window()):
            self.shut()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """Esc closes it; its key too, where no line has the keyboard."""
        event.accept()
        if event.key() == Qt.Key.Key_Escape:
            self.shut()
        elif pressed(event) == DESK["sheet"] and not event.isAutoRepeat():
            self.press(event.timestamp())

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """Its key went up."""
        event.accept()
        if event.key() == Qt.Key.Key_C and not event.isAutoRepeat():
            self.release(event.timestamp())

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802  # the name is Qt's
        """Nothing is left under a table that is gone."""
        self.shut()
        super().hideEvent(event)
