"""What the players see, painted to any size: the same face on the television and in the host's small live picture.

It takes the table's view and nothing else; a host's or a player's view is refused, though it is one too by its type.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gm_console.ui.desk import ClockShown
from gm_console.ui.widgets.letters import WRAP, Align, Letters
from gm_console.ui.widgets.look import Look

WIDE, HIGH = 1600.0, 900.0
SOON_MS = 120_000


class Painted(QWidget):
    """Paints one moment of a table. Before the host's reveal it must not look at what the reveal shows.

    Build on it: `paint_table` paints a view of type ``kind``. Signal: ``shown_otherwise``, when its mode has changed.
    """

    shown_otherwise = Signal()
    kind: type[Any] = object
    answers = False
    """Whether there is a last answer to show once more."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._view: Any = None
        self._clock = ClockShown()
        self._letters = Letters()
        self.blank = False
        self.break_until: str | None = None
        self.again = False
        self.revealed = False
        self.setAccessibleName(look.words.text("table.public.title"))

    def show_table(self, view: Any, clock: ClockShown) -> None:
        """Another moment. Raises TypeError for any view but the table's own."""
        if view is not None and type(view) is not self.kind:
            raise TypeError(type(view).__name__)
        if view is self._view and self._seen(clock) == self._seen(self._clock):
            return
        self._view, self._clock = view, clock
        self.update()

    def set_mode(self, *, blank: bool, break_until: str | None, again: bool, revealed: bool) -> None:
        """Dark; a break (until when, or nothing); the last answer once more; the ending shown."""
        self.blank, self.break_until, self.again, self.revealed = blank, break_until, again, revealed
        self.update()
        self.shown_otherwise.emit()

    def _seen(self, clock: ClockShown) -> tuple[int, bool, bool]:
        return clock.shown_ms // 1000, clock.running, clock.paused

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # the name is Qt's
        """Everything in a frame of 1600 by 900, scaled to what there is."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), Qt.GlobalColor.black if self.blank else self._look.ink("public_bg"))
        if self.blank or self._view is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = min(self.width() / WIDE, self.height() / HIGH)
        painter.translate((self.width() - WIDE * scale) / 2, (self.height() - HIGH * scale) / 2)
        painter.scale(scale, scale)
        if self.break_until is not None:
            self._paint_break(painter, self.break_until)
        else:
            self.paint_table(painter, self._view)
        painter.end()

    def _paint_break(self, painter: QPainter, until: str) -> None:
        words = self._look.words
        self._write(painter, (0, 250, WIDE, 200), words.text("table.public.break"), 150)
        if until:
            self._write(painter, (0, 470, WIDE, 90), words.text("table.public.until", time=until), 60, soft=True)

    def paint_table(self, painter: QPainter, view: Any) -> None:
        """The table at this moment, in units."""

    def _soon(self) -> bool:
        left = self._clock.shown_ms
        return self._clock.limit_ms is not None and self._clock.running and 0 < left <= SOON_MS

    def _largest(self, texts: Iterable[str], room: tuple[float, float], sizes: range) -> int:
        """The largest of some sizes, the largest first, in which each of the texts fits into so much room; the last where none does."""
        every = tuple(texts)
        return next((size for size in sizes if all(self._letters.set(text, size, room).fits for text in every)), sizes[-1])

    def _write(
        self,
        painter: QPainter,
        box: tuple[float, float, float, float],
        text: str,
        size: int,
        *,
        soft: bool = False,
        bold: bool = False,
        align: Align = WRAP,
    ) -> None:
        """Text in a box, smaller where it would not fit."""
        left, top, *room = box
        painter.setPen(self._look.ink("public_soft" if soft else "public_text"))
        self._letters.fitted(text, size, (room[0], room[1]), bold=bold, align=align).draw(painter, left, top)
