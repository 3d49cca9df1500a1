"""A cliché on its seat: a line or two that can be pressed, and say what it is still good for."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Literal

import msgspec
from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QEnterEvent, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

if TYPE_CHECKING:
    from gm_console.ui.widgets.look import Look

State = Literal["free", "spent", "call"]


class ChipFace(msgspec.Struct, frozen=True):
    """What a chip shows. ``act`` is the action it stands for; ``note`` says its state in words, ``sign`` in a letter or two."""

    act: str
    text: str
    note: str
    sign: str
    state: State
    enabled: bool
    told: str


INKS: dict[State, tuple[str, str, str]] = {
    "free": ("cliche", "cliche_edge", "text"),
    "spent": ("cliche_spent", "cliche_edge", "text_spent"),
    "call": ("cliche_call", "cliche_call_edge", "text"),
}
PAD, PITCH, TWO_LINES = 8, 16, 33
"""In px: beside the text, from line to line, and how high a cliché of two lines is at least."""
LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


def broken(text: str, metrics: QFontMetricsF, width: int) -> tuple[str, str]:
    """As many whole words as a line takes, and the rest; a word too long for a line is broken within."""
    words = text.split(" ")
    for count in range(len(words), 0, -1):
        first = " ".join(words[:count])
        if metrics.horizontalAdvance(first) <= width:
            return first, " ".join(words[count:])
    count = next((n for n in range(len(text), 1, -1) if metrics.horizontalAdvance(text[:n]) <= width), 1)
    return text[:count], text[count:]


class Chip(QAbstractButton):
    """Painted by hand: forty-eight of them change in one frame. Signal ``asked``: the right button."""

    asked = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.face: ChipFace | None = None
        self.key = ""
        self.wordy = True
        self._wide: dict[bool, int] = {}
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_face(self, face: ChipFace) -> None:
        """Show another face, if it is another."""
        if face == self.face:
            return
        self.face = face
        self._wide.clear()
        self.setEnabled(face.enabled)
        if self.accessibleName() != face.text:
            self.setAccessibleName(face.text)
        self.setAccessibleDescription(face.told)
        self.setToolTip(f"{face.text}\n{face.told}")
        self.update()

    def show_wordy(self, wordy: bool) -> None:
        """Whether the state stands there in words; all clichés of a seat do as one."""
        if wordy != self.wordy:
            self.wordy = wordy
            self.update()

    def show_key(self, key: str) -> None:
        """The digit that presses it while its seat is the one chosen; nothing otherwise."""
        if key != self.key:
            self.key = key
            self.update()

    def wanted(self, wordy: bool) -> int:
        """The width it needs for its text and its state, in words or as a sign."""
        if self.face is not None and wordy not in self._wide:
            metrics = self._look.metrics("body")
            note = self.face.note if wordy else self.face.sign
            advance = metrics.horizontalAdvance(self.face.text) + metrics.horizontalAdvance(note)
            self._wide[wordy] = int(advance) + self._look.px(2 * PAD + 12)
        return self._wide.get(wordy, 0)

    def rows(self, width: int) -> int:
        """How many lines show it whole in a width: one, or two where the state stands as a sign at the end of the second."""
        return 1 if self.face is None or self.wanted(wordy=False) <= width else 2

    def sizeHint(self) -> QSize:  # noqa: N802  # the name is Qt's
        """As wide as it needs to be, one line high."""
        return QSize(self.wanted(self.wordy), self._look.px(26))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802  # the name is Qt's
        """The right button asks for more than a click does."""
        if self.isEnabled():
            self.asked.emit()

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802  # the name is Qt's
        """A hand over what can be pressed."""
        self.setCursor(Qt.CursorShape.PointingHandCursor if self.isEnabled() else Qt.CursorShape.ArrowCursor)
        super().enterEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # the name is Qt's
        """Ground, edge, text and state."""
        face = self.face
        if face is not None:
            name = "chip", face.text, face.note, face.sign, face.state, self.wordy, self.key, self.hasFocus(), self._over
            self._look.kept.draw(self, name, partial(self._paint, face))

    def _paint(self, face: ChipFace, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(painter, face)
        painter.setFont(self._look.font("body"))
        box = self.rect().adjusted(self._look.px(PAD), 0, -self._look.px(PAD), 0)
        self._key_cap(painter, box)
        lines, pitch = self.shown, self._look.px(PITCH)
        last = box.adjusted(self._key_wide, 0, 0, 0).translated(0, pitch // 2 - 1 if len(lines) > 1 else 0)
        self._draw_note(painter, last, face)
        painter.setPen(self._look.ink(INKS[face.state][2]))
        for above, line in enumerate(reversed(lines)):
            painter.drawText(last.translated(0, -pitch * above), LEFT, line)

    @property
    def shown(self) -> tuple[str, ...]:
        """The lines of its text as they stand there: one, or two; cut short where there is no room for it."""
        if self.face is None:
            return ()
        metrics, width = self._look.metrics("body"), self.width() - 2 * self._look.px(PAD) - self._key_wide
        several = self.height() >= self._look.px(TWO_LINES) and self.rows(self.width() - self._key_wide) > 1
        first, rest = broken(self.face.text, metrics, width) if several else ("", self.face.text)
        note = int(metrics.horizontalAdvance(self._note(self.face))) + self._look.px(8)
        last = metrics.elidedText(rest, Qt.TextElideMode.ElideRight, width - note)
        return (first, last) if several else (last,)

    @property
    def _over(self) -> bool:
        return self.underMouse() and self.isEnabled()

    def _ground(self, painter: QPainter, face: ChipFace) -> None:
        ground, edge, _ = INKS[face.state]
        painter.setBrush(self._look.ink("primary_hover" if self._over else ground))
        pen = QPen(self._look.ink("focus" if self.hasFocus() else edge), 2 if self.hasFocus() else 1)
        if face.state == "spent" and not self.hasFocus():
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 5, 5)

    @property
    def _key_wide(self) -> int:
        return self._look.px(21) if self.key else 0

    def _key_cap(self, painter: QPainter, box: QRect) -> None:
        painter.setPen(self._look.ink("money"))
        painter.drawText(box.adjusted(0, 0, self._look.px(16) - box.width(), 0), Qt.AlignmentFlag.AlignCenter, self.key)

    def _note(self, face: ChipFace) -> str:
        return face.note if self.wordy and not self.key else face.sign

    def _draw_note(self, painter: QPainter, box: QRect, face: ChipFace) -> None:
        """The state at the right edge."""
        painter.setPen(self._look.ink("text_spent" if face.state == "spent" else "text_soft"))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self._note(face))
