"""A city as data: streets square by square, sectors, suspects and infractions. Read from files by the disk room; here it is a value."""

from gm_console.engine.value import Value


class Named(Value, frozen=True, forbid_unknown_fields=True):
    """A suspect or an infraction: its id, and what its card says in each language."""

    id: str
    es: str
    fr: str
    en: str


class Square(Value, frozen=True, forbid_unknown_fields=True):
    """A square of a street, 1 wide. ``x``, ``y`` is its middle in units of the drawing; ``joins`` are its neighbours, both ways."""

    id: str
    x: float
    y: float
    joins: tuple[str, ...]


class Sector(Value, frozen=True, forbid_unknown_fields=True):
    """A sector: its names, the squares it is entered from (T09), and its block on the drawing, ``x``, ``y`` at the top left."""

    id: str
    es: str
    fr: str
    en: str
    entrances: tuple[str, ...]
    x: float
    y: float
    width: float
    height: float


class Scene(Value, frozen=True, forbid_unknown_fields=True):
    """What is only drawn: ``kind`` is one of `BELOW` or `ABOVE`; ``x``, ``y`` at the top left."""

    kind: str
    x: float
    y: float
    width: float
    height: float


BELOW = ("river", "park", "houses")
"""Drawn before the streets: water, green, roofs."""
ABOVE = ("bridge", "roundabout", "crossing")
"""Drawn after them: rails along a street over water, the island that traffic goes round, stripes that run along the shorter side."""


class City(Value, frozen=True, forbid_unknown_fields=True):
    """A set of the game. ``name`` is what the option calls it; ``es``, ``fr``, ``en`` are its titles; sizes in units of the drawing.

    ``stars`` are the squares of T10, ``starts`` those of T05, ``advance`` the values of the advance cards (T07).
    """

    name: str = ""
    es: str = ""
    fr: str = ""
    en: str = ""
    suspects: tuple[Named, ...] = ()
    infractions: tuple[Named, ...] = ()
    sectors: tuple[Sector, ...] = ()
    squares: tuple[Square, ...] = ()
    stars: tuple[str, ...] = ()
    starts: tuple[str, ...] = ()
    advance: tuple[int, ...] = ()
    width: float = 0.0
    height: float = 0.0
    scenes: tuple[Scene, ...] = ()
    credits: str = ""
