"""A button for an action: its words, and its key drawn as a cap."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QWidget

from gm_console.ui import theme

if TYPE_CHECKING:
    from gm_console.ui.widgets.look import Look

ONWARD = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextForceLeftToRight)
"""From left to right, even where the words begin with a name in Hebrew or Arabic letters."""


class ActionButton(QPushButton):
    """Presses its action once, however fast it is clicked twice; ``steady`` says whether a press there may count."""

    def __init__(self, look: Look, action: QAction, steady: Callable[[QPoint], bool], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.action_ = action
        self._steady = steady
        self._key = ""
        self._size = QSize()
        theme.mark(self, role="action")
        self.setAutoDefault(False)
        self.clicked.connect(action.trigger)
        self.setObjectName(f"button:{action.objectName()}")
        self.follow()

    def follow(self) -> None:
        """Words, key and state as the action has them now."""
        action = self.action_
        if self.text() != action.text() or self._size.isEmpty():
            self._key = str(action.property("key") or "")
            self._size = self._measured(action.text())
            self.setText(action.text())
            self.setAccessibleName(action.text())
        if self.toolTip() != action.toolTip():
            self.setAccessibleDescription(action.toolTip())
            self.setToolTip(action.toolTip())
        self.setEnabled(action.isEnabled())

    def _measured(self, text: str) -> QSize:
        """Words, a gap and the cap."""
        words = int(self._look.metrics("action").horizontalAdvance(text))
        return QSize(words + self._cap() + self._look.px(26), self._look.px(40))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # the name is Qt's
        """A press that may count."""
        if self._steady(event.globalPosition().toPoint()):
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # the name is Qt's
        """The second press of a double click is no press."""
        event.accept()

    def sizeHint(self) -> QSize:  # noqa: N802  # the name is Qt's
        """Words, a gap and the cap."""
        return self._size

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # the name is Qt's
        """Never less than it needs."""
        return self._size

    def _cap(self) -> int:
        if not self._key:
            return 0
        return int(self._look.metrics("rule").horizontalAdvance(self._key)) + self._look.px(20)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # the name is Qt's
        """The button as the style draws it, then words and cap."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        dressed = self.property("primary"), self.property("danger")
        name = "action", self.text(), self._key, option.state.value, option.features.value, *dressed
        self._look.kept.draw(self, name, partial(self._paint, option))

    def _paint(self, option: QStyleOptionButton, painter: QPainter) -> None:
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self._look.ink("text" if self.isEnabled() else "text_disabled")
        box = QRectF(self.rect()).adjusted(self._look.px(13), 0, -self._look.px(10), 0)
        painter.setFont(self._look.font("action"))
        painter.setPen(self._look.ink("danger_text") if self.property("danger") == "true" else ink)
        painter.drawText(box, ONWARD, self.text())
        if self._key:
            self._draw_cap(painter, box)

    def _draw_cap(self, painter: QPainter, box: QRectF) -> None:
        width, height = self._cap() - self._look.px(10), self._look.px(20)
        cap = QRectF(box.right() - width, box.center().y() - height / 2, width, height)
        painter.setPen(self._look.ink("button_edge"))
        painter.drawRoundedRect(cap, 4, 4)
        painter.setFont(self._look.font("rule"))
        painter.setPen(self._look.ink("text_soft" if self.isEnabled() else "text_disabled"))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)
