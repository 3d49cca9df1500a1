"""What a host wants on paper, as one value that can travel to another process, and what is told of what came of it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from gm_console.engine.value import Value
from gm_console.printing import printables
from gm_console.printing.formats import Orientation
from gm_console.printing.printables import Printable
from gm_console.printing.profile import Profile
from gm_console.printing.record import Record
from gm_console.printing.report import Report
from gm_console.printing.sheet import Backs
from gm_console.printing.stock import stock
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


@lru_cache
def catalogue(game: str) -> tuple[Printable, ...]:
    """What a game prints, in order. Raises `Unprintable`."""
    return printables.load(shipped("printables"), game, stock())


def offered(game: str, *, session: bool) -> tuple[str, ...]:
    """Everything that can be asked for, in the order a host looks for it; a record only where there is a session."""
    return (*(one.key for one in catalogue(game)), KIT, *((RECORD,) if session else ()), *SHEETS)


def phrases(game: str, what: str) -> str:
    """What the ids of its title and of what it is begin with."""
    if what in SHEETS:
        return f"printing.sheet.{what}"
    return f"printing.{KIT}" if what == KIT else f"printing.{game}.{what}"


def wanted(game: str, what: str) -> tuple[Printable, ...]:
    """What belongs to something that may be asked for: itself, or all of the kit."""
    return tuple(one for one in catalogue(game) if (one.kit if what == KIT else one.key == what))


def draws(game: str, what: str) -> bool:
    """Whether it takes rounds that are dealt ahead."""
    return any("deals" in one.needs for one in wanted(game, what))


def remarks(order: Order, paged: Paged, words: Translator) -> list[str]:
    """What the host may want to know of a file: each text that shrank, with its sheet where there are several; each small symbol."""
    if paged.report is None:
        return []
    shrunk = [
        f"{_sheet(order, paged, one.page, words)}{words.text('printpage.shrunk', card=one.card, field=one.field, size=round(one.size, 1))}"
        for one in paged.report.shrunk
    ]
    small = [words.text("printpage.small", card=card, module=round(module, 2)) for card, module in paged.report.small]
    return list(dict.fromkeys((*shrunk, *small)))


def _sheet(order: Order, paged: Paged, page: int, words: Translator) -> str:
    """What a page belongs to, to stand before what is said of it; nothing where all belongs to one thing."""
    part = next(part for part in paged.parts if part.first <= page < part.first + part.pages)
    return f"{words.text(f'{phrases(order.game, part.key)}.title')} · " if len(paged.parts) > 1 else ""
