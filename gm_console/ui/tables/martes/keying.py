"""What the keys mean at a table of martes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gm_console.games.martes.views import HostView
from gm_console.ui.actions import HOSTS_OWN
from gm_console.ui.desk import Desk
from gm_console.ui.keys import NEVER_SPACE
from gm_console.ui.tables.martes.acts import in_bar
from gm_console.ui.tables.martes.faces import CALLS

if TYPE_CHECKING:
    from gm_console.ui.tables.martes.screen import MartesTable


class TableKeys:
    """Each method tells whether the key has ruled."""

    def __init__(self, desk: Desk, table: MartesTable) -> None:
        self._desk = desk
        self._table = table

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

    def space(self) -> bool:
        """The first legal action, but never an answer, a judgement or the like, and only while the table has the focus."""
        first = next(iter(in_bar(self._table.actions_.legal, self._view.phase)), "")
        if not first or first.split(":")[0] in NEVER_SPACE or not self._table.hasFocus():
            return False
        self._table.actions_.named(first).trigger()
        return True

    def press(self, key: str) -> bool:
        """The enabled action on a key, of those in the bar or the host's own."""
        names = in_bar(self._table.actions_.legal, self._view.phase)
        action = self._table.actions_.by_key(key, (*names, *HOSTS_OWN))
        if action is not None:
            action.trigger()
        return action is not None

    def escape(self) -> None:
        """Let go of what was begun: a chosen seat, a question asked once, the drawer."""
        self._table.choose("")
        self._table.line.hush()
        self._table.take_focus()
