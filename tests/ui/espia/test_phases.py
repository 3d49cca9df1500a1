"""In every phase: what may be done, on which key, and what Space does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from gm_console.ui.actions import HOSTS_OWN
from gm_console.ui.keys import DESK, NEVER_SPACE, RULINGS, clashes, key_of
from tests.ui.espia.rooms import SIX, Room, phases

LANGUAGES = ("es", "fr", "en")


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


def test_in_large_letters_two_rows_of_seats_are_seen_while_questions_are_asked_and_every_key_is_still_heard(qtbot: QtBot) -> None:
    room = Room(qtbot, language="fr", scale=1.5, size=(1024, 700)).begun()
    qtbot.wait(1)
    assert len({button.y() for button in room.table.bar.findChildren(QAbstractButton) if button.isVisible()}) == 1
    assert room.table.in_bar() == ["accuse", "guess"]
    asker = room.desk.table.asker
    room.key("m")
    assert room.desk.table.asker != asker
    room.key("s")
    assert room.table.passing is not None


@pytest.mark.parametrize("language", ["es", "fr", "en"])
def test_in_large_letters_of_a_small_window_a_vote_scrolls_no_seat_and_all_names_stand_in_line(qtbot: QtBot, language: str) -> None:
    room = Room(qtbot, language=language, scale=1.5, size=(1024, 700)).begun()
    room.do({"do": "accuse", "by": "Ana", "accused": "Bruno"})
    room.window.grab()
    seats = room.table.seats
    assert all(card.visibleRegion().boundingRect() == card.rect() for card in seats.cards)
    assert len({card._stands for card in seats.cards}) == 1


@pytest.mark.rule("E01")
def test_nobody_is_let_into_a_room_of_ten(qtbot: QtBot) -> None:
    room = Room(qtbot, players=(*SIX, "Olmo", "Pía", "Quino", "Rita"))
    assert "join" not in room.enabled()
    room.do({"do": "leave", "player": "Rita"})
    assert "join" in room.enabled()


def test_everything_that_can_be_pressed_has_a_name_and_a_description(qtbot: QtBot) -> None:
    room = Room(qtbot)
    for _ in phases(room):
        shown = [button for button in room.table.findChildren(QAbstractButton) if button.isVisible()]
        assert [button.objectName() for button in shown if not (button.accessibleName() and button.accessibleDescription())] == []


def test_every_frequent_ruling_has_a_key_in_every_language() -> None:
    assert all(key_of("espia", name, language) for name in RULINGS["espia"] for language in LANGUAGES)


def test_what_all_games_call_alike_a_room_still_does_in_its_own_way(qtbot: QtBot) -> None:
    room = Room(qtbot)
    told = {name: room.table.actions_.named(name).statusTip() for name in ("correct", "leave", "join", "to-hall")}
    assert told == {
        "correct": "Corrige los puntos, con un motivo",
        "leave": "Alguien deja la sala",
        "join": "Alguien llega, o vuelve con sus puntos",
        "to-hall": "La sala queda en el diario como está",
    }


def test_the_menu_offers_no_last_answer_for_a_room_shows_none(qtbot: QtBot) -> None:
    offered = [action.objectName() for action in Room(qtbot).table.bar.more.menu().actions()]
    assert "desk:print" in offered
    assert "desk:again" not in offered
