"""When the program itself has failed: a report to copy or save, and then back to the table."""

from __future__ import annotations

import platform
import traceback
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from gm_console import __version__
from gm_console.ui import theme
from gm_console.words import Translator

if TYPE_CHECKING:
    from gm_console.ui.window import HostWindow


def report(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> str:
    """What an engineer needs: versions, system, and where it happened."""
    lines = traceback.format_exception(kind, error, trace)
    system = f"gm-console {__version__} · Python {platform.python_version()} · Qt {qVersion()} · {platform.platform()}"
    return f"{system}\n\n{''.join(lines)}"


class CrashReport(QDialog):
    """Shows a report. It closes back to the table; ``finished`` is Qt's own signal for that."""

    def __init__(self, words: Translator, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.setWindowTitle(words.text("table.crash.title"))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(760, 460)
        title, said = QLabel(words.text("table.crash.title"), self), QLabel(words.text("table.crash.said"), self)
        theme.mark(title, role="cue")
        said.setWordWrap(True)
        self.text = QPlainTextEdit(text, self)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(words.text("table.crash.report"))
        layout = QVBoxLayout(self)
        for widget in (title, said, self.text):
            layout.addWidget(widget)
        layout.addLayout(self._buttons())

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for name, act in (("copy", self.copy), ("save", self._choose), ("back", self.accept)):
            button = QPushButton(self._words.text(f"table.crash.{name}"), self)
            button.setObjectName(name)
            button.setAccessibleName(button.text())
            button.setAccessibleDescription(button.text())
            button.clicked.connect(act)
            button.setDefault(name == "back")
            if name == "back":
                row.addStretch(1)
                button.setFocus()
            row.addWidget(button)
        return row

    def copy(self) -> None:
        """The report to the clipboard."""
        QGuiApplication.clipboard().setText(self.text.toPlainText())

    def _choose(self) -> None:
        chooser = QFileDialog(self, self._words.text("table.crash.save"), str(Path.home() / "gm-console.txt"))
        chooser.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chooser.fileSelected.connect(self.save)
        chooser.open()

    def save(self, path: str) -> None:
        """The report into a file; a disk that refuses is said in the report itself."""
        try:
            Path(path).write_text(self.text.toPlainText(), encoding="utf-8")
        except OSError as error:
            self.text.appendPlainText(f"\n{error}")


class Failures(QObject):
    """What becomes of a fault of the program at one window: a report, and then the same moment again.

    One at a time: what fails in painting fails with every frame, under the report too. All are written on the error stream.
    """

    def __init__(self, window: HostWindow) -> None:
        super().__init__(window)
        self._window = window
        self.told = False

    def tell(self, text: str) -> None:
        """Shows a report, once what failed has been left: no dialog can be made in the middle of a frame."""
        if not self.told:
            self.told = True
            self._window.ticker.stop()
            self._window.shut_sheet()
            QTimer.singleShot(0, self, lambda: self._show(text))

    def _show(self, text: str) -> None:
        dialog = CrashReport(self._window.look.words, text, self._window)
        dialog.finished.connect(lambda _: self._back())
        dialog.open()

    def _back(self) -> None:
        self.told = False
        self._window.come_back(self._window.desk.session_id)
