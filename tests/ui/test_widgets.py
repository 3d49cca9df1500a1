from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gm_console.ui.desk import ClockShown
from gm_console.ui.widgets.action_bar import in_lines
from gm_console.ui.widgets.action_button import ActionButton
from gm_console.ui.widgets.aside import Aside
from gm_console.ui.widgets.chip import Chip, ChipFace
from gm_console.ui.widgets.cue_line import CueLine
from gm_console.ui.widgets.field import Field
from gm_console.ui.widgets.flow import Flow
from gm_console.ui.widgets.seat_card import SeatCard, SeatFace
from gm_console.ui.widgets.seat_stack import Rows
from gm_console.ui.widgets.seats import Seats
from gm_console.ui.widgets.top_bar import TopBar
from tests.ui.evening import dressed


def face(text: str = "viudo") -> ChipFace:
    return ChipFace("hint:p1:1", text, "pista", "P", "call", enabled=True, told="Púlsalo")


def test_buttons_that_do_not_fit_begin_another_line_and_hidden_ones_take_no_room(qtbot: QtBot) -> None:
    box = QWidget()
    qtbot.addWidget(box)
    flow = Flow(10, box)
    buttons = [QPushButton(str(n), box) for n in range(3)]
    for button in buttons:
        button.setFixedSize(100, 30)
        flow.addWidget(button)
    flow.setGeometry(QRect(0, 0, 215, 200))
    assert [button.pos() for button in buttons] == [QPoint(0, 0), QPoint(110, 0), QPoint(0, 40)]
    buttons[0].hide()
    flow.setGeometry(QRect(0, 0, 215, 200))
    assert buttons[2].pos() == QPoint(110, 0)
    assert flow.heightForWidth(215) == 30
    assert flow.takeAt(7) is None


def test_enter_and_esc_in_a_field_are_only_told(qtbot: QtBot) -> None:
    field = Field()
    qtbot.addWidget(field)
    with qtbot.waitSignal(field.entered):
        QTest.keyClick(field, Qt.Key.Key_Return)
    with qtbot.waitSignal(field.left):
        QTest.keyClick(field, Qt.Key.Key_Escape)
    QTest.keyClick(field, Qt.Key.Key_A)
    assert field.text() == "a"


def test_a_button_says_what_its_action_says_and_shows_its_key(qtbot: QtBot) -> None:
    action = QAction("Pasa")
    action.setProperty("key", "X")
    action.setToolTip("Deja pasar la palabra")
    button = ActionButton(dressed(), action, lambda _: True)
    qtbot.addWidget(button)
    short = button.sizeHint().width()
    action.setText("Bruno pasa")
    button.follow()
    assert button.sizeHint().width() > short
    assert (button.accessibleName(), button.accessibleDescription()) == ("Bruno pasa", "Deja pasar la palabra")


def test_the_right_button_on_a_cliche_asks_for_more(qtbot: QtBot) -> None:
    card = SeatCard(dressed())
    qtbot.addWidget(card)
    card.show_face(SeatFace("p1", 1, "Ana", "£15", chips=(face(),)))
    with qtbot.waitSignal(card.asked) as told:
        card.chips[0].asked.emit()
    assert told.args == ["hint:p1:1"]


def test_a_seat_that_stays_the_same_is_not_painted_again(qtbot: QtBot) -> None:
    shown = SeatFace("p1", 1, "Ana", "£15", chips=(face(),))
    card = SeatCard(dressed())
    qtbot.addWidget(card)
    card.show_face(shown)
    held = card.face
    card.show_face(SeatFace("p1", 1, "Ana", "£15", chips=(face(),)))
    assert card.face is held


def test_states_stand_in_words_where_all_of_them_fit_else_as_signs(qtbot: QtBot) -> None:
    card = SeatCard(dressed())
    qtbot.addWidget(card)
    card.resize(400, 200)
    card.show_face(SeatFace("p1", 1, "Ana", "£15", chips=(face(), face("campanera en su pueblo natal"))))
    assert [chip.wordy for chip in card.chips] == [True, True]
    card.resize(250, 200)
    card.grab()
    assert [chip.wordy for chip in card.chips] == [False, False]


