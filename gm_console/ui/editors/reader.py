"""A case to be read before it is told: everything in it, for the host alone."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QTextBrowser, QWidget

from gm_console.games.martes.content import ELEMENTS, Case
from gm_console.printing.markdown import plain
from gm_console.ui.page import Page
from gm_console.ui.typeset import set_type
from gm_console.ui.widgets.look import Look
from gm_console.words import Translator


class Reader(Page):
    """Signal: ``back``."""

    def __init__(self, look: Look, case: Case, parent: QWidget | None = None) -> None:
        super().__init__(look, case.title, parent)
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.text.setAccessibleName(case.title)
        self.text.setMarkdown("\n\n".join(parts(case, look.words)))
        document = self.text.document()
        document.setDocumentMargin(look.px(20))
        set_type(document, look)
        self.body.addWidget(self.text, 1)
        self.begin_at(self.text)


def parts(case: Case, words: Translator) -> Iterator[str]:
    """The case as Markdown: as it is told, as it was, and what to answer from."""
    yield plain(case.setting)
    for key in ("enigma", "story"):
        yield f"## {words.text(f'editor.{key}')}"
        yield plain(getattr(case, key).strip())
    yield f"## {words.text('editor.tab.solution')}"
    if isinstance(case.solution, str):
        yield plain(case.solution)
    else:
        yield from (f"**{words.text(f'record.element.{key}')}** {plain(getattr(case.solution, key) or '')}" for key in ELEMENTS)
    for key in ("facts", "hints", "misleads"):
        if items := getattr(case, key):
            yield f"## {words.text(f'editor.{key}')}"
            yield "\n".join(f"{place}. {plain(' '.join(item.split()))}" for place, item in enumerate(items, 1))
    yield plain(case.credits)
