"""What the players of El espía see: the clock huge, who asks, who has voted and not how; the cards once the host has revealed them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtGui import QPainter

from gm_console.games.espia.views import RoundShown, TableView
from gm_console.ui.tables.espia import cues
from gm_console.ui.tables.painted import WIDE, Painted
from gm_console.ui.widgets.letters import LEFT, RIGHT

SIGNS = {True: "✓", False: "○"}
ABREAST = 6
"""So many stand side by side along the foot."""
TOLD = (80.0, 636.0, WIDE - 160, 100.0)
Named = Sequence[tuple[str, bool | None]]
"""Names, each with a tick, an empty ring, or no sign."""


class PublicFace(Painted):
    """Before the host's reveal it does not look at how a round ended: neither at the cards nor at points that came of them."""

    kind: type[Any] = TableView

    def paint_table(self, painter: QPainter, view: TableView) -> None:
        """One moment of a room."""
        match view.phase:
            case "lobby":
                self._lobby(painter, view)
            case "dealt":
                self._top(painter, view, clock=False)
                self._headline(painter, self._look.words.text("espiatable.public.dealt"))
                self._names(painter, [(seat.name, seat.seen) for seat in view.players if not seat.watching])
            case "questions":
                self._questions(painter, view)
            case "vote":
                self._vote(painter, view)
            case "final-vote":
                self._top(painter, view)
                self._headline(painter, self._look.words.text("espiatable.public.final-vote"))
                self._names(painter, [(seat.name, seat.name in view.pointed) for seat in view.players if not seat.watching])
            case "last-chance":
                self._last_chance(painter, view)
            case _:
                self._over(painter, view)

    def _lobby(self, painter: QPainter, view: TableView) -> None:
        """The game's name, how it is played tonight, and large who is in the room; its code is for the record."""
        words = self._look.words
        self._write(painter, (80, 60, WIDE - 160, 110), words.text("espiatable.title"), 84, bold=True)
        told = words.text("espiatable.public.lobby", minutes=view.minutes, title=view.deck.title or view.deck.name, code=view.code)
        spies = words.text("espiatable.two-spies") if view.two_spies else ""
        self._write(painter, (80, 180, WIDE - 160, 64), " · ".join(part for part in (told, spies) if part), 46, soft=True)
        self._names(painter, [(seat.name, None) for seat in view.players], 310, 540, 96)

    def _top(self, painter: QPainter, view: TableView, *, clock: bool = True) -> None:
        """Round, clock and what presses."""
        words = self._look.words
        self._write(painter, (40, 30, 480, 70), words.text("table.round", round=view.round), 52, soft=True, align=LEFT)
        if view.two_spies:
            self._write(painter, (40, 100, 480, 50), words.text("espiatable.two-spies"), 38, soft=True, align=LEFT)
        if clock:
            self._write(painter, (0, 20, WIDE, 150), words.clock(self._clock.shown_ms), 130)
        sign = "paused" if self._clock.paused else "soon" if self._soon() else ""
        if sign:
            self._write(painter, (1080, 40, 480, 70), words.text(f"table.clock.{sign}"), 48, align=RIGHT)

    def _headline(self, painter: QPainter, text: str) -> None:
        self._write(painter, (80, 190, WIDE - 160, 280), text, 100)

    def _questions(self, painter: QPainter, view: TableView) -> None:
        """The clock as large as there is room, and who asks."""
        words = self._look.words
        self._top(painter, view, clock=False)
        self._write(painter, (0, 120, WIDE, 350), words.clock(self._clock.shown_ms), 330)
        self._write(painter, (80, 480, WIDE - 160, 120), words.text("espiatable.public.asks", asker=view.asker or ""), 96)
        if view.barred:
            told = words.text("espiatable.public.barred", asker=view.asker or "", barred=view.barred)
            self._write(painter, (80, 600, WIDE - 160, 60), told, 44, soft=True)
        self._points(painter, view)

    def _vote(self, painter: QPainter, view: TableView) -> None:
        """Who accuses whom, and who has voted; where that would tell how, only who votes (E18)."""
        self._top(painter, view)
        if view.vote is None:
            return
        vote, words = view.vote, self._look.words
        self._headline(painter, words.text("espiatable.public.vote", by=vote.by, accused=vote.accused))
        tell = bool(vote.voted)
        voters = [seat.name for seat in view.players if not seat.watching and seat.name != vote.accused]
        self._names(painter, [(name, name in vote.voted if tell else None) for name in voters])

    def _last_chance(self, painter: QPainter, view: TableView) -> None:
        """Who pointed at whom is open by now; the caught one has one guess."""
        words = self._look.words
        self._top(painter, view, clock=False)
        self._headline(painter, words.text("espiatable.public.last-chance", caught=view.caught or ""))
        told = self._pointed(view.final_vote or ())
        tall = min(80.0, 380 / max(1, len(told)))
        size = self._largest(told, (WIDE - 160, tall), range(56, 23, -2))
        for place, text in enumerate(told):
            self._write(painter, (80, 480 + place * tall, WIDE - 160, tall), text, size)

    def _names(self, painter: QPainter, names: Named, top: float = 500, high: float = 360, most: int = 60) -> None:
        """Names in two to four columns from ``top`` on, as large as there is room, ``most`` at most."""
        columns = 2 if len(names) <= 4 else 3 if len(names) <= 6 else 4
        rows = max(1, -(-len(names) // columns))
        wide, tall = (WIDE - 160) / columns, min(most * 1.8, high / rows)
        texts = [name if tick is None else f"{SIGNS[tick]} {name}" for name, tick in names]
        size = self._largest(texts, (wide - 20, tall), range(min(most, int(tall * 0.6)), 27, -2))
        for place, (text, (_, tick)) in enumerate(zip(texts, names, strict=True)):
            row, column = divmod(place, columns)
            self._write(painter, (80 + column * wide, top + row * tall, wide, tall), text, size, soft=tick is False)

    def _points(self, painter: QPainter, view: TableView) -> None:
        """Everybody's points."""
        number = self._look.words.number
        self._foot(painter, [(seat.name, number(seat.points), seat.watching) for seat in view.players])

    def _foot(self, painter: QPainter, figures: Sequence[tuple[str, str, bool]]) -> None:
        """Names with their figures along the foot: below one another where few are there, else side by side in two rows."""
        if len(figures) > ABREAST:
            self._two_rows(painter, figures)
            return
        width = (WIDE - 80) / max(1, len(figures))
        size = self._largest([name for name, _, _ in figures], (width - 16, 56), range(42, 23, -2))
        for place, (name, figure, soft) in enumerate(figures):
            self._write(painter, (40 + place * width, 740, width, 56), name, size, soft=soft)
            self._write(painter, (40 + place * width, 796, width, 80), figure, 62, soft=soft)

    def _two_rows(self, painter: QPainter, figures: Sequence[tuple[str, str, bool]]) -> None:
        half = -(-len(figures) // 2)
        width, texts = (WIDE - 80) / half, [f"{name}  {figure}" for name, figure, _ in figures]
        size = self._largest(texts, (width - 16, 66), range(44, 23, -2))
        for place, (text, (_, _, soft)) in enumerate(zip(texts, figures, strict=True)):
            row, column = divmod(place, half)
            self._write(painter, (40 + column * width, 744 + row * 68, width, 66), text, size, soft=soft)

    def _over(self, painter: QPainter, view: TableView) -> None:
        """Until the host reveals, only that it is over."""
        words, last = self._look.words, view.last_round
        if not self.revealed:
            said = "espiatable.public.over" if view.phase == "over" else "espiatable.public.round-over"
            self._write(painter, (80, 300, WIDE - 160, 300), words.text(said, round=view.round), 110)
            return
        if view.result is not None:
            self._write(painter, (80, 20, WIDE - 160, 90), cues.result(words, view), 66, bold=True)
        if last is not None:
            self._write(painter, (80, 112, WIDE - 160, 80), cues.outcome(words, last), 54)
            self._write(painter, (80, 192, WIDE - 160, 130), last.place, 110, bold=True)
            self._cards(painter, last)
        self._gains(painter, view, dict(last.points) if last is not None else {})

    def _cards(self, painter: QPainter, last: RoundShown) -> None:
        """The spies first, then everybody's role, and what came of the votes."""
        words = self._look.words
        rows = [(words.text("espiatable.public.card", name=name, role=words.text("espiatable.end.spy")), True) for name in last.spies]
        rows += [(words.text("espiatable.public.card", name=name, role=role), False) for name, role in last.roles]
        half = -(-len(rows) // 2)
        tall = min(58.0, 294 / max(1, half))
        size = self._largest([text for text, _ in rows], (680, tall), range(min(44, int(tall * 0.78)), 23, -1))
        for place, (text, strong) in enumerate(rows):
            column, row = divmod(place, half)
            box = (80 + column * 740.0, 336 + row * tall, 700.0, tall)
            self._write(painter, box, text, size, bold=strong, align=LEFT)
        told = "\n".join((*self._voted(last), "  ·  ".join(self._pointed(last.final_vote or ())))).strip()
        self._write(painter, TOLD, told, self._largest([told], TOLD[2:], range(34, 19, -1)), soft=True)

    def _voted(self, last: RoundShown) -> list[str]:
        """Each accusation, and who was against it."""
        words, told = self._look.words, []
        for vote in last.votes:
            no = tuple(name for name, guilty in vote.votes if not guilty)
            kind = "against" if no else "all"
            told.append(words.text(f"espiatable.public.voted.{kind}", by=vote.by, accused=vote.accused, no=no))
        return told

    def _pointed(self, final_vote: Sequence[tuple[str, str]]) -> list[str]:
        """At whom somebody pointed, and who did."""
        words = self._look.words
        at = dict.fromkeys(at for _, at in final_vote)
        return [words.text("espiatable.public.pointed", at=one, names=tuple(by for by, at in final_vote if at == one)) for one in at]

    def _gains(self, painter: QPainter, view: TableView, gains: Mapping[str, int]) -> None:
        """Everybody's points, with what came of this round."""
        figures = []
        for seat in view.players:
            gain = gains.get(seat.name, 0)
            figures.append((seat.name, self._look.words.number(seat.points) + (f"  +{gain}" if gain else ""), not gain))
        self._foot(painter, figures)
