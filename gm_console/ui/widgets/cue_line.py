"""The line above the actions: the cue, or in its place what was refused and why, or a question asked once."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from gm_console.ui import theme

if TYPE_CHECKING:
    from gm_console.ui.widgets.look import Look

Choice = tuple[str, str, Callable[[], None]]
"""A button of a line: object name, words, what it does."""


def onward(text: str) -> str:
    """A sentence that runs from left to right, even where it begins with a name in Hebrew or Arabic letters."""
    turns = next((way for letter in text if (way := unicodedata.bidirectional(letter)) in ("L", "R", "AL")), "L")
    return text if turns == "L" else "\u200e" + text


class Aside(QLabel):
    """Text that gives way: it ends in dots rather than push anything aside."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # the name is Qt's
        """As much as there is room for."""
        painter = QPainter(self)
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), int(self.alignment()), text)
        painter.end()

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # the name is Qt's
        """As narrow as need be."""
        return QSize(0, super().minimumSizeHint().height())


class CueLine(QWidget):
    """Always of one height, so that no button below it moves when something is refused.

    It places its page by hand: a layout would have the whole table laid out anew for every cue.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setFixedHeight(look.px(42))
        self._cue, self._aside = QLabel(self), Aside(self)
        self._cue.setTextFormat(Qt.TextFormat.PlainText)
        theme.mark(self._cue, role="cue")
        theme.mark(self._aside, role="soft")
        self._page = self._cue_page()
        self._strip: QFrame | None = None
        self.choices: dict[str, QPushButton] = {}

    def _cue_page(self) -> QWidget:
        page = QWidget(self)
        layout = QHBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(self._look.px(12))
        layout.addWidget(self._cue)
        layout.addWidget(self._aside, 1, Qt.AlignmentFlag.AlignVCenter)
        self._cue.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        return page

    def show_cue(self, cue: str, aside: str) -> None:
        """What the host says or does now."""
        if self._cue.text() != onward(cue):
            self._cue.setText(onward(cue))
        if self._aside.text() != aside:
            self._aside.setText(aside)
            self._aside.setToolTip(aside)

    def say(self, text: str, *, rule: str = "", alarm: bool = False, choices: Sequence[Choice] = ()) -> None:
        """A line in place of the cue, with its buttons; the last button has the focus where a question is asked."""
        self.hush()
        strip = QFrame(self)
        theme.mark(strip, role="alarm" if alarm else "notice")
        layout = QHBoxLayout(strip)
        layout.setContentsMargins(self._look.px(12), 0, self._look.px(6), 0)
        layout.setSpacing(self._look.px(8))
        label = QLabel(onward(text), strip)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setAccessibleName(text)
        layout.addWidget(label, 1)
        if rule:
            chip = QLabel(rule, strip)
            theme.mark(chip, role="rule")
            layout.addWidget(chip, 0, Qt.AlignmentFlag.AlignVCenter)
        for name, words, act in choices:
            layout.addWidget(self._choice(strip, name, words, act), 0, Qt.AlignmentFlag.AlignVCenter)
        self._strip = strip
        strip.setGeometry(self.rect())
        self._page.hide()
        strip.show()

    def _choice(self, strip: QFrame, name: str, words: str, act: Callable[[], None]) -> QPushButton:
        button = QPushButton(words, strip)
        button.setObjectName(name)
        theme.mark(button, role="flat")
        button.setAccessibleName(words)
        button.setAccessibleDescription(words)
        button.clicked.connect(act)
        self.choices[name] = button
        return button

    def hush(self) -> None:
        """The cue again."""
        self.choices.clear()
        if self._strip is not None:
            self._strip.hide()
            self._strip.deleteLater()
            self._strip = None
            self._page.show()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # the name is Qt's
        """Cue and strip fill it."""
        for page in (self._page, self._strip):
            if page is not None:
                page.setGeometry(self.rect())
        super().resizeEvent(event)

    @property
    def busy(self) -> bool:
        """Whether something else than the cue is shown."""
        return self._strip is not None
