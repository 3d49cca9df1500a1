"""What the desk itself does, whatever is played: pause, blank, search, why, allow this once, and time that has jumped."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from gm_console.ui.ticker import GAP_MS

if TYPE_CHECKING:
    from gm_console.ui.staff import Staffed


class DeskActs:
    """The acts of one window."""

    def __init__(self, window: Staffed) -> None:
        self._window = window

    def keys(self) -> dict[str, Callable[[], bool]]:
        """What the desk's own keys do, by the names of their actions; each tells whether it has ruled."""
        public = self._window.public
        quiet: dict[str, Callable[[], object]] = {
            "blank": public.toggle_blank,
            "again": public.show_again,
            "public": public.toggle,
            "why": self.why,
            "search": self.search,
            "more": self.more,
            "print": self.print,
            "hand-out": self.hand_out,
        }
        return {"pause": self.pause, "leave-table": self._window.parting.leave} | {name: _never_rules(act) for name, act in quiet.items()}

    def pause(self) -> bool:
        """Stop the clock, or let it go on, as long as there is one to stop."""
        if self._window.table is None or not self._window.desk.clock().stops:
            return False
        self._window.table.pause()
        return True

    def search(self) -> None:
        """The log's search field."""
        if self._window.table is not None:
            self._window.table.search()

    def hand_out(self) -> None:
        """The players' cards, one after the other, in place of the table."""
        kit = self._window.errands.kit
        if self._window.table is not None and kit is not None:
            self._window.sheets.shut()
            self._window.handing.begin(self._window.look, kit.dealing)

    def print(self) -> None:
        """The printing page: over the table, or from the hall."""
        if self._window.desk.open:
            self._window.sheets.shut()
            self._window.printing.over_table(self._window.look)
        elif self._window.foyer.hall is not None:
            self._window.foyer.enter("printing")

    def more(self) -> None:
        """The menu of what is seldom wanted."""
        if self._window.table is not None:
            self._window.table.bar.open_more()

    def why(self) -> None:
        """The rules of the entry that has the focus, or that of the last refusal."""
        log = self._window.table.log.view if self._window.table is not None else None
        last = self._window.desk.last
        if log is not None and log.hasFocus() and (rules := log.rules()):
            self._window.errands.why(*rules)
        elif last is not None and last[1].rule is not None:
            self._window.errands.why(last[1].rule, refused=last)

    def waive(self) -> None:
        """What was refused last, allowed this once."""
        if self._window.desk.last is not None:
            self._window.errands.waive(*self._window.desk.last)

    def gap(self, wall: int, steady: int) -> None:
        """Time jumped, by so many ms on each clock: what the steady one has passed is counted already, what only the wall jumped is not."""
        clock = self._window.desk.clock()
        if clock.running or (self._window.ticker.ran and not clock.paused):
            self._ask(wall, steady, clock.elapsed_ms - self._window.ticker.stood)

    def _ask(self, wall: int, steady: int, gained: int) -> None:
        """Whether the gap counts; a form that is open is not torn from the host, he is asked once it has closed."""
        window, counted = self._window, steady > GAP_MS
        form = window.errands.open_form
        if form is not None:
            form.finished.connect(lambda _: QTimer.singleShot(0, window, lambda: self._ask(wall, steady, gained)))
        elif window.desk.open:
            lost = steady if counted else abs(wall - steady)
            window.errands.gap(lost, slept=counted or wall > 0, counted=counted, gained=gained if counted else 0)


def _never_rules(act: Callable[[], object]) -> Callable[[], bool]:
    def run() -> bool:
        act()
        return False

    return run
