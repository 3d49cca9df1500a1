"""The table of Quién, Cómo y Dónde: the city and the seats beside it. It looks at the table's view alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt

from gm_console.games.transito.views import TableView
from gm_console.ui.desk import Desk
from gm_console.ui.tables.envelope.seats import SeatFace
from gm_console.ui.tables.envelope.table import EnvelopeTable
from gm_console.ui.tables.transito import cues, faces
from gm_console.ui.tables.transito.acts import BAR, MENU
from gm_console.ui.tables.transito.hand import Hand
from gm_console.ui.tables.transito.public_face import PublicFace
from gm_console.ui.tables.transito.terms import TERMS
from gm_console.ui.tables.transito.tray import Tray
from gm_console.ui.widgets.board.shown import BoardShown
from gm_console.ui.widgets.look import Look


class TransitoTable(EnvelopeTable):
    """One game on the glass."""

    menu, ready = MENU, BAR
    side = 300
    opens_beside = False  # they lie in the tray
    hand: Hand

    def __init__(self, desk: Desk, look: Look, public_look: Look) -> None:
        super().__init__(desk, look, PublicFace(public_look), TERMS)
        self.tray = Tray(look, self)
        hand = Hand(desk, TERMS, self)
        hand.board_wanted.connect(lambda: self.board.setFocus(Qt.FocusReason.ShortcutFocusReason))
        self.lay_out(hand, (self.inquiry, self.tray))

    def shown_board(self, view: TableView) -> BoardShown:
        """The city; where tokens are moved by hand, the sector somebody came into is chosen on it."""
        shown, entered = faces.board(self._look.words, view), [offer["sector"] for offer in self._desk.legal if offer["do"] == "enter"]
        return replace(shown, reach=tuple(entered)) if entered else shown

    def faces(self, view: TableView) -> Sequence[SeatFace]:
        """The seats at this moment."""
        return faces.seats(self._look.words, view)

    def phase(self, view: TableView) -> str:
        """The phase in a sentence, with the city and the seal."""
        return cues.phase(self._look.words, view)

    def cue(self, view: TableView) -> tuple[str, str]:
        """What the host says or does now, and what he may want to know besides."""
        return cues.cue(self._look.words, view, revealed=self.face.revealed)

    def moment(self, view: TableView) -> str:
        """What the bar goes by."""
        return cues.moment(view)

    def show_play(self, view: TableView) -> None:
        """The advance card, and what lies open; neither in a tight window beside a suspicion, which wants the room."""
        self.tray.show_table(view)
        if self.tight and self.terms.claim(view) is not None:
            self.tray.hide()

    def choose_place(self, place: object) -> None:
        """A place of the board was chosen."""
        self.hand.choose(str(place))
