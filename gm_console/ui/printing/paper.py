"""Straight to a printer: each page of the finished file as a picture at its true size. Imported only when somebody prints."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter

from gm_console.ui.printing.pages import INCH, raster

FINEST = 300.0
"""Dots an inch: finer than that no cut and no letter gains, and a page takes as many times longer."""
BAND = 40_000
"""Dots drawn in one go."""
TURN = 0.001
"""Seconds in which the window certainly gets its turn: merely finished calls do not give it one."""
DUPLEX = {"long": QPrinter.DuplexMode.DuplexLongSide, "short": QPrinter.DuplexMode.DuplexShortSide}


def printer_for(backs: str) -> QPrinter:
    """A printer that will be asked for both sides where the backs need them."""
    made = QPrinter(QPrinter.PrinterMode.HighResolution)
    made.setFullPage(True)
    made.setDuplex(DUPLEX.get(backs, QPrinter.DuplexMode.DuplexNone))
    return made


def put_on_safely(printer: QPrinter, document: Any, progress: Callable[[int, int], None], cancelled: Callable[[], bool]) -> bool:
    """As `put_on`; a page that cannot be read ends it like a printer that refuses."""
    try:
        return document is not None and put_on(printer, document, progress, cancelled)
    except RuntimeError:  # pypdfium2's own errors are that
        return False


def put_on(printer: QPrinter, document: Any, progress: Callable[[int, int], None], cancelled: Callable[[], bool]) -> bool:
    """Every page in order; whether all went out. Called in the thread that has the document."""
    wanted = _range(printer, len(document))
    painter = QPainter()
    for done, number in enumerate(wanted):
        if cancelled():
            break
        progress(done, len(wanted))
        _lay(printer, document, number)
        if not (printer.newPage() if painter.isActive() else painter.begin(printer)):
            break
        with raster(document, number, dpi=min(FINEST, printer.resolution())) as image:
            _draw(painter, _whole(printer), image)
    else:
        progress(len(wanted), len(wanted))
        return painter.end() if painter.isActive() else False
    printer.abort()
    painter.end()
    return False


def _draw(painter: QPainter, room: QRectF, image: QImage) -> None:
    """A page in bands, the window's turn between two: drawing keeps every other thread waiting, a whole page for a quarter of a second.

    Each reaches a row into the next, so that no hair of white shows between them.
    """
    rows = max(1, BAND // max(1, image.width()))
    down = room.height() / image.height()
    for top in range(0, image.height(), rows):
        high = min(rows + 1, image.height() - top)
        target = QRectF(0, top * down, room.width(), high * down)
        painter.drawImage(target, image, QRectF(0, top, image.width(), high))
        time.sleep(TURN)


def _range(printer: QPrinter, pages: int) -> range:
    """The pages the host asked for in the system's dialog; all where none are named."""
    first, last = printer.fromPage() or 1, printer.toPage() or pages
    return range(max(first, 1) - 1, min(last, pages))


def _lay(printer: QPrinter, document: Any, number: int) -> None:
    """The paper as the page lies, without margins: what must stay white is white in the page already."""
    width, height = document.get_page_size(number)
    lying = QPageLayout.Orientation.Landscape if width > height else QPageLayout.Orientation.Portrait
    size = QPageSize(QSizeF(min(width, height), max(width, height)), QPageSize.Unit.Point)
    printer.setPageLayout(QPageLayout(size, lying, QMarginsF(), QPageLayout.Unit.Point, QMarginsF()))
    printer.setFullPage(True)


def _whole(printer: QPrinter) -> QRectF:
    """The page in the printer's dots."""
    page = printer.pageLayout().fullRect(QPageLayout.Unit.Point)
    dots = printer.resolution() / INCH
    return QRectF(0, 0, page.width() * dots, page.height() * dots)
