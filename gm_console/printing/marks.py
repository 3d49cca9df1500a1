"""Where to cut and where to fold, drawn over the fronts of a page: once for each way it is filled.

Marks stand in the margins, and a small cross at every corner of every piece, in what the cutting or the rounding takes
away: when the first cut has taken a margin, the crosses still show where the next ones go.
"""

from collections.abc import Iterator

from reportlab.lib.colors import HexColor
from reportlab.pdfgen.canvas import Canvas

from gm_console.printing.pen import MM
from gm_console.printing.profile import MARGIN
from gm_console.printing.sheet import Layout, spot

LONG, AWAY, THIN = 5.0, 1.0, 0.12
"""Millimetres: a margin mark's length, its distance from the bleed, a mark's width."""
INK, HALO, FOLD = HexColor("#231a12"), HexColor("#ffffff"), HexColor("#8a8070")

Line = tuple[float, float, float, float]
"""From x, y to x, y in millimetres from the page's top left."""


def draw(canvas: Canvas, layout: Layout, used: int) -> None:
    """The marks of a page of which so many slots are used."""
    name = f"marks-{layout.format.key}-{layout.backs}-{layout.paper.width:g}-{layout.paper.height:g}-{used}"
    if not canvas.hasForm(name):
        canvas.beginForm(name, 0, 0, layout.paper.width * MM, layout.paper.height * MM)
        _draw(canvas, layout, used)
        canvas.endForm()
    canvas.doForm(name)


def _draw(canvas: Canvas, layout: Layout, used: int) -> None:
    crosses, margins = list(crosses_of(layout, used)), list(margin_marks(layout, used))
    _lines(canvas, layout, crosses, HALO, THIN + 0.3)
    _lines(canvas, layout, [*crosses, *margins], INK, THIN)
    canvas.setStrokeColor(FOLD)
    canvas.setLineWidth(THIN * MM)
    if layout.format.radius:
        for slot in range(used):
            _corners(canvas, layout, slot)
    canvas.setDash([1.2 * MM, 0.8 * MM])
    _lines(canvas, layout, list(folds(layout, used)), FOLD, THIN)


def _lines(canvas: Canvas, layout: Layout, lines: list[Line], colour: HexColor, thick: float) -> None:
    canvas.setStrokeColor(colour)
    canvas.setLineWidth(thick * MM)
    high = layout.paper.height
    canvas.lines([(x1 * MM, (high - y1) * MM, x2 * MM, (high - y2) * MM) for x1, y1, x2, y2 in lines])


def edges(layout: Layout, used: int) -> tuple[list[float], list[float]]:
    """Every cut across and down: x of the upright ones, y of the level ones."""
    wide, high = layout.format.width / 2, layout.format.height / 2
    spots = [spot(layout, slot) for slot in range(used)]
    across = {round(at.x + side, 3) for at in spots for side in (-wide, wide)}
    down = {round(at.y + side, 3) for at in spots for side in (-high, high)}
    return sorted(across), sorted(down)


def whole(layout: Layout) -> bool:
    """Whether the piece is the page itself, and nothing is cut."""
    return layout.slots == 1 and (layout.left, layout.top) == (layout.format.inset, layout.format.inset)


def crosses_of(layout: Layout, used: int) -> Iterator[Line]:
    """A small cross at every corner of every used slot; one where corners meet."""
    wide, high, arm = layout.format.width / 2, layout.format.height / 2, 1.0 if layout.format.radius < 2 else 1.6
    if whole(layout):
        return
    spots = [spot(layout, slot) for slot in range(used)]
    corners = {(round(at.x + x, 3), round(at.y + y, 3)) for at in spots for x in (-wide, wide) for y in (-high, high)}
    upright, level = _fold(layout)
    for x, y in sorted(corners):  # beyond the fold lies a back, which is kept clean
        at_upright, at_level = upright is not None and abs(x - upright) < arm, level is not None and abs(y - level) < arm
        if not at_level:
            yield (x - arm, y, x if at_upright else x + arm, y)
        if not at_upright:
            yield (x, y - arm, x, y if at_level else y + arm)


def margin_marks(layout: Layout, used: int) -> Iterator[Line]:
    """Marks outside the grid, at both ends of every cut, as long as the printer reaches."""
    if whole(layout):
        return
    across, down = edges(layout, used)
    gap = layout.format.bleed + AWAY
    upright, level = _fold(layout)  # beyond which the backs lie
    for x in across:
        if upright is None or abs(x - upright) > AWAY:
            yield from _mark(x, down[0] - gap, -1, layout.paper.height, upright=True)
            if level is None:
                yield from _mark(x, down[-1] + gap, 1, layout.paper.height, upright=True)
    for y in down:
        if level is None or abs(y - level) > AWAY:
            yield from _mark(y, across[0] - gap, -1, layout.paper.width, upright=False)
            if upright is None:
                yield from _mark(y, across[-1] + gap, 1, layout.paper.width, upright=False)


def _mark(cut: float, start: float, way: int, end: float, upright: bool) -> Iterator[Line]:
    stop = max(MARGIN, start - LONG) if way < 0 else min(end - MARGIN, start + LONG)
    if (stop - start) * way > 0.5:
        yield (cut, start, cut, stop) if upright else (start, cut, stop, cut)


def _fold(layout: Layout) -> tuple[float | None, float | None]:
    """Where a sheet is folded over to bring its backs behind its fronts: x of an upright fold, y of a level one."""
    if layout.backs != "gutter":
        return None, None
    return (layout.paper.width / 2, None) if layout.axis == "upright" else (None, layout.paper.height / 2)


def folds(layout: Layout, used: int) -> Iterator[Line]:
    """The page's own fold, and those between the panels of each piece."""
    upright, level = _fold(layout)
    if upright is not None:
        yield (upright, MARGIN, upright, layout.paper.height - MARGIN)
    if level is not None:
        yield (MARGIN, level, layout.paper.width - MARGIN, level)
    for slot in range(used):
        yield from _panel_folds(layout, slot)


def _panel_folds(layout: Layout, slot: int) -> Iterator[Line]:
    format_, at = layout.format, spot(layout, slot)
    left, top = at.x - format_.width / 2, at.y - format_.height / 2
    for start, _ in format_.parts()[1:]:
        if format_.across:
            yield (left + start, top, left + start, top + format_.height)
        else:
            yield (left, top + start, left + format_.width, top + start)


def _corners(canvas: Canvas, layout: Layout, slot: int) -> None:
    """The rounding of one piece's four corners."""
    format_, at = layout.format, spot(layout, slot)
    x, y = (at.x - format_.width / 2) * MM, (layout.paper.height - at.y - format_.height / 2) * MM
    wide, high, across = format_.width * MM, format_.height * MM, 2 * format_.radius * MM
    right, top = x + wide - across, y + high - across
    for left, low, start in ((x, y, 180), (right, y, 270), (right, top, 0), (x, top, 90)):
        canvas.arc(left, low, left + across, low + across, start, 90)
