"""Who comes or comes back, and who borrows (M44, M48)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout, QSpinBox, QWidget

from gm_console.games.martes.model import MOST_CLICHES
from gm_console.games.martes.views import TableView
from gm_console.ui.dialogs import seats
from gm_console.ui.dialogs.fields import Choice, Field, Line
from gm_console.ui.dialogs.frame import Frame, Sent, em
from gm_console.words import Translator


class Join(seats.Join):
    """A detective comes back, or a newcomer sits down with one to six clichés."""

    wide = 36

    def __init__(self, words: Translator, heading: seats.Heading, gone: Sequence[str], parent: QWidget | None = None) -> None:
        self.character = Line(words.text("dialogs.join.character"))
        self.cliches = [Line(words.text("dialogs.join.cliche", number=number)) for number in range(1, MOST_CLICHES + 1)]
        super().__init__(words, heading, gone, parent)

    def newcomer(self) -> QWidget:
        """His name, his character and his clichés, side by side."""
        made = QWidget()
        grid = QGridLayout(made)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(em())
        for place, line in enumerate((self.name, self.character, *self.cliches)):
            grid.addWidget(line, place // 2, place % 2)
        return made

    def guest(self) -> object:
        """A name, clichés, and a character where he has one."""
        guest = {"name": self.name.text, "cliches": [line.text for line in self.cliches if line.text]}
        return guest | ({"character": self.character.text} if self.character.text else {})


class Lend(Frame):
    """A loan out of the host's purse."""

    def __init__(self, words: Translator, view: TableView, parent: QWidget | None = None) -> None:
        told = words.text("dialogs.lend.told", purse=words.money(view.host))
        super().__init__(words, words.text("dialogs.lend.title"), parent, told=told, go=words.text("dialogs.lend.go"))
        here = [(seat.name, f"{seat.name} · {words.money(seat.pounds)}") for seat in view.players if not seat.gone]
        self.who = Choice(words.text("dialogs.lend.who"), here)
        self.add(self.who)
        self.pounds = QSpinBox()
        self.pounds.setPrefix("£")
        self.pounds.setRange(1, max(1, view.host))
        field = Field(words.text("dialogs.lend.pounds"))
        field.hold(self.pounds)
        self.add(field)

    def command(self) -> Sent | None:
        """Not before somebody was chosen."""
        self.who.show_fault("" if self.who.value else self.words.text("dialogs.who.missing"))
        return {"do": "lend", "to": self.who.value, "pounds": self.pounds.value()} if self.who.value else None
