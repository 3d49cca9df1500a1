"""What happens in Quién, Cómo y Dónde, in the past tense: each is all that `apply` needs to know."""

from typing import Annotated

from gm_console.engine.value import HIDDEN, Event, Player
from gm_console.engine.wire import KEYED
from gm_console.games.envelope.model import Sealed
from gm_console.games.transito.content import City
from gm_console.games.transito.model import Options, Seat


class Opened(Event, frozen=True):
    """The seats are taken; nothing is dealt yet (T01, T02)."""

    seats: tuple[Seat, ...]
    options: Options
    seeded: bool
    city: Annotated[City, HIDDEN]


class Dealt(Event, frozen=True):
    """The secret is drawn and sealed, the rest dealt, tokens, starts and the first drawn by lot (T03-T06, T30)."""

    tokens: Annotated[tuple[tuple[Player, str], ...], KEYED]
    starts: Annotated[tuple[tuple[Player, str], ...], KEYED]
    first: Player
    open_cards: tuple[str, ...]
    seal: str | None
    cards: Annotated[Sealed, HIDDEN]


class Drew(Event, frozen=True):
    """An advance card; ``anew`` says that there was none left, and that all were shuffled first (T07)."""

    by: Player
    value: int
    anew: bool


class Moved(Event, frozen=True):
    """A token walked; ``walked`` are the places it stepped on, in order (T08, T09)."""

    by: Player
    to: str
    walked: tuple[str, ...]


class Stayed(Event, frozen=True):
    """No way was open (T08)."""

    by: Player


class Travelled(Event, frozen=True):
    """From a star to a sector (T10)."""

    by: Player
    to: str


class Entered(Event, frozen=True):
    """A token was moved into a sector by hand (T33)."""

    by: Player
    sector: str


class MovedByHand(Event, frozen=True, tag="moved-by-hand"):
    """A token was moved by hand, and into no sector: nobody knows where it stands (T33)."""

    by: Player


class Suspected(Event, frozen=True):
    """Who and how, in the sector where he is; both are laid there (T12, T13)."""

    by: Player
    suspect: str
    sector: str
    infraction: str


class HadNone(Event, frozen=True, tag="had-none"):
    """A witness said that he had nothing to show (T14, T22)."""

    by: Player


class WitnessDue(Event, frozen=True, tag="witness-due"):
    """``passed`` could not refute; ``waiting`` are those still to be asked, the one who is due first (T14). Nobody: not refuted (T16)."""

    passed: tuple[Player, ...]
    waiting: tuple[Player, ...]


class Refuted(Event, frozen=True):
    """A witness showed one card in secret, in the log's entry ``seq`` (T14, T15)."""

    by: Player
    to: Player
    card: Annotated[str | None, HIDDEN]
    seq: Annotated[int, HIDDEN]


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """Somebody is next (T06)."""

    player: Player


class Accused(Event, frozen=True):
    """Who, where and how, aloud, and what the accuser found (T18)."""

    by: Player
    suspect: str
    sector: str
    infraction: str
    right: bool


class Eliminated(Event, frozen=True):
    """His accusation was wrong; ``cards`` are laid open where the house rules say so (T19)."""

    player: Player
    cards: tuple[str, ...]


class Penalised(Event, frozen=True):
    """He broke ``rule`` and showed all a card of his choice, if he had one that nobody had seen (T27)."""

    player: Player
    rule: str
    card: str | None


class Corrected(Event, frozen=True):
    """The host put tokens or sectors last been in right. ``phase`` is what the one whose turn it is may do there."""

    reason: str
    at: Annotated[tuple[tuple[Player, str], ...], KEYED]
    last: Annotated[tuple[tuple[Player, str | None], ...], KEYED]
    phase: str


class Left(Event, frozen=True):
    """A seat left; its cards lie open (T29)."""

    player: Player
    cards: tuple[str, ...]


class Joined(Event, frozen=True):
    """A seat came, or came back, before the deal (T01)."""

    seat: Seat
    back: bool


class GameEnded(Event, frozen=True, tag="game-ended"):
    """``why`` is right (T20), nobody-left or last-standing (T21), alone or closed (T32); what was hidden is shown, if anybody knows."""

    winner: Player | None
    solution: tuple[str, ...] | None
    why: str
    said: str | None = None


EVENTS: dict[str, type[Event]] = {
    str(kind.__struct_config__.tag): kind
    for kind in (
        Opened, Dealt, Drew, Moved, Stayed, Travelled, Entered, MovedByHand, Suspected, HadNone, WitnessDue, Refuted, TurnBegan, Accused,
        Eliminated, Penalised, Corrected, Left, Joined, GameEnded,
    )
}  # fmt: skip
