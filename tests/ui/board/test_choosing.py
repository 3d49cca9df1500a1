"""A host chooses on the board by mouse or keys, and only what can be reached."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gm_console.ui.widgets.board import steering
from gm_console.ui.widgets.board.board import ARROWS, Board
from gm_console.ui.widgets.board.shown import Place, Wire
from tests.ui.board.boards import EVERYWHERE, REACH, SIZE, click, dressed, spot, villa_shown

KEY = Qt.Key


class Desk(QWidget):
    """A board with a field beside it, so that it can be left; what was chosen, and the time its keys see."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 10_000
        self.board = Board(dressed(), self, lambda: self.now)
        self.field = QLineEdit(self)
        layout = QVBoxLayout(self)
        layout.addWidget(self.board)
        layout.addWidget(self.field)
        self.chosen: list[object] = []
        self.board.chosen.connect(self.chosen.append)
        self.resize(*SIZE)

    def press(self, *keys: Qt.Key) -> Place | None:
        """Keys on the board, each long after the last; where the cursor is then."""
        for key in keys:
            self.now += 1000
            QTest.keyClick(self.board, key)
        return self.board._cursor


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    desk = Desk()
    qtbot.addWidget(desk)
    desk.board.show_board(villa_shown())
    desk.show()
    desk.field.setFocus()
    yield desk
    desk.hide()


def take(desk: Desk) -> Board:
    desk.activateWindow()
    desk.board.setFocus(Qt.FocusReason.TabFocusReason)
    return desk.board


def test_a_click_chooses_a_square_or_a_room_as_a_command_names_it(desk: Desk) -> None:
    click(desk.board, (17, 2))
    click(desk.board, "lounge")
    assert desk.chosen == [[17, 2], "lounge"]


@pytest.mark.parametrize("place", ["kitchen", "library", (17, 3), (17, 8)])
def test_a_click_on_what_cannot_be_reached_chooses_nothing(desk: Desk, place: Place) -> None:
    click(desk.board, place)
    assert desk.chosen == []


def test_a_double_click_chooses_once(desk: Desk) -> None:
    at = spot(desk.board, "hall")
    QTest.mouseClick(desk.board, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(desk.board, Qt.MouseButton.LeftButton, pos=at)
    assert desk.chosen == ["hall"]


def test_the_right_button_chooses_nothing(desk: Desk) -> None:
    QTest.mouseClick(desk.board, Qt.MouseButton.RightButton, pos=spot(desk.board, "hall"))
    assert desk.chosen == []


def test_the_second_press_of_a_double_click_does_not_hit_what_came_up_meanwhile(desk: Desk) -> None:
    desk.board.chosen.connect(lambda _: desk.board.show_board(villa_shown(reach=["hall", "study"])))
    at = spot(desk.board, "hall")
    QTest.mouseClick(desk.board, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(desk.board, Qt.MouseButton.LeftButton, pos=at)
    assert desk.chosen == ["hall"]


def test_a_press_that_is_let_go_elsewhere_chooses_nothing(desk: Desk) -> None:
    QTest.mousePress(desk.board, Qt.MouseButton.LeftButton, pos=spot(desk.board, "hall"))
    QTest.mouseRelease(desk.board, Qt.MouseButton.LeftButton, pos=spot(desk.board, "lounge"))
    assert desk.chosen == []


def test_a_board_on_which_nothing_can_be_reached_takes_neither_clicks_nor_keys(desk: Desk) -> None:
    board = take(desk)
    board.show_board(villa_shown(reach=()))
    for place in ("hall", (17, 2)):
        click(board, place)
    assert desk.press(KEY.Key_Right, KEY.Key_Return, KEY.Key_Space) is None
    assert (desk.chosen, board.focusPolicy()) == ([], Qt.FocusPolicy.NoFocus)


def test_arrows_go_from_place_to_place_and_enter_chooses(desk: Desk) -> None:
    assert take(desk)._cursor == (16, 9)  # next to whose turn it is
    assert desk.press(KEY.Key_Left) == (17, 6)
    assert desk.press(KEY.Key_Left) == (17, 2)
    assert desk.press(KEY.Key_Left) == (17, 2)  # nothing lies further
    assert desk.press(KEY.Key_Down, KEY.Key_Right) == (20, 8)
    assert desk.press(KEY.Key_Right, KEY.Key_Return) == "hall"
    assert desk.chosen == ["hall"]


@pytest.mark.parametrize("reach", [REACH, EVERYWHERE], ids=["some", "many"])
def test_whatever_can_be_reached_can_be_reached_by_arrows(reach: Sequence[Wire], qapp: QApplication) -> None:
    shown = villa_shown(reach=reach)
    seen: set[Place] = set()
    waiting = [steering.first(shown)]
    while waiting:
        place = waiting.pop()
        seen.add(place)
        after = {steering.ahead(shown, place, *way) for way in ARROWS.values()}
        waiting += after - seen
    assert seen == set(shown.reach)


def test_a_held_enter_chooses_once(desk: Desk) -> None:
    take(desk)
    for _ in range(5):  # as some systems tell of a held key
        QTest.keyClick(desk.board, KEY.Key_Return)
        desk.now += 30
    assert len(desk.chosen) == 1


def test_other_keys_go_on_to_the_table(desk: Desk, qtbot: QtBot) -> None:
    heard: list[int] = []
    desk.keyPressEvent = lambda event: heard.append(event.key())  # type: ignore[method-assign]  # listens for the table
    take(desk)
    desk.press(KEY.Key_P, KEY.Key_Left, KEY.Key_Escape)
    assert heard == [KEY.Key_P, KEY.Key_Escape]


def test_when_nothing_is_left_to_choose_the_cursor_is_gone(desk: Desk) -> None:
    board = take(desk)
    board.show_board(villa_shown(reach=()))
    assert board._cursor is None


def test_the_hand_is_shown_over_what_can_be_chosen_only(desk: Desk) -> None:
    for place, shape in (("hall", Qt.CursorShape.PointingHandCursor), ("study", Qt.CursorShape.ArrowCursor)):
        QTest.mouseMove(desk.board, spot(desk.board, place))
        assert desk.board.cursor().shape() == shape


def test_a_screen_reader_hears_where_the_cursor_is(desk: Desk) -> None:
    board = desk.board
    assert (board.accessibleName(), board.accessibleDescription()) == ("Plano de la villa", "6 sitios a los que llegar")
    take(desk)
    desk.press(KEY.Key_Left)
    assert board.accessibleDescription() == "fila 18, columna 7 (4 de 6). Intro lo elige."
    board.show_board(villa_shown(reach=()))
    assert board.accessibleDescription() == "nada que elegir ahora"


def test_a_tooltip_says_who_is_where(desk: Desk) -> None:
    board = desk.board
    told = [board.told_at(board.middle_of(place)) for place in ("library", (17, 0), (17, 2))]
    assert told[0] == "Biblioteca: Señor Prado, Señora Celeste y Pistola"
    assert told[1] == "fila 18, columna 1, salida: Coronel Rubio: Coronel Rubio"
    assert told[2] == "fila 18, columna 3: clic para ir"
    assert board.told_at(board.middle_of("kitchen")) == "Cocina, pasadizo: Estudio"
    assert board.told_at(QPointF(1, 1)) == ""
