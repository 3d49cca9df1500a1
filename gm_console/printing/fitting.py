"""Text into a box: smaller down to a floor, then over more lines, then not at all. Nothing is ever cut off."""

import re
from bisect import bisect_left
from collections.abc import Sequence
from typing import Literal

from gm_console.engine.value import Value
from gm_console.printing import fonts
from gm_console.printing.glyphs import measure, tidy

FLOOR = 6.0
"""The smallest size in points that is printed."""
STEP = 0.25
ASCENT, DESCENT = 0.86, 0.3
"""How far letters rise over their base line and hang below it, accents on capitals too, as a share of the size."""

_BREAK = re.compile(r"(?<![«¿¡“(]) +(?![»:;!?”)])|(?<=[-–—/])(?=\w)")


class Style(Value, frozen=True):
    """How a text is set: sizes in points, leading as a share of the size. ``least`` is where shrinking gives way to a further line."""

    font: str = fonts.SERIF
    size: float = 11
    colour: str = "#231a12"
    align: Literal["left", "centre", "right"] = "left"
    place: Literal["top", "middle", "bottom"] = "top"
    leading: float = 1.2
    least: float = FLOOR
    spacing: float = 0
    """Extra room after each letter, as a share of the size."""

    def sizes(self, least: float) -> tuple[float, ...]:
        """Every size from its own down to ``least``, largest first."""
        steps = max(0, int((self.size - least) / STEP + 1e-6))
        return tuple(self.size - STEP * step for step in range(steps + 1))

    def width(self, text: str) -> float:
        """How wide a tidy text is at size 1."""
        return measure(text, self.font) + self.spacing * len(text)


class Fitted(Value, frozen=True):
    """A text that fits: its size in points and its lines, tidy."""

    size: float
    lines: tuple[str, ...]

    def height(self, style: Style) -> float:
        """From the first line's top to the last one's descent, in points."""
        return self.size * (ASCENT + (len(self.lines) - 1) * style.leading + DESCENT) if self.lines else 0.0


def fit(text: str, style: Style, width: float, height: float, lines: int = 1) -> Fitted | None:
    """A text in a box of points, on at most so many lines while it is larger than its style's least, then on as many as there is room for.

    None where it does not fit at `FLOOR` either. Line breaks in the text are kept.
    """
    parts = tuple(_pieces(line, style) for line in tidy(text).split("\n"))
    most = max(lines, len(parts))
    few = style.sizes(max(style.least, FLOOR))
    return _largest(parts, style, few, width, height, most) or _largest(parts, style, style.sizes(FLOOR), width, height, 10_000)


def wrap(text: str, style: Style, size: float, width: float) -> Fitted | None:
    """A text at one size on as many lines as it takes; None where a word alone is wider."""
    lines = _wrapped(tuple(_pieces(line, style) for line in tidy(text).split("\n")), width / size)
    return None if lines is None else Fitted(size, lines)


Pieces = tuple[tuple[str, float, float], ...]
"""What may stand on a line of its own: its text, its width, and that of the space before it, at size 1."""


def _pieces(line: str, style: Style) -> Pieces:
    found, at, space = [], 0, 0.0
    for gap in _BREAK.finditer(line):
        found.append((line[at : gap.start()], space))
        at, space = gap.end(), style.width(gap.group()) if gap.group() else 0.0
    found.append((line[at:], space))
    return tuple((piece, style.width(piece), before) for piece, before in found)


def _largest(parts: Sequence[Pieces], style: Style, sizes: tuple[float, ...], width: float, height: float, most: int) -> Fitted | None:
    """At the largest size at which it fits: what fits at one fits at every smaller one."""

    def fits(size: float) -> bool:
        lines = _wrapped(parts, width / size)
        return lines is not None and len(lines) <= most and Fitted(size, lines).height(style) <= height + 1e-6

    place = bisect_left(sizes, x=True, key=fits)
    if place == len(sizes):
        return None
    return Fitted(sizes[place], _wrapped(parts, width / sizes[place]) or ())


def _wrapped(parts: Sequence[Pieces], room: float) -> tuple[str, ...] | None:
    """Lines of at most so much width at size 1; None where one piece alone is wider."""
    lines: list[str] = []
    for pieces in parts:
        line, used = "", 0.0
        for piece, wide, space in pieces:
            if wide > room + 1e-9:
                return None
            if not line:
                line, used = piece, wide
            elif used + space + wide > room + 1e-9:
                lines.append(line)
                line, used = piece, wide
            else:
                line, used = f"{line}{' ' if space else ''}{piece}", used + space + wide
        lines.append(line)
    return tuple(lines)
