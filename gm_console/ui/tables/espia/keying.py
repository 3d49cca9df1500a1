"""What the keys mean at a table of El espía."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gm_console.games.espia.views import TableView
from gm_console.ui.desk import Desk
from gm_console.ui.tables import keying
from gm_console.ui.tables.espia.acts import APART

if TYPE_CHECKING:
    from gm_console.ui.tables.espia.screen import EspiaTable


class TableKeys(keying.TableKeys):
    """A digit is a seat."""

    _table: EspiaTable

    def __init__(self, desk: Desk, table: EspiaTable) -> None:
        super().__init__(table, APART)
        self._desk = desk

    @property
    def _view(self) -> TableView:
        view: TableView = self._desk.table
        return view

    def digit(self, number: int) -> bool:
        """A seat: whom the asker asked, whose ballot comes next, or at whom the next one points; 0 is the tenth."""
        view, hand, place = self._view, self._table.hand, 10 if number == 0 else number
        if not 1 <= place <= len(view.players):
            return False
        seat = view.players[place - 1]
        if view.phase == "vote":
            hand.choose(seat.id)
            return False
        names = {"questions": f"ask:{seat.id}", "dealt": f"seen:{seat.id}", "final-vote": f"point:{hand.chosen}:{seat.id}"}
        if view.phase not in names or (view.phase == "final-vote" and not hand.chosen):
            return False
        hand.act(names[view.phase])
        return True
