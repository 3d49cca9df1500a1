"""A villa's floor as data: squares, rooms, doors, starts and passages. Read from files by the disk room; here it is a value."""

from gm_console.engine.value import Value

SUSPECTS = ("rose", "moutarde", "leblanc", "olive", "pervenche", "violet")
"""In the order of play (C06)."""
WEAPONS = ("dagger", "candlestick", "revolver", "rope", "pipe", "spanner")
ROOMS = ("kitchen", "ballroom", "conservatory", "billiard", "library", "study", "hall", "lounge", "dining")
WIDTH, HEIGHT = 24, 25
"""Columns and rows of a plan."""
FLOOR, NOTHING = ".", "#"
"""The signs of a square one may stand on, and of what is neither floor nor room."""

Square = tuple[int, int]
"""Row and column, from 0 at the top left."""
Place = str | Square
"""Where a pawn may be: in a room, by its id, or on a square."""


class Room(Value, frozen=True, forbid_unknown_fields=True):
    """A room and its letter in the plan."""

    id: str
    letter: str


class Door(Value, frozen=True, forbid_unknown_fields=True):
    """The square of floor from which a room is entered; the step through the door costs 1, in and out (C09)."""

    room: str
    square: Square


class Start(Value, frozen=True, forbid_unknown_fields=True):
    """The square on which a suspect's pawn begins (C02)."""

    suspect: str
    square: Square


class Passage(Value, frozen=True, forbid_unknown_fields=True):
    """A secret passage between two rooms, both ways (C11)."""

    one: str
    other: str


class Board(Value, frozen=True, forbid_unknown_fields=True):
    """A floor plan. ``name`` is what the option calls it; ``es``, ``fr``, ``en`` are its titles for people.

    ``plan`` has 25 rows of 24 signs: `FLOOR`, a room's letter, or `NOTHING`.
    """

    name: str = ""
    es: str = ""
    fr: str = ""
    en: str = ""
    plan: tuple[str, ...] = ()
    rooms: tuple[Room, ...] = ()
    doors: tuple[Door, ...] = ()
    starts: tuple[Start, ...] = ()
    passages: tuple[Passage, ...] = ()
    credits: str = ""
