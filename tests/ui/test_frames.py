"""What a ruling paints: once, and only what changed. Twice as much would still look right, and be felt."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.cluedo.villas import Villa
from tests.ui.evening import Evening
from tests.ui.hosted import Hosted
from tests.ui.transito.rooms import Game


class Painted(QObject):
    """Counts the frames of a window and keeps what one of its widgets had to paint."""

    def __init__(self, window: QWidget, watched: QWidget) -> None:
        super().__init__(window)
        self._window, self._watched = window, watched
        self.frames, self.region = 0, QRegion()
        for widget in (window, watched):
            widget.installEventFilter(self)

    def eventFilter(self, widget: QObject, event: QEvent) -> bool:  # noqa: N802  # the name is Qt's
        self.frames += widget is self._window and event.type() == QEvent.Type.UpdateRequest
        if widget is self._watched and isinstance(event, QPaintEvent):
            self.region |= event.region()
        return False


def settle() -> None:
    for _ in range(5):
        QApplication.processEvents()


def test_a_ruling_is_painted_in_one_frame(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do({"do": "ask", "by": "Ana"}, {"do": "answer", "answer": "no"})
    settle()
    painted = Painted(evening.window, evening.table)
    evening.do({"do": "ask", "by": "Bruno"})
    settle()
    assert painted.frames == 1


def test_the_focus_of_the_table_comes_and_goes_without_painting_all_of_it(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.table.take_focus()
    settle()
    painted = Painted(evening.window, evening.table.top)
    evening.button("ask").setFocus()
    evening.table.take_focus()
    settle()
    assert painted.region.isEmpty()


@pytest.mark.parametrize("kind", [Villa, Game])
def test_a_table_opened_from_the_hall_has_its_seats_in_its_first_frame(qtbot: QtBot, kind: type[Hosted]) -> None:
    hosted = kind(qtbot, opened=False)
    hosted.do({"do": "new", **kind.NEW, "players": list(kind.NEW["players"])})
    lines = hosted.table.seats.lines
    assert [line for line in lines if not line.isVisible() or line.height() < 40] == []
    assert len(lines) == len(kind.NEW["players"])
