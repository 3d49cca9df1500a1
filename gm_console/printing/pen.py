"""The pen a face is drawn with: millimetres from the piece's own top left corner, y downwards; colours as ``#rrggbb``.

A face is any callable that takes a pen. It draws one side of one piece and knows nothing of where that lies on a page. What does
not fit or cannot be printed is noted with the card's name and the field's, and drawn not at all.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Literal

import msgspec
from reportlab.lib.colors import HexColor
from reportlab.pdfgen.canvas import Canvas

from gm_console.engine.phrase import Phrase, phrase
from gm_console.printing import qr
from gm_console.printing.fitting import ASCENT, Fitted, Style, fit
from gm_console.printing.formats import Format
from gm_console.printing.glyphs import lacking, runs, tidy
from gm_console.printing.report import Field, Shrunk
from gm_console.printing.sheet import Box
from gm_console.printing.troubles import Fault

MM = 72 / 25.4
"""Points in a millimetre."""
INK, SOFT, BRASS, IVORY, BAIZE, BAIZE_DEEP = "#231a12", "#6b5d4d", "#8a6a2c", "#f6eedc", "#27463a", "#182d24"
"""The club's colours on paper."""
GOLD, HAIR = "#b7934a", "#cbb98f"
"""Brass as it shines on baize, and the thin lines to write on or between rows."""

Point = tuple[float, float]


