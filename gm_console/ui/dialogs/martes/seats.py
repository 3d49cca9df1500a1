"""Who leaves, who comes (back), and who borrows (M44, M48)."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QSpinBox, QWidget

from gm_console.games.martes.model import MOST_CLICHES
from gm_console.games.martes.views import TableView
from gm_console.ui import theme
from gm_console.ui.dialogs.fields import Choice, Field, Line
from gm_console.ui.dialogs.frame import Frame, Sent, em
from gm_console.words import Translator

NEW = ""
"""Stands for somebody who has no seat yet; nobody can be called so."""


class Leave(Frame):
    """A detective leaves the table."""

    def __init__(self, words: Translator, view: TableView, parent: QWidget | None = None) -> None:
        told, go = words.text("dialogs.leave.told"), words.text("dialogs.leave.go")
        super().__init__(words, words.text("dialogs.leave.title"), parent, told=told, go=go)
        here = [(seat.name, seat.name) for seat in view.players if not seat.gone]
        self.who = Choice(words.text("dialogs.leave.who"), here)
        self.add(self.who)
        theme.mark(self.go_button, danger=True)

    def command(self) -> Sent | None:
        """Not before somebody was chosen."""
        self.who.show_fault("" if self.who.value else self.words.text("dialogs.who.missing"))
        return {"do": "leave", "player": self.who.value} if self.who.value else None


class Join(Frame):
    """A detective comes back, or a newcomer sits down with one to six clichés."""

    wide = 36

    def __init__(self, words: Translator, view: TableView, parent: QWidget | None = None) -> None:
        super().__init__(words, words.text("dialogs.join.title"), parent, told=words.text("dialogs.join.told"))
        gone = [(seat.name, seat.name) for seat in view.players if seat.gone]
        self.who = Choice(words.text("dialogs.join.who"), [*gone, (NEW, words.text("dialogs.join.new"))], gone[0][0] if gone else NEW)
        self.who.changed.connect(self._follow)
        self.add(self.who)
        self.who.setVisible(bool(gone))
        self.name = Line(words.text("dialogs.join.name"))
        self.character = Line(words.text("dialogs.join.character"))
        self.cliches = [Line(words.text("dialogs.join.cliche", number=number)) for number in range(1, MOST_CLICHES + 1)]
        self._newcomer = self._form()
        self.add(self._newcomer)
        if not gone:
            self.first_field = self.name
        self._follow()

    def _form(self) -> QWidget:
        made = QWidget()
        grid = QGridLayout(made)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(em())
        for place, line in enumerate((self.name, self.character, *self.cliches)):
            grid.addWidget(line, place // 2, place % 2)
        return made

    def _follow(self) -> None:
        """Who comes back needs no form."""
        self._newcomer.setVisible(self.who.value == NEW)
        if self.isVisible():
            self.fit()

    def command(self) -> Sent | None:
        """A name, or somebody new."""
        if self.who.value != NEW:
            return {"do": "join", "player": self.who.value}
        self.name.show_fault("" if self.name.text else self.words.text("dialogs.join.unnamed"))
        if not self.name.text:
            return None
        guest = {"name": self.name.text, "cliches": [line.text for line in self.cliches if line.text]}
        return {"do": "join", "player": guest | ({"character": self.character.text} if self.character.text else {})}


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
