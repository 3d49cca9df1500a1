"""The back of every secret: baize so dense that nothing shows through thin paper, the same upside down, drawn once a file."""

from gm_console.printing import ornaments
from gm_console.printing.formats import Format
from gm_console.printing.pen import BAIZE, BAIZE_DEEP, Art, Pen
from gm_console.printing.sheet import Box

EDGE = 3.2
"""White nowhere: so much plain ground lies between the cut and the frame, to forgive a crooked cut."""
FINE, LEAF, GOLD = "#3d6a57", "#4d7d68", "#b7934a"
"""The lattice's two greens, and brass as it shines on baize."""


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
    with pen.clipped(pen.path().rect(inner, 0.8)):
        pen.rect(inner, fill=BAIZE)
        _cloth(pen, inner)
    pen.rect(inner, 0.8, edge=GOLD, thick=0.18)
    ornaments.frame(pen, outer, GOLD)
    ornaments.medallion(pen, (pen.width / 2, pen.height / 2), min(pen.width, pen.height) * 0.25, colour=GOLD)


def _cloth(pen: Pen, box: Box) -> None:
    """Three lattices in each other, and a small leaf in every cell."""
    cell = 4.4
    ornaments.ogees(pen, box, cell, FINE, 0.5)
    ornaments.ogees(pen, box, cell, BAIZE_DEEP, 0.22, swell=0.3)
    middles = ornaments.ogees(pen, box, cell, LEAF, 0.16)
    for point in middles:
        ornaments.lozenge(pen, point, 0.75, 1.15, GOLD)
