"""The table's cloth: lit in the middle, darker at the edges, with a faint weave. Painted once per size, then copied."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QRadialGradient
from PySide6.QtWidgets import QWidget

from gm_console.ui.theme import Theme

WEAVE: Final = 4  # px between threads
TILE: Final = 128  # px, a multiple of them


def cloth(size: QSize, theme: Theme, ratio: float = 1.0) -> QPixmap:
    """A picture of the cloth for an area of `size` logical pixels on a screen of device scale `ratio`."""
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    centre = QPointF(size.width() / 2, size.height() * 0.45)
    light = QRadialGradient(centre, max(size.width(), size.height(), 1) * 0.62)
    light.setColorAt(0, QColor(theme.baize))
    light.setColorAt(1, QColor(theme.baize_deep))
    painter = QPainter(picture)
    painter.fillRect(0, 0, size.width(), size.height(), light)
    if theme.baize != theme.baize_deep:
        painter.drawTiledPixmap(0, 0, size.width(), size.height(), _weave())
    painter.end()
    return picture


def _weave() -> QPixmap:
    """A small square of threads to lay side by side: one line each over the whole cloth would take longer than all the rest."""
    tile = QPixmap(TILE, TILE)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setPen(QColor(0, 0, 0, 9))
    for x in range(-TILE, TILE, WEAVE):
        painter.drawLine(x, 0, x + TILE, TILE)
    painter.end()
    return tile


class Baize(QWidget):
    """An area covered with the cloth; lay the table's things on it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._cloth = QPixmap()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def set_theme(self, theme: Theme) -> None:
        """Lay another cloth."""
        self._theme = theme
        self._cloth = QPixmap()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # the name is Qt's
        """Copy the cloth, painting it anew only where the size or the screen changed."""
        ratio = self.devicePixelRatioF()
        if self._cloth.deviceIndependentSize().toSize() != self.size() or self._cloth.devicePixelRatio() != ratio:
            self._cloth = cloth(self.size(), self._theme, ratio)
        QPainter(self).drawPixmap(0, 0, self._cloth)
