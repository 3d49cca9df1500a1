"""The table of martes: top bar, seats, the thing in play, cue and actions, log. It lays out and passes on; it decides nothing."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from gm_console.games.martes.events import HourStruck
from gm_console.games.martes.views import HostView
from gm_console.ui import theme
from gm_console.ui.actions import Actions
from gm_console.ui.desk import Desk
from gm_console.ui.tables.martes import cues
from gm_console.ui.tables.martes.acts import Names, in_bar
from gm_console.ui.tables.martes.ending import Ending
from gm_console.ui.tables.martes.faces import CALLS, Faces
from gm_console.ui.tables.martes.hand import Hand
from gm_console.ui.tables.martes.keying import TableKeys
from gm_console.ui.tables.martes.pace import Pace
from gm_console.ui.tables.martes.public_face import PublicFace
from gm_console.ui.widgets.action_bar import ActionBar
from gm_console.ui.widgets.cue_line import CueLine
from gm_console.ui.widgets.field import Field
from gm_console.ui.widgets.log_panel import LogPanel
from gm_console.ui.widgets.look import Look
from gm_console.ui.widgets.picture import Picture
from gm_console.ui.widgets.seat_card import FLOWS
from gm_console.ui.widgets.seats import Seats
from gm_console.ui.widgets.top_bar import TopBar

LOG_WIDTH, WIDE = 330, 1130
MORE = ("redo", "correct", "lend", "leave", "join", "set-clock", "ruling", "save-record", "end", "to-hall")


class MartesTable(QWidget):
    """One meeting on the glass. Signals are what the window does for it: forms, why, waiving, reveal, record, pause."""

    picker_wanted = Signal(str)
    mend_wanted = Signal(int)
    why_wanted = Signal()
    waive_wanted = Signal()
    reveal_wanted = Signal()
    record_wanted = Signal()
    hall_wanted = Signal()

    def __init__(self, desk: Desk, look: Look, public_look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._desk, self._look = desk, look
        self._faces = Faces(look.words)
        self._names = Names(desk)
        self.actions_ = Actions(desk, "martes", self._names.name, self._names.labels, self)
        self.chosen = ""
        self._waiting = QElapsedTimer()
        self._paused = False
        self._pace = Pace()
        self.face = PublicFace(public_look)
        self.top = TopBar(look, self)
        self.seats = Seats(look, self)
        self.ending = Ending(look, self)
        self.middle = QStackedWidget(self)
        self.log = LogPanel(desk, look, Picture(look, self.face), self)
        self.line = CueLine(look, self)
        self.field = self._make_field()
        self.bar = ActionBar(look, self.actions_, ("undo",), self)
        self.bar.offer_more([self.actions_.named(name) for name in MORE])
        self.hand = Hand(desk, self.actions_, self.field, self.line, self)
        self.keys = TableKeys(desk, self)
        self._lay()
        self._wire()

    def _make_field(self) -> Field:
        field = Field(self)
        field.setObjectName("words")
        field.setMaxLength(500)
        theme.mark(field, role="question")
        field.entered.connect(self.take_focus)
        field.left.connect(self.take_focus)
        return field

    def _lay(self) -> None:
        look = self._look
        desk = QFrame(self)
        theme.mark(desk, role="desk")
        below = QVBoxLayout(desk)
        below.setContentsMargins(look.px(20), look.px(4), look.px(20), look.px(10))
        below.setSpacing(look.px(5))
        for widget in (self.line, self.field, self.bar):
            below.addWidget(widget)
        left = QVBoxLayout()
        left.setSpacing(0)
        self.middle.addWidget(self.seats)
        self.middle.addWidget(self.ending)
        left.addWidget(self.middle, 1)
        left.addWidget(desk)
        self._middle = QHBoxLayout()
        self._middle.setSpacing(0)
        self._middle.addLayout(left, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.top)
        whole.addLayout(self._middle, 1)
        self.log.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.log.setFixedWidth(look.px(LOG_WIDTH))
        self.log.hide()

    def _wire(self) -> None:
        self.seats.acted.connect(self.hand.chosen)
        self.seats.asked.connect(self.picker_wanted)
        self.hand.picker_wanted.connect(self.picker_wanted)
        self.hand.reveal_wanted.connect(self.reveal_wanted)
        self.hand.record_wanted.connect(self.record_wanted)
        self.hand.hall_wanted.connect(self.hall_wanted)
        self.log.mend_wanted.connect(self.mend_wanted)
        self.log.left.connect(self.take_focus)
        self.face.shown_otherwise.connect(self._follow_reveal)
        self.top.pause_wanted.connect(self.pause)
        self.top.log_wanted.connect(self.toggle_log)

    @property
    def _drawer(self) -> bool:
        """Whether the log is a drawer: large text, or a small window."""
        return self._look.scale > FLOWS or self.width() < self._look.px(WIDE)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # the name is Qt's
        """The log beside the table where there is room, else a drawer over it."""
        drawer = self._drawer
        if drawer and self._middle.indexOf(self.log) >= 0:
            self._middle.removeWidget(self.log)
            self.log.hide()
        elif not drawer and self._middle.indexOf(self.log) < 0:
            self._middle.addWidget(self.log)
            self.log.show()
        self.top.log.setVisible(drawer)
        if drawer:
            self._place_drawer()
        super().resizeEvent(event)

    def _place_drawer(self) -> None:
        top = self.top.sizeHint().height()
        width = min(self._look.px(LOG_WIDTH), self.width() - 40)
        self.log.setFixedWidth(width)
        self.log.setGeometry(self.width() - width, top, width, self.height() - top)
        self.log.raise_()

    def toggle_log(self) -> None:
        """Open or close the drawer."""
        if not self._drawer:
            return
        self._place_drawer()
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

    def refresh(self) -> None:
        """After a change: everything that shows the table, in place."""
        view: HostView | None = self._desk.host
        if view is None:
            return
        self.actions_.follow()
        legal = self.actions_.legal
        for name in ("answer:note", "late-start"):
            self.actions_.named(name).setEnabled(name in in_bar(legal, view.phase))
        self._offer_reveal(view.phase)
        self.choose(self.chosen if view.phase in (*CALLS, "rebuttal") else "")
        title = view.case.title if view.case else ""
        words = self._look.words
        self.top.show_table(title or words.text("table.title"), cues.phase(words, view), view.pot, view.host)
        self.ending.show_end(view if view.phase == "over" else None)
        self.middle.setCurrentWidget(self.ending if view.phase == "over" else self.seats)
        self._show_line(view)
        self._keep_room(view.phase)
        self.hand.dress_field()
        self.bar.show_actions(in_bar(legal, view.phase))
        self.log.view.feed()
        self.tick()

    def _offer_reveal(self, phase: str) -> None:
        """Once the players have seen the end there is nothing left to reveal."""
        self.actions_.named("reveal").setEnabled(phase == "over" and not self.face.revealed)

    def _follow_reveal(self) -> None:
        """The end was revealed, or a meeting that goes on hides it again."""
        view: HostView | None = self._desk.host
        if view is not None and view.phase == "over":
            self._offer_reveal(view.phase)
            self.line.show_cue(*cues.cue(self._look.words, view, revealed=self.face.revealed))
            self.bar.show_actions(in_bar(self.actions_.legal, view.phase))

    def _keep_room(self, phase: str) -> None:
        """The field's room stays when it is not wanted, so that the seats do not move; in the rebuttal the bar needs it."""
        kept = self.field.sizePolicy()
        wanted = phase != "rebuttal" and self._look.scale <= FLOWS
        if kept.retainSizeWhenHidden() != wanted:
            kept.setRetainSizeWhenHidden(wanted)
            self.field.setSizePolicy(kept)

    def _show_line(self, view: HostView) -> None:
        """The cue; or in its place what was refused, until something is accepted."""
        words = self._look.words
        self.line.show_cue(*cues.cue(words, view, revealed=self.face.revealed))
        if self._desk.last is None:
            self.line.hush()
            if self._struck_again():
                self.line.say(words.text("table.again-struck"), rule="M36")
            return
        refusal = self._desk.last[1]
        why = [("why", words.text("table.why"), self.why_wanted.emit)] if refusal.rule else []
        waive = [("waive", words.text("table.waive"), self.waive_wanted.emit)] if refusal.waivable else []
        self.line.say(words.say(refusal.said), rule=refusal.rule or "", alarm=True, choices=[*why, *waive])

    def _struck_again(self) -> bool:
        """An undo takes no time back, so the hour may strike again at once."""
        done, outcome = self._desk.done, self._desk.outcome
        struck = outcome is not None and any(isinstance(event, HourStruck) for event in outcome.events)
        return done is not None and done.get("do") == "undo" and struck

    def tick(self) -> None:
        """The clock and all that goes with it."""
        clock, view = self._desk.clock(), self._desk.host
        waits = clock.paused or view.phase == "telling"
        if waits != self._waiting.isValid() or clock.paused != self._paused:
            self._waiting.start() if waits else self._waiting.invalidate()
        self._paused = clock.paused
        waited = self._waiting.elapsed() if waits else 0
        urge = self._pace.urge(self._look.words, view, self._desk.options)
        urge = self._look.words.text("table.clock.struck") if view.struck and not urge else urge
        self.top.show_clock(clock, waited, urge, view.phase == "telling")
        self.face.show_table(self._desk.table, clock)

    @property
    def waited_ms(self) -> int:
        """How long the telling, or a pause, has lasted."""
        return self._waiting.elapsed() if self._waiting.isValid() else 0

    def choose(self, seat: str) -> None:
        """Mark the seat whose number was typed, or none; the seats as they are now."""
        self.chosen = seat
        self.seats.show_faces(self._faces.seats(self._desk.host, frozenset(self.actions_.legal), seat))

    def take_focus(self) -> None:
        """The focus goes to the table; an open drawer closes."""
        if self._drawer:
            self.log.hide()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
