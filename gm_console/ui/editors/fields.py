"""Fields of the editors: a name above, how much is written beside it, what is wrong below, and a hint while nothing is written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QPlainTextEdit, QSizePolicy, QSpinBox, QVBoxLayout, QWidget

from gm_console.ui import theme
from gm_console.ui.page import label
from gm_console.ui.settings import OneOf
from gm_console.ui.widgets.look import Look


class Piece(QWidget):
    """One field. ``key`` is its name in a file. Signal: ``changed``, whenever something is typed or chosen."""

    changed = Signal()

    def __init__(self, look: Look, key: str, name: str, hint: str = "") -> None:
        super().__init__()
        self.look = look
        self.key = key
        self.name = name
        self._hint = hint
        self.counter = label("", "caption")
        self.counter.setWordWrap(False)
        self.fault = label("", "fault")
        self.fault.hide()
        head = QHBoxLayout()
        head.setSpacing(look.px(8))
        head.addWidget(label(name), 1, Qt.AlignmentFlag.AlignBottom)
        head.addWidget(self.counter, 0, Qt.AlignmentFlag.AlignBottom)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(look.px(3))
        self.column.addLayout(head)

    def hold(self, control: QWidget) -> None:
        """Puts in what is named; it has the focus of the whole field."""
        self.control = control
        control.setAccessibleName(self.name)
        control.setAccessibleDescription(self._hint)
        if isinstance(control, QLineEdit | QPlainTextEdit):
            control.setPlaceholderText(self._hint)
        control.setObjectName(self.key)
        self.setFocusProxy(control)
        self.column.addWidget(control, 1)
        self.column.addWidget(self.fault)

    @property
    def value(self) -> Any:
        """What is written, as a file would hold it."""
        return None

    def put(self, value: Any) -> None:
        """Shows what a file holds."""

    def show_fault(self, text: str) -> None:
        """Says what is wrong; nothing where ``text`` is empty."""
        sentence = text[:1].upper() + text[1:]
        self.fault.setText(sentence)
        self.fault.setVisible(bool(text))
        self.control.setAccessibleDescription(sentence or self._hint)
        theme.mark(self.control, fault=bool(text))


class Counted(Piece):
    """Words, of which at most ``most`` letters are wanted; more may be typed, and then it says so."""

    def __init__(self, look: Look, key: str, name: str, most: int | None, hint: str = "") -> None:
        super().__init__(look, key, name, hint)
        self._most = most

    def _count(self) -> None:
        self.counter.setText(f"{len(self.value)} / {self._most}" if self._most else "")
        self.changed.emit()


class OneLine(Counted):
    """A line."""

    def __init__(self, look: Look, key: str, name: str, most: int | None, hint: str = "") -> None:
        super().__init__(look, key, name, most, hint)
        self.edit = QLineEdit()
        self.edit.textChanged.connect(self._count)
        self.hold(self.edit)

    @property
    def value(self) -> str:
        """The words, without space around them."""
        return self.edit.text().strip()

    def put(self, value: str) -> None:
        """Shows a text from its beginning."""
        self.edit.setText(value)
        self.edit.setCursorPosition(0)
        self._count()


class Text(Counted):
    """Several lines; ``lines`` of them stand whole. Tab goes on to the next field."""

    def __init__(self, look: Look, key: str, name: str, most: int | None, lines: int, hint: str = "") -> None:
        super().__init__(look, key, name, most, hint)
        self.edit = self._made()
        self.edit.setTabChangesFocus(True)
        self.edit.setMinimumHeight(lines * QFontMetrics(look.font("body")).lineSpacing() + look.px(22))
        self.edit.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.edit.textChanged.connect(self._count)
        self.hold(self.edit)

    def _made(self) -> QPlainTextEdit:
        return Low()

    @property
    def value(self) -> Any:
        """The words, without space around them."""
        return self.edit.toPlainText().strip()

    def put(self, value: Any) -> None:
        """Shows a text."""
        self.edit.setPlainText(value)


class Low(QPlainTextEdit):
    """Asks for no more height than it must have; Qt's own asks for ten lines, and the page would scroll."""

    def sizeHint(self) -> QSize:  # noqa: N802  # the name is Qt's
        """As low as may be."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # the name is Qt's
        """The same, whatever its scroll bar would like."""
        return QSize(super().minimumSizeHint().width(), self.minimumHeight())


class Ruled(Low):
    """A fine line below every paragraph, so that one item is told from the next."""

    def __init__(self, ink: QColor) -> None:
        super().__init__()
        self._ink = ink

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # the name is Qt's
        """The text, then the lines."""
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        painter.setPen(self._ink)
        block, width = self.firstVisibleBlock(), self.viewport().width()
        while block.isValid():
            bottom = round(self.blockBoundingGeometry(block).translated(self.contentOffset()).bottom())
            if bottom > event.rect().bottom():
                break
            painter.drawLine(0, bottom, width, bottom)
            block = block.next()
        painter.end()


class Items(Text):
    """A list, one item a line; blank lines are none."""

    def __init__(self, look: Look, key: str, name: str, least: int, lines: int, hint: str = "") -> None:
        self._least = least
        super().__init__(look, key, name, None, lines, hint)

    def _made(self) -> QPlainTextEdit:
        return Ruled(self.look.ink("log_rule"))

    def _count(self) -> None:
        key = "editor.count.least" if len(self.value) < self._least else "editor.count"
        self.counter.setText(self.look.words.text(key, n=len(self.value), least=self._least))
        self.changed.emit()

    @property
    def value(self) -> list[str]:
        """The items."""
        return [item for line in self.edit.toPlainText().split("\n") if (item := line.strip())]

    def put(self, value: Any) -> None:
        """Shows a list; an item of several lines becomes one line."""
        self.edit.setPlainText("\n".join(" ".join(str(item).split()) for item in value))
        self._count()


class Pick(Piece):
    """One thing out of several."""

    def __init__(self, look: Look, key: str, name: str, options: Sequence[tuple[Any, str]]) -> None:
        super().__init__(look, key, name)
        self.choice = OneOf(look, name, options, None)
        self.choice.chosen.connect(lambda _: self.changed.emit())
        self.hold(self.choice)

    @property
    def value(self) -> Any:
        """What is chosen."""
        return self.choice.value

    def put(self, value: Any) -> None:
        """Chooses."""
        self.choice.put(value)


class Still(QSpinBox):
    """A number that a turning wheel does not change by the way."""

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802  # the name is Qt's
        """The page scrolls instead."""
        event.ignore()


class Figure(Piece):
    """A whole number."""

    def __init__(self, look: Look, key: str, name: str, least: int, most: int) -> None:
        super().__init__(look, key, name)
        self.spin = Still()
        self.spin.setRange(least, most)
        self.spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.spin.setMaximumWidth(look.px(180))
        self.spin.valueChanged.connect(lambda _: self.changed.emit())
        self.hold(self.spin)

    @property
    def value(self) -> int:
        """The number."""
        return self.spin.value()

    def put(self, value: int) -> None:
        """Shows a number, the nearest one that may be."""
        self.spin.setValue(value)


def grid_of(page: QWidget, look: Look) -> QGridLayout:
    """Two columns of fields, with room between."""
    grid = QGridLayout(page)
    grid.setContentsMargins(0, look.px(4), look.px(6), look.px(4))
    grid.setHorizontalSpacing(look.px(24))
    grid.setVerticalSpacing(look.px(8 if look.large else 14))
    grid.setColumnStretch(0, 1)
    grid.setColumnStretch(1, 1)
    return grid
