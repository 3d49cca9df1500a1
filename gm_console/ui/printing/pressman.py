"""The press, as the window knows it: a process that prints one order after another, told of and stopped without waiting."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QObject, QProcess, Signal

from gm_console.printshop.task import Answer, Task

COMMAND: Sequence[str] = (sys.executable, "-m", "gm_console.printshop.worker")
PATIENCE_MS = 5000
"""How long a file that is being put in its place is waited for when the page closes, and a process that has been ended."""


class Pressman(QObject):
    """One task at a time; a new one takes the place of what is under way.

    Signals: ``progressed`` (done, of how many); ``ended`` with the last `Answer`; ``died`` where the process went without one.
    """

    progressed = Signal(int, int)
    ended = Signal(object)
    died = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._task: Task | None = None

    @property
    def busy(self) -> bool:
        """Whether a task is under way."""
        return self._task is not None

    def warm_up(self) -> None:
        """Starts the process before there is anything to print: it has its fonts by then."""
        if self._process is None:
            self._process = QProcess(self)
            self._start(self._process)

    def do(self, task: Task) -> None:
        """Begins a task."""
        if self._task is not None:
            self.stop()
        self._task = task
        self.warm_up()
        if self._process is not None:
            self._process.write(msgspec.json.encode(task) + b"\n")

    def stop(self) -> None:
        """Ends what is under way, at once, and the process with it; nothing is told of it any more."""
        gone, self._process = self._process, None
        saving, self._task = self._task is not None and self._task.order is None, None
        if gone is None:
            return
        gone.closeWriteChannel()
        if saving:
            gone.waitForFinished(PATIENCE_MS)
        gone.kill()
        gone.waitForFinished(PATIENCE_MS)
        gone.deleteLater()

    def _start(self, made: QProcess) -> None:
        made.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        made.readyReadStandardOutput.connect(self._read)
        made.finished.connect(lambda *_: self._lost(made))
        made.errorOccurred.connect(lambda error: self._lost(made) if error == QProcess.ProcessError.FailedToStart else None)
        made.start(COMMAND[0], list(COMMAND[1:]))

    def _read(self) -> None:
        process = self._process
        while process is not None and process is self._process and process.canReadLine():
            answer = msgspec.json.decode(process.readLine().data(), type=Answer)
            if self._task is None:
                continue
            if answer.ended:
                self._task = None
                self.ended.emit(answer)
            else:
                self.progressed.emit(answer.done, answer.total)

    def _lost(self, gone: QProcess) -> None:
        """The process has gone by itself."""
        if gone is not self._process:
            return
        waiting, self._process, self._task = self._task is not None, None, None
        gone.deleteLater()
        if waiting:
            self.died.emit()
