"""A city's streets and sectors as a board: made of its set once, then only what moves is made anew."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from gm_console.games.transito.content import ABOVE, City, Scene, Sector, Square
from gm_console.ui.widgets.board.shown import (
    COLOURS,
    BoardShown,
    Box,
    Ground,
    Laid,
    Moment,
    Point,
    Spot,
    Token,
    placed,
    standing,
)
from gm_console.words import Translator
from gm_console.words.letters import letters

EDGE = 0.5
"""The frame round the drawing, in squares."""
KERB = 0.08
"""How far a block's edge is from the streets, in squares."""


@dataclass(frozen=True)
class SectorArt:
    """A sector's block, its name, and the box that is free for what stands on it."""

    id: str
    name: str
    block: Box
    floor: Box
    title: Box


@dataclass(frozen=True)
class EntranceArt:
    """The way from the middle of a square into a sector, up to its edge."""

    street: Point
    gate: Point


@dataclass(frozen=True)
class CityArt:
    """What the painter of the ground draws; lengths in squares, the frame included.

    ``roads`` join two squares each; ``below`` and ``above`` are scenes drawn before them and after.
    """

    squares: tuple[Point, ...]
    roads: tuple[tuple[Point, Point], ...]
    sectors: tuple[SectorArt, ...]
    entrances: tuple[EntranceArt, ...]
    stars: tuple[Point, ...]
    starts: tuple[Point, ...]
    below: tuple[tuple[str, Box], ...]
    above: tuple[tuple[str, Box], ...]


def city(of: City, moment: Moment, words: Translator, language: str) -> BoardShown:
    """A board of this city at a moment; sectors and suspects are named in ``language`` (es, fr or en)."""
    ground = ground_of(of, words, language)
    names = {each.id: str(getattr(each, language)) for each in (*of.suspects, *of.infractions)}
    signs = dict(zip(names, _signs(of, names), strict=True))
    colours = {suspect.id: COLOURS[number % len(COLOURS)] for number, suspect in enumerate(of.suspects)}
    tokens = tuple(
        Token(id_, colours[id_], signs[id_], names[id_], placed(place), standing(id_, moment))
        for id_, place in sorted(moment.pawns.items(), key=lambda each: each[0] == moment.turn)
        if place is not None
    )
    laid = tuple(Laid(id_, signs[id_], names[id_], at, colours.get(id_)) for id_, at in moment.laid.items() if at)
    reach = tuple(place for place in map(placed, moment.reach) if place in ground.at)
    return BoardShown(ground, tokens, laid, reach, _line(of, ground, moment), words.text("board.city"))


def _signs(of: City, names: Mapping[str, str]) -> tuple[str, ...]:
    suspects, infractions = ([names[each.id] for each in kind] for kind in (of.suspects, of.infractions))
    return (*letters(suspects), *letters(infractions))


@lru_cache(maxsize=8)
def ground_of(of: City, words: Translator, language: str) -> Ground:
    """What never changes of a city in a language."""
    middles = {square.id: (square.x + EDGE, square.y + EDGE) for square in of.squares}
    sectors = tuple(_sector(sector, language) for sector in of.sectors)
    art = CityArt(
        tuple(middles.values()),
        tuple(_roads(of.squares, middles)),
        sectors,
        tuple(_entrances(of.sectors, middles)),
        tuple(middles[star] for star in of.stars),
        tuple(middles[start] for start in of.starts),
        tuple((scene.kind, _box(scene)) for scene in of.scenes if scene.kind not in ABOVE),
        tuple((scene.kind, _box(scene)) for scene in of.scenes if scene.kind in ABOVE),
    )
    notes = _notes(of, {sector.id: sector.name for sector in sectors}, words)
    squares = (_square(square.id, middles[square.id], notes.get(square.id, ()), words, square.id in of.stars) for square in of.squares)
    gates = [tuple(entrance.gate for entrance in _entrances((sector,), middles)) for sector in of.sectors]
    areas = (_area(sector, at) for sector, at in zip(sectors, gates, strict=True))
    return Ground(of.width + 2 * EDGE, of.height + 2 * EDGE, (*squares, *areas), art)


