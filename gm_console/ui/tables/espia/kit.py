"""What El espía brings to the glass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from gm_console.games.espia.views import TableView
from gm_console.ui.desk import Sent
from gm_console.ui.tables.espia.dealing import DEALING
from gm_console.ui.tables.espia.forms import FORMS
from gm_console.ui.tables.espia.public_face import PublicFace
from gm_console.ui.tables.espia.screen import EspiaTable
from gm_console.ui.tables.kit import Kit, known
from gm_console.words import Translator

if TYPE_CHECKING:
    from gm_console.ui.dialogs.mend import Part
    from gm_console.ui.tables.espia.sheet import SecretSheet


def parts(words: Translator, sent: Sent, view: TableView) -> tuple[Part, ...]:
    """What can be mended of a command; imported when it is first wanted."""
    from gm_console.ui.dialogs.espia.parts import parts as found

    return found(words, sent, view)


def sheet(words: Translator, over: QWidget) -> SecretSheet:
    """The sheet of what only the host knows; imported when it is first wanted."""
    from gm_console.ui.tables.espia.sheet import SecretSheet

    return SecretSheet(words, over)


def ending(view: TableView) -> object:
    """What there is to reveal: each round's own end, and the same once the room ends with it."""
    return (view.round, view.last_round) if view.phase in ("round-over", "over") else None


def won(view: TableView) -> bool:
    """The room has ended, and somebody has won it."""
    return view.result is not None


KIT = Kit(
    EspiaTable, PublicFace, FORMS,
    parts=parts, sheet=sheet, known=known, dealing=DEALING, ending=ending, fanfare=won,
)  # fmt: skip
