"""What the players see of a game with an envelope: the board, whose turn it is, what is supposed and who showed, never what.

Build a game's own on it. Before the host's reveal nothing of the end is looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from gm_console.ui.tables.envelope import ending
from gm_console.ui.tables.envelope.inquiry import answers
from gm_console.ui.tables.painted import HIGH, WIDE, Painted
from gm_console.ui.widgets.board.picture import BoardPicture
from gm_console.ui.widgets.board.pieces import paint_pawn
from gm_console.ui.widgets.letters import LEFT, RIGHT, TOP

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from gm_console.ui.tables.envelope.seats import SeatFace
    from gm_console.ui.tables.envelope.terms import Claimed, Terms
    from gm_console.ui.widgets.board.shown import BoardShown
    from gm_console.ui.widgets.look import Look

EDGE = 24.0
COLUMN = 900.0
"""Where the words begin, beside the board."""
ROOM = WIDE - COLUMN - 30
ROW = 52.0


class BoardFace(Painted):
    """The board at the left; at the right the turn, what was thrown or drawn, what is supposed, and the players."""

    def __init__(self, look: Look, terms: Terms, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._terms = terms
        self._picture = BoardPicture(look)

    def shown_board(self, view: Any) -> BoardShown | None:
        """The board at this moment."""
        return None

    def headline(self, view: Any) -> str:
        """Whose turn it is, and what he does."""
        return ""

    def seats(self, view: Any) -> Sequence[SeatFace]:
        """The players."""
        return ()

    def paint_play(self, painter: QPainter, view: Any, box: QRectF) -> None:
        """What was thrown or drawn."""

    def paint_table(self, painter: QPainter, view: Any) -> None:
        """One moment."""
        if view.phase == "over":
            self._over(painter, view)
            return
        shown = self.shown_board(view)
        if shown is not None:
            self._picture.paint(painter, QRectF(EDGE, EDGE, COLUMN - 2 * EDGE - 6, HIGH - 2 * EDGE), shown)
        faces = self.seats(view)
        foot = HIGH - EDGE - len(faces) * ROW
        self._write(painter, (COLUMN, 24, ROOM, 130), self.headline(view), 62, bold=True, align=TOP)
        claim = self._terms.claim(view)
        if claim is None:
            self._quiet(painter, view, foot)
        else:
            self._claim(painter, view, claim, foot)
        self._players(painter, faces, foot)
        if self._clock.paused:
            self._write(painter, (COLUMN, foot - 56, ROOM, 50), self._look.words.text("table.clock.paused"), 36, align=LEFT)

    def _quiet(self, painter: QPainter, view: Any, foot: float) -> None:
        """Nothing is supposed: what was thrown or drawn, who has accused in vain, and the cards that lie open."""
        self.paint_play(painter, view, QRectF(COLUMN, 160, ROOM, 220))
        told = ending.accusations(self._look.words, self._terms, view) if view.accusations else []
        told += self.lying(view)
        self._write(painter, (COLUMN, 400, ROOM, max(60.0, foot - 460)), "\n".join(told), 34, soft=True, align=TOP)

    def lying(self, view: Any) -> list[str]:
        """The cards that lie open, in a line or more; none where none do."""
        words, terms = self._look.words, self._terms
        return [words.text("envelopetable.open", cards=terms.told(words, view, view.open_cards))] if view.open_cards else []

    def _claim(self, painter: QPainter, view: Any, claim: Claimed, foot: float) -> None:
        """Who supposes what, and how the witnesses answered."""
        words = self._look.words
        self._write(painter, (COLUMN, 160, ROOM - 240, 44), words.text(self._terms.claim_by, by=claim.by), 34, soft=True, align=TOP)
        cards = "\n".join(self._terms.told(words, view, claim.cards))
        self._write(painter, (COLUMN, 204, ROOM - 240, 160), cards, 48, align=TOP)
        self.paint_play(painter, view, QRectF(COLUMN + ROOM - 230, 150, 230, 170))
        self._write(painter, (COLUMN, 374, ROOM, max(60.0, foot - 390)), "\n".join(answers(words, claim)), 38, align=TOP)

    def _players(self, painter: QPainter, faces: Sequence[SeatFace], top: float) -> None:
        """Pawn, name and state, a line each, along the foot."""
        for place, face in enumerate(faces):
            y = top + place * ROW
            if face.pawn is not None:
                paint_pawn(painter, self._look, QPointF(COLUMN + 22, y + ROW / 2), ROW - 6, face.pawn)
            word = face.word
            wide = self._letters.set(word, 30, (ROOM, ROW), align=RIGHT).size.width() + 16 if word else 0.0
            self._write(painter, (COLUMN + 56, y, ROOM - 56 - wide, ROW), face.name, 38, soft=face.out, bold=face.turn, align=LEFT)
            self._write(painter, (COLUMN + ROOM - wide, y, wide, ROW), word, 30, soft=True, align=RIGHT)

    def _over(self, painter: QPainter, view: Any) -> None:
        """Until the host reveals, only that it is over."""
        words, terms = self._look.words, self._terms
        if not self.revealed:
            self._write(painter, (80, 300, WIDE - 160, 300), words.text("envelopetable.public.over"), 110)
            return
        self._write(painter, (80, 40, WIDE - 160, 150), ending.result(words, view), 90, bold=True)
        inside = ending.solution(terms, view)
        self._write(painter, (80, 210, WIDE - 160, 50), terms.say(words, "envelopetable.end.envelope"), 44, soft=True)
        told = "\n".join(terms.told(words, view, inside)) if inside else terms.say(words, "envelopetable.end.unknown")
        self._write(painter, (80, 260, WIDE - 160, 330), told, 96)
        lines = "\n".join(ending.accusations(words, terms, view))
        self._write(painter, (80, 610, WIDE - 160, 270), lines, 40, soft=True)
