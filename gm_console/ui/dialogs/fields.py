"""The fields of dialogs: a line of words, a reason, one thing out of several. A fault stands below its field."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from gm_console.ui import theme
from gm_console.ui.dialogs.frame import em, fresh, plain
from gm_console.ui.keys import digit
from gm_console.ui.page import button, label
from gm_console.ui.widgets.flow import Flow
from gm_console.words import Translator

LONGEST = 2000
"""Letters in one line."""
BY_HAND = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.MouseFocusReason)


class Field(QWidget):
    """Something with a label above and, where it is refused, its fault below."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = name
        self.inside = QVBoxLayout(self)
        self.inside.setContentsMargins(0, 0, 0, 0)
        self.inside.setSpacing(em() // 5)
        self.title = label(name, "soft")
        self.inside.addWidget(self.title)
        self.title.setVisible(bool(name))
        self._fault = label("", "fault")
        self._fault.hide()

    def hold(self, widget: QWidget) -> None:
        """Puts in what is labelled; it takes the focus of the whole field."""
        self.inside.addWidget(widget)
        self.inside.addWidget(self._fault)
        self.title.setBuddy(widget)
        self.setFocusProxy(widget)
        widget.setAccessibleName(self.name.replace("&", ""))

    def show_fault(self, text: str) -> None:
        """Says what is wrong; nothing where ``text`` is empty."""
        self._fault.setText(text)
        self._fault.setVisible(bool(text))
        if text:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def fault(self) -> str:
        """What is said to be wrong."""
        return self._fault.text()


class Words(QLineEdit):
    """Where words are typed. A key that led here, out of a choice or by opening the form, types nothing as long as it is held."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self._led = False
        self._went_down: set[int] = set()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802  # the name is Qt's
        """Whoever came by Tab, by Enter or with the mouse has only keys of his own under his fingers."""
        self._led = event.reason() not in BY_HAND
        self._went_down.clear()
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """A key that went down here goes on typing; what moves and deletes always does."""
        if self._led and event.text() and event.text().isprintable():
            if fresh(self, event):
                self._went_down.add(event.key())
            elif event.key() not in self._went_down:
                return
        super().keyPressEvent(event)


class Line(Field):
    """A line of words; ``beside`` puts its name at the left, so many lines' heights wide."""

    def __init__(self, name: str, text: str = "", *, role: str = "", beside: int = 0) -> None:
        super().__init__(name)
        self.edit = Words(text)
        self.edit.setMaxLength(LONGEST)
        theme.mark(self.edit, goes_on=True)
        if role:
            theme.mark(self.edit, role=role)
        self.hold(self.edit)
        if beside:
            self.title.setFixedWidth(beside * em())
            self.join(self.title, self.edit)

    def join(self, *side_by_side: QWidget) -> None:
        """Puts the line into one row with others."""
        row = QHBoxLayout()
        row.setSpacing(em() // 3)
        self.inside.insertLayout(self.inside.indexOf(self.edit), row)
        for widget in side_by_side:
            row.addWidget(widget, 1 if widget is self.edit else 0)

    @property
    def text(self) -> str:
        """The words, without space around them."""
        return self.edit.text().strip()

    def show_fault(self, text: str) -> None:
        """Says what is wrong, and marks the line."""
        super().show_fault(text)
        theme.mark(self.edit, fault=bool(text))


class Reason(Line):
    """A reason that must be given, with ready ones below or, ``in_a_row``, beside it: nobody has to type."""

    def __init__(self, words: Translator, name: str, ready: Iterable[str], *, in_a_row: bool = False) -> None:
        super().__init__(name)
        self._words = words
        row = QWidget()
        flow = Flow(em() // 3, row)
        for text in ready:
            choice = button(plain(text), "flat")
            choice.clicked.connect(lambda *_, text=text: self.edit.setText(text))
            flow.addWidget(choice)
        if in_a_row:
            self.join(self.edit, row)
        else:
            self.inside.insertWidget(2, row)

    def given(self) -> str | None:
        """The reason; None where there is none, and then it says so."""
        self.show_fault("" if self.text else self._words.text("dialogs.reason.missing"))
        return self.text or None


class Choice(Field):
    """One out of several, as buttons side by side: arrows, digits or a click. Nothing is chosen unless ``chosen`` says so.

    ``first`` is the digit of the first one; None where digits mean nothing here.
    """

    changed = Signal()

    def __init__(self, name: str, options: Sequence[tuple[Any, str]], chosen: Any = None, *, first: int | None = 1) -> None:
        super().__init__(name)
        self._first = first
        self._group = QButtonGroup(self)
        self._values: list[Any] = []
        self._row = QWidget()
        self._row.setAccessibleName(name.replace("&", ""))
        self._flow = Flow(em() // 3, self._row)
        self.inside.addWidget(self._row)
        self.inside.addWidget(self._fault)
        self.offer(options, chosen)
        self._group.idToggled.connect(self._toggled)

    def offer(self, options: Sequence[tuple[Any, str]], chosen: Any = None) -> None:
        """Other things to choose from."""
        for old in self._group.buttons():
            self._group.removeButton(old)
            self._flow.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._values = [value for value, _ in options]
        for place, (value, text) in enumerate(options):
            self._offer_one(place, text, value == chosen and chosen is not None)
        self._take_focus()

    def _offer_one(self, place: int, text: str, chosen: bool) -> None:
        made = button(plain(text), "action", named=f"choice:{place}")
        made.setCheckable(True)
        theme.mark(made, goes_on=True)
        made.setChecked(chosen)
        self._group.addButton(made, place)
        self._flow.addWidget(made)
        made.show()

    def _take_focus(self) -> None:
        """The whole field has the focus where its chosen button, or its first, has it."""
        here: QWidget | None = self._group.checkedButton() or self._group.button(0)
        if here is not None:
            self.setFocusProxy(here)
            self.title.setBuddy(here)

    def _toggled(self, _: int, on: bool) -> None:
        if on:
            self.show_fault("")
            self._take_focus()
            self.changed.emit()

    @property
    def value(self) -> Any:
        """What is chosen, or None."""
        place = self._group.checkedId()
        return self._values[place] if place >= 0 else None

    def choose(self, value: Any) -> None:
        """As if it had been pressed."""
        self._group.button(self._values.index(value)).setChecked(True)

    def strike(self, value: Any) -> None:
        """As a digit chooses: the keyboard goes there first, so that whoever hears of the choice may send it on."""
        self._group.button(self._values.index(value)).setFocus(Qt.FocusReason.OtherFocusReason)
        self.choose(value)

    def buttons(self) -> list[QPushButton]:
        """The buttons, in order."""
        return [made for place in range(len(self._values)) if isinstance(made := self._group.button(place), QPushButton)]

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """A digit chooses."""
        place = self.place_of(event)
        if place is None:
            super().keyPressEvent(event)
        elif fresh(self, event):
            self.strike(self._values[place])

    def place_of(self, event: QKeyEvent) -> int | None:
        """The place of what a key chooses; None for any other key."""
        number = digit(event)
        place = -1 if number is None or self._first is None else number - self._first
        return place if 0 <= place < len(self._values) else None
