"""What an engraver turns on his lathe: braids, wreaths and fields of fine waving lines, and letters around a circle. Millimetres."""

import math
from collections.abc import Callable, Iterable
from itertools import pairwise

from reportlab.lib.colors import HexColor

from gm_console.engine.phrase import phrase
from gm_console.engine.value import Value
from gm_console.printing.fitting import FLOOR, Style
from gm_console.printing.glyphs import runs, tidy
from gm_console.printing.pen import MM, Pen, Point, printed
from gm_console.printing.sheet import Box

STEPS = 4
"""Curves a wave is made of: more cannot be told from it."""
SMALL = 1e-4
MOST = 0.55
"""The share of a circle that letters around it may take."""

Course = Callable[[float], Point]
"""Where a line is at each moment."""


class Line(Value, frozen=True):
    """What is engraved with: a colour, and how thick."""

    colour: str
    thick: float = 0.1


def engrave(pen: Pen, courses: Iterable[Course], end: float, pieces: int, line: Line) -> None:
    """Follows courses from 0 to their end in so many curves each, which have their direction at every joint.

    Written as it stands in the file: there are thousands of curves on a plate, and a library's path takes three times as long.
    """
    canvas = pen.canvas
    canvas.setStrokeColor(HexColor(line.colour))
    canvas.setLineWidth(line.thick * MM)
    canvas.addLiteral("\n".join([*(_traced(course, end, pieces, pen.height) for course in courses), "S"]))


def _traced(course: Course, end: float, pieces: int, height: float) -> str:
    """One course, in points to a hundredth."""
    reach, at = end / pieces / 3, [end * piece / pieces for piece in range(pieces + 1)]
    joints = [(*course(moment), *_way(course, moment)) for moment in at]
    x, y, _, _ = joints[0]
    parts = [f"{x * MM:.2f} {(height - y) * MM:.2f} m"]
    for (x1, y1, dx1, dy1), (x2, y2, dx2, dy2) in pairwise(joints):
        ahead, back = (x1 + dx1 * reach, y1 + dy1 * reach), (x2 - dx2 * reach, y2 - dy2 * reach)
        parts += [f"{x * MM:.2f} {(height - y) * MM:.2f}" for x, y in (ahead, back, (x2, y2))]
        parts.append("c")
    return " ".join(parts)


def _way(course: Course, at: float) -> Point:
    """How fast it goes, and where."""
    (x1, y1), (x2, y2) = course(at - SMALL), course(at + SMALL)
    return (x2 - x1) / (2 * SMALL), (y2 - y1) / (2 * SMALL)


def wreath(pen: Pen, centre: Point, radii: tuple[float, float], waves: int, strands: int, line: Line) -> None:
    """Strands that wave around a centre between two radii, each a little further turned than the last."""
    inner, outer = radii

    def strand(ahead: float) -> Course:
        def course(turn: float) -> Point:
            reach = (inner + outer) / 2 + (outer - inner) / 2 * math.sin(waves * turn + ahead)
            return centre[0] + reach * math.cos(turn), centre[1] + reach * math.sin(turn)

        return course

    engrave(pen, (strand(2 * math.pi * number / strands) for number in range(strands)), 2 * math.pi, waves * STEPS, line)


def braid(pen: Pen, box: Box, waves: float, strands: int, line: Line, knots: int = 0) -> None:
    """Strands that wave from left to right in a box; with knots they draw together so many times on the way."""
    middle = box.y + box.height / 2

    def strand(ahead: float) -> Course:
        def course(at: float) -> Point:
            swell = 1 - 0.86 * math.cos(math.pi * knots * at) ** 2 if knots else 1
            return box.x + at * box.width, middle + box.height / 2 * swell * math.sin(2 * math.pi * waves * at + ahead)

        return course

    engrave(pen, (strand(2 * math.pi * number / strands) for number in range(strands)), 1, round(max(waves, knots) * STEPS), line)


def waters(pen: Pen, box: Box, lines: int, waves: float, line: Line) -> None:
    """A field of level waving lines, each a little ahead of the one above, so that shapes run through it as through silk."""
    apart = box.height / lines

    def strand(number: int) -> Course:
        def course(at: float) -> Point:
            swing = math.sin(2 * math.pi * waves * at + 0.21 * number) + 0.6 * math.sin(4 * math.pi * waves * at - 0.147 * number)
            return box.x + at * box.width, box.y + apart * (number + 1.1 * swing)

        return course

    with pen.clipped(pen.path().rect(box)):
        engrave(pen, map(strand, range(-2, lines + 3)), 1, round(2 * waves * STEPS), line)


def ring(pen: Pen, centre: Point, radius: float, wide: float, colour: str) -> None:
    """A broad ring, whose middle is what lies under it."""
    path = pen.path()
    path.circle(centre, radius)
    path.circle(centre, radius - wide)
    pen.shape(path, fill=colour, evenly=True)


class Circle(Value, frozen=True):
    """Where letters stand: on a circle, in the middle of its top, or ``below``, hanging in it in the middle of its bottom."""

    centre: Point
    radius: float
    below: bool = False


def around(pen: Pen, text: str, circle: Circle, style: Style) -> None:
    """Sets letters of ours around a circle.

    They shrink until they take no more of it than `MOST`, and are noted as a fault where they would pass the floor.
    """
    said = tidy(text)
    field = printed(said)
    if not pen.knows(field, said, style):
        return
    size = min(style.size, MOST * 2 * math.pi * circle.radius * MM / style.width(said))
    if size < FLOOR:
        pen.fault(field, phrase("printing.too-long", length=len(said)))
        return
    pen.shrank(field, style.size, size)
    at = -style.width(said) / 2
    for letter in said:
        wide = style.width(letter)
        _letter(pen, letter, circle, (at + wide / 2) * size / MM / circle.radius, size, style)
        at += wide


def _letter(pen: Pen, letter: str, circle: Circle, along: float, size: float, style: Style) -> None:
    """One letter, so far to the right of the circle's top or bottom as an angle."""
    canvas, wide, (x, y) = pen.canvas, (style.width(letter) - style.spacing) * size, circle.centre
    canvas.saveState()
    canvas.translate(x * MM, (pen.height - y) * MM)
    canvas.rotate(math.degrees(along if circle.below else -along))
    canvas.setFillColor(HexColor(style.colour))
    line = canvas.beginText(-wide / 2, (-1 if circle.below else 1) * circle.radius * MM)
    for run in runs(letter, style.font):
        line.setFont(run.font, size)
        line.textOut(run.text)
    canvas.drawText(line)
    canvas.restoreState()
