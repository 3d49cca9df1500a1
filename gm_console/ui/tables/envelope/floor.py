"""The middle of a table with a board: the board, and beside it the seats, what was thrown or drawn, and what is supposed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gm_console.ui.baize import Baize
from gm_console.ui.page import scrolled

if TYPE_CHECKING:
    from gm_console.ui.widgets.look import Look

SIDE, TIGHT, LEAST = 336, 300, 90
"""In px at the host's text size: how wide the column beside the board is, tight from 125 % on; how high what is below the seats."""


class Floor(Baize):
    """The board takes what the column leaves, which is ``wide``; what is below the seats scrolls where there is no room."""

    def __init__(
        self, look: Look, board: QWidget, seats: QWidget, below: tuple[QWidget, ...], parent: QWidget | None = None, *, wide: int = SIDE
    ) -> None:
        super().__init__(look.theme, parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(look.px(10), look.px(8), look.px(10), look.px(8))
        row.setSpacing(look.px(10))
        row.addWidget(board, 1)
        beside = QWidget()
        column = QVBoxLayout(beside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(8))
        for widget in below:
            column.addWidget(widget)
        column.addStretch(1)
        side = QWidget()
        side.setFixedWidth(look.px(wide if look.scale <= 1.25 else min(wide, TIGHT)))
        whole = QVBoxLayout(side)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(look.px(8))
        whole.addWidget(seats)
        area = scrolled(beside)
        area.setMinimumHeight(look.px(LEAST))
        whole.addWidget(area, 1)
        row.addWidget(side)
