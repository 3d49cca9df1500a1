"""What the host's folded case sheet shows on the table: the club, the case's title and the enigma; no other word of the case (M01)."""

from gm_console.engine.phrase import phrase
from gm_console.games.martes.content import Case
from gm_console.printing import fonts
from gm_console.printing.backs import lattice
from gm_console.printing.fitting import Style
from gm_console.printing.flow import Item, draw, end, largest
from gm_console.printing.glyphs import tidy
from gm_console.printing.ornaments import frame, medallion, rule
from gm_console.printing.pen import BRASS, HAIR, SOFT, Pen
from gm_console.printing.sheet import Box
from gm_console.words import Translator

APART = 9.5
"""Millimetres between two lines to write on."""
LEAST = 9.5
"""Points: no enigma is set smaller."""
SHORT = 160
"""Letters: so short a telling stands in the middle, and larger."""

CLUB = Style(fonts.SANS, 9, BRASS, "centre", spacing=0.22)
TITLE = Style(fonts.SERIF, 28, align="centre", place="middle", leading=1.08, least=20)
ENIGMA, BRIEF = Style(fonts.SERIF, 14, leading=1.24), Style(fonts.SERIF, 18, align="centre", leading=1.24)
FOOT = Style(fonts.SERIF_ITALIC, 9.5, SOFT, "centre", least=9)


def outside(pen: Pen, case: Case, words: Translator, dense: bool) -> None:
    """The whole paper as it lies outside: the rear page, and right of the fold the cover. ``dense``: something is printed behind."""
    middle = pen.width / 2
    with pen.within(Box(0, 0, middle, pen.height)) as rear:
        _rear(rear, dense)
    with pen.within(Box(middle, 0, pen.width - middle, pen.height)) as cover:
        _cover(cover, case, words)
    fold(pen)


def fold(pen: Pen) -> None:
    """Two short marks at the edges, where the paper is folded."""
    for start, stop in ((0.0, 4.0), (pen.height - 4, pen.height)):
        pen.line((pen.width / 2, start), (pen.width / 2, stop), HAIR, 0.2, (0.8, 0.6))


def _rear(pen: Pen, dense: bool) -> None:
    field = Box(0, 0, pen.width - 5, pen.height)
    if dense:
        pen.stamp(lattice(field.width, field.height))
        return
    frame(pen, field)
    medallion(pen, (field.width / 2, field.height / 2), 15)


def _cover(pen: Pen, case: Case, words: Translator) -> None:
    field = Box(5, 0, pen.width - 5, pen.height)
    frame(pen, field)
    inner = field.inset(8, 10)
    middle = inner.x + inner.width / 2
    medallion(pen, (middle, inner.y + 10.5), 9)
    pen.label(words.text("paper.martes.club").upper(), Box(inner.x, inner.y + 24, inner.width, 4), CLUB)
    title = case.title or words.text("paper.martes.case.untitled")
    pen.write(phrase("paper.martes.case.field.title"), title, Box(inner.x, inner.y + 30, inner.width, 22), TITLE)
    rule(pen, (middle - 28, inner.y + 56), middle + 28)
    _enigma(pen, case.enigma, Box(inner.x, inner.y + 62, inner.width, inner.bottom - inner.y - 70))
    pen.label(words.text("paper.martes.case.outside"), Box(inner.x, inner.bottom - 4.5, inner.width, 4.5), FOOT)


def _enigma(pen: Pen, enigma: str, box: Box) -> None:
    """The telling as large as there is room, a little above the middle; lines to write it on where it is not written."""
    if not enigma.strip():
        ruled(pen, box)
        return
    field = phrase("paper.martes.case.field.enigma")
    style = BRIEF if len(enigma) <= SHORT else ENIGMA
    items = [Item(part, style, 2.4) for part in paragraphs(enigma)]
    known = [pen.knows(field, tidy(item.text), item.style) for item in items]  # each is asked, so that all faults are noted
    if not all(known):
        return
    columns = largest(items, box.width, box.height, [size / style.size for size in style.sizes(LEAST)], 1)
    if columns is None:
        pen.fault(field, phrase("printing.too-long", length=len(enigma)))
        return
    above = (box.height - end(columns[0])) * 0.38
    draw(pen, columns[0], Box(box.x, box.y + above, box.width, box.height))


def ruled(pen: Pen, box: Box) -> None:
    """Lines to write on."""
    for number in range(1, int(box.height / APART) + 1):
        pen.line((box.x, box.y + number * APART), (box.right, box.y + number * APART), HAIR, 0.2)


def paragraphs(text: str) -> list[str]:
    """Its paragraphs, each as one line: the lines of a file are no lines of a page."""
    return [" ".join(part.split()) for part in text.replace("\r\n", "\n").split("\n\n") if part.strip()]
