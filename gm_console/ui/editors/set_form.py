"""A set of characters: who they are, each with six clichés, for a table that would rather be dealt one than write it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from gm_console.store.cases import CHARACTER, SET
from gm_console.ui.editors import written as w
from gm_console.ui.editors.drafts import Draft
from gm_console.ui.editors.fields import OneLine, Pick
from gm_console.ui.editors.members_form import MembersForm
from gm_console.ui.settings import LANGUAGES
from gm_console.ui.widgets.look import Look


class SetForm(MembersForm):
    """Everybody in a list, and beside it the one who is chosen."""

    def __init__(self, look: Look, draft: Draft, written: w.Written, parent: QWidget | None = None) -> None:
        super().__init__(look, draft, written, parent)
        said = look.words.text
        about = [OneLine(look, key, said(f"editor.{key}"), w.limit(SET[key])) for key in ("title", "setting", "credits")]
        traits = {key: OneLine(look, key, said(f"editor.trait.{key}"), w.limit(CHARACTER[key])) for key in CHARACTER}
        self.lay((*about, Pick(look, "language", said("editor.language"), LANGUAGES)), traits)
