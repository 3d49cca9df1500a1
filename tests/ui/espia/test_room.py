from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from gm_console.ui.setup import SetUp
from gm_console.ui.setup.seating import Players
from gm_console.ui.ticker import Ticker
from tests.ui.dialogs import awake, press, texts
from tests.ui.espia.rooms import SIX, Room, others
from tests.ui.evening import look

__all__ = ["awake"]


def test_from_the_lobby_to_the_first_question_it_takes_four_keys(qtbot: QtBot) -> None:
    room = Room(qtbot)
    room.key(*"rti")
    asker = room.desk.table.asker
    room.key(room.number(others(room, asker)[0]))
    assert room.phase == "questions"
    assert room.desk.table.asker == others(room, asker)[0]
    assert room.desk.table.barred == asker


def test_from_the_hall_to_the_first_question_six_players_take_less_than_fifteen_acts(qtbot: QtBot) -> None:
    """A click, a key, or a name typed with the Tab behind it is an act."""
    room, acts = Room(qtbot, opened=False), 0
    names = ["Ana", "Bruno", "Cloe", "Diego", "Elena", "Zoe"]

    def click(name: str) -> int:
        found = room.window.findChild(QAbstractButton, name)
        assert found is not None, name
        room.click(found)
        return 1

    acts += click("game:espia")
    page = room.window.stack.currentWidget()
    assert isinstance(page, SetUp)
    assert isinstance(page.seats, Players)
    room.click(page.seats.plays.group.button(1))
    acts += 1
    room.click(page.people.rows[0].name)
    for name in names:
        QTest.keyClicks(room.here, name)
        QTest.keyClick(room.here, Qt.Key.Key_Tab)
        acts += 2 if name == names[0] else 1
    acts += click("open")
    for letter in ("r", "t", "i"):
        room.key(letter)
        acts += 1
    asked = others(room, room.desk.table.asker)[0]
    room.key(room.number(asked))
    acts += 1
    assert room.desk.table.asker == asked
    assert [seat.name for seat in room.desk.table.players] == names
    assert acts == 14


@pytest.mark.usefixtures("awake")
def test_a_whole_room_by_the_keyboard_alone(qtbot: QtBot) -> None:
    room = Room(qtbot)
    room.key(*"rti")
    spy = room.spies[0]
    by = others(room, spy)[0]
    room.key("u")
    room.key(room.number(by), room.number(spy))
    room.key(Qt.Key.Key_Return)
    assert room.phase == "vote"
    while room.phase == "vote":
        room.key("s")
    assert room.desk.table.last_round.outcome == "spy-convicted"
    room.key("v")
    room.key(Qt.Key.Key_Backtab, modifier=Qt.KeyboardModifier.ShiftModifier)
    room.key(Qt.Key.Key_Return)
    assert room.window.public.revealed
    room.key("r")
    assert (room.phase, room.desk.table.round) == ("dealt", 2)
    assert not room.window.public.revealed


@pytest.mark.usefixtures("awake")
def test_a_whole_room_by_the_mouse_alone(qtbot: QtBot) -> None:
    room = Room(qtbot)
    for name in ("deal", "all-seen", "begin"):
        room.press(name)
    asker = room.desk.table.asker
    asked = others(room, asker)[0]
    room.click(room.chip(asked, 0))
    assert room.desk.table.asker == asked
    room.click(room.chip(asker, 1))
    room.click(room.form.accused.buttons()[0])
    press(room.form, "go")
    while room.phase == "vote":
        room.click(room.chip(room.table.hand.name, 1))
    assert room.phase == "questions"
    room.do({"do": "wait", "seconds": 480})
    spy = room.spies[0]
    for name in others(room, spy):
        assert room.table.hand.name in SIX
        if room.table.hand.name != name:
            room.click(room.chip(name, 1))
        room.click(room.chip(spy, 0))
    room.click(room.chip(others(room, spy)[0], 0))
    assert (room.phase, room.desk.table.caught) == ("last-chance", spy)
    room.press("no-answer")
    room.yes()
    room.press("reveal")
    room.yes()
    assert room.window.public.revealed
    room.press("deal")
    assert room.phase == "dealt"


def test_a_seat_that_has_just_asked_says_so_and_asking_it_back_can_be_allowed_once(qtbot: QtBot) -> None:
    room = Room(qtbot).begun()
    asker = room.desk.table.asker
    asked = others(room, asker)[0]
    room.key(room.number(asked))
    face = room.chip(asker, 0).face
    assert face is not None
    assert (face.state, face.note) == ("spent", "acaba de preguntar")
    room.click(room.chip(asker, 0))
    assert set(room.table.line.choices) == {"why", "waive"}
    assert room.desk.table.asker == asked


