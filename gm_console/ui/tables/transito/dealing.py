"""The hands of Quién, Cómo y Dónde that are handed out, and each seat's notebook (T04, T31)."""

from __future__ import annotations

from collections.abc import Iterator

from gm_console.games.transito.content import City
from gm_console.games.transito.model import PLAYED
from gm_console.games.transito.views import SeatView, TableView
from gm_console.ui.desk import Desk
from gm_console.ui.handout import hands
from gm_console.ui.handout.secret import Dealing, Notes, Person, Secret
from gm_console.ui.tables.transito.cards import kinds, named
from gm_console.ui.tables.transito.terms import in_order
from gm_console.words import Translator


def deck(words: Translator, city: City) -> tuple[tuple[str, tuple[hands.Card, ...]], ...]:
    """All cards under the names of their kinds, in the order of the set."""
    called = named(city, words.language)
    return tuple(
        (
            words.text(f"handout.kinds.{kind}"),
            tuple(hands.Card(card.id, called[card.id], words.text(f"handout.kind.{kind}")) for card in cards),
        )
        for kind, cards in kinds(city)
    )


def people(view: TableView) -> tuple[Person, ...]:
    """Which seats hold cards; none before the deal, after the end, or where the table has the cards."""
    if view.phase not in PLAYED or view.dealt_by_hand:
        return ()
    return tuple(Person(seat.id, seat.name) for seat in view.players if not seat.gone)


def secret(words: Translator, view: SeatView, player: str) -> Secret:
    """One seat's hand."""
    name = next(seat.name for seat in view.players if seat.id == player)
    held = [one for _, cards in deck(words, view.city) for one in cards if one.id in (view.hand or ())]
    return hands.made(words, held, name, words.text("transitotable.title"))


def possible(words: Translator, desk: Desk) -> Iterator[Secret]:
    """Hands of every card there is, as large as the largest at the table."""
    view: TableView = desk.table
    every = [one for _, cards in deck(words, view.city) for one in cards]
    most = max((seat.cards or 0 for seat in view.players), default=1)
    return hands.possible(words, every, most, [seat.name for seat in view.players], words.text("transitotable.title"))


def notebook(words: Translator, desk: Desk, view: SeatView) -> tuple[Notes, ...]:
    """All cards, with how this seat knows them by now."""
    known = [hands.Known(one.card, one.how, one.by or "") for one in view.notebook]
    known += [hands.Known(card, "sought") for card in (in_order(view.secret) if view.secret is not None else ())]
    return hands.notebook(words, deck(words, view.city), known)


def host_plays(view: TableView) -> bool:
    """Then no hand is copied for a guest (T34)."""
    return view.host_plays


DEALING = Dealing(people, secret, possible, host_plays, notebook=notebook)
