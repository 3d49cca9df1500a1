"""How many rounds are printed ahead; at a table they are dealt and sealed first, by the host's own act (E43)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from gm_console.ui.page import button, label
from gm_console.ui.widgets.look import Look

MOST, USUAL = 12, 6
"""Rounds: more than a score sheet has nobody plays in an evening."""


class Rounds(QWidget):
    """Signals: ``changed`` where their number says what is printed; ``deal_wanted`` with it, where they are dealt at a table first."""

    changed = Signal()
    deal_wanted = Signal(int)

    def __init__(self, look: Look, *, at_table: bool) -> None:
        super().__init__()
        self._words, self._at_table = look.words, at_table
        self.number = QSpinBox()
        self.number.setRange(1, MOST)
        self.number.setValue(USUAL)
        self.number.setAccessibleName(look.words.text("printpage.rounds"))
        self.deal = button(look.words.text("printpage.rounds.deal"), "flat", named="print-ahead")
        self.told = label("", "caption")
        row = QHBoxLayout()
        row.addWidget(self.deal)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(3))
        column.addWidget(self.number)
        column.addLayout(row)
        column.addWidget(self.told)
        self.deal.setVisible(at_table)
        self.told.setVisible(at_table)
        self.deal.clicked.connect(lambda: self.deal_wanted.emit(self.number.value()))
        if not at_table:
            self.number.valueChanged.connect(self.changed)

    def wait(self, waiting: int) -> None:
        """Says how many rounds wait at the table, dealt and sealed; that dealing again makes waste paper of them."""
        text = self._words.text("printpage.rounds.waiting", n=waiting) if waiting else self._words.text("printpage.rounds.none")
        self.told.setText(text)
        self.deal.setText(self._words.text("printpage.rounds.again" if waiting else "printpage.rounds.deal"))
