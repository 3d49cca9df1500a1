"""The board one can point at: what may be reached is chosen by a click, or by arrows and Enter."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from gm_console.ui.keys import Ear
from gm_console.ui.steady import monotonic
from gm_console.ui.widgets.board import steering
from gm_console.ui.widgets.board.picture import Pointed
from gm_console.ui.widgets.board.shown import BoardShown, Place, wired
from gm_console.ui.widgets.board.view import BoardView

if TYPE_CHECKING:
    from gm_console.ui.widgets.look import Look

ARROWS: Final = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, -1.0),
    Qt.Key.Key_Down: (0.0, 1.0),
}
CHOOSES: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Board(BoardView):
    """Shows a `BoardShown`. Signal ``chosen`` carries a place that can be reached as a command does: an id, or ``[row, column]``."""

    chosen = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None, now: Callable[[], int] = monotonic) -> None:
        super().__init__(look, parent)
        self._ear = Ear(now)
        self._live = False
        self._under: Place | None = None
        self._cursor: Place | None = None
        self._pressed: Place | None = None
        self.setMouseTracking(True)

    def show_board(self, shown: BoardShown | None) -> None:
        """Another moment; what is the same is not painted again. It takes the keyboard only while something can be chosen."""
        if shown == self._shown:
            return
        reach = shown.reach if shown is not None else ()
        self._live = bool(reach)
        self._pressed = None
        self._point(self._under if self._under in reach else None)
        self._cursor = self._cursor if self._cursor in reach else None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if self._live else Qt.FocusPolicy.NoFocus)
        super().show_board(shown)
        self._set_cursor(self._cursor or self._beginning())

    def _goes(self, place: Place) -> bool:
        return self._live and self._shown is not None and place in self._shown.reach

    def _pointed(self) -> Pointed:
        return Pointed(self._under, self._cursor if self.hasFocus() else None)

    def _reached(self, at: QPointF) -> Place | None:
        """The place under a point that may be chosen now."""
        if self._shown is None or not self._live:
            return None
        return steering.under(self._shown, self._frame(self._shown), at, self._shown.reach)

    def _choose(self, place: Place) -> None:
        self._pressed = None
        self.chosen.emit(wired(place))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # the name is Qt's
        """A press on a place; it counts when it is let go there."""
        self._pressed = self._reached(event.position()) if event.button() == Qt.MouseButton.LeftButton else None
        if self._pressed is None:
            event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # the name is Qt's
        """Chosen, where it was pressed."""
        pressed, self._pressed = self._pressed, None
        if pressed is not None and event.button() == Qt.MouseButton.LeftButton and self._reached(event.position()) == pressed:
            self._choose(pressed)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # the name is Qt's
        """The second press of a double click is no press."""
        self._pressed = None
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # the name is Qt's
        """A hand over what can be chosen."""
        self._point(self._reached(event.position()))

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802  # the name is Qt's
        """The mouse has gone."""
        self._point(None)
        super().leaveEvent(event)

    def _point(self, under: Place | None) -> None:
        if under != self._under:
            self._under = under
            self.setCursor(Qt.CursorShape.ArrowCursor if under is None else Qt.CursorShape.PointingHandCursor)
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """Arrows move the cursor from place to place, Enter chooses; a held key chooses once."""
        key = Qt.Key(event.key())
        if not self._live or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or key not in (*ARROWS, *CHOOSES):
            event.ignore()
        elif key in ARROWS:
            self._move(*ARROWS[key])
        elif self._cursor is not None and self._ear.hears(event):
            self._ear.ruled()
            self._choose(self._cursor)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """A key went up, or says so while it is held; the window listens too."""
        self._ear.release(event)
        event.ignore()

    def _move(self, right: float, down: float) -> None:
        if self._shown is not None:
            here = self._cursor
            self._set_cursor(steering.first(self._shown) if here is None else steering.ahead(self._shown, here, right, down))

    def _beginning(self) -> Place | None:
        """Where the cursor begins while the board has the focus."""
        return steering.first(self._shown) if self._shown is not None and self._live and self.hasFocus() else None

    def _set_cursor(self, place: Place | None) -> None:
        self._cursor = place
        if self._shown is not None:
            self.setAccessibleDescription(steering.described(self._shown, place, self._look.words, live=self._live))
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802  # the name is Qt's
        """The cursor is seen."""
        self._set_cursor(self._cursor or self._beginning())
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802  # the name is Qt's
        """The cursor is hidden."""
        self._ear.forget()
        self.update()
        super().focusOutEvent(event)
