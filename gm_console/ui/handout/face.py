"""The two sides of a playing card, drawn in one set of units whatever the size: 450 wide, 640 high.

Everything on a face has its place before any text is known. The letters are as small as the longest text of all cards needs, for all of
them alike, so that neither size nor layout tells one card from another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF, QTextLayout, QTextOption

from gm_console.engine.value import Value
from gm_console.ui import fonts
from gm_console.ui.handout.secret import CardLine, Secret
from gm_console.ui.theme import Theme, contrast, luminance

WIDE, HIGH, ROUND = 450.0, 640.0, 22.0
INNER: Final = QRectF(34, 34, WIDE - 68, HIGH - 68)
HEAD: Final = QRectF(INNER.left(), 70, INNER.width(), 104)
RULE_Y: Final = 192.0
COLUMNS_Y: Final = 203.0
BODY: Final = QRectF(INNER.left(), 226, INNER.width(), 344)
FOOT: Final = QRectF(INNER.left(), 582, INNER.width(), 26)
ROW, BOX, COLUMN = 104.0, 17.0, 76.0
T = TypeVar("T")
STEPS: Final = tuple(step / 20 for step in range(20, 6, -1))
"""How far letters may shrink, from the largest on."""


@dataclass(frozen=True)
class Inks:
    """The colours of a card, from a theme."""

    paper: QColor
    ink: QColor
    soft: QColor
    brass: QColor
    line: QColor
    back: QColor
    name: QColor

    @classmethod
    def of(cls, theme: Theme) -> Inks:
        """A card is light and its letters dark, in every theme."""
        dark, light = sorted((theme.text, theme.field), key=luminance)
        ink, paper, brass = QColor(dark), QColor(light), QColor(theme.brass)
        soft = mixed(ink, paper, 0.72)
        line = brass if contrast(theme.brass, light) > 2 else soft
        return cls(paper, ink, soft, brass, line, QColor(theme.panel_deep), QColor(theme.text))


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """So much of one colour, the rest of another."""
    parts = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return QColor(*(round(a * share + b * (1 - share)) for a, b in parts))


class Fit(Value, frozen=True):
    """What all cards of a table have in common: how large heading and letters are, how many lines there is room for, the code's version."""

    heading: float = 1.0
    letters: float = 1.0
    rows: int = 1
    version: int = 1


def fit(secrets: Iterable[Secret], version: int = 1) -> Fit:
    """The largest letters in which every one of the cards finds room."""
    every = tuple(dict.fromkeys(secrets))
    rows = max((len(secret.lines) for secret in every), default=1)
    headings = (secret.heading for secret in every)
    lines = (line for secret in every for line in secret.lines)
    high = row_height(rows) - 8
    label_height = cache(_label_height)
    return Fit(
        _largest(headings, lambda heading, step: Text(heading, _serif(34 * step), HEAD.width()).height <= HEAD.height()),
        _largest(lines, lambda line, step: _line_height(line, step, label_height) <= high),
        max(1, rows),
        version,
    )


def _largest(every: Iterable[T], has_room: Callable[[T, float], bool]) -> float:
    """The largest step at which each of these has room; the smallest where even that is too large."""
    step = 0
    for one in dict.fromkeys(every):
        while step < len(STEPS) - 1 and not has_room(one, STEPS[step]):
            step += 1
    return STEPS[step]


def row_height(rows: int) -> float:
    """The height of a line's place."""
    return min(ROW, BODY.height() / max(1, rows))


def _label_height(label: str, letters: float, width: float) -> float:
    return Text(label, _sans(max(12, 15 * letters)), width).height if label else 0


def _line_height(line: CardLine, letters: float, label_height: Callable[[str, float, float], float] = _label_height) -> float:
    """How high a line is; labels are few among many lines, and ``label_height`` remembers them."""
    width = _line_width(line)
    return label_height(line.label, letters, width) + Text(line.text, _serif(24 * letters), width).height


def _line_width(line: CardLine) -> float:
    return BODY.width() - COLUMN * len(line.boxes)


def _serif(size: float) -> QFont:
    return _font(fonts.SERIF, size)


def _sans(size: float, spacing: float = 0.0) -> QFont:
    made = _font(fonts.SANS, size)
    made.setWeight(QFont.Weight.Medium)
    made.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    return made


def _font(family: str, size: float) -> QFont:
    made = QFont([family, fonts.SIGNS])
    made.setPixelSize(max(6, round(size)))
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


class Text:
    """A text in lines of a width; a word longer than a line is broken, nothing is left out."""

    def __init__(self, text: str, font: QFont, width: float, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft) -> None:
        self._laid = QTextLayout(text, font)
        option = QTextOption(align)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._laid.setTextOption(option)
        self.height = 0.0
        self._laid.beginLayout()
        while (line := self._laid.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, self.height))
            self.height += line.height()
        self._laid.endLayout()

    def draw(self, painter: QPainter, left: float, top: float, ink: QColor) -> None:
        """From a corner on."""
        painter.setPen(ink)
        self._laid.draw(painter, QPointF(left, top))


