"""The record of an evening as a file: PDF or Markdown, where the host wants it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from gm_console.engine.phrase import phrase
from gm_console.printing.target import write
from gm_console.printing.troubles import PrintError
from gm_console.store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable

    from gm_console.sitting.shelf import Shelf
    from gm_console.store.rows import SessionInfo
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
        """Ask where; the name proposed tells the game and the day, and nothing else."""
        from gm_console.ui.record_file import folder, name_of

        words = self._desk.words
        try:
            info = self._info()
        except StoreError as error:
            self.told.emit(words.say(error.said))
            return
        chooser = QFileDialog(self._window, words.text("table.act.save-record"))
        chooser.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        chooser.setNameFilters(["PDF (*.pdf)", "Markdown (*.md)"])
        chooser.setDefaultSuffix("pdf")
        chooser.filterSelected.connect(lambda chosen: chooser.setDefaultSuffix("md" if "*.md" in chosen else "pdf"))
        chooser.setDirectory(str(folder()))
        chooser.selectFile(f"{name_of(info)}.pdf")
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

        record = record_of(self._desk.answers.session, self._info().created, self._desk.words)
        return content(record, self._desk.words, path)

    def _info(self) -> SessionInfo:
        """The open session. Raises `StoreError`."""
        session = self._desk.session_id
        info = self._shelf().journal.info(session)
        if info is None:
            raise StoreError(phrase("store.no-session", session=session))
        return info
