"""What Quién, Cómo y Dónde brings to the glass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from gm_console.games.transito.views import TableView
from gm_console.ui.desk import Sent
from gm_console.ui.tables.kit import Kit, known
from gm_console.ui.tables.transito.dealing import DEALING
from gm_console.ui.tables.transito.forms import FORMS
from gm_console.ui.tables.transito.public_face import PublicFace
from gm_console.ui.tables.transito.screen import TransitoTable
from gm_console.ui.tables.transito.terms import TERMS
from gm_console.words import Translator

if TYPE_CHECKING:
    from gm_console.ui.dialogs.mend import Part
    from gm_console.ui.tables.envelope.sheet import SecretSheet


def parts(words: Translator, sent: Sent, view: TableView) -> tuple[Part, ...]:
    """What can be mended of a command; imported when it is first wanted."""
    from gm_console.ui.dialogs.transito.parts import parts as found

    return found(words, sent, view)


def sheet(words: Translator, over: QWidget) -> SecretSheet:
    """The sheet of what only the host knows; imported when it is first wanted."""
    from gm_console.ui.tables.envelope.sheet import SecretSheet

    return SecretSheet(words, over, TERMS)


def won(view: TableView) -> bool:
    """Somebody has won."""
    return view.result is not None and view.result.winner is not None


KIT = Kit(TransitoTable, PublicFace, FORMS, parts=parts, sheet=sheet, known=known, dealing=DEALING, fanfare=won)
