"""What each seat shows, from the view and what is legal: plain values, compared before anything is painted."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from gm_console.games.martes.model import Cliche
from gm_console.games.martes.views import SeatShown, TableView
from gm_console.ui.widgets.chip import ChipFace, State
from gm_console.ui.widgets.seat_card import SeatFace
from gm_console.words import Translator

CALLS = {"question": "interrupt", "host": "hint"}
"""What pressing a cliché does in a phase."""


class Faces:
    """Makes faces in one language. The few phrases that all clichés share are said once."""

    def __init__(self, words: Translator) -> None:
        self._words = words
        self._said = cache(words.text)
        self._money = cache(words.money)

    def seats(self, view: TableView, legal: Collection[str], chosen: str = "") -> list[SeatFace]:
        """One face a seat, in seat order; ``chosen`` is the seat whose number was typed."""
        return [self._seat(view, seat, number, legal, seat.id == chosen) for number, seat in enumerate(view.players, 1)]

    def _seat(self, view: TableView, seat: SeatShown, number: int, legal: Collection[str], chosen: bool) -> SeatFace:
        word = self._word(view, seat)
        badge = self._said("table.seat.first") if seat.name == view.first else ""
        money = self._money(seat.pounds)
        told = [seat.character or "", money, word, badge, self._said("table.seat.floor") if seat.name == view.turn else ""]
        return SeatFace(
            seat.id,
            number,
            seat.name,
            money,
            seat.character or "",
            word,
            badge,
            seat.name == view.turn,
            seat.out or seat.gone,
            chosen,
            self._chips(view, seat, legal),
            ", ".join(part for part in told if part),
        )

    def _chips(self, view: TableView, seat: SeatShown, legal: Collection[str]) -> tuple[ChipFace, ...]:
        do = CALLS.get(view.phase, "")
        away = seat.out or seat.gone
        names = [f"{do}:{seat.id}:{place}" for place in range(1, len(seat.cliches) + 1)]
        return tuple(self._chip(cliche, name, do, name in legal, away) for cliche, name in zip(seat.cliches, names, strict=True))

    def _chip(self, cliche: Cliche, name: str, do: str, legal: bool, away: bool) -> ChipFace:
        uses = ".".join(kind for kind, free in (("hint", cliche.hint), ("interrupt", cliche.interrupt)) if free) or "none"
        state: State = "call" if legal else "spent" if uses == "none" or away else "free"
        kind = f"{do}.call" if legal else uses
        note, sign = self._said(f"table.cliche.{kind}"), self._said(f"table.cliche.{kind}.sign")
        if away:
            note, sign = "", ""
        return ChipFace(name, cliche.name, note, sign, state, bool(do), self._said(f"table.cliche.{kind}.told"))

    def _word(self, view: TableView, seat: SeatShown) -> str:
        """A seat's state in a word or two, where it has one."""
        if seat.gone:
            return self._said("table.seat.gone")
        if seat.out:
            return self._said("table.seat.out")
        if not seat.floor:
            return self._said("table.seat.waits")
        if view.rebuttal is not None and seat.name != view.turn:
            decided = seat.name not in view.rebuttal.waiting
            return self._said("table.seat.decided" if decided else "table.seat.deciding")
        return self._said("table.seat.interrupted") if seat.interrupted else ""
