"""The host's window: screens, and what is wired to what. Nothing is decided here."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent

from gm_console.ui.foyer import Foyer
from gm_console.ui.staff import Staffed

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QLineEdit

    from gm_console.engine.phrase import Phrase
    from gm_console.sitting.shelf import Shelf
    from gm_console.ui.awake import Awake
    from gm_console.ui.crash import Failures
    from gm_console.ui.desk import Desk
    from gm_console.ui.sound import Sounds
    from gm_console.ui.tables.kit import Table
    from gm_console.ui.widgets.look import Look


FRAME = 48
"""px: as high as a system's title bar may be."""


class HostWindow(Staffed):
    """One window, one screen at a time.

    Signals: ``first_frame`` once the window has been painted, so that what it did not need may be imported now;
    ``settings_changed`` with the settings as the host wants them.
    """

    first_frame = Signal()

    settings_changed = Signal(object)

    def __init__(
        self,
        desk: Desk,
        look: Look,
        public_look: Look,
        shelf: Callable[[], Shelf],
        *,
        notices: tuple[Phrase, ...] = (),
        sounds: Sounds | None = None,
        awake: Awake | None = None,
    ) -> None:
        super().__init__(desk, look, shelf, sounds)
        self.public_look = public_look
        self._awake = awake
        self._notices = notices
        self.setWindowTitle(look.words.text("table.window"))
        self.setMinimumSize(1024, 700)
        self.resize(1280, 800)
        self.foyer = Foyer(desk, shelf, self.stack, lambda: self.look)
        self.foyer.settings_changed.connect(self.settings_changed)
        self.foyer.printing_wanted.connect(self._print_from_hall)
        self._painted = False
        self.stack.currentChanged.connect(self._watch_first_frame)
        self.stack.currentChanged.connect(self.shut_sheet)
        self.stack.currentChanged.connect(self._forget_keys)
        desk.changed.connect(self.refresh)
        self.refresh()

    def _print_from_hall(self, game: str) -> None:
        """The printing page in the hall's place; another game has one of its own."""
        page = self.printing.in_hall(self.look, game)
        page.game_wanted.connect(self.foyer.printing_wanted)
        self.foyer.turn_to(page)

    def unfold(self) -> None:
        """Show it: at its own size where the screen holds that and a title bar, else as large as the screen, so that nothing is cut off."""
        room = self.screen().availableSize()
        if room.width() < self.width() or room.height() < self.height() + FRAME:
            self.showMaximized()
        else:
            self.show()

    def refresh(self) -> None:
        """The screen that belongs to what is open, in step with it."""
        if self.desk.open and self.table is None:
            self._seat()
        elif not self.desk.open and (self.table is not None or self.stack.count() == 0):
            if self.table is not None:
                self._unseat()
                self.public.forget()
            self.foyer.show_hall()
            self.welcome()
        if self.table is not None:
            self.table.refresh()
            self.public.show_table(self.desk.table, self.desk.clock())
            self.sheets.know()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)  # laid out first, it is painted once

    def welcome(self) -> None:
        """What the hall says once the first frame is on the glass: before it the journal is not even opened."""
        if self._painted:
            self.foyer.welcome(tuple(self.look.words.say(said) for said in self._notices))

    def _seat(self) -> None:
        from gm_console.ui.desk_menu import desk_menu
        from gm_console.ui.tables.kit import kit

        self.foyer.leave()
        brought = kit(self.desk.answers.session.game.key)
        self.errands.kit = brought
        table = brought.table(self.desk, self.look, self.public_look)
        self.table = table
        self.stack.addWidget(table)
        self.stack.setCurrentWidget(table)
        title = self.public_look.words.text("table.public.title")
        self.public.seat(table.face, lambda: brought.face(self.public_look), title, brought.ending)
        table.reveal_wanted.connect(self._reveal)
        table.record_wanted.connect(self.keeping.choose)
        table.mend_wanted.connect(self.errands.mend)
        table.hall_wanted.connect(self.desk.close)
        table.picker_wanted.connect(self.errands.run)
        table.why_wanted.connect(self.acts.why)
        table.waive_wanted.connect(self.acts.waive)
        table.bar.offer_more(desk_menu(self, table, answers=table.face.answers))
        table.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._awake is not None:
            self._awake.hold()
        self.alarms.forget()
        self.ticker.start()

    @cached_property
    def failures(self) -> Failures:
        """Faults of the program."""
        from gm_console.ui.crash import Failures

        return Failures(self)

    def _reveal(self) -> None:
        """The host's act."""
        self.public.reveal()
        kit = self.errands.kit
        if kit is not None and kit.fanfare(self.desk.table):
            self.alarms.ring("solved")

    def _unseat(self) -> None:
        self.ticker.stop()
        self.sheets.forget()
        if "printing" in vars(self):
            self.printing.end()
        if self.handing_out:
            self.handing.end()
        if self.table is not None:
            self.table.recall()
        if self._awake is not None:
            self._awake.release()
        self.table = None
        left = self.stack.currentWidget()
        if left is not None:
            self.stack.removeWidget(left)
            left.deleteLater()

    def dress(self, look: Look, public_look: Look) -> None:
        """Another theme, text size or language: the screens anew, at the same moment."""
        self.look, self.public_look = look, public_look
        revealed, line = self.public.revealed, typed(self.table)
        if self.desk.open:
            self._unseat()
            self.refresh()
        else:
            self.foyer.dress()
        again = typed(self.table)
        if line is not None and again is not None:
            again.setText(line.text())
        if revealed:
            self.public.reveal()

    def come_back(self, session: str) -> None:
        """The same moment again, read from the journal, for the players too; under the cloth, where it lies."""
        revealed = self.public.revealed
        if session:
            self._unseat()
            self.desk.do({"do": "open", "session": session})
            self.parting.lie_on()
        if revealed:
            self.public.reveal()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """Every key that nothing below wanted."""
        if self.out_of_sight(event) or (self.table is not None and self.table.away):
            event.accept()
        elif not self.sheets.press(event):
            self.keyboard.press(event, self.table.keys if self.table is not None else None)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """A key went up, or says so while it is held."""
        self.keyboard.ear.release(event)
        self.sheets.release(event)
        event.accept()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802  # the name is Qt's
        """Keys that go up while another window is in front are not heard."""
        if event.type() == QEvent.Type.ActivationChange and "keyboard" in vars(self):
            self.keyboard.ear.forget()
        super().changeEvent(event)

    def _watch_first_frame(self) -> None:
        page = self.stack.currentWidget()
        if page is not None and not self._painted:
            page.installEventFilter(self)

    def shut_sheet(self) -> None:
        """Another screen, perhaps for another pair of eyes: what only the host knows lies over none."""
        if "sheets" in vars(self):
            self.sheets.shut()

    def _forget_keys(self) -> None:
        """The key that brought another screen goes up there, unheard here: its next press is a fresh one."""
        if "keyboard" in vars(self):
            self.keyboard.ear.forget()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # the name is Qt's
        """The first page has been painted: tell, once the frame is done."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            if not self._painted:
                self._painted = True
                QTimer.singleShot(0, self, self._after_first_frame)  # and not at all where the window has gone by then
        return super().eventFilter(watched, event)

    def _after_first_frame(self) -> None:
        self.first_frame.emit()
        QTimer.singleShot(0, self, self.welcome)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802  # the name is Qt's
        """The session stays in the journal as it is; of what was printed nothing stays."""
        self.desk.close()
        if "printing" in vars(self):
            self.printing.clear()
        super().closeEvent(event)


def typed(table: Table | None) -> QLineEdit | None:
    """Where words may stand half written."""
    return table.typed if table is not None else None
