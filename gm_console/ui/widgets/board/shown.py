"""What a board shows, as one frozen value: compared before anything is painted, and the same picture for the same value.

Places are those of the wire: the id of a room, sector or square, or a row and a column. Lengths are units of the drawing.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from gm_console.ui.widgets.board.city import CityArt
    from gm_console.ui.widgets.board.villa import VillaArt

Place = str | tuple[int, int]
Wire = str | Sequence[int]
"""A place as it comes from a view or a command: the row and the column may stand in a list."""
Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, width and height."""
Colour = Literal["rose", "mustard", "ivory", "olive", "blue", "violet"]
COLOURS: Final[tuple[Colour, ...]] = ("rose", "mustard", "ivory", "olive", "blue", "violet")
"""What the suspects of a set are painted in, by their order; in a theme ``pawn_rose`` and so on."""
Standing = Literal["", "turn", "out"]


@dataclass(frozen=True)
class Spot:
    """A place: ``outline`` is what a click falls into, ``stand`` is where tokens are, ``lay`` where things are laid.

    ``note`` is said of it besides its label; what is ``marked`` shows a sign of its own that must stay to be seen. ``title`` is the strip
    where an area has its name, ``gates`` are its doors; a square has neither.
    """

    place: Place
    label: str
    outline: tuple[Point, ...]
    stand: Box
    note: str = ""
    marked: bool = False
    lay: Box | None = None
    title: Box | None = None
    gates: tuple[Box, ...] = ()

    @property
    def area(self) -> bool:
        """Whether it is a room or a sector, and no square."""
        return self.title is not None

    @cached_property
    def middle(self) -> Point:
        """Where the keyboard thinks it is."""
        left, top, width, height = self.stand
        return left + width / 2, top + height / 2


@dataclass(frozen=True)
class Ground:
    """All of a board that never changes: its size, its places, and what its painter draws of it."""

    wide: float
    high: float
    spots: tuple[Spot, ...]
    art: VillaArt | CityArt

    @cached_property
    def at(self) -> Mapping[Place, Spot]:
        """The spots by their places."""
        return {spot.place: spot for spot in self.spots}


@dataclass(frozen=True)
class Token:
    """A pawn: its colour and its letters, for colour alone tells nothing. ``name`` is whose it is."""

    id: str
    colour: Colour
    sign: str
    name: str
    place: Place
    standing: Standing = ""


@dataclass(frozen=True)
class Laid:
    """A thing laid in a room or at a sector: a drawing of `signs.DRAWN` if there is one of its ``id``, else its letters.

    With a ``colour`` it is the round chip of a suspect.
    """

    id: str
    sign: str
    name: str
    place: str
    colour: Colour | None = None


@dataclass(frozen=True)
class BoardShown:
    """A board at one moment. ``reach`` is what may be chosen now, ``path`` the line walked last, ``told`` what it is called."""

    ground: Ground
    tokens: tuple[Token, ...] = ()
    laid: tuple[Laid, ...] = ()
    reach: tuple[Place, ...] = ()
    path: tuple[Point, ...] = ()
    told: str = ""


@dataclass(frozen=True, kw_only=True)
class Moment:
    """What a table takes from a view for a board, by ids.

    ``pawns`` gives each suspect's place, or None where its pawn is not on the board; ``laid`` each thing's room or sector, or None.
    ``reach`` is what may be reached and ``path`` the places of the last move, the one he came from first. ``turn`` is the suspect whose
    turn it is, ``out`` are those who no longer move.
    """

    pawns: Mapping[str, Wire | None] = field(default_factory=dict)
    laid: Mapping[str, str | None] = field(default_factory=dict)
    reach: Collection[Wire] = ()
    path: Sequence[Wire] = ()
    turn: str = ""
    out: Collection[str] = ()


def placed(place: Wire) -> Place:
    """A place as a key, whatever it came in."""
    return place if isinstance(place, str) else (place[0], place[1])


def wired(place: Place) -> str | list[int]:
    """A place as a command carries it."""
    return place if isinstance(place, str) else list(place)


def standing(suspect: str, moment: Moment) -> Standing:
    """Whether it is this suspect's turn, or he no longer moves."""
    return "turn" if suspect == moment.turn else "out" if suspect in moment.out else ""
