"""The log on the glass: time, sentences, rule; struck through where undone."""

from __future__ import annotations

from functools import partial
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFont, QKeyEvent, QPainter, QResizeEvent, QStandardItem
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from gm_console.ui.widgets.log_model import ROW, Index, LogModel, LogRow
from gm_console.ui.widgets.wrapped import Wrapped

if TYPE_CHECKING:
    from gm_console.ui.widgets.look import Look

PAD, GAP = 12, 9


class LogPainter(QStyledItemDelegate):
    """Paints a row. Its height stands in the model, so `sizeHint` stays Qt's own."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._chip = int(look.metrics("rule").horizontalAdvance("M00")) + look.px(12)

    def columns(self, width: int, time: str) -> tuple[int, int, int]:
        """Left edge of the text, its width, and the width of the rule's box; from an hour on the time takes more room."""
        advance = self._look.metrics("body").horizontalAdvance
        left = self._look.px(PAD) + ceil(max(advance("00:00"), advance(time))) + self._look.px(8)
        return left, width - left - self._chip - self._look.px(PAD + 8), self._chip

    def height(self, row: LogRow, width: int) -> int:
        """How high a row is at a width: its sentences, wrapped, or the boxes of its rules, whichever is more."""
        _, room, _ = self.columns(width, row.time)
        text = Wrapped(row.text, self._look.font("body"), room).size.toSize()
        below = 0 if not row.fate or self._beside(text, room, row) else self._look.metrics("body").height()
        return max(ceil(text.height() + below), self._look.px(22)) + self._look.px(2 * GAP)

    def _beside(self, text: QSize, room: int, row: LogRow) -> bool:
        """Whether the word of what became of an entry stands behind its only line; else it has a line of its own below."""
        metrics, word = self._look.metrics("body"), self._look.words.text(f"table.log.{row.fate}")
        one_line = text.height() < metrics.height() * 1.5
        return one_line and text.width() + metrics.horizontalAdvance(f"  {word}") < room

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Time, text and rule: drawn once, for each new entry pushes all others down."""
        row: LogRow = index.data(ROW)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        box = option.rect
        paint = partial(self._row, row, box.size(), chosen)
        self._look.kept.put(painter, (box.x(), box.y(), box.width(), box.height()), ("row", row, chosen), paint)

    def _row(self, row: LogRow, size: QSize, chosen: bool, painter: QPainter) -> None:
        box = QRect(QPoint(), size)
        painter.fillRect(box, self._look.ink("button" if chosen else "log_bg"))
        painter.setPen(self._look.ink("log_rule"))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        left, room, chip = self.columns(box.width(), row.time)
        text = QRect(box.left() + left, box.top() + self._look.px(GAP), room, box.height())
        painter.setPen(self._look.ink("text_soft"))
        painter.setFont(self._look.font("body"))
        painter.drawText(QPoint(box.left() + self._look.px(PAD), text.top() + round(self._look.metrics("body").ascent())), row.time)
        if row.rules:
            self._rule(painter, QRect(text.right() + self._look.px(8), text.top(), chip, self._look.px(20)), row.rules[0])
        self._text(painter, text, row)

    def _text(self, painter: QPainter, text: QRect, row: LogRow) -> None:
        font = QFont(self._look.font("body"))
        font.setStrikeOut(bool(row.fate))
        painter.setPen(self._look.ink("text_spent" if row.fate else "text"))
        laid = Wrapped(row.text, font, text.width())
        laid.draw(painter, text.left(), text.top())
        if not row.fate:
            return
        whole = QRect(text.topLeft(), laid.size.toSize())
        painter.setFont(self._look.font("body"))
        painter.setPen(self._look.ink("money"))
        self._fate(painter, text, whole, row)

    def _fate(self, painter: QPainter, text: QRect, whole: QRect, row: LogRow) -> None:
        """The word behind the last line, or below it where there is no room."""
        word = self._look.words.text(f"table.log.{row.fate}")
        metrics = self._look.metrics("body")
        fits = self._beside(whole.size(), text.width(), row)
        at = QPoint(whole.right(), whole.top()) if fits else QPoint(text.left(), whole.bottom() - int(metrics.descent() / 2))
        painter.drawText(at + QPoint(self._look.px(8) if fits else 0, int(metrics.ascent())), word)

    def _rule(self, painter: QPainter, box: QRect, rule: str) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self._look.ink("button_edge"))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(self._look.ink("text_soft"))
        painter.setFont(self._look.font("rule"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, rule)
        painter.setFont(self._look.font("body"))


class LogView(QListView):
    """The list. Signals: ``mend_wanted`` an entry's number, by Enter or the right button; ``left`` when Esc gives the focus back."""

    mend_wanted = Signal(int)
    left = Signal()

    def __init__(self, look: Look, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._painter = LogPainter(look, self)
        self._model = model
        self._look = look
        self._width = 0
        self.setItemDelegate(self._painter)
        self.setModel(model)
        model.rowsInserted.connect(self.measure)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.verticalScrollBar().rangeChanged.connect(self._follow_range)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAccessibleName(look.words.text("table.log.title"))
        self.setAccessibleDescription(look.words.text("table.log.how"))

    def _follow_range(self, _: int, last: int) -> None:
        """The bar keeps its place always, so that no row is measured anew; with nothing to scroll it is not painted."""
        self.verticalScrollBar().setEnabled(last > 0)

    def feed(self) -> None:
        """Show what the log has grown by; the newest stays in sight unless the host reads further down."""
        at_top = self.verticalScrollBar().value() == 0
        fresh = self._model.feed()
        if fresh and at_top:
            self._model.forget_older()
        self.measure()
        if fresh:
            self.executeDelayedItemsLayout()  # now, not after the frame that would then show the old rows
        if fresh and at_top:
            self.scrollToTop()

    def measure(self, *_: object) -> None:
        """Give each new row its height."""
        for item in self._model.unmeasured():
            self._measure(item)

    def _measure(self, item: QStandardItem) -> None:
        width = self.viewport().width()
        item.setData(QSize(width, self._painter.height(item.data(ROW), width)), Qt.ItemDataRole.SizeHintRole)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # the name is Qt's
        """Another width, other heights."""
        if self.viewport().width() != self._width:
            self._width = self.viewport().width()
            self._model.forget_heights()
            self.measure()
        super().resizeEvent(event)

    def seq(self) -> int | None:
        """The number of the entry that has the focus."""
        row = self._model.row_at(self.currentIndex())
        return row.seq if row else None

    def rules(self) -> tuple[str, ...]:
        """The rules of the entry that has the focus, in the order of its sentences."""
        row = self._model.row_at(self.currentIndex())
        return row.rules if row else ()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """Enter mends, Esc goes back to the table; letters are not the table's while the list has the focus."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            seq = self.seq()
            if seq is not None:
                self.mend_wanted.emit(seq)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in MOVES:
            if event.key() == Qt.Key.Key_End:
                self._model.fetch_all()
            super().keyPressEvent(event)
        else:
            event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802  # the name is Qt's
        """The right button mends the entry under it."""
        index = self.indexAt(event.pos())
        row = self._model.row_at(index)
        if row:
            self.setCurrentIndex(index)
            self.mend_wanted.emit(row.seq)


MOVES = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End})
