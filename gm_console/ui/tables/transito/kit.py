"""What Quién, Cómo y Dónde brings to the glass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gm_console.games.transito.views import TableView
from gm_console.ui.desk import Sent
from gm_console.ui.tables.envelope.kit import made
from gm_console.ui.tables.transito.dealing import DEALING
from gm_console.ui.tables.transito.forms import FORMS
from gm_console.ui.tables.transito.public_face import PublicFace
from gm_console.ui.tables.transito.screen import TransitoTable
from gm_console.ui.tables.transito.terms import TERMS
from gm_console.words import Translator

if TYPE_CHECKING:
    from gm_console.ui.dialogs.mend import Part


def parts(words: Translator, sent: Sent, view: TableView) -> tuple[Part, ...]:
    """What can be mended of a command; imported when it is first wanted."""
    from gm_console.ui.dialogs.transito.parts import parts as found

    return found(words, sent, view)


KIT = made(TERMS, TransitoTable, PublicFace, forms=FORMS, parts=parts, dealing=DEALING)
