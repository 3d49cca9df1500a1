"""The forms in which somebody leaves or comes and a session is closed early, in any game; what they say is the game's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from gm_console.ui.desk import Desk
from gm_console.ui.tables.company import gone
from gm_console.ui.tables.kit import MakeForm

if TYPE_CHECKING:
    from gm_console.ui.dialogs.frame import Frame
    from gm_console.words import Translator


def leaving(title: str, told: str) -> MakeForm:
    """Somebody leaves; the phrases of the title and of what becomes of him."""

    def leave(desk: Desk, window: QWidget, _: str) -> Frame:
        from gm_console.ui.dialogs.seats import Leave

        players = desk.table.players
        return Leave(desk.words, heading(desk.words, title, told), players, [seat.name for seat in players if not seat.gone], window)

    return leave


def coming(title: str, told: str) -> MakeForm:
    """Somebody comes, or comes back, of whom a name is enough; the phrases of the title and of when he plays."""

    def join(desk: Desk, window: QWidget, _: str) -> Frame:
        from gm_console.ui.dialogs.seats import Join

        return Join(desk.words, heading(desk.words, title, told), gone(desk), window)

    return join


def closing(happens: Callable[[Desk], str]) -> MakeForm:
    """It is closed early; ``happens`` says what becomes of it."""

    def end(desk: Desk, window: QWidget, _: str) -> Frame:
        from gm_console.ui.dialogs.plain import End

        return End(desk.words, happens(desk), window)

    return end


def heading(words: Translator, title: str, told: str) -> tuple[str, str]:
    """What stands above the fields of a form: its title, and a sentence."""
    return words.text(title), words.text(told)
