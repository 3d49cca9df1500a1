"""The score sheet: ten players, twelve rounds, and what every ending is worth (E28-E34)."""

from functools import partial

from gm_console.engine.phrase import phrase
from gm_console.games.espia.model import MOST_SEATS
from gm_console.printing import fonts
from gm_console.printing.faces.espia.evening import Evening
from gm_console.printing.fitting import Style
from gm_console.printing.formats import Format
from gm_console.printing.ornaments import frame, rule
from gm_console.printing.pen import BRASS, HAIR, SOFT, Pen
from gm_console.printing.press import Card, Deck
from gm_console.printing.sheet import Backs, Box
from gm_console.words import Translator

ROUNDS = 12
POINTS = (("guessed", 4), ("innocent", 4), ("hidden", 2), ("last", 2), ("each", 1), ("extra", 1))
"""What is told of the points, and how many there are: E28-E33."""
SPIES, RESIDENTS = POINTS[:4], POINTS[4:]
SHADE = "#f6eedc"
NAME_WIDE, TOTAL_WIDE, LOW = 44.0, 17.0, 52.0
"""Millimetres: the columns of names and of sums, and what is left for the points at the foot."""

CLUB = Style(fonts.SANS, 8, BRASS, "centre", "middle", spacing=0.18)
TITLE = Style(fonts.SERIF, 24, align="centre", place="middle")
COLUMN = Style(fonts.SERIF, 12, BRASS, "centre", "middle")
TOTAL = Style(fonts.SANS, 7, BRASS, "centre", "middle", spacing=0.1)
NAME = Style(fonts.SERIF, 13, place="middle", leading=1.0, least=9)
SIDE = Style(fonts.SERIF_BOLD, 11.5, BRASS, place="middle")
POINT = Style(fonts.SERIF, 10.5, place="middle", leading=1.05, least=9)
WORTH = Style(fonts.SERIF_BOLD, 12, BRASS, "right", "middle")
FOOT = Style(fonts.SERIF_ITALIC, 9.5, SOFT, "centre", "middle", least=8)


def scores(evening: Evening, words: Translator, format_: Format, _backs: Backs) -> tuple[Deck, ...]:
    """One sheet, with the names there are."""
    name = words.text("paper.espia.scores.title")
    return (Deck(format_, [Card(name, partial(_sheet, names=evening.table, words=words))], guides=False),)


def _sheet(pen: Pen, names: tuple[str, ...], words: Translator) -> None:
    frame(pen, pen.box)
    inner = pen.box.inset(8, 8)
    middle = inner.x + inner.width / 2
    pen.label(words.text("paper.espia.club").upper(), Box(inner.x, inner.y, inner.width, 4), CLUB)
    pen.label(words.text("paper.espia.scores.title"), Box(inner.x, inner.y + 4.6, inner.width, 11), TITLE)
    rule(pen, (middle - 30, inner.y + 19), middle + 30)
    table = Box(inner.x, inner.y + 25, inner.width, inner.height - 25 - LOW)
    _grid(pen, table, names, words)
    _points(pen, Box(inner.x, table.bottom + 7, inner.width, LOW - 7), words)


def _grid(pen: Pen, box: Box, names: tuple[str, ...], words: Translator) -> None:
    """A line a player, a column a round, and the sum at the end."""
    head, wide = 8.0, (box.width - NAME_WIDE - TOTAL_WIDE) / ROUNDS
    high = (box.height - head) / MOST_SEATS
    across = [box.x + NAME_WIDE + column * wide for column in range(ROUNDS + 1)]
    pen.rect(Box(across[-1], box.y, TOTAL_WIDE, box.height), fill=SHADE)
    for number, x in enumerate(across[:-1], 1):
        pen.label(str(number), Box(x, box.y, wide, head), COLUMN)
    pen.label(words.text("paper.espia.scores.total").upper(), Box(across[-1], box.y, TOTAL_WIDE, head), TOTAL)
    for row in range(MOST_SEATS + 1):
        y = box.y + head + row * high
        pen.line((box.x, y), (box.right, y), BRASS if row in (0, MOST_SEATS) else HAIR, 0.3 if row in (0, MOST_SEATS) else 0.2)
        if row < len(names):
            pen.write(phrase("paper.espia.field.name"), names[row], Box(box.x + 1, y + 0.6, NAME_WIDE - 3, high - 1.2), NAME, 2)
    for x in across:
        pen.line((x, box.y + 1.5), (x, box.bottom), HAIR, 0.2)


def _points(pen: Pen, box: Box, words: Translator) -> None:
    """What the spies get on the left, what the residents get on the right, and both below."""
    half = (box.width - 10) / 2
    for place, (side, listed) in enumerate((("spies", SPIES), ("residents", RESIDENTS))):
        x = box.x + place * (half + 10)
        pen.label(words.text(f"paper.espia.scores.{side}"), Box(x + 10, box.y, half - 10, 6), SIDE)
        for row, (key, worth) in enumerate(listed):
            high = 7.4 if side == "spies" else 10.0
            y = box.y + 7 + row * high
            pen.label(f"+{worth}", Box(x, y, 7.5, high), WORTH)
            pen.label(words.text(f"paper.espia.scores.{key}"), Box(x + 10, y, half - 10, high), POINT, 2)
    pen.line((box.x + half + 5, box.y + 1), (box.x + half + 5, box.y + 35.6), HAIR, 0.2)
    pen.label(words.text("paper.espia.scores.two"), Box(box.x, box.bottom - 6, box.width, 5), FOOT)
