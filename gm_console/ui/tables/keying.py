"""What the keys mean at any table: Space, letters and Esc; digits are the game's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from gm_console.ui.actions import HOSTS_OWN
from gm_console.ui.keys import NEVER_SPACE

if TYPE_CHECKING:
    from gm_console.ui.actions import Actions
    from gm_console.ui.widgets.cue_line import CueLine


class Barred(Protocol):
    """A table as its keys know it."""

    actions_: Actions
    line: CueLine

    def in_bar(self) -> list[str]:
        """The actions that lie in the bar, in order."""

    def hasFocus(self) -> bool:  # noqa: N802  # the name is Qt's
        """Whether the keyboard is on the table itself."""

    def take_focus(self) -> None:
        """The focus goes to the table; an open drawer closes."""


class TableKeys:
    """Each method tells whether the key has ruled. Build a game's own on it: `digit`. ``apart`` has a key and lies in the menu."""

    def __init__(self, table: Barred, apart: tuple[str, ...] = ()) -> None:
        self._table, self._apart = table, apart

    def digit(self, number: int) -> bool:
        """What the game makes of a digit."""
        return False

    def space(self) -> bool:
        """The first action of the bar, but never an answer, a judgement, an end or the like, and only while the table has the focus."""
        first = next(iter(self._table.in_bar()), "")
        if not first or first.partition(":")[0] in NEVER_SPACE or not self._table.hasFocus():
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
        """Let go of what was begun: a question asked once, the drawer."""
        self._table.line.hush()
        self._table.take_focus()
