"""The hands of Cluedo that are handed out, and everybody's notebook (C05, C24)."""

from __future__ import annotations

from collections.abc import Iterator

from gm_console.games.cluedo.content import ROOMS, SUSPECTS, WEAPONS
from gm_console.games.cluedo.model import PLAYING
from gm_console.games.cluedo.views import SeatView, TableView
from gm_console.ui.desk import Desk
from gm_console.ui.handout import hands
from gm_console.ui.handout.secret import Dealing, Notes, Person, Secret
from gm_console.words import Translator

KINDS = (("suspect", SUSPECTS), ("weapon", WEAPONS), ("room", ROOMS))


def deck(words: Translator) -> tuple[tuple[str, tuple[hands.Card, ...]], ...]:
    """All cards under the names of their kinds, in the order of the rules."""
    return tuple((words.text(f"handout.kinds.{kind}"), tuple(card(words, one, kind) for one in cards)) for kind, cards in KINDS)


def card(words: Translator, id_: str, kind: str) -> hands.Card:
    """One card in words."""
    return hands.Card(id_, words.text(f"cluedo.card.{id_}"), words.text(f"handout.kind.{kind}"))


def people(view: TableView) -> tuple[Person, ...]:
    """Who holds cards, by seat; nobody before the deal, after the end, or where the table has the cards."""
    if view.phase not in PLAYING or view.dealt_by_hand:
        return ()
    return tuple(Person(seat.id, seat.name) for seat in view.players if not seat.gone)


def secret(words: Translator, view: SeatView, player: str) -> Secret:
    """One player's hand."""
    name = next(seat.name for seat in view.players if seat.id == player)
    held = [one for _, cards in deck(words) for one in cards if one.id in (view.hand or ())]
    return hands.made(words, held, name, words.text("cluedotable.title"))


def possible(words: Translator, desk: Desk) -> Iterator[Secret]:
    """Hands of every card there is, as large as the largest at the table."""
    seats = desk.table.players
    every = [one for _, cards in deck(words) for one in cards]
    most = max((seat.cards or 0 for seat in seats), default=1)
    return hands.possible(words, every, most, [seat.name for seat in seats], words.text("cluedotable.title"))


def notebook(words: Translator, desk: Desk, view: SeatView) -> tuple[Notes, ...]:
    """All cards, with what this player has marked by now."""
    known = [hands.Known(mark.card, mark.how, mark.by or "") for mark in view.notebook]
    seen = view.solution
    known += [hands.Known(one, "sought") for one in ((seen.suspect, seen.weapon, seen.room) if seen is not None else ())]
    return hands.notebook(words, deck(words), known)


def host_plays(view: TableView) -> bool:
    """Then no hand is copied for a guest (C27)."""
    return view.host_plays


DEALING = Dealing(people, secret, possible, host_plays, notebook=notebook)
