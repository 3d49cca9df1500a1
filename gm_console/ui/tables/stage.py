"""What every game's table has: top bar, a middle, the cue and the actions below, and the log at the right or as a drawer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, Qt, Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QStackedWidget, QVBoxLayout, QWidget

from gm_console.ui import theme
from gm_console.ui.actions import Actions
from gm_console.ui.desk import ClockShown, Desk
from gm_console.ui.tables.painted import Painted
from gm_console.ui.widgets.action_bar import ActionBar
from gm_console.ui.widgets.cue_line import CueLine
from gm_console.ui.widgets.log_panel import LogPanel
from gm_console.ui.widgets.look import Look
from gm_console.ui.widgets.picture import Picture
from gm_console.ui.widgets.placed import Placed
from gm_console.ui.widgets.top_bar import TopBar

if TYPE_CHECKING:
    from gm_console.ui.tables.passing.errand import Errand
    from gm_console.ui.tables.passing.screen import Passing

LOG_WIDTH, WIDE = 330, 1130


class Stage(Placed):
    """A table on the glass; build a game's own on it, and call `lay` once its parts are made.

    ``typed`` is where words may stand half written. Signals are what the window does for it: forms, why, waiving, reveal, record, the hall.
    """

    picker_wanted = Signal(str)
    mend_wanted = Signal(int)
    why_wanted = Signal()
    waive_wanted = Signal()
    reveal_wanted = Signal()
    record_wanted = Signal()
    hall_wanted = Signal()

    def __init__(
        self, desk: Desk, look: Look, face: Painted, actions: Actions, *, stakes: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("table")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._desk, self._look = desk, look
        self._waiting = QElapsedTimer()
        self._paused = False
        self._beside: bool | None = None
        self.passing: Passing | None = None
        self.typed: QLineEdit | None = None
        self.face, self.actions_ = face, actions
        actions.setParent(self)
        self.top = TopBar(look, self, stakes)
        self.middle = QStackedWidget(self)
        self.log = LogPanel(desk, look, Picture(look, face), self)
        self.line = CueLine(look, self)
        self.bar = ActionBar(look, actions, ("undo",), self)

    def lay(self, pages: Sequence[QWidget], between: Sequence[QWidget] = ()) -> None:
        """Everything in its place: ``pages`` in the middle, ``between`` the cue and the actions."""
        look = self._look
        desk = QFrame(self)
        theme.mark(desk, role="desk")
        below = QVBoxLayout(desk)
        below.setContentsMargins(look.px(20), look.px(3), look.px(20), look.px(7))
        below.setSpacing(look.px(7))
        for widget in (self.line, *between, self.bar):
            below.addWidget(widget)
        for page in pages:
            self.middle.addWidget(page)
        self._foot = desk
        self.log.hide()
        self._wire()

    def _wire(self) -> None:
        self.log.mend_wanted.connect(self.mend_wanted)
        self.log.left.connect(self.take_focus)
        self.bar.let_go.connect(self.take_focus)
        self.top.pause_wanted.connect(self.pause)
        self.top.log_wanted.connect(self.toggle_log)

    @property
    def _drawer(self) -> bool:
        """Whether the log is a drawer: large text, or a small window."""
        return self._look.large or self.width() < self._look.px(WIDE)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802  # the name is Qt's
        """The table looks the same with the focus as without: Qt would paint all of it again."""

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802  # the name is Qt's
        """The same as when it comes."""

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # the name is Qt's
        """The log beside the table where there is room, else a drawer over it."""
        beside = not self._drawer
        if beside != self._beside:
            self._beside = beside
            self.log.setVisible(beside)
            self.top.log.setVisible(not beside)
        super().resizeEvent(event)

    def place(self) -> None:
        """Top bar, log at the right, cue and actions below; the middle takes what is left."""
        width, height = self.width(), self.height()
        log = min(self._look.px(LOG_WIDTH), width - 40)
        left, top = width - log if self._beside else width, self.top.sizeHint().height()
        foot = self._foot.heightForWidth(left)
        self.top.setGeometry(0, 0, width, top)
        self.middle.setGeometry(0, top, left, height - top - foot)
        self._foot.setGeometry(0, height - foot, left, foot)
        self.log.setGeometry(width - log, top, log, height - top)
        if not self._beside:
            self.log.raise_()

    def toggle_log(self) -> None:
        """Open or close the drawer."""
        if not self._drawer:
            return
        self.place()
        self.log.setVisible(not self.log.isVisible())

    def search(self) -> None:
        """The search field, wherever the log is."""
        if self._drawer and not self.log.isVisible():
            self.toggle_log()
        self.log.search()

    def pause(self) -> None:
        """Stop the clock, or let it go on, as long as there is one to stop."""
        clock = self._desk.clock()
        if clock.stops:
            self._desk.do({"do": "resume" if clock.paused else "pause"})

    def say_refused(self) -> bool:
        """What was refused last, in place of the cue, until something is accepted; false where nothing was."""
        if self._desk.last is None:
            self.line.hush()
            return False
        words, refusal = self._look.words, self._desk.last[1]
        why = [("why", words.text("table.why"), self.why_wanted.emit)] if refusal.rule else []
        waive = [("waive", words.text("table.waive"), self.waive_wanted.emit)] if refusal.waivable else []
        self.line.say(words.say(refusal.said), rule=refusal.rule or "", alarm=True, choices=[*why, *waive])
        return True

    def wait(self, clock: ClockShown, *, waits: bool) -> int:
        """How long a pause, or whatever else ``waits``, has lasted by now, in ms."""
        waits = clock.paused or waits
        if waits != self._waiting.isValid() or clock.paused != self._paused:
            self._waiting.start() if waits else self._waiting.invalidate()
        self._paused = clock.paused
        return self.waited_ms

    @property
    def waited_ms(self) -> int:
        """How long the telling, or a pause, has lasted."""
        return self._waiting.elapsed() if self._waiting.isValid() else 0

    @property
    def away(self) -> bool:
        """Whether the screen is being passed, so that nothing may rule at the table."""
        return self.passing is not None

    def pass_round(self, errand: Errand) -> bool:
        """The passed screen in place of the table; false where it is passed already, or nobody is to take it."""
        from gm_console.ui.tables.passing.screen import Passing

        stack: QWidget | None = self.parentWidget()
        if self.away or not isinstance(stack, QStackedWidget) or not errand.people():
            return False
        self.passing = Passing(self._look, errand)
        self.passing.done.connect(self.recall)
        stack.addWidget(self.passing)
        stack.setCurrentWidget(self.passing)
        self.passing.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def recall(self) -> None:
        """The table again; whatever was open on the passed screen is covered."""
        gone, self.passing = self.passing, None
        stack: QWidget | None = self.parentWidget()
        if gone is None or not isinstance(stack, QStackedWidget):
            return
        gone.turning.cover()
        stack.setCurrentWidget(self)
        stack.removeWidget(gone)
        gone.deleteLater()
        self.take_focus()

    def take_focus(self) -> None:
        """The focus goes to the table; an open drawer closes."""
        if self._drawer:
            self.log.hide()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
