"""From a view's plain values to a board: places, names, letters, doors."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from gm_console.games.cluedo.content import SUSPECTS
from gm_console.ui.widgets.board.frame import shared
from gm_console.ui.widgets.board.shown import Moment, placed, wired
from gm_console.ui.widgets.board.tracing import largest, outline
from gm_console.ui.widgets.board.villa import VillaArt
from gm_console.words.letters import letters
from tests.ui.board.boards import city_shown, floor, town, villa_shown


@pytest.mark.parametrize(
    ("names", "signs"),
    [
        (("Señorita Amapola", "Coronel Rubio", "Profesor Mora"), ("A", "R", "M")),
        (("Mrs Peacock", "Professor Plum", "Mr Green", "Mrs White"), ("Pe", "Pl", "G", "W")),
        (("Clara, la ciclista", "Beto, el mensajero", "Ramón, el camionero"), ("C", "B", "R")),
        (("Ana", "Ana", ""), ("1", "2", "?")),
    ],
)
def test_each_suspect_has_letters_that_no_other_has(names: tuple[str, ...], signs: tuple[str, ...]) -> None:
    assert letters(names) == signs


def test_every_square_and_room_of_the_villa_is_a_place(qapp: QApplication) -> None:
    spots = villa_shown().ground.at
    assert sum(not spot.area for spot in spots.values()) == sum(row.count(".") for row in floor().plan)
    assert {place for place, spot in spots.items() if spot.area} == {room.id for room in floor().rooms}
    assert all(len(spot.gates) == [door.room for door in floor().doors].count(str(place)) for place, spot in spots.items() if spot.area)


def test_arrows_point_from_the_square_into_the_room(qapp: QApplication) -> None:
    art = villa_shown().ground.art
    assert isinstance(art, VillaArt)
    for door, drawn in zip(floor().doors, art.doors, strict=True):
        row, column = door.square[0] + drawn.into[0], door.square[1] + drawn.into[1]
        letter = next(room.letter for room in floor().rooms if room.id == door.room)
        assert floor().plan[row][column] == letter


def test_a_place_may_come_in_a_list_and_goes_out_in_one(qapp: QApplication) -> None:
    shown = villa_shown(reach=([17, 6], (17, 2), "hall", [99, 99]))
    assert shown.reach == ((17, 6), (17, 2), "hall")
    assert [wired(place) for place in shown.reach] == [[17, 6], [17, 2], "hall"]
    assert placed([1, 2]) == (1, 2)


def test_a_pawn_that_is_not_on_the_board_is_not_shown_and_the_one_to_move_lies_on_top(qapp: QApplication) -> None:
    shown = villa_shown(pawns={"rose": "hall", "violet": "hall"})
    assert [(token.id, token.sign, token.standing) for token in shown.tokens] == [("violet", "M", ""), ("rose", "A", "turn")]
    assert [thing.id for thing in shown.laid] == ["revolver"]


def test_every_square_of_the_city_says_what_is_on_it(qapp: QApplication) -> None:
    spots = city_shown(Moment()).ground.at
    assert set(spots) == {square.id for square in town().squares} | {sector.id for sector in town().sectors}
    assert {place for place, spot in spots.items() if "estrella roja" in spot.label} == set(town().stars)
    assert {place for place, spot in spots.items() if "salida" in spot.label} == set(town().starts)
    for sector in town().sectors:
        assert all(f"entrada: {sector.es}" in spots[entrance].label for entrance in sector.entrances)


def test_a_laid_suspect_keeps_its_colour_and_an_infraction_has_none(qapp: QApplication) -> None:
    laid = city_shown(Moment(laid={"taxi": "park", "phone": "park", "bus": None})).laid
    assert [(thing.id, thing.colour) for thing in laid] == [("taxi", "olive"), ("phone", None)]


def test_the_line_round_some_cells_turns_at_their_corners() -> None:
    bent = [(0, 0), (1, 0), (1, 1)]
    assert set(outline(bent)) == {(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (0, 2)}
    assert largest([*bent, (0, 1), (2, 2)]) == (0, 0, 2, 2)
    assert outline([]) == ()


@pytest.mark.parametrize("count", range(1, len(SUSPECTS) + 1))
def test_things_that_share_a_box_stay_in_it_and_do_not_touch(count: int) -> None:
    middles, size = shared((1.0, 1.0, 4.0, 1.5), count, 1.4)
    assert len(set(middles)) == count
    half = size / 2 - 1e-9
    assert all(x - half >= 1 and x + half <= 5 and y - half >= 1 and y + half <= 2.5 for x, y in middles)
    apart = [max(abs(a - x), abs(b - y)) for a, b in middles for x, y in middles if (a, b) != (x, y)]
    assert min(apart, default=size) >= size - 1e-9
