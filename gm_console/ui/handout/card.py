"""The card on the table: its back, its words or its code, always in the same place. What is covered is in it no more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from gm_console.ui.handout import code, face

if TYPE_CHECKING:
    from gm_console.ui.handout.secret import Secret
    from gm_console.ui.widgets.look import Look

FLIP_MS: Final = 120
RING: Final = 8.0
"""Room around a card for the line that shows where the keyboard is."""


class Card(QWidget):
    """A square with a card in the middle. Signals: ``pressed`` and ``released``, by the mouse and on the card itself.

    ``fitted`` is what all cards have in common. A double press counts once, unless cards are open only while something is held.
    """

    pressed = Signal()
    released = Signal()

    def __init__(self, look: Look, fitted: face.Fit, *, hold_only: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._look, self._fitted, self._hold_only = look, fitted, hold_only
        self._inks = face.Inks.of(look.theme)
        self._name = ""
        self._secret: Secret | None = None
        self._rows: code.Rows = ()
        self._back = QPixmap()
        self._flip = QVariantAnimation(self)
        self._flip.setDuration(FLIP_MS)
        self._flip.valueChanged.connect(lambda _: self.update())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:  # noqa: N802  # the name is Qt's
        """The same whatever is on it."""
        return QSize(640, 640)

    def lay(self, name: str) -> None:
        """Somebody's card, covered, and the one before gone. It is covered before anything moves."""
        turned = self.open
        if name != self._name:
            self._back = QPixmap()
        self._name, self._secret, self._rows = name, None, ()
        self.setAccessibleName(self._look.words.text("handout.card.covered", name=name))
        self.setAccessibleDescription("")
        self._start(0.5 if turned else 1.0)

    def fit_to(self, fitted: face.Fit) -> None:
        """Other letters, for a card that is none of those dealt."""
        self._fitted = fitted

    def turn(self, secret: Secret, *, to_code: bool) -> None:
        """Its words, or the same for a phone."""
        self._secret = secret
        self._rows = code.matrix(secret, self._fitted.version) if to_code else ()
        self.setAccessibleName(self._look.words.text("handout.card.open", name=self._name))
        self.setAccessibleDescription(secret.spoken)
        self._start(0.0)

    def _start(self, begin: float) -> None:
        """The back shrinks and what is below it grows; nothing waits for that, and covering begins with the back."""
        self._flip.stop()
        self._flip.setStartValue(begin)
        self._flip.setEndValue(1.0)
        self._flip.setDuration(round(FLIP_MS * (1 - begin)))
        if begin < 1.0:
            self._flip.start()
        self.update()

    @property
    def open(self) -> bool:
        """Whether something is to be seen."""
        return self._secret is not None

    @property
    def still(self) -> bool:
        """Whether nothing is turning."""
        return self._flip.state() != QVariantAnimation.State.Running

    @property
    def place(self) -> QRectF:
        """Where the card lies."""
        room = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        unit = min(room.height() / face.HIGH, room.width() / face.WIDE)
        box = QRectF(0, 0, face.WIDE * unit, face.HIGH * unit)
        box.moveCenter(room.center())
        return box.toRect().toRectF()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # the name is Qt's
        """The side that is up, as wide as it is turned."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        moving = not self.still
        turn = float(self._flip.currentValue()) if moving else 1.0
        back = not self.open or turn < 0.5
        if moving:
            middle = self.rect().center().x()
            painter.translate(middle, 0)
            painter.scale(max(0.02, abs(1 - 2 * turn)), 1)
            painter.translate(-middle, 0)
        if self._rows and not back:
            self._draw_code(painter)
        else:
            self._draw_card(painter, back=back)
        painter.end()

    def _draw_card(self, painter: QPainter, *, back: bool) -> None:
        box = self.place
        self._draw_ring(painter, box)
        if back or self._secret is None:
            painter.drawPixmap(box.topLeft(), self._painted_back(box))
            return
        painter.translate(box.topLeft())
        painter.scale(box.width() / face.WIDE, box.height() / face.HIGH)
        face.draw_face(painter, self._secret, self._name, self._inks, self._fitted)

    def _painted_back(self, box: QRectF) -> QPixmap:
        """The back, painted once for a name and a size; a face is never kept."""
        ratio = self.devicePixelRatioF()
        size = (box.size() * ratio).toSize()
        if self._back.size() != size:
            self._back = QPixmap(size)
            self._back.setDevicePixelRatio(ratio)
            self._back.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._back)
            painter.scale(box.width() / face.WIDE, box.height() / face.HIGH)
            face.draw_back(painter, self._name, self._inks)
            painter.end()
        return self._back

    def _draw_code(self, painter: QPainter) -> None:
        room = QRectF(self.rect()).adjusted(RING + 4, RING + 4, -RING - 4, -RING - 4)
        square = code.plate(self._fitted.version, room, self.devicePixelRatioF())
        self._draw_ring(painter, square.adjusted(-4, -4, 4, 4))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._inks.brass)
        painter.drawRoundedRect(square.adjusted(-4, -4, 4, 4), 8, 8)
        code.draw(painter, self._rows, square)

    def _draw_ring(self, painter: QPainter, box: QRectF) -> None:
        if not self.hasFocus():
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._look.ink("focus"), 2))
        round_ = face.ROUND * box.width() / face.WIDE + 4 if not self._rows else 12
        painter.drawRoundedRect(box.adjusted(-5, -5, 5, 5), round_, round_)

    def _hit(self, where: QPointF) -> bool:
        return self.rect().contains(where.toPoint()) if self._rows else self.place.contains(where)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # the name is Qt's
        """On the card, not beside it."""
        if event.button() == Qt.MouseButton.LeftButton and self._hit(event.position()):
            self.pressed.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # the name is Qt's
        """The second press of a double click turns nothing back; held, it is a press like any other."""
        if self._hold_only:
            self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # the name is Qt's
        """Let go, wherever."""
        self.released.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802  # the name is Qt's
        """Shows it."""
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802  # the name is Qt's
        """Shows it no more."""
        self.update()
