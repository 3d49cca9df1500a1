"""The screen goes round: the same steps for everybody, and nothing of another's on it."""

from __future__ import annotations

from unittest.mock import Mock

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from gm_console.engine.phrase import phrase
from gm_console.store.errors import JournalError
from gm_console.store.journal import Journal
from gm_console.ui.handout import turning
from tests.ui.dialogs import texts
from tests.ui.espia.rooms import SIX, Room
from tests.ui.evening import named


def passed(room: Room, name: str) -> None:
    """The action that passes the screen."""
    room.key({"guess": "s"}.get(name, "v"))
    assert room.window.stack.currentWidget() is room.passed


def voting(qtbot: QtBot, **wanted: object) -> Room:
    """Ana accuses Zoe."""
    room = Room(qtbot, **wanted).begun()  # type: ignore[arg-type]  # as the room takes them
    room.do({"do": "accuse", "by": "Ana", "accused": "Zoe"})
    passed(room, "vote")
    return room


def test_each_votes_on_the_passed_screen_and_it_comes_back_after_the_last(qtbot: QtBot) -> None:
    room = voting(qtbot)
    for name, answer in (("Bruno", "1"), ("Cloe", "2"), ("Íñigo", "1"), ("Noël", "1")):
        assert room.passed.person.name == name
        room.key(Qt.Key.Key_Space, answer, Qt.Key.Key_Return)
    assert (room.phase, room.table.passing) == ("questions", None)
    assert room.window.stack.currentWidget() is room.table
    assert dict(room.state.secret.votes[0].votes) == {"p1": True, "p2": True, "p3": False, "p4": True, "p5": True}


def test_by_the_mouse_too(qtbot: QtBot) -> None:
    room = voting(qtbot)
    room.click(room.passed.card)
    option = room.passed.findChild(QPushButton, "option:1")
    assert option is not None
    room.click(option)
    room.click(room.passed.taker.knobs["give"])
    assert room.passed.person.name == "Cloe"
    assert dict(room.state.secret.ballots)["p2"] is False


def test_until_it_is_handed_in_a_choice_can_be_another(qtbot: QtBot) -> None:
    room = voting(qtbot)
    room.key(Qt.Key.Key_Space, "1", "2", "1", Qt.Key.Key_Return)
    assert dict(room.state.secret.ballots)["p2"] is True


def test_without_a_choice_nothing_is_handed_in(qtbot: QtBot) -> None:
    room = voting(qtbot)
    room.key(Qt.Key.Key_Space, Qt.Key.Key_Return)
    assert room.passed.person.name == "Bruno"
    assert room.desk.table.vote.voted == ("Ana",)


