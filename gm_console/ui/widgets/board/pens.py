"""Pens, thin colours and letters: what every drawing of a board is made with."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QPen

from gm_console.ui import fonts

CENTRE: Final = Qt.AlignmentFlag.AlignCenter


def thin(colour: QColor, alpha: float) -> QColor:
    """A colour one sees through; ``alpha`` from 0 to 1."""
    made = QColor(colour)
    made.setAlphaF(alpha)
    return made


def stroke(colour: QColor, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    """A pen with round ends and corners, in pixels."""
    return QPen(colour, width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def serif(size: float, weight: QFont.Weight = QFont.Weight.DemiBold) -> QFont:
    """The games' own letters in any size of pixels."""
    font = QFont([fonts.SERIF, fonts.SIGNS])
    font.setPixelSize(max(1, round(size)))
    font.setWeight(weight)
    return font
