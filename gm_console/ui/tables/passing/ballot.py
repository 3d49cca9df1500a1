"""What one player chooses while only he sees the screen: large buttons, or the list of places. Nothing of it outlasts the look."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from gm_console.ui import theme
from gm_console.ui.dialogs.frame import plain
from gm_console.ui.handout.leaf import STEPS, LeafArea
from gm_console.ui.page import label
from gm_console.ui.widgets.look import Look

FEW = 12
"""Up to so many options are buttons; more are a list."""

STACKED = 5
"""Up to so many buttons stand below one another where their words would be cut side by side."""

Options = Sequence[tuple[str, Any, str]]
"""What can be chosen: the digit of each, the value it stands for, and its words."""


class Option(QPushButton):
    """One of the options, cut short where there is no room for it; its keys are heard by the screen."""

    def __init__(self, look: Look, text: str, parent: QWidget) -> None:
        super().__init__(plain(text), parent)
        self._look, self._full = look, text

    @property
    def wanted(self) -> int:
        """How wide it is with all its words, in px."""
        return self._edges + math.ceil(self._look.metrics("action").horizontalAdvance(self._full))

    @property
    def _edges(self) -> int:
        return self._look.px(20)

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # the name is Qt's
        """It gives way."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # the name is Qt's
        """As much of its words as there is room for."""
        room = self.width() - self._edges
        self.setText(plain(self._look.metrics("action").elidedText(self._full, Qt.TextElideMode.ElideRight, room)))
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """All keys go to the screen."""
        event.ignore()


class Ballot(QWidget):
    """The question, and what can be answered. Signal ``touched``: something was chosen, or gone to."""

    touched = Signal()

    def __init__(self, look: Look, question: str, options: Options, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._options = look, options
        self._place: int | None = None
        self._columns = 2
        self._buttons: list[Option] = []
        self._list: LeafArea | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(8), look.px(8), look.px(8), look.px(8))
        column.setSpacing(look.px(14))
        asked = label(question, "title")
        asked.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(asked)
        if len(options) > FEW:
            self._lay_list(column)
        else:
            self._lay_buttons(column)

    def _lay_buttons(self, column: QVBoxLayout) -> None:
        column.addStretch(1)
        self._grid = grid = QGridLayout()
        grid.setSpacing(self._look.px(12))
        look = self._look
        for place, (key, _, text) in enumerate(self._options):
            made = Option(look, f"{key}   {text}" if key else text, self)
            made.setObjectName(f"option:{place}")
            made.setAutoDefault(False)
            made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            made.setAccessibleName(text)
            made.setMinimumHeight(look.px(44 if look.large else 62))
            made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            theme.mark(made, role="action")
            made.clicked.connect(lambda _=False, place=place: self.choose(place))
            self._buttons.append(made)
        self._arrange()
        column.addLayout(grid)
        column.addStretch(2)

    def _arrange(self) -> None:
        """The buttons in their columns."""
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, self._columns - 1)
        for place, made in enumerate(self._buttons):
            self._grid.addWidget(made, *divmod(place, self._columns))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # the name is Qt's
        """Few long words stand below one another, and one alone in the middle."""
        half = (self.width() - self._look.px(28)) // 2
        alone = len(self._buttons) == 1
        columns = 1 if alone or (len(self._buttons) <= STACKED and any(made.wanted > half for made in self._buttons)) else 2
        if columns != self._columns:
            self._columns = columns
            self._arrange()
        super().resizeEvent(event)

    def _lay_list(self, column: QVBoxLayout) -> None:
        self._list = LeafArea(self._look, strikes=False)
        self._list.leaf.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._list.leaf.lay([text for _, _, text in self._options])
        self._list.leaf.pressed.connect(self.choose)
        column.addWidget(self._list, 1)

    def choose(self, place: int) -> None:
        """One of the options; it can still be another."""
        self._place = place
        for number, button in enumerate(self._buttons):
            theme.mark(button, primary=number == place)
        if self._list is not None:
            self._list.leaf.toggle(place)
        self.touched.emit()

    def key(self, digit: int | None, key: int) -> bool:
        """Whether a key meant something here: the digit of an option, or an arrow to the next one."""
        place = next((n for n, (own, _, _) in enumerate(self._options) if digit is not None and own == str(digit)), None)
        if place is None and key in STEPS:
            place = self._beside(Qt.Key(key))
        if place is not None:
            self.choose(place)
            if self._list is not None:
                box = self._list.leaf.box(place)
                self._list.ensureVisible(box.center().x(), box.center().y(), 20, 60)
        return place is not None or key in STEPS

    def _beside(self, key: Qt.Key) -> int | None:
        """Where an arrow leads from what is chosen; to the first from nothing."""
        if self._place is None:
            return 0
        wide, high = STEPS[key]
        step = self._list.leaf.rows if self._list is not None else 1
        place = self._place + (wide * step + high if self._list is not None else wide + self._columns * high)
        return place if 0 <= place < len(self._options) else self._place

    @property
    def chosen(self) -> bool:
        """Whether there is something to hand in."""
        return self._place is not None

    @property
    def value(self) -> Any:
        """What was chosen. Raises TypeError where nothing was."""
        if self._place is None:
            raise TypeError
        return self._options[self._place][1]
