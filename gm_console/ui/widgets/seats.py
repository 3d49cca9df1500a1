"""The seats on the cloth: as many columns as read well, scrolled where the room is too small for all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from gm_console.ui.baize import Baize
from gm_console.ui.widgets.seat_card import SeatCard, SeatFace
from gm_console.ui.widgets.seat_stack import USUAL, Rows

if TYPE_CHECKING:
    from gm_console.ui.widgets.look import Look

LEAST, MOST, GAP, ROWS_APART, ABOVE, BELOW = 200, 500, 14, 3, 6, 8


class Seats(Baize):
    """Cards are made once and updated in place, each with room for ``rows``.

    Signals ``acted`` and ``asked`` name the action of a cliché that was pressed.
    """

    acted = Signal(str)
    asked = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None, rows: Rows = USUAL) -> None:
        super().__init__(look.theme, parent)
        self._look = look
        self._rows = rows
        self.cards: list[SeatCard] = []
        self._turn = ""
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._page = QWidget()
        self._page.setProperty("role", "page")
        self._area.setWidget(self._page)

    def show_faces(self, faces: Sequence[SeatFace]) -> None:
        """Every seat as it is now."""
        fresh = len(faces) != len(self.cards)
        while len(self.cards) < len(faces):
            card = SeatCard(self._look, self._page, self._rows)
            card.acted.connect(self.acted)
            card.asked.connect(self.asked)
            self.cards.append(card)
        while len(self.cards) > len(faces):
            self.cards.pop().deleteLater()
        for card, face in zip(self.cards, faces, strict=True):
            card.show_face(face)
        if fresh:
            self._arrange()
            for card in self.cards:
                card.show()
        self._follow(faces)

    def _follow(self, faces: Sequence[SeatFace]) -> None:
        """Whose turn it is comes into sight, where not all have room; where the host has scrolled since, nothing moves."""
        turn = next((face.id for face in faces if face.chosen), "") or next((face.id for face in faces if face.floor), "")
        if turn != self._turn:
            self._turn = turn
            for card, face in zip(self.cards, faces, strict=True):
                if face.id == turn:
                    self._area.ensureWidgetVisible(card, 0, self._look.px(ABOVE))
                    self._area.ensureVisible(0, card.y(), 0, self._look.px(ABOVE))  # of a card that is too high, its head

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # the name is Qt's
        """Another room, another order."""
        self._area.setGeometry(self.rect())
        self._arrange()
        super().resizeEvent(event)

    def _columns(self, width: int) -> int:
        wanted = len(self.cards) if len(self.cards) < 4 else 3 if len(self.cards) in (5, 6) else 2 if len(self.cards) == 4 else 4
        return max(1, min(wanted, (width + self._look.px(GAP)) // self._look.px(LEAST + GAP)))

    def _arrange(self) -> None:
        if not self.cards:
            return
        look, side = self._look, self._look.px(18)
        gap, width = look.px(GAP), self.width() - 2 * side
        columns = self._columns(width)
        rows = -(-len(self.cards) // columns)
        wide = min(look.px(MOST), (width - (columns - 1) * gap) // columns)
        for card in self.cards:
            card.resize(wide, card.height())
        tall = self._height(rows, self.height() - look.px(ABOVE + BELOW) - (rows - 1) * look.px(ROWS_APART))
        for number, card in enumerate(self.cards):
            row, column = divmod(number, columns)
            card.setGeometry(QRect(side + column * (wide + gap), look.px(ABOVE) + row * (tall + look.px(ROWS_APART)), wide, tall))
        self._page.setMinimumHeight(look.px(ABOVE + BELOW) + rows * tall + (rows - 1) * look.px(ROWS_APART))

    def _height(self, rows: int, room: int) -> int:
        """As high as wanted where there is room, else as high as there is room for, but never less than readable."""
        wanted = max(card.sizeHint().height() for card in self.cards)
        least = max(card.minimumSizeHint().height() for card in self.cards)
        return max(least, min(wanted, room // rows))
