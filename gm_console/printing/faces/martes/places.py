"""Place cards: a tent that says from both sides who sits there and as whom; the host has one too (M03, M52)."""

from functools import partial

from gm_console.engine.phrase import phrase
from gm_console.printing import fonts
from gm_console.printing.faces.martes.characters import called
from gm_console.printing.faces.martes.evening import Evening, Guest
from gm_console.printing.fitting import Style
from gm_console.printing.formats import Format
from gm_console.printing.ornaments import frame, lozenge, ogees, rule
from gm_console.printing.pen import BAIZE, BAIZE_DEEP, BRASS, GOLD, SOFT, Pen
from gm_console.printing.press import Card, Deck
from gm_console.printing.sheet import Backs, Box
from gm_console.words import Translator

LEAF = "#4d7d68"
"""The cloth's pattern."""
EDGE, BAND = 4.0, 5.4
"""Millimetres: from a cut to the frame, and how high the strip of cloth is on which the card seems to stand."""

TOP = Style(fonts.SANS, 7.5, BRASS, "centre", "middle", spacing=0.2)
NAME = Style(fonts.SERIF, 40, align="centre", place="middle", leading=0.98, least=22)
CHARACTER = Style(fonts.SERIF_ITALIC, 17, SOFT, "centre", "middle", leading=1.02, least=12)


def places(evening: Evening, words: Translator, format_: Format, backs: Backs) -> tuple[Deck, ...]:
    """The host's card first, then the detectives' as seated. What is folded has no backs, whatever is asked."""
    del backs
    host = evening.host
    seats = [(Guest(host.name or words.text("paper.martes.places.host"), host.character), "paper.martes.places.host")]
    seats += [(guest, "paper.martes.club") for guest in evening.detectives]
    cards = [
        Card(called(guest, number, words), partial(_tent, guest=guest, top=words.text(top)))
        for number, (guest, top) in enumerate(seats)
    ]
    return (Deck(format_, cards),)


def _tent(pen: Pen, guest: Guest, top: str) -> None:
    """The same on both sides of the fold."""
    for number in range(len(pen.format.panels)):
        with pen.panel(number) as side:
            _side(side, guest, top)


def _side(pen: Pen, guest: Guest, top: str) -> None:
    outer = pen.box.inset(EDGE)
    _cloth(pen, Box(outer.x, outer.bottom - BAND, outer.width, BAND))
    frame(pen, Box(outer.x, outer.y, outer.width, outer.height - BAND - 0.9))
    inner = Box(outer.x + 4, outer.y + 4, outer.width - 8, outer.height - BAND - 9)
    pen.label(top.upper(), Box(inner.x, inner.y - 0.8, inner.width, 3.8), TOP)
    share = 0.62 if guest.character else 1
    name = Box(inner.x, inner.y + 3.4, inner.width, (inner.height - 3.4) * share)
    if guest.name:
        pen.write(phrase("paper.martes.field.name"), guest.name, name, NAME)
    else:
        pen.line((name.x + 12, name.bottom - 3), (name.right - 12, name.bottom - 3), SOFT, 0.2)
    if guest.character:
        rule(pen, (inner.x + 14, name.bottom + 0.9), inner.right - 14)
        under = Box(inner.x, name.bottom + 2, inner.width, inner.bottom - name.bottom - 2)
        pen.write(phrase("paper.martes.field.character"), guest.character, under, CHARACTER)


def _cloth(pen: Pen, box: Box) -> None:
    """A strip of the table's cloth, edged with brass."""
    pen.rect(box, 0.8, BAIZE_DEEP)
    inner = box.inset(0.7)
    with pen.clipped(pen.path().rect(inner, 0.4)):
        pen.rect(inner, fill=BAIZE)
        for point in ogees(pen, inner, 4.4, LEAF, 0.16):
            lozenge(pen, point, 0.6, 0.9, GOLD)
    pen.rect(inner, 0.4, edge=GOLD, thick=0.18)
