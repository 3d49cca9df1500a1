"""A board in tiles: squares pawns stand on, as few sheets as it takes, and a picture that goes on from one tile to the next."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from gm_console.printing.faces.cluedo import plan
from gm_console.printing.faces.cluedo.board import SIDE
from gm_console.printing.faces.envelope.tiles import OVERLAP, Tile, Tiling, cuts, tiling
from gm_console.printing.faces.transito.board import LEAST, MOST, largest
from gm_console.printing.sheet import Box
from tests.printing.envelope.evenings import GAMES, PAPERS, faces, named, printed, texts
from tests.printing.paper import STOCK, pages

EACH = pytest.mark.parametrize("game", GAMES)
DOTS = 4
"""Of a page's picture, to a millimetre."""
CLEAR = 1.6
"""Millimetres beside a join that its dashed line covers."""


@cache
def cut(game: str) -> Tiling:
    """How the board that came along is cut up."""
    told = named(game)
    words = faces(game, "board").Translator("es")
    art = faces(game, "board").drawing(told.board, words)
    return tiling(art.width, art.height)


@cache
def shown(game: str, paper: str) -> list[Any]:
    """Each tile's page as a picture."""
    found = pages(printed(game, "board", named(game), "es", paper).data)[1:]
    return [page.render(scale=DOTS * 25.4 / 72).to_numpy()[:, :, :3].astype(int) for page in found]


def crop(game: str, paper: str, tile: Tile, part: Box) -> Any:
    """A part of the board, in its own millimetres, as it is printed on a tile."""
    cut_ = cut(game)
    lying = PAPERS[paper].turned(cut_.orientation)
    whole = cut_.shown(tile)
    left, top = (lying.width - whole.width) / 2 - whole.x, (lying.height - whole.height) / 2 - whole.y
    x, y = round((left + part.x) * DOTS), round((top + part.y) * DOTS)
    return shown(game, paper)[tile.row * cut_.columns + tile.column][y : y + round(part.height * DOTS), x : x + round(part.width * DOTS)]


def joins(cut_: Tiling) -> list[tuple[Tile, Tile, Box]]:
    """Two tiles and a part of the board that both have: half of the strip beside their join, clear of what says which is glued there."""
    by_place = {(tile.row, tile.column): tile for tile in cut_.tiles}
    found = []
    for tile in cut_.tiles:
        part = tile.part
        if (right := by_place.get((tile.row, tile.column + 1))) is not None:
            found.append((tile, right, Box(part.right + CLEAR, part.y + 3, OVERLAP - CLEAR - 1, part.height / 2 - 26)))
        if (low := by_place.get((tile.row + 1, tile.column))) is not None:
            found.append((tile, low, Box(part.x + 3, part.bottom + CLEAR, part.width / 2 - 26, OVERLAP - CLEAR - 1)))
    return found


def apart(one: Any, other: Any) -> float:
    """How much two pictures differ, of 255."""
    return float(np.abs(one - other).mean())


@EACH
@pytest.mark.parametrize("paper", PAPERS)
def test_what_runs_on_under_a_tile_is_what_that_tile_shows(game: str, paper: str) -> None:
    for one, other, part in joins(cut(game)):
        first, second = (crop(game, paper, tile, part) for tile in (one, other))
        assert first.shape == second.shape
        assert apart(first, second) < 6


@EACH
def test_a_tile_laid_two_millimetres_beside_would_be_seen(game: str) -> None:
    moved = [
        apart(crop(game, "A4", one, part), crop(game, "A4", other, replace(part, x=part.x + 2, y=part.y + 2)))
        for one, other, part in joins(cut(game))
        if part.width > part.height
    ]
    assert max(moved) > 12


@EACH
@pytest.mark.parametrize("paper", PAPERS)
def test_each_tile_has_marks_outside_its_corners_and_its_letter(game: str, paper: str) -> None:
    sheets = texts(game, "board", named(game), paper=paper)[1:]
    assert len(sheets) == cut(game).rows * cut(game).columns
    for tile, picture, said in zip(cut(game).tiles, shown(game, paper), sheets, strict=True):
        assert tile.letter in said.split()
        lying = PAPERS[paper].turned(cut(game).orientation)
        whole = cut(game).shown(tile)
        at = Box((lying.width - whole.width) / 2, (lying.height - whole.height) / 2, whole.width, whole.height)
        for (x1, y1), (x2, y2) in cuts(at):
            assert min(x1, y1, x2, y2, lying.width - x2, lying.height - y2) > 4
            spot = picture[round((y1 + y2) / 2 * DOTS) - 2 : round((y1 + y2) / 2 * DOTS) + 3, round((x1 + x2) / 2 * DOTS) - 2 :][:, :5]
            assert spot.min() < 160


@EACH
def test_the_tiles_cover_the_board_and_are_as_few_as_a_paper_lets_be(game: str) -> None:
    tiles = cut(game).tiles
    assert sum(tile.part.width * tile.part.height for tile in tiles) == pytest.approx(cut(game).width * cut(game).height)
    assert len(tiles) == {"cluedo": 6, "transito": 4}[game]
    assert max(cut(game).shown(tile).width for tile in tiles) <= 256


@pytest.mark.parametrize(
    ("width", "height", "count"), [(100, 100, 1), (256, 186, 1), (257, 100, 2), (186, 256, 1), (300, 300, 4), (800, 800, 20)]
)
def test_a_board_of_any_size_takes_as_many_sheets_as_it_needs(width: float, height: float, count: int) -> None:
    made = tiling(width, height)
    assert made.rows * made.columns == count
    room = (256, 186) if made.orientation == "landscape" else (186, 256)
    assert all(made.shown(tile).width <= room[0] + 1e-6 and made.shown(tile).height <= room[1] + 1e-6 for tile in made.tiles)


@pytest.mark.rule("T33")
@pytest.mark.rule("C26")
def test_a_pawn_stands_on_a_square_of_either_board() -> None:
    foot = STOCK.format("pawn").width
    assert SIDE >= 18
    assert foot <= SIDE
    assert foot <= LEAST <= largest(named("transito").board) <= MOST


@pytest.mark.rule("C09")
def test_the_villas_board_has_every_door_once_and_every_room() -> None:
    board = named("cluedo").board
    drawn = [door for room in board.rooms for door in plan.doors(board, room.id)]
    assert len(drawn) == len(board.doors) == 17
    assert len({wall for wall, _ in drawn}) == 17
    assert all(len(plan.loops(plan.squares(board, room.id))) == 1 for room in board.rooms)


@pytest.mark.rule("C11")
def test_a_passage_says_at_both_ends_where_it_leads() -> None:
    whole = " ".join(texts("cluedo", "board", named("cluedo")))
    for room in ("Estudio", "Cocina", "Sala", "Invernadero"):
        assert f"Pasadizo {room}" in whole


@pytest.mark.rule("T10")
def test_the_citys_board_has_its_sectors_starts_and_title() -> None:
    told = named("transito")
    whole = " ".join(texts("transito", "board", told))
    assert [sector.es for sector in told.board.sectors if sector.es not in whole] == []
    assert all(f"Salida {number}" in whole for number in range(1, len(told.board.starts) + 1))
    assert told.board.es in whole