def test_a_cliche_takes_a_second_line_rather_than_be_cut(qtbot: QtBot) -> None:
    card = SeatCard(dressed())
    qtbot.addWidget(card)
    card.resize(215, 200)
    chips = (face(), face("campanera en su pueblo natal"), face("Donaudampfschifffahrtsgesellschaft"))
    card.show_face(SeatFace("p1", 1, "Ana", "£15", chips=chips))
    card.grab()
    assert [len(chip.shown) for chip in card.chips] == [1, 2, 2]
    assert "".join(card.chips[2].shown) == "Donaudampfschifffahrtsgesellschaft"
    assert card.chips[1].height() > card.chips[0].height()


@pytest.mark.parametrize(("players", "size"), [(4, (950, 550)), (6, (950, 550)), (10, (950, 550)), (4, (1024, 500)), (10, (1024, 470))])
def test_seats_of_two_rows_are_as_high_as_their_rows_and_nothing_is_cut(qtbot: QtBot, players: int, size: tuple[int, int]) -> None:
    seats = Seats(dressed(), rows=Rows(fewest=2, tall=42))
    qtbot.addWidget(seats)
    seats.resize(*size)
    seats.show_faces([SeatFace(f"p{n}", n, "Ana", "0 pts", chips=(face(), face())) for n in range(players)])
    seats.grab()
    left = {card.height() - card.chips[-1].geometry().bottom() for card in seats.cards}
    assert all(0 < below < 16 for below in left)
    assert max(card.geometry().bottom() for card in seats.cards) < size[1]


def test_in_large_letters_names_stand_in_line_whatever_their_seats_hold(qtbot: QtBot) -> None:
    seats = Seats(dressed(scale=1.75))
    qtbot.addWidget(seats)
    seats.resize(1920, 640)
    chips = (face("zurdo"), face("campanera en su pueblo natal"), face("ahijada del obispo de Mondoñedo"))
    seats.show_faces([SeatFace(f"p{n}", n, "Ana", "£15", chips=chips[:n] if n < 3 else chips) for n in range(1, 6)])
    for height in (640, 480, 700):
        seats.resize(1920, height)
        seats.grab()
        assert len({card._stands for card in seats.cards}) == 1


def test_a_cliche_too_long_for_its_seat_is_whole_in_its_tip(qtbot: QtBot) -> None:
    card = QWidget()
    qtbot.addWidget(card)
    chip = Chip(dressed(), card)
    chip.show_face(face("coleccionista de sellos de la isla de Mauricio"))
    chip.resize(120, 26)
    assert "Mauricio" in chip.toolTip()
    assert chip.accessibleName().endswith("Mauricio")


def test_a_line_takes_the_place_of_the_cue_and_nothing_moves(qtbot: QtBot) -> None:
    line = CueLine(dressed())
    qtbot.addWidget(line)
    line.show_cue("Responde", "y deprisa")
    height = line.height()
    line.say("No puede ser.", rule="M15", alarm=True, choices=[("why", "¿Por qué?", line.hush)])
    assert line.busy
    assert line.height() == height
    line.choices["why"].click()
    assert not line.busy


TOLD = [("Ana deduce", "Ana deduce"), ("שלום deduce.", "\u200eשלום deduce."), ("1 مريم", "\u200e1 مريم")]


@pytest.mark.parametrize(("said", "shown"), TOLD)
def test_a_sentence_runs_onward_whoever_it_begins_with_and_is_no_markup(qtbot: QtBot, said: str, shown: str) -> None:
    line = CueLine(dressed())
    qtbot.addWidget(line)
    line.show_cue(said, "")
    line.say(f"{said} <b>", alarm=True)
    labels = {one.text(): one.textFormat() for one in line.findChildren(QLabel) if one.text()}
    assert labels == dict.fromkeys((shown, f"{shown} <b>"), Qt.TextFormat.PlainText)


def test_a_pause_of_more_than_two_minutes_pulses(qtbot: QtBot) -> None:
    bar = TopBar(dressed())
    qtbot.addWidget(bar)
    paused = ClockShown(3_600_000, 0, paused=True)
    seen = []
    for waited in (60_000, 61_000, 122_000, 123_000):
        bar.show_clock(paused, waited, "", telling=False)
        seen.append(bar.pause.property("primary"))
    assert seen == ["false", "false", "true", "false"]
    assert bar.sign.text() == "en pausa 2:03"


