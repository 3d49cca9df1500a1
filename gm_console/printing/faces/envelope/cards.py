"""How every card of the two games looks: the kind above in its colour with its mark, a picture, the name, and a letter at the foot."""

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from gm_console.engine.phrase import phrase
from gm_console.printing import fonts
from gm_console.printing.faces.envelope.signs import sign
from gm_console.printing.fitting import Style
from gm_console.printing.ornaments import frame, lozenge
from gm_console.printing.pen import INK, IVORY, SOFT, Pen
from gm_console.printing.sheet import Box

POKER = 63.0
"""The width in millimetres that all measures here are made for; on another card they grow or shrink with it."""
EDGE, HEAD, PICTURE = 3.2, 8.2, 50.0
"""Millimetres on a poker card: from the cut to the frame, the height of the coloured head, and of the picture."""

KIND = Style(fonts.SANS_BOLD, 7.2, "#ffffff", "centre", "middle", spacing=0.16)
NAME = Style(fonts.SERIF, 16.5, align="centre", place="middle", leading=1.0, least=12)
FOOT = Style(fonts.SANS, 6, SOFT, "centre", "middle")
LETTER = Style(fonts.SERIF_BOLD, 11, "#ffffff", "centre", "middle")


class Look(msgspec.Struct, frozen=True):
    """One card: the kind's word, mark and colour, its own name, what its picture is, and the ground that lies behind that.

    ``badge`` is a letter at the foot in a colour of the card's own; ``foot`` stands below it all.
    """

    kind: str
    sign: str
    ink: str
    name: str
    picture: Callable[[Pen, Box], None]
    ground: str
    badge: str = ""
    badge_ink: str = INK
    foot: str = ""


def card(pen: Pen, look: Look) -> None:
    """One card's front, on any size of card."""
    share = pen.width / POKER
    pen.ground(IVORY)
    outer = pen.box.inset(EDGE * share)
    frame(pen, outer, look.ink)
    inner = outer.inset(2.6 * share)
    head = Box(inner.x, inner.y, inner.width, HEAD * share)
    _head(pen, look, head, share)
    high = pen.height - (88 - PICTURE) * share
    window = Box(inner.x, head.bottom + 1.2 * share, inner.width, high)
    pen.rect(window, fill=look.ground)
    with pen.clipped(pen.path().rect(window)):
        look.picture(pen, window)
    pen.rect(window, edge=look.ink, thick=0.35 * share)
    _named(pen, look, Box(inner.x, window.bottom, inner.width, inner.bottom - window.bottom), share)


def _head(pen: Pen, look: Look, box: Box, share: float) -> None:
    pen.rect(box, 1.2 * share, fill=look.ink)
    size = 4.4 * share
    y = box.y + (box.height - size) / 2
    for x in (box.x + 1.8 * share, box.right - 1.8 * share - size):
        sign(pen, look.sign, Box(x, y, size, size), IVORY)
    pen.write(phrase("paper.envelope.field.kind"), look.kind.upper(), box.inset(0.8, 7 * share), _grown(KIND, share))


def _named(pen: Pen, look: Look, box: Box, share: float) -> None:
    """The name in what is left below the picture, and the letter's disc on the picture's lower edge."""
    lift = 3.6 * share if look.badge else 0.0
    if look.badge:
        middle = (box.x + box.width / 2, box.y + 0.4 * share)
        pen.circle(middle, 4.6 * share, fill=IVORY)
        pen.circle(middle, 4 * share, fill=look.badge_ink, edge=look.ink, thick=0.3 * share)
        spot = Box(middle[0] - 4 * share, middle[1] - 4 * share, 8 * share, 8 * share)
        pen.label(look.badge, spot, replace(_grown(LETTER, share), colour=readable(look.badge_ink)))
    foot = 2.6 * share if look.foot else 0.0 if look.badge else 1.8 * share
    room = Box(box.x, box.y + lift + 0.4 * share, box.width, box.height - lift - foot - 0.6 * share)
    pen.write(phrase("paper.envelope.field.card"), look.name, room, _grown(NAME, share), 2)
    if look.foot:
        pen.label(look.foot, Box(box.x, box.bottom - foot, box.width, foot), FOOT)
    elif not look.badge:
        lozenge(pen, (box.x + box.width / 2, box.bottom), 1.5 * share, 1.1 * share, look.ink)


def _grown(style: Style, share: float) -> Style:
    """A style in proportion to the card, never below what is printed at all."""
    return replace(style, size=max(6.0, style.size * share), least=max(6.0, style.least * share))


def readable(ground: str) -> str:
    """Black or white, whichever is read on a colour."""
    red, green, blue = (int(ground[at : at + 2], 16) for at in (1, 3, 5))
    return INK if 0.299 * red + 0.587 * green + 0.114 * blue > 150 else "#ffffff"
