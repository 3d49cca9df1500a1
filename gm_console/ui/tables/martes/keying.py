"""What the keys mean at a table of martes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gm_console.games.martes.views import HostView
from gm_console.ui.desk import Desk
from gm_console.ui.tables import keying
from gm_console.ui.tables.martes.faces import CALLS

if TYPE_CHECKING:
    from gm_console.ui.tables.martes.screen import MartesTable


class TableKeys(keying.TableKeys):
    """A digit is a seat, and another one a cliché of it."""

    _table: MartesTable

    def __init__(self, desk: Desk, table: MartesTable) -> None:
        super().__init__(table)
        self._desk = desk

    @property
    def _view(self) -> HostView:
        view: HostView = self._desk.host
        return view

    def digit(self, number: int) -> bool:
        """A digit chooses a seat, and a second one its cliché; in the rebuttal it opens that seat's bet."""
        view, table = self._view, self._table
        if table.chosen and view.phase in CALLS:
            return self._cliche(view, number)
        if not 1 <= number <= len(view.players) or view.phase == "over":
            return False
        if view.phase not in (*CALLS, "rebuttal"):
            table.line.say(self._desk.words.text("table.cliche.not-now"))
            return False
        seat = view.players[number - 1]
        if view.phase == "rebuttal":
            if view.rebuttal and seat.name in view.rebuttal.waiting:
                table.picker_wanted.emit(f"bet:{seat.id}")
            return False
        table.choose(seat.id)
        return False

    def _cliche(self, view: HostView, number: int) -> bool:
        seat = next(seat for seat in view.players if seat.id == self._table.chosen)
        if not 1 <= number <= len(seat.cliches):
            return False
        self._table.choose("")
        self._table.hand.act(f"{CALLS[view.phase]}:{seat.id}:{number}")
        return True

    def escape(self) -> None:
        """A chosen seat too."""
        self._table.choose("")
        super().escape()
