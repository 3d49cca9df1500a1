"""The log of a long evening: the newest entries are in the list, and older ones come when they are wanted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gm_console.ui.desk import Desk
from gm_console.ui.widgets.log_model import SOME, LogModel
from gm_console.ui.widgets.log_view import LogView
from tests.ui.evening import FOUR, look, make_desk

NEW = {"do": "new", "game": "martes", "players": list(FOUR), "options": {"capital": 999, "minutes": None}}


def ask(desk: Desk, times: int) -> None:
    """So many questions, each taken back: two entries become one with a fate."""
    for number in range(times):
        assert desk.do({"do": "ask", "by": "Ana", "question": f"¿Fue el número {number}?"}) is None
        assert desk.do({"do": "undo"}) is None


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    made = make_desk()
    for sent in (NEW, {"do": "start"}):
        assert made.do(sent) is None
    return made


def seqs(model: LogModel) -> list[int]:
    rows = (model.row_at(model.index(place, 0)) for place in range(model.rowCount()))
    return [row.seq for row in rows if row is not None]


def opened(desk: Desk, qtbot: QtBot) -> LogView:
    view = LogView(look(), LogModel(desk))
    qtbot.addWidget(view)
    view.resize(330, 400)
    view.show()
    view.feed()
    return view


def test_a_long_evening_opens_with_its_newest_entries(qtbot: QtBot, desk: Desk) -> None:
    ask(desk, SOME + 20)
    model = LogModel(desk)
    assert model.feed() == SOME
    assert seqs(model) == list(range(SOME + 22, 22, -1))


def test_older_entries_come_when_the_list_is_scrolled_to_its_end(qtbot: QtBot, desk: Desk) -> None:
    ask(desk, SOME + 20)
    view = opened(desk, qtbot)
    view.verticalScrollBar().setValue(view.verticalScrollBar().maximum())
    assert seqs(view.model())[-1] == 1  # type: ignore[arg-type]  # the model is ours


def test_the_end_key_goes_to_the_first_entry_of_the_evening(qtbot: QtBot, desk: Desk) -> None:
    ask(desk, 2 * SOME + 20)
    view = opened(desk, qtbot)
    view.setCurrentIndex(view.model().index(0, 0))
    QTest.keyClick(view, Qt.Key.Key_End)
    assert view.seq() == 1


def test_a_search_looks_through_the_whole_evening(qtbot: QtBot, desk: Desk) -> None:
    ask(desk, SOME + 20)
    model = LogModel(desk)
    model.feed()
    model.search("NÚMERO 7?")
    assert seqs(model) == [10]
    model.search("")
    assert len(seqs(model)) == SOME


def test_while_something_is_searched_for_only_what_matches_is_added(qtbot: QtBot, desk: Desk) -> None:
    ask(desk, 3)
    model = LogModel(desk)
    model.feed()
    model.search("número 1?")
    ask(desk, 1)
    assert model.feed() == 0
    desk.do({"do": "ask", "by": "Ana", "question": "¿Otra vez el número 1?"})
    assert model.feed() == 1
    assert seqs(model) == [7, 4]


def test_what_becomes_of_an_old_entry_is_seen_when_the_list_comes_to_it(qtbot: QtBot, desk: Desk) -> None:
    desk.do({"do": "ask", "by": "Ana", "question": "¿La primera?"})
    first = len(desk.log)
    desk.do({"do": "undo"})
    ask(desk, SOME + 5)
    model = LogModel(desk)
    model.feed()
    model.fetch_all()
    row = model.row_at(model.index(model.rowCount() - first, 0))
    assert row is not None
    assert (row.seq, row.fate) == (first, "undone")


def test_what_an_evening_has_left_behind_leaves_the_list_while_nobody_looks(qtbot: QtBot, desk: Desk) -> None:
    view = opened(desk, qtbot)
    ask(desk, 2 * SOME)
    view.feed()
    model = view.model()
    assert isinstance(model, LogModel)
    assert model.rowCount() == SOME
    view.scrollToBottom()
    ask(desk, 1)
    view.feed()
    assert seqs(model)[0] == len(desk.log)
    model.fetch_all()
    assert seqs(model) == list(range(len(desk.log), 0, -1))
