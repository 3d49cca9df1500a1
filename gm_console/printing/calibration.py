"""Two sheets a host prints once: one shows whether a printer keeps to millimetres, the other how far its backs lie off."""

import msgspec

from gm_console.printing import backs, fonts, qr
from gm_console.printing.fitting import Style
from gm_console.printing.formats import Format, Orientation, Paper
from gm_console.printing.ornaments import rule
from gm_console.printing.pen import BRASS, INK, SOFT, Pen, Point
from gm_console.printing.press import Card, Deck, Job
from gm_console.printing.profile import FRAMES, NOTCH, REACH
from gm_console.printing.sheet import Backs, Box
from gm_console.words import Translator

SHEET = Format("sheet", inset=0)
"""The whole paper up to its edge."""
EVERY = 6.0
"""Millimetres from one number of the calibration sheet to the next."""
MODULES = (0.5, 0.6, 0.7)
"""Millimetres: the smallest of a card's symbols and two larger ones, all of which every reader reads."""

TITLE = Style(fonts.SERIF, 22, align="centre")
SAID = Style(fonts.SERIF, 12, align="centre", least=12)
SMALL = Style(fonts.SANS, 7, SOFT, align="centre")
FIGURE = Style(fonts.SANS, 6, INK, align="centre", place="middle")


def test_sheet(paper: Paper, words: Translator) -> Job:
    """Frames for the margin, rulers for the scale, a swatch to hold against the light, symbols for a phone."""
    deck = Deck(SHEET, [Card(words.text("printing.sheet.test.title"), lambda pen: _test(pen, words))], guides=False)
    return Job(words.text("printing.sheet.test.title"), paper, [deck])


def calibration_sheet(paper: Paper, turned: Backs, words: Translator, orientation: Orientation = "portrait") -> Job:
    """Numbered marks in front, others behind a little further apart: where two meet one reads how far the back is off."""
    lying = msgspec.structs.replace(SHEET, orientation=orientation)
    title = words.text("printing.sheet.calibration.title")
    card = Card(title, lambda pen: _front(pen, words, paper, turned), _behind)
    return Job(title, paper, [Deck(lying, [card], turned, guides=False)])


def _test(pen: Pen, words: Translator) -> None:
    for reach in FRAMES:
        pen.rect(pen.box.inset(reach), edge=INK, thick=0.1)
    _frame_numbers(pen)
    middle, share = pen.width / 2, pen.height / 270
    wide = Box(32, 0, pen.width - 64, 16)
    beside = Box(52, 0, pen.width - 84, 16)
    pen.label(words.text("printing.sheet.test.title"), _at(wide, 20 * share), TITLE)
    rule(pen, (middle - 30, 33 * share), middle + 30)
    pen.label(words.text("printing.test.hundred"), _at(wide, 40 * share), SAID, 2)
    _ruler(pen, middle - 50, 58 * share)
    with pen.within(Box(30, 82 * share, 12, 110), 90) as turned:
        _ruler(turned, 5, 2)
    pen.label(words.text("printing.test.margin"), _at(beside, 84 * share), SAID, 3)
    pen.label(words.text("printing.test.light"), _at(beside, 112 * share), SAID, 2)
    pen.stamp(backs.lattice(72, 50), beside.x + (beside.width - 72) / 2, 128 * share)
    pen.label(words.text("printing.test.phone"), _at(wide, 204 * share), SAID, 2)
    _symbols(pen, words, 220 * share)


def _at(box: Box, y: float) -> Box:
    """The same box further down."""
    return Box(box.x, y, box.width, box.height)


def _frame_numbers(pen: Pen) -> None:
    """Each frame's distance from the edge, on all four sides, one beside the other."""
    for place, reach in enumerate(FRAMES):
        along = 6.0 * (place - len(FRAMES) / 2)
        for centre in (
            (pen.width / 2 + along, reach),
            (pen.width / 2 + along, pen.height - reach),
            (reach, pen.height / 2 + along),
            (pen.width - reach, pen.height / 2 + along),
        ):
            spot = Box(centre[0] - 1.4, centre[1] - 1.25, 2.8, 2.5)
            pen.rect(spot, fill="#ffffff")
            pen.label(str(reach), spot, FIGURE)


