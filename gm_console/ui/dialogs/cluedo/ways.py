"""Where somebody goes, and what he threw: the pickers of a move (C07), of a room entered by hand (C26), and of real dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QWidget

from gm_console.ui.dialogs.fields import Choice, Field
from gm_console.ui.dialogs.frame import Frame, Sent, em
from gm_console.words import Translator

ROWS = 7
"""Squares in sight at once."""
Places = Sequence[tuple[Any, str]]
"""Places as a command carries them, each with its name."""


class SquareList(Field):
    """Squares by row and column; none is chosen to begin with."""

    def __init__(self, words: Translator, squares: Places) -> None:
        super().__init__(words.text("cluedotable.form.move.squares"))
        self._squares = [place for place, _ in squares]
        self.list = QListWidget()
        self.list.addItems([name for _, name in squares])
        self.list.setFixedHeight(min(ROWS, len(squares)) * em() * 3 // 2 + em() // 2)
        self.hold(self.list)

    @property
    def place(self) -> Any:
        """The square that is chosen, or None."""
        chosen = self.list.selectedIndexes()
        return self._squares[chosen[0].row()] if chosen else None


class Go(Frame):
    """To a room or to a square, of those that can be reached: whichever was chosen last."""

    wide = 40

    def __init__(self, words: Translator, by: str, rooms: Places, squares: Places, parent: QWidget | None = None) -> None:
        super().__init__(words, words.text("cluedotable.form.move.title", by=by), parent)
        self._by = by
        self.room = Choice(words.text("cluedotable.form.move.rooms"), [(id_, f"{n}  {name}") for n, (id_, name) in enumerate(rooms, 1)])
        self.squares = SquareList(words, squares)
        for field, places in ((self.room, rooms), (self.squares, squares)):
            if places:
                self.add(field)
            else:
                field.hide()
        self._last: Field = self.room if rooms else self.squares
        self.room.changed.connect(self._to_room)
        self.squares.list.itemSelectionChanged.connect(self._to_square)

    def _to_room(self) -> None:
        self._last = self.room
        self.squares.list.clearSelection()

    def _to_square(self) -> None:
        if self.squares.place is not None:
            self._last = self.squares

    def command(self) -> Sent | None:
        """Not before a place was chosen."""
        to = self.squares.place if self._last is self.squares else self.room.value
        self._last.show_fault("" if to is not None else self.words.text("cluedotable.form.move.missing"))
        return None if to is None else {"do": "move", "by": self._by, "to": to}


class Into(Frame):
    """The room into which somebody moved his pawn by hand."""

    wide = 40

    def __init__(self, words: Translator, by: str, rooms: Places, parent: QWidget | None = None) -> None:
        super().__init__(words, words.text("cluedotable.form.enter.title", by=by), parent)
        self._by = by
        self.room = Choice(words.text("cluedotable.form.move.rooms"), [(id_, f"{n}  {name}") for n, (id_, name) in enumerate(rooms, 1)])
        self.add(self.room)

    def command(self) -> Sent | None:
        """Not before a room was chosen."""
        self.room.show_fault("" if self.room.value else self.words.text("cluedotable.form.move.missing"))
        return {"do": "enter", "by": self._by, "room": self.room.value} if self.room.value else None


class Thrown(Frame):
    """The two dice as they lie on the table."""

    def __init__(self, words: Translator, by: str, parent: QWidget | None = None) -> None:
        told = words.text("cluedotable.form.dice.told")
        super().__init__(words, words.text("cluedotable.form.dice.title", by=by), parent, told=told)
        self._by = by
        faces = [(number, str(number)) for number in range(1, 7)]
        self.one = Choice(words.text("cluedotable.form.dice.one"), faces)
        self.other = Choice(words.text("cluedotable.form.dice.other"), faces)
        for field in (self.one, self.other):
            self.add(field)
        self.one.changed.connect(lambda: self.other.setFocus(Qt.FocusReason.TabFocusReason) if self.other.value is None else None)

    def command(self) -> Sent | None:
        """Not before both are known."""
        for field in (self.other, self.one):
            field.show_fault("" if field.value else self.words.text("envelopetable.form.missing"))
        dice = [self.one.value, self.other.value]
        return {"do": "roll", "by": self._by, "dice": dice} if all(dice) else None
