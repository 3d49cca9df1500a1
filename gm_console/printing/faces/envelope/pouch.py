"""The envelope with the question mark, folded from one page and glued: it holds the three cards nobody has seen (C03, T03)."""

from functools import partial
from typing import Literal

import msgspec

from gm_console.printing import fonts
from gm_console.printing.backs import CELL, LEAF, lattice
from gm_console.printing.faces.envelope.evening import Sort
from gm_console.printing.faces.envelope.signs import sign
from gm_console.printing.fitting import Style
from gm_console.printing.formats import Format
from gm_console.printing.ornaments import lozenge, medallion, ogees, rosette
from gm_console.printing.pen import BAIZE, BAIZE_DEEP, BRASS, GOLD, INK, IVORY, SOFT, Outline, Pen
from gm_console.printing.press import Card, Deck
from gm_console.printing.sheet import Box
from gm_console.words import Translator

WIDE, HIGH = 69.0, 94.0
"""Millimetres of the pocket: a poker card with three millimetres on each side."""
TAB, FLAP = 13.0, 36.0
"""Millimetres: what is glued, and the flap that shuts it."""
CUT, FOLD = "#231a12", "#8a8070"

TITLE = Style(fonts.SANS, 7.5, BRASS, "centre", "middle", spacing=0.18)
QUESTION = Style(fonts.SERIF_BOLD, 86, GOLD, "centre", "middle")
GLUE = Style(fonts.SANS, 7, SOFT, "centre", "middle")
HEAD = Style(fonts.SERIF, 20, place="middle", least=14)
STEP = Style(fonts.SERIF, 12, SOFT, leading=1.2, least=9)


class Pouch(msgspec.Struct, frozen=True):
    """What is on it: the game's title, and the kinds of cards that lie in it."""

    title: str
    sorts: tuple[Sort, ...]
    words: Translator


def deck(pouch: Pouch, format_: Format) -> tuple[Deck, ...]:
    """One page."""
    return (Deck(format_, [Card(pouch.words.text("paper.envelope.pouch.title"), partial(_page, pouch=pouch))], guides=False),)


def _page(pen: Pen, pouch: Pouch) -> None:
    """The pouch spread out at the left; how it is folded at the right."""
    tall = FLAP + 2 * HIGH
    spread = Box(TAB + 4, (pen.height - tall) / 2, WIDE, tall)
    front = Box(spread.x, spread.y + FLAP, WIDE, HIGH)
    behind = Box(front.x, front.bottom, WIDE, HIGH)
    outline = partial(_outline, front=front, behind=behind)
    _tabs(pen, front, pouch)
    with pen.clipped(outline(pen.path())):
        _flap(pen, Box(spread.x - 1, spread.y - 1, WIDE + 2, FLAP + 1))
    _front(pen, front, pouch)
    with pen.within(behind, 180) as back:
        back.stamp(lattice(WIDE, HIGH))
    with pen.within(Box(spread.x + WIDE / 2 - 9, spread.y + 6, 18, 18), 180) as wax:
        _wax(wax)
    pen.shape(outline(pen.path()), edge=CUT, thick=0.2)
    for y in (front.y, front.bottom):
        pen.line((front.x, y), (front.right, y), FOLD, 0.2, (1.4, 1))
    for x in (front.x, front.right):
        pen.line((x, front.y), (x, front.bottom), FOLD, 0.2, (1.4, 1))
    _steps(pen, Box(front.right + TAB + 12, front.y, pen.width - front.right - TAB - 12, 2 * HIGH), pouch)


