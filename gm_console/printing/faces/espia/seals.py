"""The host's sheets of a deal: the seals for all to see, and folded what opens them where no record will have it (E43)."""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from gm_console.printing import fonts
from gm_console.printing.backs import lattice
from gm_console.printing.faces.espia.evening import Evening, Sealed
from gm_console.printing.fitting import Style
from gm_console.printing.hushed import hushed
from gm_console.printing.ornaments import frame, medallion, rule
from gm_console.printing.pen import BRASS, HAIR, IVORY, SOFT, Pen
from gm_console.printing.press import Card, Deck
from gm_console.printing.sheet import Box
from gm_console.printing.stock import format_of
from gm_console.words import Translator

A_PAGE, A_SHEET = 25, 10
"""Rounds on a page of seals, and on a folded sheet."""

CLUB = Style(fonts.SANS, 8, BRASS, "centre", "middle", spacing=0.18)
TITLE = Style(fonts.SERIF, 24, align="centre", place="middle")
ABOUT = Style(fonts.SERIF_ITALIC, 11, SOFT, "centre", "middle", leading=1.2, least=9.5)
NUMBER = Style(fonts.SERIF, 13, BRASS, "right", "middle")
SEAL = Style(fonts.SANS, 8.5, place="middle", least=7)
HOW = Style(fonts.SERIF, 10, SOFT, leading=1.25, least=9)
HEAD = Style(fonts.SANS, 6, BRASS, place="middle", spacing=0.1)
CELL = Style(fonts.SERIF, 11, place="middle", leading=1.0, least=8)
SALT = Style(fonts.SANS, 6.75, SOFT, "right", "middle")
ONLY = Style(fonts.SERIF, 16, align="centre", place="middle", least=11)


def _some(rounds: Sequence[Sealed], most: int) -> list[Sequence[Sealed]]:
    """So many at a time, in order."""
    return [rounds[start : start + most] for start in range(0, len(rounds), most)]


def seals(evening: Evening, words: Translator) -> tuple[Deck, ...]:
    """The seals of all rounds, and behind them the folded sheets."""
    name = words.text("paper.espia.seals.title")
    opened = all(round_.salt for round_ in evening.rounds)
    open_ = [Card(name, partial(_page, rounds=some, words=words, opened=opened)) for some in _some(evening.rounds, A_PAGE)]
    shut = [Card(name, partial(_sheet, rounds=some, words=words)) for some in _some(evening.rounds, A_SHEET)] if opened else []
    return (Deck(format_of("leaf"), open_, guides=False), *((Deck(format_of("letter"), shut),) if shut else ()))


def _page(pen: Pen, rounds: Sequence[Sealed], words: Translator, opened: bool) -> None:
    """A line a round: its number and its seal in groups of eight, as one reads it out."""
    frame(pen, pen.box)
    inner = pen.box.inset(12, 12)
    pen.label(words.text("paper.espia.club").upper(), Box(inner.x, inner.y, inner.width, 4), CLUB)
    pen.label(words.text("paper.espia.seals.title"), Box(inner.x, inner.y + 5, inner.width, 12), TITLE)
    pen.label(words.text("paper.espia.seals.about"), Box(inner.x, inner.y + 18, inner.width, 11), ABOUT, 2)
    middle = inner.x + inner.width / 2
    rule(pen, (middle - 30, inner.y + 33), middle + 30)
    top, high = inner.y + 38, 6.2
    for place, round_ in enumerate(rounds):
        y = top + place * high
        pen.label(str(round_.number), Box(inner.x, y, 8, high), NUMBER)
        shown = " ".join(round_.seal[start : start + 8] for start in range(0, len(round_.seal), 8))
        pen.label(shown, Box(inner.x + 12, y, inner.width - 12, high), SEAL)
        pen.line((inner.x, y + high), (inner.right, y + high), HAIR, 0.15)
    how = words.text(f"paper.espia.seals.how.{'sheet' if opened else 'record'}")
    pen.label(how, Box(inner.x, top + len(rounds) * high + 7, inner.width, 28), HOW, 6)


def _sheet(pen: Pen, rounds: Sequence[Sealed], words: Translator) -> None:
    """For the host alone: place, spies and salt of each round between a cover and a lid."""
    with pen.panel(0) as cover:
        _cover(cover, rounds, words)
    with pen.panel(1) as secret:
        _opened(secret, rounds, words)
    with pen.panel(2) as lid:
        lid.stamp(lattice(lid.width, lid.height))


def _cover(pen: Pen, rounds: Sequence[Sealed], words: Translator) -> None:
    pen.stamp(lattice(pen.width, pen.height))
    plate = Box(pen.width / 2 - 52, pen.height / 2 - 22, 104, 44)
    pen.rect(plate, 1.6, IVORY, BRASS, 0.4)
    medallion(pen, (pen.width / 2, plate.y + 9.4), 6)
    inner = plate.inset(0, 6)
    pen.label(words.text("paper.espia.club").upper(), Box(inner.x, plate.y + 17.6, inner.width, 4), CLUB)
    span = words.text("paper.espia.seals.rounds", first=rounds[0].number, last=rounds[-1].number)
    pen.label(span, Box(inner.x, plate.y + 22, inner.width, 9), ONLY)
    pen.label(words.text("paper.espia.seals.only"), Box(inner.x, plate.y + 31.2, inner.width, 10.4), ABOUT, 2)


def _opened(pen: Pen, rounds: Sequence[Sealed], words: Translator) -> None:
    """A table; wide enough for two spies of forty letters."""
    inner = pen.box.inset(4, 6)
    number, place, salt = 9.0, 47.0, 50.0
    spies = inner.width - number - place - salt - 4
    columns = {"place": (number, place), "spies": (number + place + 2, spies)}
    for key, (x, wide) in columns.items():
        pen.label(words.text(f"paper.espia.seals.{key}").upper(), Box(inner.x + x, inner.y, wide, 4), HEAD)
    right = Box(inner.right - salt, inner.y, salt, 4)
    pen.label(words.text("paper.espia.seals.salt").upper(), right, replace(HEAD, align="right"))
    high = (inner.height - 6) / A_SHEET
    for row, round_ in enumerate(rounds):
        y = inner.y + 5 + row * high
        pen.line((inner.x, y), (inner.right, y), HAIR, 0.15)
        pen.label(str(round_.number), Box(inner.x, y, number - 3, high), NUMBER)
        hushed(pen, round_.place, Box(inner.x + number, y + 0.3, place, high - 0.6), CELL)
        hushed(pen, words.list(round_.spies), Box(inner.x + number + place + 2, y + 0.3, spies, high - 0.6), CELL)
        pen.label(round_.salt, Box(right.x, y, salt, high), SALT)