def draw_paper(painter: QPainter, box: QRectF, inks: Inks, ground: QColor, line: QColor | None = None) -> None:
    """Something ivory, or whatever the ground is, with a brass edge and a fine line inside it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(inks.brass)
    painter.drawRoundedRect(box, ROUND, ROUND)
    painter.setBrush(ground)
    painter.drawRoundedRect(box.adjusted(4, 4, -4, -4), ROUND - 4, ROUND - 4)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(line or inks.brass, 1.2))
    painter.drawRoundedRect(box.adjusted(14, 14, -14, -14), ROUND - 12, ROUND - 12)


def draw_face(painter: QPainter, secret: Secret, name: str, inks: Inks, fitted: Fit) -> None:
    """A player's card, in units."""
    draw_paper(painter, QRectF(0, 0, WIDE, HIGH), inks, inks.paper, inks.line)
    _centred(painter, name, _sans(16, 1.2), QRectF(INNER.left(), 38, INNER.width(), 26), inks.soft)
    _centred(painter, secret.heading, _serif(34 * fitted.heading), HEAD, inks.ink)
    _draw_rule(painter, inks)
    for place, column in enumerate(secret.columns):
        left = BODY.right() - COLUMN * (len(secret.columns) - place)
        _centred(painter, column, _sans(13), QRectF(left, COLUMNS_Y, COLUMN, 20), inks.soft)
    high = row_height(fitted.rows)
    for place, line in enumerate(secret.lines):
        _draw_line(painter, line, QRectF(BODY.left(), BODY.top() + place * high, BODY.width(), high), inks, fitted.letters)
    _centred(painter, secret.foot, _sans(13), FOOT, inks.soft)


def _draw_rule(painter: QPainter, inks: Inks) -> None:
    """A brass line with a lozenge in the middle."""
    middle, reach = WIDE / 2, INNER.width() / 2
    painter.setPen(QPen(inks.line, 1.4))
    for side in (-1, 1):
        painter.drawLine(QPointF(middle + side * 14, RULE_Y), QPointF(middle + side * reach, RULE_Y))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(inks.line)
    painter.drawPolygon(lozenge(QPointF(middle, RULE_Y), 6, 6))


def lozenge(middle: QPointF, wide: float, high: float) -> QPolygonF:
    """Half so wide and half so high on each side of its middle."""
    ways = ((0, -high), (wide, 0), (0, high), (-wide, 0))
    return QPolygonF([middle + QPointF(x, y) for x, y in ways])


def _draw_line(painter: QPainter, line: CardLine, box: QRectF, inks: Inks, letters: float) -> None:
    width = _line_width(line)
    label = Text(line.label, _sans(max(12, 15 * letters)), width) if line.label else None
    text = Text(line.text, _serif(24 * letters), width)
    top = box.center().y() - ((label.height if label else 0) + text.height) / 2
    if label is not None:
        label.draw(painter, box.left(), top, inks.soft)
        top += label.height
    text.draw(painter, box.left(), top, inks.ink)
    for place, ticked in enumerate(line.boxes):
        middle = QPointF(box.left() + width + COLUMN * (place + 0.5), box.center().y())
        _draw_box(painter, middle, inks, ticked=ticked)
    painter.setPen(QPen(mixed(inks.line, inks.paper, 0.45), 1))
    painter.drawLine(box.bottomLeft(), box.bottomRight())


def _draw_box(painter: QPainter, middle: QPointF, inks: Inks, *, ticked: bool) -> None:
    square = QRectF(0, 0, BOX, BOX)
    square.moveCenter(middle)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(inks.ink, 1.5))
    painter.drawRoundedRect(square, 3, 3)
    if ticked:
        painter.setPen(QPen(inks.ink, 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.drawPolyline([middle + QPointF(x, y) for x, y in ((-4.5, 0.5), (-1.2, 4), (4.8, -4.2))])


def draw_back(painter: QPainter, name: str, inks: Inks) -> None:
    """The covered card, in units: a lattice of lozenges, and on a plate whose card it is."""
    box = QRectF(0, 0, WIDE, HIGH)
    draw_paper(painter, box, inks, inks.back)
    _draw_lattice(painter, box.adjusted(22, 22, -22, -22), inks)
    plate = QRectF(0, 0, WIDE - 96, 128)
    plate.moveCenter(box.center())
    painter.setPen(QPen(inks.brass, 2))
    painter.setBrush(inks.back)
    painter.drawRoundedRect(plate, 12, 12)
    room = plate.adjusted(16, 10, -16, -10)
    size = next(size for size in (38, 34, 30, 26, 22, 0) if not size or Text(name, _serif(size), room.width()).height <= room.height())
    _centred(painter, name, _serif(size or 20), room, inks.name)


def _draw_lattice(painter: QPainter, box: QRectF, inks: Inks) -> None:
    painter.save()
    path = QPainterPath()
    path.addRoundedRect(box, ROUND - 16, ROUND - 16)
    painter.setClipPath(path)
    painter.setPen(QPen(mixed(inks.brass, inks.back, 0.55), 1.2))
    wide, high = box.width() / 14, box.height() / 14
    for column in range(15):
        for row in range(15):
            middle = QPointF(box.left() + column * wide, box.top() + row * high)
            painter.setBrush(mixed(inks.brass, inks.back, 0.14) if (column + row) % 2 else Qt.BrushStyle.NoBrush)
            painter.drawPolygon(lozenge(middle, wide / 2 + 6, high / 2 + 6) if (column + row) % 2 else lozenge(middle, 4, 4))
    painter.restore()


def _centred(painter: QPainter, text: str, font: QFont, box: QRectF, ink: QColor) -> None:
    laid = Text(text, font, box.width(), Qt.AlignmentFlag.AlignHCenter)
    laid.draw(painter, box.left(), box.center().y() - laid.height / 2, ink)
