"""A sector on the board: its block, what stands on it, its name, and room for tokens and what is laid there (T13)."""

from gm_console.games.transito.content import Sector
from gm_console.printing import fonts
from gm_console.printing.faces.envelope import figure
from gm_console.printing.faces.transito.landmarks import landmark
from gm_console.printing.faces.transito.streets import Map
from gm_console.printing.fitting import Style
from gm_console.printing.pen import Pen
from gm_console.printing.sheet import Box

GROUND, EDGE, INK = "#d9e6ee", "#23528a", "#16324f"
PLATE = 10.5
"""Millimetres: how high the plate with the name is."""

NAME = Style(fonts.SERIF, 23, INK, "centre", "middle", least=12)


def block(pen: Pen, map_: Map, sector: Sector, name: str) -> None:
    """A pavement, the picture at the left of a wide block and in the upper part of a high one, and the name below it all."""
    box = map_.box(sector.x, sector.y, sector.width, sector.height).inset(map_.side * 0.06)
    pen.rect(box, map_.side * 0.1, fill="#c9c2b0")
    inner = box.inset(map_.side * 0.09)
    pen.rect(inner, map_.side * 0.06, fill=GROUND, edge=EDGE, thick=0.5)
    free = Box(inner.x + 2, inner.y + 2, inner.width - 4, inner.height - PLATE - 5)
    high = free.height > 0.75 * free.width
    shown = free.inset(free.height * 0.02, (free.width - free.height) / 2) if high else Box(free.x, free.y, free.height, free.height)
    figure.draw(pen, landmark(sector.id), shown if shown.width > 0 else free)
    wide = min(inner.width - 15, 62.0)
    plate = Box(inner.x + (inner.width - wide) / 2, inner.bottom - PLATE - 2, wide, PLATE)
    pen.rect(plate, 1.6, fill="#fbf8f0", edge=EDGE, thick=0.35)
    pen.label(name, plate.inset(0.5, 2), NAME)
