"""The table of a game with an envelope: board and seats, cue and actions, log. It looks at the table's view alone.

Build a game's own on it: `lay_out` once its parts are made, and say what the board, the seats, the phase and the cue are at a moment.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from gm_console.ui.actions import Actions
from gm_console.ui.tables.bar import in_bar, is_tight
from gm_console.ui.tables.envelope import acts
from gm_console.ui.tables.envelope.ending import Ending
from gm_console.ui.tables.envelope.floor import SIDE, Floor
from gm_console.ui.tables.envelope.inquiry import Inquiry
from gm_console.ui.tables.envelope.keying import TableKeys
from gm_console.ui.tables.envelope.pace import Pace
from gm_console.ui.tables.envelope.seats import SeatColumn, SeatFace
from gm_console.ui.tables.stage import Stage
from gm_console.ui.widgets.board.board import Board

if TYPE_CHECKING:
    from gm_console.ui.desk import Desk, Sent
    from gm_console.ui.tables.envelope.errands import Looking, Showing
    from gm_console.ui.tables.envelope.hand import Hand
    from gm_console.ui.tables.envelope.terms import Terms
    from gm_console.ui.tables.painted import Painted
    from gm_console.ui.widgets.board.shown import BoardShown
    from gm_console.ui.widgets.look import Look


class EnvelopeTable(Stage):
    """One game on the glass. ``hand`` is the game's own; ``menu`` what stands behind the dots besides what every game has.

    ``ready`` says what may lie in the bar at a moment. Where the window is ``tight`` for its letters it holds less, for the board wants the
    room: the rest has its key and stands in the menu.

    ``side`` is how wide the column beside the board is; ``opens_beside`` whether open cards stand with what is supposed.
    """

    hand: Hand
    menu: tuple[str, ...] = ()
    ready: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    side = SIDE
    opens_beside = True

    def __init__(self, desk: Desk, look: Look, face: Painted, terms: Terms) -> None:
        said = acts.phrase_of(desk.words, terms.act)
        super().__init__(desk, look, face, Actions(desk, terms.game, acts.name, acts.labels, desk, said), stakes=())
        self.terms = terms
        self.board = Board(look, self)
        self.seats = SeatColumn(look, self)
        self.inquiry = Inquiry(look, terms, self)
        self.ending = Ending(look, terms, self)
        self.keys = TableKeys(self, self.menu)
        self._errand: Showing | Looking | None = None
        self._pace = Pace()
        self.tight = False

    def lay_out(self, hand: Hand, below: tuple[QWidget, ...]) -> None:
        """Everything in its place; ``below`` stands under the seats."""
        self.hand = hand
        self.floor = Floor(self._look, self.board, self.seats, below, self, wide=self.side)
        for name in (*self.menu, *acts.MENU):
            self.actions_.named(name).setEnabled(False)  # until it is legal
        self.bar.offer_more([self.actions_.named(name) for name in (*self.menu, *acts.MENU)])
        self.lay((self.floor, self.ending))
        hand.screen_wanted.connect(self.pass_to_show)
        self.board.chosen.connect(self.choose_place)
        self.face.shown_otherwise.connect(self.follow_reveal)

    def shown_board(self, view: Any) -> BoardShown | None:
        """The board at this moment."""
        return None

    def faces(self, view: Any) -> Sequence[SeatFace]:
        """The seats at this moment."""
        return ()

    def phase(self, view: Any) -> str:
        """The phase in a sentence."""
        return ""

    def cue(self, view: Any) -> tuple[str, str]:
        """What the host says or does now, and what he may want to know besides."""
        return "", ""

    def moment(self, view: Any) -> str:
        """What the bar goes by."""
        return str(view.phase)

    def in_bar(self) -> list[str]:
        """The actions that lie in the bar, in order."""
        spared = (*self.menu, *acts.MENU) if self.tight else ()
        return in_bar(self.ready.get(self.moment(self._desk.table), ()), self.actions_.enabled(), spared)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # the name is Qt's
        """In another room more or less lies ready."""
        super().resizeEvent(event)
        tight = is_tight(self, self._look)
        if tight != self.tight:
            self.tight = tight
            self.refresh()

    def show_play(self, view: Any) -> None:
        """What was thrown or drawn."""

    def choose_place(self, place: object) -> None:
        """A place of the board was chosen."""

    def pass_to_show(self) -> None:
        """Witness after witness shows a card on the passed screen, and the asker alone sees it."""
        from gm_console.ui.tables.envelope.errands import Showing

        self._pass(Showing(self._desk, self.terms))

    def pass_to_look(self, sent: Sent) -> None:
        """The accuser looks into the envelope on the passed screen; that makes the accusation."""
        from gm_console.ui.tables.envelope.errands import Looking

        self._pass(Looking(self._desk, self.terms, sent))

    def _pass(self, errand: Showing | Looking) -> None:
        if self.pass_round(errand):
            self._errand = errand

    def recall(self) -> None:
        """The table again, whatever was open covered; what the accuser found is told."""
        super().recall()
        errand, self._errand = self._errand, None
        if getattr(errand, "made", False) and self._desk.table is not None and self._desk.table.phase != "over":
            made = self.terms.accusations(self._desk.table)
            if made and not made[-1].right:
                self.line.say(self._look.words.text("envelopetable.told.wrong", by=made[-1].by), rule=self.terms.accuse_rule)

    def refresh(self) -> None:
        """After a change: everything that shows the table, in place."""
        view = self._desk.table
        if view is None:
            return
        words, over = self._look.words, view.phase == "over"
        self.hand.let_go()
        self.actions_.follow()
        self.top.show_table(words.text(self.terms.title), self.phase(view), ())
        self.ending.show_end(view if over else None)
        self.middle.setCurrentWidget(self.ending if over else self.floor)
        self._show_moment(view)
        self.follow_reveal()
        self.say_refused()
        self.log.view.feed()
        self.tick()
        if self.passing is not None:
            self.passing.refresh()

    def _show_moment(self, view: Any) -> None:
        """Board, seats, what was thrown and what is supposed."""
        here = self.hasFocus() or self.board.hasFocus()
        shown = self.shown_board(view)
        self.board.show_board(shown)
        if shown is not None:
            self.floor.fit(shown.ground.wide / shown.ground.high)
        if here:
            self.take_focus()
        self.seats.show_faces(self.faces(view))
        claim, words = self.terms.claim(view), self._look.words
        cards = self.terms.told(words, view, claim.cards) if claim is not None else ()
        self.inquiry.show_claim(claim, cards, self.terms.told(words, view, view.open_cards if self.opens_beside else ()))
        self.show_play(view)

    def take_focus(self) -> None:
        """The focus goes to the board where there is a place to choose, else to the table; an open drawer closes."""
        super().take_focus()
        if self.board.focusPolicy() != Qt.FocusPolicy.NoFocus and self.board.isVisible():
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def follow_reveal(self) -> None:
        """Cue and actions; the end was revealed, or another game is on."""
        view = self._desk.table
        if view is not None:
            self.hand.offer_own(revealed=self.face.revealed)
            self.line.show_cue(*self.cue(view))
            self.bar.show_actions(self.in_bar())

    def tick(self) -> None:
        """The clock and all that goes with it."""
        view, clock = self._desk.table, self._desk.clock()
        waited = self.wait(clock, waits=False)
        self.top.show_clock(clock, waited, self._pace.urge(self._look.words, view, clock), telling=False)
        self.face.show_table(view, clock)