@pytest.mark.parametrize(("width", "scale"), [(1280, 1.0), (1024, 1.0), (1280, 1.5), (1024, 1.25)])
def test_the_title_can_be_read_while_the_telling_is_counted(qtbot: QtBot, width: int, scale: float) -> None:
    bar = TopBar(dressed(scale=scale), stakes=("table.pot", "table.host"))
    qtbot.addWidget(bar)
    bar.show_table("La campana que no sonó", "se cuenta el enigma", ("£15", "£0"))
    bar.show_clock(ClockShown(3_600_000, 0), 250_000, "", telling=True)
    bar.resize(width, bar.sizeHint().height())
    bar.show()
    QApplication.processEvents()
    title = next(one for one in bar.findChildren(Aside) if one.text().startswith("La campana"))
    assert title.fontMetrics().horizontalAdvance(title.text()) <= title.width()
    assert bar.sign.width() >= bar.sign.sizeHint().width()


@pytest.mark.parametrize("language", ["es", "fr", "en"])
def test_clock_sign_and_buttons_stay_whole_in_the_largest_letters_of_a_small_window(qtbot: QtBot, language: str) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    bar = TopBar(dressed(language, scale=1.5), table, stakes=("table.pot", "table.host"))
    bar.show_table("La campana que no sonó", "se cuenta el enigma", ("£15", "£0"))
    bar.show_clock(ClockShown(3_600_000, 0), 250_000, "", telling=True)
    bar.resize(1024, bar.sizeHint().height())
    table.show()
    QApplication.processEvents()
    assert bar.minimumSizeHint().width() <= bar.width() == 1024
    assert bar.clock.width() >= bar.clock.fontMetrics().horizontalAdvance(bar.clock.text())
    assert [one.text() for one in (bar.sign, bar.pause, bar.log) if one.width() < one.sizeHint().width()] == []


def test_the_log_has_a_short_name_where_its_own_would_leave_nothing_of_the_title(qtbot: QtBot) -> None:
    bar = TopBar(dressed("fr", scale=1.75), stakes=("table.pot", "table.host"))
    qtbot.addWidget(bar)
    bar.show_table("La campana que no sonó", "on raconte l’énigme", ("£15", "£0"))
    bar.show_clock(ClockShown(3_600_000, 0), 0, "", telling=False)
    bar.show()
    said = []
    for width in (1024, 1920):
        bar.resize(width, bar.sizeHint().height())
        QApplication.processEvents()
        said.append((bar.log.text(), bar.log.accessibleName()))
    assert said == [("P.-V.", "Procès-verbal"), ("Procès-verbal", "Procès-verbal")]


def test_the_telling_is_counted_from_the_first_screen(qtbot: QtBot) -> None:
    bar = TopBar(dressed("en"))
    qtbot.addWidget(bar)
    bar.show_clock(ClockShown(3_600_000, 0), 250_000, "", telling=True)
    assert bar.sign.text() == "at the table 4:10"


WIDTHS = [([50, 50], [1, 1]), ([50, 50, 80], [2, 1]), ([90, 90, 20], [1, 1, 1]), ([40, 40], [2]), ([95], [1, 0]), ([60, 90], [1, 1, 0])]


@pytest.mark.parametrize(("wide", "lines"), WIDTHS)
def test_every_line_of_buttons_is_full_but_the_last_which_leaves_room_for_the_hosts_own(wide: list[int], lines: list[int]) -> None:
    button: Any = None
    assert [len(line) for line in in_lines([(button, one) for one in wide], 5, 110, 85)] == lines


def test_a_button_runs_onward_whoever_it_begins_with(qtbot: QtBot) -> None:
    words = "שרה בת אברהם, non"
    action = QAction(words)
    button = ActionButton(dressed(), action, lambda _: True)
    qtbot.addWidget(button)
    button.resize(button.sizeHint())
    alone = button.grab().toImage()
    action.setText("\u200e" + words)
    button.follow()
    assert button.grab().toImage() == alone
