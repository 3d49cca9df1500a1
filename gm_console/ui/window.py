"""The host's window: screens, and what is wired to what. Nothing is decided here."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from gm_console.engine.value import Phrase
from gm_console.store.journal import Journal
from gm_console.ui.desk import Desk
from gm_console.ui.desk_acts import DeskActs
from gm_console.ui.errands import Errands
from gm_console.ui.keyboard import Keyboard
from gm_console.ui.public import PublicScreen
from gm_console.ui.tables.martes.public_face import PublicFace
from gm_console.ui.tables.martes.screen import MartesTable
from gm_console.ui.ticker import Ticker
from gm_console.ui.widgets.look import Look


class HostWindow(QMainWindow):
    """One window, one screen at a time.

    Signals: ``first_frame`` once the window has been painted, so that what it did not need may be imported now;
    ``settings_changed`` with the settings as the host wants them.
    """

    first_frame = Signal()

    settings_changed = Signal(object)

    def __init__(self, desk: Desk, look: Look, public_look: Look, journal: Journal, notices: Sequence[Phrase] = ()) -> None:
        super().__init__()
        self.desk = desk
        self.journal = journal
        self._notices = [look.words.say(said) for said in notices]
        self.look = look
        self.public_look = public_look
        self.setWindowTitle(look.words.text("table.window"))
        self.setMinimumSize(1024, 700)
        self.resize(1280, 800)
        self.stack = QStackedWidget(self)
        self.setCentralWidget(self.stack)
        self.table: MartesTable | None = None
        self.public = PublicScreen(self)
        self.public.noticed.connect(lambda id_: self.notice(self.look.words.text(id_)))
        self.acts = DeskActs(self)
        self.keyboard = Keyboard(self.acts.keys())
        self.ticker = Ticker(desk.clock, self)
        self.ticker.ticked.connect(self._tick)
        self.ticker.gap.connect(self.acts.gap)
        self.errands = Errands(desk, self, lambda: self.table.waited_ms if self.table is not None else 0)
        self._painted = False
        desk.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """The screen that belongs to what is open, in step with it."""
        if self.desk.open and self.table is None:
            self._seat()
        elif not self.desk.open and self.table is not None:
            self._unseat()
        if self.table is not None:
            self.table.refresh()
            self.public.show_table(self.desk.table, self.desk.clock())

    def _seat(self) -> None:
        table = self.table = MartesTable(self.desk, self.look, self.public_look)
        self.stack.addWidget(table)
        self.stack.setCurrentWidget(table)
        self.public.seat(table.face, lambda: PublicFace(self.public_look), self.public_look.words.text("table.public.title"))
        table.reveal_wanted.connect(self.public.reveal)
        table.picker_wanted.connect(self.errands.run)
        table.why_wanted.connect(self.acts.why)
        table.waive_wanted.connect(self.acts.waive)
        table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.ticker.start()

    def _unseat(self) -> None:
        self.ticker.stop()
        self.public.forget()
        if self.table is not None:
            self.stack.removeWidget(self.table)
            self.table.deleteLater()
            self.table = None

    def _tick(self) -> None:
        if not self.desk.open or self.table is None:
            return
        if not self.desk.tick():
            self.table.tick()
            self.public.show_table(self.desk.table, self.desk.clock())

    def notice(self, text: str) -> None:
        """A line for the host, in place of the cue."""
        if self.table is not None:
            self.table.line.say(text)

    def dress(self, look: Look, public_look: Look) -> None:
        """Another theme, text size or language: the screens anew, at the same moment."""
        self.look, self.public_look = look, public_look
        revealed = self.public.revealed
        if self.table is not None:
            self._unseat()
        self.refresh()
        if revealed:
            self.public.reveal()

    def crashed(self, report: str) -> None:
        """The program failed: say so, and come back to the same moment from the journal."""
        from gm_console.ui.crash import CrashReport

        session = self.desk.session_id
        dialog = CrashReport(self.look.words, report, self)
        dialog.finished.connect(lambda _: self._come_back(session))
        self.ticker.stop()
        dialog.open()

    def _come_back(self, session: str) -> None:
        if session:
            self._unseat()
            self.desk.do({"do": "open", "session": session})

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """Every key that nothing below wanted."""
        self.keyboard.press(event, self.table.keys if self.table is not None else None)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """A key went up, or says so while it is held."""
        self.keyboard.ear.release(event)
        event.accept()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802  # the name is Qt's
        """Keys that go up while another window is in front are not heard."""
        if event.type() == QEvent.Type.ActivationChange:
            self.keyboard.ear.forget()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # the name is Qt's
        """The first time, tell once the frame is done."""
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self.first_frame.emit)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802  # the name is Qt's
        """The session stays in the journal as it is."""
        self.desk.close()
        super().closeEvent(event)