def test_votes_are_entered_one_after_the_other_or_for_whom_the_host_picks(qtbot: QtBot) -> None:
    room = Room(qtbot).begun()
    room.do({"do": "accuse", "by": "Ana", "accused": "Zoe"})
    assert room.table.hand.name == "Bruno"
    room.key("s")
    assert room.table.hand.name == "Cloe"
    room.key("5")
    room.key("n")
    assert set(room.desk.table.vote.voted) == {"Ana", "Bruno", "Noël"}
    assert dict(room.state.secret.ballots)["p5"] is False
    room.key("t")
    assert room.table.hand.name in ("Cloe", "Íñigo")


def test_in_the_final_vote_a_digit_is_at_whom_the_next_one_points(qtbot: QtBot) -> None:
    room = Room(qtbot).begun()
    room.do({"do": "wait", "seconds": 480})
    assert (room.phase, room.table.hand.name) == ("final-vote", "Ana")
    room.key("2")
    room.key("1")
    assert dict(room.state.secret.pointing) == {"p1": "p2", "p2": "p1"}
    room.click(room.chip("Ana", 1))
    room.key("6")
    assert dict(room.state.secret.pointing)["p1"] == "p6"


def test_a_vote_is_closed_early_only_after_it_was_said_who_counts_as_no(qtbot: QtBot) -> None:
    room = Room(qtbot).begun()
    room.do({"do": "accuse", "by": "Ana", "accused": "Zoe"}, {"do": "vote", "by": "Bruno", "guilty": True})
    room.key("f")
    assert room.phase == "vote"
    assert "Cloe, Íñigo y Noël" in texts(room.table.line)
    room.yes()
    assert room.phase == "questions"


@pytest.mark.usefixtures("awake")
def test_a_guess_said_aloud_is_found_in_a_list_by_a_few_letters(qtbot: QtBot) -> None:
    room = Room(qtbot).begun()
    room.key("n")
    assert not room.form.picker.place
    room.key(room.number(room.spies[0]))
    for letter in "tea":
        room.key(letter)
    assert room.form.picker.place == "Teatro"
    room.key(Qt.Key.Key_Return)
    room.key(Qt.Key.Key_Return)
    assert room.phase == "round-over"


@pytest.mark.usefixtures("awake")
def test_where_the_host_says_who_asks_first_he_is_asked(qtbot: QtBot) -> None:
    room = Room(qtbot, options={"first_asker": "host"})
    room.key(*"rti")
    room.key("4")
    room.key(Qt.Key.Key_Return)
    assert room.desk.table.asker == "Íñigo"


@pytest.mark.usefixtures("awake")
def test_minutes_and_spies_are_changed_between_rounds(qtbot: QtBot) -> None:
    room = Room(qtbot, players=(*SIX, "Olmo"))
    room.key("j")
    room.form.minutes.choose(5)
    room.form.spies.choose(2)
    press(room.form, "go")
    assert (room.desk.table.minutes, room.state.options.spies) == (5, 2)


@pytest.mark.usefixtures("awake")
def test_who_leaves_keeps_his_points_and_can_come_back(qtbot: QtBot) -> None:
    room = Room(qtbot)
    room.do({"do": "correct", "reason": "x", "points": {"Zoe": 3}})
    room.table.actions_.named("leave").trigger()
    room.key("6")
    press(room.form, "go")
    assert "Zoe" not in [seat.name for seat in room.desk.table.players]
    room.press("join")
    press(room.form, "go")
    assert room.desk.table.players[-1].points == 3


def test_interrupting_a_round_is_asked_once(qtbot: QtBot) -> None:
    room = Room(qtbot).begun()
    room.key("x")
    assert room.phase == "questions"
    room.yes()
    assert (room.phase, room.desk.table.last_round.outcome) == ("round-over", "void")


def test_the_button_that_has_the_keyboard_gives_it_to_the_table_when_it_goes(qtbot: QtBot) -> None:
    room = Room(qtbot)
    room.press("deal")
    room.press("all-seen")
    assert room.table.hasFocus()


def test_the_points_of_every_round_stand_side_by_side(qtbot: QtBot) -> None:
    from gm_console.ui.tables.espia.history import rounds

    room = Room(qtbot)
    for _ in range(2):
        room.begun().do({"do": "guess", "by": room.spies[0], "place": room.state.secret.deal.place})
    every = rounds(room.desk)
    assert [one.outcome for one in every] == ["place-guessed", "place-guessed"]
    totals = {name: sum(dict(one.gains)[name] for one in every) for name in SIX}
    assert totals == {seat.name: seat.points for seat in room.desk.table.players}


def test_a_room_that_is_closed_before_any_round_says_so_without_a_card(qtbot: QtBot) -> None:
    room = Room(qtbot)
    room.do({"do": "end", "reason": "tarde"})
    assert room.phase == "over"
    room.key("v")
    room.yes()
    assert room.window.public.revealed
    assert not room.table.grab().isNull()


