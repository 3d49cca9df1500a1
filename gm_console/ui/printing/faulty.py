"""In place of the printing page, where a file that says what is printed is broken: what is wrong with it, and the other games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal

from gm_console.games import CARDS
from gm_console.ui.page import Page, label, scrolled

if TYPE_CHECKING:
    from gm_console.printing.troubles import Unprintable
    from gm_console.ui.widgets.look import Look


class Faulty(Page):
    """Signals: ``back``; ``game_wanted`` with the key of another game to print for, none of them at a table of this one."""

    game_wanted = Signal(str)

    def __init__(self, look: Look, game: str, fault: Unprintable, *, at_table: bool) -> None:
        super().__init__(look, look.words.text("printpage.title"))
        told = label(look.words.say(fault.said))
        told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.body.addWidget(scrolled(told), 1)
        for key, card in CARDS.items():
            if key != game and not at_table:
                self.act(key, card.title).clicked.connect(lambda _=False, key=key: self.game_wanted.emit(key))
