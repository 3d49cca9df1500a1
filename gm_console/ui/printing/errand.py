"""Printing at one window: from the hall in the hall's place, from the table over it until the host comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from gm_console.games import CARDS
from gm_console.store.settings import languages
from gm_console.ui.printing.drawer import Drawer

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QStackedWidget, QWidget

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
        self._desk, self._stack, self._shelf, self._revealed = desk, stack, shelf, revealed
        self._drawer = Drawer()
        self._before: QWidget | None = None
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

        self._before = self._stack.currentWidget()
        self.page = self._made(look, AtTable(self._desk, self._shelf, self._revealed))
        self.page.back.connect(self.end)
        self._stack.addWidget(self.page)
        self._stack.setCurrentWidget(self.page)
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)
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
        if gone is None:
            return
        if self._before is not None:
            self._stack.setCurrentWidget(self._before)
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)
            self._before = None
        self._stack.removeWidget(gone)
        gone.hide()
        gone.deleteLater()

    def clear(self) -> None:
        """The window goes: nothing of what was printed stays in the private folder, and the folder neither."""
        self.end()
        self._drawer.clear()