def test_paper_is_a_click_away_in_the_lobby(qtbot: QtBot) -> None:
    room = Room(qtbot)
    room.press("print")
    assert room.window.printing.page is not None


def test_a_caught_spy_has_as_many_seconds_as_the_house_gives_him(qtbot: QtBot) -> None:
    room = Room(qtbot, options={"last_guess_seconds": 30}).begun()
    room.do({"do": "wait", "seconds": 480})
    spy = room.spies[0]
    room.do(*({"do": "point", "by": name, "at": spy if name != spy else others(room, spy)[0]} for name in SIX))
    assert room.table.top.sign.text() == "quedan 30 s para responder"


def test_the_seats_say_who_watches_and_who_has_seen_his_card(qtbot: QtBot) -> None:
    room = Room(qtbot)
    room.do({"do": "deal"}, {"do": "seen", "by": "Ana"}, {"do": "join", "player": "Olmo"})
    faces = [card.face for card in room.table.seats.cards]
    assert [face.word for face in faces if face][:2] == ["carta vista", "carta sin ver"]
    assert [(face.out, len(face.chips)) for face in faces if face][-1] == (True, 0)


def test_a_seat_lets_go_of_chips_that_mean_nothing_any_more(qtbot: QtBot) -> None:
    room = Room(qtbot).begun()
    room.do({"do": "accuse", "by": "Ana", "accused": "Zoe"}, {"do": "vote", "by": "Bruno", "guilty": True})
    assert [len(card.chips) for card in room.table.seats.cards] == [0, 0, 2, 2, 2, 0]


@pytest.mark.usefixtures("awake")
def test_whom_somebody_asked_is_put_right_in_the_log(qtbot: QtBot) -> None:
    room = Room(qtbot).begun()
    asker = room.desk.table.asker
    first, second = others(room, asker)[:2]
    room.key(room.number(first))
    room.window.errands.mend(len(room.desk.log))
    room.form.editors["to"]._made.choose(second)
    room.form.try_out()
    press(room.form, "go")
    assert room.desk.table.asker == second


def test_a_ballot_in_the_log_lies_under_a_veil_until_the_round_is_over(qtbot: QtBot) -> None:
    room = Room(qtbot).begun()
    room.do({"do": "accuse", "by": "Ana", "accused": "Zoe"}, {"do": "vote", "by": "Cloe", "guilty": True})
    room.window.errands.mend(len(room.desk.log))
    assert room.form.veil is not None
    assert "guilty" not in room.form.editors


def test_another_look_keeps_the_moment_and_what_was_revealed(qtbot: QtBot) -> None:
    room = Room(qtbot).begun()
    room.table.pass_screen("guess")
    room.window.dress(look("en"), look("en"))
    assert (room.table.passing, room.phase) == (None, "questions")
    assert room.window.stack.currentWidget() is room.table
    room.do({"do": "guess", "by": room.spies[0], "place": room.state.secret.deal.place})
    room.window.public.reveal()
    room.window.dress(look("fr"), look("fr"))
    assert room.window.public.revealed
    assert room.table.face.revealed


def test_undoing_the_end_of_a_round_hides_what_was_revealed(qtbot: QtBot) -> None:
    room = Room(qtbot).begun()
    room.do({"do": "guess", "by": room.spies[0], "place": room.state.secret.deal.place})
    room.window.public.reveal()
    room.do({"do": "undo"})
    assert room.phase == "questions"
    assert not room.table.face.revealed
    assert room.state.secret.deal.place not in texts(room.table.ending)


def test_the_clock_stands_in_a_vote_and_goes_on_from_the_same_second(qtbot: QtBot) -> None:
    room = Room(qtbot).begun()
    room.do({"do": "wait", "seconds": 100}, {"do": "accuse", "by": "Ana", "accused": "Zoe"}, {"do": "wait", "seconds": 50})
    assert room.table.top.clock.text() == "6:20"
    room.do({"do": "close-vote"})
    assert room.table.top.clock.text() == "6:20"


def test_quick_rounds_leave_one_ticker(qtbot: QtBot) -> None:
    room = Room(qtbot)
    for _ in range(3):
        room.begun().do({"do": "interrupt-round"})
    assert len(room.window.findChildren(Ticker)) == 1


def test_in_large_letters_whoever_is_next_comes_into_sight(qtbot: QtBot) -> None:
    room = Room(qtbot, scale=1.75, size=(1024, 700)).begun()
    room.do({"do": "accuse", "by": "Ana", "accused": "Bruno"})
    room.key("6")
    card = room.table.seats.cards[5]
    assert card.visibleRegion().boundingRect().height() > 20
    assert not room.table.seats.cards[0].visibleRegion().boundingRect().height() > 20
