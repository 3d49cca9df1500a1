"""The table of Cluedo: the villa and the seats beside it, dice and hypothesis, cue and actions, log. It looks at the table's view alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from gm_console.games.cluedo.views import TableView
from gm_console.ui.desk import Desk
from gm_console.ui.tables.cluedo import cues, faces
from gm_console.ui.tables.cluedo.acts import BAR, MENU
from gm_console.ui.tables.cluedo.hand import Hand
from gm_console.ui.tables.cluedo.public_face import PublicFace
from gm_console.ui.tables.cluedo.terms import TERMS
from gm_console.ui.tables.envelope.seats import SeatFace
from gm_console.ui.tables.envelope.table import EnvelopeTable
from gm_console.ui.widgets.board.dice import Dice
from gm_console.ui.widgets.board.shown import BoardShown
from gm_console.ui.widgets.look import Look

LARGE, SMALL = 92, 64
"""How high the dice are, in px at the host's text size; small in a window that is narrow for its letters."""


class CluedoTable(EnvelopeTable):
    """One game on the glass."""

    menu, ready = MENU, BAR
    hand: Hand

    def __init__(self, desk: Desk, look: Look, public_look: Look) -> None:
        super().__init__(desk, look, PublicFace(public_look), TERMS)
        self.dice = Dice(look, self)
        self.lay_out(Hand(desk, TERMS, self), (self.inquiry, self.dice))
        self.hand.begun_otherwise.connect(self.follow_reveal)

    def shown_board(self, view: TableView) -> BoardShown:
        """The villa; where pawns are moved by hand, the room somebody came into is chosen on it."""
        shown = faces.board(self._look.words, view)
        by_hand = view.moved_by_hand and view.phase == "turn"
        return replace(shown, reach=tuple(room.id for room in view.board.rooms)) if by_hand else shown

    def faces(self, view: TableView) -> Sequence[SeatFace]:
        """The seats."""
        return faces.seats(self._look.words, view)

    def phase(self, view: TableView) -> str:
        """The phase in a sentence."""
        return cues.phase(self._look.words, view)

    def cue(self, view: TableView) -> tuple[str, str]:
        """What the host says or does now."""
        return cues.cue(self._look.words, view, self.hand.begun, revealed=self.face.revealed)

    def moment(self, view: TableView) -> str:
        """What the bar goes by."""
        return cues.moment(view, passage="passage" in self.actions_.enabled())

    def show_play(self, view: TableView) -> None:
        """The dice of this turn, or those thrown last for the deal.

        None lie here while they are thrown and walked on a real board, nor in a tight window beside a hypothesis, which wants the room.
        """
        self.dice.show_dice(view.throws[-1].dice if view.throws else view.dice)
        thrown_here = view.phase == "roll-off" or not view.moved_by_hand
        self.dice.setVisible(thrown_here and not (self.tight and view.suggestion is not None))
        self.dice.be(SMALL if self.tight else LARGE)

    def choose_place(self, place: object) -> None:
        """He goes there."""
        self.hand.choose(place)
