"""What the keys mean at a table with an envelope."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gm_console.ui.actions import HOSTS_OWN
from gm_console.ui.keys import NEVER_SPACE

if TYPE_CHECKING:
    from gm_console.ui.tables.envelope.table import EnvelopeTable


class TableKeys:
    """Each method tells whether the key has ruled. ``apart`` has a key and lies apart from the bar, in the menu."""

    def __init__(self, table: EnvelopeTable, apart: tuple[str, ...] = ()) -> None:
        self._table, self._apart = table, apart

    def digit(self, number: int) -> bool:
        """What the game makes of a digit."""
        return self._table.hand.digit(number)

    def space(self) -> bool:
        """The first action of the bar, but never one that shows, accuses, ends or reveals, and only while the table has the focus."""
        first = next(iter(self._table.in_bar()), "")
        if not first or first.split(":", maxsplit=1)[0] in NEVER_SPACE or not self._table.hasFocus():
            return False
        self._table.actions_.named(first).trigger()
        return True

    def press(self, key: str) -> bool:
        """The enabled action on a key, of those in the bar, apart from it, or the host's own."""
        action = self._table.actions_.by_key(key, (*self._table.in_bar(), *self._apart, *HOSTS_OWN))
        if action is not None:
            action.trigger()
        return action is not None

    def escape(self) -> None:
        """Let go of what was begun: a question asked once, half a throw, the drawer."""
        self._table.hand.let_go()
        self._table.line.hush()
        self._table.take_focus()
