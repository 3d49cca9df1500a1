"""An entry of the log put right where it was made, or left out; what would fall out is said before it is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QScrollArea, QSpinBox, QVBoxLayout, QWidget

from gm_console.engine.refusal import Refusal
from gm_console.sitting import Outcome
from gm_console.ui import theme
from gm_console.ui.dialogs.fields import Choice, Field, Line
from gm_console.ui.dialogs.frame import Frame, Sent, em, plain
from gm_console.ui.dialogs.veil import Veil
from gm_console.ui.page import label
from gm_console.ui.ticker import once
from gm_console.ui.widgets.flow import Flow
from gm_console.words import Translator

Dry = Callable[[Sent], Outcome | Refusal | None]
"""Tells what a mend would bring, and changes nothing."""

FALLEN: Final = 5
"""Fallen entries seen at once; more of them scroll."""

PAUSE_MS: Final = 150
"""After the last letter, before it is tried."""


class Part(msgspec.Struct, frozen=True):
    """A field of a command that can be edited: ``one`` or ``many`` of ``options`` (value and words), a ``number`` or a ``text``."""

    field: str
    name: str
    kind: Literal["one", "many", "number", "text"]
    options: tuple[tuple[Any, str], ...] = ()


class Mending(msgspec.Struct, frozen=True):
    """An entry to be mended: its number in the log, its command as sent, its sentences, and what can be edited of it.

    ``covered`` are fields the table may not know yet: they lie under a veil. ``caution`` is said where a mend may do more than it seems.
    """

    seq: int
    sent: Sent
    said: tuple[str, ...]
    parts: tuple[Part, ...]
    covered: frozenset[str] = frozenset()
    caution: str = ""


class Editor(QWidget):
    """One part with its value; empty is None."""

    changed = Signal()

    def __init__(self, part: Part, value: Any) -> None:
        super().__init__()
        self.part = part
        inside = QVBoxLayout(self)
        inside.setContentsMargins(0, 0, 0, 0)
        self._made = getattr(self, f"_make_{part.kind}")(value)
        inside.addWidget(self._made)
        self.setFocusProxy(self._made)

    def _make_one(self, value: Any) -> QWidget:
        made = Choice(self.part.name, self.part.options, value)
        made.changed.connect(self.changed)
        self.value: Callable[[], Any] = lambda: made.value
        return made

    def _make_many(self, value: Any) -> QWidget:
        field, row = Field(self.part.name), QWidget()
        flow = Flow(em() // 2, row)
        boxes = {key: QCheckBox(plain(text)) for key, text in self.part.options}
        for key, box in boxes.items():
            box.setChecked(key in (value or ()))
            box.toggled.connect(self.changed)
            flow.addWidget(box)
        field.hold(row)
        field.setFocusProxy(next(iter(boxes.values()), row))
        self.value = lambda: [key for key, box in boxes.items() if box.isChecked()]
        return field

    def _make_number(self, value: Any) -> QWidget:
        field, made = Field(self.part.name), QSpinBox()
        made.setRange(0, 999_999)
        made.setValue(int(value or 0))
        made.valueChanged.connect(self.changed)
        field.hold(made)
        self.value = made.value
        return field

    def _make_text(self, value: Any) -> QWidget:
        made = Line(self.part.name, str(value or ""))
        made.edit.textChanged.connect(self.changed)
        self.value = lambda: made.text or None
        return made


class Mend(Frame):
    """Another command in an entry's place, or none. ``dry`` is asked what a mend would bring, ``tell`` for another entry's sentences.

    Where ``dry`` gives None nothing is said of it: what would fall out could tell a host who plays what others hold.
    """

    wide = 42

    def __init__(
        self,
        words: Translator,
        entry: Mending,
        dry: Dry,
        tell: Callable[[int], Sequence[str]],
        parent: QWidget | None = None,
        *,
        hold_only: bool = False,
    ) -> None:
        told, go = words.text("dialogs.mend.told"), words.text("dialogs.mend.go")
        super().__init__(words, words.text("dialogs.mend.title"), parent, told=told, go=go)
        self._seq, self._dry, self._tell = entry.seq, dry, tell
        self._now: Sent = dict(entry.sent)
        self.page.inside.addWidget(label("\n".join(entry.said), "question"))
        self.editors: dict[str, Editor] = {}
        for part in entry.parts:
            if part.field not in entry.covered:
                self.add(self._editor(part))
        self.veil: Veil | None = None
        hidden = [part for part in entry.parts if part.field in entry.covered]
        if hidden:
            self.veil = Veil(words, lambda: self._under(hidden), hold_only=hold_only, high=8)
            self.add(self.veil)
        self.out = QCheckBox(words.text("dialogs.mend.out"))
        self.out.toggled.connect(self._leave_out)
        self.add_below(self.out)
        if entry.caution:
            self.add_below(label(entry.caution, "fault"))
        self._show_fate()
        self._soon = once(self, PAUSE_MS, self.try_out)
        self.try_out()

    def _show_fate(self) -> None:
        """Where it is said what would fall out."""
        self._fate = label("", "cue")
        self.add_below(self._fate)
        self._fallen = label("")
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        inside = QWidget()
        theme.mark(inside, role="page")
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._fallen)
        column.addStretch(1)
        area.setWidget(inside)
        self._area = area
        self.add_below(area)

    def _editor(self, part: Part) -> Editor:
        made = Editor(part, self._now.get(part.field))
        made.changed.connect(lambda: self._take(part.field, made.value()))
        self.editors[part.field] = made
        return made

    def _under(self, parts: Sequence[Part]) -> QWidget:
        """The editors of what is covered; they are gone with the veil, what was chosen is kept apart."""
        made = QWidget()
        inside = QVBoxLayout(made)
        for part in parts:
            inside.addWidget(self._editor(part))
        inside.addStretch(1)
        return made

    def _take(self, field: str, value: Any) -> None:
        self._now = {key: held for key, held in self._now.items() if key != field} | ({} if value is None else {field: value})
        self._soon.start()

    def _leave_out(self, out: bool) -> None:
        for editor in self.page.findChildren(Editor):
            editor.setEnabled(not out)
        self.try_out()

    def mended(self) -> Sent:
        """The whole mend as it would be sent now."""
        return {"do": "mend", "seq": self._seq, "command": None if self.out.isChecked() else self._now}

    def try_out(self) -> None:
        """Asks what it would bring and says so; where nothing may be asked, that it is not."""
        came = self._dry(self.mended() | {"dry": True})
        if came is None:
            self._fate.setText(self.words.text("dialogs.mend.untried"))
            self._area.hide()
            return
        refused = isinstance(came, Refusal)
        theme.mark(self._fate, role="fault" if refused else "cue")
        self.go_button.setEnabled(not refused)
        if isinstance(came, Refusal):
            self._fate.setText(self.words.say(came.said))
            fallen: list[str] = []
        else:
            dropped = came.dropped or ()
            said = self.words.text("dialogs.mend.falls", n=len(dropped)) if dropped else self.words.text("dialogs.mend.stands")
            self._fate.setText(said)
            fallen = [" · ".join((*self._tell(one.seq), *([one.rule] if one.rule else []))) for one in dropped]
        self._fallen.setText("\n".join(fallen))
        self._area.setVisible(bool(fallen))
        self._area.setFixedHeight((min(FALLEN, len(fallen)) + 1) * em())
        if self.isVisible():
            self.fit()

    def command(self) -> Sent | None:
        """The mend, for good; undone like any step."""
        return self.mended()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802  # the name is Qt's
        """Nothing is tried any more."""
        self._soon.stop()
        super().hideEvent(event)
