"""Slips for a secret vote on an accusation and for the final pointing, folded so that nobody sees what they say (E18, E24).

The cover with the name folds away behind the choice, the lid down over it; both are so dense that a pencil does not show through.
"""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from gm_console.engine.phrase import phrase
from gm_console.games.espia.model import LEAST_SEATS
from gm_console.printing import fonts
from gm_console.printing.backs import lattice
from gm_console.printing.faces.espia.evening import Evening
from gm_console.printing.fitting import Style
from gm_console.printing.formats import Format
from gm_console.printing.pen import BRASS, HAIR, IVORY, MM, Pen
from gm_console.printing.press import Card, Deck
from gm_console.printing.sheet import Backs, Box
from gm_console.words import Translator

VOTES = 2
"""For everybody, beside one for the pointing: an accusation or two make a full round."""
RING, DOT, SIDE = 3.6, 2.1, 22.0
"""Millimetres: the radius of what is ticked, in a vote and beside a name; where the names begin."""

TITLE = Style(fonts.SANS, 6.5, BRASS, "centre", "middle", spacing=0.16)
NAME = Style(fonts.SERIF, 15, align="centre", place="middle", leading=1.0, least=9)
ASKED = Style(fonts.SERIF_ITALIC, 11, place="middle", least=9)
ANSWER = Style(fonts.SERIF, 17, place="middle")
OTHER = Style(fonts.SERIF, 10.5, place="middle", leading=0.95)


def votes(evening: Evening, words: Translator, format_: Format, _backs: Backs) -> tuple[Deck, ...]:
    """For each player two for accusations and one for the pointing; without names for as few as may play."""
    named = [guest.name for guest in evening.guests] or [""] * LEAST_SEATS
    cards = []
    for name in named:
        known = name or words.text("paper.espia.votes.card")
        others = tuple(other for other in evening.table if other != name)
        cards += [Card(known, partial(_slip, kind="vote", name=name, inside=partial(_vote, words=words), words=words))] * VOTES
        inside = partial(_point, others=others, words=words)
        cards.append(Card(known, partial(_slip, kind="point", name=name, inside=inside, words=words)))
    return (Deck(format_, cards),)


def _slip(pen: Pen, kind: str, name: str, inside: partial[None], words: Translator) -> None:
    with pen.panel(0) as cover:
        _cover(cover, kind, name, words)
    with pen.panel(1) as choice:
        inside(choice)
    with pen.panel(2) as lid:
        lid.stamp(lattice(lid.width, lid.height))


def _cover(pen: Pen, kind: str, name: str, words: Translator) -> None:
    """What is seen when it is folded: whose it is, and what for; a line to write on where there is no name yet."""
    pen.stamp(lattice(pen.width, pen.height))
    plate = pen.box.inset(6, 16)
    pen.rect(plate, 1.2, IVORY, BRASS, 0.3)
    pen.label(words.text(f"paper.espia.votes.{kind}").upper(), Box(plate.x, plate.y + 2, plate.width, 3), TITLE)
    if name:
        pen.write(phrase("paper.espia.field.name"), name, Box(plate.x + 3, plate.y + 5.8, plate.width - 6, 10.4), NAME)
    else:
        pen.line((plate.x + 8, plate.bottom - 4.4), (plate.right - 8, plate.bottom - 4.4), HAIR, 0.2)


def _vote(pen: Pen, words: Translator) -> None:
    """Whom it is about, and a ring each for yes and no (E18)."""
    asked = words.text("paper.espia.votes.asked")
    end = 5 + ASKED.width(asked) * ASKED.size / MM
    pen.label(asked, Box(5, 3.4, end - 4.9, 6), ASKED)
    pen.line((end + 2, 8.6), (pen.width - 5, 8.6), HAIR, 0.2)
    half = (pen.width - 10) / 2
    for number, answer in enumerate(("yes", "no")):
        x = 5 + number * half + 7
        pen.circle((x, 19), RING, edge=BRASS, thick=0.3)
        pen.label(words.text(f"paper.espia.votes.{answer}"), Box(x + 7, 14, half - 14, 10), ANSWER)
    pen.line((pen.width / 2, 13.5), (pen.width / 2, 24.5), HAIR, 0.2)


def _point(pen: Pen, others: Sequence[str], words: Translator) -> None:
    """A ring for everybody else; a line to write on where no one is known (E24)."""
    pen.label(words.text("paper.espia.votes.spy"), Box(5, 4, SIDE - 6, pen.height - 8), replace(ASKED, place="middle"), 2)
    if not others:
        pen.line((SIDE + 4, 18), (pen.width - 10, 18), HAIR, 0.2)
        return
    columns = 1 if len(others) < 4 else 2
    rows = -(-len(others) // columns)
    wide, high = (pen.width - SIDE - 4) / columns, min(7.5, (pen.height - 2) / rows)
    top = (pen.height - rows * high) / 2
    for place, other in enumerate(others):
        column, row = divmod(place, rows)
        box = Box(SIDE + column * wide, top + row * high, wide, high)
        pen.circle((box.x + DOT, box.y + high / 2), DOT, edge=BRASS, thick=0.3)
        text = Box(box.x + 2 * DOT + 1.4, box.y, wide - 2 * DOT - 2.4, high)
        pen.write(phrase("paper.espia.field.name"), other, text, OTHER, 1)
