"""Character cards: who somebody plays, and his clichés with a box for the hint and one for the interruption each serves for (M16, M34).

Where the house lets a cliché serve once in all there is one box for either. The boxes are there to be ticked with a pencil.
A card tells nothing that is not said aloud at the table, and nothing of anybody else.
"""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from gm_console.engine.phrase import phrase
from gm_console.games.martes.model import MOST_CLICHES
from gm_console.printing import fonts
from gm_console.printing.backs import back
from gm_console.printing.faces.martes.evening import Evening, Guest
from gm_console.printing.fitting import Style
from gm_console.printing.formats import Format
from gm_console.printing.ornaments import frame, rosette, rule, star
from gm_console.printing.pen import BRASS, HAIR, IVORY, SOFT, Pen
from gm_console.printing.press import Card, Deck
from gm_console.printing.sheet import Backs, Box
from gm_console.words import Translator

PAPER = "#fffdf7"
"""Inside a box: lighter than the card, so that a pencil's tick stands out."""
TICK, APART = 4.2, 6.8
"""Millimetres: a box's side, and from one box's left to the next one's."""

CLUB = Style(fonts.SANS, 6, BRASS, "centre", "middle", spacing=0.16)
NAME = Style(fonts.SERIF, 19, align="centre", place="bottom", leading=1.0, least=11)
CHARACTER = Style(fonts.SERIF_ITALIC, 12, SOFT, "centre", leading=1.05, least=9)
HEAD = Style(fonts.SANS, 6, SOFT, "right", "middle")
CLICHE = Style(fonts.SERIF, 10.5, place="middle", leading=1.05, least=9)
FOOT = Style(fonts.SANS, 6, SOFT, "centre", "middle")


def characters(evening: Evening, words: Translator, format_: Format, backs: Backs) -> tuple[Deck, ...]:
    """A card for each detective, the club's back behind all."""
    uses = ("either",) if evening.shared else ("hint", "interruption")
    cards = [
        Card(called(guest, number, words), partial(_front, guest=guest, words=words, uses=uses))
        for number, guest in enumerate(evening.detectives, 1)
    ]
    return (Deck(format_, cards, backs, back(format_)),)


def called(guest: Guest, number: int, words: Translator) -> str:
    """How the host knows somebody's card: by the name, else by the character, else by its place."""
    return guest.name or guest.character or words.text("paper.martes.card", number=number)


def _front(pen: Pen, guest: Guest, words: Translator, uses: tuple[str, ...]) -> None:
    tall = pen.height / 88
    pen.ground(IVORY)
    frame(pen, pen.box.inset(3.2))
    inner = Box(6.6, 0, pen.width - 13.2, pen.height)
    pen.label(words.text("paper.martes.club").upper(), Box(inner.x, 6.2 * tall, inner.width, 2.6), CLUB)
    _who(pen, guest, inner, tall)
    rule(pen, (inner.x + 4, 25.6 * tall), inner.right - 4)
    top, bottom = 27.2 * tall, pen.height - 9.6
    heads = [words.text(f"paper.martes.characters.{use}") for use in uses]
    _heads(pen, heads, Box(inner.x, top, inner.width, 5.8))
    _cliches(pen, guest.cliches, len(heads), Box(inner.x, top + 6.2, inner.width, bottom - top - 6.2))
    pen.label(words.text("paper.martes.characters.foot"), Box(inner.x, pen.height - 8.6, inner.width, 2.8), FOOT)


def _grown(pen: Pen, style: Style) -> Style:
    """A style in proportion to the card: larger on a wider one than poker."""
    return replace(style, size=style.size * pen.width / 63)


def _who(pen: Pen, guest: Guest, inner: Box, tall: float) -> None:
    """The name and the character; a line to write on where there is no name yet."""
    name = Box(inner.x, 9.2 * tall, inner.width, 8.4 * tall)
    if guest.name:
        pen.write(phrase("paper.martes.field.name"), guest.name, name, _grown(pen, NAME))
    else:
        pen.line((inner.x + 5, name.bottom - 0.6), (inner.right - 5, name.bottom - 0.6), HAIR, 0.2)
    character = Box(inner.x, 18 * tall, inner.width, 6.4 * tall)
    pen.write(phrase("paper.martes.field.character"), guest.character, character, _grown(pen, CHARACTER))


def _ticks(inner: Box, uses: int) -> list[float]:
    """Where each use's box begins; the last stands at the right."""
    return [inner.right - TICK - APART * place for place in reversed(range(uses))]


def _heads(pen: Pen, heads: Sequence[str], box: Box) -> None:
    """What each column is for, the words hooked to their column, one above the other."""
    for place, (said, x) in enumerate(zip(heads, _ticks(box, len(heads)), strict=True)):
        middle, y = x + TICK / 2, box.y + 4.2 - 2.8 * place
        pen.label(said, Box(box.x, y - 1.3, middle - 1.9 - box.x, 2.6), HEAD)
        pen.line((middle - 1.4, y), (middle, y), BRASS, 0.18)
        pen.line((middle, y), (middle, box.bottom), BRASS, 0.18)


def _cliches(pen: Pen, cliches: tuple[str, ...], uses: int, box: Box) -> None:
    """A line each, those of one card as high as of another; blank ones to write on where there are none yet."""
    high = box.height / MOST_CLICHES
    for number, cliche in enumerate(cliches or ("",) * MOST_CLICHES):
        row = Box(box.x, box.y + number * high, box.width, high)
        pen.line((row.x, row.bottom), (row.right, row.bottom), HAIR, 0.15, (0.3, 0.9))
        ticks = _ticks(row, uses)
        for x in ticks:
            pen.rect(Box(x, row.y + (row.height - TICK) / 2, TICK, TICK), 0.6, PAPER, BRASS, 0.3)
        if cliche:
            text = Box(row.x, row.y + 0.4, ticks[0] - 2 - row.x, row.height - 0.8)
            pen.write(phrase("paper.martes.field.cliche", number=number + 1), cliche, text, _grown(pen, CLICHE))
    _rose(pen, Box(box.x, box.y + len(cliches) * high, box.width, box.height - len(cliches) * high) if cliches else None)


def _rose(pen: Pen, free: Box | None) -> None:
    """The club's rose, faint, where there is room below a few clichés."""
    if free is not None and free.height > 12:
        centre, radius = (free.x + free.width / 2, free.y + free.height / 2), min(9.5, free.height * 0.4)
        rosette(pen, centre, radius, HAIR, thick=0.12)
        pen.circle(centre, radius * 0.36, fill=IVORY, edge=HAIR, thick=0.12)
        star(pen, centre, radius * 0.26, HAIR)
