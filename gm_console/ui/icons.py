"""Small signs drawn in the colour asked for, and the app's own icon.

`load` gives Qt the folder once under the name `icons:`, which the style sheet uses too.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QDir, QFile, QIODevice, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

SIZES: Final = (16, 20, 24, 32, 48, 64)


def load(folder: Path) -> None:
    """Tell Qt where the icons are (resources/icons). Raises FileNotFoundError where they are not."""
    if not (folder / "app.svg").is_file():
        raise FileNotFoundError(folder)
    QDir.setSearchPaths("icons", [str(folder)])


def app_icon() -> QIcon:
    """The program's own icon."""
    return QIcon("icons:app.png")


@lru_cache(maxsize=128)
def icon(name: str, colour: str, disabled: str = "") -> QIcon:
    """The sign `name` in `colour` (`#rrggbb`), in `disabled` where its control is. Raises FileNotFoundError."""
    drawing = _drawing(name)
    made = QIcon()
    for mode, ink in ((QIcon.Mode.Normal, colour), (QIcon.Mode.Disabled, disabled or colour)):
        for size in SIZES:
            made.addPixmap(_painted(drawing, ink, size), mode)
    return made


def _drawing(name: str) -> bytes:
    file = QFile(f"icons:{name}.svg")
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise FileNotFoundError(f"no icon {name}")
    return bytes(file.readAll().data())


def _painted(drawing: bytes, ink: str, size: int) -> QPixmap:
    from PySide6.QtSvg import QSvgRenderer

    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    coloured = drawing.replace(b"currentColor", QColor(ink).name().encode())
    QSvgRenderer(QByteArray(coloured)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap
