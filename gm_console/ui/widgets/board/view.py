"""A board to look at: painted, with a tooltip for every place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from gm_console.ui.widgets.board import steering
from gm_console.ui.widgets.board.frame import Frame
from gm_console.ui.widgets.board.picture import BoardPicture, Pointed
from gm_console.ui.widgets.board.shown import BoardShown, Place

if TYPE_CHECKING:
    from gm_console.ui.widgets.look import Look

LEAST: Final = 14
"""The least a name on it is high, in px at 100 %."""


class BoardView(QWidget):
    """Shows a `BoardShown`, as large as there is room."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._picture = BoardPicture(look, look.px(LEAST))
        self._shown: BoardShown | None = None
        self.setObjectName("board")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def shown(self) -> BoardShown | None:
        """What it shows."""
        return self._shown

    def show_board(self, shown: BoardShown | None) -> None:
        """Another moment; what is the same is not painted again."""
        if shown == self._shown:
            return
        self._shown = shown
        if shown is not None:
            self.setAccessibleName(shown.told)
        self.update()

    def middle_of(self, place: Place) -> QPointF:
        """The middle of a place, in pixels. Raises KeyError for a place that is not on this board, or where there is no board."""
        if self._shown is None:
            raise KeyError(place)
        return self._frame(self._shown).point(self._shown.ground.at[place].middle)

    def told_at(self, at: QPointF) -> str:
        """What there is to say of a point of the widget; nothing beside the board."""
        if self._shown is None:
            return ""
        place = steering.under(self._shown, self._frame(self._shown), at)
        return "" if place is None else steering.told(self._shown, place, self._look.words, goes=self._goes(place))

    def _goes(self, place: Place) -> bool:
        """Whether a click goes there."""
        return False

    def _pointed(self) -> Pointed:
        """What the mouse and the keyboard point at."""
        return Pointed()

    def _frame(self, shown: BoardShown) -> Frame:
        return Frame.within(QRectF(self.rect()), shown.ground)

    def sizeHint(self) -> QSize:  # noqa: N802  # the name is Qt's
        """As on the host's table."""
        return QSize(560, 520)

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # the name is Qt's
        """What can still be read."""
        return QSize(330, 330)

    def event(self, event: QEvent) -> bool:
        """A tooltip says which place is under the mouse, and who is there."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.told_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # the name is Qt's
        """The ground copied, and above it what changes."""
        if self._shown is None:
            return
        painter = QPainter(self)
        self._picture.paint(painter, QRectF(self.rect()), self._shown, self._pointed())
        painter.end()
