"""What the players of martes see: clock, pot and purses, the last answer large, and the solution once it is revealed."""

from __future__ import annotations

from math import ceil
from typing import Any

from PySide6.QtGui import QPainter

from gm_console.games.martes.content import ELEMENTS
from gm_console.games.martes.views import OpenedSeal, TableView
from gm_console.ui.tables.martes import cues
from gm_console.ui.tables.painted import HIGH, WIDE, Painted
from gm_console.ui.tables.seal import abbreviated
from gm_console.ui.widgets.letters import LEFT, RIGHT, TOP

COLUMN, LABEL, BELOW, ROOM = 700.0, 34.0, 10.0, 395.0
"""An answer's width, its label's height, the room below it, and a column's height less one line: hinting may want one more."""
SIZES = tuple(range(48, 23, -1))
Told = list[tuple[str, str]]
"""Elements of a deduction with their answers."""


class PublicFace(Painted):
    """Before the host's reveal it knows neither result nor opened seal: it does not look at them."""

    kind: type[Any] = TableView
    answers = True

    def paint_table(self, painter: QPainter, view: TableView) -> None:
        """One moment of a meeting."""
        if view.phase == "over":
            self._over(painter, view)
            return
        self._top(painter, view)
        self._middle(painter, view)
        self._purses(painter, view)

    def _top(self, painter: QPainter, view: TableView) -> None:
        """Clock, round and pot."""
        words = self._look.words
        if view.phase != "telling":
            self._write(painter, (0, 20, WIDE, 150), words.clock(self._clock.shown_ms), 130)
            self._write(painter, (40, 40, 480, 80), words.text("table.round", round=view.round), 52, soft=True, align=LEFT)
            self._write(painter, (1080, 40, 480, 80), words.text("table.public.pot", pounds=view.pot), 62, align=RIGHT)
        sign = "paused" if self._clock.paused else "struck" if view.struck else "soon" if self._soon() else ""
        if sign:
            self._write(painter, (1080, 120, 480, 60), words.text(f"table.clock.{sign}"), 44, align=RIGHT)

    def _middle(self, painter: QPainter, view: TableView) -> None:
        """The one thing to look at: the last answer, or what is going on."""
        words = self._look.words
        fresh = view.last is not None and view.phase in ("floor", "answered")
        if view.last and (fresh or self.again):
            self._write(painter, (40, 190, WIDE - 80, 300), words.text(f"table.answer.{view.last.answer}").upper(), 270, bold=True)
            asked = words.text(f"table.public.asked{'' if view.last.question else '.bare'}", by=view.last.by, question=view.last.question)
            note = f"\n{view.last.note}" if view.last.note else ""
            self._write(painter, (80, 490, WIDE - 160, 170), asked + note, 56, soft=True)
        elif view.phase == "question" and view.question and view.question.text:
            self._write(painter, (80, 190, WIDE - 160, 120), self._now(view), 64, soft=True)
            self._write(painter, (80, 310, WIDE - 160, 340), words.quote(view.question.text), 84)
        else:
            self._write(painter, (80, 220, WIDE - 160, 420), self._now(view), 110)
        if view.last and fresh:
            self._write(painter, (80, 650, WIDE - 160, 70), self._now(view), 52)

    def _now(self, view: TableView) -> str:
        """What is going on, for everybody."""
        waiting = view.rebuttal.waiting if view.rebuttal else ()
        return self._look.words.text(f"table.public.{view.phase}", turn=view.turn or "", waiting=waiting)

    def _purses(self, painter: QPainter, view: TableView) -> None:
        """Everybody's money, along the foot."""
        width = (WIDE - 80) / max(1, len(view.players))
        for place, seat in enumerate(view.players):
            left = 40 + place * width
            dim = seat.out or seat.gone
            self._write(painter, (left, 728, width, 58), seat.name, 46, soft=dim)
            self._write(painter, (left, 786, width, 68), self._look.words.money(seat.pounds), 60, soft=dim)
            if seat.name == view.first:
                self._write(painter, (left, 852, width, 44), self._look.words.text("table.public.first"), 36)

    def _over(self, painter: QPainter, view: TableView) -> None:
        """Until the host reveals, only that it is over."""
        words = self._look.words
        if not self.revealed or view.result is None:
            self._write(painter, (80, 300, WIDE - 160, 300), words.text("table.public.over"), 110)
            return
        self._write(painter, (80, 24, WIDE - 160, 130), cues.result(words, view.result), 72)
        if view.opened:
            self._solution(painter, view.opened)
            seal = words.text("table.public.seal", seal=abbreviated(view.seal or ""))
            self._write(painter, (80, 636, WIDE - 160, 44), seal, 30, soft=True)
        if view.next_host:
            self._write(painter, (80, 676, WIDE - 160, 52), words.text("table.public.next-host", name=view.next_host), 46)
        self._purses(painter, view)

    def _solution(self, painter: QPainter, opened: OpenedSeal) -> None:
        """The six answers, each under what it answers, in two columns; or the one line there is."""
        words = self._look.words
        self._write(painter, (80, 146, WIDE - 160, 54), opened.title, 42, soft=True)
        told = [(key, answer) for key in ELEMENTS if opened.answers and (answer := getattr(opened.answers, key))]
        if not told:
            self._write(painter, (80, 220, WIDE - 160, 380), opened.line, 76)
        splits: list[tuple[Told, Told]] = [(told[:at], told[at:]) for at in range(len(told) + 1)]

        def taken(split: tuple[Told, Told], size: int) -> float:
            return max(self._high(column, size) for column in split)

        size = next((size for size in SIZES if min(taken(split, size) for split in splits) <= ROOM), SIZES[-1])
        left_and_right: tuple[Told, Told] = min(splits, key=lambda split: taken(split, size))
        for left, column in zip((80.0, 820.0), left_and_right, strict=True):
            top = 206.0
            for key, answer in column:
                self._write(painter, (left, top, COLUMN, LABEL), words.text(f"table.element.{key}"), 28, soft=True, align=LEFT)
                high = self._high([(key, answer)], size)
                self._write(painter, (left, top + LABEL, COLUMN, high - LABEL), answer, size, align=TOP)
                top += high

    def _high(self, column: Told, size: int) -> float:
        """How much room some answers take with their labels at a size."""
        taken = (self._letters.set(answer, size, (COLUMN, HIGH), align=TOP).size.height() for _, answer in column)
        return sum(LABEL + BELOW + ceil(high) for high in taken)
