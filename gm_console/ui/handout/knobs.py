"""The buttons beside the card, each with its key, and the row of those who get one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from gm_console.ui import theme
from gm_console.ui.dialogs.frame import plain
from gm_console.ui.widgets.action_button import ActionButton

if TYPE_CHECKING:
    from gm_console.ui.handout.hand import Cards, Had
    from gm_console.ui.widgets.look import Look

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
STRIKES: Final = (Qt.Key.Key_Space, *ENTER)
"""Keys that press what has the focus."""

SIGNS: Final[dict[Had, str]] = {"": "○", "seen": "✓", "sent": "→"}
"""Has not had his card, has seen it, was sent it as a picture."""


MOST: Final = 20
"""More rows of names than there will be."""


class Knob(ActionButton):
    """A button whose keys are heard by the screen, so that a held key presses it once.

    ``named`` is its name, its words and what it does in a sentence. ``held`` and ``let_go`` follow the mouse. A double press counts once,
    unless the knob is one to be held.
    """

    held = Signal()
    let_go = Signal()

    def __init__(self, look: Look, named: tuple[str, str, str], key: str, parent: QWidget) -> None:
        name, text, tip = named
        action = QAction(text, parent)
        action.setObjectName(name)
        action.setProperty("key", key)
        action.setToolTip(tip)
        super().__init__(look, action, lambda _: True, parent)
        self.setObjectName(name)
        self.to_hold = False
        self.pressed.connect(self.held)
        self.released.connect(self.let_go)

    def say(self, text: str, tip: str = "") -> None:
        """Other words, and what it does in a sentence where they do not say it all."""
        self.action_.setText(text)
        if self.action_.isEnabled():
            self.action_.setToolTip(tip or text)
        self.follow()
        self.setAccessibleName(text)
        self.updateGeometry()

    def forbid(self, why: str) -> None:
        """It can do nothing here, and says why."""
        self.action_.setToolTip(why)
        self.action_.setEnabled(False)
        self.follow()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """All keys go to the screen."""
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """All keys go to the screen."""
        event.ignore()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # the name is Qt's
        """No second press, unless it is to be held."""
        if self.to_hold:
            self.mousePressEvent(event)
        else:
            super().mouseDoubleClickEvent(event)


class Name(QPushButton):
    """A player: whether he has had his card, and his name. Its keys are heard by the screen."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAutoDefault(False)
        theme.mark(self, role="cliche", state="free")

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # the name is Qt's
        """It gives way."""
        return QSize(0, super().minimumSizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """All keys go to the screen."""
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """All keys go to the screen."""
        event.ignore()


class Names(QWidget):
    """Who gets a card, by seat, in two columns. Signal: ``chosen`` with the id of who was pressed."""

    chosen = Signal(str)

    def __init__(self, look: Look, cards: Cards, width: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._cards, self._width = look, cards, width
        self._made: dict[str, Name] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(look.px(6))
        for column in (0, 1):
            self._grid.setColumnStretch(column, 1)
        self._grid.setRowStretch(MOST, 1)

    def refresh(self, current: str) -> None:
        """Who has had his card now, and whose turn it is."""
        people = self._cards.people
        for gone in self._made.keys() - {person.id for person in people}:
            self._made.pop(gone).deleteLater()
        for place, person in enumerate(people):
            button = self._made.get(person.id) or self._make(person.id)
            self._grid.addWidget(button, place // 2, place % 2)
            had = self._cards.had(person.id)
            theme.mark(button, state="call" if person.id == current else "free")
            button.setText(plain(self._fitting(f"{SIGNS[had]}  {person.name}")))
            told = self._look.words.text(f"handout.had.{had or 'not'}", name=person.name)
            button.setAccessibleName(told)
            button.setAccessibleDescription(told)
            button.setToolTip(told)

    def _fitting(self, text: str) -> str:
        room = self._width // 2 - self._look.px(26)
        return self._look.metrics("body").elidedText(text, Qt.TextElideMode.ElideRight, room)

    def _make(self, id_: str) -> Name:
        made = self._made[id_] = Name(f"player:{id_}", self)
        made.clicked.connect(self._pressing(id_))
        return made

    def _pressing(self, id_: str) -> Callable[[], None]:
        def press() -> None:
            self.chosen.emit(id_)

        return press