@pytest.mark.parametrize("answer", ["1", "2"])
def test_a_vote_that_the_disk_refuses_is_said_to_who_gave_it_and_the_screen_stays_with_him(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    room, full = voting(qtbot), JournalError(phrase("store.full", path="/diario"))
    with monkeypatch.context() as patch:
        patch.setattr(Journal, "append", Mock(side_effect=full))
        room.key(Qt.Key.Key_Space, answer, Qt.Key.Key_Return)
    assert (room.passed.person.name, room.passed.taker.told.text()) == ("Bruno", room.desk.words.say(full.said))
    room.key(Qt.Key.Key_Space, answer, Qt.Key.Key_Return)
    assert room.passed.person.name == "Cloe"


def seen_between(qtbot: QtBot, answer: str) -> tuple[str, bytes]:
    """All that any widget holds, and every pixel, once Bruno has voted and before Cloe looks."""
    room = voting(qtbot, seed=3)
    room.key(Qt.Key.Key_Space, answer, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: room.passed.card.still)
    image = room.passed.grab().toImage()
    return texts(room.passed), bytes(image.constBits())


def test_what_the_next_one_gets_is_the_same_whatever_the_last_one_chose(qtbot: QtBot) -> None:
    assert seen_between(qtbot, "1") == seen_between(qtbot, "2")


def test_nothing_lies_open_under_another_window_nor_longer_than_twenty_seconds(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turning, "COVER_MS", 60)
    room = voting(qtbot)
    room.key(Qt.Key.Key_Space, "1")
    QApplication.sendEvent(room.window, QEvent(QEvent.Type.WindowDeactivate))
    assert not room.passed.ballot
    room.key(Qt.Key.Key_Space)
    fresh = room.passed.ballot
    assert fresh is not None
    assert not fresh.chosen
    qtbot.waitUntil(lambda: room.passed.ballot is None)
    assert room.desk.table.vote.voted == ("Ana",)


def test_no_key_rules_at_the_table_meanwhile_not_even_from_the_players_screen(qtbot: QtBot) -> None:
    room = voting(qtbot)
    before = len(room.desk.log)
    for letter in "snfxvc":
        room.key(letter)
        QTest.keyClick(room.window, named(letter))
    assert len(room.desk.log) == before
    assert room.window.stack.currentWidget() is room.passed


def test_esc_brings_the_table_back_and_what_was_handed_in_stays(qtbot: QtBot) -> None:
    room = voting(qtbot)
    room.key(Qt.Key.Key_Space, "1", Qt.Key.Key_Return, Qt.Key.Key_Space, "1", Qt.Key.Key_Escape)
    assert room.table.passing is None
    assert room.desk.table.vote.voted == ("Ana", "Bruno")


def test_in_the_final_vote_each_points_in_secret_with_the_digits_of_the_seats(qtbot: QtBot) -> None:
    room = Room(qtbot).begun()
    room.do({"do": "wait", "seconds": 480})
    passed(room, "point")
    room.key("4")
    assert room.passed.person.name == "Íñigo"
    room.key(Qt.Key.Key_Space, "1", Qt.Key.Key_Return)
    assert dict(room.state.secret.pointing) == {"p4": "p1"}
    while room.table.passing is not None:
        other = "2" if room.passed.person.name != "Bruno" else "1"
        room.key(Qt.Key.Key_Space, other, Qt.Key.Key_Return)
    assert room.phase in ("last-chance", "round-over")


def guess_steps(room: Room, name: str, wanted: str) -> list[str]:
    """Somebody takes the screen and names a place; the window after each step."""
    passed(room, "guess")
    steps = [texts(room.passed).replace(name, "X")]
    room.key(room.number(name))
    room.key(Qt.Key.Key_Space)
    ballot = room.passed.ballot
    assert ballot is not None
    lines = [text for _, _, text in ballot._options]
    steps.append("|".join(lines))
    ballot.choose(lines.index(wanted))
    steps.append(str([knob.isEnabled() for knob in room.passed.taker.knobs.values()]))
    room.key(Qt.Key.Key_Return)
    steps.append(str(room.table.passing))
    return steps


def test_a_guess_takes_the_same_steps_for_a_spy_and_a_resident(qtbot: QtBot) -> None:
    room = Room(qtbot).begun()
    spy = room.spies[0]
    resident = next(name for name in SIX if name != spy)
    place = room.state.secret.deal.place
    before = len(room.desk.log), texts(room.table)
    first = guess_steps(room, resident, place)
    assert (len(room.desk.log), texts(room.table)) == before
    assert guess_steps(room, spy, place)[1:] == first[1:]
    assert room.desk.table.last_round.outcome == "place-guessed"


def test_who_names_no_place_and_who_may_not_look_alike(qtbot: QtBot) -> None:
    room = Room(qtbot).begun()
    nothing = f"— {room.desk.words.text('espiatable.ballot.none')} —"
    told = set()
    for name in SIX:
        guess_steps(room, name, nothing)
        told.add((len(room.desk.log), texts(room.table)))
    assert len(told) == 1


def test_the_caught_one_answers_on_the_screen_or_does_not(qtbot: QtBot) -> None:
    room = Room(qtbot).begun()
    spy = room.spies[0]
    room.do({"do": "wait", "seconds": 480})
    room.do(*({"do": "point", "by": name, "at": spy if name != spy else next(n for n in SIX if n != spy)} for name in SIX))
    passed(room, "guess")
    assert room.passed.person.name == spy
    room.key(Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert room.desk.table.last_round.outcome == "spy-voted"


def test_time_that_runs_out_meanwhile_brings_the_table_back(qtbot: QtBot) -> None:
    room = Room(qtbot).begun()
    passed(room, "guess")
    room.key(Qt.Key.Key_Space)
    room.do({"do": "wait", "seconds": 480})
    assert (room.phase, room.table.passing) == ("final-vote", None)
    assert room.window.stack.currentWidget() is room.table


def test_the_key_that_passed_the_screen_passes_it_again_once_it_is_back(qtbot: QtBot) -> None:
    room = Room(qtbot).begun()
    room.do({"do": "accuse", "by": "Ana", "accused": "Zoe"})
    QTest.keyPress(room.here, Qt.Key.Key_V)
    QTest.keyRelease(room.here, Qt.Key.Key_V)  # it goes up on the passed screen, so the table never hears of it
    QTest.keyClick(room.here, Qt.Key.Key_Escape)
    assert room.table.passing is None
    room.window.keyboard.ear._deaf_until = 0
    QTest.keyClick(room.here, Qt.Key.Key_V)
    assert room.table.passing is not None
