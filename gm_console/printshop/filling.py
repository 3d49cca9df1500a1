"""From an order to its PDF. Who only orders does without this, and without all that draws."""

import importlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from gm_console.engine.phrase import phrase
from gm_console.printing import fonts, press, printables
from gm_console.printing.calibration import calibration_sheet, test_sheet
from gm_console.printing.press import Deck, Job, no_progress
from gm_console.printing.printables import Printable, Wish
from gm_console.printing.sheet import lay
from gm_console.printing.stock import stock
from gm_console.printing.troubles import Fault, Unprintable
from gm_console.printshop.order import KIT, RECORD, SHEETS, TEST, TURNED, Order, Paged, Part, phrases, wanted
from gm_console.shipped import shipped
from gm_console.words import Translator


def fill(order: Order, progress: Callable[[int, int], None] = no_progress) -> tuple[bytes, Paged]:
    """The PDF of an order. Raises `Unprintable`."""
    words, folder = Translator(order.language), shipped("resources/fonts")
    fonts.register(folder)
    if order.what == RECORD and order.record is not None:
        from gm_console.printing.record_pdf import pdf

        return pdf(order.record, words, folder, order.paper), Paged()
    if order.what in SHEETS:
        printed = press.make(_sheet(order, words), folder, progress)
        return printed.data, Paged((Part(order.what, 0, printed.report.pages, secret=False),), printed.report)
    made = [(printable, _decks(order, printable, words)) for printable in _wanted(order, words)]
    decks = tuple(deck for _, some in made for deck in some)
    title = words.text(f"{phrases(order.game, order.what)}.title")
    printed = press.make(Job(title, stock().paper(order.paper), decks, order.profile, order.copies), folder, progress)
    return printed.data, Paged(tuple(_parts(order, made)), printed.report)


def _sheet(order: Order, words: Translator) -> Job:
    paper = stock().paper(order.paper)
    if order.what == TEST:
        return test_sheet(paper, words)
    backs = order.backs or "long"
    if backs not in TURNED:
        raise Unprintable((Fault(words.text("printing.sheet.calibration.title"), "", phrase("printing.calibration.turned")),))
    return calibration_sheet(paper, backs, words, order.orientation)


def _wanted(order: Order, words: Translator) -> tuple[Printable, ...]:
    return printables.able(order.game, wanted(order.game, order.what), _evening(order), words)


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
