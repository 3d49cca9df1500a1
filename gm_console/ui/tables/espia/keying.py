"""What the keys mean at a table of El espía."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gm_console.games.espia.views import TableView
from gm_console.ui.actions import HOSTS_OWN
from gm_console.ui.desk import Desk
from gm_console.ui.keys import NEVER_SPACE
from gm_console.ui.tables.espia.acts import APART

if TYPE_CHECKING:
    from gm_console.ui.tables.espia.screen import EspiaTable


class TableKeys:
    """Each method tells whether the key has ruled."""

    def __init__(self, desk: Desk, table: EspiaTable) -> None:
        self._desk = desk
        self._table = table

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

    def space(self) -> bool:
        """The first action of the bar, but never one that accuses, votes, guesses or reveals, and only while the table has the focus."""
        first = next(iter(self._table.in_bar()), "")
        if not first or first.split(":", maxsplit=1)[0] in NEVER_SPACE or not self._table.hasFocus():
            return False
        self._table.actions_.named(first).trigger()
        return True

    def press(self, key: str) -> bool:
        """The enabled action on a key, of those in the bar, apart from it, or the host's own."""
        action = self._table.actions_.by_key(key, (*self._table.in_bar(), *APART, *HOSTS_OWN))
        if action is not None:
            action.trigger()
        return action is not None

    def escape(self) -> None:
        """Let go of what was begun: a question asked once, the drawer."""
        self._table.line.hush()
        self._table.take_focus()
