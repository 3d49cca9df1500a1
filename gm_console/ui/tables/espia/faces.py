"""What each seat shows, from the table's view and what is legal: plain values, compared before anything is painted."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from gm_console.games.espia.views import SeatShown, TableView
from gm_console.ui.desk import Sent
from gm_console.ui.tables.espia.acts import missing
from gm_console.ui.widgets.chip import ChipFace, State
from gm_console.ui.widgets.seat_card import SeatFace
from gm_console.words import Translator


class Faces:
    """Makes faces in one language."""

    def __init__(self, words: Translator) -> None:
        self._said = cache(words.text)

    def seats(self, view: TableView, legal: Collection[Sent], chosen: str = "") -> list[SeatFace]:
        """One face a seat, in seat order; ``chosen`` is the id of whose ballot or finger is entered next."""
        return [self._seat(view, seat, number, legal, chosen) for number, seat in enumerate(view.players, 1)]

    def _seat(self, view: TableView, seat: SeatShown, number: int, legal: Collection[Sent], chosen: str) -> SeatFace:
        word, badge = self._word(view, seat), self._badge(view, seat)
        points = self._said("espiatable.points.short", n=seat.points) if view.phase not in ("round-over", "over") else ""
        told = (self._said("espiatable.points", n=seat.points) if points else "", word, badge)
        return SeatFace(
            seat.id,
            number % 10,
            seat.name,
            points,
            word=word,
            badge=badge,
            floor=seat.name == view.asker and view.phase == "questions",
            out=seat.watching,
            chosen=seat.id == chosen,
            chips=() if seat.watching else self._chips(view, seat, legal, chosen),
            told=", ".join(part for part in told if part),
            digits=False,
        )

    def _badge(self, view: TableView, seat: SeatShown) -> str:
        if view.vote is not None and seat.name in (view.vote.by, view.vote.accused):
            return self._said("espiatable.badge.accused" if seat.name == view.vote.accused else "espiatable.badge.accuser")
        if seat.name == view.caught:
            return self._said("espiatable.badge.caught")
        return self._said("espiatable.badge.asker") if seat.name == view.asker else ""

    def _word(self, view: TableView, seat: SeatShown) -> str:
        """A seat's state in a word or two, where it has one."""
        if seat.watching:
            return self._said("espiatable.seat.watching")
        if view.phase == "dealt":
            return self._said("espiatable.seat.seen" if seat.seen else "espiatable.seat.unseen")
        if view.phase == "vote" and view.vote is not None and seat.name in view.vote.voted:
            return self._said("espiatable.seat.voted")
        if view.phase == "final-vote" and seat.name in view.pointed:
            return self._said("espiatable.seat.pointed")
        return ""

    def _chips(self, view: TableView, seat: SeatShown, legal: Collection[Sent], chosen: str) -> tuple[ChipFace, ...]:
        match view.phase:
            case "dealt":
                return (self._chip(f"seen:{seat.id}", "seen", "spent" if seat.seen else "call", enabled=not seat.seen),)
            case "questions":
                return self._asking(view, seat)
            case "vote" if seat.name in missing(legal, "vote"):
                return tuple(self._chip(f"vote:{seat.id}:{said}", f"vote.{said}", "call") for said in ("yes", "no"))
            case "final-vote":
                at = self._chip(f"point:{chosen}:{seat.id}", "point", "free" if seat.id == chosen else "call", enabled=seat.id != chosen)
                return at, self._chip(f"choose:{seat.id}", "choose", "free", enabled=seat.id != chosen)
        return ()

    def _asking(self, view: TableView, seat: SeatShown) -> tuple[ChipFace, ...]:
        """Being asked, unless he asks himself; one who may not be asked back can still be pressed, to be allowed it once."""
        kind = "asks" if seat.name == view.asker else "ask.barred" if seat.name == view.barred else "ask"
        asked = self._chip(f"ask:{seat.id}", kind, "call" if kind == "ask" else "spent", enabled=kind != "asks")
        may = seat.may_accuse
        return asked, self._chip(f"accuse:{seat.id}", "accuse" if may else "accuse.spent", "free" if may else "spent", enabled=may)

    def _chip(self, act: str, kind: str, state: State, *, enabled: bool = True) -> ChipFace:
        text = self._said(f"espiatable.chip.{kind}")
        note = self._said(f"espiatable.chip.{kind}.note") if kind in ("ask.barred", "accuse.spent") else ""
        return ChipFace(act, text, note, note, state, enabled, self._said(f"espiatable.chip.{kind}.told"))
