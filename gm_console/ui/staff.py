"""Those who wait on the host's window, each made when first asked for: a cold start waits for the hall and for none of them."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMainWindow, QStackedWidget

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from gm_console.sitting.shelf import Shelf
    from gm_console.ui.alarms import Alarms
    from gm_console.ui.desk import Desk
    from gm_console.ui.desk_acts import DeskActs
    from gm_console.ui.errands import Errands
    from gm_console.ui.foyer import Foyer
    from gm_console.ui.handout.errand import HandingOut
    from gm_console.ui.keeping import Keeping
    from gm_console.ui.keyboard import Keyboard
    from gm_console.ui.parting import Parting
    from gm_console.ui.printing.errand import Printing
    from gm_console.ui.public import PublicScreen
    from gm_console.ui.sheets import Sheets
    from gm_console.ui.sound import Sounds
    from gm_console.ui.tables.kit import Table
    from gm_console.ui.ticker import Ticker
    from gm_console.ui.widgets.look import Look


HEARD = frozenset({"B", "A", "P", "F11"})
"""Keys of the desk that do at the printing page, or behind a form, what they do at the table."""

DARK = frozenset({"B", "F11"})
"""Keys of the desk that are heard while the cloth lies over the window."""


class Staffed(QMainWindow):
    """A window with its staff. ``table`` is the open game's table, None in the hall."""

    foyer: Foyer

    def __init__(self, desk: Desk, look: Look, shelf: Callable[[], Shelf], sounds: Sounds | None) -> None:
        super().__init__()
        self.desk = desk
        self.look = look
        self.stack = QStackedWidget(self)
        self.setCentralWidget(self.stack)
        self.table: Table | None = None
        self._shelf = shelf
        self._sounds = sounds

    @cached_property
    def public(self) -> PublicScreen:
        """The players' screen."""
        from gm_console.ui.public import PublicScreen

        made = PublicScreen(self)
        made.noticed.connect(lambda id_: self.notice(self.look.words.text(id_)))
        return made

    @cached_property
    def ticker(self) -> Ticker:
        """What looks at the clock."""
        from gm_console.ui.ticker import Ticker

        made = Ticker(self.desk.clock, self)
        made.ticked.connect(self._tick)
        made.gap.connect(self.acts.gap)
        return made

    @cached_property
    def errands(self) -> Errands:
        """Forms and pickers."""
        from gm_console.ui.errands import Errands

        return Errands(self.desk, self, lambda: self.table.waited_ms if self.table is not None else 0)

    @cached_property
    def keeping(self) -> Keeping:
        """The record as a file."""
        from gm_console.ui.keeping import Keeping

        made = Keeping(self.desk, self._shelf, self)
        made.told.connect(self.notice)
        return made

    @cached_property
    def alarms(self) -> Alarms:
        """The sounds of the clock."""
        from gm_console.ui.alarms import Alarms

        return Alarms(self._sounds)

    @cached_property
    def parting(self) -> Parting:
        """Leaving the table."""
        from gm_console.ui.parting import Parting

        return Parting(self)

    @cached_property
    def sheets(self) -> Sheets:
        """The case sheet."""
        from gm_console.ui.sheets import Sheets

        return Sheets(self)

    @cached_property
    def handing(self) -> HandingOut:
        """The hand-out."""
        from gm_console.ui.handout.errand import HandingOut

        return HandingOut(self.desk, self.stack)

    @property
    def handing_out(self) -> bool:
        """Whether the hand-out is on, and the table out of sight."""
        return "handing" in vars(self) and self.handing.page is not None

    @cached_property
    def printing(self) -> Printing:
        """What goes onto paper."""
        from gm_console.ui.printing.errand import Printing

        return Printing(self.desk, self.stack, self._shelf, lambda: self.public.revealed)

    def out_of_sight(self, event: QKeyEvent) -> bool:
        """Whether a key is for a table that something else lies on: nothing rules there, not from the players' screen either."""
        if self.handing_out:
            return True
        from gm_console.ui.keys import pressed

        made = vars(self)
        if "parting" in made and self.parting.cover is not None:
            return pressed(event) not in DARK
        below = ("printing" in made and self.printing.page is not None) or ("errands" in made and self.errands.open_form is not None)
        return below and pressed(event) not in HEARD

    @cached_property
    def acts(self) -> DeskActs:
        """What the desk itself does."""
        from gm_console.ui.desk_acts import DeskActs

        return DeskActs(self)

    @cached_property
    def keyboard(self) -> Keyboard:
        """From keys to acts."""
        from gm_console.ui.keyboard import Keyboard

        return Keyboard(self.acts.keys())

    def _tick(self) -> None:
        if not self.desk.open or self.table is None:
            return
        self.alarms.follow(self.desk.clock())
        if not self.desk.tick():
            self.table.tick()
            self.public.show_table(self.desk.table, self.desk.clock())

    def notice(self, text: str) -> None:
        """A line for the host: in place of the cue, or on the page he has open."""
        if self.table is not None:
            self.table.line.say(text)
        else:
            self.foyer.say(text)
