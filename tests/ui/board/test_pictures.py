"""What a board looks like: the same value gives the same picture, and nothing is told by colour alone."""

from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from gm_console.games.cluedo.content import ROOMS, SUSPECTS, WEAPONS
from gm_console.ui.widgets.board import signs
from gm_console.ui.widgets.board.furniture import ROOMS as FURNISHED
from gm_console.ui.widgets.board.landmarks import SECTORS
from gm_console.ui.widgets.board.picture import Pointed
from gm_console.ui.widgets.board.shown import Moment, Place, Token
from tests.ui.board.boards import city_shown, dressed, painted, town, villa_shown

THEMES = ("club", "papel", "contraste")
BUSY = Moment(
    pawns={"cyclist": "3", "courier": "3", "bus": "park"},
    laid={"taxi": "park", "speeding": "park", "phone": "school"},
    reach=("16", "school", "20"),
    path=("school", "3", "2"),
    turn="cyclist",
)


def differing(one: QImage, other: QImage) -> QRect:
    """The box in which two pictures differ; empty where they are the same."""
    rows = [y for y in range(one.height()) if one.copy(0, y, one.width(), 1) != other.copy(0, y, one.width(), 1)]
    columns = [x for x in range(one.width()) if one.copy(x, 0, 1, one.height()) != other.copy(x, 0, 1, one.height())]
    return QRect(columns[0], rows[0], columns[-1] - columns[0] + 1, rows[-1] - rows[0] + 1) if rows else QRect()


@pytest.mark.parametrize("key", THEMES)
def test_the_same_moment_is_the_same_picture(key: str, qapp: QApplication) -> None:
    assert painted(villa_shown(), key) == painted(villa_shown(), key)
    assert painted(city_shown(BUSY), key) == painted(city_shown(BUSY), key)


def test_the_same_moment_is_the_same_value_and_its_ground_is_kept(qapp: QApplication) -> None:
    assert villa_shown() == villa_shown()
    assert villa_shown().ground is villa_shown(reach=()).ground
    assert city_shown(BUSY).ground is city_shown(Moment()).ground


def test_two_pawns_of_one_colour_are_told_apart_by_their_letters(qapp: QApplication) -> None:
    shown = villa_shown(reach=())
    one, other = (dataclasses.replace(shown, tokens=(Token("x", "rose", sign, "X", "hall"),)) for sign in "AB")
    assert not differing(painted(one), painted(other)).isEmpty()


def test_whose_turn_it_is_and_who_is_out_show_without_any_colour(qapp: QApplication) -> None:
    shown = villa_shown(reach=())
    token = Token("rose", "rose", "A", "Señorita Amapola", "hall")
    pictures = []
    for standing in ("", "turn", "out"):
        here = dataclasses.replace(token, standing=standing)
        pictures.append(painted(dataclasses.replace(shown, tokens=(here,))).convertToFormat(QImage.Format.Format_Grayscale8))
    assert len({bytes(picture.constBits()) for picture in pictures}) == 3


@pytest.mark.parametrize("place", ["lounge", (17, 6), (20, 8)])
@pytest.mark.parametrize("key", THEMES)
def test_what_can_be_reached_is_seen_and_nothing_beside_it_changes(place: Place, key: str, qapp: QApplication) -> None:
    reach = [place] if isinstance(place, str) else [list(place)]
    shown = villa_shown(reach=reach)
    outline = shown.ground.at[place].outline
    unit = 520 / shown.ground.high
    changed = differing(painted(shown, key), painted(villa_shown(reach=()), key))
    assert changed.width() >= unit * 0.8
    assert changed.width() <= (max(x for x, _ in outline) - min(x for x, _ in outline)) * unit + 2


def test_mouse_and_cursor_are_seen(qapp: QApplication) -> None:
    shown = villa_shown()
    plain = painted(shown)
    for pointed in (Pointed(under="hall"), Pointed(under=(17, 2)), Pointed(cursor="hall"), Pointed(cursor=(17, 2))):
        assert not differing(painted(shown, pointed=pointed), plain).isEmpty()


def test_the_way_walked_leads_through_the_door(qapp: QApplication) -> None:
    shown = villa_shown(reach=(), path=("dining", (16, 6), (17, 6), (17, 7), (17, 8)))
    door = shown.path[0]
    assert (int(door[0] - 0.75), int(door[1] - 0.75)) == (6, 15)  # the cell of the room before the square (16, 6)
    assert not differing(painted(shown), painted(dataclasses.replace(shown, path=()))).isEmpty()


def test_every_thing_that_is_shipped_has_a_drawing_of_its_own(qapp: QApplication) -> None:
    things = {*WEAPONS, *(infraction.id for infraction in town().infractions)}
    assert set(signs.DRAWN) == things
    assert set(FURNISHED) == set(ROOMS)
    assert {sector.id for sector in town().sectors} <= set(SECTORS)
    for thing in things:
        box = signs.drawing(thing).boundingRect()
        assert box.left() > -0.5
        assert box.right() < signs.SIDE + 0.5
        assert min(box.width(), box.height()) > 8


def test_a_thing_without_a_drawing_shows_its_letters(qapp: QApplication) -> None:
    shown = city_shown(BUSY)
    thing = dataclasses.replace(shown.laid[1], id="jaywalking")
    assert not differing(painted(dataclasses.replace(shown, laid=(thing,))), painted(dataclasses.replace(shown, laid=()))).isEmpty()


def test_a_crowd_in_the_smallest_room_stays_inside_it(qapp: QApplication) -> None:
    everybody = villa_shown(reach=(), pawns=dict.fromkeys(SUSPECTS, "study"))
    nobody = dataclasses.replace(everybody, tokens=())
    changed = differing(painted(everybody), painted(nobody))
    unit, outline = 520 / everybody.ground.high, everybody.ground.at["study"].outline
    left = (560 - everybody.ground.wide * unit) / 2
    assert changed.left() >= left + min(x for x, _ in outline) * unit
    assert changed.right() <= left + max(x for x, _ in outline) * unit


def test_the_board_fills_the_screen_it_is_given(qapp: QApplication) -> None:
    image = painted(city_shown(BUSY), size=(800, 600))
    ground = QColor(0, 0, 0)
    assert all(image.pixelColor(x, 300) != ground for x in (3, 400, 796))
    assert dressed().ink("board_frame").isValid()
