"""What Cluedo brings to the glass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gm_console.games.cluedo.views import TableView
from gm_console.ui.desk import Sent
from gm_console.ui.tables.cluedo.dealing import DEALING
from gm_console.ui.tables.cluedo.forms import FORMS
from gm_console.ui.tables.cluedo.public_face import PublicFace
from gm_console.ui.tables.cluedo.screen import CluedoTable
from gm_console.ui.tables.cluedo.terms import TERMS
from gm_console.ui.tables.envelope.kit import made
from gm_console.words import Translator

if TYPE_CHECKING:
    from gm_console.ui.dialogs.mend import Part

SECRET = ("card",)
"""What a host who plays may not read in the log before the end; he can still leave the entry out."""


def parts(words: Translator, sent: Sent, view: TableView) -> tuple[Part, ...]:
    """What can be mended of a command; imported when it is first wanted."""
    from gm_console.ui.dialogs.envelope.parts import parts as found

    hidden = SECRET if view.host_plays and view.phase != "over" else ()
    return found(words, sent, [seat.name for seat in view.players], TERMS.offered(words, view), hidden=hidden)


KIT = made(TERMS, CluedoTable, PublicFace, forms=FORMS, parts=parts, dealing=DEALING)
