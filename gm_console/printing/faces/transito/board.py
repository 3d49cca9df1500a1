"""The city as a board to play on, in tiles: streets square by square, sectors with their entrances, red stars and starts (T05, T08-T10)."""

from functools import partial

from gm_console.games.transito.content import ABOVE, City
from gm_console.printing import fonts
from gm_console.printing.faces.envelope.tiles import Tiled, decks, tiling
from gm_console.printing.faces.transito import streets
from gm_console.printing.faces.transito.blocks import block
from gm_console.printing.faces.transito.evening import Evening
from gm_console.printing.faces.transito.scenes import scene
from gm_console.printing.faces.transito.sorts import called, title
from gm_console.printing.faces.transito.streets import Map
from gm_console.printing.fitting import Style
from gm_console.printing.formats import Format
from gm_console.printing.ornaments import frame
from gm_console.printing.pen import BAIZE_DEEP, GOLD, Art, Pen
from gm_console.printing.press import Deck
from gm_console.printing.sheet import Backs, Box
from gm_console.printing.stock import format_of
from gm_console.words import Translator

LEAST, MOST, BORDER = 18.0, 25.0, 9.0
"""Millimetres: a square's side at least and at most, and what lies around the drawing."""
LAND = "#e7e0cb"

TITLE = Style(fonts.SERIF, 12.5, GOLD, "centre", "middle", spacing=0.12)


def board(evening: Evening, words: Translator, format_: Format, _backs: Backs) -> tuple[Deck, ...]:
    """The plan that shows how it is put together, then the tiles."""
    art = drawing(evening.board or City(), words)
    return decks(Tiled(art, words.text("paper.envelope.board.title"), words.text("paper.transito.club"), words), format_, format_of("tile"))


def drawing(city: City, words: Translator) -> Art:
    """The whole board, in its own size."""
    side = largest(city)
    size = city.width * side + 2 * BORDER, city.height * side + 2 * BORDER
    return Art(f"city-{city.name}-{words.language}", *size, partial(_draw, city=city, words=words, side=side))


def largest(city: City) -> float:
    """A square's side: as large as takes no more sheets than the smallest one would."""

    def sheets(side: float) -> int:
        cut = tiling(city.width * side + 2 * BORDER, city.height * side + 2 * BORDER)
        return cut.rows * cut.columns

    few = sheets(LEAST)
    steps = int((MOST - LEAST) * 2)
    return next(side for side in (MOST - step / 2 for step in range(steps + 1)) if sheets(side) <= few)


def _draw(pen: Pen, city: City, words: Translator, side: float) -> None:
    pen.card = words.text("paper.envelope.board.title")
    map_ = Map(BORDER, BORDER, side)
    pen.rect(pen.box, fill=BAIZE_DEEP)
    frame(pen, pen.box.inset(2.4), GOLD)
    land = Box(BORDER, BORDER, pen.width - 2 * BORDER, pen.height - 2 * BORDER)
    with pen.clipped(pen.path().rect(land)):
        pen.rect(land, fill=LAND)
        for one in city.scenes:
            if one.kind not in ABOVE:
                scene(pen, map_, one)
        streets.roads(pen, map_, city)
        for one in city.scenes:
            if one.kind in ABOVE:
                scene(pen, map_, one)
        for sector in city.sectors:
            block(pen, map_, sector, called(sector, words.language))
        streets.gates(pen, map_, city)
        streets.marked(pen, map_, city, words)
    pen.rect(land, edge=GOLD, thick=0.4)
    pen.label(title(city, words.language), Box(BORDER, pen.height - 7.6, pen.width - 2 * BORDER, 5.4), TITLE)
