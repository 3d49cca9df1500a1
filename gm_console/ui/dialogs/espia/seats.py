"""Who: forms that name a player of the round, and who comes and leaves."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gm_console.games.espia.views import SeatShown, TableView
from gm_console.ui import theme
from gm_console.ui.dialogs.fields import Choice, Line
from gm_console.ui.dialogs.frame import Frame, Sent
from gm_console.ui.keys import digit
from gm_console.words import Translator

NEW = ""
"""Stands for somebody who is not in the room; nobody can be called so."""


class SeatChoice(Choice):
    """One out of several players, each with the number of his seat: that digit chooses him, 0 is the tenth."""

    def __init__(self, name: str, seats: Sequence[SeatShown], among: Sequence[str], chosen: str | None = None) -> None:
        self._numbers = {seat.name: number % 10 for number, seat in enumerate(seats, 1) if seat.name in among}
        super().__init__(name, self._offered(among), chosen, first=None)

    def _offered(self, among: Sequence[str]) -> list[tuple[str, str]]:
        return [(name, f"{self._numbers[name]}  {name}") for name in among]

    def offer_names(self, seats: Sequence[SeatShown], among: Sequence[str]) -> None:
        """Other players to choose from; whoever was chosen and still can be stays so."""
        before = self.value
        self._numbers = {seat.name: number % 10 for number, seat in enumerate(seats, 1) if seat.name in among}
        self.offer(self._offered(among), before if before in among else None)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """The digit of a seat chooses who sits there."""
        number = digit(event)
        found = next((name for name, seat in self._numbers.items() if seat == number), None)
        if found is None or number is None:
            super().keyPressEvent(event)
            return
        self.setFocus()
        self.choose(found)


class Accuse(Frame):
    """Who accuses whom (E17). ``may`` are those who still have their accusation."""

    wide = 36

    def __init__(self, words: Translator, view: TableView, may: Sequence[str], by: str | None, parent: QWidget | None = None) -> None:
        told, go = words.text("espiatable.form.accuse.told"), words.text("espiatable.form.accuse.go")
        super().__init__(words, words.text("espiatable.form.accuse.title"), parent, told=told, go=go)
        self._view = view
        self._players = [seat.name for seat in view.players if not seat.watching]
        self.by = SeatChoice(words.text("espiatable.form.accuse.by"), view.players, may, by)
        self.accused = SeatChoice(words.text("espiatable.form.accuse.accused"), view.players, self._others(by))
        self.by.changed.connect(self._follow)
        self.add(self.by)
        self.add(self.accused)
        self.first_field = self.by if by is None else self.accused

    def _others(self, by: str | None) -> list[str]:
        return [name for name in self._players if name != by]

    def _follow(self) -> None:
        """Nobody accuses himself; once it is said who accuses, it is asked whom."""
        self.accused.offer_names(self._view.players, self._others(self.by.value))
        if self.isVisible():
            self.fit()
            self.accused.setFocus()

    def command(self) -> Sent | None:
        """Not before both were named."""
        for field in (self.accused, self.by):
            field.show_fault("" if field.value else self.words.text("dialogs.who.missing"))
        if not (self.by.value and self.accused.value):
            return None
        return {"do": "accuse", "by": self.by.value, "accused": self.accused.value}


class Whom(Frame):
    """One player for a command: who asks first (``begin``), or to whom the turn goes (``move-turn``)."""

    def __init__(self, words: Translator, view: TableView, do: str, parent: QWidget | None = None) -> None:
        super().__init__(words, words.text(f"espiatable.form.{do}.title"), parent, told=words.text(f"espiatable.form.{do}.told"))
        self._do = do
        players = [seat.name for seat in view.players if not seat.watching]
        self.who = SeatChoice("", view.players, players)
        self.add(self.who)

    def command(self) -> Sent | None:
        """Not before somebody was named."""
        self.who.show_fault("" if self.who.value else self.words.text("dialogs.who.missing"))
        return {"do": self._do, "to": self.who.value} if self.who.value else None


class Leave(Frame):
    """Somebody leaves the room (E36-E38)."""

    def __init__(self, words: Translator, view: TableView, parent: QWidget | None = None) -> None:
        told, go = words.text("espiatable.form.leave.told"), words.text("dialogs.leave.go")
        super().__init__(words, words.text("espiatable.form.leave.title"), parent, told=told, go=go)
        self.who = SeatChoice(words.text("dialogs.leave.who"), view.players, [seat.name for seat in view.players])
        self.add(self.who)
        theme.mark(self.go_button, danger=True)

    def command(self) -> Sent | None:
        """Not before somebody was chosen."""
        self.who.show_fault("" if self.who.value else self.words.text("dialogs.who.missing"))
        return {"do": "leave", "player": self.who.value} if self.who.value else None


class Join(Frame):
    """Somebody comes back to his points, or somebody new sits down (E15, E38). ``gone`` are those who have left."""

    def __init__(self, words: Translator, gone: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(words, words.text("espiatable.form.join.title"), parent, told=words.text("espiatable.form.join.told"))
        back = [(name, name) for name in gone]
        self.who = Choice(words.text("dialogs.join.who"), [*back, (NEW, words.text("dialogs.join.new"))], gone[0] if gone else NEW)
        self.who.changed.connect(self._follow)
        self.add(self.who)
        self.who.setVisible(bool(gone))
        self.name = Line(words.text("dialogs.join.name"))
        self.add(self.name)
        if not gone:
            self.first_field = self.name
        self._follow()

    def _follow(self) -> None:
        """Who comes back needs no name."""
        self.name.setVisible(self.who.value == NEW)
        if self.isVisible():
            self.fit()

    def command(self) -> Sent | None:
        """A name, or somebody new."""
        if self.who.value != NEW:
            return {"do": "join", "player": self.who.value}
        self.name.show_fault("" if self.name.text else self.words.text("dialogs.join.unnamed"))
        return {"do": "join", "player": self.name.text} if self.name.text else None
