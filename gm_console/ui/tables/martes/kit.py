"""What martes brings to the glass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from gm_console.games.martes.content import Case
from gm_console.games.martes.views import HostView, TableView
from gm_console.ui.desk import Sent
from gm_console.ui.tables.kit import Kit
from gm_console.ui.tables.martes.dealing import DEALING
from gm_console.ui.tables.martes.forms import FORMS
from gm_console.ui.tables.martes.public_face import PublicFace
from gm_console.ui.tables.martes.screen import MartesTable
from gm_console.words import Translator

if TYPE_CHECKING:
    from gm_console.ui.dialogs.mend import Part
    from gm_console.ui.sheet import CaseSheet


def parts(words: Translator, sent: Sent, view: TableView) -> tuple[Part, ...]:
    """What can be mended of a command; imported when it is first wanted."""
    from gm_console.ui.dialogs.martes.parts import parts as found

    return found(words, sent, view)


def sheet(words: Translator, over: QWidget) -> CaseSheet:
    """The case sheet; imported when it is first wanted."""
    from gm_console.ui.sheet import CaseSheet

    return CaseSheet(words, over)


def known(view: HostView) -> tuple[Case | None, str | None, tuple[str, ...]]:
    """The case, the question in play, and the words of the hints given."""
    given = tuple(hint.answer for hint in view.hints if hint.answer)
    return view.case, view.question.text if view.question else None, given


def solved(view: TableView) -> bool:
    """Somebody found it out."""
    return view.result is not None and view.result.outcome == "solved"


KIT = Kit(MartesTable, PublicFace, FORMS, {"bet": "bet", "stand": "bet"}, parts, sheet, known, DEALING, fanfare=solved)
