"""The back of every secret: baize so dense that nothing shows through thin paper, the same upside down, drawn once a file."""

from gm_console.printing import ornaments
from gm_console.printing.formats import Format
from gm_console.printing.pen import BAIZE, BAIZE_DEEP, GOLD, Art, Pen
from gm_console.printing.sheet import Box

EDGE = 3.2
"""White nowhere: so much plain ground lies between the cut and the frame, to forgive a crooked cut."""
CELL = 5.0
"""The width of the lattice's cells, more or less. Finer ones take poppler's viewers longer to draw than one likes to wait."""
LEAF = "#47745f"
"""The lattice's lines."""


def back(format_: Format) -> Art:
    """The back of one piece of a format that has its size."""
    return lattice(format_.width, format_.height, format_.bleed)


def lattice(width: float, height: float, bleed: float = 0) -> Art:
    """The pattern on any rectangle: a card's back, the lid over a folded secret."""
    return Art("back", width, height, _draw, bleed)


def _draw(pen: Pen) -> None:
    pen.ground(BAIZE_DEEP)
    edge = min(EDGE, min(pen.width, pen.height) / 12)
    outer = pen.box.inset(edge)
    inner = outer.inset(1.9)
    with pen.clipped(pen.path().rect(inner)):  # square: some readers take five times as long within round corners
        pen.rect(inner, fill=BAIZE)
        _cloth(pen, inner)
    pen.rect(inner, edge=GOLD, thick=0.18)
    ornaments.frame(pen, outer, GOLD)
    ornaments.medallion(pen, (pen.width / 2, pen.height / 2), min(pen.width, pen.height) * 0.25, colour=GOLD)


def _cloth(pen: Pen, box: Box) -> None:
    """Two lattices in each other, and a small leaf in every cell."""
    ornaments.ogees(pen, box, CELL, BAIZE_DEEP, 0.3, swell=0.28)
    for point in ornaments.ogees(pen, box, CELL, LEAF, 0.3):
        ornaments.lozenge(pen, point, 0.8, 1.25, GOLD)
