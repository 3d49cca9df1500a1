"""The floor of the villa as a board to play on, in tiles: squares, rooms, doors, starts and secret passages (C02, C09, C11)."""

from functools import partial

from gm_console.games.cluedo.content import Board, Start
from gm_console.printing import fonts
from gm_console.printing.faces.cluedo import floor, plan
from gm_console.printing.faces.cluedo.evening import Evening
from gm_console.printing.faces.cluedo.pictures import colour
from gm_console.printing.faces.cluedo.sorts import sorts
from gm_console.printing.faces.envelope.cards import readable
from gm_console.printing.faces.envelope.evening import names
from gm_console.printing.faces.envelope.tiles import Tiled, decks
from gm_console.printing.fitting import Style
from gm_console.printing.formats import Format
from gm_console.printing.ornaments import frame, medallion
from gm_console.printing.pen import BAIZE, BAIZE_DEEP, BRASS, GOLD, IVORY, Art, Pen, printed
from gm_console.printing.press import Deck
from gm_console.printing.sheet import Backs, Box
from gm_console.printing.stock import format_of
from gm_console.words import Translator
from gm_console.words.letters import letters

SIDE, BORDER, PLATE = 20.0, 8.0, 11.0
"""Millimetres: a square, on which a pawn of 18 stands; what lies around the plan; and how high the plate with a room's name is."""
TILE, JOINT = "#f4ead2", "#cdb98d"

NAME = Style(fonts.SERIF, 23, "#3b2a20", "centre", "middle", leading=0.95, least=16)
LETTER = Style(fonts.SERIF_BOLD, 20, "#ffffff", "centre", "middle")
PASSAGE = Style(fonts.SERIF_ITALIC, 7.5, "#3b2a20", "centre", "middle", leading=1.0, least=7)
MIDDLE = Style(fonts.SERIF, 30, GOLD, "centre", "middle", spacing=0.08)


def board(evening: Evening, words: Translator, format_: Format, _backs: Backs) -> tuple[Deck, ...]:
    """The plan that shows how it is put together, then the tiles."""
    floor_ = evening.board or Board()
    art = drawing(floor_, words)
    return decks(Tiled(art, words.text("paper.envelope.board.title"), words.text("paper.cluedo.club"), words), format_, format_of("tile"))


def drawing(board_: Board, words: Translator) -> Art:
    """The whole board, in its own size."""
    rows, columns = len(board_.plan) or 1, len(board_.plan[0]) if board_.plan else 1
    size = columns * SIDE + 2 * BORDER, rows * SIDE + 2 * BORDER
    return Art(f"villa-{words.language}", *size, partial(_draw, board=board_, words=words))


def _draw(pen: Pen, board: Board, words: Translator) -> None:
    pen.card = words.text("paper.envelope.board.title")
    grid = floor.Grid(BORDER, BORDER, SIDE)
    pen.rect(pen.box, fill=BAIZE_DEEP)
    frame(pen, pen.box.inset(2.2), GOLD)
    pen.rect(pen.box.inset(BORDER - 1.2), fill=BAIZE)
    _squares(pen, grid, board)
    for room in board.rooms:
        floor.room(pen, grid, board, room.id, low=PLATE)
    called = names(sorts(words))
    _passages(pen, grid, board, called, words)
    for room in board.rooms:
        _name(pen, grid, board, room.id, called.get(room.id, room.id))
    _middle(pen, grid, board, words)
    _starts(pen, grid, board, called)


def _squares(pen: Pen, grid: floor.Grid, board: Board) -> None:
    """The floor, square by square: every other one a little darker, as tiles are laid."""
    shape = floor.outline(pen, grid, plan.floor(board))
    pen.shape(shape, fill=TILE)
    dark = pen.path()
    for row, column in sorted(plan.floor(board)):
        if (row + column) % 2:
            dark.rect(grid.square((row, column)))
    pen.shape(dark, fill="#ece0c2")
    lines = pen.path()
    for at in sorted(plan.floor(board)):
        lines.rect(grid.square(at))
    pen.shape(lines, edge=JOINT, thick=0.3)
    pen.shape(floor.outline(pen, grid, plan.floor(board)), edge=floor.WALL, thick=0.6)


