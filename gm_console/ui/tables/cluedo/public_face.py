"""What the players of Cluedo see: the villa, whose turn it is, the dice large, the hypothesis and who showed, never what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gm_console.games.cluedo.views import TableView
from gm_console.ui.tables.cluedo import cues, faces
from gm_console.ui.tables.cluedo.terms import TERMS
from gm_console.ui.tables.envelope.public import BoardFace
from gm_console.ui.widgets.board.dice import paint_dice

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from gm_console.ui.tables.envelope.seats import SeatFace
    from gm_console.ui.widgets.board.shown import BoardShown
    from gm_console.ui.widgets.look import Look


class PublicFace(BoardFace):
    """Before the host's reveal it does not look at how the game ended."""

    kind: type[Any] = TableView

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, TERMS, parent)

    def shown_board(self, view: TableView) -> BoardShown:
        """The villa."""
        return faces.board(self._look.words, view)

    def headline(self, view: TableView) -> str:
        """Whose turn it is, and what he does."""
        words = self._look.words
        return words.text(f"cluedotable.public.{view.phase}{cues.variant(view)}", **cues.fields(words, view))

    def seats(self, view: TableView) -> Sequence[SeatFace]:
        """The players."""
        return faces.seats(self._look.words, view)

    def paint_play(self, painter: QPainter, view: TableView, box: QRectF) -> None:
        """The dice of this turn, or of whoever threw last for the deal."""
        dice = view.dice if view.phase != "roll-off" else (view.throws[-1].dice if view.throws else None)
        if dice is not None:
            room = QRectF(box.left(), box.top(), min(box.width(), 420.0), min(box.height(), 300.0))
            paint_dice(painter, self._look, room, dice, self._look.ink("public_text"))
