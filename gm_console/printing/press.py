"""The press: decks of cards onto sheets, sheets into a PDF; the same bytes for the same job, and no half a file."""

import contextlib
from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
from reportlab.pdfgen.canvas import Canvas

from gm_console.engine.value import Value
from gm_console.printing import fonts, marks
from gm_console.printing.formats import Format, Paper
from gm_console.printing.pen import MM, Art, Face, Notes, Pen
from gm_console.printing.profile import Profile
from gm_console.printing.report import Report
from gm_console.printing.sheet import Backs, Layout, lay, spot, window
from gm_console.printing.troubles import Unprintable


class Card(msgspec.Struct, frozen=True):
    """One piece. ``name`` is how the host knows it and stands in what is said of faults, never in the file."""

    name: str
    front: Face
    back: Face | None = None


class Deck(msgspec.Struct, frozen=True):
    """Pieces of one format. ``back`` is what all have behind that bring no back of their own."""

    format: Format
    cards: Sequence[Card]
    backs: Backs = "none"
    back: Art | None = None
    guides: bool = True


class Job(msgspec.Struct, frozen=True):
    """What becomes one file. ``title`` stands in it for all to read, so it names no secret and nobody who has one."""

    title: str
    paper: Paper
    decks: Sequence[Deck]
    profile: Profile | None = None
    copies: int = 1


class Printed(Value, frozen=True):
    """A finished PDF."""

    data: bytes
    report: Report


def no_progress(_done: int, _total: int) -> None:
    """Nobody is waiting."""


def make(job: Job, font_folder: Path, progress: Callable[[int, int], None] = no_progress) -> Printed:
    """Draws a job. ``progress`` hears (cards done, of how many). Raises `Unprintable` with every fault of every card."""
    fonts.register(font_folder)
    press = _Press(job, progress)
    for deck in job.decks:
        press.deck(deck)
    return press.finished()


class _Press:
    """One run: a canvas, what is noted on the way, and how far it is."""

    def __init__(self, job: Job, progress: Callable[[int, int], None]) -> None:
        self._job, self._progress = job, progress
        self._notes = Notes()
        self._buffer = BytesIO()
        self._duplex = next((deck.backs for deck in job.decks if deck.backs in ("long", "short")), None)
        self._total = job.copies * sum(len(deck.cards) for deck in job.decks)
        self._done = self._pages = 0
        self._canvas = self._open()

    def _open(self) -> Canvas:
        canvas = Canvas(self._buffer, invariant=1, initialFontName=fonts.SERIF, pageCompression=1, pdfVersion=(1, 7))
        canvas.setTitle(self._job.title)
        canvas.setAuthor("gm_console")
        canvas.setCreator("gm_console")
        canvas.setSubject("")
        canvas.setViewerPreference("PrintScaling", "None")
        turned = {"long": "DuplexFlipLongEdge", "short": "DuplexFlipShortEdge"}
        canvas.setViewerPreference("Duplex", turned.get(self._duplex or "", "Simplex"))
        return canvas

    def deck(self, deck: Deck) -> None:
        """All pages of a deck: where any deck of the file is printed on both sides, each sheet has both."""
        layout = lay(deck.format, self._job.paper, deck.backs, self._job.profile)
        cards = list(deck.cards) * self._job.copies
        for start in range(0, len(cards), layout.slots):
            self._sheet(deck, layout, cards[start : start + layout.slots])

    def _sheet(self, deck: Deck, layout: Layout, cards: Sequence[Card]) -> None:
        self._canvas.setPageSize((layout.paper.width * MM, layout.paper.height * MM))
        self._fronts(layout, cards)
        if layout.backs == "gutter":
            self._backs(deck, layout, cards)
        if deck.guides:
            marks.draw(self._canvas, layout, len(cards))
        self._turn_page()
        if self._duplex:
            if layout.backs != "none":
                self._backs(deck, layout, cards)
            self._turn_page()

    def _turn_page(self) -> None:
        self._canvas.showPage()
        self._pages = self._notes.page = self._pages + 1

    def _fronts(self, layout: Layout, cards: Sequence[Card]) -> None:
        for slot, card in enumerate(cards):
            with self._placed(layout, slot, card, back=False) as pen:
                card.front(pen)
            self._done += 1
            self._progress(self._done, self._total)

    def _backs(self, deck: Deck, layout: Layout, cards: Sequence[Card]) -> None:
        for slot, card in enumerate(cards):
            if card.back is None and deck.back is None:
                continue
            with self._placed(layout, slot, card, back=True) as pen:
                if card.back is not None:
                    card.back(pen)
                elif deck.back is not None:
                    pen.stamp(deck.back)

    @contextlib.contextmanager
    def _placed(self, layout: Layout, slot: int, card: Card, back: bool) -> Iterator[Pen]:
        """A pen on a slot, kept within what the piece may cover."""
        canvas, format_ = self._canvas, layout.format
        place = spot(layout, slot, back)
        wide, high = format_.width * MM, format_.height * MM
        x, y = place.x * MM, (layout.paper.height - place.y) * MM
        canvas.saveState()
        if place.turn:
            canvas.transform(-1, 0, 0, -1, x + wide / 2, y + high / 2)
        else:
            canvas.translate(x - wide / 2, y - high / 2)
        left, top, right, bottom = (over * MM for over in window(layout, slot))
        if back:
            left, right = right, left
        canvas.addLiteral(f"{-left:.3f} {-bottom:.3f} {wide + left + right:.3f} {high + top + bottom:.3f} re W n")
        yield Pen(canvas, format_, card.name, self._notes)
        canvas.restoreState()

    def finished(self) -> Printed:
        """The file, unless something was in the way."""
        if self._notes.faults:
            raise Unprintable(tuple(dict.fromkeys(self._notes.faults)))
        data: Any = self._canvas.getpdfdata()
        small = tuple(dict.fromkeys(self._notes.small))
        return Printed(data, Report(self._pages, tuple(dict.fromkeys(self._notes.shrunk)), small))
