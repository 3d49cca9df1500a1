"""The seats beside a board, a line or two each: whose they are, who they play, where, how many cards, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from gm_console.engine.value import Value
from gm_console.ui.widgets.board.pieces import paint_pawn
from gm_console.ui.widgets.board.shown import Colour, Standing, Token

if TYPE_CHECKING:
    from gm_console.ui.widgets.look import Look

LEAST, BOTH, WANTED, GAP, PAD, PAWN = 28, 44, 62, 5, 10, 34
"""In px at the host's text size: a line at least, and from where on it has both its lines."""
WHOLE = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextDontClip)
LEFT, RIGHT = int(Qt.AlignmentFlag.AlignLeft) | WHOLE, int(Qt.AlignmentFlag.AlignRight) | WHOLE
"""Letters with tails are drawn whole, where two lines stand close."""


class SeatFace(Value, frozen=True):
    """What a seat shows. ``about`` is who he plays and where; ``word`` his state; ``count`` his cards in a word or two.

    ``turn``: it is his turn; ``due``: he has to answer; ``out``: he only looks on, or has left. ``told`` says all of it.
    """

    id: str
    number: int
    name: str
    about: str
    word: str = ""
    count: str = ""
    colour: Colour | None = None
    sign: str = ""
    turn: bool = False
    due: bool = False
    out: bool = False
    told: str = ""

    @property
    def pawn(self) -> Token | None:
        """His pawn as it stands on the board; None while he has none."""
        standing: Standing = "turn" if self.turn else "out" if self.out else ""
        return None if self.colour is None else Token(self.id, self.colour, self.sign, self.name, "", standing)


class SeatLine(QWidget):
    """One seat, painted."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.face: SeatFace | None = None
        self._both = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumHeight(look.px(WANTED))

    def sizeHint(self) -> QSize:  # noqa: N802  # the name is Qt's
        """Two lines."""
        return QSize(self._look.px(300), self._look.px(WANTED))

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # the name is Qt's
        """What can still be read."""
        return QSize(self._look.px(200), self._look.px(LEAST))

    def show_face(self, face: SeatFace) -> None:
        """Another face, if it is another."""
        if face != self.face:
            self.face = face
            self.setAccessibleName(face.name)
            self.setAccessibleDescription(face.told)
            self.setToolTip(face.told)
            self.update()

    def show_both(self, *, both: bool) -> None:
        """Whether there is room for both its lines: all seats do as one."""
        if both != self._both:
            self._both = both
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # the name is Qt's
        """Ground, pawn, name and count above, who and where and the state below; in one line where there is no room for two."""
        if self.face is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(painter, self.face)
        left = self._pawn(painter, self.face)
        pad = self._look.px(PAD)
        if not self._both:
            room = QRectF(left, 0, self.width() - left - pad, self.height())
            self._pair(painter, room, ("name", self.face.name), ("body", self.face.word or self.face.count), soft=False)
            painter.end()
            return
        half = self.height() // 2 if self.face.about or self.face.word else self.height() - self._look.px(2)
        room = QRectF(left, self._look.px(2), self.width() - left - pad, half)
        self._pair(painter, room, ("name", self.face.name), ("body", self.count_beside(room.width())), soft=False)
        below = QRectF(left, half - self._look.px(1), self.width() - left - pad, half)
        self._pair(painter, below, ("body", self.face.about), ("body", self.face.word), soft=True)
        painter.end()

    def count_beside(self, room: float) -> str:
        """The count of his cards, where a line of ``room`` px holds it beside the whole name; else nothing, for a name is wanted more."""
        if self.face is None:
            return ""
        name, count = self._look.metrics("name"), self._look.metrics("body")
        taken = name.horizontalAdvance(self.face.name) + self._look.px(8) + count.horizontalAdvance(self.face.count)
        return self.face.count if taken <= room else ""

    def _ground(self, painter: QPainter, face: SeatFace) -> None:
        strong = face.turn or face.due
        pen = QPen(self._look.ink("seat_floor_edge" if strong else "seat_edge"), 2 if strong else 1)
        if face.out or face.due:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(self._look.ink("seat_floor" if strong else "seat_out" if face.out else "seat"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)

    def _pawn(self, painter: QPainter, face: SeatFace) -> int:
        """Number and pawn; where the words begin."""
        pad, size = self._look.px(PAD), min(self._look.px(PAWN), self.height() - self._look.px(4))
        painter.setFont(self._look.font("caption"))
        painter.setPen(self._look.ink("text_soft"))
        painter.drawText(QRectF(pad, 0, pad * 2, self.height()), LEFT, str(face.number))
        left = pad + self._look.px(16)
        if face.pawn is None:
            return left + self._look.px(8)
        paint_pawn(painter, self._look, QPointF(left + size / 2, self.height() / 2), size, face.pawn)
        return left + size + self._look.px(8)

    def _pair(self, painter: QPainter, room: QRectF, one: tuple[str, str], other: tuple[str, str], *, soft: bool) -> None:
        """A text at the left, another at the right; the left one gives way."""
        face, look = self.face, self._look
        assert face is not None  # noqa: S101  # painted only with a face
        ink = "text_spent" if face.out else "text_soft" if soft else "text"
        role, text = other
        metrics = look.metrics(role)  # type: ignore[arg-type]  # one of the two roles above
        painter.setFont(look.font(role))  # type: ignore[arg-type]  # one of the two roles above
        painter.setPen(look.ink("text_spent" if face.out else "text"))
        painter.drawText(room, RIGHT, metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width()))
        taken = metrics.horizontalAdvance(text) + (look.px(8) if text else 0)
        role, text = one
        painter.setFont(look.font(role))  # type: ignore[arg-type]  # one of the two roles above
        painter.setPen(look.ink(ink))
        left = room.adjusted(0, 0, -taken, 0)
        metrics = look.metrics(role)  # type: ignore[arg-type]  # one of the two roles above
        painter.drawText(left, LEFT, metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, left.width())))


class SeatColumn(QWidget):
    """All seats, one below the other; made once and updated in place."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.lines: list[SeatLine] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(look.px(GAP))
        self._column.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # the name is Qt's
        """Another room."""
        self._share()
        super().resizeEvent(event)

    def _share(self) -> None:
        """Both lines of each seat, or one of each."""
        count = max(1, len(self.lines))
        both = (self.height() - (count - 1) * self._look.px(GAP)) // count >= self._look.px(BOTH)
        for line in self.lines:
            line.show_both(both=both)

    def show_faces(self, faces: Sequence[SeatFace]) -> None:
        """Every seat as it is now."""
        while len(self.lines) < len(faces):
            line = SeatLine(self._look, self)
            self._column.insertWidget(len(self.lines), line)
            self.lines.append(line)
        while len(self.lines) > len(faces):
            gone = self.lines.pop()
            self._column.removeWidget(gone)
            gone.deleteLater()
        for line, face in zip(self.lines, faces, strict=True):
            line.show_face(face)
        self._share()
