"""A player's notebook: every card of the game in its place, and what he knows of it. What is covered is in it no more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from gm_console.ui import fonts
from gm_console.ui.handout.face import Inks, lozenge, mixed
from gm_console.ui.handout.secret import Note, Notes
from gm_console.ui.widgets.look import Look

MARGIN, HEAD, ROW, ROOMY, BOX, GAP, LEAST_COLUMN = 22, 44, 50, 66, 15, 18, 190
"""In px at the host's text size: around all, a heading, a row at least and at most, a box, between columns, and a column at least."""
SMALLEST: Final = 0.72
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class NoteLeaf(QWidget):
    """Groups side by side where there is room, else below one another. The letters go by the names of all cards, which everybody has."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notebook")
        self._look = look
        self._inks = Inks.of(look.theme)
        self.groups: tuple[Notes, ...] = ()
        self._columns = 1

    def lay(self, groups: Sequence[Notes]) -> None:
        """This notebook; nothing where it is covered."""
        self.groups = tuple(groups)
        self.setAccessibleDescription("\n".join(spoken(note) for group in self.groups for note in group.rows))
        self.arrange()

    def arrange(self) -> None:
        """As many columns as there is room for, and as high as they need."""
        px = self._look.px
        room = self.width() - 2 * px(MARGIN)
        self._columns = max(1, len(self.groups)) if room >= len(self.groups) * px(LEAST_COLUMN) else 1
        heights = [px(HEAD) + len(group.rows) * px(ROW) for group in self.groups]
        high = max(heights, default=0) if self._columns > 1 else sum(heights)
        self.setMinimumHeight(high + 2 * px(MARGIN))
        self.update()

    def _font(self, share: float, role: str = fonts.SERIF) -> QFont:
        made = QFont([role, fonts.SIGNS])
        made.setPixelSize(max(9, round(self._look.px(20) * share)))
        return made

    def _share(self, wide: float) -> float:
        """How large the letters may be, for the longest name of all."""
        names = [note.name for group in self.groups for note in group.rows]
        metrics = QFontMetricsF(self._font(1.0))
        longest = max((metrics.horizontalAdvance(name) for name in names), default=1.0)
        return max(SMALLEST, min(1.0, (wide - self._look.px(BOX + 12)) / max(1.0, longest)))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # the name is Qt's
        """Other columns."""
        self.arrange()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # the name is Qt's
        """Paper, headings, and a line for each card."""
        painter, px = QPainter(self), self._look.px
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self._inks.paper)
        wide = (self.width() - 2 * px(MARGIN) - (self._columns - 1) * px(GAP)) / self._columns
        share, top = self._share(wide), float(px(MARGIN))
        for place, group in enumerate(self.groups):
            left = px(MARGIN) + (place * (wide + px(GAP)) if self._columns > 1 else 0)
            bottom = self._draw_group(painter, group, QRectF(left, top, wide, px(HEAD)), share)
            top = top if self._columns > 1 else bottom
        painter.end()

    def _draw_group(self, painter: QPainter, group: Notes, head: QRectF, share: float) -> float:
        """One group from its heading down; where it ends."""
        inks, font = self._inks, self._font(share)
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(inks.ink)
        painter.drawText(head, LEFT, group.heading)
        painter.setPen(QPen(inks.line, 1.4))
        painter.drawLine(head.bottomLeft(), head.bottomRight())
        row = self._row
        for place, note in enumerate(group.rows):
            self._draw_note(painter, note, QRectF(head.left(), head.bottom() + place * row, head.width(), row), share)
        return head.bottom() + len(group.rows) * row

    @property
    def _row(self) -> float:
        """How high a row is: higher than it must be where there is room."""
        px, longest = self._look.px, max((len(group.rows) for group in self.groups), default=1)
        if self._columns == 1:
            return px(ROW)
        return max(float(px(ROW)), min(float(px(ROOMY)), (self.height() - 2 * px(MARGIN) - px(HEAD)) / longest))

    def _draw_note(self, painter: QPainter, note: Note, row: QRectF, share: float) -> None:
        """A box, ticked where the card is known and with a lozenge in it where it is sought; its name, and below it how it is known."""
        px, inks = self._look.px, self._inks
        square = QRectF(row.left() + 1, row.center().y() - px(BOX) / 2, px(BOX), px(BOX))
        painter.setBrush(mixed(inks.brass, inks.paper, 0.45) if note.own else Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(inks.ink, 1.4))
        painter.drawRoundedRect(square, 3, 3)
        if note.sought:
            painter.setBrush(inks.ink)
            painter.drawPolygon(lozenge(square.center(), px(BOX) * 0.34, px(BOX) * 0.34))
        elif note.known:
            self._tick(painter, square)
        text = row.adjusted(px(BOX + 10), 0, 0, 0)
        text = QRectF(text.left(), text.center().y() - px(ROW) / 2, text.width(), px(ROW))
        half = text.height() / 2
        painter.setFont(self._font(share))
        painter.setPen(inks.ink)
        upper = text.adjusted(0, px(3), 0, -half + px(3)) if note.known else text
        metrics = painter.fontMetrics()
        painter.drawText(upper, LEFT, metrics.elidedText(note.name, Qt.TextElideMode.ElideRight, int(upper.width())))
        if note.known:
            painter.setFont(self._font(0.72, fonts.SANS))
            painter.setPen(inks.soft)
            lower, metrics = text.adjusted(0, half, 0, -px(4)), painter.fontMetrics()
            painter.drawText(lower, LEFT, metrics.elidedText(note.known, Qt.TextElideMode.ElideRight, int(lower.width())))
        painter.setPen(QPen(mixed(inks.line, inks.paper, 0.4), 1))
        painter.drawLine(row.bottomLeft(), row.bottomRight())

    def _tick(self, painter: QPainter, square: QRectF) -> None:
        unit = square.width() / 10
        middle = square.center()
        painter.setPen(QPen(self._inks.ink, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        corners = ((-2.6, 0.3), (-0.7, 2.3), (2.8, -2.4))
        painter.drawPolyline([middle + QPointF(x * unit, y * unit) for x, y in corners])


class NoteArea(QScrollArea):
    """A notebook that scrolls where there is no room for all of it; arrows and the wheel move it."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._words = look.words
        self.leaf = NoteLeaf(look)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setWidget(self.leaf)

    def lay(self, groups: Sequence[Notes], name: str = "") -> None:
        """Somebody's notebook from its top; nothing where it is covered."""
        self.leaf.lay(groups)
        self.leaf.setAccessibleName(self._words.text("handout.notebook", name=name) if groups else "")
        self.verticalScrollBar().setValue(0)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802  # the name is Qt's
        """Shows it."""
        self.viewport().update()


def spoken(note: Note) -> str:
    """A line for whoever cannot see it."""
    return f"{note.name}: {note.known}" if note.known else note.name
