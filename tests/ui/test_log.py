from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from gm_console.ui.widgets.log_model import LogModel, LogRow, folded
from gm_console.ui.widgets.log_view import PAD, LogView
from gm_console.ui.widgets.wrapped import Wrapped
from tests.ui.evening import Evening, look

ASK = {"do": "ask", "by": "Ana", "question": "¿Estaba en la torre?"}


def model(evening: Evening) -> LogModel:
    return evening.table.log.model


def view(evening: Evening) -> LogView:
    return evening.table.log.view


def rows(evening: Evening) -> list[LogRow]:
    held = (model(evening).row_at(model(evening).index(row, 0)) for row in range(model(evening).rowCount()))
    return [row for row in held if row is not None]


def test_the_newest_entry_is_on_top_with_time_text_and_rule(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do({"do": "wait", "seconds": 1133}, ASK)
    newest = rows(evening)[0]
    assert (newest.time, newest.text, newest.rules) == ("18:53", "Ana pregunta (£1): «¿Estaba en la torre?»", ("M08",))


def test_the_log_is_fed_and_never_rebuilt(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    with qtbot.waitSignal(model(evening).rowsInserted):
        evening.do(ASK)
    with qtbot.assertNotEmitted(model(evening).modelReset), qtbot.assertNotEmitted(model(evening).rowsRemoved):
        evening.do({"do": "answer", "answer": "no"}, {"do": "undo"})


def test_what_was_undone_stays_and_says_so_and_comes_back_with_redo(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do(ASK, {"do": "undo"})
    assert rows(evening)[0].fate == "undone"
    assert str(model(evening).index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)).endswith("deshecho")
    evening.do({"do": "redo"})
    assert rows(evening)[0].fate == ""


def test_a_mended_entry_says_so_and_what_followed_reads_as_judged_anew(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do(ASK, {"do": "mend", "seq": 3, "command": {"do": "pass", "by": "Ana"}})
    assert [(row.seq, row.fate) for row in rows(evening)[:2]] == [(4, ""), (3, "mended")]
    assert rows(evening)[0].text.startswith("Se enmienda la entrada 3. Ana pasa.")


def test_a_mend_that_is_taken_back_gives_every_entry_its_old_sentence_back(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    passes = [{"do": "pass", "by": name} for name in ("Bruno", "Cloe", "Íñigo")]
    evening.do(ASK, {"do": "answer", "answer": "no"}, *passes, {"do": "next-round"})
    told = [row.text for row in rows(evening)]
    evening.do({"do": "mend", "seq": 3, "command": {"do": "pass", "by": "Ana"}})
    assert [row.text for row in rows(evening)][1:] != told
    evening.do({"do": "undo"})
    assert [row.text for row in rows(evening)][1:] == told


def test_searching_does_not_mind_accents_or_capitals(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do(ASK)
    evening.key("/")
    field = evening.table.log.field
    assert field.hasFocus()
    QTest.keyClicks(field, "PREGUNTÁ")
    assert [row.seq for row in rows(evening)] == [3]
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert len(rows(evening)) == 3
    assert evening.table.hasFocus()


def test_the_rule_is_found_too(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do(ASK)
    model(evening).search("m08")
    assert [row.seq for row in rows(evening)] == [3]
    assert folded("Íñigo PASÓ") == "inigo paso"


def test_control_f_searches_and_enter_goes_to_what_was_found(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.key("f", Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(evening.table.log.field, Qt.Key.Key_Return)
    assert view(evening).hasFocus()
    assert view(evening).seq() == 2
    assert view(evening).rules()[0] == "M04"


def test_why_over_an_entry_shows_every_rule_it_follows(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do(ASK, {"do": "interrupt", "by": "Bruno", "cliche": "relojero"}, {"do": "answer", "answer": "yes"})
    view(evening).setFocus()
    view(evening).setCurrentIndex(model(evening).index(0, 0))
    evening.key(Qt.Key.Key_F1)
    form = evening.window.errands.open_form
    assert form is not None
    said = [label.text() for label in form.findChildren(QLabel)]
    assert view(evening).rules() == ("M10", "M19", "M18", "M22")
    assert all(evening.desk.words.text(f"rules.{rule}") in said for rule in view(evening).rules())
    form.reject()


def test_enter_or_the_right_button_ask_for_a_mend(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do(ASK)
    with qtbot.waitSignal(view(evening).mend_wanted) as told:
        view(evening).setCurrentIndex(model(evening).index(0, 0))
        QTest.keyClick(view(evening), Qt.Key.Key_Return)
    assert told.args == [3]
    at = view(evening).visualRect(model(evening).index(1, 0)).center()
    with qtbot.waitSignal(view(evening).mend_wanted) as told:
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, view(evening).viewport().mapToGlobal(at))
        QApplication.sendEvent(view(evening).viewport(), event)
    assert told.args == [2]


def test_the_bar_of_a_short_log_is_not_seen_and_keeps_its_place(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.window.resize(1280, 800)
    evening.window.grab()
    view = evening.table.log.view
    bar, width = view.verticalScrollBar(), view.viewport().width()
    assert (bar.isVisible(), bar.isEnabled()) == (True, False)
    for _ in range(12):
        evening.do(ASK, {"do": "answer", "answer": "no"}, {"do": "undo"}, {"do": "undo"})
    evening.window.grab()
    assert (bar.isEnabled(), view.viewport().width()) == (True, width)


def test_esc_in_the_list_goes_back_to_the_table(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    view(evening).setFocus()
    QTest.keyClick(view(evening), Qt.Key.Key_Escape)
    assert evening.table.hasFocus()


def test_a_long_entry_gets_the_height_of_its_lines(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do(ASK | {"question": "¿Estaba ya muerto el campanero cuando subieron a la torre a por la cuerda?"})
    tall, short = (view(evening).visualRect(model(evening).index(row, 0)).height() for row in (0, 1))
    evening.do({"do": "pause"})
    assert tall > view(evening).visualRect(model(evening).index(0, 0)).height()
    assert short > 0


def test_a_word_longer_than_a_line_is_broken_and_nothing_of_it_is_cut(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do(ASK | {"question": "o" * 120}, {"do": "undo"}, ASK | {"question": "o"})
    tall, short = (view(evening).visualRect(model(evening).index(row, 0)).height() for row in (1, 0))
    room = view(evening).itemDelegate().columns(view(evening).viewport().width(), "0:00")[1]  # type: ignore[attr-defined]  # the delegate is ours
    laid = Wrapped(rows(evening)[1].text, evening.window.look.font("body"), room)
    assert laid.size.width() <= room
    assert tall >= laid.size.height() > short


def test_the_time_of_an_hour_is_not_written_over_by_what_happened_then(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do({"do": "wait", "seconds": 3600})
    time = rows(evening)[0].time
    left, room, _ = view(evening).itemDelegate().columns(320, time)  # type: ignore[attr-defined]  # the delegate is ours
    usual = view(evening).itemDelegate().columns(320, "0:00")  # type: ignore[attr-defined]  # the delegate is ours
    assert time == "1:00:00"
    assert left > PAD + evening.window.look.metrics("body").horizontalAdvance(time)
    assert left + room == usual[0] + usual[1]


def test_a_word_is_broken_only_where_it_has_no_room_of_its_own(qtbot: QtBot) -> None:
    font = look().font("body")
    whole = Wrapped("campanario", font, 1000).size
    assert Wrapped("una campanario", font, whole.width() + 1).size.height() == 2 * whole.height()


@pytest.mark.parametrize(("words", "gains"), [("palabra " * 8, True), ("o", False)])
def test_what_became_of_an_entry_has_a_line_of_its_own_below_more_than_one(qtbot: QtBot, words: str, gains: bool) -> None:
    painter: Any = view(Evening(qtbot)).itemDelegate()
    plain = LogRow(1, "0:00", words.strip(), (), "")
    undone = LogRow(1, "0:00", words.strip(), (), "undone")
    assert (painter.height(undone, 320) > painter.height(plain, 320)) == gains


def test_another_session_begins_another_log(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do(ASK)
    evening.do({"do": "new", "game": "martes", "players": [{"name": n, "cliches": ["x"]} for n in ("Uno", "Dos")]})
    assert [row.seq for row in rows(evening)] == [1]


def test_a_row_is_painted_with_its_rule_and_struck_when_undone(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do(ASK)
    qtbot.waitExposed(evening.window)
    before: QImage = view(evening).grab().toImage()
    evening.do({"do": "undo"})
    assert view(evening).grab().toImage() != before
    assert view(evening).indexAt(QPoint(30, 20)).row() == 0
