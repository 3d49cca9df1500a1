"""Small pictures painted once and then pressed wherever they are wanted, dot by dot, so that none is blurred."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

Paint = Callable[[QPainter], None]


class Stamps:
    """Stamps for one size of a board on one screen; another size, and all are made anew."""

    def __init__(self) -> None:
        self._made: dict[Hashable, QPixmap] = {}
        self._world = QTransform()
        self._device = self._ratio = self._unit = 1.0

    def begin(self, painter: QPainter, unit: float) -> None:
        """Before a board is painted; ``unit`` is its square in the painter's own lengths."""
        self._world, self._device = painter.worldTransform(), painter.device().devicePixelRatio()
        ratio = self._world.m11() * self._device
        if (ratio, unit) != (self._ratio, self._unit):
            self._made.clear()
            self._ratio, self._unit = ratio, unit

    def press(self, painter: QPainter, key: Hashable, box: QRectF, paint: Paint) -> None:
        """A stamp into a box; ``paint`` makes it where it is asked for first, in the painter's own lengths and inside the box."""
        stamp = self._made.get(key)
        if stamp is None:
            stamp = self._made[key] = self._cut(box, paint)
        at = self._world.map(box.topLeft()) * self._device
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(QPointF(round(at.x()) / self._device, round(at.y()) / self._device), stamp)
        painter.restore()

    def _cut(self, box: QRectF, paint: Paint) -> QPixmap:
        stamp = QPixmap(math.ceil(box.width() * self._ratio), math.ceil(box.height() * self._ratio))
        stamp.fill(Qt.GlobalColor.transparent)
        painter = QPainter(stamp)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._ratio, self._ratio)
        painter.translate(-box.topLeft())
        paint(painter)
        painter.end()
        stamp.setDevicePixelRatio(self._device)
        return stamp
