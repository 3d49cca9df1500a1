"""Printing at one window: from the hall in the hall's place, from the table over it until the host comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gm_console.games import CARDS
from gm_console.store.settings import languages
from gm_console.ui.instead import Instead
from gm_console.ui.printing.drawer import Drawer

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QStackedWidget

    from gm_console.sitting.shelf import Shelf
    from gm_console.ui.desk import Desk
    from gm_console.ui.printing.faulty import Faulty
    from gm_console.ui.printing.page import PrintPage
    from gm_console.ui.printing.source import Source
    from gm_console.ui.widgets.look import Look


class Printing(QObject):
    """One window's printing, in ``stack``. ``shelf`` is asked for the record alone, ``revealed`` whether the solution has been shown."""

    def __init__(self, desk: Desk, stack: QStackedWidget, shelf: Callable[[], Shelf], revealed: Callable[[], bool]) -> None:
        super().__init__(stack)
        self._desk, self._instead, self._shelf, self._revealed = desk, Instead(stack), shelf, revealed
        self._drawer = Drawer()
        self.page: PrintPage | Faulty | None = None

    def in_hall(self, look: Look, game: str) -> PrintPage | Faulty:
        """A page for who is in the hall."""
        from gm_console.ui.printing.source import FromLibrary

        settings = self._desk.settings
        return self._made(look, FromLibrary(game, settings.last_host, settings.names, CARDS[game].seats[1], self._language))

    def over_table(self, look: Look) -> bool:
        """In place of the table until the host comes back; whether it has been opened."""
        if self.page is not None or not self._desk.open:
            return False
        from gm_console.ui.printing.source import AtTable

        self.page = self._made(look, AtTable(self._desk, self._shelf, self._revealed))
        self.page.back.connect(self.end)
        self._instead.show(self.page)
        return True

    def _made(self, look: Look, source: Source) -> PrintPage | Faulty:
        """The page; what is wrong instead, where a file that says what is printed is broken."""
        from gm_console.printing.troubles import Unprintable
        from gm_console.ui.printing.page import PrintPage

        try:
            return PrintPage(look, source, self._drawer, self._language, hold_only=self._desk.settings.hold_only)
        except Unprintable as fault:
            from gm_console.ui.printing.faulty import Faulty

            return Faulty(look, source.game, fault, at_table=source.session)

    @property
    def _language(self) -> str:
        """That of the cards."""
        return languages(self._desk.settings)[2]

    def end(self) -> None:
        """The table back."""
        gone, self.page = self.page, None
        if gone is not None:
            self._instead.end(gone)

    def clear(self) -> None:
        """The window goes: nothing of what was printed stays in the private folder, and the folder neither."""
        self.end()
        self._drawer.clear()
