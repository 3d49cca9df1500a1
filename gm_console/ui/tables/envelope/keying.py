"""What the keys mean at a table with an envelope."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gm_console.ui.tables import keying

if TYPE_CHECKING:
    from gm_console.ui.tables.envelope.table import EnvelopeTable


class TableKeys(keying.TableKeys):
    """A digit, and what Esc lets go of, are the game's own."""

    _table: EnvelopeTable

    def digit(self, number: int) -> bool:
        """What the game makes of a digit."""
        return self._table.hand.digit(number)

    def escape(self) -> None:
        """Half a throw too."""
        self._table.hand.let_go()
        super().escape()
