"""People deal: which cards are left over and lie open beside the board (T04, T22)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QPushButton, QWidget

from gm_console.ui import theme
from gm_console.ui.dialogs.envelope.claims import Pile
from gm_console.ui.dialogs.fields import Field
from gm_console.ui.dialogs.frame import Frame, Sent, em, plain
from gm_console.ui.page import button, label
from gm_console.ui.widgets.flow import Flow
from gm_console.words import Translator


class OpenCards(Frame):
    """So many cards of all, each a button that stays down. ``piles`` are the cards by kind."""

    wide = 46

    def __init__(self, words: Translator, piles: Sequence[Pile], many: int, parent: QWidget | None = None) -> None:
        title, told = words.text("transitotable.form.deal.title"), words.text("transitotable.form.deal.told", n=many)
        super().__init__(words, title, parent, told=told, go=words.text("transitotable.form.deal.go"))
        self._many = many
        self.cards: dict[str, QPushButton] = {}
        for pile in piles:
            self.add(self._pile(pile))
        self.first_field = next(iter(self.cards.values()))
        self.fault = label("", "fault")
        self.fault.hide()
        self.add_below(self.fault)

    def _pile(self, pile: Pile) -> Field:
        field, row = Field(pile.title), QWidget()
        flow = Flow(em() // 3, row)
        for id_, name in pile.cards:
            made = self.cards[id_] = button(plain(name), "action", named=f"card:{id_}")
            made.setCheckable(True)
            theme.mark(made, goes_on=True)
            flow.addWidget(made)
        field.hold(row)
        return field

    def command(self) -> Sent | None:
        """Exactly as many as are left over."""
        chosen = [id_ for id_, made in self.cards.items() if made.isChecked()]
        wrong = len(chosen) != self._many
        self.fault.setText(self.words.text("transitotable.form.deal.missing", n=self._many) if wrong else "")
        self.fault.setVisible(wrong)
        return None if wrong else {"do": "deal", "open": chosen}
