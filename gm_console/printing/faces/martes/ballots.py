"""Rebuttal ballots: a pound on how many elements a deduction had right, or no bet, folded so that nobody sees which (M27).

The cover with the name folds away behind the bet, the lid down over it; both are so dense that a pencil does not show through.
"""

from functools import partial

from gm_console.engine.phrase import phrase
from gm_console.printing import fonts
from gm_console.printing.backs import lattice
from gm_console.printing.faces.martes.characters import called
from gm_console.printing.faces.martes.evening import Evening, Guest
from gm_console.printing.fitting import Style
from gm_console.printing.formats import Format
from gm_console.printing.pen import BRASS, HAIR, IVORY, SOFT, Pen
from gm_console.printing.press import Card, Deck
from gm_console.printing.sheet import Backs, Box
from gm_console.words import Translator

EACH = 2
"""Ballots for everybody: two wrong deductions make a full evening."""
RING = 3.3
"""Millimetres: the radius of what is ticked."""

TITLE = Style(fonts.SANS, 6.5, BRASS, "centre", "middle", spacing=0.16)
NAME = Style(fonts.SERIF, 15, align="centre", place="middle", least=9)
ASKED = Style(fonts.SERIF_ITALIC, 11, align="centre", place="middle", least=9)
COUNT = Style(fonts.SERIF, 13, align="centre", place="middle")
OF = Style(fonts.SERIF_ITALIC, 11, SOFT, place="middle")
STAND = Style(fonts.SERIF, 11, align="centre", least=9)


def ballots(evening: Evening, words: Translator, format_: Format, _backs: Backs) -> tuple[Deck, ...]:
    """Ballots for every detective, all of one round together; nothing stands behind them."""
    cards = [
        Card(called(guest, number, words), partial(_ballot, guest=guest, elements=evening.elements, words=words))
        for _ in range(EACH)
        for number, guest in enumerate(evening.detectives, 1)
    ]
    return (Deck(format_, cards),)


def _ballot(pen: Pen, guest: Guest, elements: int, words: Translator) -> None:
    with pen.panel(0) as cover:
        _cover(cover, guest, words)
    with pen.panel(1) as bet:
        _bet(bet, elements, words)
    with pen.panel(2) as lid:
        lid.stamp(lattice(lid.width, lid.height))


def _cover(pen: Pen, guest: Guest, words: Translator) -> None:
    """What is seen when it is folded: whose it is."""
    pen.stamp(lattice(pen.width, pen.height))
    plate = pen.box.inset(6.5, 16)
    pen.rect(plate, 1.2, IVORY, BRASS, 0.3)
    pen.label(words.text("paper.martes.ballots.title").upper(), Box(plate.x, plate.y + 2, plate.width, 3), TITLE)
    if guest.name:
        pen.write(phrase("paper.martes.field.name"), guest.name, Box(plate.x + 3, plate.y + 5.6, plate.width - 6, 9), NAME)
    else:
        pen.line((plate.x + 8, plate.bottom - 3.6), (plate.right - 8, plate.bottom - 3.6), HAIR, 0.2)


def _bet(pen: Pen, elements: int, words: Translator) -> None:
    """A ring for each count that may be bet on, and a box for no bet."""
    side = pen.width - 29
    pen.label(words.text("paper.martes.ballots.asked"), Box(4, 3, side - 8, 7), ASKED)
    step, middle = (side - 20) / elements, 19.0
    for count in range(elements):
        x = 4 + step * (count + 0.5)
        pen.circle((x, middle), RING, edge=BRASS, thick=0.3)
        pen.label(str(count), Box(x - RING, middle - RING, 2 * RING, 2 * RING), COUNT)
    pen.label(words.text("paper.martes.slips.of", elements=elements), Box(side - 15, middle - 4, 12, 8), OF)
    pen.line((side, 5), (side, pen.height - 5), HAIR, 0.2)
    box = Box(side + 11.4, 8, 6.2, 6.2)
    pen.rect(box, 0.8, edge=BRASS, thick=0.3)
    pen.label(words.text("paper.martes.ballots.stand"), Box(side + 3, 15.6, 23, 8), STAND, 2)
