"""The house's other rooms: a title, a body that scrolls where it must, and a foot with the way back at its left."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from gm_console.ui import theme
from gm_console.ui.baize import Baize
from gm_console.ui.widgets.look import Look


class Page(Baize):
    """Fill ``body``; `act` puts a button at the right of the foot, `say` a line above it. Signal: ``back``, also by Esc."""

    back = Signal()

    def __init__(self, look: Look, title: str, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent)
        self.look = look
        self._first: QWidget | None = None
        self.title = label(title, "title")
        self.body = QVBoxLayout()
        self.body.setSpacing(look.px(12))
        self.notice = label("", "soft")
        self.notice.hide()
        self.foot = QHBoxLayout()
        self.foot.setSpacing(look.px(10))
        self.leave = self.act("back", look.words.text("past.act.back"))
        self.leave.clicked.connect(self.back)
        self.foot.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(look.px(40), look.px(24), look.px(40), look.px(20))
        whole.setSpacing(look.px(14))
        whole.addWidget(self.title)
        whole.addLayout(self.body, 1)
        whole.addWidget(self.notice)
        whole.addLayout(self.foot)

    def act(self, name: str, text: str, *, primary: bool = False) -> QPushButton:
        """One more button at the right end of the foot."""
        made = button(text, "action", named=name)
        theme.mark(made, primary=primary)
        self.foot.addWidget(made)
        return made

    def say(self, text: str, *, trouble: bool = False) -> None:
        """A line for the host; nothing where ``text`` is empty."""
        theme.mark(self.notice, role="fault" if trouble else "soft")
        self.notice.setText(text)
        self.notice.setVisible(bool(text))

    def begin_at(self, widget: QWidget) -> None:
        """Whoever gives the page the focus gives it to ``widget``. A focus proxy would let Tab miss all that stands before it."""
        self._first = widget

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802  # the name is Qt's
        """On to where the page begins."""
        if self._first is not None:
            self._first.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """Esc goes back."""
        if event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat():  # held, it would lead through one door after the other
            self.back.emit()
        else:
            super().keyPressEvent(event)


def label(text: str, role: str = "", *, wrap: bool = True) -> QLabel:
    """A label that takes its text as it stands, never as markup."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wrap)
    if role:
        theme.mark(made, role=role)
    return made


def button(text: str, role: str = "", *, named: str = "") -> QPushButton:
    """A button that Enter does not press by the way; ``named`` is its object name."""
    made = QPushButton(text)
    made.setObjectName(named)
    made.setAutoDefault(False)
    if role:
        theme.mark(made, role=role)
    return made


def scrolled(inside: QWidget) -> QScrollArea:
    """Something that scrolls where it does not fit; the ground shows through."""
    theme.mark(inside, role="page")
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(inside)
    return area
