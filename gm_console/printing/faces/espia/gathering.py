"""An evening of El espía where there is no room yet: people typed in, a deck, and rounds that are drawn here and now."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from gm_console.engine import company, names
from gm_console.engine.draw import Draw, Source
from gm_console.engine.guard import Guard
from gm_console.engine.play import Moment
from gm_console.games.espia.commands import PrintAhead
from gm_console.games.espia.content import Deck
from gm_console.games.espia.events import PrintedAhead
from gm_console.games.espia.model import LEAST_SEATS, MOST_SEATS, WAIVABLE, Deal, Options, Seat, State
from gm_console.games.espia.rules import decide
from gm_console.games.espia.setup import choice_faults, deck_faults
from gm_console.printing.faces.espia.evening import Evening, Guest, Sealed, hands, spies_of

ASKS = frozenset({"deck", "rounds", "spies", "below"})
"""What `gathered` is told besides who comes."""


def gathered(host: str, players: Sequence[str], deck: Mapping[str, Any] | None, rounds: int, spies: int, below: Source) -> Evening:
    """Who comes, and so many rounds for them; none where ``rounds`` is 0. ``below`` is chance; no card is the host's. Raises `Refusal`."""
    cards = msgspec.convert(deck, Deck) if deck else Deck()
    table = tuple(names.tidy(name) for name in players)
    if not rounds or not deck or not table:
        return Evening(cards if deck else None, table, tuple(Guest(name) for name in table), spies=spies)
    usual = msgspec.structs.asdict(Options()) | {"spies": spies}
    company.refuse((*company.faults(table, LEAST_SEATS, MOST_SEATS), *choice_faults(usual, len(table)), *deck_faults(cards)))
    seats = tuple(Seat(f"p{number}", name) for number, name in enumerate(table, 1))
    drawn = decide(State(options=Options(spies=spies), deck=cards, seats=seats), PrintAhead(rounds), Moment(Guard(WAIVABLE), Draw(below)))
    made = next(event for event in drawn if isinstance(event, PrintedAhead))
    guests = tuple(Guest(seat.name, hands(made.deals, seat.id)) for seat in seats)
    named = {seat.id: seat.name for seat in seats}
    sealed = (_sealed(number, *pair, named) for number, pair in enumerate(zip(made.seals, made.deals, strict=True), 1))
    return Evening(cards, table, guests, tuple(sealed), spies_of(made.deals))


def _sealed(number: int, seal: str, deal: Deal, named: Mapping[str, str]) -> Sealed:
    """A round with what opens its seal: no journal has it."""
    return Sealed(number, seal, deal.salt, deal.place, tuple(named[spy] for spy in deal.spies))


def brought(evening: Evening) -> frozenset[str]:
    """What there is of players, a deck and rounds dealt ahead."""
    there = {"players": bool(evening.guests), "deck": evening.deck is not None, "deals": bool(evening.rounds)}
    return frozenset(need for need, is_there in there.items() if is_there)


def narrowed(evening: Evening, names: Sequence[str]) -> Evening:
    """The same evening for some of its players only, all where none is named: of the others their names stay, and no card."""
    chosen = tuple(guest for guest in evening.guests if guest.name in names)
    return replace(evening, guests=chosen) if names else evening


def called(evening: Evening) -> tuple[str, ...]:
    """The players' names, as seated."""
    return evening.table
