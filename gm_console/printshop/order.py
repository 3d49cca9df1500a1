"""What a host wants on paper, as one value that can travel to another process; and the PDF that comes of it."""

import importlib
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from gm_console.engine.phrase import phrase
from gm_console.engine.value import Value
from gm_console.printing import fonts, press, printables
from gm_console.printing.calibration import calibration_sheet, test_sheet
from gm_console.printing.formats import Orientation, Stock, load
from gm_console.printing.press import Deck, Job, Report, never, no_progress
from gm_console.printing.printables import Printable, Wish
from gm_console.printing.profile import Profile
from gm_console.printing.record import Record
from gm_console.printing.sheet import Backs, lay
from gm_console.printing.troubles import Fault, Unprintable
from gm_console.shipped import shipped
from gm_console.words import Translator

KIT, RECORD, TEST, CALIBRATION = "kit", "record", "test", "calibration"
SHEETS = (TEST, CALIBRATION)
"""What a printer is measured with: the same for every game."""
TURNED: Sequence[Backs] = ("long", "short")
"""How paper may be turned over; what is folded over has no back that lies off."""


class Order(Value, frozen=True):
    """``what`` is a printable's key or one of kit, record, test, calibration; ``language`` is that of the paper.

    ``evening`` is the game's own, or the same as plain data; ``record`` is for ``what`` record alone. Without ``backs`` each printable has
    its usual ones. ``orientation`` is the calibration sheet's.
    """

    game: str
    what: str
    language: str
    paper: str = "A4"
    format: str = ""
    backs: Backs | None = None
    copies: int = 1
    orientation: Orientation = "portrait"
    profile: Profile | None = None
    evening: Any = None
    record: Record | None = None


class Part(Value, frozen=True):
    """Pages that belong together: a printable's key, the first of its pages from 0, how many, whether they tell a secret."""

    key: str
    first: int
    pages: int
    secret: bool


class Paged(Value, frozen=True):
    """What came of an order: its parts in order, and what the host may want to know. A record has no parts and no report."""

    parts: tuple[Part, ...] = ()
    report: Report | None = None


@lru_cache(maxsize=1)
def stock() -> Stock:
    """All papers and formats. Raises `Unprintable`."""
    return load(shipped("printables"))


@lru_cache
def catalogue(game: str) -> tuple[Printable, ...]:
    """What a game prints, in order. Raises `Unprintable`."""
    return printables.load(shipped("printables"), game, stock())


def offered(game: str, *, session: bool) -> tuple[str, ...]:
    """Everything that can be asked for, in the order a host looks for it; a record only where there is a session."""
    return (*(one.key for one in catalogue(game)), KIT, *((RECORD,) if session else ()), *SHEETS)


def phrases(game: str, what: str) -> str:
    """What the ids of its title and of what it is begin with."""
    if what in (RECORD, *SHEETS):
        return f"printing.sheet.{what}"
    return f"printing.{KIT}" if what == KIT else f"printing.{game}.{what}"


def fill(
    order: Order, progress: Callable[[int, int], None] = no_progress, cancelled: Callable[[], bool] = never
) -> tuple[bytes, Paged]:
    """The PDF of an order. Raises `Unprintable`, `Cancelled`."""
    words, folder = Translator(order.language), shipped("resources/fonts")
    fonts.register(folder)
    if order.what == RECORD and order.record is not None:
        from gm_console.printing.record_pdf import pdf

        return pdf(order.record, words, folder, order.paper), Paged()
    if order.what in SHEETS:
        printed = press.make(_sheet(order, words), folder, progress, cancelled)
        return printed.data, Paged((Part(order.what, 0, printed.report.pages, secret=False),), printed.report)
    made = [(printable, _decks(order, printable, words)) for printable in _wanted(order, words)]
    decks = tuple(deck for _, some in made for deck in some)
    title = words.text(f"{phrases(order.game, order.what)}.title")
    printed = press.make(Job(title, stock().paper(order.paper), decks, order.profile, order.copies), folder, progress, cancelled)
    return printed.data, Paged(tuple(_parts(order, made)), printed.report)


def _sheet(order: Order, words: Translator) -> Job:
    paper = stock().paper(order.paper)
    if order.what == TEST:
        return test_sheet(paper, words)
    backs = order.backs or "long"
    if backs not in TURNED:
        raise Unprintable((Fault(words.text("printing.calibration.title"), "", phrase("printing.calibration.turned")),))
    return calibration_sheet(paper, backs, words, order.orientation)


def _wanted(order: Order, words: Translator) -> tuple[Printable, ...]:
    known = catalogue(order.game)
    some = known if order.what == KIT else tuple(one for one in known if one.key == order.what)
    return printables.able(order.game, some, _evening(order), words)


def _evening(order: Order) -> Any:
    if not isinstance(order.evening, dict):
        return order.evening
    kind = importlib.import_module(f"gm_console.printing.faces.{order.game}.evening").Evening
    return msgspec.convert(order.evening, kind)


def _decks(order: Order, printable: Printable, words: Translator) -> tuple[Deck, ...]:
    wish = Wish("" if order.what == KIT else order.format, order.backs)
    return printables.decks(order.game, printable, _evening(order), words, stock(), wish)


def _parts(order: Order, made: Sequence[tuple[Printable, tuple[Deck, ...]]]) -> Iterator[Part]:
    """Which pages are whose: where anything is printed on both sides, every sheet has two."""
    paper = stock().paper(order.paper)
    sides = 2 if any(deck.backs in ("long", "short") for _, decks in made for deck in decks) else 1
    first = 0
    for printable, decks in made:
        layouts = [lay(deck.format, paper, deck.backs, order.profile) for deck in decks]
        pages = sides * sum(-(-len(deck.cards) * order.copies // layout.slots) for deck, layout in zip(decks, layouts, strict=True))
        yield Part(printable.key, first, pages, printable.secret)
        first += pages


def remarks(paged: Paged, words: Translator) -> list[str]:
    """What the host may want to know of a deck: each text that shrank, each small symbol."""
    if paged.report is None:
        return []
    shrunk = [words.text("printpage.shrunk", card=one.card, field=one.field, size=round(one.size, 1)) for one in paged.report.shrunk]
    return shrunk + [words.text("printpage.small", card=card, module=round(module, 2)) for card, module in paged.report.small]
