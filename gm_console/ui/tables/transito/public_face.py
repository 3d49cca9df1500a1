"""What the players of Quién, Cómo y Dónde see: the city, whose turn it is, what is suspected and who showed a card; never which."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from gm_console.games.transito.views import TableView
from gm_console.ui.tables.envelope.public import BoardFace
from gm_console.ui.tables.envelope.seats import SeatFace
from gm_console.ui.tables.painted import WIDE
from gm_console.ui.tables.transito import cues, faces
from gm_console.ui.tables.transito.terms import TERMS
from gm_console.ui.tables.transito.tray import open_cards
from gm_console.ui.widgets.board.advance import paint_advance
from gm_console.ui.widgets.board.shown import BoardShown
from gm_console.ui.widgets.letters import LEFT, TOP
from gm_console.ui.widgets.look import Look

WIDTH, ROOMY = 0.74, 400.0
"""How wide the pile is for its height, and from which width on there is room for words beside it."""


class PublicFace(BoardFace):
    """Before the host's reveal it does not look at how the game ended."""

    kind: type[Any] = TableView
    answers = True

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, TERMS, parent)

    def shown_board(self, view: TableView) -> BoardShown:
        """The city at this moment."""
        return faces.board(self._look.words, view)

    def headline(self, view: TableView) -> str:
        """Whose turn it is, and what he does."""
        words, by_hand = self._look.words, view.moved_by_hand and view.phase == "turn"
        return words.text(f"transitotable.public.{view.phase}{'.by-hand' if by_hand else ''}", **cues.fields(words, view))

    def seats(self, view: TableView) -> Sequence[SeatFace]:
        """The seats, each with its token."""
        return faces.seats(self._look.words, view)

    def paint_table(self, painter: QPainter, view: TableView) -> None:
        """One moment of a game; asked to show it again, who refuted last stands there large."""
        if view.phase == "lobby":
            self._lobby(painter, view)
        elif self.again and view.phase != "over" and view.last_refuted is not None:
            self._write(painter, (80, 220, WIDE - 160, 460), cues.refuted(self._look.words, view), 110)
        else:
            super().paint_table(painter, view)

    def _lobby(self, painter: QPainter, view: TableView) -> None:
        """The city's name, and who sits down."""
        words = self._look.words
        self._write(painter, (80, 60, WIDE - 160, 110), words.text("transitotable.title"), 84, bold=True)
        self._write(painter, (80, 180, WIDE - 160, 80), str(getattr(view.city, words.language)), 56, soft=True)
        here = [seat.name for seat in view.players if not seat.gone]
        tall = min(130.0, 500 / max(1, len(here)))
        size = self._largest(here, (WIDE - 160, tall), range(90, 35, -2))
        for place, name in enumerate(here):
            self._write(painter, (80, 320 + place * tall, WIDE - 160, tall), name, size)

    def lying(self, view: TableView) -> list[str]:
        """The cards beside the board, and those of seats that all have seen (T04, T27)."""
        return [line for line in open_cards(self._look.words, view).split("\n") if line]

    def paint_play(self, painter: QPainter, view: TableView, box: QRectF) -> None:
        """The advance card on its pile, and beside it, where there is room, how many are left and who refuted last."""
        words, left = self._look.words, box.left()
        if not view.moved_by_hand or view.advance is not None:
            card = QRectF(box.topLeft(), QSizeF(min(box.width(), box.height() * WIDTH), box.height()))
            card.moveRight(box.right() if box.width() < ROOMY else card.right())
            paint_advance(painter, self._look, card, view.advance, view.advance_left)
            left += card.width() + 24
        if box.width() < ROOMY:
            return
        told = words.text("board.advance.left", n=view.advance_left) if not view.moved_by_hand else ""
        self._write(painter, (left, box.top() + 8, box.right() - left, 150), cues.refuted(words, view), 40, align=TOP)
        self._write(painter, (left, box.bottom() - 56, box.right() - left, 48), told, 34, soft=True, align=LEFT)
