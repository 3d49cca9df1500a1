"""What stands beside the passed screen: to whom it goes, what he does, and who else is awaited. Everything has its place from the start."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from gm_console.ui import theme
from gm_console.ui.dialogs.frame import plain
from gm_console.ui.handout.knobs import Knob, Name
from gm_console.ui.page import label, scrolled
from gm_console.ui.tables.passing.errand import Taker as Seat
from gm_console.ui.widgets.look import Look

WIDTH, NARROW, SAYS = 340, 270, 118
"""In px at the host's text size; narrow where the text is large."""


class Taker(QWidget):
    """Signal ``chosen`` with the id of a player whose name was pressed. ``say`` gives an errand's phrases for who has the screen."""

    chosen = Signal(str)

    def __init__(self, look: Look, say: Callable[[str, str], str], first: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._say = look, say
        self._wide = look.px(NARROW if look.large else WIDTH)
        self.setFixedWidth(self._wide)
        words = look.words
        self.name = QLabel(self)
        self.name.setTextFormat(Qt.TextFormat.PlainText)
        theme.mark(self.name, role="title")
        self.told = label("")
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.told.setFixedHeight(look.px(SAYS))
        keys = {"turn": words.text("handout.key.space"), "give": "↵", "done": "Esc"}
        self.title = label("", "soft")
        self.knobs = {name: self._knob(name, key, first) for name, key in keys.items()}
        self._names: dict[str, Name] = {}
        self._ids: dict[int, str] = {}
        self._people = QWidget(self)
        self._grid = QGridLayout(self._people)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(look.px(6))
        self._lay(words.text("handout.give"))

    def _knob(self, name: str, key: str, first: str) -> Knob:
        told = f"{self._say(f'act.{name}.told', first)} ({key})"
        return Knob(self._look, (name, self._say(f"act.{name}", first), told), key, self)

    def _lay(self, give: str) -> None:
        px = self._look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(px(2), 0, px(2), 0)
        column.setSpacing(px(8))
        for widget in (self.title, label(give, "cue"), self.name, self.told, self.knobs["turn"], self.knobs["give"]):
            column.addWidget(widget)
        column.addSpacing(px(6))
        area = scrolled(self._people)
        area.setMinimumHeight(px(28))
        column.addWidget(area, 1)
        column.addWidget(self.knobs["done"])

    def show_person(self, name: str) -> None:
        """Who has the screen now."""
        metrics = self._look.metrics("title")
        self.name.setText(metrics.elidedText(name, Qt.TextElideMode.ElideRight, self.width() - self._look.px(8)))
        self.name.setAccessibleName(name)
        self.title.setText(self._say("title", name))
        self.knobs["give"].say(self._say("act.give", name), self._say("act.give.told", name))
        self.show_turned(open_=False, name=name)

    def show_turned(self, *, open_: bool, name: str) -> None:
        """What he may do now."""
        self.told.setText(self._say("told.open" if open_ else "told.covered", name))
        self.knobs["turn"].say(self._say("act.cover" if open_ else "act.turn", name))
        self._ready(ready=False)

    def tell(self, text: str) -> None:
        """Something else in place of what he may do."""
        self.told.setText(text)

    def show_ready(self) -> None:
        """Something was chosen, and can be handed in."""
        self._ready(ready=True)

    def _ready(self, *, ready: bool) -> None:
        self.knobs["give"].action_.setEnabled(ready)
        self.knobs["give"].follow()
        theme.mark(self.knobs["give"], primary=ready)
        theme.mark(self.knobs["turn"], primary=not ready)

    def show_people(self, people: Sequence[tuple[int, Seat]], current: str) -> None:
        """Who is awaited, by seat, each with its number."""
        for gone in self._names.keys() - {seat.id for _, seat in people}:
            self._names.pop(gone).deleteLater()
        self._ids = {number: seat.id for number, seat in people}
        for place, (number, seat) in enumerate(people):
            button = self._names.get(seat.id) or self._make(number, seat)
            self._grid.addWidget(button, place // 2, place % 2)
            theme.mark(button, state="call" if seat.id == current else "free")
        self._grid.setRowStretch(len(people), 1)

    def _make(self, number: int, seat: Seat) -> Name:
        made = self._names[seat.id] = Name(f"player:{seat.id}", self._people)
        room = self._wide // 2 - self._look.px(26)
        made.setText(plain(self._look.metrics("body").elidedText(f"{number % 10}  {seat.name}", Qt.TextElideMode.ElideRight, room)))
        made.setAccessibleName(seat.name)
        made.setAccessibleDescription(self._say("takes", seat.name))
        made.clicked.connect(lambda _=False, id_=seat.id: self.chosen.emit(id_))
        return made

    def press(self, number: int) -> None:
        """Who sits there, where he is awaited."""
        if number in self._ids:
            self.chosen.emit(self._ids[number])
