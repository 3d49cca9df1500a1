"""What is printed for an evening of El espía: who plays, the deck, and the rounds that were dealt and sealed ahead (E43)."""

from gm_console.engine.company import here, seat
from gm_console.engine.value import Value
from gm_console.games.espia.content import Deck
from gm_console.games.espia.model import Deal, State


class Hand(Value, frozen=True):
    """One player's card of one round (E07)."""

    spy: bool = False
    place: str = ""
    role: str = ""


class Guest(Value, frozen=True):
    """Somebody at the table, with his cards in the order of the rounds: nobody else's."""

    name: str
    hands: tuple[Hand, ...] = ()


class Sealed(Value, frozen=True):
    """A round dealt ahead: its number and seal; and what opens it, where no record will (E43)."""

    number: int
    seal: str
    salt: str = ""
    place: str = ""
    spies: tuple[str, ...] = ()


class Evening(Value, frozen=True):
    """``table`` names everybody as seated, ``guests`` are those who are printed for; ``spies`` is how many a round has (E06)."""

    deck: Deck | None = None
    table: tuple[str, ...] = ()
    guests: tuple[Guest, ...] = ()
    rounds: tuple[Sealed, ...] = ()
    spies: int = 1


def of(state: State) -> Evening:
    """The evening of a room: what waits to be dealt, sealed. What opens it stands in the record once it has been played."""
    deals, first = state.secret.ahead, state.round + 1
    names = tuple(seat(state, player).name for player in here(state))
    guests = tuple(Guest(seat(state, player).name, hands(deals, player)) for player in here(state))
    rounds = tuple(Sealed(number, seal) for number, seal in enumerate(state.seals_ahead, first))
    return Evening(state.deck, names, guests, rounds, spies_of(deals))


def hands(deals: tuple[Deal, ...], player: str) -> tuple[Hand, ...]:
    """One player's cards."""
    return tuple(Hand(spy=True) if player in deal.spies else Hand(place=deal.place, role=dict(deal.roles)[player]) for deal in deals)


def spies_of(deals: tuple[Deal, ...]) -> int:
    """How many a round has; one where nothing is dealt."""
    return len(deals[0].spies) if deals else 1
