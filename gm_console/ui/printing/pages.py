"""The pages of a finished PDF as pictures, made in a thread of their own: what is seen is the real file.

pypdfium2 does one thing at a time, so one thread does all of it; its work is foreign code that leaves the window its turn.
"""

from __future__ import annotations

import contextlib
import queue
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

INCH = 72.0
"""Points."""


class Pages(QObject):
    """Signals: ``opened`` (file, how many pages it has); ``shown`` (file, page from 0, picture); ``failed`` where it cannot be read."""

    opened = Signal(Path, int)
    shown = Signal(Path, int, QImage)
    failed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._document: Any = None
        self._path: Path | None = None
        self._wanted = (-1, 0)

    def open(self, path: Path) -> None:
        """Another file; the one before is let go."""
        self._run(lambda: self._open(path))

    def show(self, page: int, width: int) -> None:
        """A page, so many pixels wide; only the one wanted last is made."""
        self._wanted = (page, width)
        self._run(lambda: self._show(page, width))

    def with_document(self, act: Callable[[Any], None]) -> None:
        """Does something with the open file, in the thread; ``act`` catches what may go wrong in it."""
        self._run(lambda: act(self._document))

    def shut(self) -> None:
        """Lets the file go; the thread stays for the next."""
        self._wanted = (-1, 0)
        self._run(self._let_go)

    def stop(self) -> None:
        """The thread ends, and is waited for: at most one page is still being made."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._wanted = (-1, 0)
            self._jobs.put(self._let_go)
            self._jobs.put(None)
            thread.join()

    def _run(self, job: Callable[[], None]) -> None:
        if self._thread is None:
            self._jobs = queue.SimpleQueue()
            self._thread = threading.Thread(target=_work, args=(self._jobs,), name="printing pages", daemon=True)
            self._thread.start()
        self._jobs.put(job)

    def _open(self, path: Path) -> None:
        import pypdfium2

        self._let_go()
        try:
            self._document, self._path = pypdfium2.PdfDocument(path), path
        except (pypdfium2.PdfiumError, OSError):
            self.failed.emit()
            return
        self.opened.emit(path, len(self._document))

    def _let_go(self) -> None:
        document, self._document, self._path = self._document, None, None
        if document is not None:
            document.close()

    def _show(self, page: int, width: int) -> None:
        if self._document is None or self._wanted != (page, width) or not 0 <= page < len(self._document):
            return
        self.shown.emit(self._path, page, picture(self._document, page, width))


@contextlib.contextmanager
def raster(document: Any, number: int, *, width: int = 0, dpi: float = 0) -> Iterator[QImage]:
    """One page by its width in pixels or by its fineness, as long as it is looked at: nothing of it is copied.

    The memory is pdfium's: a buffer of Python's would be cleared first, byte by byte, while every other thread waits. It is freed here:
    a collector might do it in another thread, and pdfium ends the program for that.
    """
    from pypdfium2 import PdfBitmap

    with contextlib.closing(document[number]) as page:
        scale = dpi / INCH if dpi else width / page.get_width()
        drawn = page.render(scale=scale, prefer_bgrx=True, bitmap_maker=PdfBitmap.new_foreign)
        drawn.warn_on_close = False  # nobody looks at it once it is closed, and the host is told nothing of it
        with contextlib.closing(drawn) as bitmap:
            yield QImage(bitmap.buffer, bitmap.width, bitmap.height, bitmap.stride, QImage.Format.Format_RGB32)


def picture(document: Any, number: int, width: int) -> QImage:
    """One page as a picture to keep."""
    with raster(document, number, width=width) as seen:
        return seen.copy()


def _work(jobs: queue.SimpleQueue[Callable[[], None] | None]) -> None:
    while (job := jobs.get()) is not None:
        job()
