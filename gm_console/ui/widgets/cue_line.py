"""The line above the actions: the cue, or in its place what was refused and why, or a question asked once."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from gm_console.ui import theme
from gm_console.ui.widgets.aside import Aside
from gm_console.ui.widgets.placed import Placed

if TYPE_CHECKING:
    from gm_console.ui.widgets.look import Look

Choice = tuple[str, str, Callable[[], None]]
"""A button of a line: object name, words, what it does."""


def onward(text: str) -> str:
    """A sentence that runs from left to right, even where it begins with a name in Hebrew or Arabic letters."""
    turns = next((way for letter in text if (way := unicodedata.bidirectional(letter)) in ("L", "R", "AL")), "L")
    return text if turns == "L" else "\u200e" + text


class CueLine(Placed):
    """Always of one height, so that no button below it moves when something is refused.

    It places its parts by hand: a layout would have the whole table laid out anew for every cue.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setFixedHeight(look.px(42))
        self.cue, self.aside = Aside(self), Aside(self, several=True)
        theme.mark(self.cue, role="cue")
        theme.mark(self.aside, role="soft")
        self._strip: QFrame | None = None
        self.choices: dict[str, QPushButton] = {}

    def show_cue(self, cue: str, aside: str) -> None:
        """What the host says or does now."""
        if (onward(cue), aside) == (self.cue.text(), self.aside.text()):
            return
        self.cue.setText(onward(cue))
        self.aside.setText(aside)
        self.aside.setToolTip(aside)
        self.place()

    def place(self) -> None:
        """The cue as wide as it is, and behind it what goes with it."""
        cue, gap = min(self.cue.wanted(), self.width()), self._look.px(12)
        self.cue.setGeometry(0, 0, cue, self.height())
        self.aside.setGeometry(cue + gap, 0, max(0, self.width() - cue - gap), self.height())
        if self._strip is not None:
            self._strip.setGeometry(self.rect())

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
        self.place()
        self._show(strip)

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
            self._show(None)
            self._strip.deleteLater()
            self._strip = None

    def _show(self, strip: QFrame | None) -> None:
        """A strip, or the cue."""
        for label in (self.cue, self.aside):
            label.setVisible(strip is None)
        if self._strip is not None:
            self._strip.setVisible(strip is not None)

    @property
    def busy(self) -> bool:
        """Whether something else than the cue is shown."""
        return self._strip is not None
