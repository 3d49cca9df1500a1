"""The seats beside a board, a line or two each: whose they are, who they play, where, how many cards, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from gm_console.engine.value import Value
from gm_console.ui.widgets.board.pieces import paint_pawn
from gm_console.ui.widgets.board.shown import Colour, Standing, Token

if TYPE_CHECKING:
    from gm_console.ui.fonts import Role
    from gm_console.ui.widgets.look import Look

LEAST, BOTH, ALL, WANTED, ROW, GAP, PAD, EDGE, PAWN = 28, 44, 76, 94, 30, 5, 10, 7, 34
"""In px at the host's text size: a line at least, from where on it has two lines, and from where on three; how high one is at most;
how high a line is; what lies between seats, before number and words, and behind the words; and how large a pawn is."""
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
        """Three lines."""
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
        """Ground, pawn, and the lines in the middle of its height."""
        face = self.face
        if face is not None:
            self._look.kept.draw(self, ("board seat", face, self._both), partial(self._paint, face))

    def _paint(self, face: SeatFace, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(painter, face)
        self._pawn(painter, face)
        rows, left = self.rows(), self._left
        high = min(self._look.px(ROW), (self.height() - self._look.px(2)) / len(rows))
        top = (self.height() - high * len(rows)) / 2
        for place, row in enumerate(rows):
            self._pair(painter, QRectF(left, top + place * high, self._room, high), row, "body" if place else "name", out=face.out)

    def rows(self) -> list[tuple[str, str]]:
        """What stands at the left and at the right of each line: as few lines as nothing is cut off in, and in the usual order if they can.

        Where not all fits the count of his cards goes first, then where he is, which the board shows too, then the end of who he is;
        a name is wanted more.
        """
        return [] if self.face is None else self._rows(self.face)

    def _rows(self, face: SeatFace) -> list[tuple[str, str]]:
        if not self._both:
            return [(face.name, face.word or face.count)]
        state = " · ".join(part for part in (face.count, face.word) if part)
        below = [(face.about, "")] if face.about else []
        who, _, where = face.about.partition(" · ")
        ways = [[(face.name, face.count), *([(face.about, face.word)] if face.about or face.word else [])], [(face.name, state), *below]]
        if self.height() >= self._look.px(ALL):
            ends = ((face.count, "", face.word), (face.count, face.word, ""), ("", "", state), (face.word, "", ""), ("", "", face.word))
            ways += [[(face.name, first), (who, second), (where, third)] for first, second, third in ends]
        ways += [[(face.name, face.word), *below], [(face.name, ""), (face.about, face.word)]]
        ways += [[(face.name, face.word), (who, "")], [(face.name, ""), (who, face.word)]]
        return next((rows for rows in ways if self.whole(rows)), ways[-1])

    def whole(self, rows: list[tuple[str, str]]) -> bool:
        """Whether nothing of some lines is cut off."""
        wide = [
            self._look.metrics("body" if place else "name").horizontalAdvance(one)
            + self._look.metrics("body").horizontalAdvance(other)
            + (self._look.px(8) if one and other else 0)
            for place, (one, other) in enumerate(rows)
        ]
        return max(wide) <= self._room

    @property
    def _left(self) -> int:
        """Where the words begin."""
        pad = self._look.px(PAD)
        pawn = self._pawn_size + pad if self.face is not None and self.face.pawn is not None else pad
        return pad + self._look.px(14) + pawn

    @property
    def _room(self) -> int:
        """How wide the words may be."""
        return self.width() - self._left - self._look.px(EDGE)

    @property
    def _pawn_size(self) -> int:
        return min(self._look.px(PAWN), self.height() - self._look.px(4))

    def _ground(self, painter: QPainter, face: SeatFace) -> None:
        strong = face.turn or face.due
        pen = QPen(self._look.ink("seat_floor_edge" if strong else "seat_edge"), 2 if strong else 1)
        if face.out or face.due:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(self._look.ink("seat_floor" if strong else "seat_out" if face.out else "seat"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)

    def _pawn(self, painter: QPainter, face: SeatFace) -> None:
        """Number and pawn."""
        pad, size = self._look.px(PAD), self._pawn_size
        painter.setFont(self._look.font("caption"))
        painter.setPen(self._look.ink("text_soft"))
        painter.drawText(QRectF(pad, 0, pad * 2, self.height()), LEFT, str(face.number))
        if face.pawn is not None:
            middle = QPointF(pad + self._look.px(16) + size / 2, self.height() / 2)
            paint_pawn(painter, self._look, middle, size, face.pawn)

    def _pair(self, painter: QPainter, room: QRectF, row: tuple[str, str], role: Role, *, out: bool) -> None:
        """A text at the left, another at the right; the left one gives way."""
        one, other = row
        ink = "text_spent" if out else "text"
        self._text(painter, room, other, "body", ink, RIGHT)
        taken = self._look.metrics("body").horizontalAdvance(other) + self._look.px(8) if other else 0
        soft = "text_soft" if role == "body" and not out else ink
        self._text(painter, room.adjusted(0, 0, -taken, 0), one, role, soft, LEFT)

    def _text(self, painter: QPainter, room: QRectF, text: str, role: Role, ink: str, align: int) -> None:
        painter.setFont(self._look.font(role))
        painter.setPen(self._look.ink(ink))
        painter.drawText(room, align, self._look.metrics(role).elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, room.width())))


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
            line.show()  # now: Qt would show it only after the table's first frame
            self.lines.append(line)
        while len(self.lines) > len(faces):
            gone = self.lines.pop()
            self._column.removeWidget(gone)
            gone.deleteLater()
        for line, face in zip(self.lines, faces, strict=True):
            line.show_face(face)
        self._share()
