"""What was painted is kept by what it shows; letters are set once and painted as they were set."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from gm_console.ui.widgets.kept import Kept
from gm_console.ui.widgets.letters import KEPT, LEFT, WRAP, Letters

BOX = (2, 1, 10, 5)


class Brush:
    """Fills with red and counts how often it had to."""

    def __init__(self) -> None:
        self.strokes = 0

    def paint(self, painter: QPainter) -> None:
        self.strokes += 1
        painter.fillRect(0, 0, 10, 5, QColor("red"))


def painted(on: Callable[[QPainter], None], ratio: float = 1.0) -> QImage:
    image = QImage(int(40 * ratio), int(20 * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    on(painter)
    painter.end()
    return image


def red(image: QImage, x: int, y: int) -> bool:
    return image.pixelColor(x, y) == QColor("red")


def test_what_looks_the_same_is_painted_once(qtbot: QtBot) -> None:
    kept, brush = Kept(), Brush()
    for _ in range(3):
        image = painted(lambda painter: kept.put(painter, BOX, "seat", brush.paint))
        assert red(image, 2, 1)
        assert red(image, 11, 5)
        assert not red(image, 12, 5)
    assert brush.strokes == 1


def test_another_name_size_or_scale_is_another_picture(qtbot: QtBot) -> None:
    kept, brush = Kept(), Brush()
    for name, box, ratio in (("seat", BOX, 1.0), ("chip", BOX, 1.0), ("seat", (0, 0, 11, 5), 1.0), ("seat", BOX, 2.0)):
        painted(lambda painter, box=box, name=name: kept.put(painter, box, name, brush.paint), ratio)  # type: ignore[misc]  # bound at once
    assert brush.strokes == 4


def test_between_whole_pixels_nothing_is_kept_so_that_nothing_is_blurred(qtbot: QtBot) -> None:
    kept, brush = Kept(), Brush()
    for _ in range(2):
        image = painted(lambda painter: kept.put(painter, (4, 4, 10, 5), "seat", brush.paint), 1.25)
        assert red(image, 5, 5)
    assert brush.strokes == 2


def test_what_was_not_shown_for_longest_gives_way(qtbot: QtBot) -> None:
    kept, brush = Kept(room=100), Brush()  # two boxes of fifty
    for name in ("one", "two", "one", "three", "one", "two"):
        painted(lambda painter, name=name: kept.put(painter, BOX, name, brush.paint))  # type: ignore[misc]  # bound at once
    assert brush.strokes == 4  # one, two, three, and two once more


def test_letters_are_set_once_and_smaller_where_they_would_not_fit(qtbot: QtBot) -> None:
    letters = Letters()
    small, large = (letters.fitted("NO IMPORTA", size, (600, 100)) for size in (40, 270))
    assert small.fits
    assert large.size.width() > letters.fitted("NO IMPORTA", 20, (600, 100)).size.width()
    assert letters.fitted("NO IMPORTA", 40, (600, 100)) is small
    assert not letters.set("NO IMPORTA", 270, (600, 100)).fits


def test_what_has_one_line_is_not_broken_and_what_has_several_is(qtbot: QtBot) -> None:
    letters = Letters()
    whole = letters.set("tiene la palabra Ana", 40, (900, 900), align=LEFT).size
    one, several = (letters.set("tiene la palabra Ana", 40, (whole.width() * 0.7, 900), align=align) for align in (LEFT, WRAP))
    assert one.size.width() == whole.width() > several.size.width()
    assert several.size.height() > 1.5 * one.size.height() == 1.5 * whole.height()


def test_however_many_texts_are_shown_only_so_many_are_kept(qtbot: QtBot) -> None:
    letters = Letters()
    first = letters.set("0", 20, (100, 100))
    for number in range(1, KEPT + 1):
        letters.set(str(number), 20, (100, 100))
    assert letters.set("0", 20, (100, 100)) is not first
