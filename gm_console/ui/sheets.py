"""The sheet of what only the host knows, opened by holding its key or by pressing it twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QKeyEvent

from gm_console.ui.keyboard import typing
from gm_console.ui.keys import DESK, pressed

if TYPE_CHECKING:
    from gm_console.ui.staff import Staffed
    from gm_console.ui.tables.kit import Sheet


class Sheets:
    """One window's sheet; made when it is first wanted, gone with its table."""

    def __init__(self, window: Staffed) -> None:
        self._window = window
        self.sheet: Sheet | None = None

    def press(self, event: QKeyEvent) -> bool:
        """Whether a key that went down was the sheet's."""
        kit = self._window.errands.kit
        if self._window.table is None or kit is None or kit.sheet is None or typing() or pressed(event) != DESK["sheet"]:
            return False
        if not event.isAutoRepeat() and (sheet := self._made()) is not None:
            sheet.press(event.timestamp())
        return True

    def lay_open(self) -> None:
        """From the menu: it stays until it is closed."""
        if (sheet := self._made()) is not None:
            sheet.lay_open()

    def _made(self) -> Sheet | None:
        """The sheet, knowing what there is to know now; None where the game has none."""
        kit = self._window.errands.kit
        if self.sheet is None and kit is not None and kit.sheet is not None:
            self.sheet = kit.sheet(self._window.look.words, self._window)
        self.know()
        return self.sheet

    def release(self, event: QKeyEvent) -> None:
        """A key went up."""
        if self.sheet is not None and pressed(event) == DESK["sheet"] and not event.isAutoRepeat():
            self.sheet.release(event.timestamp())

    def know(self) -> None:
        """What is on the table now, for the sheet."""
        kit, view = self._window.errands.kit, self._window.desk.host
        if self.sheet is not None and kit is not None and kit.known is not None and view is not None:
            self.sheet.know(*kit.known(view), telling=view.phase == "telling")

    def shut(self) -> None:
        """Gone, with every word on it."""
        if self.sheet is not None:
            self.sheet.shut()

    def forget(self) -> None:
        """Its table has gone."""
        if self.sheet is not None:
            self.sheet.shut()
            self.sheet.deleteLater()
            self.sheet = None
