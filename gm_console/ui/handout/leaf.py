"""A list everybody may read, as a leaf of paper in columns: a line can be struck, or chosen. What is covered is in it no more."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from gm_console.ui.handout.face import Inks, mixed
from gm_console.ui.widgets.look import Look

MOST_COLUMNS: Final = 6
GAP, MARGIN, LEAST_ROW, ROW = 22, 18, 20, 30
"""In px at the host's text size: between columns, around all, and a row at least and at most."""
SMALLER: Final = (1.0, 0.9, 0.8, 0.7)
STEPS: Final = {Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1), Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0)}


class Leaf(QWidget):
    """Lines in as many columns as fit, read downwards. Signal ``pressed`` with a line's place, by the mouse.

    ``marked`` are the places that are struck, or the one that is chosen where ``strikes`` is false.
    """

    pressed = Signal(int)

    def __init__(self, look: Look, *, strikes: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("leaf")
        self._look, self._strikes = look, strikes
        self._inks = Inks.of(look.theme)
        self.lines: tuple[str, ...] = ()
        self.marked: set[int] = set()
        self.here = 0
        self._widths: list[int] = []
        self._font, self._metrics = look.font("body"), look.metrics("body")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def lay(self, lines: Sequence[str], marked: Collection[int] = ()) -> None:
        """These lines; none where it is covered."""
        self.lines, self.marked, self.here = tuple(lines), set(marked), 0
        self.arrange()

    def toggle(self, place: int) -> None:
        """Strike a line or put it back; or choose it, and no other."""
        self.here = place
        self.marked = self.marked ^ {place} if self._strikes else {place}
        self._tell()
        self.update()

    def step(self, key: int) -> None:
        """The cursor goes on by an arrow key."""
        wide, high = STEPS[Qt.Key(key)]
        place = self.here + high + wide * self.rows
        if 0 <= place < len(self.lines):
            self.here = place
            self._tell()
            self.update()

    def _tell(self) -> None:
        line = self.lines[self.here] if self.lines else ""
        self.setAccessibleName(f"✗ {line}" if self.here in self.marked and self._strikes else line)

    @property
    def rows(self) -> int:
        """How many lines a column has."""
        return -(-len(self.lines) // max(1, len(self._widths)))

    def arrange(self) -> None:
        """As many columns as there is room for; as high as they need. Letters are smaller where the longest line would be cut."""
        px, room = self._look.px, self.width() - 2 * self._look.px(MARGIN)
        wide = self._measured(room)
        for columns in range(MOST_COLUMNS, 0, -1):
            rows = max(1, -(-len(wide) // columns))
            self._widths = [max(wide[at : at + rows]) for at in range(0, len(wide), rows)]
            if sum(self._widths) <= room:
                break
        self._share(room)
        self.setMinimumHeight(self.rows * px(LEAST_ROW) + 2 * px(MARGIN))
        self._tell()
        self.update()

    def _measured(self, room: int) -> list[int]:
        """How wide each line is, in the largest letters that show the longest whole."""
        wide: list[int] = []
        for share in SMALLER:
            self._font = QFont(self._look.font("body"))
            self._font.setPixelSize(round(self._look.font("body").pixelSize() * share))
            self._metrics = QFontMetricsF(self._font)
            wide = [int(self._metrics.horizontalAdvance(line)) + self._look.px(GAP) for line in self.lines]
            if max(wide, default=0) <= room:
                break
        return wide

    def _share(self, room: int) -> None:
        """What is left over goes to all columns alike."""
        spare = max(0, room - sum(self._widths)) // max(1, len(self._widths))
        self._widths = [width + min(spare, self._look.px(80)) for width in self._widths]

    @property
    def _row(self) -> float:
        px = self._look.px
        return min(float(px(ROW)), (self.height() - 2 * px(MARGIN)) / max(1, self.rows))

    def box(self, place: int) -> QRect:
        """Where a line stands."""
        column, row = divmod(place, max(1, self.rows))
        margin = self._look.px(MARGIN)
        left = margin + sum(self._widths[:column])
        return QRectF(left, margin + row * self._row, self._widths[column], self._row).toRect()

    def _at(self, where: QPoint) -> int | None:
        return next((place for place in range(len(self.lines)) if self.box(place).contains(where)), None)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # the name is Qt's
        """Other columns."""
        self.arrange()
        super().resizeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # the name is Qt's
        """A line was pressed."""
        place = self._at(event.position().toPoint())
        if place is not None and event.button() == Qt.MouseButton.LeftButton:
            self.pressed.emit(place)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # the name is Qt's
        """The second press of a double click takes nothing back."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # the name is Qt's
        """Paper, and the lines in ink; what is struck has a line through it, what is chosen stands on a ground of its own."""
        painter, inks = QPainter(self), self._inks
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), inks.paper)
        painter.setFont(self._font)
        for place, line in enumerate(self.lines):
            box = self.box(place)
            if not event.rect().intersects(box):
                continue
            marked = place in self.marked
            if marked and not self._strikes:
                painter.fillRect(box.adjusted(-4, 0, -8, 0), mixed(inks.brass, inks.paper, 0.35))
            painter.setPen(mixed(inks.ink, inks.paper, 0.72) if marked and self._strikes else inks.ink)
            text = self._metrics.elidedText(line, Qt.TextElideMode.ElideRight, box.width())
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
            if marked and self._strikes:
                self._strike(painter, box, line)
            if place == self.here and self.hasFocus():
                painter.setPen(QPen(self._look.ink("focus"), 2))
                painter.drawRoundedRect(box.adjusted(-4, 1, -8, -1), 4, 4)
        painter.end()

    def _strike(self, painter: QPainter, box: QRect, line: str) -> None:
        wide = min(box.width(), int(self._metrics.horizontalAdvance(line)))
        painter.setPen(QPen(self._inks.ink, 1.6))
        painter.drawLine(box.left() - 2, box.center().y() + 1, box.left() + wide + 2, box.center().y() + 1)


class LeafArea(QScrollArea):
    """A leaf that scrolls where there is no room for all its lines."""

    def __init__(self, look: Look, *, strikes: bool) -> None:
        super().__init__()
        self.leaf = Leaf(look, strikes=strikes)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setWidget(self.leaf)

    def step(self, key: int) -> None:
        """The cursor goes on, and stays in sight."""
        self.leaf.step(key)
        middle = self.leaf.box(self.leaf.here).center()
        self.ensureVisible(middle.x(), middle.y(), 20, 60)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """Arrows move the cursor of the page, not the paper."""
        event.ignore()