class Notes:
    """What is to be said of a job once it is drawn: faults, texts that shrank, symbols that are small."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.shrunk: list[Shrunk] = []
        self.small: list[tuple[str, float]] = []
        self.page = 0


class Art(msgspec.Struct, frozen=True):
    """What is drawn once and placed many times: ``key`` tells it from other art, width, height and bleed are millimetres."""

    key: str
    width: float
    height: float
    draw: "Face"
    bleed: float = 0


class Outline:
    """A shape in millimetres, made of moves, lines and curves."""

    def __init__(self, path: Any, height: float) -> None:
        self.made = path
        self._height = height

    def _at(self, *numbers: float) -> list[float]:
        """In points, to a hundredth: what is finer makes the file longer and nothing else."""
        return [round((self._height - value if place % 2 else value) * MM, 2) for place, value in enumerate(numbers)]

    def move(self, x: float, y: float) -> "Outline":
        """Begins a stretch."""
        self.made.moveTo(*self._at(x, y))
        return self

    def line(self, x: float, y: float) -> "Outline":
        """A straight line from where it stands."""
        self.made.lineTo(*self._at(x, y))
        return self

    def curve(self, first: Point, second: Point, end: Point) -> "Outline":
        """A Bézier curve with two handles."""
        self.made.curveTo(*self._at(*first, *second, *end))
        return self

    def rect(self, box: Box, radius: float = 0) -> "Outline":
        """A whole rectangle, its corners round or square."""
        x, y = self._at(box.x, box.bottom)
        if radius:
            self.made.roundRect(x, y, box.width * MM, box.height * MM, radius * MM)
        else:
            self.made.rect(x, y, box.width * MM, box.height * MM)
        return self

    def circle(self, centre: Point, radius: float) -> "Outline":
        """A whole circle."""
        self.made.circle(*self._at(*centre), radius * MM)
        return self

    def close(self) -> "Outline":
        """Back to where the stretch began."""
        self.made.close()
        return self


class Pen:
    """Draws one side of one piece. See the module's words for units."""

    def __init__(self, canvas: Canvas, format_: Format, card: str, notes: Notes) -> None:
        self.canvas = canvas
        self.format = format_
        self.width, self.height, self.bleed = format_.width, format_.height, format_.bleed
        self.card = card
        self._notes = notes

    @property
    def box(self) -> Box:
        """The whole piece."""
        return Box(0, 0, self.width, self.height)

    def ground(self, colour: str) -> None:
        """Colours the whole piece, over its cut as far as its bleed."""
        by = self.bleed
        self.rect(Box(-by, -by, self.width + 2 * by, self.height + 2 * by), fill=colour)

    def line(self, start: Point, end: Point, colour: str = INK, thick: float = 0.25, dash: Sequence[float] = ()) -> None:
        """A straight line; ``thick`` and ``dash`` in millimetres."""
        _strokes(self.canvas, colour, thick, dash)
        (x1, y1), (x2, y2) = start, end
        self.canvas.line(x1 * MM, self._up(y1), x2 * MM, self._up(y2))
        if dash:
            self.canvas.setDash()

    def rect(self, box: Box, radius: float = 0, fill: str | None = None, edge: str | None = None, thick: float = 0.25) -> None:
        """A rectangle with round corners or square ones, filled, edged or both."""
        _paint(self.canvas, fill, edge, thick)
        x, y, shown = box.x * MM, self._up(box.bottom), {"stroke": int(edge is not None), "fill": int(fill is not None)}
        if radius:
            self.canvas.roundRect(x, y, box.width * MM, box.height * MM, radius * MM, **shown)
        else:
            self.canvas.rect(x, y, box.width * MM, box.height * MM, **shown)

    def circle(self, centre: Point, radius: float, fill: str | None = None, edge: str | None = None, thick: float = 0.25) -> None:
        """A circle, filled, edged or both."""
        _paint(self.canvas, fill, edge, thick)
        x, y = centre
        self.canvas.circle(x * MM, self._up(y), radius * MM, stroke=int(edge is not None), fill=int(fill is not None))

    def path(self) -> Outline:
        """A new shape, to be handed to `shape` or `clipped`."""
        return Outline(self.canvas.beginPath(), self.height)

    def shape(self, path: Outline, fill: str | None = None, edge: str | None = None, thick: float = 0.25, evenly: bool = False) -> None:
        """A shape, filled, edged or both; ``evenly`` leaves a hole where it overlaps itself."""
        _paint(self.canvas, fill, edge, thick)
        self.canvas.drawPath(path.made, stroke=int(edge is not None), fill=int(fill is not None), fillMode=int(not evenly))

    @contextmanager
    def clipped(self, path: Outline) -> Iterator[None]:
        """What is drawn meanwhile shows inside the shape only."""
        self.canvas.saveState()
        self.canvas.clipPath(path.made, stroke=0, fill=0)
        yield
        self.canvas.restoreState()

    def write(self, field: Field, text: str, box: Box, style: Style, lines: int = 1) -> float:
        """Sets a text into a box and returns where it ends, in millimetres from the top.

        It is shrunk to its style's least, then wrapped onto more than ``lines``, then noted as a fault; so is a sign no font has.
        """
        said = tidy(text)
        if not self.knows(field, said, style):
            return box.bottom
        fitted = fit(said, style, box.width * MM, box.height * MM, lines)
        if fitted is None:
            self.fault(field, phrase("printing.too-long", length=len(said)))
            return box.bottom
        self.shrank(field, style.size, fitted.size)
        return self.set(fitted, box, style)

    def label(self, text: str, box: Box, style: Style, lines: int = 1) -> float:
        """As `write`, for words that are printed on every such card: what the host calls them is what they say."""
        return self.write(printed(tidy(text)), text, box, style, lines)

    def set(self, fitted: Fitted, box: Box, style: Style) -> float:
        """Sets what already fits (see `fitting.fit`) and returns where it ends."""
        tall = fitted.height(style) / MM
        top = box.y + {"top": 0.0, "middle": 0.5, "bottom": 1.0}[style.place] * (box.height - tall)
        share = {"left": 0.0, "centre": 0.5, "right": 1.0}[style.align]
        self.canvas.setFillColor(_colour(style.colour))
        for number, line in enumerate(fitted.lines):
            wide = style.width(line) * fitted.size
            base = self._up(top) - fitted.size * (ASCENT + number * style.leading)
            _set_line(self.canvas, line, box.x * MM + share * (box.width * MM - wide), base, fitted.size, style)
        return top + tall

    def knows(self, field: Field, text: str, style: Style) -> bool:
        """Whether all signs of a tidy text can be printed; those that cannot are noted."""
        missing = unknown(text, style)
        if missing is not None:
            self.fault(field, missing)
        return missing is None

    def shrank(self, field: Field, style: float, size: float) -> None:
        """Notes a text that is set in smaller points than its style has."""
        if size < style:
            self._notes.shrunk.append(Shrunk(self.card, field, style, size, self._notes.page))

    def fault(self, field: Field, said: Phrase) -> None:
        """Notes what keeps this card from being printed."""
        self._notes.faults.append(Fault(self.card, field, said))

    def qr(self, field: Field, text: str, box: Box, version: int | None = None) -> None:
        """A QR symbol with its quiet zone, as large as the box's shorter side and in its middle; dark on white.

        Give every card of a deck one version (`qr.version_for`), or what differs shows from outside. Too long a text and modules
        under 0.4 mm are faults, those under 0.5 mm are noted.
        """
        try:
            version = version or qr.version_for((text,))
            outline = qr.outline(text, version)
        except qr.TooLong:
            self.fault(field, phrase("printing.qr-long"))
            return
        size = min(box.width, box.height)
        module = size / qr.side(version)
        if module < qr.LEAST:
            self.fault(field, phrase("printing.qr-small", module=round(module, 2), least=qr.LEAST))
            return
        if module < qr.WANTED:
            self._notes.small.append((self.card, module))
        ground = Box(box.x + (box.width - size) / 2, box.y + (box.height - size) / 2, size, size)
        self.rect(ground, fill="#ffffff")
        x, y = (ground.x + qr.QUIET * module) * MM, self._up(ground.bottom - qr.QUIET * module)
        self.canvas.addLiteral(f"q 0 g {module * MM:.5f} 0 0 {module * MM:.5f} {x:.4f} {y:.4f} cm {outline} f Q")

    def stamp(self, art: Art, x: float = 0, y: float = 0) -> None:
        """Places art with its top left corner at a point; it is drawn the first time only."""
        name = form(self.canvas, art, self._notes)
        self.canvas.saveState()
        self.canvas.translate(x * MM, self._up(y + art.height))
        self.canvas.doForm(name)
        self.canvas.restoreState()

    @contextmanager
    def within(self, box: Box, turn: Literal[0, 90, 180, 270] = 0) -> "Iterator[Pen]":
        """A pen of its own for a part of the piece, turned clockwise; turned by a quarter, its width is the box's height."""
        wide, high = (box.width, box.height) if turn % 180 == 0 else (box.height, box.width)
        part = msgspec.structs.replace(self.format, width=wide, height=high, bleed=0, panels=())
        self.canvas.saveState()
        self.canvas.translate((box.x + box.width / 2) * MM, self._up(box.y + box.height / 2))
        if turn:
            self.canvas.rotate(-turn)
        self.canvas.translate(-wide / 2 * MM, -high / 2 * MM)
        yield Pen(self.canvas, part, self.card, self._notes)
        self.canvas.restoreState()

    @contextmanager
    def panel(self, number: int) -> "Iterator[Pen]":
        """A pen for one panel of a folded piece, from 0, turned as its format says."""
        start, end = self.format.parts()[number]
        box = Box(start, 0, end - start, self.height) if self.format.across else Box(0, start, self.width, end - start)
        with self.within(box, 180 if self.format.panels[number].turn else 0) as pen:
            yield pen

    def _up(self, y: float) -> float:
        """A height in millimetres from the top as points from the bottom."""
        return (self.height - y) * MM


