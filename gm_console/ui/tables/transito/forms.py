"""The forms of Quién, Cómo y Dónde: each is imported when it is first wanted, and begins with what is on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from gm_console.games.transito.model import PLAYED
from gm_console.games.transito.views import TableView
from gm_console.ui.desk import Desk
from gm_console.ui.tables.coming import closing
from gm_console.ui.tables.company import seat_of
from gm_console.ui.tables.envelope import forms as shared
from gm_console.ui.tables.kit import MakeForm
from gm_console.ui.tables.transito import cues
from gm_console.ui.tables.transito.cards import named
from gm_console.ui.tables.transito.terms import TERMS

if TYPE_CHECKING:
    from gm_console.ui.dialogs.frame import Frame

BREAKABLE = ("T11", "T22", "T25", "T26")
"""What can be broken at the table, and costs a card (T27)."""


def deal(desk: Desk, window: QWidget, _: str) -> Frame:
    """Which cards are left over, where people deal (T04)."""
    from gm_console.ui.dialogs.transito.open_cards import OpenCards

    view: TableView = desk.table
    here = sum(not seat.gone for seat in view.players)
    left = sum(len(cards) - 1 for _, cards in TERMS.piles(view)) % max(1, here)
    return OpenCards(desk.words, TERMS.offered(desk.words, view), left, window)


def paper(desk: Desk, window: QWidget, _: str) -> Frame:
    """An advance card from a real pile (T07)."""
    from gm_console.ui.dialogs.transito.ways import Paper

    view: TableView = desk.table
    return Paper(desk.words, view.turn or "", sorted(set(view.city.advance)), window)


def travel(desk: Desk, window: QWidget, _: str) -> Frame:
    """From a star to a sector (T10)."""
    from gm_console.ui.dialogs.transito.ways import Sector

    view: TableView = desk.table
    return Sector(desk.words, {"do": "travel", "by": view.turn}, "to", sectors(desk, view.travel), window)


def enter(desk: Desk, window: QWidget, _: str) -> Frame:
    """The sector a token was moved into by hand (T33)."""
    from gm_console.ui.dialogs.transito.ways import Sector

    view: TableView = desk.table
    return Sector(desk.words, {"do": "enter", "by": view.turn}, "sector", sectors(desk), window)


def sectors(desk: Desk, among: Sequence[str] | None = None) -> list[tuple[str, str]]:
    """Sectors by id and name: all, or some."""
    view: TableView = desk.table
    called = named(view.city, desk.words.language)
    every = [sector.id for sector in view.city.sectors]
    return [(id_, called[id_]) for id_ in (every if among is None else among)]


def suspect(desk: Desk, window: QWidget, _: str) -> Frame:
    """Who, and by what infraction, in the sector where he is (T12)."""
    from gm_console.ui.dialogs.envelope.claims import Heading, Suspicion

    words, view = desk.words, desk.table
    seat = seat_of(view, view.turn)
    where = cues.place(words, view, seat.at if seat is not None else None)
    piles = TERMS.offered(words, view, ("suspect", "infraction"))
    title = words.text("transitotable.form.suspect.title", by=view.turn or "", sector=where)
    heading = Heading(title, words.text("transitotable.form.suspect.told"), words.text("transitotable.form.suspect.go"))
    return Suspicion(words, heading, {"do": "suspect", "by": view.turn}, piles, window)


def penalty(desk: Desk, window: QWidget, _: str) -> Frame:
    """Who broke which rule, and the card he shows to all: any that is not public yet, so that the form tells nothing of a hand (T27)."""
    from gm_console.ui.dialogs.envelope.claims import Heading
    from gm_console.ui.dialogs.envelope.penalty import Penalty

    words, view = desk.words, desk.table
    called, known = named(view.city, words.language), set(view.open_cards)
    hidden = [(card, called[card]) for card in called if card not in known and not any(card in seat.shown for seat in view.players)]

    def cards(name: str) -> Sequence[tuple[str, str]]:
        seat = seat_of(view, name)
        return hidden if seat is not None and seat.cards is not None and seat.cards > len(seat.shown) else ()

    here = [seat.name for seat in view.players if not seat.gone]
    rules = [(rule, words.text(f"transitotable.form.penalty.{rule}")) for rule in BREAKABLE]
    heading = Heading(*(words.text(f"transitotable.form.penalty.{part}") for part in ("title", "told", "go")))
    return Penalty(words, heading, {"do": "penalty"}, (view.players, here), rules, cards, window)


def correct(desk: Desk, window: QWidget, _: str) -> Frame:
    """Tokens, sectors last been in, and the turn put right."""
    from gm_console.ui.dialogs.transito.correct import Correct

    view: TableView = desk.table
    squares = [(square.id, desk.words.text("board.street", id=square.id)) for square in view.city.squares]
    return Correct(desk.words, view, [*sectors(desk), *squares], sectors(desk), window)


def end_happens(desk: Desk) -> str:
    """Nobody wins (T32)."""
    return desk.words.text("transitotable.end.happens.dealt" if desk.table.phase in PLAYED else "transitotable.end.happens")


FORMS: Mapping[str, MakeForm] = {
    **shared.forms(TERMS),
    "deal": deal,
    "paper": paper,
    "travel": travel,
    "enter": enter,
    "suspect": suspect,
    "penalty": penalty,
    "correct": correct,
    "end": closing(end_happens),
}
