"""A seat: name, money, character and clichés. Updated in place; what stays the same is not painted again."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from gm_console.ui.widgets.chip import Chip, ChipFace
from gm_console.ui.widgets.seat_stack import BELOW, GAP, ROOMY, ROW, TIGHT, TWO_ROWS, USUAL, Rows, least, stacked, wanted

if TYPE_CHECKING:
    from gm_console.ui.widgets.look import Look

PAD = 11


class SeatFace(msgspec.Struct, frozen=True):
    """What a seat shows. ``word`` is its state where there is one (out, away, waits…); ``badge`` belongs to the marker.

    ``digits`` says whether the chips of a chosen seat have digits of their own.
    """

    id: str
    number: int
    name: str
    money: str
    character: str = ""
    word: str = ""
    badge: str = ""
    floor: bool = False
    out: bool = False
    chosen: bool = False
    chips: tuple[ChipFace, ...] = ()
    told: str = ""
    digits: bool = True


class SeatCard(QWidget):
    """One seat, with room for ``rows``.

    Signals ``acted`` and ``asked`` name the action of the cliché that was pressed, with the left or the right button.
    """

    acted = Signal(str)
    asked = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None, rows: Rows = USUAL) -> None:
        super().__init__(parent)
        self._look = look
        self._rows = replace(rows, tall=ROW) if look.large else rows  # side by side they are no higher
        self.face: SeatFace | None = None
        self._bare: SeatFace | None = None
        self.chips: list[Chip] = []
        self._stands = ROOMY
        self._were_long: list[bool] = []

    def show_face(self, face: SeatFace) -> None:
        """Show another face, if it is another."""
        if face == self.face:
            return
        self.face = face
        self._show_chips(face)
        bare = replace(face, chips=())
        if bare != self._bare:
            self._bare = bare
            self.setAccessibleName(face.name)
            self.setAccessibleDescription(face.told)
            self.update()

    def _show_chips(self, face: SeatFace) -> None:
        missing = len(face.chips) - len(self.chips)
        for _ in range(missing):
            chip = Chip(self._look, self)
            chip.clicked.connect(partial(self._pressed, chip, self.acted))
            chip.asked.connect(partial(self._pressed, chip, self.asked))
            chip.show()
            self.chips.append(chip)
        for _ in range(-missing):
            gone = self.chips.pop()
            gone.hide()
            gone.deleteLater()
        for number, (chip, shown) in enumerate(zip(self.chips, face.chips, strict=True), 1):
            chip.show_face(shown)
            chip.show_key(str(number) if face.chosen and face.digits else "")
        long = self._long()
        if missing or long != self._were_long:
            self._arrange()
        self._choose_words()

    def _choose_words(self) -> None:
        """States in words where they fit beside every cliché of the seat, else as signs."""
        room = self.width() - 2 * self._look.px(PAD)
        wordy = not self._look.large and all(chip.wanted(wordy=True) <= room for chip in self.chips)
        for chip in self.chips:
            chip.show_wordy(wordy)

    def _pressed(self, chip: Chip, signal: SignalInstance, *_: object) -> None:
        if chip.face:
            signal.emit(chip.face.act)

    def sizeHint(self) -> QSize:  # noqa: N802  # the name is Qt's
        """Room for every cliché, one under another."""
        return QSize(self._look.px(300), wanted(self._long(), self._look.px, self._rows))

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # the name is Qt's
        """The same in the tightest setting."""
        if not self._look.large:
            return QSize(self._look.px(190), least(len(self.chips) or self._rows.fewest, self._look.px))
        flowed = self._flow(max(self.width(), self._look.px(210)))
        return QSize(self._look.px(190), self._look.px(TIGHT.end + 2 * BELOW) + flowed)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # the name is Qt's
        """Lay the clichés anew."""
        self._arrange()
        super().resizeEvent(event)

    def _long(self) -> list[bool]:
        """Which clichés show whole only in two lines."""
        room = self.width() - 2 * self._look.px(PAD)
        return [chip.rows(room) > 1 for chip in self.chips]

    def _arrange(self) -> None:
        """One under another; in large letters side by side."""
        if self._look.large:
            usual = self._rows.fewest * self._look.px(ROW)  # so that the names of seats with fewer stand in line with the others
            tight = self.height() < self._look.px(ROOMY.end + PAD) + max(self._flow(self.width()), usual)
            self._stands = TIGHT if tight else ROOMY
            self._flow(self.width(), self._look.px(self._stands.end))
            return
        pad, self._were_long = self._look.px(PAD), self._long()
        self._stands, rows = stacked(self._were_long, self.height(), self._look.px, self._rows.tall)
        at = self._look.px(self._stands.end)
        for chip, row in zip(self.chips, rows, strict=True):
            chip.setGeometry(pad, at, self.width() - 2 * pad, row - self._look.px(GAP))
            at += row
        self._choose_words()

    def _flow(self, width: int, top: int | None = None) -> int:
        """Side by side from ``top`` on, one too long for a line alone in two; without a top they only say the height they take."""
        pad, gap, row = self._look.px(PAD), self._look.px(5), self._look.px(ROW)
        at = QPoint(pad, top or 0)
        for chip in self.chips:
            wide, tall = chip.wanted(wordy=False), row
            if wide > width - 2 * pad:
                wide, tall = width - 2 * pad, self._look.px(TWO_ROWS)
            if at.x() + wide > width - pad and at.x() > pad:
                at = QPoint(pad, at.y() + row)
            if top is not None:
                chip.setGeometry(at.x(), at.y(), wide, tall - self._look.px(3))
            at = QPoint(at.x() + wide + gap, at.y()) if tall == row else QPoint(pad, at.y() + tall)
        return at.y() + (row if at.x() > pad else 0) - (top or 0)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # the name is Qt's
        """Ground, name, money, character, state and badge."""
        if self._bare is not None:
            self._look.kept.draw(self, ("seat", self._bare, self._stands), partial(self._paint, self._bare))

    def _paint(self, face: SeatFace, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(painter, face)
        self._head(painter, face)
        self._line(painter, face)
        if face.badge:
            self._badge(painter, face.badge)

    def _ground(self, painter: QPainter, face: SeatFace) -> None:
        ground = "seat_out" if face.out else "seat_floor" if face.floor else "seat"
        strong = face.floor or face.chosen
        pen = QPen(self._look.ink("seat_floor_edge" if strong else "seat_edge"), 2 if strong else 1)
        if face.out:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setBrush(self._look.ink(ground))
        painter.setPen(pen)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, self._look.px(8), -1, -1), 10, 10)

    def _head(self, painter: QPainter, face: SeatFace) -> None:
        box = self._line_box(self._stands.name)
        spent = face.out
        number = str(face.number)
        painter.setFont(self._look.font("caption"))
        painter.setPen(self._look.ink("money" if face.chosen else "text_soft"))
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, number)
        left = self._look.px(16)
        painter.setFont(self._look.font("money"))
        painter.setPen(self._look.ink("text_spent" if spent else "money"))
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, face.money)
        taken = int(self._look.metrics("money").horizontalAdvance(face.money)) + self._look.px(8)
        room = box.adjusted(left, 0, -taken, 0)
        painter.setFont(self._look.font("name"))
        painter.setPen(self._look.ink("text_spent" if spent else "text"))
        name = self._look.metrics("name").elidedText(face.name, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)

    def _line_box(self, line: tuple[int, int]) -> QRect:
        pad = self._look.px(PAD)
        return QRect(pad, self._look.px(line[0]), self.width() - 2 * pad, self._look.px(line[1]))

    def _line(self, painter: QPainter, face: SeatFace) -> None:
        """Character at the left, state at the right; where there is no room for both, the state."""
        metrics, box = self._look.metrics("body"), self._line_box(self._stands.about)
        painter.setFont(self._look.font("body"))
        word = metrics.elidedText(face.word, Qt.TextElideMode.ElideRight, box.width())
        painter.setPen(self._look.ink("text_spent" if face.out else "text"))
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, word)
        room = box.width() - int(metrics.horizontalAdvance(word)) - (self._look.px(10) if word else 0)
        if room >= min(metrics.horizontalAdvance(face.character), self._look.px(90)):
            painter.setPen(self._look.ink("text_spent" if face.out else "text_soft"))
            character = metrics.elidedText(face.character, Qt.TextElideMode.ElideRight, room)
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, character)

    def _badge(self, painter: QPainter, badge: str) -> None:
        height = self._look.px(18)
        width = int(self._look.metrics("caption").horizontalAdvance(badge)) + self._look.px(18)
        box = QRectF(self._look.px(PAD), 0, min(width, self.width() - 2 * self._look.px(PAD)), height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.ink("accent"))
        painter.drawRoundedRect(box, height / 2, height / 2)
        painter.setFont(self._look.font("caption"))
        painter.setPen(self._look.ink("accent_text"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, badge)
