"""What lies beside the board: the advance card large on its pile, what was refuted last, and the cards that all may see."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from gm_console.games.transito.views import TableView
from gm_console.ui import theme
from gm_console.ui.page import label
from gm_console.ui.tables.transito import cues
from gm_console.ui.tables.transito.terms import names
from gm_console.ui.widgets.board.advance import AdvanceCard
from gm_console.ui.widgets.look import Look
from gm_console.words import Translator

CARD, SMALL = 104, 52
"""How wide the pile is, in px at the host's text size; small where letters are large."""


def open_cards(words: Translator, view: TableView) -> str:
    """The cards beside the board, those of who has left among them, and what seats have shown to all (T04, T27, T29): each card once."""
    called = names(words, view)
    lines = [words.text("transitotable.open", cards=" · ".join(map(called, view.open_cards)))] if view.open_cards else []
    shown = ((seat.name, [card for card in seat.shown if card not in view.open_cards]) for seat in view.players)
    lines += [words.text("transitotable.public", name=name, cards=" · ".join(map(called, cards))) for name, cards in shown if cards]
    return "\n".join(lines)


class Tray(QFrame):
    """Kept as large as it is, whatever lies on it, as far as there is room."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.mark(self, role="panel")
        self._look = look
        self.card = AdvanceCard(look, self)
        wide = SMALL if look.large else CARD
        self.card.setFixedSize(look.px(wide), look.px(wide * 1.36))
        self.left, self.last, self.open = label("", "soft"), label(""), label("")
        row = QHBoxLayout(self)
        row.setContentsMargins(look.px(8), look.px(6), look.px(12), look.px(8))
        row.setSpacing(look.px(10))
        row.addWidget(self.card, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(look.px(4))
        for text in (self.left, self.last, self.open):
            text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
            column.addWidget(text)
        column.addStretch(1)
        row.addLayout(column, 1)

    def show_table(self, view: TableView) -> None:
        """What lies there now."""
        words, by_hand = self._look.words, view.moved_by_hand
        self.card.setVisible(not by_hand or view.advance is not None)
        self.card.show_advance(view.advance, view.advance_left)
        left = words.text("board.advance.left", n=view.advance_left) if not by_hand else ""
        for text, said in ((self.left, left), (self.last, cues.refuted(words, view)), (self.open, open_cards(words, view))):
            text.setText(said)
            text.setVisible(bool(said))
        self.setVisible(view.phase != "lobby" and (not self.card.isHidden() or bool(self.last.text() or self.open.text())))
