"""The log with its search field, and below it the small live picture of what the players see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from gm_console.ui import theme
from gm_console.ui.widgets.field import Field
from gm_console.ui.widgets.log_model import LogModel
from gm_console.ui.widgets.log_view import LogView

if TYPE_CHECKING:
    from gm_console.ui.desk import Desk
    from gm_console.ui.widgets.look import Look


class LogPanel(QFrame):
    """Signals: ``mend_wanted`` an entry's number; ``left`` when the focus goes back to the table."""

    mend_wanted = Signal(int)
    left = Signal()

    def __init__(self, desk: Desk, look: Look, picture: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.mark(self, role="log")
        self._look = look
        self.model = LogModel(desk, self)
        self.view = LogView(look, self.model, self)
        self.view.mend_wanted.connect(self.mend_wanted)
        self.view.left.connect(self._back)
        self.field = self._make_field()
        self.button = self._make_button()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2, 0, 0, look.px(12))
        layout.setSpacing(0)
        layout.addLayout(self._head())
        layout.addWidget(self.view, 1)
        layout.addLayout(self._foot(picture))

    def _make_field(self) -> Field:
        words = self._look.words
        field = Field(self)
        field.setObjectName("log-search")
        field.setPlaceholderText(words.text("table.log.search"))
        field.setAccessibleName(words.text("table.log.search"))
        field.setAccessibleDescription(words.text("table.log.search.told"))
        field.setClearButtonEnabled(False)
        field.textChanged.connect(self.model.search)
        field.left.connect(self._back)
        field.entered.connect(self._found)
        field.hide()
        return field

    def _make_button(self) -> QPushButton:
        words = self._look.words
        button = QPushButton(f"/ {words.text('table.log.search')}", self)
        theme.mark(button, role="flat")
        button.setAccessibleName(words.text("table.log.search"))
        button.setAccessibleDescription(words.text("table.log.search.told"))
        button.clicked.connect(self.search)
        return button

    def _head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setContentsMargins(self._look.px(12), self._look.px(10), self._look.px(12), self._look.px(8))
        title = QLabel(self._look.words.text("table.log.title"), self)
        theme.mark(title, role="cue")
        head.addWidget(title)
        head.addStretch(1)
        head.addWidget(self.button)
        head.addWidget(self.field, 4)
        return head

    def _foot(self, picture: QWidget) -> QVBoxLayout:
        foot = QVBoxLayout()
        foot.setContentsMargins(self._look.px(12), self._look.px(8), self._look.px(12), 0)
        caption = QLabel(self._look.words.text("table.public.caption"), self)
        theme.mark(caption, role="caption")
        foot.addWidget(caption)
        foot.addWidget(picture)
        return foot

    def search(self) -> None:
        """Open the search field; the list goes on being fed below it."""
        self.button.hide()
        self.field.show()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def close_search(self) -> None:
        """Everything is shown again."""
        self.field.clear()
        self.field.hide()
        self.button.show()

    def _found(self) -> None:
        """To the first entry found."""
        self.view.setFocus(Qt.FocusReason.TabFocusReason)
        self.view.setCurrentIndex(self.model.index(0, 0))

    def _back(self) -> None:
        self.close_search()
        self.left.emit()
