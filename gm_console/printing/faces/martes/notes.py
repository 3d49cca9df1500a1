"""Pound notes of the club's own bank, as many as there is money on the table and not one more (M41).

Of every fifteen pounds, which is what each purse and the pot open with (M01, M02), ten come as two fives and five as ones:
nearly everything costs one pound and a deduction three, so a third of the money must be small, and what is spent comes back
as change from the pot. Any other sum, as with a scaled capital, is divided alike, the ones making up for what no five can.
Where nobody has said how much there is, six detectives and the pot get fifteen pounds each. The notes of each value are
numbered from 1.
"""

from functools import partial

from msgspec.structs import replace

from gm_console.engine.phrase import phrase
from gm_console.engine.value import Value
from gm_console.printing import fonts
from gm_console.printing.engraving import Circle, around
from gm_console.printing.faces.martes.engraved import FIVE, INNER, ONE, Plate, back, corners, figure, frame, front
from gm_console.printing.faces.martes.evening import Evening
from gm_console.printing.fitting import Style
from gm_console.printing.formats import Format
from gm_console.printing.pen import INK, SOFT, Art, Pen
from gm_console.printing.press import Card, Deck
from gm_console.printing.sheet import Backs, Box
from gm_console.words import Translator

PURSE, SIX = 15, 6
"""Pounds that a purse and the pot open with, and how many detectives are reckoned with where none is named."""
SERIAL = "#9a3324"

BANK = Style(fonts.SERIF_BOLD, 10.5, align="centre", place="middle", spacing=0.08)
VALUE = Style(fonts.SERIF_BOLD, 46, align="centre", place="middle")
CORNER = Style(fonts.SERIF_BOLD, 9, align="centre", place="middle")
WORTH = Style(fonts.SERIF_BOLD, 12, align="centre", place="middle", spacing=0.12)
PROMISE = Style(fonts.SERIF_ITALIC, 7, INK, "centre", "middle", leading=1.0)
NUMBER = Style(fonts.SANS_BOLD, 7, SERIAL, place="middle", spacing=0.12)
HAND = Style(fonts.SERIF_ITALIC, 12, INK, "centre", "bottom", leading=0.95)
OFFICE = Style(fonts.SANS, 6, SOFT, "centre", "middle")
ROUND = Style(fonts.SERIF_BOLD, 7.75, spacing=0.14)


class Note(Value, frozen=True):
    """What tells one note from another: its plate, its number, and who signs it."""

    plate: Plate
    number: int
    host: str

    @property
    def serial(self) -> str:
        """A letter for the club, its value, its number."""
        return f"M{self.plate.pounds} {self.number:05d}"


def notes(evening: Evening, words: Translator, format_: Format, backs: Backs) -> tuple[Deck, ...]:
    """A deck of ones and one of fives: each value begins a sheet of its own, which may be of coloured paper."""
    ones, fives = mix(evening.pounds or PURSE * (SIX + 1))
    return tuple(_deck(plate, count, evening.host.name, words, format_, backs) for plate, count in ((ONE, ones), (FIVE, fives)) if count)


def mix(pounds: int) -> tuple[int, int]:
    """How many ones and fives make up so many pounds."""
    fives = 2 * pounds // PURSE
    return pounds - 5 * fives, fives


def _deck(plate: Plate, count: int, host: str, words: Translator, format_: Format, backs: Backs) -> Deck:
    name = words.text("paper.martes.notes.card", value=words.money(plate.pounds))
    size = format_.width, format_.height, format_.bleed
    before, behind = (frame(plate, *size), front(plate, *size)), (frame(plate, *size), back(plate, *size))
    cards = [
        Card(
            name,
            partial(_front, note=Note(plate, number, host), engraved=before, words=words),
            partial(_back, plate=plate, engraved=behind, words=words),
        )
        for number in range(1, count + 1)
    ]
    return Deck(format_, cards, backs)


def _front(pen: Pen, note: Note, engraved: tuple[Art, ...], words: Translator) -> None:
    """The engraving, then all that is set in type."""
    plate, inner = note.plate, pen.box.inset(INNER)
    _engraved(pen, engraved, plate)
    bank = words.text("paper.martes.notes.bank").upper()
    pen.label(bank, Box(inner.x + 2, inner.y + 1, inner.width - 4, 5.4), replace(BANK, colour=plate.ink))
    x, y = figure(pen)
    half = inner.right - 1.5 - x
    pen.label(words.money(plate.pounds), Box(x - half, y - 10, 2 * half, 20), replace(VALUE, colour=plate.ink))
    pen.label(_worth(plate, words), Box(x - half, y + 8, 2 * half, 5.2), replace(WORTH, colour=plate.ink))
    pen.label(words.text("paper.martes.notes.promise"), Box(x - half, y + 12.6, 2 * half, 6), PROMISE, 2)
    _signed(pen, note.host, words, Box(x - 21, inner.bottom - 7.4, 42, 7))
    pen.label(note.serial, Box(inner.right - 21, inner.y + 6.2, 19.6, 3.4), replace(NUMBER, align="right"))
    pen.label(note.serial, Box(inner.x + 1.4, inner.bottom - 4, 20, 3.4), NUMBER)


def _back(pen: Pen, plate: Plate, engraved: tuple[Art, ...], words: Translator) -> None:
    _engraved(pen, engraved, plate)
    centre = (pen.width / 2, pen.height / 2)
    pen.label(words.money(plate.pounds), Box(centre[0] - 7, centre[1] - 6.2, 14, 12), replace(VALUE, size=22, colour=plate.ground))
    lettering = replace(ROUND, colour=plate.ink)
    around(pen, words.text("paper.martes.club").upper(), Circle(centre, 12), lettering)
    around(pen, _worth(plate, words), Circle(centre, 13.8, below=True), lettering)


def _worth(plate: Plate, words: Translator) -> str:
    """The value in words."""
    return words.text(f"paper.martes.notes.{plate.name}").upper()


def _engraved(pen: Pen, engraved: tuple[Art, ...], plate: Plate) -> None:
    """The plates one over the other, and the value's figure on each corner's disc."""
    for art in engraved:
        pen.stamp(art)
    for x, y in corners(pen):
        pen.label(str(plate.pounds), Box(x - 2.4, y - 2.5, 4.8, 5), replace(CORNER, colour=plate.ground))


def _signed(pen: Pen, host: str, words: Translator, box: Box) -> None:
    """The host's name on the line, or the line for him to sign on."""
    line = box.bottom - 2.6
    pen.line((box.x, line), (box.right, line), SOFT, 0.12)
    pen.write(phrase("paper.martes.field.host"), host, Box(box.x, box.y - 1.2, box.width, line - box.y + 1.2), HAND)
    pen.label(words.text("paper.martes.notes.signs"), Box(box.x, line + 0.1, box.width, 2.7), OFFICE)
