"""A villa's floor as a board: made of its plan once, then only what moves is made anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from gm_console.games.cluedo.content import FLOOR, NOTHING, SUSPECTS, Board, Square
from gm_console.ui.widgets.board.shown import (
    COLOURS,
    BoardShown,
    Box,
    Colour,
    Ground,
    Laid,
    Moment,
    Place,
    Point,
    Spot,
    Token,
    placed,
    standing,
)
from gm_console.ui.widgets.board.tracing import Cell, largest, outline
from gm_console.words import Translator
from gm_console.words.letters import letters

EDGE = 0.75
"""The frame round the plan, in squares."""
TRAPDOOR = 1.2
"""How much of a room's foot a trapdoor takes."""
Named = Callable[[str], str]


@dataclass(frozen=True)
class RoomArt:
    """A room: its walls, its name, and the box of its floor that is free for it all."""

    id: str
    name: str
    walls: tuple[Point, ...]
    floor: Box
    title: Box


@dataclass(frozen=True)
class DoorArt:
    """The middle of a threshold, and which way one goes in."""

    at: Point
    into: Cell


@dataclass(frozen=True)
class PassageArt:
    """A trapdoor: the room it is in, and the name of the one it leads to."""

    room: str
    box: Box
    to: str


@dataclass(frozen=True)
class StartArt:
    """A square where a suspect begins."""

    box: Box
    colour: Colour
    sign: str


@dataclass(frozen=True)
class VillaArt:
    """What the painter of the ground draws; lengths in squares, the frame included. ``squares`` are upper left corners."""

    squares: tuple[Point, ...]
    rooms: tuple[RoomArt, ...]
    doors: tuple[DoorArt, ...]
    passages: tuple[PassageArt, ...]
    starts: tuple[StartArt, ...]
    middle: Box | None


def villa(board: Board, moment: Moment, words: Translator, named: Named) -> BoardShown:
    """A board of this floor at a moment. ``named`` gives the name of a suspect, a weapon or a room by its id."""
    suspects = tuple(named(suspect) for suspect in SUSPECTS)
    rooms = tuple(named(room.id) for room in board.rooms)
    ground = ground_of(board, words, suspects, rooms)
    signs = letters(suspects)
    return BoardShown(
        ground,
        tuple(_tokens(moment, suspects, signs)),
        tuple(Laid(id_, named(id_)[:1].upper(), named(id_), room) for id_, room in moment.laid.items() if room),
        tuple(place for place in map(placed, moment.reach) if place in ground.at),
        _line(board, ground, [placed(place) for place in moment.path]),
        words.text("board.villa"),
    )


def _tokens(moment: Moment, suspects: Sequence[str], signs: Sequence[str]) -> Iterator[Token]:
    """The one whose turn it is last, so that it lies on top."""
    for suspect, name, sign, colour in sorted(
        zip(SUSPECTS, suspects, signs, COLOURS, strict=True), key=lambda each: each[0] == moment.turn
    ):
        place = moment.pawns.get(suspect)
        if place is not None:
            yield Token(suspect, colour, sign, name, placed(place), standing(suspect, moment))


@lru_cache(maxsize=8)
def ground_of(board: Board, words: Translator, suspects: tuple[str, ...], rooms: tuple[str, ...]) -> Ground:
    """What never changes of a floor in a language."""
    cells = _cells(board)
    names = dict(zip((room.id for room in board.rooms), rooms, strict=True))
    passages = tuple(_passages(board, cells, names))
    art = VillaArt(
        tuple((column + EDGE, row + EDGE) for row, column in cells[FLOOR]),
        tuple(_room(room.id, names[room.id], cells[room.letter]) for room in board.rooms),
        tuple(_door(door.square, board, door.room) for door in board.doors),
        passages,
        tuple(_starts(board, letters(suspects))),
        _middle(board, cells[NOTHING]),
    )
    notes = _notes(board, names, dict(zip(SUSPECTS, suspects, strict=True)), words)
    gates = {room.id: tuple(_gate(door.square, board, room.id) for door in board.doors if door.room == room.id) for room in board.rooms}
    areas = (_area(room, gates[room.id], [each for each in passages if each.room == room.id], words) for room in art.rooms)
    spots = (*(_square(cell, notes, words) for cell in cells[FLOOR]), *areas)
    return Ground(max(map(len, board.plan)) + 2 * EDGE, len(board.plan) + 2 * EDGE, spots, art)


def _cells(board: Board) -> Mapping[str, tuple[Cell, ...]]:
    """The cells of each sign of the plan; nothing for a sign that is not there."""
    found: dict[str, list[Cell]] = {sign: [] for sign in (FLOOR, NOTHING, *(room.letter for room in board.rooms))}
    for row, line in enumerate(board.plan):
        for column, sign in enumerate(line):
            found.setdefault(sign, []).append((row, column))
    return {sign: tuple(cells) for sign, cells in found.items()}


def _box(cell: Cell) -> Box:
    return cell[1] + EDGE, cell[0] + EDGE, 1.0, 1.0


