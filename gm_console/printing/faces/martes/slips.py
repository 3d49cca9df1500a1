"""Deduction slips: the six questions a deduction answers, with lines to write on (M22, M23)."""

from functools import partial

from gm_console.engine.phrase import phrase
from gm_console.games.martes.content import ELEMENTS
from gm_console.printing import fonts
from gm_console.printing.faces.martes.characters import called
from gm_console.printing.faces.martes.evening import Evening, Guest
from gm_console.printing.fitting import Style
from gm_console.printing.formats import Format
from gm_console.printing.ornaments import frame, rule
from gm_console.printing.pen import BRASS, HAIR, MM, SOFT, Pen
from gm_console.printing.press import Card, Deck
from gm_console.printing.sheet import Backs, Box
from gm_console.words import Translator

TOP, BOTTOM = 36.0, 15.0
"""Millimetres above the first question and below the last one."""

CLUB = Style(fonts.SANS, 6, BRASS, "centre", "middle", spacing=0.16)
TITLE = Style(fonts.SERIF, 21, align="centre", place="middle")
NAME = Style(fonts.SERIF, 13, place="bottom", align="centre", least=9)
ROLE = Style(fonts.SERIF_ITALIC, 10, SOFT, "centre", least=8)
QUESTION = Style(fonts.SERIF_BOLD, 12, BRASS, place="bottom")
HINT = Style(fonts.SERIF_ITALIC, 9, SOFT, place="middle", least=8)
TOGETHER = Style(fonts.SERIF_ITALIC, 7.25, SOFT, "centre", "middle")
HITS = Style(fonts.SERIF, 11, align="right", place="middle")


def slips(evening: Evening, words: Translator, format_: Format, _backs: Backs) -> tuple[Deck, ...]:
    """A slip for each detective; nothing stands behind it."""
    cards = [
        Card(called(guest, number, words), partial(_slip, guest=guest, elements=evening.elements, words=words))
        for number, guest in enumerate(evening.detectives, 1)
    ]
    return (Deck(format_, cards),)


def _slip(pen: Pen, guest: Guest, elements: int, words: Translator) -> None:
    frame(pen, pen.box.inset(3.5))
    inner = pen.box.inset(0, 9)
    pen.label(words.text("paper.martes.club").upper(), Box(inner.x, 8, inner.width, 3), CLUB)
    pen.label(words.text("paper.martes.slips.title"), Box(inner.x, 11.5, inner.width, 9), TITLE)
    _who(pen, guest, inner)
    rule(pen, (inner.x + 12, 33.6), inner.right - 12)
    high = (pen.height - TOP - BOTTOM) / len(ELEMENTS)
    rows = [Box(inner.x, TOP + place * high, inner.width, high) for place in range(len(ELEMENTS))]
    for key, row in zip(ELEMENTS, rows, strict=True):
        _question(pen, words.text(f"record.element.{key}"), row)
    if elements < len(ELEMENTS):
        when, where = rows[ELEMENTS.index("when")], rows[ELEMENTS.index("where")]
        _bracket(pen, words.text("paper.martes.slips.together"), when.y + 3, where.bottom)
    foot = Box(inner.x, pen.height - BOTTOM + 3.5, inner.width, 6)
    pen.label(words.text("paper.martes.slips.price"), foot, HINT)
    _hits(pen, words.text("paper.martes.slips.hits"), words.text("paper.martes.slips.of", elements=elements), foot)


def _who(pen: Pen, guest: Guest, inner: Box) -> None:
    """The name and the character; a line to write on where there is no name yet."""
    if guest.name:
        pen.write(phrase("paper.martes.field.name"), guest.name, Box(inner.x, 21, inner.width, 6), NAME)
    else:
        pen.line((inner.x + 14, 26.6), (inner.right - 14, 26.6), HAIR, 0.2)
    pen.write(phrase("paper.martes.field.character"), guest.character, Box(inner.x, 27.4, inner.width, 4.8), ROLE)


def _question(pen: Pen, asked: str, row: Box) -> None:
    """Two lines; the first begins after the question."""
    half = row.height / 2
    pen.label(asked, Box(row.x, row.y, row.width, half + 0.9), QUESTION)
    start = row.x + 18
    pen.line((start, row.y + half), (row.right, row.y + half), HAIR, 0.2)
    pen.line((row.x, row.bottom), (row.right, row.bottom), HAIR, 0.2)


def _bracket(pen: Pen, said: str, top: float, bottom: float) -> None:
    """Beside two questions that count as one element."""
    x = pen.width - 8.6
    pen.shape(pen.path().move(x, top).line(x + 0.9, top).line(x + 0.9, bottom).line(x, bottom), edge=BRASS, thick=0.2)
    with pen.within(Box(x + 0.9, top, 3, bottom - top), 90) as side:
        side.label(said, side.box, TOGETHER)


def _hits(pen: Pen, said: str, of: str, foot: Box) -> None:
    """How many elements were right, for the host to write once the bets are down (M26)."""
    wide = 9.0
    end = foot.right - HITS.width(of) * HITS.size / MM - 1
    pen.label(said, Box(foot.x, foot.y, end - wide - foot.x, foot.height), HITS)
    pen.line((end - wide + 1, foot.bottom - 1.4), (end, foot.bottom - 1.4), HAIR, 0.2)
    pen.label(of, Box(end, foot.y, foot.right - end, foot.height), HITS)
