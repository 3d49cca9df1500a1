"""How a seat stands in its height: the head, and under it one cliché a row, of two lines where it would not show whole in one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from gm_console.ui.widgets.chip import TWO_LINES


class Head(msgspec.Struct, frozen=True):
    """Top and height of the line with the name, and of the one with character and state; where the clichés begin. In px."""

    name: tuple[int, int]
    about: tuple[int, int]
    end: int


ROOMY, TIGHT = Head((14, 34), (44, 26), 72), Head((11, 32), (39, 20), 60)
ROW, LEAST_ROW, GAP, BELOW = 30, 25, 2, 3
TWO_ROWS, LEAST_TWO_ROWS = 44, TWO_LINES + GAP


class Rows(msgspec.Struct, frozen=True):
    """How many rows every seat leaves room for, so that all look alike, and how high one is, in px, where there is room."""

    fewest: int = 3
    tall: int = ROW


USUAL = Rows()
Px = Callable[[float], int]
"""A length at the host's text size."""


def stacked(long: Sequence[bool], height: int, px: Px, tall: int = ROW) -> tuple[Head, list[int]]:
    """Head and heights of the rows, gap included; ``long`` says which clichés want two lines.

    The head gives way first, then the second lines, so that all clichés can be pressed where there is room for one line each.
    """
    short = [False] * len(long)
    found: tuple[Head, list[int]] = (TIGHT, [])
    for head, rows in ((ROOMY, long), (TIGHT, long), (ROOMY, short), (TIGHT, short)):
        least = [px(LEAST_TWO_ROWS if two else LEAST_ROW) for two in rows]
        spare = height - px(head.end + BELOW) - sum(least)
        share, over = divmod(max(0, spare), max(1, len(rows)))
        grown = [row + share + (place < over) for place, row in enumerate(least)]
        found = head, [min(px(TWO_ROWS if two else tall), row) for row, two in zip(grown, rows, strict=True)]
        if spare >= 0:
            break
    return found


def wanted(long: Sequence[bool], px: Px, rows: Rows) -> int:
    """The height at which nothing is tight."""
    return px(ROOMY.end + 3 * BELOW) + max(rows.fewest * px(rows.tall), sum(px(TWO_ROWS if two else rows.tall) for two in long))


def least(count: int, px: Px) -> int:
    """The height at which so many clichés can just be read, a line each."""
    return px(TIGHT.end + BELOW) + count * px(LEAST_ROW)
