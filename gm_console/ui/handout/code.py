"""The code for a phone: how large it is for a whole table, and how it is drawn on the glass."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from gm_console.ui.handout.secret import Secret

LARGEST = 8.0
"""Pixels a module measures at most: a phone in the hand reads it, one across the room does not."""

Rows = Sequence[Sequence[bool]]


def version_for(secrets: Iterable[Secret]) -> int:
    """The one version that holds each of the texts; 0 where one is too long for any."""
    from gm_console.printing import qr

    try:
        return qr.version_for([secret.qr_text for secret in secrets])
    except qr.TooLong:
        return 0


def matrix(secret: Secret, version: int) -> Rows:
    """A code in rows of modules, without its margin."""
    from gm_console.printing import qr

    return qr.matrix(secret.qr_text, version)


def plate(version: int, room: QRectF, ratio: float) -> QRectF:
    """The white square of a code in the middle of some room: each module as many whole pixels of the screen as there is room for."""
    from gm_console.printing import qr

    modules = qr.side(version)
    pixels = min(room.width() / modules, room.height() / modules, LARGEST) * ratio
    side = max(1, int(pixels)) * modules / ratio
    left = round((room.center().x() - side / 2) * ratio) / ratio
    top = round((room.center().y() - side / 2) * ratio) / ratio
    return QRectF(left, top, side, side)


def draw(painter: QPainter, rows: Rows, square: QRectF) -> None:
    """Black on white, each module as large as every other."""
    picture = image(rows)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=False)
    painter.drawImage(square, picture, QRectF(picture.rect()))


def image(rows: Rows) -> QImage:
    """One pixel a module, margin included."""
    from gm_console.printing import qr

    side = len(rows) + 2 * qr.QUIET
    made = QImage(side, side, QImage.Format.Format_RGB32)
    made.fill(Qt.GlobalColor.white)
    painter = QPainter(made)
    for y, row in enumerate(rows, qr.QUIET):
        for x, dark in enumerate(row, qr.QUIET):
            if dark:
                painter.fillRect(QRect(x, y, 1, 1), Qt.GlobalColor.black)
    painter.end()
    return made
