"""What may be asked for in a room of El espía, on the wire as here but with names for ids."""

from typing import Annotated, Any, ClassVar

import msgspec

from gm_console.engine.value import Command, Player, Value
from gm_console.engine.wire import KEYED
from gm_console.games.espia.content import Deck
from gm_console.games.espia.model import (
    BETWEEN,
    DEALT,
    FINAL_VOTE,
    LAST_CHANCE,
    LOBBY,
    QUESTIONS,
    ROUND,
    ROUND_OVER,
    VOTE,
)

OPEN = (LOBBY, *ROUND, ROUND_OVER)


class Guest(Value, frozen=True, forbid_unknown_fields=True):
    """Somebody as he is announced."""

    name: str


class New(Command, frozen=True):
    """Opens a room. ``options`` are read by the option list; ``cards`` is the deck they name, written out by the console."""

    players: tuple[str | Guest, ...]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    cards: Deck | None = None
    seed: int | None = None
    phases: ClassVar[tuple[str, ...]] = ("",)


class DealCards(Command, frozen=True, tag="deal"):
    """Place, spies and roles are drawn (E07, E08, E40)."""

    phases: ClassVar[tuple[str, ...]] = BETWEEN


class See(Command, frozen=True, tag="seen"):
    """A player has seen his card (E09, E10)."""

    by: Player
    phases: ClassVar[tuple[str, ...]] = (DEALT,)


class Begin(Command, frozen=True):
    """The clock starts, and somebody asks first (E10, E11)."""

    to: Player | None = None
    phases: ClassVar[tuple[str, ...]] = (DEALT,)


class Ask(Command, frozen=True):
    """A question was put and answered; who answered asks next (E12, E13)."""

    by: Player
    to: Player
    phases: ClassVar[tuple[str, ...]] = (QUESTIONS,)


class MoveTurn(Command, frozen=True, tag="move-turn"):
    """The host hands the turn on (E14)."""

    to: Player | None = None
    phases: ClassVar[tuple[str, ...]] = (QUESTIONS,)


class Strike(Command, frozen=True):
    """A spy strikes a place off his list, or puts it back (E16)."""

    by: Player
    place: str
    phases: ClassVar[tuple[str, ...]] = ROUND


class Accuse(Command, frozen=True):
    """The clock stops, and all but the accused vote (E17)."""

    by: Player
    accused: Player
    phases: ClassVar[tuple[str, ...]] = (QUESTIONS,)


class CastVote(Command, frozen=True, tag="vote"):
    """A ballot (E18)."""

    by: Player
    guilty: bool
    phases: ClassVar[tuple[str, ...]] = (VOTE,)


class Guess(Command, frozen=True):
    """A spy names the place (E23, E26); None for no answer."""

    by: Player
    place: str | None = None
    phases: ClassVar[tuple[str, ...]] = (QUESTIONS, LAST_CHANCE)


class Point(Command, frozen=True):
    """Points at somebody in the final vote (E24)."""

    by: Player
    at: Player
    phases: ClassVar[tuple[str, ...]] = (FINAL_VOTE,)


class CloseVote(Command, frozen=True, tag="close-vote"):
    """The host waits no longer (E18, E24)."""

    phases: ClassVar[tuple[str, ...]] = (VOTE, FINAL_VOTE)


class InterruptRound(Command, frozen=True, tag="interrupt-round"):
    """The host breaks a round off (E39)."""

    reason: str | None = None
    phases: ClassVar[tuple[str, ...]] = ROUND


class SetUp(Command, frozen=True, tag="set-up"):
    """Deck, minutes and number of spies from the next deal on; ``cards`` is the deck written out by the console."""

    deck: str | None = None
    minutes: float | None = None
    spies: int | None = None
    cards: Deck | None = None
    phases: ClassVar[tuple[str, ...]] = BETWEEN


class PrintAhead(Command, frozen=True, tag="print-ahead"):
    """So many rounds are drawn and sealed now, to be printed and dealt in turn (E43)."""

    rounds: int
    phases: ClassVar[tuple[str, ...]] = BETWEEN


class Correct(Command, frozen=True):
    """The host overrules points."""

    reason: str
    points: Annotated[tuple[tuple[Player, int], ...], KEYED]
    phases: ClassVar[tuple[str, ...]] = BETWEEN


class Leave(Command, frozen=True):
    """Somebody leaves (E36-E38)."""

    player: Player
    phases: ClassVar[tuple[str, ...]] = OPEN


class Join(Command, frozen=True):
    """Somebody comes, or comes back (E01, E15)."""

    player: str | Guest
    phases: ClassVar[tuple[str, ...]] = OPEN


class End(Command, frozen=True):
    """The host ends the room; the points decide (E35)."""

    reason: str
    phases: ClassVar[tuple[str, ...]] = OPEN


COMMANDS: dict[str, type[Command]] = {
    str(kind.__struct_config__.tag): kind
    for kind in (
        DealCards, See, Begin, Ask, MoveTurn, Strike, Accuse, CastVote, Guess, Point, CloseVote, InterruptRound, SetUp, PrintAhead, Correct,
        Leave, Join, End,
    )
}  # fmt: skip
