"""One page at a time of what will be printed; while it is being made, how far; a secret page lies under the cloth until the host looks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QImage, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QStackedWidget, QVBoxLayout, QWidget

from gm_console.printshop.order import Part, phrases
from gm_console.ui import theme
from gm_console.ui.baize import Baize
from gm_console.ui.dialogs.veil import FORGET_MS, TAPS, Eye, app, loses_keyboard
from gm_console.ui.page import button, label
from gm_console.ui.ticker import once
from gm_console.ui.widgets.look import Look

STILL_MS = 120
"""After so long without another size, a page is drawn anew in it."""
SHADOW = 6
ROUNDED = 2
"""Pixels by which a page made for a size may miss it."""


class Glass(QWidget):
    """A page's picture in the middle, as large as there is room."""

    def __init__(self) -> None:
        super().__init__()
        self._picture = QPixmap()

    def put(self, image: QImage | None) -> None:
        """A picture, or none."""
        self._picture = QPixmap.fromImage(image) if image is not None else QPixmap()
        self.update()

    @property
    def empty(self) -> bool:
        """Whether nothing can be seen."""
        return self._picture.isNull()

    def _fitted(self) -> QSize:
        """How large it is drawn: dot for dot where it was made for this size, or letters blur."""
        room = self.size() - QSize(2 * SHADOW, 2 * SHADOW)
        size = self._picture.size().scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
        own = self._picture.size() / self.devicePixelRatioF()
        return own if abs(own.width() - size.width()) <= ROUNDED else size

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # the name is Qt's
        """The paper with a shadow."""
        if self._picture.isNull():
            return
        size = self._fitted()
        spot = QRect((self.width() - size.width()) // 2, (self.height() - size.height()) // 2, size.width(), size.height())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for by in range(SHADOW, 0, -1):
            painter.fillRect(spot.adjusted(-by // 2, -by // 2, by, by), QColor(0, 0, 0, 16))
        painter.drawPixmap(spot, self._picture)
        painter.end()


class Waiting(QWidget):
    """What stands here without a page: a sentence, and how far the press is. Signals: ``cancelled``, ``again``."""

    cancelled = Signal()
    again = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        words, px = look.words, look.px
        self.told = label("", "cue")
        self.told.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.bar = QProgressBar()
        self.bar.setAccessibleName(words.text("printpage.making"))
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(px(150))
        self.cancel = button(words.text("printpage.cancel"), "action", named="cancel")
        self.cancel.clicked.connect(self.cancelled)
        self.anew = button(words.text("printpage.again"), "action", named="again")
        self.anew.clicked.connect(self.again)
        column = QVBoxLayout(self)
        column.setSpacing(px(8))
        column.addStretch(1)
        column.addWidget(self.told)
        for widget in (self.bar, self.cancel, self.anew):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self.say("")  # before anything is made there is nothing to cancel

    def say(self, text: str, *, busy: bool = False, trouble: bool = False, again: bool = False) -> None:
        """A sentence, with what can be done about it."""
        theme.mark(self.told, role="fault" if trouble else "cue")
        self.told.setText(text)
        self.bar.setVisible(busy)
        self.cancel.setVisible(busy)
        self.anew.setVisible(again)


class Preview(QWidget):
    """Signals: ``wanted`` (page from 0, width in pixels), a page to be drawn; ``cancelled``; ``again``, to make what was called off."""

    wanted = Signal(int, int)
    cancelled = Signal()
    again = Signal()

    def __init__(self, look: Look, game: str, *, hold_only: bool) -> None:
        super().__init__()
        self._look, self._game = look, game
        self._parts: Sequence[Part] = ()
        self._pages = 0
        self._secrets_told = self._shut = False
        self._uncovered = False
        self.page = 0
        self.shape = 210 / 297
        self.stack = QStackedWidget()
        self.waiting = Waiting(look)
        self.waiting.cancelled.connect(self.cancelled)
        self.waiting.again.connect(self.again)
        self.stack.addWidget(self.waiting)
        self.glass = Glass()
        self.stack.addWidget(self.glass)
        self.stack.addWidget(self._cloth())
        self.eye = Eye(look.words, hold_only=hold_only)
        self.eye.looked.connect(self._uncover)
        self.eye.left.connect(self.cover)
        self._still = once(self, STILL_MS, self._ask)
        self._forget = once(self, FORGET_MS, self.cover)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.stack, 1)
        whole.addLayout(self._turning())
        self.clear()

    def _cloth(self) -> QWidget:
        cloth = Baize(self._look.theme)
        column = QVBoxLayout(cloth)
        self.covered_told = label(self._look.words.text("printpage.covered"), "cue")
        self.covered_told.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self.covered_told)
        return cloth

    def _turning(self) -> QVBoxLayout:
        words = self._look.words
        self.before = button(words.text("printpage.before"), "flat", named="page:before")
        self.after = button(words.text("printpage.after"), "flat", named="page:after")
        self.before.clicked.connect(lambda: self.turn(self.page - 1))
        self.after.clicked.connect(lambda: self.turn(self.page + 1))
        self.where = label("", "soft")
        self.where.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row = QHBoxLayout()
        row.addWidget(self.before)
        row.addStretch(1)
        row.addWidget(self.eye)
        row.addStretch(1)
        row.addWidget(self.after)
        column = QVBoxLayout()
        column.addWidget(self.where)
        column.addLayout(row)
        return column

    def clear(self) -> None:
        """No page at all."""
        self._parts, self._pages, self.page = (), 0, 0
        self.cover()
        self.glass.put(None)
        self._follow()

    def busy(self, done: int = 0, total: int = 0) -> None:
        """It is being made: so far, where that is known."""
        if done == 0:
            self.clear()
        self.waiting.say(self._look.words.text("printpage.making"), busy=True)
        self.waiting.bar.setRange(0, total)
        self.waiting.bar.setValue(done)
        self.stack.setCurrentIndex(0)

    def say(self, text: str, *, trouble: bool = False, again: bool = False) -> None:
        """Why there is no page."""
        self.clear()
        self.waiting.say(text, trouble=trouble, again=again)
        self.stack.setCurrentIndex(0)

    def begin(self, parts: Sequence[Part], pages: int, *, told: bool, shut: bool = False) -> None:
        """A finished file, from its first page. ``told``: its secrets are none any more; ``shut``: they are not for the host to see."""
        self._parts, self._pages, self._secrets_told, self._shut = parts, pages, told, shut
        self.covered_told.setText(self._look.words.text("printpage.shut" if shut else "printpage.covered"))
        self.page = 0
        self.turn(0)

    def turn(self, page: int) -> None:
        """Another page; what was uncovered is covered again."""
        if not 0 <= page < self._pages:
            return
        self.page = page
        self.cover()
        self.glass.put(None)
        self._follow()
        self._ask()

    @property
    def part(self) -> Part | None:
        """What the page shown belongs to."""
        return next((part for part in self._parts if part.first <= self.page < part.first + part.pages), None)

    @property
    def covered(self) -> bool:
        """Whether the page shown may not be seen now."""
        part = self.part
        return part is not None and part.secret and not self._secrets_told and not self._uncovered

    def _follow(self) -> None:
        """What stands below, and what lies on top."""
        words, part = self._look.words, self.part
        named = words.text(f"{phrases(self._game, part.key)}.title") if part is not None else ""
        where = words.text("printpage.where", page=self.page + 1, pages=self._pages)
        self.where.setText(" · ".join(text for text in (where, named) if text) if self._pages else "")
        self.before.setEnabled(self.page > 0)
        self.after.setEnabled(self.page + 1 < self._pages)
        self.eye.setVisible(part is not None and part.secret and not self._secrets_told and not self._shut)
        if self._pages:
            self.stack.setCurrentIndex(2 if self.covered else 1)

    def _ask(self) -> None:
        """Wants the page drawn as large as it is seen, to the pixel of the screen."""
        if not self._pages or self.covered:
            return
        room = self.stack.size() - QSize(2 * SHADOW, 2 * SHADOW)
        width = max(min(room.width(), round(room.height() * self.shape)), 40)
        self.wanted.emit(self.page, round(width * self.devicePixelRatioF()))

    def show_picture(self, page: int, image: QImage) -> None:
        """A page drawn; one that is not wanted any more, or lies covered, is let go."""
        if page != self.page or not self._pages or self.covered:
            return
        shape = image.width() / max(1, image.height())
        other, self.shape = abs(shape - self.shape) > 0.01, shape
        self.glass.put(image)
        if other:
            self._ask()

    def _uncover(self) -> None:
        if not self._uncovered and not self._shut:
            self._uncovered = True
            self.eye.show_open(open_=True)
            app().installEventFilter(self)
            self._forget.start()
            self._follow()
            self._ask()

    def cover(self) -> None:
        """A secret page out of every widget."""
        self._forget.stop()
        self.eye.stop()
        if not self._uncovered:
            return
        self._uncovered = False
        app().removeEventFilter(self)
        self.eye.show_open(open_=False)
        if self.covered:
            self.glass.put(None)
        self._follow()

    def eventFilter(self, seen: QObject, event: QEvent) -> bool:  # noqa: N802  # the name is Qt's
        """Use keeps it open; when the window loses the keyboard it is covered."""
        if event.type() in TAPS:
            self._forget.start()
        elif loses_keyboard(self, seen, event):
            self.cover()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # the name is Qt's
        """Drawn anew once the size stands."""
        super().resizeEvent(event)
        if self._pages:
            self._still.start()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802  # the name is Qt's
        """Nothing stays open unseen."""
        self._still.stop()
        self.cover()
        super().hideEvent(event)
