"""Pounds or points over time as a drawing on a page: one line a purse or player, named at its end."""

from reportlab.lib.colors import HexColor
from reportlab.lib.units import mm
from reportlab.platypus import Flowable

from gm_console.printing import fonts
from gm_console.printing.glyphs import legible, measure, runs, tidy
from gm_console.printing.record import Plot, Series, step
from gm_console.words import Translator

COLOURS = ("#8a6a2c", "#5a1f1f", "#1f4e3d", "#27406b", "#7a3d68", "#4d6b1f", "#a1521c", "#2b6f78", "#5c4f8f", "#444444")
DASHES: tuple[tuple[float, ...], ...] = ((), (4, 2), (1, 2), (6, 2, 1, 2), (2, 2))
GRID, INK = HexColor("#ddd2b8"), HexColor("#6b5d4d")
LEFT, RIGHT, BOTTOM, TOP = 9 * mm, 32 * mm, 8 * mm, 3 * mm
NAMES = 8
"""Points of the names beside the lines."""


class Drawing(Flowable):  # type: ignore[misc] # reportlab has no stubs
    """Draws a plot in a box of ``width`` × ``height`` points. Lines differ in dash as well as colour: paper may be grey."""

    def __init__(self, plot: Plot, words: Translator, width: float, height: float) -> None:
        super().__init__()
        self.width, self.height, self._words = width, height, words
        self._plot, self._series = plot, plot.series
        self._end = plot.end
        self._most = max((y for line in plot.series for _, y in line.points), default=0) or 1

    def draw(self) -> None:
        """Grid, lines, names."""
        self._grid()
        spots = self.spots()
        for number, line in enumerate(self._series):
            colour = HexColor(COLOURS[number % len(COLOURS)])
            self.canv.setStrokeColor(colour)
            self.canv.setLineWidth(1.6 if number == 0 else 1)
            self.canv.setDash(list(DASHES[number % len(DASHES)]))
            self.canv.drawPath(self._path(line), stroke=1, fill=0)
            self.canv.setDash([])
            self._name(line, spots[number], colour)

    def _x(self, where: float) -> float:
        return float(LEFT + (self.width - LEFT - RIGHT) * where / self._end)

    def _y(self, amount: float) -> float:
        return float(BOTTOM + (self.height - BOTTOM - TOP) * amount / self._most)

    def _grid(self) -> None:
        self.canv.setFont(fonts.SANS, 7)
        self.canv.setFillColor(INK)
        self.canv.setLineWidth(0.4)
        self.canv.setStrokeColor(GRID)
        for amount in range(0, self._most + 1, step(self._most)):
            self.canv.line(LEFT, self._y(amount), self.width - RIGHT, self._y(amount))
            self.canv.drawRightString(LEFT - 2 * mm, self._y(amount) - 2.5, f"{self._plot.sign}{amount}")
        *marks, last = self.marks()
        for one in marks:
            self.canv.drawCentredString(self._x(one * self._plot.per), 2.5 * mm, str(one))
        left = self._x(last * self._plot.per) - self.canv.stringWidth(str(last), fonts.SANS, 7) / 2
        self.canv.drawString(left, 2.5 * mm, self._words.text(self._plot.axis, n=last))

    def marks(self) -> range:
        """The numbers along the axis; the last is drawn with what they count."""
        count = max(1, int(self._end // self._plot.per))
        return range(0, count + 1, step(count))

    def _path(self, line: Series) -> object:
        """From point to point, in steps where what one has stays until it changes."""
        path = self.canv.beginPath()
        (x, y), *rest = line.points
        path.moveTo(self._x(x), self._y(y))
        for later, amount in rest:
            if self._plot.steps:
                path.lineTo(self._x(later), self._y(y))
            path.lineTo(self._x(later), self._y(amount))
            y = amount
        return path

    def spots(self) -> list[float]:
        """Where each name stands: beside its line's end, pushed up where two would touch; at the top they are pushed down again."""
        order = sorted(range(len(self._series)), key=lambda n: self._series[n].points[-1][1])
        spots, last = [0.0] * len(self._series), BOTTOM - 9
        for number in order:
            last = spots[number] = max(self._y(self._series[number].points[-1][1]) - 2.5, last + 9)
        room = self.height - TOP + 9
        for number in reversed(order):
            room = spots[number] = min(spots[number], room - 9)
        return spots

    def _name(self, line: Series, spot: float, colour: HexColor) -> None:
        left = self.width - RIGHT + 2 * mm
        shown = self.canv.beginText(left, spot)
        shown.setFillColor(colour)
        for run in runs(label(line.name, f"{self._plot.sign}{line.points[-1][1]}", RIGHT - 2 * mm), fonts.SANS):
            shown.setFont(run.font, NAMES)
            shown.textOut(run.text)
        self.canv.drawText(shown)


def label(name: str, amount: str, room: float) -> str:
    """A name and what he has, in points of room: a name that is too long ends in an ellipsis, for the table above has it whole."""
    whole, shown = legible(tidy(name), fonts.SANS), ""
    for length in range(len(whole), -1, -1):
        shown = f"{whole[:length]}{'…' if length < len(whole) else ''} {amount}"
        if measure(shown, fonts.SANS) * NAMES <= room:
            break
    return shown
