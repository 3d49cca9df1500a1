"""The 28 advance cards: a number, and as many squares of street (T07)."""

from functools import partial

from gm_console.games.transito.content import City
from gm_console.printing import fonts
from gm_console.printing.backs import back
from gm_console.printing.faces.transito.evening import Evening
from gm_console.printing.fitting import Style
from gm_console.printing.formats import Format
from gm_console.printing.ornaments import frame
from gm_console.printing.pen import INK, IVORY, SOFT, Pen
from gm_console.printing.press import Card, Deck
from gm_console.printing.sheet import Backs, Box
from gm_console.words import Translator

MINI = 44.0
"""The width in millimetres that all measures here are made for."""
STREET, LANE, AMBER = "#45464a", "#f2ead6", "#b07a1c"

KIND = Style(fonts.SANS_BOLD, 6, AMBER, "centre", "middle", spacing=0.16)
FIGURE = Style(fonts.SERIF_BOLD, 60, INK, "centre", "middle")
CORNER = Style(fonts.SERIF_BOLD, 11, AMBER, "centre", "middle")
UNDER = Style(fonts.SERIF_ITALIC, 8, SOFT, "centre", "middle", least=6)


def advance(evening: Evening, words: Translator, format_: Format, backs: Backs) -> tuple[Deck, ...]:
    """As many as the city has, by their values."""
    values = sorted((evening.board or City()).advance)
    made = [Card(words.text("paper.transito.advance.card", value=value), partial(_card, value=value, words=words)) for value in values]
    return (Deck(format_, made, backs, back(format_)),)


def _card(pen: Pen, value: int, words: Translator) -> None:
    share = pen.width / MINI
    pen.ground(IVORY)
    frame(pen, pen.box.inset(2.6 * share), AMBER)
    pen.label(words.text("paper.transito.advance.kind").upper(), Box(9 * share, 5.6 * share, pen.width - 18 * share, 3 * share), KIND)
    pen.label(str(value), Box(6, 10 * share, pen.width - 12, 26 * share), FIGURE)
    pen.label(words.text("paper.transito.advance.squares", n=value), Box(6, 37.4 * share, pen.width - 12, 4 * share), UNDER)
    corner = Box(4.8 * share, 4.8 * share, 5 * share, 5 * share)
    pen.label(str(value), corner, CORNER)
    with pen.within(Box(pen.width - corner.right, pen.height - corner.bottom, corner.width, corner.height), 180) as turned:
        turned.label(str(value), turned.box, CORNER)
    _street(pen, value, Box(6.4 * share, pen.height - 20 * share, pen.width - 12.8 * share, 9 * share))


def _street(pen: Pen, value: int, box: Box) -> None:
    """A piece of street with so many squares, and an arrow over them."""
    wide = min(box.width / max(1, value), box.height * 0.9)
    left, y = box.x + (box.width - wide * value) / 2, box.y + (box.height - wide) / 2
    pen.rect(Box(left - 0.5, y - 0.5, wide * value + 1, wide + 1), 0.5, fill=LANE, edge=SOFT, thick=0.15)
    for number in range(value):
        x = left + number * wide
        pen.rect(Box(x + 0.2, y + 0.2, wide - 0.4, wide - 0.4), 0.4, fill=STREET)
        if number < value - 1:
            pen.line((x + wide * 0.66, y + wide / 2), (x + wide * 1.34, y + wide / 2), LANE, 0.3)
    x, middle = left + wide * (value - 0.5), y + wide / 2
    tip = wide * 0.24
    pen.shape(pen.path().move(x - tip, middle - tip).line(x + tip, middle).line(x - tip, middle + tip).close(), fill="#e0a526")
