"""A form for a file that lists things of one kind: all of them in a list, and beside it the fields of the one that is chosen."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from gm_console.ui import theme
from gm_console.ui.editors import written as w
from gm_console.ui.editors.drafts import Draft
from gm_console.ui.editors.fields import Piece, Text, grid_of
from gm_console.ui.editors.form import Form
from gm_console.ui.page import button, label, scrolled
from gm_console.ui.widgets.flow import Flow
from gm_console.ui.widgets.lines import Lines
from gm_console.ui.widgets.look import Look

ACTS = ("add", "remove", "up", "down")


class MembersForm(Form):
    """Build on it: make the fields ``about`` the whole file and the ``traits`` of one member, then `lay`.

    ``key`` is the list's key in the file, and ``named`` begins the ids of its phrases.
    """

    key = "characters"
    named = "people"
    one = "character"
    columns = 2
    """Of the traits in large letters, for then there is less height."""

    def __init__(self, look: Look, draft: Draft, written: w.Written, parent: QWidget | None = None) -> None:
        super().__init__(look, draft, written, parent)
        said = look.words.text
        self.members = Lines(look, said(f"editor.{self.named}"), named=self.named)
        self.members.setMinimumHeight(look.px(100))
        self.acts = {name: button(said(f"editor.{self.named}.{name}"), named=name) for name in ACTS}
        self.traits: Mapping[str, Piece] = {}
        self.fault = label("", "fault")
        self.fault.hide()

    def lay(self, about: Sequence[Piece], traits: Mapping[str, Piece]) -> None:
        """Everything in its place, the first member chosen."""
        self.traits = traits
        for piece in (*about, *traits.values()):
            self.bind(piece)
        self.body.addWidget(scrolled(self._page(about)), 1)
        if not self.written[self.key]:
            self.written[self.key].append(self._blank())
        self._list(0)
        self.members.currentRowChanged.connect(self._turn)
        self._wire()
        self.begin_at(about[0])

    def _blank(self) -> w.Written:
        return copy.deepcopy(w.LISTS[self.key])

    def _page(self, about: Sequence[Piece]) -> QWidget:
        look, page = self.look, QWidget()
        head = QWidget()
        grid = grid_of(head, look)
        for place, piece in enumerate(about):
            grid.addWidget(piece, place // 2, place % 2, Qt.AlignmentFlag.AlignTop)
        row = QHBoxLayout()
        row.setSpacing(look.px(16))
        row.addLayout(self._beside(), 2)
        row.addWidget(self._panel(), 3)
        whole = QVBoxLayout(page)
        whole.setContentsMargins(0, 0, look.px(6), 0)
        whole.setSpacing(look.px(8 if look.large else 14))
        whole.addWidget(head)
        whole.addLayout(row, 1)
        return page

    def _panel(self) -> QFrame:
        look, panel = self.look, QFrame()
        theme.mark(panel, role="panel")
        grid = grid_of(panel, look)
        grid.setContentsMargins(*[look.px(8 if look.large else 16)] * 4)
        grid.setVerticalSpacing(look.px(6))
        columns = self.columns if look.large else 1
        for place, piece in enumerate(self.traits.values()):
            grid.addWidget(piece, place // columns, place % columns)
            if not isinstance(piece, Text):
                grid.setAlignment(piece, Qt.AlignmentFlag.AlignTop)
        grid.setColumnStretch(1, columns - 1)
        return panel

    def _beside(self) -> QVBoxLayout:
        column, buttons = QVBoxLayout(), QWidget()
        flow = Flow(self.look.px(8), buttons)
        for made in self.acts.values():
            flow.addWidget(made)
        column.addWidget(self.members, 1)
        column.addWidget(self.fault)
        column.addWidget(buttons)
        return column

    def _wire(self) -> None:
        does = {"add": self.add, "remove": self.ask, "up": lambda: self.move_by(-1), "down": lambda: self.move_by(1)}
        for name, made in self.acts.items():
            made.clicked.connect(lambda _=False, do=does[name]: do())

    def _list(self, row: int) -> None:
        """Every name, the one in ``row`` chosen."""
        self.members.blockSignals(True)  # noqa: FBT003  # Qt knows no keyword
        self.members.clear()
        self.members.addItems(["" for _ in self.written[self.key]])
        self.members.setCurrentRow(row)
        self.members.blockSignals(False)  # noqa: FBT003  # Qt knows no keyword
        self._turn(row)

    def _turn(self, row: int) -> None:
        """The fields belong to another one."""
        if row < 0:
            return
        for trait, piece in self.traits.items():
            piece.key = f"{self.key}.{row + 1}.{trait}"
        self.fill()
        count = len(self.written[self.key])
        able = {"add": True, "remove": count > 1, "up": row > 0, "down": row < count - 1}
        for name, made in self.acts.items():
            made.setEnabled(able[name])

    def _called(self, row: int) -> str:
        return str(self.written[self.key][row]["name"] or self.look.words.text(f"editor.{self.named}.nobody", n=row + 1))

    def show_faults(self) -> None:
        """Beside the fields, in the list how many each one has, and below it what is wrong with the list itself."""
        super().show_faults()
        found = self.shown_faults()
        for row in range(self.members.count()):
            count = sum(key.startswith(f"{self.key}.{row + 1}.") for key in found)
            self.members.item(row).setText(f"{self._called(row)} ({count})" if count else self._called(row))
        wrong = found.get(self.key)
        self.fault.setText(self.look.words.say(wrong) if wrong is not None else "")
        self.fault.setVisible(wrong is not None)

    def add(self) -> None:
        """One more, at the end."""
        self.written[self.key].append(self._blank())
        self._list(len(self.written[self.key]) - 1)
        self.follow()
        self.traits["name"].setFocus(Qt.FocusReason.OtherFocusReason)

    def ask(self) -> None:
        """Once, before one goes of whom something is written."""
        from gm_console.ui.editors.deleting import Delete

        row = self.members.currentRow()
        if self.written[self.key][row] == self._blank():
            self.remove()
            return
        dialog = Delete(self.look.words, self.one, self._called(row), self)
        dialog.given.connect(dialog.accept)
        dialog.accepted.connect(self.remove)
        dialog.open()

    def remove(self) -> None:
        """The chosen one goes; the last one stays."""
        row = self.members.currentRow()
        if len(self.written[self.key]) > 1:
            del self.written[self.key][row]
            self._list(min(row, len(self.written[self.key]) - 1))
            self.follow()

    def move_by(self, step: int) -> None:
        """The chosen one up or down."""
        row, members = self.members.currentRow(), self.written[self.key]
        if 0 <= row + step < len(members):
            members[row], members[row + step] = members[row + step], members[row]
            self._list(row + step)
            self.follow()

    def go_to(self, key: str) -> None:
        """The focus on a field, its member chosen."""
        parts = key.split(".")
        if parts[0] == self.key and len(parts) > 1:
            self.members.setCurrentRow(int(parts[1]) - 1)
        super().go_to(key)
