"""Who sits at the table: a row each, with a name, and with character and clichés, or a suspect, where the game has them; by seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QComboBox, QCompleter, QGridLayout, QLabel, QLineEdit, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from gm_console.engine import names
from gm_console.games.martes.model import CLICHE_LENGTH, MOST_CLICHES
from gm_console.ui import theme
from gm_console.ui.setup.order import WRITTEN_FIRST
from gm_console.ui.widgets.look import Look

ELSEWHERE = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason, Qt.FocusReason.MenuBarFocusReason)
"""Reasons for which a field loses the focus and will have it again."""


def split(text: str) -> list[str]:
    """Clichés from one line: between semicolons where there are any, for then a comma belongs to a cliché; else between commas."""
    return [part for piece in text.split(";" if ";" in text else ",") if (part := names.tidy(piece))]


def joined(cliches: Sequence[str]) -> str:
    """Clichés as one line that `split` reads back."""
    comma = any("," in cliche for cliche in cliches)
    if not comma:
        return ", ".join(cliches)
    return "; ".join(cliches) + (";" if len(cliches) == 1 else "")


class Handle(QLabel):
    """The grip of a row: dragged up or down, the row goes along."""

    dragged = Signal(QPoint)

    def __init__(self, parent: QWidget) -> None:
        super().__init__("≡", parent)
        self.setCursor(Qt.CursorShape.SizeVerCursor)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # the name is Qt's
        """Where the hand is now."""
        self.dragged.emit(event.globalPosition().toPoint())


class Cell(QLineEdit):
    """Shows its beginning again once it is left."""

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802  # the name is Qt's
        """Back to the beginning, unless the host only looks into another window or a menu."""
        super().focusOutEvent(event)
        if event.reason() not in ELSEWHERE:
            self.setCursorPosition(0)


Suspects = Sequence[tuple[str, str]]
"""Ids and names of suspects to choose from."""


class Row(QWidget):
    """One player. One who is ``cast`` has a character and, in one line, his clichés; of ``suspects`` he may choose one or have it drawn."""

    changed = Signal()
    moved = Signal(object, int)
    removed = Signal(object)

    def __init__(
        self, look: Look, known: Sequence[str], parent: QWidget | None = None, *, cast: bool = True, suspects: Suspects = ()
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._cast = cast
        self.suspect = self._drawn(suspects)
        self._dealt = ("", "")
        self.number = QLabel(self)
        self.handle = Handle(self)
        self.name = self._line("name", 60)
        self.character = self._line("character", 120)
        self.cliches = self._line("cliches", 600)
        self.fault = QLabel(self)
        self.fault.setTextFormat(Qt.TextFormat.PlainText)
        self.fault.setWordWrap(True)
        theme.mark(self.fault, role="fault")
        self.fault.hide()
        completer = QCompleter(list(known), self.name)
        completer.setCompletionMode(QCompleter.CompletionMode.InlineCompletion)  # a popup would eat the next click
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.name.setCompleter(completer)
        self._lay()

    def _line(self, key: str, most: int) -> QLineEdit:
        line = Cell(self)
        line.setObjectName(key)
        line.setMaxLength(most)
        line.setMinimumWidth(self._look.px(50))
        line.setPlaceholderText(self._look.words.text(f"hall.row.{key}"))
        line.setAccessibleName(self._look.words.text(f"hall.row.{key}"))
        line.textChanged.connect(self.changed)
        return line

    def _drawn(self, suspects: Suspects) -> QComboBox | None:
        """Which suspect he plays; none is chosen at first, and then it is drawn."""
        if not suspects:
            return None
        made = QComboBox(self)
        made.setObjectName("suspect")
        made.setAccessibleName(self._look.words.text("hall.row.suspect"))
        for id_, text in ((None, self._look.words.text("hall.row.drawn")), *suspects):
            made.addItem(text, id_)
        made.currentIndexChanged.connect(self.changed)
        return made

    def _lay(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(self._look.px(8))
        grid.setVerticalSpacing(self._look.px(2))
        stretches: dict[QWidget, int] = {self.handle: 0, self.number: 0, self.name: 3}
        stretches |= {self.character: 4, self.cliches: 9} if self._cast else {}
        stretches |= {self.suspect: 2} if self.suspect is not None else {}
        for column, (widget, stretch) in enumerate(stretches.items()):
            grid.addWidget(widget, 0, column)
            grid.setColumnStretch(column, stretch)
        for line in (self.character, self.cliches):
            line.setVisible(self._cast)
        acts = (("up", "▲", -1), ("down", "▼", 1))
        for column, (key, sign, step) in enumerate(acts, len(stretches)):
            button = self._small(key, sign)
            button.clicked.connect(lambda _=False, step=step: self.moved.emit(self, step))
            grid.addWidget(button, 0, column)
        self.away = self._small("remove", "×")
        self.away.clicked.connect(self._go_away)
        grid.addWidget(self.away, 0, len(stretches) + len(acts))
        grid.addWidget(self.fault, 1, 2, 1, -1)

    def _small(self, key: str, sign: str) -> QPushButton:
        button = QPushButton(sign, self)
        button.setObjectName(key)
        told = self._look.words.text("hall.player.remove" if key == "remove" and not self._cast else f"hall.row.{key}")
        button.setAccessibleName(told)
        button.setToolTip(told)
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.mark(button, role="flat")
        return button

    def _go_away(self) -> None:
        self.removed.emit(self)

    def guest(self) -> dict[str, Any]:
        """The player as `new` wants him."""
        if not self._cast:
            chosen = self.chosen
            return {"name": names.tidy(self.name.text())} | ({"suspect": chosen} if chosen else {})
        cliches = split(self.cliches.text())
        character = names.tidy(self.character.text())
        return {"name": names.tidy(self.name.text()), "cliches": cliches} | ({"character": character} if character else {})

    @property
    def chosen(self) -> str | None:
        """The id of the suspect he chose; None where it is drawn, or there is none to choose."""
        found: str | None = self.suspect.currentData() if self.suspect is not None else None
        return found

    def fill(self, guest: dict[str, Any]) -> None:
        """Shows a player as in `new`; what he does not say stays."""
        if self.suspect is not None and guest.get("suspect"):
            self.suspect.setCurrentIndex(max(0, self.suspect.findData(guest["suspect"])))
        for line, key in ((self.name, "name"), (self.character, "character")):
            if guest.get(key):
                line.setText(str(guest[key]))
        if guest.get("cliches"):
            self.cliches.setText(joined(guest["cliches"]))
            self.cliches.setToolTip("\n".join(guest["cliches"]))
        for line in (self.name, self.character, self.cliches):
            line.setCursorPosition(0)

    def deal(self, guest: dict[str, Any]) -> None:
        """Shows a character that was drawn."""
        self.fill(guest)
        self._dealt = (self.character.text(), self.cliches.text())

    def clear(self) -> None:
        """Nobody, and no character."""
        for line in (self.name, self.character, self.cliches):
            line.clear()
        self.cliches.setToolTip("")

    @property
    def blank(self) -> bool:
        """Nothing was written here: a character that was dealt to a place without a name is nobody."""
        written = (self.character.text(), self.cliches.text())
        return not self.name.text().strip() and (written == self._dealt or not any(text.strip() for text in written))

    def show_faults(self, alike: bool, taken: bool = False) -> bool:
        """Says beside the fields what cannot be seated; whether there is anything. ``taken``: somebody else has chosen his suspect."""
        guest, words = self.guest(), self._look.words
        wrong = names.fault(guest["name"])
        said = [words.say(wrong)] if wrong else []
        if alike:
            said.append(words.text("name.twice", name=guest["name"]))
        if taken and self.suspect is not None:
            said.append(words.text("hall.row.suspect.twice", suspect=self.suspect.currentText()))
        if self._cast and not 1 <= len(guest["cliches"]) <= MOST_CLICHES:
            said.append(words.text("hall.row.count", most=MOST_CLICHES))
        said += [words.say(fault) for fault in names.faults(guest.get("cliches", ()), CLICHE_LENGTH)]
        self.fault.setText(" ".join(said))
        self.fault.setVisible(bool(said))
        theme.mark(self.name, fault=bool(wrong) or alike)
        theme.mark(self.cliches, fault=bool(said) and not (wrong or alike))
        if self.suspect is not None:
            theme.mark(self.suspect, fault=taken)
        return bool(said)


class People(QWidget):
    """The rows, at least and at most so many as ``seats`` says. Signals: ``changed``; ``arranged`` when rows came, went or moved."""

    changed = Signal()
    arranged = Signal()

    def __init__(
        self,
        look: Look,
        known: Sequence[str],
        seats: tuple[int, int],
        parent: QWidget | None = None,
        *,
        cast: bool = True,
        suspects: Suspects = (),
    ) -> None:
        super().__init__(parent)
        self._look, self._known, self._suspects = look, tuple(known), suspects
        self._least, self._most = seats
        self.setProperty(WRITTEN_FIRST, not cast)
        self._cast = cast
        self.rows: list[Row] = []
        self._list = QVBoxLayout()
        self._list.setSpacing(look.px(8))
        self.add = QPushButton(look.words.text("hall.row.add" if cast else "hall.player.add"), self)
        self.add.setObjectName("add")
        self.add.clicked.connect(self._add)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(look.px(10))
        whole.addLayout(self._list)
        whole.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        whole.addStretch(1)

    def seat(self, guests: Sequence[dict[str, Any]], rows: int) -> None:
        """Shows these guests and blank rows up to a number."""
        for row in self.rows:
            row.deleteLater()
        self.rows = []
        for place in range(max(rows, len(guests))):
            row = self._added()
            if place < len(guests):
                row.fill(guests[place])

    def _add(self) -> None:
        self._added().name.setFocus()

    def _added(self) -> Row:
        row = Row(self._look, self._known, self, cast=self._cast, suspects=self._suspects)
        row.changed.connect(self._changed)
        row.moved.connect(self._move)
        row.removed.connect(self._remove)
        row.handle.dragged.connect(lambda point, row=row: self._drag(row, point))
        self.rows.append(row)
        self._list.addWidget(row)
        self._number()
        return row

    def _changed(self) -> None:
        for row in self.rows:
            if row.fault.isVisible():
                row.show_faults(self._alike(row), self._taken(row))
        self.changed.emit()

    def _move(self, row: Row, step: int) -> None:
        place = self.rows.index(row) + step
        if 0 <= place < len(self.rows):
            self.rows.remove(row)
            self.rows.insert(place, row)
            self._list.removeWidget(row)
            self._list.insertWidget(place, row)
            self._number()

    def _drag(self, row: Row, point: QPoint) -> None:
        y = self.mapFromGlobal(point).y()
        over = next((place for place, other in enumerate(self.rows) if other.y() <= y <= other.y() + other.height()), None)
        if over is not None and over != self.rows.index(row):
            self._move(row, over - self.rows.index(row))

    def _remove(self, row: Row) -> None:
        if len(self.rows) > self._least:
            place = self.rows.index(row)
            self.rows.remove(row)
            self.rows[min(place, len(self.rows) - 1)].name.setFocus(Qt.FocusReason.OtherFocusReason)  # or no key is heard any more
            self._list.removeWidget(row)
            row.deleteLater()
            self._number()

    def order(self, places: Sequence[int]) -> None:
        """The rows in another order: place by place, which one sits there."""
        rows = [self.rows[place] for place in places]
        for row in rows:
            self._list.removeWidget(row)
        self.rows = rows
        for row in rows:
            self._list.addWidget(row)
        self._number()

    def _number(self) -> None:
        for place, row in enumerate(self.rows, 1):
            row.number.setText(str(place))
            row.away.setEnabled(len(self.rows) > self._least)
        self.add.setEnabled(len(self.rows) < self._most)
        self.arranged.emit()
        self.changed.emit()

    def filled(self) -> list[Row]:
        """Rows in which something was written."""
        return [row for row in self.rows if not row.blank]

    def guests(self) -> list[dict[str, Any]]:
        """Everybody, in order."""
        return [row.guest() for row in self.filled()]

    def _alike(self, row: Row) -> bool:
        key = names.key(row.name.text())
        return sum(names.key(other.name.text()) == key for other in self.filled()) > 1 and bool(key)

    def _taken(self, row: Row) -> bool:
        return row.chosen is not None and sum(other.chosen == row.chosen for other in self.filled()) > 1

    def faulty(self) -> QWidget | None:
        """The first field that keeps somebody from being seated."""
        row = next((row for row in self.rows if row.fault.isVisibleTo(row)), None)
        if row is None:
            return None
        others = (field for field in (row.cliches, row.suspect) if field is not None and field.isVisibleTo(row))
        return next((field for field in others if field.property("fault") == "true"), row.name)

    def check(self) -> bool:
        """Whether everybody can be seated; what is wrong stands beside it."""
        faults = [row.show_faults(self._alike(row), self._taken(row)) for row in self.filled()]  # all of them, not only the first
        return not any(faults)
