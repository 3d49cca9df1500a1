"""What martes brings to the glass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gm_console.games.martes.views import TableView
from gm_console.ui.desk import Sent
from gm_console.ui.tables.kit import Kit
from gm_console.ui.tables.martes.forms import FORMS
from gm_console.ui.tables.martes.public_face import PublicFace
from gm_console.ui.tables.martes.screen import MartesTable
from gm_console.words import Translator

if TYPE_CHECKING:
    from gm_console.ui.dialogs.mend import Part


def parts(words: Translator, sent: Sent, view: TableView) -> tuple[Part, ...]:
    """What can be mended of a command; imported when it is first wanted."""
    from gm_console.ui.dialogs.martes.parts import parts as found

    return found(words, sent, view)


KIT = Kit(MartesTable, PublicFace, FORMS, {"bet": "bet", "stand": "bet"}, parts)