def unknown(text: str, style: Style) -> Phrase | None:
    """Which signs of a tidy text no font of ours has; None where there are none."""
    missing = lacking(text, style.font)
    return phrase("printing.no-sign", signs=" ".join(missing), codes=tuple(f"U+{ord(sign):04X}" for sign in missing)) if missing else None


def printed(text: str) -> Phrase:
    """What the host calls words of ours."""
    return phrase("printing.printed", text=text)


Face = Callable[[Pen], object]
"""Draws one side of one piece."""


def form(canvas: Canvas, art: Art, notes: Notes) -> str:
    """The name under which a canvas has some art, drawn now where it has not been yet."""
    name = f"{art.key}-{art.width:g}x{art.height:g}-{art.bleed:g}"
    if not canvas.hasForm(name):
        over = art.bleed * MM
        canvas.beginForm(name, -over, -over, art.width * MM + over, art.height * MM + over)
        art.draw(Pen(canvas, Format(art.key, art.width, art.height, bleed=art.bleed), art.key, notes))
        canvas.endForm()
    return name


_COLOURS: dict[str, Any] = {}


def _colour(code: str) -> Any:
    """A colour, made once."""
    return _COLOURS.get(code) or _COLOURS.setdefault(code, HexColor(code))


def _strokes(canvas: Canvas, colour: str, thick: float, dash: Sequence[float] = ()) -> None:
    canvas.setStrokeColor(_colour(colour))
    canvas.setLineWidth(thick * MM)
    if dash:
        canvas.setDash([part * MM for part in dash])


def _paint(canvas: Canvas, fill: str | None, edge: str | None, thick: float) -> None:
    if fill is not None:
        canvas.setFillColor(_colour(fill))
    if edge is not None:
        _strokes(canvas, edge, thick)


def _set_line(canvas: Canvas, line: str, x: float, y: float, size: float, style: Style) -> None:
    """One line from a point on its base line, each run in its font."""
    text = canvas.beginText(x, y)
    if style.spacing:
        text.setCharSpace(style.spacing * size)
    for run in runs(line, style.font):
        text.setFont(run.font, size)
        text.textOut(run.text)
    if style.spacing:
        text.setCharSpace(0)
    canvas.drawText(text)
