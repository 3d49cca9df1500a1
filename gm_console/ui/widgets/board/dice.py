"""Two dice, painted: pips for who sits near, figures for who sits far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gm_console.ui.widgets.board.pens import CENTRE, serif, thin

if TYPE_CHECKING:
    from gm_console.ui.widgets.look import Look

LOW, MID, HIGH = -0.5, 0.0, 0.5
DIAGONAL = ((LOW, LOW), (HIGH, HIGH))
CORNERS = (*DIAGONAL, (LOW, HIGH), (HIGH, LOW))
PIPS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    1: ((MID, MID),),
    2: DIAGONAL,
    3: (*DIAGONAL, (MID, MID)),
    4: CORNERS,
    5: (*CORNERS, (MID, MID)),
    6: (*CORNERS, (LOW, MID), (HIGH, MID)),
}
"""Where the pips of a face are, from its middle, in halves of its side."""
Thrown = tuple[int, int]


def paint_die(painter: QPainter, look: Look, box: QRectF, pips: int) -> None:
    """One face in a square box: ivory, rounded, lit from above; empty for a number no die has."""
    side = min(box.width(), box.height())
    face = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side).adjusted(1, 1, -1, -side * 0.05 - 1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 90))
    painter.drawRoundedRect(face.translated(side * 0.015, side * 0.05), side * 0.2, side * 0.2)
    ivory, ink = look.ink("die"), look.ink("die_text")
    light = QLinearGradient(face.topLeft(), face.bottomRight())
    light.setColorAt(0, ivory.lighter(104))
    light.setColorAt(1, ivory.darker(112))
    painter.setBrush(light)
    painter.setPen(QPen(thin(ink, 0.5), max(1.0, side * 0.015)))
    painter.drawRoundedRect(face, side * 0.2, side * 0.2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for right, down in PIPS.get(pips, ()):
        painter.drawEllipse(face.center() + QPointF(right, down) * side * 0.52, side * 0.085, side * 0.085)


def paint_dice(painter: QPainter, look: Look, box: QRectF, dice: Thrown | None, ink: QColor | None = None) -> None:
    """Both faces side by side and below them «4 + 3 = 7», as large as the box allows; empty faces where nothing is thrown.

    ``ink`` is the colour of the figures, that of plain text if none is given.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(box.width() / 2.2, box.height() / 1.55)
    left, top = box.center().x() - side * 1.1, box.center().y() - side * 0.775
    for number in range(2):
        paint_die(painter, look, QRectF(left + number * side * 1.2, top, side, side), dice[number] if dice else 0)
    if dice:
        painter.setFont(serif(side * 0.44))
        painter.setPen(ink or look.ink("text"))
        painter.drawText(QRectF(left - side * 0.4, top + side * 1.05, side * 3, side * 0.5), CENTRE, f"{dice[0]} + {dice[1]} = {sum(dice)}")
    painter.restore()


class Dice(QWidget):
    """The dice beside a table; said to a screen reader too."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._high = look, 92
        self._dice: Thrown | None = None
        self.setObjectName("dice")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(look.words.text("board.dice.none"))

    def show_dice(self, dice: Thrown | None) -> None:
        """What was thrown, or None."""
        if dice == self._dice:
            return
        self._dice = dice
        words = self._look.words
        told = words.text("board.dice", one=dice[0], other=dice[1], sum=sum(dice)) if dice else words.text("board.dice.none")
        self.setAccessibleName(told)
        self.setToolTip(told)
        self.update()

    def be(self, high: int) -> None:
        """So high from now on, in px at the host's text size."""
        if high != self._high:
            self._high = high
            self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: N802  # the name is Qt's
        """Two faces and a line."""
        return QSize(self._look.px(132), self._look.px(self._high))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # the name is Qt's
        """Faces and figures."""
        painter = QPainter(self)
        paint_dice(painter, self._look, QRectF(self.rect()), self._dice)
        painter.end()
