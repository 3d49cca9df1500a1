"""What may be done now, as buttons in a row, with the host's own apart at the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QSizePolicy, QWidget

from gm_console.ui import theme
from gm_console.ui.actions import HOSTS_OWN
from gm_console.ui.steady import Stopwatch
from gm_console.ui.widgets.action_button import ActionButton
from gm_console.ui.widgets.placed import Placed

if TYPE_CHECKING:
    from gm_console.ui.actions import Actions
    from gm_console.ui.widgets.look import Look

NEAR = 12  # px: a press so near the last one is the same hand on the same spot
GAP, APART = 9, 12
"""In px at 100 %: between buttons and lines, and before each of the host's own at the right."""
Wide = tuple[ActionButton, int]
"""A button and its width."""
Stands = tuple[int, tuple[tuple[QPushButton, object], ...]]
"""The bar's width, and its buttons with their sizes."""


class ActionBar(Placed):
    """Buttons are kept and shown again, never made anew; one that comes up under a pointer that has just pressed is no button yet.

    Signal ``let_go``: the button that had the keyboard has gone, and no other takes it by itself.
    """

    let_go = Signal()

    def __init__(self, look: Look, actions: Actions, aside: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._actions = actions
        self._buttons: dict[str, ActionButton] = {}
        self._shown: list[str] = []
        self._since = Stopwatch()
        self._pressed = QPoint(-1000, -1000)
        self._stands: Stands | None = None
        self._tall = 0
        self.more = self._make_more()
        self._own = tuple(self._button(name) for name in aside)
        self._aside: tuple[QPushButton, ...] = (*self._own, self.more)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)  # fixed, a layout would give it one line
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _make_more(self) -> QPushButton:
        words = self._look.words
        more = QPushButton(words.text("table.more"), self)
        more.setObjectName("more")
        theme.mark(more, role="action")
        more.setAccessibleName(words.text("table.more"))
        more.setAccessibleDescription(words.text("table.more.told"))
        more.setToolTip(words.text("table.more.told"))
        menu = QMenu(more)
        more.setMenu(menu)
        return more

    def offer_more(self, actions: Sequence[QAction]) -> None:
        """What stands in the menu at the right; the host's own with their keys: other keys mean nothing while no button shows them."""
        self.more.menu().addActions([self._entry(action) if _keyed(action) else action for action in actions])

    def _entry(self, action: QAction) -> QAction:
        """An action with its key beside it. It stands in for the action: of that a button shows the words alone."""
        entry = QAction(self.more.menu())
        entry.setObjectName(action.objectName())
        entry.triggered.connect(lambda _=False: action.trigger())
        action.changed.connect(lambda: _follow(entry, action))
        _follow(entry, action)
        return entry

    def open_more(self) -> None:
        """The menu, from the keyboard."""
        menu = self.more.menu()
        menu.popup(self.more.mapToGlobal(QPoint(0, -menu.sizeHint().height())))
        menu.setActiveAction(next((action for action in menu.actions() if action.isEnabled()), menu.actions()[0]))

    def _button(self, name: str) -> ActionButton:
        button = self._buttons.get(name)
        if button is None:
            button = self._buttons[name] = ActionButton(self._look, self._actions.named(name), self._steady, self)
        return button

    def show_actions(self, names: Sequence[str]) -> None:
        """Exactly these, in this order; the first is the one most wanted."""
        if list(names) != self._shown:
            self._swap(list(names))
        for button in (*self._flowing(), *self._own):
            button.follow()
        self.place()

    def _swap(self, names: list[str]) -> None:
        if any(self._buttons[name].hasFocus() for name in self._shown if name not in names):
            self.let_go.emit()
        for name in self._shown:
            if name not in names:
                self._buttons[name].hide()
        for place, name in enumerate(names):
            button = self._button(name)
            theme.mark(button, primary=place == 0)
            button.show()
        self._shown = names
        self._since.start()

    def heightForWidth(self, width: int) -> int:  # noqa: N802  # the name is Qt's
        """As many lines as its buttons take."""
        return self._placed(width)[1]

    def sizeHint(self) -> QSize:  # noqa: N802  # the name is Qt's
        """All in one line."""
        wide = sum(button.sizeHint().width() + self._look.px(APART) for button in (*self._flowing(), *self._aside))
        return QSize(wide, self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # the name is Qt's
        """One line."""
        return QSize(0, max(button.sizeHint().height() for button in self._aside))

    def _flowing(self) -> list[ActionButton]:
        return [self._buttons[name] for name in self._shown]

    def place(self) -> None:
        """Everything in its place, if anything has changed."""
        stands = self.width(), tuple((button, button.sizeHint().toTuple()) for button in (*self._flowing(), *self._aside))
        if stands == self._stands:
            return
        self._stands = stands
        places, tall = self._placed(self.width())
        for button, box in places:
            button.setGeometry(box)
        if tall != self._tall:
            self._tall = tall
            self.updateGeometry()

    def _placed(self, width: int) -> tuple[list[tuple[QPushButton, QRect]], int]:
        """Where each button stands at a width, and the height of all: side by side, the host's own at the right of the last line."""
        gap, tall = self._look.px(GAP), max(button.sizeHint().height() for button in (*self._flowing(), *self._aside))
        own = sum(button.sizeHint().width() + self._look.px(APART) for button in self._aside)
        lines = in_lines([(button, button.sizeHint().width()) for button in self._flowing()], gap, width, width - own)
        places: list[tuple[QPushButton, QRect]] = []
        for number, line in enumerate(lines):
            x = 0
            for button, wide in line:
                places.append((button, QRect(x, number * (tall + gap), min(wide, width), tall)))
                x += wide + gap
        right, last = width, (len(lines) - 1) * (tall + gap)
        for own_button in reversed(self._aside):
            wide = own_button.sizeHint().width()
            places.append((own_button, QRect(right - wide, last, wide, tall)))
            right -= wide + self._look.px(APART)
        return places, last + tall

    def _steady(self, at: QPoint) -> bool:
        """Whether a press may count: not where the last one was, on a button that has only just come up there."""
        near = (at - self._pressed).manhattanLength() < NEAR
        self._pressed = at
        return not (near and self._since.isValid() and self._since.elapsed() < QApplication.doubleClickInterval())


def in_lines(buttons: list[Wide], gap: int, width: int, last: int) -> list[list[Wide]]:
    """As few lines as hold all, each of a width, the last of them of what the host's own buttons leave of it."""
    lines: list[list[Wide]] = [[]]
    for button in buttons:
        if lines[-1] and _taken([*lines[-1], button], gap) > width:
            lines.append([])
        lines[-1].append(button)
    if _taken(lines[-1], gap) <= last:
        return lines
    *before, line = lines
    kept = len(line) - (len(line) > 1 and line[-1][1] <= last)
    return [*before, line[:kept], line[kept:]]


def _taken(line: list[Wide], gap: int) -> int:
    return sum(wide for _, wide in line) + gap * (len(line) - 1)


def _keyed(action: QAction) -> bool:
    """Whether its key is heard whenever it is enabled."""
    return bool(action.property("key")) and action.objectName() in HOSTS_OWN


def _follow(entry: QAction, action: QAction) -> None:
    """Words and state as the action has them now."""
    entry.setText(f"{action.text()}\t{action.property('key')}")
    entry.setEnabled(action.isEnabled())
