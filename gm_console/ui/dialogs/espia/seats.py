"""Who: forms that name a player of the round."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from gm_console.games.espia.views import TableView
from gm_console.ui.dialogs.frame import Frame, Sent
from gm_console.ui.dialogs.seats import SeatChoice
from gm_console.words import Translator


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
