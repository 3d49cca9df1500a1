"""The middle of a table with a board: the board, and beside it the seats, what was thrown or drawn, and what is supposed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from gm_console.ui import theme
from gm_console.ui.baize import Baize

if TYPE_CHECKING:
    from gm_console.ui.widgets.look import Look

SIDE, TIGHT, ABREAST, GAP, EDGE = 336, 300, 212, 8, 10
"""In px at the host's text size: how wide the column beside the board is at least, tight above 125 %; from where on there are two of them;
what lies between, and round all."""


class Side(QWidget):
    """The column: the seats give way to what stands below them, until they can just be read. Where it is wide they stand side by side."""

    def __init__(self, look: Look, seats: QWidget, below: tuple[QWidget, ...]) -> None:
        super().__init__()
        self._gap, self._both = look.px(GAP), look.px(2 * ABREAST)
        self._seats, self._below = seats, below
        for widget in (seats, *below):
            widget.setParent(self)

    def event(self, event: QEvent) -> bool:
        """A part that wants another height gets it."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._arrange()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # the name is Qt's
        """Another room."""
        self._arrange()
        super().resizeEvent(event)

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # the name is Qt's
        """As high as all of it is at its tightest."""
        seats = self._seats.minimumSizeHint().height()
        return QSize(0, max(seats, self._taken()) if self._abreast else seats + self._taken())

    @property
    def _abreast(self) -> bool:
        return self.width() >= self._both

    @property
    def _wide(self) -> int:
        return (self.width() - self._gap) // 2 if self._abreast else self.width()

    def _shown(self) -> list[tuple[QWidget, int]]:
        """What stands below, each with the height it wants."""
        wide = self._wide
        heights = [part.heightForWidth(wide) if part.hasHeightForWidth() else part.sizeHint().height() for part in self._below]
        return [(part, high) for part, high in zip(self._below, heights, strict=True) if not part.isHidden()]

    def _taken(self) -> int:
        return sum(high + self._gap for _, high in self._shown())

    def _arrange(self) -> None:
        wide, abreast = self._wide, self._abreast
        over = self.parentWidget()
        sight = self.height() if over is None else min(self.height(), over.height())
        room = sight if abreast else self.height() - self._taken()
        seats = max(self._seats.minimumSizeHint().height(), min(self._seats.sizeHint().height(), room))
        self._seats.setGeometry(0, 0, wide, seats)
        left = wide + self._gap if abreast else 0
        top = 0 if abreast else max(seats + self._gap, room + self._gap)
        for part, high in self._shown():
            part.setGeometry(left, top, wide, high)
            top += high + self._gap


class Floor(Baize):
    """The board takes all it can fill; the column has the rest, ``wide`` at least, and scrolls where the window is too low for it."""

    def __init__(
        self, look: Look, board: QWidget, seats: QWidget, below: tuple[QWidget, ...], parent: QWidget | None = None, *, wide: int = SIDE
    ) -> None:
        super().__init__(look.theme, parent)
        self._look, self._board = look, board
        self._least = look.px(min(wide, TIGHT) if look.large else wide)
        self._ratio = 1.0
        board.setParent(self)
        side = Side(look, seats, below)
        theme.mark(side, role="page")
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(side)

    def fit(self, ratio: float) -> None:
        """How wide the board is for its height."""
        if ratio != self._ratio:
            self._ratio = ratio
            self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # the name is Qt's
        """Another room."""
        self._arrange()
        super().resizeEvent(event)

    def _arrange(self) -> None:
        edge, gap = self._look.px(EDGE), self._look.px(EDGE)
        wide, high = self.width() - 2 * edge - gap, self.height() - 2 * self._look.px(GAP)
        board = min(wide - self._least, round(high * self._ratio))
        self._board.setGeometry(edge, self._look.px(GAP), board, high)
        self._area.setGeometry(edge + board + gap, self._look.px(GAP), wide - board, high)
