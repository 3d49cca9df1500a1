from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from gm_console.games.martes.content import Case
from gm_console.ui.tables.martes.cues import cue
from tests.ui.evening import ALL, Evening, look

ASK = {"do": "ask", "by": "Ana", "question": "¿Llovía?"}


def legal_names(evening: Evening) -> set[str]:
    return set(evening.table.actions_.legal)


def test_exactly_the_legal_commands_are_enabled_beside_the_hosts_own(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do(ASK)
    own = {"correct", "lend", "leave", "join", "end", "undo", "set-clock", "ruling", "answer:note", "save-record", "to-hall"}
    interrupts = {"interrupt:p2:1", "interrupt:p2:2", "interrupt:p3:1", "interrupt:p4:1", "interrupt:p4:2"}
    assert evening.enabled() - own == {"answer:yes", "answer:no", "answer:irrelevant", "reword"} | interrupts


def test_a_question_and_its_answer_cost_one_key_each(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.key("q")
    assert evening.phase == "question"
    evening.key("n")
    assert evening.desk.host.last.answer == "no"


@pytest.mark.parametrize(("typed", "put"), [("", "¿Llovía?"), ("¿Nevaba?", "¿Nevaba?")])
def test_a_question_is_put_otherwise_by_a_key_with_new_words_or_without(qtbot: QtBot, typed: str, put: str) -> None:
    evening = Evening(qtbot)
    evening.do(ASK)
    if typed:
        evening.table.field.setText(typed)
    evening.key("r")
    last = evening.desk.answers.session.log[-1]
    assert (evening.desk.host.question.text, last.sent) == (put, {"do": "reword", "question": put})


def test_the_same_with_the_mouse_alone(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.click(evening.button("ask"))
    evening.click(evening.button("answer:irrelevant"))
    assert evening.desk.host.last.answer == "irrelevant"


def test_a_click_on_a_cliche_interrupts_and_in_the_hosts_turn_buys_a_hint(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do(ASK)
    evening.click(evening.table.seats.cards[2].chips[0])
    assert evening.desk.host.question.by == "Cloe"
    evening.do({"do": "answer", "answer": "no"})
    while evening.phase == "floor":
        evening.do({"do": "pass", "by": evening.desk.host.turn})
    evening.table.field.setText("La cuerda estaba seca.")
    evening.click(evening.table.seats.cards[3].chips[1])
    assert evening.desk.host.hints[-1].answer == "La cuerda estaba seca."
    assert evening.table.field.text() == ""


def test_two_digits_are_a_seat_and_its_cliche(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do(ASK)
    evening.key("4")
    assert evening.table.seats.cards[3].chips[1].key == "2"
    evening.key("2")
    assert evening.desk.host.question.by == "Íñigo"


def test_a_digit_says_when_cliches_are_asked_for_where_none_is_taken_now(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.key("2")
    line = evening.table.line
    assert "turno del Anfitrión" in " ".join(label.text() for label in line.findChildren(QLabel) if label.isVisible())
    evening.key("q")
    assert not line.busy
    evening.key("2")
    assert evening.table.chosen == "p2"


def test_the_host_is_told_which_key_the_enigma_lies_under_where_there_is_one(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    told = {}
    for case in (Case(title="Uno", enigma="Llovía."), Case(title="Dos"), None):
        telling = msgspec.structs.replace(evening.desk.host, phase="telling", case=case)
        told[case and case.title] = cue(evening.desk.words, telling, revealed=False)[1]
    assert [name for name, words in told.items() if "C" in words.split()] == ["Uno"]


def test_esc_lets_go_of_a_chosen_seat(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do(ASK)
    evening.key("4")
    evening.key(Qt.Key.Key_Escape)
    evening.key("2")
    assert evening.table.chosen == "p2"
    assert evening.desk.host.question.by == "Ana"


def test_the_words_of_a_question_go_along_but_typing_rules_nothing(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    field = evening.table.field
    field.setFocus()
    QTest.keyClicks(field, "sn q?")
    assert evening.phase == "floor"
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert evening.table.hasFocus()
    evening.key("q")
    assert evening.desk.host.question.text == "sn q?"


def test_words_put_otherwise_while_the_question_waits_are_kept_with_it(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do(ASK)
    assert evening.table.field.text() == "¿Llovía?"
    evening.table.field.setText("¿Llovía de noche?")
    evening.key("s")
    assert evening.desk.host.last.question == "¿Llovía de noche?"


def test_letters_are_not_the_tables_while_the_log_has_the_focus(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.table.log.view.setFocus()
    QTest.keyClick(evening.table.log.view, Qt.Key.Key_Q)
    assert evening.phase == "floor"


def test_space_does_the_first_legal_thing_only_while_the_table_has_the_focus(qtbot: QtBot) -> None:
    evening = Evening(qtbot, begun=False)
    evening.table.top.pause.setFocus()
    evening.key(Qt.Key.Key_Space)
    assert evening.phase == "telling"
    evening.table.setFocus()
    evening.key(Qt.Key.Key_Space)
    assert evening.phase == "floor"


def test_a_held_key_rules_once(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    for _ in range(8):
        QTest.keyPress(evening.window, Qt.Key.Key_X)
        QTest.keyRelease(evening.window, Qt.Key.Key_X)
    assert evening.desk.host.turn == "Bruno"


def test_a_double_click_does_the_thing_once(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    button = evening.button("pass")
    middle = QPoint(20, 20)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseDClick(button, Qt.MouseButton.LeftButton, pos=middle)
    assert evening.desk.host.turn == "Bruno"


def test_what_has_just_come_up_under_the_pointer_is_no_button_yet(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    QTest.mouseClick(evening.button("ask"), Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    QTest.mouseClick(evening.button("answer:yes"), Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert evening.phase == "question"


def test_a_refusal_is_a_line_with_its_rule_and_its_ways_out(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do(ASK, {"do": "interrupt", "by": "Bruno", "cliche": "artillero"}, {"do": "interrupt", "by": "Ana", "cliche": "viajera"})
    evening.click(evening.table.seats.cards[1].chips[1])
    assert evening.desk.last is not None
    assert set(evening.table.line.choices) == {"why", "waive"}
    evening.key("n")
    assert not evening.table.line.busy


def test_a_form_that_was_refused_and_put_away_leaves_the_table_its_cue(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    form = evening.given("join", {"do": "join", "player": "Zoe"})
    assert evening.table.line.busy
    form.reject()
    assert not evening.table.line.busy


def test_when_the_hour_has_struck_nobody_reads_what_was_refused_before(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    assert evening.desk.do({"do": "next-round"}) is not None
    assert evening.table.line.busy
    evening.time.wait(3_600_000)
    evening.desk.tick()
    assert evening.phase == "over"
    assert not evening.table.line.busy


def test_a_pass_that_ends_the_meeting_is_asked_once(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do(*({"do": "pass", "by": name} for name in ("Ana", "Bruno", "Cloe")))
    evening.key("x")
    assert evening.phase == "floor"
    evening.click(evening.table.line.choices["cancel"])
    assert evening.phase == "floor"
    evening.key("x")
    evening.click(evening.table.line.choices["confirm"])
    assert evening.phase == "over"


def test_undo_and_redo_from_the_keyboard(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do(ASK)
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    evening.key("z", control)
    assert evening.phase == "floor"
    evening.key("z", control | shift)
    assert evening.phase == "question"


def test_seats_say_their_state_in_words(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do({"do": "leave", "player": "Íñigo"}, ASK, {"do": "interrupt", "by": "Bruno", "cliche": "artillero"})
    faces = [card.face for card in evening.table.seats.cards]
    assert [face.word for face in faces if face] == ["", "ya interrumpió", "", "ausente"]
    assert [face.floor for face in faces if face] == [False, True, False, False]


def test_a_cliche_says_what_it_is_still_good_for(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do(ASK, {"do": "interrupt", "by": "Bruno", "cliche": "artillero"})
    face = evening.table.seats.cards[1].chips[0].face
    assert face is not None
    assert (face.note, face.state) == ("pista", "free")


def test_everything_that_can_be_pressed_has_a_name_and_a_description(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do(ASK)
    shown = [b for b in evening.table.findChildren(QAbstractButton) if b.isVisible()]
    assert [b.objectName() for b in shown if not (b.accessibleName() and b.accessibleDescription())] == []
    fields = [f for f in evening.table.findChildren(QLineEdit) if f.isVisible()]
    assert [f.objectName() for f in fields if not f.accessibleName()] == []


def test_eight_seats_with_six_cliches_show_whole(qtbot: QtBot) -> None:
    names = ("Ana", "Bruno", "Cloe", "Íñigo", "Noël", "Zoe", "Marisa", "Wenceslao")
    players = [{"name": name, "character": "Doctora", "cliches": [f"rareza {i}" for i in range(6)]} for name in names]
    evening = Evening(qtbot, players=players)
    evening.window.resize(1280, 800)
    qtbot.waitExposed(evening.window)
    chips = [chip for card in evening.table.seats.cards for chip in card.chips]
    assert len(chips) == 48
    assert all(chip.visibleRegion().boundingRect() == chip.rect() for chip in chips)


LONG = (
    "Coleccionista de sellos raros",
    "Viuda de un general prusiano",
    "Perdió un dedo en Samarcanda",
    "Médica rural en los Pirineos",
    "Sospecha siempre de los curas",
    "Apostadora de carreras lentas",
)


@pytest.mark.parametrize(("language", "phase"), [("es", "floor"), ("fr", "question"), ("en", "question")])
def test_eight_seats_with_six_long_cliches_show_every_letter(qtbot: QtBot, language: str, phase: str) -> None:
    names = ("Ana", "Bruno", "Cloe", "Íñigo", "Noël", "Zoe", "Marisa", "Wenceslao")
    evening = Evening(qtbot, language=language, players=[{"name": name, "character": "Doctora", "cliches": LONG} for name in names])
    evening.do(*[ASK] * (phase == "question"))
    evening.window.resize(1280, 800)
    evening.window.grab()
    chips = [chip for card in evening.table.seats.cards for chip in card.chips]
    assert {" ".join(chip.shown) for chip in chips} == set(LONG)
    assert all(chip.visibleRegion().boundingRect() == chip.rect() for chip in chips)


@pytest.mark.parametrize("cliches", [[f"rareza {i}" for i in range(6)], LONG])
def test_on_the_smallest_window_eight_seats_need_no_scrolling(qtbot: QtBot, cliches: list[str]) -> None:
    names = ("Ana", "Bruno", "Cloe", "Íñigo", "Noël", "Zoe", "Marisa", "Wenceslao")
    evening = Evening(qtbot, players=[{"name": name, "character": "Doctora", "cliches": cliches} for name in names])
    evening.window.resize(1024, 700)
    evening.window.grab()
    chips = [chip for card in evening.table.seats.cards for chip in card.chips]
    assert len(chips) == 48
    assert all(chip.visibleRegion().boundingRect() == chip.rect() for chip in chips)


@pytest.mark.parametrize(("scale", "drawer"), [(1.0, False), (1.5, True)])
def test_large_text_puts_the_log_into_a_drawer(qtbot: QtBot, scale: float, drawer: bool) -> None:
    evening = Evening(qtbot, scale=scale)
    evening.window.resize(1280, 800)
    assert evening.table.log.isVisible() is not drawer
    if drawer:
        evening.click(evening.table.top.log)
        assert evening.table.log.isVisible()


@pytest.mark.parametrize(("scale", "width"), [(1.5, 1024), (1.75, 1280)])
def test_no_button_is_lost_where_they_take_two_lines(qtbot: QtBot, scale: float, width: int) -> None:
    evening = Evening(qtbot, scale=scale)
    evening.window.resize(width, 700)
    for sent in ([], [ASK], [{"do": "answer", "answer": "yes"}], [{"do": "deduce", "by": "Ana"}]):
        evening.do(*sent)
        evening.window.grab()
        shown = [button for button in evening.table.bar.findChildren(QPushButton) if button.isVisible()]
        assert all(button.visibleRegion().boundingRect() == button.rect() for button in shown), evening.phase


def test_the_end_shows_solution_seal_money_and_next_host_and_undo_hides_it_again(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do(ASK, {"do": "answer", "answer": "yes"}, {"do": "deduce", "by": "Ana"}, {"do": "judge", "hits": ALL})
    said = "\n".join(label.text() for label in evening.table.ending.findChildren(QLabel))
    assert all(part in said for part in ("El sacristán", "SHA-256", "£30", "Ana resuelve", "próxima vez: Ana"))
    evening.do({"do": "undo"})
    assert evening.table.middle.currentWidget() is evening.table.seats


def test_once_the_end_is_revealed_the_desk_no_longer_says_that_the_players_wait(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do(ASK, {"do": "answer", "answer": "yes"}, {"do": "deduce", "by": "Ana"}, {"do": "judge", "hits": ALL})
    aside = evening.table.line.aside
    assert "espera" in aside.text()
    evening.key("v")
    evening.click(evening.table.line.choices["confirm"])
    assert (aside.text(), "reveal" in evening.enabled()) == ("La pantalla de los jugadores ya muestra el final.", False)
    evening.do({"do": "undo"}, {"do": "judge", "hits": ALL})
    assert ("espera" in aside.text(), "reveal" in evening.enabled()) == (True, True)


def test_a_countdown_before_the_answer_only_suggests(qtbot: QtBot) -> None:
    evening = Evening(qtbot, options={"interrupt_seconds": 30})
    evening.do(ASK)
    assert evening.table.top.sign.text() == "interrupciones: 30 s"
    evening.key("n")
    assert evening.desk.host.last.answer == "no"


def test_who_is_nearer_to_the_marker_is_named_first(qtbot: QtBot) -> None:
    evening = Evening(qtbot, options={"first": "Cloe"})
    evening.do({"do": "ask", "by": "Cloe"})
    assert evening.table.line.aside.text().endswith("Íñigo, Ana y Bruno.")


def test_a_question_half_written_outlives_another_theme_or_language(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.table.field.setText("¿Estaba en la tor")
    before = evening.table
    evening.window.dress(look("fr"), look("fr"))
    assert evening.table is not before
    assert evening.table.field.text() == "¿Estaba en la tor"