def _outline(path: Outline, front: Box, behind: Box) -> Outline:
    """Where it is cut: the flap above, a tab at each side of the front, the back below."""
    left, right, top = front.x, front.right, front.y
    path.move(left, top).curve((left + 1, top - 14), (left + 18, top - FLAP), (left + 26, top - FLAP))
    path.line(right - 26, top - FLAP).curve((right - 18, top - FLAP), (right - 1, top - 14), (right, top))
    path.line(right + TAB, top + 6).line(right + TAB, front.bottom - 6).line(right, front.bottom)
    path.line(right, behind.bottom).line(left, behind.bottom).line(left, front.bottom)
    path.line(left - TAB, front.bottom - 6).line(left - TAB, top + 6).line(left, top)
    return path.close()


def _flap(pen: Pen, box: Box) -> None:
    """The cloth of the back, without a frame."""
    pen.rect(box, fill=BAIZE)
    ogees(pen, box, CELL, BAIZE_DEEP, 0.3, swell=0.28)
    for point in ogees(pen, box, CELL, LEAF, 0.3):
        lozenge(pen, point, 0.8, 1.25, GOLD)


def _tabs(pen: Pen, front: Box, pouch: Pouch) -> None:
    """What is glued: hatched, with a word."""
    said = pouch.words.text("paper.envelope.pouch.glue")
    turns: tuple[tuple[float, Literal[90, 270]], ...] = ((front.x - TAB, 270), (front.right, 90))
    for x, turn in turns:
        with pen.within(Box(x, front.y + 8, TAB, front.height - 16), turn) as side:
            for number in range(int(side.width // 3)):
                side.line((3.0 * number + 1, side.height - 3), (3.0 * number + 3.4, 3), "#d8ccb0", 0.2)
            plate = Box(side.width / 2 - 11, side.height / 2 - 2.4, 22, 4.8)
            side.rect(plate, fill="#ffffff")
            side.label(said, plate, GLUE)


def _front(pen: Pen, front: Box, pouch: Pouch) -> None:
    """The large question mark, the game's title, and the signs of what lies inside."""
    with pen.within(front) as side:
        side.stamp(lattice(WIDE, HIGH))
        centre = (WIDE / 2, HIGH * 0.45)
        side.circle(centre, 25.5, fill=BAIZE_DEEP, edge=GOLD, thick=0.6)
        rosette(side, centre, 24, "#47745f", petals=18, thick=0.14)
        side.circle(centre, 17.5, fill=BAIZE_DEEP, edge=GOLD, thick=0.3)
        side.label("?", Box(centre[0] - 20, centre[1] - 21, 40, 40), QUESTION)
        plate = Box(9, HIGH - 20.5, WIDE - 18, 12)
        side.rect(plate, 1.4, IVORY, BRASS, 0.35)
        side.label(pouch.title.upper(), Box(plate.x + 1, plate.y + 0.8, plate.width - 2, 3.8), TITLE)
        apart = 9.0
        left = WIDE / 2 - apart * (len(pouch.sorts) - 1) / 2
        for number, sort in enumerate(pouch.sorts):
            sign(side, sort.sign, Box(left + number * apart - 2.3, plate.y + 5.8, 4.6, 4.6), sort.ink)


def _wax(pen: Pen) -> None:
    """A seal of red wax on the tip of the flap."""
    centre = (pen.width / 2, pen.height / 2)
    pen.circle(centre, 8.6, fill="#7a1f28")
    pen.circle(centre, 7, fill="#9c2a34", edge="#5a141c", thick=0.3)
    medallion(pen, centre, 5.6, "#8a232d", "#e0b7a8")


def _steps(pen: Pen, box: Box, pouch: Pouch) -> None:
    """What to do, beside it."""
    words = pouch.words
    pen.label(words.text("paper.envelope.pouch.title"), Box(box.x, box.y, box.width, 18), HEAD, 2)
    y = box.y + 22
    for number, step in enumerate(("cut", "score", "tabs", "fold", "shut"), 1):
        pen.label(f"{number}.", Box(box.x, y, 6, 6), Style(STEP.font, STEP.size, INK))
        y = pen.label(words.text(f"paper.envelope.pouch.{step}"), Box(box.x + 7, y, box.width - 7, 30), STEP, 5) + 2.2
