"""A set of characters: who they are, each with six clichés, for a table that would rather be dealt one than write it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from gm_console.store.cases import CHARACTER, SET
from gm_console.ui import theme
from gm_console.ui.editors import written as w
from gm_console.ui.editors.drafts import Draft
from gm_console.ui.editors.fields import Line, Pick, grid_of
from gm_console.ui.editors.form import Form
from gm_console.ui.page import button, scrolled
from gm_console.ui.settings import LANGUAGES
from gm_console.ui.widgets.flow import Flow
from gm_console.ui.widgets.lines import Lines
from gm_console.ui.widgets.look import Look
from gm_console.ui.widgets.seat_card import FLOWS

ACTS = ("add", "remove", "up", "down")


class SetForm(Form):
    """Everybody in a list, and beside it the one who is chosen."""

    def __init__(self, look: Look, draft: Draft, written: w.Written, parent: QWidget | None = None) -> None:
        super().__init__(look, draft, written, parent)
        said = look.words.text
        self._about = {key: Line(look, key, said(f"editor.{key}"), w.limit(SET[key])) for key in ("title", "setting", "credits")}
        self._language = Pick(look, "language", said("editor.language"), LANGUAGES)
        self._traits = {key: Line(look, key, said(f"editor.trait.{key}"), w.limit(CHARACTER[key])) for key in CHARACTER}
        for piece in (*self._about.values(), self._language, *self._traits.values()):
            self.bind(piece)
        self.people = Lines(look, said("editor.people"), named="people")
        self.people.setMinimumHeight(look.px(100))
        self.acts = {name: button(name, said(f"editor.people.{name}")) for name in ACTS}
        self.body.addWidget(scrolled(self._page()), 1)
        if not written["characters"]:
            written["characters"].append(dict(w.BLANK_CHARACTER))
        self._list(0)
        self.people.currentRowChanged.connect(self._turn)
        self._wire()
        self.begin_at(self._about["title"])

    def _page(self) -> QWidget:
        look, page = self.look, QWidget()
        head = QWidget()
        grid = grid_of(head, look)
        for place, piece in enumerate((*self._about.values(), self._language)):
            grid.addWidget(piece, place // 2, place % 2, Qt.AlignmentFlag.AlignTop)
        panel = QFrame()
        theme.mark(panel, role="panel")
        traits = grid_of(panel, look)
        traits.setContentsMargins(*[look.px(16 if look.scale <= FLOWS else 8)] * 4)
        traits.setVerticalSpacing(look.px(6))
        columns = 1 if look.scale <= FLOWS else 2
        for place, piece in enumerate(self._traits.values()):
            traits.addWidget(piece, place // columns, place % columns, Qt.AlignmentFlag.AlignTop)
        traits.setColumnStretch(1, columns - 1)
        row = QHBoxLayout()
        row.setSpacing(look.px(16))
        row.addLayout(self._beside(), 2)
        row.addWidget(panel, 3)
        whole = QVBoxLayout(page)
        whole.setContentsMargins(0, 0, look.px(6), 0)
        whole.setSpacing(look.px(14 if look.scale <= FLOWS else 8))
        whole.addWidget(head)
        whole.addLayout(row, 1)
        return page

    def _beside(self) -> QVBoxLayout:
        column, buttons = QVBoxLayout(), QWidget()
        flow = Flow(self.look.px(8), buttons)
        for made in self.acts.values():
            flow.addWidget(made)
        column.addWidget(self.people, 1)
        column.addWidget(buttons)
        return column

    def _wire(self) -> None:
        does = {"add": self.add, "remove": self.ask, "up": lambda: self.move_by(-1), "down": lambda: self.move_by(1)}
        for name, made in self.acts.items():
            made.clicked.connect(lambda _=False, do=does[name]: do())

    def _list(self, row: int) -> None:
        """Everybody's name, the one in ``row`` chosen."""
        self.people.blockSignals(True)  # noqa: FBT003  # Qt knows no keyword
        self.people.clear()
        self.people.addItems(["" for _ in self.written["characters"]])
        self.people.setCurrentRow(row)
        self.people.blockSignals(False)  # noqa: FBT003  # Qt knows no keyword
        self._turn(row)

    def _turn(self, row: int) -> None:
        """The fields belong to another character."""
        if row < 0:
            return
        for trait, piece in self._traits.items():
            piece.key = f"characters.{row + 1}.{trait}"
        self.fill()
        count = len(self.written["characters"])
        able = {"add": True, "remove": count > 1, "up": row > 0, "down": row < count - 1}
        for name, made in self.acts.items():
            made.setEnabled(able[name])

    def show_faults(self) -> None:
        """Beside the fields, and in the list how many each character has."""
        super().show_faults()
        found = self.shown_faults()
        for place, one in enumerate(self.written["characters"], 1):
            item = self.people.item(place - 1)
            if item is not None:
                count = sum(key.startswith(f"characters.{place}.") for key in found)
                name = one["name"] or self.look.words.text("editor.people.nobody", n=place)
                item.setText(f"{name} ({count})" if count else name)

    def add(self) -> None:
        """One more character, at the end."""
        self.written["characters"].append(dict(w.BLANK_CHARACTER))
        self._list(len(self.written["characters"]) - 1)
        self.follow()
        self._traits["name"].setFocus(Qt.FocusReason.OtherFocusReason)

    def ask(self) -> None:
        """Once, before a character goes of whom something is written."""
        from gm_console.ui.editors.deleting import Delete

        one = self.written["characters"][self.people.currentRow()]
        if one == w.BLANK_CHARACTER:
            self.remove()
            return
        name = one["name"] or self.look.words.text("editor.people.nobody", n=self.people.currentRow() + 1)
        dialog = Delete(self.look.words, "character", name, self)
        dialog.given.connect(dialog.accept)
        dialog.accepted.connect(self.remove)
        dialog.open()

    def remove(self) -> None:
        """The chosen one goes; the last one stays."""
        row = self.people.currentRow()
        if len(self.written["characters"]) > 1:
            del self.written["characters"][row]
            self._list(min(row, len(self.written["characters"]) - 1))
            self.follow()

    def move_by(self, step: int) -> None:
        """The chosen one up or down."""
        row, people = self.people.currentRow(), self.written["characters"]
        if 0 <= row + step < len(people):
            people[row], people[row + step] = people[row + step], people[row]
            self._list(row + step)
            self.follow()

    def go_to(self, key: str) -> None:
        """The focus on a field, its character chosen."""
        parts = key.split(".")
        if parts[0] == "characters" and len(parts) > 1:
            self.people.setCurrentRow(int(parts[1]) - 1)
        super().go_to(key)
