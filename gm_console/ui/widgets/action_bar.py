"""What may be done now, as buttons in a row, with the host's own apart at the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMenu, QPushButton, QWidget

from gm_console.ui import theme
from gm_console.ui.actions import HOSTS_OWN
from gm_console.ui.steady import Stopwatch
from gm_console.ui.widgets.action_button import ActionButton
from gm_console.ui.widgets.flow import Flow

if TYPE_CHECKING:
    from gm_console.ui.actions import Actions
    from gm_console.ui.widgets.look import Look

NEAR = 12  # px: a press so near the last one is the same hand on the same spot


class ActionBar(QWidget):
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
        self._left = QWidget(self)
        self._flow = Flow(look.px(9), self._left)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(look.px(12))
        layout.addWidget(self._left, 1)
        for name in aside:
            layout.addWidget(self._button(name), 0, Qt.AlignmentFlag.AlignBottom)
        self.more = self._make_more()
        layout.addWidget(self.more, 0, Qt.AlignmentFlag.AlignBottom)

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
        for button in self._buttons.values():
            button.follow()

    def _swap(self, names: list[str]) -> None:
        if any(self._buttons[name].hasFocus() for name in self._shown if name not in names):
            self.let_go.emit()
        for name in self._shown:
            if name not in names:
                self._buttons[name].hide()
        while self._flow.count():
            self._flow.takeAt(0)
        for place, name in enumerate(names):
            button = self._button(name)
            theme.mark(button, primary=place == 0)
            self._flow.addWidget(button)
            button.show()
        self._shown = names
        self._flow.invalidate()
        self._since.start()

    def _steady(self, at: QPoint) -> bool:
        """Whether a press may count: not where the last one was, on a button that has only just come up there."""
        near = (at - self._pressed).manhattanLength() < NEAR
        self._pressed = at
        return not (near and self._since.isValid() and self._since.elapsed() < QApplication.doubleClickInterval())


def _keyed(action: QAction) -> bool:
    """Whether its key is heard whenever it is enabled."""
    return bool(action.property("key")) and action.objectName() in HOSTS_OWN


def _follow(entry: QAction, action: QAction) -> None:
    """Words and state as the action has them now."""
    entry.setText(f"{action.text()}\t{action.property('key')}")
    entry.setEnabled(action.isEnabled())
