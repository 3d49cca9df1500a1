"""What becomes of a finished file: the system's viewer, a place of the host's, or a printer."""

from __future__ import annotations

import threading
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from gm_console.printing.troubles import PrintError
from gm_console.printshop.task import Answer, Task
from gm_console.ui.printing.pressman import Pressman

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

    from gm_console.ui.printing.drawer import Drawer
    from gm_console.ui.printing.making import Making
    from gm_console.words import Translator


class Delivery(QObject):
    """Signals: ``told`` and ``troubled`` with a sentence.

    ``sending`` (pages done, of how many) while a printer is at it, and ``sent`` with whether all went out.
    """

    told = Signal(str)
    troubled = Signal(str)
    sending = Signal(int, int)
    sent = Signal(bool)

    def __init__(self, making: Making, drawer: Drawer, words: Translator, over: QWidget) -> None:
        super().__init__(over)
        self._making, self._drawer, self._words, self._over = making, drawer, words, over
        self._called_off = threading.Event()
        self._target: Path | None = None
        self._printer: QPrinter | None = None
        self._writer = Pressman(self)
        self._writer.ended.connect(self._saved)
        self._writer.died.connect(lambda: self.troubled.emit(words.text("printpage.died")))
        self.sent.connect(self._done)

    def view(self) -> None:
        """In whatever the system shows PDFs with."""
        made = self._making.made
        if made is None:
            return
        try:
            given = self._drawer.handed(made)
        except PrintError as fault:
            self.troubled.emit(self._words.say(fault.said))
            return
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(given))):
            self.troubled.emit(self._words.text("printpage.no-viewer"))

    def ask_where(self, name: str) -> None:
        """Asks for a place; ``name`` is what stands before the day in the name that is proposed."""
        dialog = QFileDialog(self._over, self._words.text("printpage.save").replace("…", ""), str(Path.home()), "PDF (*.pdf)")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("pdf")
        dialog.selectFile(f"{name}-{date.today().isoformat()}.pdf")  # noqa: DTZ011  # the host's own calendar
        dialog.fileSelected.connect(lambda chosen: self.save(Path(chosen)))
        dialog.open()

    def save(self, path: Path) -> None:
        """A copy where the host wants it; another process writes it, so that a slow disk holds up nobody."""
        if self._making.made is not None:
            self._target = path
            self._writer.do(Task(str(path), self._words.language, source=str(self._making.made)))

    def _saved(self, answer: Answer) -> None:
        if answer.refused:
            self.troubled.emit(answer.refused)
        else:
            self.told.emit(self._words.text("printpage.saved", path=str(self._target)))

    def ask_printer(self, backs: str) -> None:
        """The system's own form, then the printer."""
        from PySide6.QtPrintSupport import QPrintDialog

        from gm_console.ui.printing.paper import printer_for

        dialog = QPrintDialog(printer_for(backs), self._over)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._printer = dialog.printer()
        dialog.accepted.connect(lambda: self.send(dialog.printer()))
        QDialog.open(dialog)

    def send(self, printer: QPrinter) -> None:
        """To a printer, page by page in the thread that draws the preview."""
        from gm_console.ui.printing.paper import put_on_safely

        self._called_off.clear()
        self._printer = printer

        def act(document: Any) -> None:
            self.sent.emit(put_on_safely(printer, document, self.sending.emit, self._called_off.is_set))

        self._making.pages.with_document(act)

    def call_off(self) -> None:
        """No further page."""
        self._called_off.set()

    def _done(self, whole: bool) -> None:
        stopped, self._printer = self._called_off.is_set(), None
        if stopped:
            self.told.emit(self._words.text("printpage.called-off"))
        elif whole:
            self.told.emit(self._words.text("printpage.sent"))
        else:
            self.troubled.emit(self._words.text("printpage.not-sent"))

    def stop(self) -> None:
        """The page goes: what is being saved is finished, what is being printed is called off."""
        self.call_off()
        self._writer.stop()
