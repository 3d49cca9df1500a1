"""A case, written or changed: what it is, how it is told, what is true, and what the host answers from."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedWidget, QTabBar, QWidget

from gm_console.games.martes.content import ELEMENTS
from gm_console.store.cases import CASE, SOLUTION
from gm_console.ui.editors import written as w
from gm_console.ui.editors.drafts import Draft
from gm_console.ui.editors.fields import Figure, Items, OneLine, Pick, Piece, Text, grid_of
from gm_console.ui.editors.form import Form
from gm_console.ui.page import label, scrolled
from gm_console.ui.page_keys import turn_by_keys
from gm_console.ui.settings import LANGUAGES
from gm_console.ui.widgets.look import Look

TABS = {
    "sheet": ("title", "setting", "language", "difficulty", "minutes", "notes", "credits"),
    "telling": ("enigma", "story"),
    "solution": tuple(f"solution.{element}" for element in ELEMENTS),
    "answers": ("facts", "hints", "misleads"),
}
"""The pages and their fields."""

WARNED = ("telling", "answers")
"""The pages on which a trap would be written."""


class CaseForm(Form):
    """The writer is reminded that the host sets no traps (M51)."""

    def __init__(self, look: Look, draft: Draft, written: w.Written, parent: QWidget | None = None) -> None:
        super().__init__(look, draft, written, parent)
        self._pieces = {key: self.bind(self._piece(key)) for keys in TABS.values() for key in keys}
        self.tabs = QTabBar()
        self.tabs.setExpanding(False)
        self.tabs.setObjectName("tabs")
        self.stack = QStackedWidget()
        for name, keys in TABS.items():
            self.tabs.addTab(look.words.text(f"editor.tab.{name}"))
            self.stack.addWidget(scrolled(self._laid(name, keys)))
        self.tabs.currentChanged.connect(self.stack.setCurrentIndex)
        turn_by_keys(self.tabs, self)
        self.body.addWidget(self.tabs)
        self.body.addWidget(self.stack, 1)
        self.fill()
        self.begin_at(self._pieces["title"])

    def _piece(self, key: str) -> Piece:
        look, said = self.look, self.look.words
        name = said.text(f"record.element.{key.split('.')[1]}") if "." in key else said.text(f"editor.{key}")
        hint = "" if "." in key or key in ("language", "difficulty", "minutes") else said.text(f"editor.{key}.hint")
        if key == "language":
            return Pick(look, key, name, LANGUAGES)
        if key == "difficulty":
            return Pick(look, key, name, [(n, str(n)) for n in range(1, 6)])
        if key == "minutes":
            return Figure(look, key, name, 5, 180)
        if key in ("notes", "facts", "hints", "misleads"):
            return Items(look, key, name, w.least(CASE[key]), 12 if key == "facts" else 4, hint)
        if key in ("title", "setting", "credits"):
            return OneLine(look, key, name, w.limit(CASE[key]), hint)
        check = SOLUTION[key.split(".")[1]] if "." in key else CASE[key]
        return Text(look, key, name, w.limit(check), 3 if "." in key else 10, hint)

    def _laid(self, name: str, keys: tuple[str, ...]) -> QWidget:
        """The fields of one page, in two columns; the longest text has a column of its own."""
        page = QWidget()
        grid = grid_of(page, self.look)
        first = 0
        if name in WARNED:
            grid.addWidget(label(self.look.words.text("rules.M51"), "soft"), 0, 0, 1, 2)
            first = 1
        for place, key in enumerate(keys):
            row, column, rows, columns = PLACES.get(key) or (place // 2, place % 2, 1, 1)
            grid.addWidget(self._pieces[key], first + row, column, rows, columns)
            if not isinstance(self._pieces[key], Text):
                grid.setAlignment(self._pieces[key], Qt.AlignmentFlag.AlignTop)
        if name == "sheet":
            grid.setRowStretch(grid.rowCount(), 1)
        return page

    def show_faults(self) -> None:
        """Beside the fields, and on each page's tab how many."""
        super().show_faults()
        for place, (name, keys) in enumerate(TABS.items()):
            count = sum(bool(self._pieces[key].fault.text()) for key in keys)
            title = self.look.words.text(f"editor.tab.{name}")
            self.tabs.setTabText(place, f"{title} ({count})" if count else title)

    def go_to(self, key: str) -> None:
        """The focus on a field, and its page in front."""
        self.tabs.setCurrentIndex(next((place for place, keys in enumerate(TABS.values()) if key in keys), 0))
        super().go_to(key)


PLACES = {
    "title": (0, 0, 1, 1),
    "setting": (0, 1, 1, 1),
    "language": (1, 0, 1, 1),
    "difficulty": (1, 1, 1, 1),
    "minutes": (2, 0, 1, 1),
    "credits": (2, 1, 1, 1),
    "notes": (3, 0, 1, 2),
    "facts": (0, 0, 2, 1),
    "hints": (0, 1, 1, 1),
    "misleads": (1, 1, 1, 1),
}
"""Row, column, rows and columns of a field on its page; others stand two in a row."""
