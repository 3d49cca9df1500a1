"""What a game brings to the glass: its table, the players' face, and its forms. The window knows no game; it asks here."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtWidgets import QWidget

from gm_console.ui.desk import Desk, Sent
from gm_console.ui.public import at_the_end
from gm_console.words import Translator

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLineEdit

    from gm_console.ui.dialogs.frame import Frame
    from gm_console.ui.dialogs.mend import Part
    from gm_console.ui.handout.secret import Dealing
    from gm_console.ui.keyboard import KeyTable
    from gm_console.ui.public import Face
    from gm_console.ui.widgets.action_bar import ActionBar
    from gm_console.ui.widgets.cue_line import CueLine
    from gm_console.ui.widgets.log_panel import LogPanel
    from gm_console.ui.widgets.look import Look

MakeForm = Callable[[Desk, QWidget, str], "Frame | None"]
"""Makes the form of an action by its name; None where there is nothing to ask."""

Parts = Callable[[Translator, Sent, Any], "tuple[Part, ...]"]
"""What can be edited of a command of the log."""


class Table(Protocol):
    """A game's table as the window knows it. The signals are Qt's: what the table wants the window to do."""

    picker_wanted: Any
    mend_wanted: Any
    why_wanted: Any
    waive_wanted: Any
    reveal_wanted: Any
    record_wanted: Any
    hall_wanted: Any
    keys: KeyTable
    line: CueLine
    log: LogPanel
    bar: ActionBar
    typed: QLineEdit | None

    @property
    def face(self) -> Face:
        """The players' face, small, as the host sees it."""

    @property
    def waited_ms(self) -> int:
        """How long the telling, or a pause, has lasted."""

    def refresh(self) -> None:
        """After a change."""

    def tick(self) -> None:
        """The clock and all that goes with it."""

    def pause(self) -> None:
        """Stop the clock, or let it go on."""

    def search(self) -> None:
        """The log's search field."""

    @property
    def away(self) -> bool:
        """Whether something else lies over the table, so that nothing may rule at it."""

    def recall(self) -> None:
        """The table again, whatever lay over it."""


def quietly(view: Any) -> bool:
    """A reveal makes no sound."""
    return False


def no_parts(words: Translator, sent: Sent, view: Any) -> tuple[Part, ...]:
    """Nothing of a command can be edited; it can still be left out."""
    return ()


def no_caution(words: Translator, then: str, view: Any) -> str:
    """There is nothing to beware of."""
    return ""


class Sheet(Protocol):
    """What only the host knows, over the table while he looks. Its key going down and up is told to it."""

    def press(self, at: int = 0) -> None:
        """Its key went down, ``at`` ms of the system's."""

    def release(self, at: int = 0) -> None:
        """Its key went up."""

    def lay_open(self) -> None:
        """Opened by the mouse: it stays."""

    def know(self, case: Any, question: str | None, given: Collection[str], *, telling: bool = False) -> None:
        """What there is to see now: the case, the question in play, the words of the hints given, whether the enigma is being told."""

    def shut(self) -> None:
        """Gone, with every word on it."""

    def deleteLater(self) -> None:  # noqa: N802  # the name is Qt's
        """Qt's own end of a widget."""


@dataclass(frozen=True)
class Kit:
    """What the window asks for.

    ``table`` and ``face`` make widgets, ``forms`` the pickers by action; ``again`` names the form that follows a command; ``parts``
    what of a command can be mended; ``sheet`` makes the host's own sheet, and ``known`` what it is told of a host's view. ``dealing``
    is what can be handed out, one player at a time. ``ending`` is what a reveal would show, from the table's view: None while there is
    nothing, and another value for another ending; ``fanfare`` says whether that is worth a sound. ``caution`` is what to
    beware of when an entry is mended, by the phase it was made in.
    """

    table: Callable[[Desk, Look, Look], Any]
    face: Callable[[Look], Any]
    forms: Mapping[str, MakeForm] = field(default_factory=dict)
    again: Mapping[str, str] = field(default_factory=dict)
    parts: Parts = no_parts
    sheet: Callable[[Translator, QWidget], Sheet] | None = None
    known: Callable[[Any], tuple[Any, str | None, Collection[str]]] | None = None
    dealing: Dealing | None = None
    ending: Callable[[Any], object] = at_the_end
    fanfare: Callable[[Any], bool] = quietly
    caution: Callable[[Translator, str, Any], str] = no_caution


def kit(game: str) -> Kit:
    """The kit of a game by its key."""
    found: Kit = importlib.import_module(f"gm_console.ui.tables.{game}.kit").KIT
    return found


def known(view: Any) -> tuple[Any, None, tuple[str, ...]]:
    """What a `KnownSheet` is told: the host's view, and that of a host who plays has nothing more than a player's."""
    return view, None, ()
