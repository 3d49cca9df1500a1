"""What only the host may see: nothing of it is in any widget until he looks, and it is gone again when he looks away.

A `Pad` takes taps without showing what was tapped; a `Veil` shows it while it is held open.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from gm_console.ui import theme
from gm_console.ui.dialogs.frame import em, fresh, give_way, plain
from gm_console.ui.keys import GRACE_MS, digit
from gm_console.ui.page import button, label
from gm_console.ui.ticker import once
from gm_console.ui.widgets.flow import Flow
from gm_console.words import Translator

FORGET_MS: Final = 30_000
"""How long a veil that was opened by a click stays open without use."""

TAPS: Final = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel)


def loses_keyboard(widget: QWidget, seen: QObject, event: QEvent) -> bool:
    """Whether the window of a widget, or the whole program, loses the keyboard by what was seen: a secret in it is covered then."""
    kind = event.type()
    return kind == QEvent.Type.ApplicationDeactivate or (kind == QEvent.Type.WindowDeactivate and seen is widget.window())


def app() -> QApplication:
    """The running application. Raises LookupError without one; there is no widget by then either."""
    found = QApplication.instance()
    if isinstance(found, QApplication):
        return found
    raise LookupError("no application")


class Eye(QPushButton):
    """The button that opens a veil: held, it is open as long; clicked, it stays open, unless only holding counts."""

    looked = Signal()
    left = Signal()

    def __init__(self, words: Translator, *, hold_only: bool) -> None:
        super().__init__()
        self._words = words
        self._hold_only = hold_only
        self._shut = once(self, GRACE_MS, self.left.emit)
        self.setAutoDefault(False)
        self.setObjectName("eye")
        self.setCheckable(not hold_only)
        self.show_open(open_=False)
        self.pressed.connect(self._press)
        self.released.connect(self._release)
        self.toggled.connect(self._toggle)

    def show_open(self, *, open_: bool) -> None:
        """The words on it."""
        if self._hold_only:
            self.setText(self._words.text("dialogs.veil.hold"))
            return
        with QSignalBlocker(self):
            self.setChecked(open_)
        self.setText(self._words.text("dialogs.veil.cover" if open_ else "dialogs.veil.look"))

    def _toggle(self, on: bool) -> None:
        (self.looked if on else self.left).emit()

    def _press(self) -> None:
        if self._hold_only:
            self._shut.stop()
            self.looked.emit()

    def _release(self) -> None:
        """A held key may arrive as pairs of release and press: a release counts when no press follows at once."""
        if self._hold_only:
            self._shut.start()

    def stop(self) -> None:
        """Nothing is held any more."""
        self._shut.stop()
        self.setDown(False)


class Veil(QFrame):
    """An area that stays covered. ``make`` builds what is under it each time it is uncovered.

    ``high`` is in lines' heights, and less where the window is too low.
    """

    def __init__(self, words: Translator, make: Callable[[], QWidget], *, hold_only: bool, high: int) -> None:
        super().__init__()
        self._make = make
        self._under: QWidget | None = None
        self.eye = Eye(words, hold_only=hold_only)
        self.eye.looked.connect(self.uncover)
        self.eye.left.connect(self.cover)
        self._forget = once(self, FORGET_MS, self.cover)
        theme.mark(self, role="panel")
        row = QHBoxLayout()
        row.addWidget(self.eye)
        self._told = label(words.text("dialogs.veil.covered"), "soft")
        row.addWidget(self._told, 1)
        row.addStretch(0)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        give_way(self._area, high, 4)
        self._lay_cloth()
        inside = QVBoxLayout(self)
        inside.addLayout(row)
        inside.addWidget(self._area)
        self.setFocusProxy(self.eye)

    @property
    def open(self) -> bool:
        """Whether it can be seen."""
        return self._under is not None

    def uncover(self) -> None:
        """Shows it."""
        if self.open:
            return
        self._lay()
        self._told.hide()
        self.eye.show_open(open_=True)
        app().installEventFilter(self)
        self._forget.start()

    def cover(self) -> None:
        """Takes it away, out of every widget."""
        self._forget.stop()
        self.eye.stop()
        if not self.open:
            return
        self._drop()
        self._lay_cloth()
        self._told.show()
        self.eye.show_open(open_=False)
        app().removeEventFilter(self)

    def refresh(self) -> None:
        """Builds it anew, where it is open."""
        if self.open:
            self._lay()

    def _lay(self) -> None:
        where = self._area.verticalScrollBar().value()
        self._drop()
        self._under = self._make()
        theme.mark(self._under, role="page")
        self._area.setWidget(self._under)
        self._area.verticalScrollBar().setValue(where)

    def _lay_cloth(self) -> None:
        """What lies on it while it is covered."""
        cloth = QWidget()
        theme.mark(cloth, role="table")
        self._area.setWidget(cloth)

    def _drop(self) -> None:
        gone = self._area.takeWidget()
        self._under = None
        if gone is not None:
            gone.hide()
            gone.deleteLater()
            QApplication.sendPostedEvents(gone, QEvent.Type.DeferredDelete.value)

    def eventFilter(self, seen: QObject, event: QEvent) -> bool:  # noqa: N802  # the name is Qt's
        """Use keeps it open; when the window loses the keyboard it is covered."""
        if event.type() in TAPS:
            self._forget.start()
        elif loses_keyboard(self, seen, event):
            self.cover()
        return False

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802  # the name is Qt's
        """Nothing stays open unseen."""
        self.cover()
        super().hideEvent(event)


class Pad(QWidget):
    """Buttons that are tapped and show nothing of it: the same steps whatever is chosen, and no trace for who comes next.

    ``tapped`` gives the place of a button. The pad has the focus as a whole, so that no ring marks the last one tapped; ``keys`` are
    their digits or signs.
    """

    tapped = Signal(int)

    def __init__(self, name: str, options: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self._keys = [key for key, _ in options]
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        row = QWidget()
        flow = Flow(em() // 3, row)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(0, 0, 0, em() // 3)
        inside.addWidget(row)
        for place, (key, text) in enumerate(options):
            made = button(plain(f"{key}  {text}" if text else key), "action", named=f"pad:{place}")
            made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            made.setAccessibleName(text or key)
            made.clicked.connect(lambda *_, place=place: self.tapped.emit(place))
            flow.addWidget(made)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """Its key taps a button; a held key taps once."""
        number = digit(event)
        sent = (str(number), event.text().replace("-", "−"))
        key = next((one for one in sent if one in self._keys), None)
        if key is None:
            super().keyPressEvent(event)
        elif fresh(self, event):
            self.tapped.emit(self._keys.index(key))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # the name is Qt's
        """A line below all of them where the pad has the keyboard."""
        if self.hasFocus():
            painter = QPainter(self)
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Accent), 3))
            painter.drawLine(self.rect().bottomLeft(), self.rect().bottomRight())
            painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802  # the name is Qt's
        """Shows it."""
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802  # the name is Qt's
        """Shows it no more."""
        self.update()

    def button(self, place: int) -> QPushButton:
        """One of its buttons."""
        return self.findChildren(QPushButton)[place]
