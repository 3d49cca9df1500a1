"""How something ended, as the host reads it at once: sentences, and panels with a heading. It scrolls where there is no room."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from gm_console.ui import theme
from gm_console.ui.baize import Baize
from gm_console.ui.widgets.look import Look


class Report(Baize):
    """Filled when there is an end and emptied when it goes on again; meanwhile it holds no word of it. Build on it: `fill`."""

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent)
        self._look = look
        self._shown: Any = None
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._area)
        self._area.setAccessibleName(name)

    def show_end(self, view: Any) -> None:
        """The end, or nothing while it goes on."""
        if view is self._shown:
            return
        self._shown = view
        page = QWidget()
        page.setProperty("role", "page")
        if view is not None:
            look = self._look
            column = QVBoxLayout(page)
            column.setContentsMargins(look.px(24), look.px(16), look.px(24), look.px(16))
            column.setSpacing(look.px(12))
            self.fill(column, view)
            column.addStretch(1)
        self._area.setWidget(page)

    def fill(self, column: QVBoxLayout, view: Any) -> None:
        """What there is to read."""

    def panel(self, heading: str, inside: QWidget) -> QFrame:
        """Something under a heading."""
        panel = QFrame()
        theme.mark(panel, role="panel")
        layout = QVBoxLayout(panel)
        layout.setContentsMargins(self._look.px(16), self._look.px(10), self._look.px(16), self._look.px(12))
        layout.addWidget(self.label(heading, "cue"))
        layout.addWidget(inside)
        layout.addStretch(1)
        return panel

    def seal(self, view: Any) -> QFrame:
        """The seal opened, for anybody to check."""
        words, seal = self._look.words, view.seal or ""
        broken = f"{seal[:32]}\n{seal[32:]}" if self._look.large else seal  # no line is so long in large letters
        how = words.text("table.end.seal.how", salt=view.opened.salt, seal=broken)
        return self.panel(words.text("table.end.seal"), self.label(f"{view.opened.text}\n\n{how}"))

    def label(self, text: str, role: str = "") -> QLabel:
        """A text that wraps and can be copied."""
        label = QLabel(text)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        if role:
            theme.mark(label, role=role)
        return label
