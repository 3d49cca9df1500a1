"""Who: a player by the number of his seat, and who leaves and comes, in every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gm_console.ui import theme
from gm_console.ui.dialogs.fields import Choice, Line
from gm_console.ui.dialogs.frame import Frame, Sent
from gm_console.ui.keys import digit
from gm_console.words import Translator

NEW = ""
"""Stands for somebody who is not at the table; nobody can be called so."""

Heading = tuple[str, str]
"""What stands above the fields of a form: its title, and a sentence."""


class Seat(Protocol):
    """A seat as every game shows it."""

    @property
    def name(self) -> str:
        """The player's name."""


class SeatChoice(Choice):
    """One out of several players, each with the number of his seat: that digit chooses him, 0 is the tenth."""

    def __init__(self, name: str, seats: Sequence[Seat], among: Sequence[str], chosen: str | None = None) -> None:
        self._number(seats, among)
        super().__init__(name, self._offered(among), chosen, first=None)

    def _number(self, seats: Sequence[Seat], among: Sequence[str]) -> None:
        self._numbers = {seat.name: number % 10 for number, seat in enumerate(seats, 1) if seat.name in among}

    def _offered(self, among: Sequence[str]) -> list[tuple[str, str]]:
        return [(name, f"{self._numbers[name]}  {name}") for name in among]

    def offer_names(self, seats: Sequence[Seat], among: Sequence[str]) -> None:
        """Other players to choose from; whoever was chosen and still can be stays so."""
        before = self.value
        self._number(seats, among)
        self.offer(self._offered(among), before if before in among else None)

    def place_of(self, event: QKeyEvent) -> int | None:
        """The digit of a seat chooses who sits there."""
        number = digit(event)
        return next((self._values.index(name) for name, seat in self._numbers.items() if seat == number), None)


class Leave(Frame):
    """Somebody leaves. ``here`` are those who can."""

    def __init__(
        self, words: Translator, heading: Heading, seats: Sequence[Seat], here: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(words, heading[0], parent, told=heading[1], go=words.text("dialogs.leave.go"))
        self.who = SeatChoice(words.text("dialogs.leave.who"), seats, here)
        self.add(self.who)
        theme.mark(self.go_button, danger=True)

    def command(self) -> Sent | None:
        """Not before somebody was chosen."""
        self.who.show_fault("" if self.who.value else self.words.text("dialogs.who.missing"))
        return {"do": "leave", "player": self.who.value} if self.who.value else None


class Join(Frame):
    """Somebody comes back, or somebody new sits down. ``gone`` are those who have left.

    Build on it where a newcomer brings more than a name: `newcomer` is his part of the form, `guest` what it comes to.
    """

    def __init__(self, words: Translator, heading: Heading, gone: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(words, heading[0], parent, told=heading[1])
        back = [(name, name) for name in gone]
        self.who = Choice(words.text("dialogs.join.who"), [*back, (NEW, words.text("dialogs.join.new"))], gone[0] if gone else NEW)
        self.who.changed.connect(self._follow)
        self.add(self.who)
        self.who.setVisible(bool(gone))
        self.name = Line(words.text("dialogs.join.name"))
        self._newcomer = self.newcomer()
        self.add(self._newcomer)
        if not gone:
            self.first_field = self.name
        self._follow()

    def newcomer(self) -> QWidget:
        """What is asked about somebody new."""
        return self.name

    def guest(self) -> object:
        """Somebody new, as on the wire."""
        return self.name.text

    def _follow(self) -> None:
        """Who comes back needs no name."""
        self._newcomer.setVisible(self.who.value == NEW)
        if self.isVisible():
            self.fit()

    def command(self) -> Sent | None:
        """A name, or somebody new."""
        if self.who.value != NEW:
            return {"do": "join", "player": self.who.value}
        self.name.show_fault("" if self.name.text else self.words.text("dialogs.join.unnamed"))
        return {"do": "join", "player": self.guest()} if self.name.text else None