def _box(what: Sector | Scene) -> Box:
    return what.x + EDGE, what.y + EDGE, what.width, what.height


def _sector(sector: Sector, language: str) -> SectorArt:
    left, top, wide, high = _box(sector)
    strip = min(1.5, high * 0.4)
    floor, title = (left + 0.2, top + 0.15, wide - 0.4, high - 0.3), (left + 0.3, top + 0.12, wide - 0.6, strip)
    return SectorArt(sector.id, str(getattr(sector, language)), (left, top, wide, high), floor, title)


def _roads(squares: Sequence[Square], middles: Mapping[str, Point]) -> Iterator[tuple[Point, Point]]:
    for square in squares:
        for other in square.joins:
            if square.id < other and other in middles:
                yield middles[square.id], middles[other]


def _entrances(sectors: Sequence[Sector], middles: Mapping[str, Point]) -> Iterator[EntranceArt]:
    for sector in sectors:
        left, top, wide, high = _box(sector)
        for entrance in sector.entrances:
            x, y = middles[entrance]
            yield EntranceArt((x, y), (min(max(x, left), left + wide), min(max(y, top), top + high)))


def _notes(of: City, sectors: Mapping[str, str], words: Translator) -> Mapping[str, tuple[str, ...]]:
    """What a square is besides being one: star, start, entrance."""
    notes: dict[str, tuple[str, ...]] = {star: (words.text("board.star"),) for star in of.stars}
    for start in of.starts:
        notes[start] = (*notes.get(start, ()), words.text("board.beginning"))
    for sector in of.sectors:
        for entrance in sector.entrances:
            notes[entrance] = (*notes.get(entrance, ()), words.text("board.entrance", name=sectors[sector.id]))
    return notes


def _square(id_: str, middle: Point, notes: tuple[str, ...], words: Translator, star: bool) -> Spot:
    left, top = middle[0] - 0.5, middle[1] - 0.5
    corners = ((left, top), (left + 1, top), (left + 1, top + 1), (left, top + 1))
    label = ", ".join((words.text("board.street", id=id_), *notes))
    return Spot(id_, label, corners, (left, top, 1.0, 1.0), marked=star)


def _area(sector: SectorArt, gates: Sequence[Point]) -> Spot:
    """Tokens and what is laid share what the name leaves."""
    left, top, wide, high = sector.block
    head = sector.title[1] + sector.title[3]
    right, foot = left + wide - KERB, top + high - KERB
    corners = ((left + KERB, top + KERB), (right, top + KERB), (right, foot), (left + KERB, foot))
    doors = tuple((x - 0.36, y - 0.36, 0.72, 0.72) for x, y in gates)
    stand, lay = _halves((left + 0.2, head, wide - 0.4, top + high - 0.15 - head))
    return Spot(sector.id, sector.name, corners, stand, lay=lay, title=sector.title, gates=doors)


def _halves(box: Box) -> tuple[Box, Box]:
    """Side by side in a low box, else one above the other."""
    left, top, wide, high = box
    if wide > high * 1.8:
        return (left, top, wide / 2, high), (left + wide / 2, top, wide / 2, high)
    return (left, top, wide, high / 2), (left, top + high / 2, wide, high / 2)


def _line(of: City, ground: Ground, moment: Moment) -> tuple[Point, ...]:
    """The way walked: through the middle of squares, and through an entrance where a sector is at its end."""
    path = [place for place in map(placed, moment.path) if place in ground.at]
    sectors = {sector.id: _box(sector) for sector in of.sectors}
    line: list[Point] = []
    for number, place in enumerate(path):
        x, y = ground.at[place].middle
        beside = path[number - 1] if number else path[1] if len(path) > 1 else None
        if place in sectors and beside is not None and beside not in sectors:
            left, top, wide, high = sectors[str(place)]
            near = ground.at[beside].middle
            x = min(max(near[0], left + 0.35), left + wide - 0.35)
            y = min(max(near[1], top + 0.35), top + high - 0.35)
        line.append((x, y))
    return tuple(line)
