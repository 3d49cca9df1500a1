"""Large letters for the players' screen: set once in the size that fits, and painted from then on as they were set."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPainter, QTextOption

from gm_console.ui import fonts
from gm_console.ui.widgets.wrapped import Wrapped

Room = tuple[float, float]
"""A width and a height."""
KEPT = 500
"""How many texts are kept set: some moments of a table."""


class Align(NamedTuple):
    """Where a text stands in its box: at which side, at the top or in the middle, and whether it may take several lines."""

    side: Qt.AlignmentFlag
    middle: bool = True
    several: bool = False


WRAP = Align(Qt.AlignmentFlag.AlignHCenter, several=True)
TOP = Align(Qt.AlignmentFlag.AlignLeft, middle=False, several=True)
LEFT, RIGHT = Align(Qt.AlignmentFlag.AlignLeft), Align(Qt.AlignmentFlag.AlignRight)


class Lettered:
    """A text set in a size for a box. ``size`` is what it takes of it, ``fits`` whether that is no more than there is."""

    def __init__(self, text: str, font: QFont, room: Room, align: Align) -> None:
        mode = QTextOption.WrapMode.WordWrap if align.several else QTextOption.WrapMode.NoWrap
        self._laid = Wrapped(text, font, room[0], mode, align.side)
        self.size = self._laid.size
        self.fits = self.size.width() <= room[0] and self.size.height() <= room[1]
        self._below = (room[1] - self.size.height()) / 2 if align.middle else 0.0

    def draw(self, painter: QPainter, left: float, top: float) -> None:
        """In a box with this corner, in the painter's pen."""
        self._laid.draw(painter, left, top + self._below)


class Letters:
    """The screen's serif, as it was set for one face."""

    def __init__(self) -> None:
        self._set: dict[object, Lettered] = {}

    def set(self, text: str, size: int, room: Room, *, bold: bool = False, align: Align = WRAP) -> Lettered:
        """A text in a size, whether it fits or not."""
        return self._kept(text, (size,), room, bold, align)

    def fitted(self, text: str, size: int, room: Room, *, bold: bool = False, align: Align = WRAP) -> Lettered:
        """A text in a size, or smaller where that would not fit."""
        return self._kept(text, (size, size * 3 // 4, size // 2, size * 3 // 8), room, bold, align)

    def _kept(self, text: str, sizes: tuple[int, ...], room: Room, bold: bool, align: Align) -> Lettered:
        key = text, sizes, room, bold, align
        found = self._set.get(key)
        if found is None:
            if len(self._set) >= KEPT:
                self._set.clear()
            found = self._set[key] = _largest(text, sizes, room, bold, align)
        return found


def face(size: int, *, bold: bool) -> QFont:
    """The screen's serif at a size in px."""
    font = QFont([fonts.SERIF, fonts.SIGNS])
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    font.setPixelSize(size)
    return font


def _largest(text: str, sizes: tuple[int, ...], room: Room, bold: bool, align: Align) -> Lettered:
    """In the first size that fits, else in the last."""
    *larger, least = sizes
    tried = (Lettered(text, face(size, bold=bold), room, align) for size in larger)
    return next((one for one in tried if one.fits), None) or Lettered(text, face(least, bold=bold), room, align)