def _ruler(pen: Pen, x: float, y: float) -> None:
    """A hundred millimetres, numbered by tens."""
    pen.line((x, y), (x + 100, y), thick=0.2)
    for millimetre in range(101):
        tall = 5 if millimetre % 10 == 0 else 3.5 if millimetre % 5 == 0 else 2
        pen.line((x + millimetre, y), (x + millimetre, y + tall), thick=0.12)
        if millimetre % 10 == 0:
            pen.label(str(millimetre), Box(x + millimetre - 4, y + 5.4, 8, 3), FIGURE)


def _symbols(pen: Pen, words: Translator, y: float) -> None:
    """The same text in three sizes."""
    text = words.text("printing.sheet.test.title")
    version = qr.version_for([text])
    for place, module in enumerate(MODULES):
        side = module * qr.side(version)
        centre = pen.width / 2 + (place - 1) * 34
        low = y + MODULES[-1] * qr.side(version)
        pen.qr("code", text, Box(centre - side / 2, low - side, side, side), version)
        pen.label(f"{words.number(module)} mm", Box(centre - 15, low + 1, 30, 4), SMALL)


def _front(pen: Pen, words: Translator, paper: Paper, turned: Backs) -> None:
    middle, wide = pen.width / 2, Box(32, 0, pen.width - 64, 14)
    pen.rect(pen.box.inset(10), 2, edge=BRASS, thick=0.3)
    pen.label(words.text("printing.sheet.calibration.title"), _at(wide, 16), TITLE)
    pen.label(words.text("printing.calibration.way", paper=paper.key, backs=turned), _at(wide, 26), SMALL)
    rule(pen, (middle - 30, 33), middle + 30)
    pen.label(words.text("printing.calibration.read"), _at(wide, 38), SAID, 2)
    row, column = _row(pen), _column(pen)
    pen.label(words.text("printing.calibration.across"), Box(row[0] - 30, row[1] - 15, 60, 6), SAID)
    with pen.within(Box(column[0] - 16, column[1] - 30, 6, 60), 270) as side:
        side.label(words.text("printing.calibration.down"), side.box, SAID)
    for number in range(-REACH, REACH + 1):
        at, long = EVERY * number, 7 if number % 4 == 0 else 5
        _tick(pen, (row[0] + at, row[1] - long), (row[0] + at, row[1]))
        _tick(pen, (column[0] - long, column[1] + at), (column[0], column[1] + at))
        if number % 2 == 0:
            pen.label(_signed(number), Box(row[0] + at - 3, row[1] + 8, 6, 3), FIGURE)
            pen.label(_signed(number), Box(column[0] + 8, column[1] + at - 1.5, 6, 3), FIGURE)


def _behind(pen: Pen) -> None:
    """Drawn as seen from behind: what the front has on its left stands on the right here."""
    row, column = _row(pen), _column(pen)
    for number in range(-REACH, REACH + 1):
        at, x, far = (EVERY + NOTCH) * number, pen.width - row[0], pen.width - column[0]
        _tick(pen, (x - at, row[1]), (x - at, row[1] + 6))
        _tick(pen, (far, column[1] + at), (far - 6, column[1] + at))


def _tick(pen: Pen, start: Point, end: Point) -> None:
    pen.line(start, end, thick=0.2)


def _signed(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def _row(pen: Pen) -> Point:
    """Where the level row has its zero."""
    return (pen.width / 2, 82) if pen.height > pen.width else (pen.width / 2 - 30, 118)


def _column(pen: Pen) -> Point:
    """Where the upright row has its zero: below the other, or beside it where the paper lies."""
    return (pen.width / 2, 185) if pen.height > pen.width else (pen.width - 58, 121)
