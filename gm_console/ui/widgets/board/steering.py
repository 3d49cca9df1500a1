"""Which place a point, an arrow or the first look means: over values, without a window."""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QPointF, Qt

from gm_console.ui.widgets.board.frame import Frame
from gm_console.ui.widgets.board.shown import BoardShown, Place
from gm_console.words import Translator

STEEP: Final = 2.2
"""How much worse a place to the side is than one straight ahead, when an arrow is pressed."""


def under(shown: BoardShown, frame: Frame, at: QPointF, among: Collection[Place] | None = None) -> Place | None:
    """The place under a point in pixels, a square before a room; only ``among`` some, if they are given."""
    spots = shown.ground.at
    places = spots if among is None else [place for place in among if place in spots]
    for place in sorted(places, key=lambda each: spots[each].area):
        if frame.polygon(spots[place].outline).containsPoint(at, Qt.FillRule.OddEvenFill):
            return place
    return None


def first(shown: BoardShown) -> Place:
    """Of what can be reached, what is nearest to the pawn whose turn it is. There must be something."""
    spots = shown.ground.at
    mine = next((token.place for token in shown.tokens if token.standing == "turn" and token.place in spots), shown.reach[0])
    return min(shown.reach, key=lambda place: math.dist(spots[place].middle, spots[mine].middle))


def ahead(shown: BoardShown, cursor: Place, right: float, down: float) -> Place:
    """Of what can be reached, the next in a direction; ``cursor`` itself where there is none."""
    spots = shown.ground.at
    x, y = spots[cursor].middle
    ways: list[tuple[float, int]] = []
    for number, place in enumerate(shown.reach):
        along = (spots[place].middle[0] - x) * right + (spots[place].middle[1] - y) * down
        aside = abs((spots[place].middle[0] - x) * down) + abs((spots[place].middle[1] - y) * right)
        if along > 0.01 and place != cursor:
            ways.append((along + STEEP * aside, number))
    return shown.reach[min(ways)[1]] if ways else cursor


def told(shown: BoardShown, place: Place, words: Translator, *, goes: bool) -> str:
    """A place by its name, with who and what is there; ``goes``: a click goes there."""
    label = shown.ground.at[place].label
    there = [token.name for token in shown.tokens if token.place == place] + [laid.name for laid in shown.laid if laid.place == place]
    label = words.text("board.there", name=label, who=words.list(there)) if there else label
    label = ", ".join(part for part in (label, shown.ground.at[place].note) if part)
    return words.text("board.go", name=label) if goes else label


def described(shown: BoardShown, cursor: Place | None, words: Translator, *, live: bool) -> str:
    """What a screen reader says after the board's name: how much can be reached, or where the cursor is among it."""
    if not live:
        return words.text("board.still")
    if cursor is None:
        return words.text("board.reach", n=len(shown.reach))
    number, name = shown.reach.index(cursor) + 1, shown.ground.at[cursor].label
    return words.text("board.cursor", name=name, number=number, count=len(shown.reach))
