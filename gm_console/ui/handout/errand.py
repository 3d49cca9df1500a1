"""Handing out at one window: the table goes from the screen while it lasts, and comes back after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gm_console.store.settings import languages
from gm_console.ui.handout.hand import DeskCards, DeskSheet, Had
from gm_console.ui.instead import Instead
from gm_console.words import Translator

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStackedWidget

    from gm_console.ui.desk import Desk
    from gm_console.ui.handout.page import HandOut
    from gm_console.ui.handout.secret import Dealing
    from gm_console.ui.widgets.look import Look


class HandingOut(QObject):
    """One window's hand-out, in ``stack``. Who has seen his card is remembered for as long as the same session is open."""

    def __init__(self, desk: Desk, stack: QStackedWidget) -> None:
        super().__init__(stack)
        self._desk, self._instead = desk, Instead(stack)
        self._cards: DeskCards | None = None
        self._session = ""
        self._known: dict[int, dict[str, Had]] = {}
        self.page: HandOut | None = None
        desk.changed.connect(self._follow)

    def begin(self, look: Look, dealing: Dealing | None) -> bool:
        """In place of the table, from now on; false where there is nothing to hand out."""
        if self.page is not None or dealing is None or not self._desk.open or not dealing.people(self._desk.table):
            return False
        from gm_console.ui.handout.page import HandOut

        sheet = DeskSheet(self._desk, dealing.sheet) if dealing.sheet is not None else None
        self.page = HandOut(look, self._held(look, dealing), hold_only=self._desk.settings.hold_only, sheet=sheet)
        self.page.done.connect(self.end)
        self._instead.show(self.page)
        return True

    def _held(self, look: Look, dealing: Dealing) -> DeskCards:
        """The cards of this session, in the language cards have."""
        cards = languages(self._desk.settings)[2]
        words = look.words if cards == look.words.language else Translator(cards)
        if self._session != self._desk.session_id:
            self._known.clear()
        self._session = self._desk.session_id
        known = self._known.setdefault(id(dealing), {})
        self._cards = DeskCards(self._desk, dealing, words, known)
        return self._cards

    def _follow(self) -> None:
        """After a change at the desk."""
        if self.page is None or not self._desk.open:
            return
        if self._cards is not None and self._cards.people:
            self.page.refresh()
        else:
            self.end()

    def end(self) -> None:
        """The card covered, the table back."""
        gone, self.page = self.page, None
        if gone is not None:
            gone.turning.cover()
            self._instead.end(gone)
