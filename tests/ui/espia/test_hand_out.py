"""The cards go round: a spy and a resident cannot be told apart from outside, and the list of places is the same for both."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gm_console.ui.handout import code
from tests.decks import PLACES
from tests.ui.dialogs import texts
from tests.ui.espia.rooms import SIX, Room


def dealt(qtbot: QtBot, **wanted: object) -> Room:
    """Cards on the table, the hand-out on the screen."""
    room = Room(qtbot, **wanted)  # type: ignore[arg-type]  # as the room takes them
    room.key("r")
    room.key("e")
    return room


def resident(room: Room) -> str:
    """The first who is no spy."""
    return next(name for name in SIX if name not in room.spies)


def test_who_looks_at_his_card_has_seen_it_for_the_game_too(qtbot: QtBot) -> None:
    room = dealt(qtbot)
    assert room.page.person.name == "Ana"
    room.key(Qt.Key.Key_Space, Qt.Key.Key_Space, "s", Qt.Key.Key_Space)
    assert [seat.name for seat in room.desk.table.players if seat.seen] == ["Ana", "Bruno"]


def test_when_the_last_has_seen_his_card_the_clock_may_start(qtbot: QtBot) -> None:
    room = dealt(qtbot)
    for name in SIX:
        room.key(room.number(name), Qt.Key.Key_Space, Qt.Key.Key_Space)
    room.key(Qt.Key.Key_Escape)
    assert room.window.stack.currentWidget() is room.table
    room.key("i")
    assert room.phase == "questions"


def walked(room: Room, name: str) -> list[object]:
    """Somebody looks at his card, its code and the list, and strikes a place; what can be told of it from outside at each step."""
    told: list[object] = []
    room.page.choose(next(seat.id for seat in room.desk.table.players if seat.name == name))
    for step in (Qt.Key.Key_Space, "q", "l", Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Space):
        room.key(step)
        one = room.page
        shown: QWidget | None = one.sides.currentWidget()
        lines = texts(one.panel).replace(name, "X")
        sizes = one.card.place, one.fitted, lines.count("\n")
        told.append((step, one.turning.side, shown and shown.objectName(), sizes, sorted(one.sheet_area.leaf.marked)))
    return told


def test_spy_and_resident_take_the_same_steps_in_the_same_geometry(qtbot: QtBot) -> None:
    room = dealt(qtbot)
    names = [room.spies[0], resident(room)]
    room.do(*({"do": "seen", "by": name} for name in SIX if name not in names))
    assert walked(room, names[0]) == walked(room, names[1])


def test_both_cards_have_as_many_parts_and_codes_of_one_size(qtbot: QtBot) -> None:
    room = dealt(qtbot)
    cards = room.page.cards
    ids = {seat.name: seat.id for seat in room.desk.table.players}
    one, other = (cards.secret(ids[name]) for name in (room.spies[0], resident(room)))
    assert [line.label for line in one.lines] == [line.label for line in other.lines]
    assert (one.foot, one.columns) == (other.foot, other.columns)
    sizes = {len(code.matrix(card, room.page.fitted.version)) for card in (one, other)}
    assert len(sizes) == 1
    assert code.plate(room.page.fitted.version, QRectF(0, 0, 600, 600), 1.0).width() > 0


def test_every_card_of_the_deck_is_measured_the_spys_too(qtbot: QtBot) -> None:
    room = dealt(qtbot)
    every = list(room.page.cards.possible())
    assert len(every) == len(PLACES) * 10 + 1
    assert {room.page.cards.secret(seat.id).lines for seat in room.desk.table.players} <= {card.lines for card in every}


def test_everybody_reads_the_same_list(qtbot: QtBot) -> None:
    room = dealt(qtbot)
    lists = set()
    for name in SIX:
        room.page.choose(next(seat.id for seat in room.desk.table.players if seat.name == name))
        room.key("l")
        lists.add(room.page.sheet_area.leaf.lines)
        room.key(Qt.Key.Key_Space)
    assert lists == {tuple(sorted(PLACES))}


def struck(room: Room, name: str) -> list[str]:
    """What is struck on somebody's list when he turns it up."""
    room.page.choose(next(seat.id for seat in room.desk.table.players if seat.name == name))
    room.key("l")
    if room.page.panel.asking:
        room.page._act("yes")
    leaf = room.page.sheet_area.leaf
    found = [leaf.lines[place] for place in sorted(leaf.marked)]
    room.key(Qt.Key.Key_Space)
    return found


def test_a_spys_strokes_are_kept_and_a_residents_are_gone_with_the_page(qtbot: QtBot) -> None:
    room = dealt(qtbot)
    for name in (room.spies[0], resident(room)):
        assert struck(room, name) == []
        room.key("l", Qt.Key.Key_Down, Qt.Key.Key_Return)
        assert len(room.page.sheet_area.leaf.marked) == 1
        room.key(Qt.Key.Key_Space)
    assert struck(room, room.spies[0]) == [sorted(PLACES)[1]]
    assert struck(room, resident(room)) == []


def test_a_click_strikes_a_place_and_a_second_one_puts_it_back(qtbot: QtBot) -> None:
    room = dealt(qtbot)
    room.page.choose(next(seat.id for seat in room.desk.table.players if seat.name == room.spies[0]))
    room.key("l")
    leaf = room.page.sheet_area.leaf
    for kept in ([sorted(PLACES)[3]], []):
        QTest.mouseClick(leaf, Qt.MouseButton.LeftButton, pos=leaf.box(3).center())
        assert list(room.state.secret.struck[0][2] if room.state.secret.struck else ()) == kept


def test_strokes_stand_in_no_log_and_on_no_table(qtbot: QtBot) -> None:
    room = dealt(qtbot)
    room.page.choose(next(seat.id for seat in room.desk.table.players if seat.name == room.spies[0]))
    before = texts(room.table), len(room.desk.log)
    room.key("l", Qt.Key.Key_Return)
    assert (texts(room.table), len(room.desk.log)) == before


def test_what_is_covered_is_in_no_widget(qtbot: QtBot) -> None:
    room = dealt(qtbot)
    room.key(Qt.Key.Key_Space, "q", "l", Qt.Key.Key_Space)
    held = texts(room.window)
    assert [place for place in PLACES if place in held] == []
    assert room.desk.words.text("espiatable.card.spy.aim") not in held
    assert room.page.sheet_area.leaf.lines == ()


def test_who_has_no_card_yet_gets_none(qtbot: QtBot) -> None:
    room = dealt(qtbot)
    room.do({"do": "join", "player": "Olmo"})
    assert "Olmo" not in [person.name for person in room.page.cards.people]


def test_when_the_round_ends_the_hand_out_ends_with_it(qtbot: QtBot) -> None:
    room = dealt(qtbot)
    room.key(Qt.Key.Key_Space)
    room.do({"do": "interrupt-round"})
    assert not room.window.handing_out
    assert room.window.stack.currentWidget() is room.table