def _room(id_: str, name: str, cells: tuple[Cell, ...]) -> RoomArt:
    walls = tuple((x + EDGE, y + EDGE) for x, y in outline(cells))
    left, top, wide, high = largest(cells)
    floor = (left + EDGE + 0.25, top + EDGE + 0.15, wide - 0.5, high - 0.3)
    return RoomArt(id_, name, walls, floor, (*floor[:3], min(1.5, max(1.0, floor[3] * 0.26))))


def _area(room: RoomArt, gates: tuple[Box, ...], passages: Sequence[PassageArt], words: Translator) -> Spot:
    """Pawns stand below the name, weapons lie along the foot, beside a trapdoor where there is one."""
    left, top, wide, high = room.floor
    head = room.title[1] + room.title[3]
    foot = max(1.0, (top + high - head) * 0.42)
    stand, lay = (left, head, wide, top + high - head - foot), (left, top + high - foot, wide, foot)
    for passage in passages:
        begins = lay[0] + TRAPDOOR if passage.box[0] < left + wide / 2 else lay[0]
        lay = (begins, lay[1], lay[2] - TRAPDOOR, lay[3])
    note = ", ".join(words.text("board.passage", name=passage.to) for passage in passages)
    return Spot(room.id, room.name, room.walls, stand, note, lay=lay, title=room.title, gates=gates)


def _square(cell: Cell, notes: Mapping[Square, str], words: Translator) -> Spot:
    left, top, wide, high = _box(cell)
    label = words.text("board.square", row=cell[0] + 1, column=cell[1] + 1)
    label = f"{label}, {notes[cell]}" if cell in notes else label
    corners = ((left, top), (left + wide, top), (left + wide, top + high), (left, top + high))
    return Spot(cell, label, corners, (left, top, wide, high))


def _notes(board: Board, rooms: Mapping[str, str], suspects: Mapping[str, str], words: Translator) -> Mapping[Square, str]:
    """What a square is besides being one: before a door, or somebody's start."""
    doors = {door.square: words.text("board.door", name=rooms[door.room]) for door in board.doors}
    return doors | {start.square: words.text("board.start", name=suspects[start.suspect]) for start in board.starts}


def _door(square: Square, board: Board, room: str) -> DoorArt:
    """On the side where the room is."""
    letter = next(each.letter for each in board.rooms if each.id == room)
    row, column = square
    beside = ((-1, 0), (0, 1), (1, 0), (0, -1))
    down, right = next((d, r) for d, r in beside if _sign(board, row + d, column + r) == letter)
    return DoorArt((column + EDGE + 0.5 + right / 2, row + EDGE + 0.5 + down / 2), (down, right))


def _gate(square: Square, board: Board, room: str) -> Box:
    """The opening in the wall, in which nothing else is painted."""
    x, y = _door(square, board, room).at
    return x - 0.46, y - 0.46, 0.92, 0.92


def _sign(board: Board, row: int, column: int) -> str:
    inside = 0 <= row < len(board.plan) and 0 <= column < len(board.plan[row])
    return board.plan[row][column] if inside else NOTHING


def _passages(board: Board, cells: Mapping[str, tuple[Cell, ...]], names: Mapping[str, str]) -> Iterator[PassageArt]:
    letter = {room.id: room.letter for room in board.rooms}
    wide = max(map(len, board.plan))
    for passage in board.passages:
        for here, there in ((passage.one, passage.other), (passage.other, passage.one)):
            left, top, *size = largest(cells[letter[here]])
            right, foot = left + size[0], top + size[1]
            x = left + 0.22 if left < wide - right else right - 1.22
            yield PassageArt(here, (x + EDGE, foot - 1.2 + EDGE, 1.0, 1.0), names[there])


def _starts(board: Board, signs: Sequence[str]) -> Iterator[StartArt]:
    painted = {suspect: (colour, sign) for suspect, colour, sign in zip(SUSPECTS, COLOURS, signs, strict=True)}
    for start in board.starts:
        yield StartArt(_box(start.square), *painted[start.suspect])


def _middle(board: Board, nothing: tuple[Cell, ...]) -> Box | None:
    """The block in the middle that is neither floor nor room: the one that does not touch the edge."""
    high, wide = len(board.plan), max(map(len, board.plan))
    edge = [cell for cell in nothing if cell[0] in (0, high - 1) or cell[1] in (0, wide - 1)]
    left = set(nothing)
    while edge:
        row, column = edge.pop()
        if (row, column) in left:
            left.remove((row, column))
            edge += [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    if not left:
        return None
    x, y, w, h = largest(left)
    return x + EDGE, y + EDGE, w, h


def _line(board: Board, ground: Ground, path: Sequence[Place]) -> tuple[Point, ...]:
    """The way walked: through the middle of squares, and through the door where a room is at its end."""
    line: list[Point] = []
    for number, place in enumerate(path):
        if place not in ground.at:
            continue
        beside = path[number - 1] if number else path[1] if len(path) > 1 else None
        doors = [door for door in board.doors if door.room == place and door.square == beside]
        if doors:
            art = _door(doors[0].square, board, doors[0].room)
            line.append((art.at[0] + art.into[1] * 0.6, art.at[1] + art.into[0] * 0.6))
        else:
            line.append(ground.at[place].middle)
    return tuple(line)
