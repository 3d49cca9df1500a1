"""What was painted, kept as pictures by what they show: text and round corners take long to paint, and most of them come again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

ROOM = 8_000_000
"""How many device pixels are kept at most: 32 MB, some full screens of seats, chips, buttons and log."""


class Kept:
    """Pictures by name. A name holds everything its picture depends on but its size; what was not shown for longest goes first."""

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._taken = 0
        self._pictures: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def draw(self, widget: QWidget, name: Hashable, paint: Callable[[QPainter], None]) -> None:
        """Paint a whole widget: from its picture, or by ``paint``."""
        painter = QPainter(widget)
        self.put(painter, (0, 0, widget.width(), widget.height()), name, paint)
        painter.end()

    def put(self, painter: QPainter, box: tuple[int, int, int, int], name: Hashable, paint: Callable[[QPainter], None]) -> None:
        """The same in a box (left, top, width, height) of what a painter paints; ``paint`` begins at the box's corner."""
        left, top, width, height = box
        ratio = painter.device().devicePixelRatioF()
        if ratio.is_integer():
            painter.drawPixmap(left, top, self._picture((name, width, height, ratio), paint))
            return
        painter.save()  # between whole pixels a picture would be blurred
        painter.translate(left, top)
        paint(painter)
        painter.restore()

    def _picture(self, key: tuple[Hashable, int, int, float], paint: Callable[[QPainter], None]) -> QPixmap:
        picture = self._pictures.get(key)
        if picture is not None:
            self._pictures.move_to_end(key)
            return picture
        _, width, height, ratio = key
        picture = QPixmap(int(width * ratio), int(height * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        paint(painter)
        painter.end()
        self._keep(key, picture)
        return picture

    def _keep(self, key: Hashable, picture: QPixmap) -> None:
        self._pictures[key] = picture
        self._taken += picture.width() * picture.height()
        while self._taken > self._room:
            _, gone = self._pictures.popitem(last=False)
            self._taken -= gone.width() * gone.height()
