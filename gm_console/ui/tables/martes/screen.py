"""The table of martes: top bar, seats, the thing in play, cue and actions, log. It lays out and passes on; it decides nothing."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

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
from gm_console.ui.tables.stage import Stage
from gm_console.ui.widgets.field import Field
from gm_console.ui.widgets.look import Look
from gm_console.ui.widgets.seats import Seats

MORE = ("redo", "correct", "lend", "leave", "join", "set-clock", "ruling", "save-record", "end", "to-hall")


class MartesTable(Stage):
    """One meeting on the glass."""

    def __init__(self, desk: Desk, look: Look, public_look: Look, parent: QWidget | None = None) -> None:
        names = Names(desk)
        actions = Actions(desk, "martes", names.name, names.labels, desk)
        super().__init__(desk, look, PublicFace(public_look), actions, stakes=("table.pot", "table.host"), parent=parent)
        self._faces = Faces(look.words)
        self.chosen = ""
        self._pace = Pace()
        self.seats = Seats(look, self)
        self.ending = Ending(look, look.words.text("table.phase.over"), self)
        self.field = self.typed = self._make_field()
        self.bar.offer_more([self.actions_.named(name) for name in MORE])
        self.hand = Hand(desk, self.field, self)
        self.keys = TableKeys(desk, self)
        self.lay((self.seats, self.ending), (self.field,))
        self._wire_hand()

    def _make_field(self) -> Field:
        field = Field(self)
        field.setObjectName("words")
        field.setMaxLength(500)
        theme.mark(field, role="question")
        field.entered.connect(self.take_focus)
        field.left.connect(self.take_focus)
        return field

    def _wire_hand(self) -> None:
        self.seats.acted.connect(self.hand.act)
        self.seats.asked.connect(self.picker_wanted)
        self.face.shown_otherwise.connect(self._follow_reveal)

    def in_bar(self) -> list[str]:
        """The actions that lie in the bar, in order."""
        return in_bar(self.actions_.legal, self._desk.host.phase)

    def refresh(self) -> None:
        """After a change: everything that shows the table, in place."""
        view: HostView | None = self._desk.host
        if view is None:
            return
        self.actions_.follow()
        for name in ("answer:note", "late-start"):
            self.actions_.named(name).setEnabled(name in self.in_bar())
        self._offer_reveal(view.phase)
        self.choose(self.chosen if view.phase in (*CALLS, "rebuttal") else "")
        title = view.case.title if view.case else ""
        words = self._look.words
        stakes = (words.money(view.pot), words.money(view.host))
        self.top.show_table(title or words.text("table.title"), cues.phase(words, view), stakes)
        self.ending.show_end(view if view.phase == "over" else None)
        self.middle.setCurrentWidget(self.ending if view.phase == "over" else self.seats)
        self._show_line(view)
        self._keep_room(view.phase)
        self.hand.dress_field()
        self.bar.show_actions(self.in_bar())
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
            self.bar.show_actions(self.in_bar())

    def _keep_room(self, phase: str) -> None:
        """The field's room stays when it is not wanted, so that the seats do not move; in the rebuttal the bar needs it."""
        kept = self.field.sizePolicy()
        wanted = phase != "rebuttal" and not self._look.large
        if kept.retainSizeWhenHidden() != wanted:
            kept.setRetainSizeWhenHidden(wanted)
            self.field.setSizePolicy(kept)

    def _show_line(self, view: HostView) -> None:
        """The cue; or in its place what was refused, until something is accepted."""
        words = self._look.words
        self.line.show_cue(*cues.cue(words, view, revealed=self.face.revealed))
        if not self.say_refused() and self._struck_again():
            self.line.say(words.text("table.again-struck"), rule="M36")

    def _struck_again(self) -> bool:
        """An undo takes no time back, so the hour may strike again at once."""
        done, outcome = self._desk.done, self._desk.outcome
        struck = outcome is not None and any(isinstance(event, HourStruck) for event in outcome.events)
        return done is not None and done.get("do") == "undo" and struck

    def tick(self) -> None:
        """The clock and all that goes with it."""
        clock, view = self._desk.clock(), self._desk.host
        waited = self.wait(clock, waits=view.phase == "telling")
        urge = self._pace.urge(self._look.words, view, self._desk.options)
        urge = self._look.words.text("table.clock.struck") if view.struck and not urge else urge
        self.top.show_clock(clock, waited, urge, view.phase == "telling")
        self.face.show_table(self._desk.table, clock)

    def choose(self, seat: str) -> None:
        """Mark the seat whose number was typed, or none; the seats as they are now."""
        self.chosen = seat
        self.seats.show_faces(self._faces.seats(self._desk.host, frozenset(self.actions_.legal), seat))
