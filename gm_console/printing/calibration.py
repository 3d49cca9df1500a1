"""Two sheets a host prints once: one shows whether a printer keeps to millimetres, the other how far its backs lie off."""

import msgspec

from gm_console.printing import backs, fonts, qr
from gm_console.printing.fitting import Style
from gm_console.printing.formats import Format, Orientation, Paper
from gm_console.printing.ornaments import rule
from gm_console.printing.pen import BRASS, INK, SOFT, Pen
from gm_console.printing.press import Card, Deck, Job
from gm_console.printing.profile import NOTCH
from gm_console.printing.sheet import Backs, Box
from gm_console.words import Translator

SHEET = Format("sheet", inset=0)
"""The whole paper up to its edge."""
FRAMES = (2, 3, 4, 5, 6, 8, 10)
"""Millimetres from the paper's edge at which a frame tells how far a printer reaches."""
REACH, EVERY = 12, 6.0
"""The calibration sheet's numbers run so far to both sides, so many millimetres apart."""
MODULES = (0.4, 0.5, 0.6)

TITLE = Style(fonts.SERIF, 22, align="centre")
SAID = Style(fonts.SERIF, 12, align="centre", least=12)
SMALL = Style(fonts.SANS, 7, SOFT, align="centre")
FIGURE = Style(fonts.SANS, 6, INK, align="centre", place="middle")


def test_sheet(paper: Paper, words: Translator) -> Job:
    """Frames for the margin, rulers for the scale, a swatch to hold against the light, symbols for a phone."""
    deck = Deck(SHEET, [Card(words.text("printing.test.title"), lambda pen: _test(pen, words))], guides=False)
    return Job(words.text("printing.test.title"), paper, [deck])


def calibration_sheet(paper: Paper, turned: Backs, words: Translator, orientation: Orientation = "portrait") -> Job:
    """Numbered marks in front, others behind a little further apart: where two meet one reads how far the back is off."""
    lying = msgspec.structs.replace(SHEET, orientation=orientation)
    title = words.text("printing.calibration.title")
    card = Card(title, lambda pen: _front(pen, words, paper, turned), _behind)
    return Job(title, paper, [Deck(lying, [card], turned, guides=False)])


def _test(pen: Pen, words: Translator) -> None:
    for reach in FRAMES:
        pen.rect(pen.box.inset(reach), edge=INK, thick=0.1)
    _frame_numbers(pen)
    middle, wide = pen.width / 2, pen.width - 60
    pen.write("title", words.text("printing.test.title"), Box(30, 22, wide, 10), TITLE)
    rule(pen, (middle - 30, 34), middle + 30)
    pen.write("hundred", words.text("printing.test.hundred"), Box(30, 38, wide, 16), SAID, 2)
    _ruler(pen, middle - 50, 60)
    with pen.within(Box(25, 78, 12, 110), 90) as turned:
        _ruler(turned, 5, 2)
    pen.write("margin", words.text("printing.test.margin"), Box(45, 80, pen.width - 75, 20), SAID, 3)
    pen.write("light", words.text("printing.test.light"), Box(45, 104, pen.width - 75, 16), SAID, 2)
    pen.stamp(backs.lattice(63, 44), middle - 31.5 + 7.5, 122)
    pen.write("phone", words.text("printing.test.phone"), Box(30, 192, wide, 16), SAID, 2)
    _symbols(pen, words)


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
            spot = Box(centre[0] - 1.4, centre[1] - 1.2, 2.8, 2.4)
            pen.rect(spot, fill="#ffffff")
            pen.write("frame", str(reach), spot, FIGURE)


def _ruler(pen: Pen, x: float, y: float) -> None:
    """A hundred millimetres, numbered by tens."""
    pen.line((x, y), (x + 100, y), thick=0.2)
    for millimetre in range(101):
        tall = 5 if millimetre % 10 == 0 else 3.5 if millimetre % 5 == 0 else 2
        pen.line((x + millimetre, y), (x + millimetre, y + tall), thick=0.12)
        if millimetre % 10 == 0:
            pen.write("ruler", str(millimetre), Box(x + millimetre - 4, y + 5.4, 8, 3), FIGURE)


def _symbols(pen: Pen, words: Translator) -> None:
    """The same text in three sizes."""
    text = words.text("printing.test.title")
    version = qr.version_for([text])
    for place, module in enumerate(MODULES):
        side = module * qr.side(version)
        centre = pen.width / 2 + (place - 1) * 34
        pen.qr("code", text, Box(centre - side / 2, 210, side, side), version)
        pen.write("module", f"{words.number(module)} mm", Box(centre - 15, 210 + MODULES[-1] * qr.side(version) + 1, 30, 4), SMALL)


def _front(pen: Pen, words: Translator, paper: Paper, turned: Backs) -> None:
    middle = pen.width / 2
    pen.write("title", words.text("printing.calibration.title"), Box(20, 14, pen.width - 40, 10), TITLE)
    pen.write("way", words.text("printing.calibration.way", paper=paper.key, backs=turned), Box(20, 24, pen.width - 40, 6), SMALL)
    rule(pen, (middle - 30, 33), middle + 30)
    pen.write("read", words.text("printing.calibration.read"), Box(35, 36, pen.width - 70, 24), SAID, 3)
    pen.write("across", words.text("printing.calibration.across"), Box(35, _level(pen) - 13, pen.width - 70, 6), SAID)
    with pen.within(Box(_upright(pen) - 19, pen.height / 2 - 40, 6, 80), 270) as side:
        side.write("down", words.text("printing.calibration.down"), side.box, SAID)
    for number in range(-REACH, REACH + 1):
        at, long = EVERY * number, 7 if number % 4 == 0 else 5
        x, y = middle + at, pen.height / 2 + at
        pen.line((x, _level(pen) - long), (x, _level(pen)), thick=0.2)
        pen.line((_upright(pen) - long, y), (_upright(pen), y), thick=0.2)
        if number % 2 == 0:
            pen.write("number", _signed(number), Box(x - 3, _level(pen) + 7, 6, 3), FIGURE)
            pen.write("number", _signed(number), Box(_upright(pen) + 7, y - 1.5, 6, 3), FIGURE)


def _behind(pen: Pen) -> None:
    """Drawn as seen from behind: what the front has on its left stands on the right here."""
    for number in range(-REACH, REACH + 1):
        at, thick = (EVERY + NOTCH) * number, 0.2
        x, y = pen.width / 2 - at, pen.height / 2 + at
        pen.line((x, _level(pen)), (x, _level(pen) + 6), BRASS, thick)
        far = pen.width - _upright(pen)
        pen.line((far, y), (far - 6, y), BRASS, thick)


def _signed(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def _level(pen: Pen) -> float:
    """How far down the level marks stand: clear of the words above and of the upright ones' middle."""
    return 76.0 if pen.height > pen.width else 72.0


def _upright(pen: Pen) -> float:
    """How far right the upright marks stand."""
    return 40.0