def _name(pen: Pen, grid: floor.Grid, board: Board, room: str, name: str) -> None:
    """A room's name on a plate at its lower edge, where no pawn hides it for long."""
    covered = plan.squares(board, room)
    if not covered:
        return
    last = max(row for row, _ in covered)
    box = grid.around(plan.span(frozenset(at for at in covered if at[0] == last)))
    wide = min(box.width - 0.5 * SIDE, 5 * SIDE)
    plate = Box(box.x + (box.width - wide) / 2, box.bottom - PLATE - 0.34 * SIDE, wide, PLATE)
    pen.rect(plate, 2, fill=IVORY, edge=BRASS, thick=0.35)
    pen.label(name, plate.inset(0.6, 2), NAME, 1)


def _passages(pen: Pen, grid: floor.Grid, board: Board, called: dict[str, str], words: Translator) -> None:
    """A trapdoor in a corner of each room with a passage, and where it leads."""
    for passage in board.passages:
        for here, there in ((passage.one, passage.other), (passage.other, passage.one)):
            covered = plan.squares(board, here)
            if covered:
                _trapdoor(pen, _corner(grid, board, here), words.text("paper.cluedo.board.passage", room=called.get(there, there)))


def _corner(grid: floor.Grid, board: Board, room: str) -> Box:
    """The corner of a room that lies nearest to a corner of the board, and is the room's own."""
    covered = plan.squares(board, room)
    around = plan.span(covered)
    rows, columns = len(board.plan), len(board.plan[0])
    upper = around.row + around.rows / 2 < rows / 2
    left = around.column + around.columns / 2 < columns / 2
    row = around.row if upper else around.row + around.rows - 1
    column = around.column if left else around.column + around.columns - 1
    while (row, column) not in covered:
        column += 1 if left else -1
    return grid.square((row, column))


def _trapdoor(pen: Pen, square: Box, said: str) -> None:
    box = square.inset(2)
    pen.rect(box, 1, fill="#8a6238", edge=floor.WALL, thick=0.5)
    for share in (0.25, 0.5, 0.75):
        pen.line((box.x, box.y + share * box.height), (box.right, box.y + share * box.height), floor.WALL, 0.3)
    plate = box.inset(2.6, 0.9)
    pen.rect(plate, 0.8, fill=IVORY, edge=floor.WALL, thick=0.2)
    pen.write(printed(said.replace("\n", " ")), said, plate.inset(0.3, 0.4), PASSAGE, 3)


def _middle(pen: Pen, grid: floor.Grid, board: Board, words: Translator) -> None:
    """The stairs in the middle of the house, where nobody walks: the club's rose, and room for the envelope."""
    covered = plan.middle(board)
    if not covered:
        return
    pen.shape(floor.outline(pen, grid, covered), fill=BAIZE_DEEP, edge=floor.WALL, thick=3)
    box = grid.around(plan.span(covered))
    frame(pen, box.inset(4), GOLD)
    centre = (box.x + box.width / 2, box.y + box.height / 2)
    medallion(pen, centre, min(box.width, box.height) * 0.3, colour=GOLD)
    pen.circle(centre, min(box.width, box.height) * 0.105, fill=BAIZE_DEEP, edge=GOLD, thick=0.5)
    pen.label("?", Box(centre[0] - 12, centre[1] - 12, 24, 24), Style(fonts.SERIF_BOLD, 44, GOLD, "centre", "middle"))
    pen.label(words.text("paper.cluedo.club"), Box(box.x, box.y + 9, box.width, 14), MIDDLE)


def _starts(pen: Pen, grid: floor.Grid, board: Board, called: dict[str, str]) -> None:
    """Each suspect's square in his colour, with his letter."""
    signs = letters(tuple(called.get(start.suspect, start.suspect) for start in board.starts))
    for start, letter in zip(board.starts, signs, strict=True):
        _start(pen, grid.square(start.square), start, letter)


def _start(pen: Pen, box: Box, start: Start, letter: str) -> None:
    ink = colour(start.suspect)
    centre = (box.x + box.width / 2, box.y + box.height / 2)
    pen.circle(centre, SIDE * 0.42, fill=ink, edge=floor.WALL, thick=0.4)
    pen.circle(centre, SIDE * 0.36, edge=readable(ink), thick=0.25)
    style = Style(LETTER.font, LETTER.size, readable(ink), "centre", "middle")
    pen.label(letter, box.inset(3), style)
