"""Pawns and what is laid in a room: round counters with a letter, and small drawings on ivory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient

from gm_console.ui.theme import PAWN_INKS
from gm_console.ui.widgets.board import signs
from gm_console.ui.widgets.board.pens import CENTRE, serif, stroke, thin
from gm_console.ui.widgets.board.shown import Colour, Laid, Token

if TYPE_CHECKING:
    from gm_console.ui.widgets.look import Look


def paint_pawn(painter: QPainter, look: Look, middle: QPointF, size: float, token: Token) -> None:
    """A pawn of ``size`` pixels. Whose turn it is has a bright ring round it; who no longer moves is hollow."""
    radius = size * 0.44
    if token.standing == "turn":
        painter.setPen(stroke(look.ink("board_reach_edge"), size * 0.1))
        painter.setBrush(look.ink("board_frame"))
        painter.drawEllipse(middle, radius + size * 0.07, radius + size * 0.07)
        radius -= size * 0.02
    else:
        _shadow(painter, middle, radius, size)
    if token.standing == "out":
        _hollow(painter, look, middle, radius, token)
    else:
        _counter(painter, look, middle, radius, token.colour)
        _letters(painter, look.ink(PAWN_INKS[token.colour]), middle, radius, token.sign)


def _shadow(painter: QPainter, middle: QPointF, radius: float, size: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 90))
    painter.drawEllipse(middle + QPointF(size * 0.03, size * 0.07), radius, radius)


def _counter(painter: QPainter, look: Look, middle: QPointF, radius: float, colour: Colour) -> None:
    """A turned counter: an ivory rim, and a face lit from the upper left."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.ink("pawn_edge"))
    painter.drawEllipse(middle, radius, radius)
    ink = look.ink(f"pawn_{colour}")
    light = QRadialGradient(middle - QPointF(radius, radius) * 0.3, radius * 1.5)
    light.setColorAt(0, ink.lighter(112))
    light.setColorAt(1, ink.darker(112))
    painter.setBrush(light)
    painter.setPen(QPen(ink.darker(165), max(0.6, radius * 0.07)))
    painter.drawEllipse(middle, radius * 0.84, radius * 0.84)


def _letters(painter: QPainter, ink: QColor, middle: QPointF, radius: float, sign: str) -> None:
    painter.setFont(serif(radius * (1.36 if len(sign) < 2 else 1.0)))
    painter.setPen(ink)
    painter.drawText(QRectF(middle.x() - radius, middle.y() - radius * 1.04, 2 * radius, 2 * radius), CENTRE, sign)


def _hollow(painter: QPainter, look: Look, middle: QPointF, radius: float, token: Token) -> None:
    """Only a rim in its colour, broken: he looks on."""
    painter.setBrush(look.ink("board_floor"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawEllipse(middle, radius, radius)
    rim = QPen(look.ink(f"pawn_{token.colour}").lighter(125), radius * 0.24)
    rim.setDashPattern([1.6, 0.8])
    painter.setPen(rim)
    painter.drawEllipse(middle, radius * 0.86, radius * 0.86)
    _letters(painter, look.ink("board_text"), middle, radius * 0.86, token.sign)


def paint_laid(painter: QPainter, look: Look, middle: QPointF, size: float, laid: Laid) -> None:
    """A thing of ``size`` pixels: an ivory tile with its drawing, or a suspect's chip with a square rim."""
    box = QRectF(middle.x() - size * 0.45, middle.y() - size * 0.45, size * 0.9, size * 0.9)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 80))
    painter.drawRoundedRect(box.translated(size * 0.02, size * 0.05), size * 0.16, size * 0.16)
    painter.setBrush(look.ink("die"))
    painter.setPen(QPen(thin(look.ink("die_text"), 0.45), max(0.6, size * 0.03)))
    painter.drawRoundedRect(box, size * 0.16, size * 0.16)
    if laid.colour is not None:
        _counter(painter, look, middle, size * 0.38, laid.colour)
        _letters(painter, look.ink(PAWN_INKS[laid.colour]), middle, size * 0.38, laid.sign)
    elif laid.id in signs.DRAWN:
        signs.paint(painter, laid.id, box.adjusted(size * 0.07, size * 0.07, -size * 0.07, -size * 0.07), look.ink("die_text"))
    else:
        painter.setPen(look.ink("die_text"))
        painter.setFont(serif(size * (0.62 if len(laid.sign) < 2 else 0.48)))
        painter.drawText(box, CENTRE, laid.sign)
