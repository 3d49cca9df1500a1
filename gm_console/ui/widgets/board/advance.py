"""The advance card drawn last, large, on the pile it came from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from gm_console.ui.widgets.board.pens import CENTRE, serif, stroke, thin

if TYPE_CHECKING:
    from gm_console.ui.widgets.look import Look

SHAPE = 0.7
"""A card's width to its height."""
PILE = 3


def paint_advance(painter: QPainter, look: Look, box: QRectF, value: int | None, left: int = 0) -> None:
    """A card with its number and as many arrows, or its back where there is none; below it as much of the pile as ``left`` leaves."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    high = min(box.height() * 0.9, box.width() * 0.9 / SHAPE)
    card = QRectF(0, 0, high * SHAPE, high)
    card.moveCenter(box.center())
    under = min(PILE, -(-left // 7))
    for number in range(under, 0, -1):
        shift = number * high * 0.025
        _sheet(painter, look, card.translated(shift, shift), look.ink("board_frame"))
    if value is None:
        _back(painter, look, card)
    else:
        _face(painter, look, card, value)
    painter.restore()


def _sheet(painter: QPainter, look: Look, card: QRectF, ground: QColor) -> None:
    painter.setBrush(ground)
    painter.setPen(QPen(look.ink("brass"), max(1.0, card.width() * 0.02)))
    painter.drawRoundedRect(card, card.width() * 0.1, card.width() * 0.1)


def _back(painter: QPainter, look: Look, card: QRectF) -> None:
    """Brass chevrons on mahogany."""
    _sheet(painter, look, card, look.ink("board_frame"))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = card.width() * 0.09
    painter.setPen(QPen(thin(look.ink("brass"), 0.7), max(0.8, card.width() * 0.012)))
    painter.drawRoundedRect(card.adjusted(inner, inner, -inner, -inner), inner * 0.6, inner * 0.6)
    painter.setPen(stroke(look.ink("brass"), card.width() * 0.05))
    for number in (-1, 0, 1):
        _chevron(painter, card.center() + QPointF(0, number * card.width() * 0.26), card.width() * 0.2)


def _face(painter: QPainter, look: Look, card: QRectF, value: int) -> None:
    """Ivory, the number large, an arrowhead for each step along the foot."""
    ink = look.ink("die_text")
    _sheet(painter, look, card, look.ink("die"))
    inner = card.width() * 0.06
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(thin(ink, 0.35), max(0.8, card.width() * 0.012)))
    painter.drawRoundedRect(card.adjusted(inner, inner, -inner, -inner), inner, inner)
    painter.setPen(ink)
    painter.setFont(serif(card.height() * 0.62))
    painter.drawText(card.adjusted(0, -card.height() * 0.04, 0, -card.height() * 0.16), CENTRE, str(value))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    step = min(card.width() * 0.8 / max(value, 1), card.width() * 0.14)
    at = QPointF(card.center().x() - step * (value - 1) / 2, card.bottom() - card.height() * 0.15)
    for number in range(value):
        tip = at + QPointF(number * step, 0)
        wing = step * 0.36
        painter.drawPolygon(QPolygonF([tip + QPointF(wing, 0), tip + QPointF(-wing, -wing), tip + QPointF(-wing, wing)]))


def _chevron(painter: QPainter, at: QPointF, reach: float) -> None:
    painter.drawPolyline(QPolygonF([at + QPointF(-reach, reach / 2), at + QPointF(0, -reach / 2), at + QPointF(reach, reach / 2)]))


class AdvanceCard(QWidget):
    """The pile and its card beside a table; said to a screen reader too."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._card: tuple[int | None, int] | None = None
        self.setObjectName("advance")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.show_advance(None, 0)

    def show_advance(self, value: int | None, left: int) -> None:
        """The value drawn, or None while none is; ``left`` is how many cards the pile still has."""
        if (value, left) == self._card:
            return
        self._card = (value, left)
        words = self._look.words
        drawn = words.text("board.advance", steps=value) if value is not None else words.text("board.advance.down")
        told = f"{drawn}; {words.text('board.advance.left', n=left)}"
        self.setAccessibleName(told)
        self.setToolTip(told)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802  # the name is Qt's
        """A card as high as the dice."""
        return QSize(self._look.px(84), self._look.px(108))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # the name is Qt's
        """The card on its pile."""
        value, left = self._card or (None, 0)
        painter = QPainter(self)
        paint_advance(painter, self._look, QRectF(self.rect()), value, left)
        painter.end()
