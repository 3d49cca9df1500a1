"""The settings: every change is told at once, and the interface follows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QGridLayout, QLineEdit, QRadioButton, QVBoxLayout, QWidget

from gm_console.engine import names
from gm_console.store import places
from gm_console.store.settings import Settings
from gm_console.ui import theme
from gm_console.ui.page import Page, label, scrolled
from gm_console.ui.widgets.flow import Flow
from gm_console.ui.widgets.look import Look

LANGUAGES = (("es", "Español"), ("fr", "Français"), ("en", "English"))
"""Each under its own name, so that whoever cannot read the console's language finds his."""

SIZES = (100, 110, 125, 150, 175)
"""Text sizes offered, in percent."""


STEPS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}


class Radio(QRadioButton):
    """Leaves arrow keys to what it stands in: Qt goes by where buttons are, and skips some where they fill several rows."""

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """All other keys."""
        if event.key() in STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class OneOf(QWidget):
    """One thing out of several, side by side. Signal: ``chosen`` with the value, when the host chooses."""

    chosen = Signal(object)

    def __init__(self, look: Look, name: str, options: Sequence[tuple[Any, str]], value: Any) -> None:
        super().__init__()
        self._values = [one for one, _ in options]
        self.group = QButtonGroup(self)
        flow = Flow(look.px(8), self)
        for place, (one, text) in enumerate(options):
            made = Radio(text)
            made.setAccessibleDescription(name)
            made.setChecked(one == value)
            self.group.addButton(made, place)
            flow.addWidget(made)
        self.group.idToggled.connect(self._toggled)
        self.setFocusProxy(self.group.checkedButton() or self.group.button(0))

    def _toggled(self, place: int, on: bool) -> None:
        if on:
            self.setFocusProxy(self.group.button(place))
            self.chosen.emit(self._values[place])

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """Arrow keys choose the next one or the one before, round and round."""
        step = STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        made = self.group.button((self.group.checkedId() + step) % len(self._values))
        made.setFocus(Qt.FocusReason.TabFocusReason)
        made.setChecked(True)

    @property
    def value(self) -> Any:
        """What is chosen, or None."""
        place = self.group.checkedId()
        return self._values[place] if place >= 0 else None

    def put(self, value: Any) -> None:
        """As if it had been chosen; nothing happens where there is no such thing."""
        if value in self._values:
            self.group.button(self._values.index(value)).setChecked(True)


class SettingsPage(Page):
    """Signals: ``changed`` with the settings as they are wanted now; ``back``.

    A change of look makes this page anew: give the new one ``focus``, the old one's `focused`, and nobody notices.
    """

    changed = Signal(object)

    def __init__(self, look: Look, settings: Settings, focus: str = "", parent: QWidget | None = None) -> None:
        super().__init__(look, look.words.text("settings.title"), parent)
        self.settings = settings
        self.rows: dict[str, QWidget] = {}
        self._panel = QFrame()
        theme.mark(self._panel, role="panel")
        self._grid = QGridLayout(self._panel)
        self._grid.setContentsMargins(look.px(24), look.px(14), look.px(24), look.px(14))
        self._grid.setHorizontalSpacing(look.px(24))
        self._grid.setVerticalSpacing(look.px(8))
        self._grid.setColumnStretch(0, 2)
        self._grid.setColumnStretch(1, 3)
        self._fill()
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, look.px(4), 0)
        column.addWidget(self._panel)
        column.addStretch(1)
        self.body.addWidget(scrolled(inside))
        self.focus_on(focus)

    def _fill(self) -> None:
        said = self.look.words.text
        for key, first in (("language", "system"), ("public_language", "same"), ("cards_language", "same")):
            self._choice(key, [("auto", said(f"settings.language.{first}")), *LANGUAGES])
        self._choice("theme", [(key, said(f"settings.theme.{key}")) for key in ("club", "papel", "contraste")])
        sizes = sorted({*SIZES, self.settings.text_scale})
        self._choice("text_scale", [(size, said("settings.percent", size=size)) for size in sizes])
        for key in ("sounds", "hold_only"):
            self._choice(key, [(on, said(f"settings.{'yes' if on else 'no'}")) for on in (True, False)])
        self._names()
        folder = label(str(places.data()), "soft")
        folder.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._row("folder", folder)

    def _choice(self, key: str, options: list[tuple[Any, str]]) -> None:
        name = self.look.words.text(f"settings.{key}")
        made = OneOf(self.look, name, options, getattr(self.settings, key))
        made.chosen.connect(lambda value, key=key: self._change(key, value))
        self._row(key, made)

    def _names(self) -> None:
        line = self._known = QLineEdit(", ".join(self.settings.names))
        line.setCursorPosition(0)
        line.setAccessibleName(self.look.words.text("settings.names"))
        line.editingFinished.connect(self._change_names)
        self._row("names", line)

    def _row(self, key: str, control: QWidget) -> None:
        """The setting's name, what it does below, and what may be chosen beside."""
        if self.rows:
            line = QFrame()
            theme.mark(line, role="rule-line")
            self._grid.addWidget(line, self._grid.rowCount(), 0, 1, 2)
        words, place = self.look.words, self._grid.rowCount()
        both = QVBoxLayout()  # in the middle by itself: a cell with an alignment would not be as high as its lines
        both.setSpacing(0)
        both.addStretch(1)
        both.addWidget(label(words.text(f"settings.{key}")))
        both.addWidget(label(words.text(f"settings.{key}.hint"), "caption"))
        both.addStretch(1)
        self._grid.addLayout(both, place, 0)
        self._grid.addWidget(control, place, 1, Qt.AlignmentFlag.AlignVCenter)
        control.setObjectName(key)
        self.rows[key] = control

    def _change_names(self) -> None:
        self._change("names", tuple(name for part in self._known.text().split(",") if (name := names.tidy(part))))

    def _change(self, key: str, value: Any) -> None:
        if getattr(self.settings, key) != value:
            self.settings = replace(self.settings, **{key: value})
            self.changed.emit(self.settings)

    @property
    def focused(self) -> str:
        """The row that has the focus, or nothing."""
        here: QWidget | None = self.focusWidget()
        return next((key for key, row in self.rows.items() if here and (row is here or row.isAncestorOf(here))), "")

    def focus_on(self, key: str) -> None:
        """The focus on a row, or on the first."""
        row = self.rows.get(key, self.rows["language"])
        self.begin_at(row)
        row.setFocus(Qt.FocusReason.OtherFocusReason)
