"""Slots on a page: which grid a format makes of a paper, and where each slot's front and back lie.

Everything is in millimetres from the page's top left corner. A back lies where its front lies, mirrored about an axis of the
page: about the upright one it keeps its turn, about the level one it is turned over. That holds for a page printed on both
sides and for one folded at the axis alike, so one function, `spot`, knows where things are.
"""

from typing import Literal

from gm_console.engine.phrase import phrase
from gm_console.engine.value import Value
from gm_console.printing.formats import Format, Orientation, Paper
from gm_console.printing.profile import MARGIN, Profile
from gm_console.printing.troubles import Fault, Unprintable

Backs = Literal["long", "short", "gutter", "none"]
"""How backs come about: turned on the paper's long or short edge, folded over on one side, or not at all."""

SEAM = 0.1
"""Millimetres by which a ground runs under what touches it, so that no white line shows between them."""

Axis = Literal["upright", "level"]


class Box(Value, frozen=True):
    """A rectangle in millimetres: left, top, width, height."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.height

    def inset(self, by: float, level: float | None = None) -> "Box":
        """Smaller by so much on every side; with ``level``, by that much left and right."""
        side = by if level is None else level
        return Box(self.x + side, self.y + by, self.width - 2 * side, self.height - 2 * by)


class Spot(Value, frozen=True):
    """Where a piece lies: its centre on the page and how many degrees it is turned."""

    x: float
    y: float
    turn: int


class Layout(Value, frozen=True):
    """A grid of one format on one paper, as it lies."""

    paper: Paper
    format: Format
    backs: Backs
    axis: Axis
    columns: int
    rows: int
    left: float
    top: float
    shift_x: float = 0
    shift_y: float = 0

    @property
    def slots(self) -> int:
        """How many pieces a page holds."""
        return self.columns * self.rows


def spot(layout: Layout, slot: int, back: bool = False) -> Spot:
    """Where the front or the back of a slot lies; slots count from 0, row by row from the top left."""
    format_ = layout.format
    row, column = divmod(slot, layout.columns)
    x = layout.left + column * (format_.width + format_.gap) + format_.width / 2
    y = layout.top + row * (format_.height + format_.gap) + format_.height / 2
    if not back:
        return Spot(x, y, 0)
    if layout.axis == "upright":
        return Spot(layout.paper.width - x + layout.shift_x, y + layout.shift_y, 0)
    return Spot(x + layout.shift_x, layout.paper.height - y + layout.shift_y, 180)


def window(layout: Layout, slot: int) -> tuple[float, float, float, float]:
    """How far a front may run over its cut on the left, top, right and bottom: its bleed, or half the gap to what lies beside it.

    A back may as far on the same sides of the piece it is printed on: its left and right are the front's right and left.
    """
    bleed = layout.format.bleed
    between = min(bleed, max(layout.format.gap / 2, SEAM))
    row, column = divmod(slot, layout.columns)
    last_column = column == layout.columns - 1
    last_row = row == layout.rows - 1
    folded = layout.backs == "gutter"
    return (
        between if column else bleed,
        between if row else bleed,
        between if not last_column or (folded and layout.axis == "upright") else bleed,
        between if not last_row or (folded and layout.axis == "level") else bleed,
    )


def lay(format_: Format, paper: Paper, backs: Backs = "none", profile: Profile | None = None) -> Layout:
    """The grid of a format on a paper. Raises `Unprintable` where not even one piece fits.

    A sheet to be folded takes whichever axis and orientation hold most; any other lies as its format says. A piece that is folded
    itself has no back to be brought behind it.
    """
    backs = "none" if backs == "gutter" and format_.panels else backs
    margin = profile.margin if profile is not None and profile.paper == paper.key else MARGIN
    shift = profile.shift(paper.key, backs, format_.orientation) if profile is not None else (0.0, 0.0)
    if backs == "gutter":
        format_ = format_.on(paper)
        tries = [_folded(format_, paper, way, axis, margin) for way in _ways(format_) for axis in ("upright", "level")]
        best = max(tries, key=lambda layout: layout.slots)
    else:
        best = _flat(format_, paper, backs, margin, shift)
    if not best.slots:
        raise Unprintable((Fault(format_.key, "", phrase("printing.too-large", paper=paper.key)),))
    return best


def _ways(format_: Format) -> tuple[Orientation, ...]:
    """Both orientations, the format's own first: it wins where they hold equally many."""
    return ("portrait", "landscape") if format_.orientation == "portrait" else ("landscape", "portrait")


def _flat(format_: Format, paper: Paper, backs: Backs, margin: float, shift: tuple[float, float]) -> Layout:
    """In the middle of the page; a piece that is the whole page lies alone on it, whatever the margin."""
    lying, whole = paper.turned(format_.orientation), not format_.width
    format_ = format_.on(paper)
    columns = 1 if whole else _count(lying.width - 2 * margin, format_.width, format_.gap)
    rows = 1 if whole else _count(lying.height - 2 * margin, format_.height, format_.gap)
    left = format_.inset if whole else (lying.width - _span(columns, format_.width, format_.gap)) / 2
    top = format_.inset if whole else (lying.height - _span(rows, format_.height, format_.gap)) / 2
    axis: Axis = "upright" if (backs == "short") == (lying.width > lying.height) else "level"
    return Layout(lying, format_, backs, axis, columns, rows, left, top, *shift)


def _folded(format_: Format, paper: Paper, way: Orientation, axis: Axis, margin: float) -> Layout:
    """Fronts on the half before the axis, next to it; half the gap lies between them and the fold."""
    lying, gap = paper.turned(way), format_.gap
    width, height = lying.width - 2 * margin, lying.height - 2 * margin
    half = (lying.width if axis == "upright" else lying.height) / 2 - margin - gap / 2
    columns = _count(half if axis == "upright" else width, format_.width, gap)
    rows = _count(half if axis == "level" else height, format_.height, gap)
    across, down = _span(columns, format_.width, gap), _span(rows, format_.height, gap)
    left = lying.width / 2 - gap / 2 - across if axis == "upright" else (lying.width - across) / 2
    top = lying.height / 2 - gap / 2 - down if axis == "level" else (lying.height - down) / 2
    return Layout(lying, format_, "gutter", axis, columns, rows, left, top)


def _count(room: float, size: float, gap: float) -> int:
    return max(0, int((room + gap + 1e-6) // (size + gap)))


def _span(count: int, size: float, gap: float) -> float:
    return count * (size + gap) - gap if count else 0
