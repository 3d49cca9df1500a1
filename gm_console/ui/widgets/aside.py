"""Words in one line, painted where they stand: for a label of Qt's the whole table would be laid out anew whenever its words change."""

from __future__ import annotations

from functools import partial
from math import ceil

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QTextOption
from PySide6.QtWidgets import QLabel, QWidget

from gm_console.ui.widgets.wrapped import Wrapped

ENDLESS = 100_000
SPENT = (0.1, 0.3, 0.5)
"""What breaking at words may leave empty of several lines, in lines."""


class Aside(QLabel):
    """Text that gives way: it ends in dots rather than push anything aside. It is a label so that the style sheet dresses it as one.

    ``several``: where one line is too short for it, it takes as many as its height has room for.
    """

    def __init__(self, parent: QWidget | None = None, *, several: bool = False) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._text, self._several = "", several
        self._laid: Wrapped | None = None

    def text(self) -> str:
        """What it says."""
        return self._text

    def setText(self, text: str) -> None:  # noqa: N802  # the name is Qt's
        """Say something else."""
        if text != self._text:
            self._text, self._laid = text, None
            self.tell(text)
            self.update()

    def tell(self, text: str) -> None:
        """What it says, for whoever cannot see it."""
        self.setAccessibleName(text)

    def wanted(self) -> int:
        """The width it needs to be read whole."""
        return ceil(self._line().size.width())

    def _line(self) -> Wrapped:
        if self._laid is None:
            self.ensurePolished()
            self._laid = self._set(self._text)
        return self._laid

    def _set(self, text: str) -> Wrapped:
        return Wrapped(text, self.font(), ENDLESS, QTextOption.WrapMode.NoWrap)

    def fitted(self) -> Wrapped:
        """It as it is painted: whole in a line, whole in several, or what of it there is room for."""
        line = self._line()
        if line.size.width() <= self.width():
            return line
        shorter = partial(self.fontMetrics().elidedText, self._text, Qt.TextElideMode.ElideRight)
        if self._several:
            lines = int(self.height() / line.size.height())
            rooms = (ENDLESS, *(round(self.width() * (lines - lost)) for lost in SPENT))
            tried = (Wrapped(shorter(room), self.font(), self.width()) for room in rooms)
            whole = next((one for one in tried if one.size.height() <= self.height()), None)
            if whole is not None:
                return whole
        return self._set(shorter(self.width()))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802  # the name is Qt's
        """Another font, other letters."""
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._laid = None
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # the name is Qt's
        """As much as there is room for."""
        painter, line = QPainter(self), self.fitted()
        spare = self.width() - ceil(line.size.width())
        left = spare if self.alignment() & Qt.AlignmentFlag.AlignRight else 0
        line.draw(painter, left, (self.height() - line.size.height()) // 2)
        painter.end()

    def sizeHint(self) -> QSize:  # noqa: N802  # the name is Qt's
        """The whole of it."""
        return QSize(self.wanted(), ceil(self._line().size.height()))

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # the name is Qt's
        """As narrow as need be."""
        return QSize(0, self.sizeHint().height())


class Figure(Aside):
    """A figure with a name of its own. It never ends in dots, and keeps room for the widest it has shown: nothing beside it moves."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._widest = 0
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def setText(self, text: str) -> None:  # noqa: N802  # the name is Qt's
        """Say something else; a new layout only where that takes more room."""
        super().setText(text)
        if self.wanted() > self._widest:
            self._widest = self.wanted()
            self.updateGeometry()

    def tell(self, text: str) -> None:
        """Its name stays what it counts."""
        self.setAccessibleDescription(text)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802  # the name is Qt's
        """Another font, another width."""
        super().changeEvent(event)
        if self._laid is None:
            self._widest = 0

    def sizeHint(self) -> QSize:  # noqa: N802  # the name is Qt's
        """Room for the widest."""
        self._widest = max(self._widest, self.wanted())
        return QSize(self._widest, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # the name is Qt's
        """The same: a figure cut short would be another figure."""
        return self.sizeHint()
