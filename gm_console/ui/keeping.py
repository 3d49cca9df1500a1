"""The record of an evening as a file: PDF or Markdown, where the host wants it."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from gm_console.printing.target import write
from gm_console.printing.troubles import PrintError
from gm_console.store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable

    from gm_console.sitting.shelf import Shelf
    from gm_console.ui.desk import Desk


class Keeping(QObject):
    """Signal ``told``: a sentence for the host, of what was saved or why it was not."""

    told = Signal(str)

    def __init__(self, desk: Desk, shelf: Callable[[], Shelf], window: QWidget) -> None:
        super().__init__(window)
        self._desk = desk
        self._shelf = shelf
        self._window = window

    def choose(self) -> None:
        """Ask where; the name proposed tells the day and nothing else."""
        words = self._desk.words
        chooser = QFileDialog(self._window, words.text("table.act.save-record"))
        chooser.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        chooser.setNameFilters(["PDF (*.pdf)", "Markdown (*.md)"])
        chooser.setDefaultSuffix("pdf")
        chooser.filterSelected.connect(lambda chosen: chooser.setDefaultSuffix("md" if "*.md" in chosen else "pdf"))
        chooser.setDirectory(str(Path.home()))
        chooser.selectFile(f"gm-console-{date.today().isoformat()}.pdf")  # noqa: DTZ011  # the host's own calendar
        chooser.fileSelected.connect(lambda path: self.save(Path(path)))
        chooser.finished.connect(chooser.deleteLater)
        chooser.open()

    def save(self, path: Path) -> None:
        """Write the record; Markdown where the name ends so, else PDF."""
        words = self._desk.words
        try:
            write(path, self._content(path))
        except (PrintError, StoreError) as error:
            self.told.emit(words.say(error.said))
        else:
            self.told.emit(words.text("table.saved", path=str(path)))

    def _content(self, path: Path) -> bytes:
        from gm_console.printshop.evenings import record_of
        from gm_console.ui.record_file import content

        info = self._shelf().journal.info(self._desk.session_id)
        record = record_of(self._desk.answers.session, info.created if info is not None else "", self._desk.words)
        return content(record, self._desk.words, path)
