"""The streets of a city on paper: squares to stand on, the way into each sector, stars and starts."""

import math

from gm_console.engine.value import Value
from gm_console.games.transito.content import City, Sector, Square
from gm_console.printing import fonts
from gm_console.printing.fitting import Style
from gm_console.printing.pen import Pen, Point
from gm_console.printing.sheet import Box
from gm_console.words import Translator

STREET, KERB, LANE, STAR, GATE, GO = "#54555a", "#cfc7b2", "#efe7d3", "#c8242c", "#d9a83a", "#2f6b3a"

START = Style(fonts.SANS_BOLD, 8.5, "#ffffff", "centre", "middle", spacing=0.06)


class Map(Value, frozen=True):
    """Where the drawing lies: its top left, and a square's side, in millimetres."""

    x: float
    y: float
    side: float

    def at(self, x: float, y: float) -> Point:
        """A point of the drawing."""
        return self.x + x * self.side, self.y + y * self.side

    def box(self, x: float, y: float, width: float, height: float) -> Box:
        """A rectangle of the drawing."""
        return Box(*self.at(x, y), width * self.side, height * self.side)

    def square(self, one: Square) -> Box:
        """A square of a street."""
        return self.box(one.x - 0.5, one.y - 0.5, 1, 1)


def roads(pen: Pen, map_: Map, city: City) -> None:
    """Kerbs, asphalt, the edge of every square, and a dash from each to the next."""
    by_id = {square.id: square for square in city.squares}
    ways = [(one, by_id[other]) for one in city.squares for other in one.joins if other in by_id and one.id < other]
    for colour, more in ((KERB, 0.09), (STREET, 0.0)):
        for one, other in ways:
            pen.rect(_road(map_, one, other, more), fill=colour)
        for square in city.squares:
            pen.rect(map_.box(square.x - 0.5 - more, square.y - 0.5 - more, 1 + 2 * more, 1 + 2 * more), fill=colour)
    for square in city.squares:
        pen.rect(map_.square(square).inset(map_.side * 0.06), map_.side * 0.08, edge="#8d8e91", thick=0.25)
    for one, other in ways:
        pen.line(_between(map_, one, other, 0.36), _between(map_, one, other, 0.64), LANE, map_.side * 0.045)


def _road(map_: Map, one: Square, other: Square, more: float) -> Box:
    """The asphalt between two squares beside or below one another; of others, from middle to middle, what covers both."""
    left, top = min(one.x, other.x) - 0.5 - more, min(one.y, other.y) - 0.5 - more
    return map_.box(left, top, abs(one.x - other.x) + 1 + 2 * more, abs(one.y - other.y) + 1 + 2 * more)


def _between(map_: Map, one: Square, other: Square, share: float) -> Point:
    return map_.at(one.x + (other.x - one.x) * share, one.y + (other.y - one.y) * share)


def gates(pen: Pen, map_: Map, city: City) -> None:
    """At each entrance an arrow from its square into the sector, and a threshold where they meet (T09)."""
    by_id = {square.id: square for square in city.squares}
    for sector in city.sectors:
        for square in (by_id[id_] for id_ in sector.entrances if id_ in by_id):
            _gate(pen, map_, sector, square)


def _gate(pen: Pen, map_: Map, sector: Sector, square: Square) -> None:
    x = min(max(square.x, sector.x), sector.x + sector.width)
    y = min(max(square.y, sector.y), sector.y + sector.height)
    across, down = (x - square.x), (y - square.y)
    far = max(abs(across), abs(down)) or 1.0
    way = (across / far, down / far)
    side = (-way[1], way[0])
    start, end = map_.at(x + 0.36 * side[0], y + 0.36 * side[1]), map_.at(x - 0.36 * side[0], y - 0.36 * side[1])
    pen.line(start, end, "#43352a", map_.side * 0.16)
    pen.line(start, end, GATE, map_.side * 0.1)
    corners = ((0.3, 0.0), (0.1, 0.17), (0.1, -0.17))
    tip, left, right = (map_.at(x + a * way[0] + b * side[0], y + a * way[1] + b * side[1]) for a, b in corners)
    pen.shape(pen.path().move(*tip).line(*left).line(*right).close(), fill=GATE, edge="#43352a", thick=0.25)


def marked(pen: Pen, map_: Map, city: City, words: Translator) -> None:
    """Red stars, and where tokens start, numbered."""
    by_id = {square.id: square for square in city.squares}
    for number, square in enumerate((by_id[id_] for id_ in city.starts if id_ in by_id), 1):
        box = map_.square(square).inset(map_.side * 0.12)
        pen.rect(box, map_.side * 0.14, fill=GO, edge=LANE, thick=0.5)
        pen.label(words.text("paper.transito.board.start", number=number), box.inset(0.6), START, 2)
    for square in (by_id[id_] for id_ in city.stars if id_ in by_id):
        x, y = map_.at(square.x, square.y)
        pen.circle((x, y), map_.side * 0.43, fill="#fbf6ea", edge=STAR, thick=map_.side * 0.03)
        five(pen, (x, y), map_.side * 0.36)


def five(pen: Pen, centre: Point, radius: float) -> None:
    """A red star of five points."""
    path = pen.path()
    for step in range(10):
        reach = radius * (0.42 if step % 2 else 1)
        turn = math.pi * step / 5
        point = (centre[0] + reach * math.sin(turn), centre[1] - reach * math.cos(turn))
        path = path.line(*point) if step else path.move(*point)
    pen.shape(path.close(), fill=STAR, edge="#7a1218", thick=0.3)
