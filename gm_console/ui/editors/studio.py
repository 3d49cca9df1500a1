"""The library and the editors, one at a time."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from gm_console.games.martes.content import Case
from gm_console.ui.editors import drafts
from gm_console.ui.editors.case_form import CaseForm
from gm_console.ui.editors.deck_form import DeckForm
from gm_console.ui.editors.drafts import Draft, Kind
from gm_console.ui.editors.form import Form
from gm_console.ui.editors.library import Library
from gm_console.ui.editors.reader import Reader
from gm_console.ui.editors.set_form import SetForm
from gm_console.ui.editors.written import SORTS, Written, filled, from_file
from gm_console.ui.widgets.look import Look

FORMS: Mapping[Kind, type[CaseForm | SetForm | DeckForm]] = {"case": CaseForm, "characters": SetForm, "deck": DeckForm}


class Studio(QStackedWidget):
    """Signal: ``back``, to where the host came from; what is being written is kept as a draft by then."""

    back = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.page: Form | Reader | None = None
        self.library = Library(look)
        self.library.back.connect(self.back)
        self.library.write_wanted.connect(self.write)
        self.library.read_wanted.connect(self.read)
        self.addWidget(self.library)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802  # the name is Qt's
        """On to the page in front."""
        (self.page or self.library).setFocus(event.reason())

    def write(self, draft: Draft, written: Written | None = None) -> None:
        """An editor for a draft: with what is given, else what was kept, else what its file holds, else blank."""
        language, sort = self._look.words.language, SORTS[draft.kind]
        kept = drafts.find(draft, language)
        found = filled(written, sort.blank(language)) if written is not None else kept
        if found is None and draft.of is not None:
            file = sort.file(draft.of)
            found = from_file(file, sort.blank(language))
            if found is None:
                self.library.say(self._look.words.text("editor.unreadable", file=file.name), trouble=True)
                return
        form = FORMS[draft.kind](self._look, draft, found or sort.blank(language))
        self._turn_to(form)
        if kept is not None and written is None:
            form.say(self._look.words.text("editor.recovered"))
        if written is not None:
            form.follow()
            form.touch_all()  # nobody has written it here, and what is wrong with it came along

    def read(self, case: Case) -> None:
        """A whole case, for the host's eyes."""
        self._turn_to(Reader(self._look, case))

    def _turn_to(self, page: Form | Reader) -> None:
        self.page = page
        page.back.connect(self._close)
        self.addWidget(page)
        self.setCurrentWidget(page)
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _close(self) -> None:
        """Back among the others."""
        page, self.page = self.page, None
        if page is not None:
            self.removeWidget(page)
            page.deleteLater()
            self.library.say("")
            self.library.refresh()
            if isinstance(page, Form):
                self.library.choose(page.draft.name)
            self.library.setFocus(Qt.FocusReason.OtherFocusReason)
