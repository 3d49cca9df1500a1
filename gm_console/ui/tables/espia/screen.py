"""The table of El espía: top bar, seats, cue and actions, log. It looks at the table's view alone: no word on it can come from a secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from gm_console.games.espia.views import TableView
from gm_console.ui.actions import Actions
from gm_console.ui.desk import ClockShown, Desk
from gm_console.ui.tables.bar import in_bar, is_tight
from gm_console.ui.tables.espia import cues
from gm_console.ui.tables.espia.acts import APART, BAR, MENU, Names, phrase_of
from gm_console.ui.tables.espia.ending import Ending
from gm_console.ui.tables.espia.faces import Faces
from gm_console.ui.tables.espia.hand import Hand
from gm_console.ui.tables.espia.keying import TableKeys
from gm_console.ui.tables.espia.pace import Pace
from gm_console.ui.tables.espia.public_face import PublicFace
from gm_console.ui.tables.stage import Stage
from gm_console.ui.widgets.look import Look
from gm_console.ui.widgets.seat_stack import Rows
from gm_console.ui.widgets.seats import Seats

if TYPE_CHECKING:
    from gm_console.ui.tables.espia.errand import Kind


class EspiaTable(Stage):
    """One room on the glass."""

    def __init__(self, desk: Desk, look: Look, public_look: Look, parent: QWidget | None = None) -> None:
        names = Names(desk)
        actions = Actions(desk, "espia", names.name, names.labels, desk, phrase_of)
        super().__init__(desk, look, PublicFace(public_look), actions, stakes=(), parent=parent)
        self._faces = Faces(look.words)
        self._pace = Pace()
        self.seats = Seats(look, self, Rows(fewest=2, tall=42))
        self.ending = Ending(desk, look, self)
        for name in APART:
            actions.named(name).setEnabled(False)  # until it is legal
        self.bar.offer_more([actions.named(name) for name in MENU])
        self.hand = Hand(desk, self)
        self.keys = TableKeys(desk, self)
        self.lay((self.seats, self.ending))
        self._wire_hand()

    def _wire_hand(self) -> None:
        self.seats.acted.connect(self.hand.act)
        self.seats.asked.connect(self.hand.act)
        self.hand.screen_wanted.connect(self.pass_screen)
        self.hand.chosen_otherwise.connect(self._show_chosen)
        self.face.shown_otherwise.connect(self._follow_reveal)

    def pass_screen(self, kind: Kind) -> None:
        """Votes, fingers or a guess on the passed screen, in place of the table."""
        from gm_console.ui.tables.espia.errand import Errand

        self.pass_round(Errand(self._desk, kind))

    def refresh(self) -> None:
        """After a change: everything that shows the table, in place."""
        view: TableView | None = self._desk.table
        if view is None:
            return
        self.actions_.follow()
        self.hand.follow()
        words, over = self._look.words, view.phase in ("round-over", "over")
        self.top.show_table(words.text("espiatable.title"), cues.phase(words, view), ())
        self.ending.show_end(view if over else None)
        self.middle.setCurrentWidget(self.ending if over else self.seats)
        self._show_chosen()
        self.say_refused()
        self.log.view.feed()
        self.tick()
        if self.passing is not None:
            self.passing.refresh()

    def _show_chosen(self) -> None:
        """Seats, cue and actions, with whose ballot or finger is entered next."""
        view: TableView = self._desk.table
        self.seats.show_faces(self._faces.seats(view, self._desk.legal, self.hand.chosen))
        self._follow_reveal()

    def _follow_reveal(self) -> None:
        """A round was revealed, or another one is on."""
        view: TableView | None = self._desk.table
        if view is not None:
            self.hand.offer_own(revealed=self.face.revealed)
            self.line.show_cue(*cues.cue(self._look.words, view, self.hand.name, revealed=self.face.revealed))
            self.bar.show_actions(self.in_bar())

    def in_bar(self) -> list[str]:
        """The actions that lie in the bar, in order; fewer where the window is narrow for its letters, for the seats want the room."""
        return in_bar(BAR[self._desk.table.phase], self.actions_.enabled(), MENU if is_tight(self, self._look) else ())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # the name is Qt's
        """In another room more or less lies ready."""
        super().resizeEvent(event)
        self._follow_reveal()

    def tick(self) -> None:
        """The clock and all that goes with it."""
        view: TableView = self._desk.table
        clock = self._desk.clock() if view.phase != "lobby" else ClockShown(round(view.minutes * 60_000))
        waited = self.wait(clock, waits=False)
        urge = self._pace.urge(self._look.words, view, self._desk.options)
        self.top.show_clock(clock, waited, urge, telling=False)
        self.face.show_table(view, self._desk.clock())
