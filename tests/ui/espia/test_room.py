from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from gm_console.ui.actions import HOSTS_OWN
from gm_console.ui.keys import DESK, NEVER_SPACE, RULINGS, clashes, key_of
from gm_console.ui.setup import SetUp
from gm_console.ui.setup.seating import Players
from tests.ui.dialogs import awake, press, texts
from tests.ui.espia.rooms import SIX, Room

__all__ = ["awake"]
LANGUAGES = ("es", "fr", "en")


def others(room: Room, *names: str) -> list[str]:
    """Everybody else in the round, by seat."""
    return [seat.name for seat in room.desk.table.players if seat.name not in names]


def test_from_the_lobby_to_the_first_question_it_takes_four_keys(qtbot: QtBot) -> None:
    room = Room(qtbot)
    room.keys("rti")
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
    room.keys("rti")
    spy = room.spies[0]
    by = others(room, spy)[0]
    room.key("u")
    room.keys(room.number(by) + room.number(spy))
    room.key(Qt.Key.Key_Return)
    assert room.phase == "vote"
    while room.phase == "vote":
        room.key("s")
    assert room.desk.table.last_round.outcome == "spy-convicted"
    room.key("v")
    room.key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
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
    room.keys(room.number(room.spies[0]))
    for letter in "tea":
        room.key(letter)
    assert room.form.picker.place == "Teatro"
    room.key(Qt.Key.Key_Return)
    room.key(Qt.Key.Key_Return)
    assert room.phase == "round-over"


@pytest.mark.usefixtures("awake")
def test_where_the_host_says_who_asks_first_he_is_asked(qtbot: QtBot) -> None:
    room = Room(qtbot, options={"first_asker": "host"})
    room.keys("rti")
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


def phases(room: Room) -> Iterator[str]:
    """Brings a room through every phase, and says which."""
    yield room.phase
    room.do({"do": "deal"})
    yield room.phase
    room.do(*({"do": "seen", "by": name} for name in SIX))
    yield room.phase
    room.do({"do": "begin"})
    yield room.phase
    room.do({"do": "accuse", "by": "Ana", "accused": "Zoe"})
    yield room.phase
    room.do({"do": "close-vote"}, {"do": "wait", "seconds": 480})
    yield room.phase
    spy = room.spies[0]
    room.do(*({"do": "point", "by": name, "at": spy if name != spy else others(room, spy)[0]} for name in SIX))
    yield room.phase
    room.do({"do": "guess", "by": spy, "place": None})
    yield room.phase
    room.do({"do": "end", "reason": "tarde"})
    yield room.phase


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_no_phase_do_two_enabled_actions_share_a_key(qtbot: QtBot, language: str) -> None:
    room, seen = Room(qtbot, language=language), []
    for phase in phases(room):
        seen.append(phase)
        desk = {name: key for name, key in DESK.items() if name not in HOSTS_OWN and name != "hand-out"}
        keys = {name: str(action.property("key")) for name, action in room.table.actions_.enabled().items()} | desk
        assert clashes(keys) == {}, phase
    assert seen == ["lobby", "dealt", "dealt", "questions", "vote", "final-vote", "last-chance", "round-over", "over"]


def test_space_deals_and_begins_but_never_accuses_votes_guesses_or_reveals(qtbot: QtBot) -> None:
    room = Room(qtbot)
    ruled = {}
    for phase in phases(room):
        room.table.setFocus()
        before = len(room.desk.log)
        if phase in ("questions", "vote", "last-chance", "round-over", "over"):
            room.key(Qt.Key.Key_Space)
            ruled[phase] = len(room.desk.log) - before or room.table.line.busy
    assert set(ruled.values()) == {False}
    assert {"accuse", "vote", "guess", "reveal"} <= NEVER_SPACE


def test_exactly_the_legal_commands_are_enabled_beside_the_hosts_own(qtbot: QtBot) -> None:
    room = Room(qtbot)
    own = {"correct", "leave", "join", "end", "undo", "redo", "set-clock", "ruling", "save-record", "to-hall"}
    assert room.enabled() - own == {"deal", "set-up", "print"}
    room.begun()
    playing = {"ask", "accuse", "guess", "strike", "move-turn", "interrupt-round"}
    assert room.enabled() - own == playing | {"turn-to", "secretly:guess", "hand-out"}


def test_everything_that_can_be_pressed_has_a_name_and_a_description(qtbot: QtBot) -> None:
    room = Room(qtbot)
    for _ in phases(room):
        shown = [button for button in room.table.findChildren(QAbstractButton) if button.isVisible()]
        assert [button.objectName() for button in shown if not (button.accessibleName() and button.accessibleDescription())] == []


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


def test_every_frequent_ruling_has_a_key_in_every_language() -> None:
    assert all(key_of("espia", name, language) for name in RULINGS["espia"] for language in LANGUAGES)


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
