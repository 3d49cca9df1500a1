"""What a board costs to paint after a click: six pawns, forty squares that can be reached, a way walked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from gm_console.games.cluedo.content import SUSPECTS
from gm_console.ui.widgets.board.picture import BoardPicture
from gm_console.ui.widgets.board.shown import BoardShown, Wire
from tests.benchmarks.pairs import Bench, versus
from tests.ui.board.boards import SIZE, dressed, floor, villa_shown

pytestmark = [pytest.mark.bench, pytest.mark.benchmark(group="board")]
TARGET = "at most 4 ms on a screen of scale 1"


def crowded(number: int) -> BoardShown:
    """A moment unlike the one before: a pawn further along, other squares within reach."""
    squares = [(row, column) for row, line in enumerate(floor().plan) for column, sign in enumerate(line) if sign == "."]
    reach: list[Wire] = ["lounge", "hall", *squares[40 + number : 80 + number]]
    pawns: dict[str, Wire] = {suspect: squares[number + place] for place, suspect in enumerate(SUSPECTS)}
    pawns["rose"] = "library"
    return villa_shown(reach, pawns, ["dining", (16, 6), (17, 6), (17, 7)])


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_a_board_is_painted_again_well_within_a_frame(benchmark: Bench, ratio: float, qapp: QApplication) -> None:
    """The yardstick copies a picture of the same size, which any repaint must do."""
    image = QImage(round(SIZE[0] * ratio), round(SIZE[1] * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    picture, moments, ground = BoardPicture(dressed()), [crowded(number) for number in range(20)], image.copy()

    def paint() -> None:
        painter = QPainter(image)
        picture.paint(painter, QRectF(0, 0, *SIZE), moments[0])
        moments.append(moments.pop(0))
        painter.end()

    def copy() -> None:
        painter = QPainter(image)
        painter.drawImage(0, 0, ground)
        painter.end()

    versus(benchmark, paint, copy, 60, TARGET)
