"""Names on a board: serif, as large as their strip allows, in one line or two."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from gm_console.ui.widgets.board.pens import CENTRE, serif

NAME = 0.98
"""How high a name is, in squares, where there is room."""
SMALLEST = 8
LINE = 0.98
"""From line to line, in heights of the letters' size."""


def paint_name(painter: QPainter, box: QRectF, name: str, size: float, ink: QColor, *, two: bool = True) -> None:
    """A name in the middle of a strip, ``size`` pixels high if it fits, in two lines where that keeps it larger and ``two`` allows it."""
    lines, font = fitted(box, name, size, two=two)
    painter.setFont(font)
    painter.setPen(ink)
    pitch = font.pixelSize() * LINE
    top = box.center().y() - pitch * len(lines) / 2
    for number, line in enumerate(lines):
        painter.drawText(QRectF(box.left() - 40, top + number * pitch, box.width() + 80, pitch), CENTRE | Qt.TextFlag.TextDontClip, line)


def fitted(box: QRectF, name: str, size: float, *, two: bool = True) -> tuple[tuple[str, ...], QFont]:
    """The lines of a name, and the letters in which they fit into a box; the smallest letters where none do."""
    for pixels in range(round(size), SMALLEST, -1):
        font = serif(pixels, QFont.Weight.Normal)
        metrics = QFontMetricsF(font)
        for lines in _broken(name) if two else ((name,),):
            wide = max(metrics.horizontalAdvance(line) for line in lines)
            if wide <= box.width() and pixels * LINE * len(lines) <= box.height() * 1.05:
                return lines, font
    return (name,), serif(SMALLEST, QFont.Weight.Normal)


def _broken(name: str) -> Iterator[tuple[str, ...]]:
    """In one line, then in two: broken at a space or after a hyphen, where both are shortest."""
    yield (name,)
    words = name.replace("-", "-\n").replace(" ", " \n").split("\n")
    ways = [("".join(words[:n]).strip(), "".join(words[n:])) for n in range(1, len(words))]
    yield from sorted(ways, key=lambda way: max(map(len, way)))[:1]
