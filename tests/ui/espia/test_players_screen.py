"""What the players read on their screen in each phase, and what they do not."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from gm_console.ui.desk import ClockShown
from tests.ui.dialogs import texts
from tests.ui.espia.rooms import SIX, Room


def test_the_lobby_shows_who_is_in_the_room_and_its_code_only_in_passing(qtbot: QtBot, painted: list[str]) -> None:
    room = Room(qtbot)
    shown = room.seen(painted)
    assert [line for line in shown.split("\n") if room.desk.table.code in line] == [shown.split("\n")[1]]
    assert room.desk.table.code not in texts(room.table.top)
    assert [name for name in SIX if name not in shown] == []


def test_who_has_seen_his_card_has_a_tick(qtbot: QtBot, painted: list[str]) -> None:
    room = Room(qtbot)
    room.do({"do": "deal"}, {"do": "seen", "by": "Bruno"})
    shown = room.seen(painted)
    assert "✓ Bruno" in shown
    assert "○ Ana" in shown


def test_while_questions_are_asked_it_shows_the_clock_and_who_asks(qtbot: QtBot, painted: list[str]) -> None:
    room = Room(qtbot).begun()
    room.do({"do": "wait", "seconds": 63})
    shown = room.seen(painted).split("\n")
    assert "6:57" in shown
    assert f"Pregunta {room.desk.table.asker}" in shown


def test_in_a_vote_it_shows_who_has_voted_and_not_how(qtbot: QtBot, painted: list[str]) -> None:
    shown = []
    for guilty in (True, False):
        room = Room(qtbot, seed=2).begun()
        room.do({"do": "accuse", "by": "Ana", "accused": "Zoe"}, {"do": "vote", "by": "Cloe", "guilty": guilty})
        shown.append(room.seen(painted))
    assert shown[0] == shown[1]
    assert "✓ Cloe" in shown[0]
    assert "Ana acusa a Zoe" in shown[0]


def test_where_the_first_no_ends_a_vote_nobody_has_a_tick(qtbot: QtBot, painted: list[str]) -> None:
    room = Room(qtbot, options={"stop_at_first_no": True}).begun()
    room.do({"do": "accuse", "by": "Ana", "accused": "Zoe"}, {"do": "vote", "by": "Cloe", "guilty": True})
    assert "✓" not in room.seen(painted)


def test_in_the_final_vote_it_shows_who_has_pointed_and_not_at_whom(qtbot: QtBot, painted: list[str]) -> None:
    room = Room(qtbot).begun()
    room.do({"do": "wait", "seconds": 480}, {"do": "point", "by": "Cloe", "at": "Ana"})
    shown = room.seen(painted)
    assert "✓ Cloe" in shown
    assert "→" not in shown
    assert "←" not in shown


def test_the_cards_and_the_points_wait_for_the_hosts_reveal(qtbot: QtBot, painted: list[str]) -> None:
    room = Room(qtbot).begun()
    place, spy = room.state.secret.deal.place, room.spies[0]
    room.do({"do": "guess", "by": spy, "place": place})
    assert room.seen(painted) == "Ronda 1 terminada"
    room.key("v")
    room.yes()
    shown = room.seen(painted)
    assert place in shown.split("\n")
    assert f"{spy}: espía" in shown
    assert "4  +4" in shown


def test_each_round_waits_for_a_reveal_of_its_own(qtbot: QtBot, painted: list[str]) -> None:
    room = Room(qtbot)
    for number in (1, 2):
        room.begun().do({"do": "guess", "by": room.spies[0], "place": room.state.secret.deal.place})
        assert room.seen(painted) == f"Ronda {number} terminada"
        room.key("v")
        room.yes()
        assert room.window.public.revealed


def test_a_room_that_ends_with_a_round_that_was_shown_shows_who_won(qtbot: QtBot, painted: list[str]) -> None:
    room = Room(qtbot).begun()
    spy = room.spies[0]
    room.do({"do": "guess", "by": spy, "place": room.state.secret.deal.place})
    room.key("v")
    room.yes()
    room.do({"do": "end", "reason": "tarde"})
    assert f"Victoria de {spy}, con 4 puntos." in room.seen(painted)


def test_points_put_right_do_not_hide_what_was_revealed(qtbot: QtBot, painted: list[str]) -> None:
    room = Room(qtbot).begun()
    room.do({"do": "guess", "by": room.spies[0], "place": room.state.secret.deal.place})
    room.key("v")
    room.yes()
    room.do({"do": "correct", "reason": "mal contados", "points": {"Ana": 7}})
    assert "7" in room.seen(painted)


def test_the_players_face_refuses_any_view_but_the_tables(qtbot: QtBot) -> None:
    room = Room(qtbot).begun()
    for view in (room.desk.host, room.desk.answers.seen("Ana")):
        with pytest.raises(TypeError):
            room.table.face.show_table(view, ClockShown())


def test_ten_players_with_long_names_find_room(qtbot: QtBot, painted: list[str]) -> None:
    names = tuple(f"Wenceslao Pérez {number}" for number in range(10))
    room = Room(qtbot, players=names)
    room.begun()
    assert [name for name in names if name not in room.seen(painted)] == []
