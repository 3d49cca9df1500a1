"""What may be asked for in Quién, Cómo y Dónde, on the wire as here but with names for ids."""

from typing import Annotated, Any, ClassVar

import msgspec

from gm_console.engine.value import Command, Player, Value
from gm_console.engine.wire import KEYED
from gm_console.games.transito.content import City
from gm_console.games.transito.model import (
    LOBBY,
    MOVING,
    OWN_TURN,
    PLAYED,
    SECTOR,
    SHOWING,
    STAR,
    TURN,
    UNREFUTED,
)

OPEN = (LOBBY, *PLAYED)


class Guest(Value, frozen=True, forbid_unknown_fields=True):
    """A seat as it is announced: a person or a group."""

    name: str


class New(Command, frozen=True):
    """Opens a game. ``case`` names the set, the usual one where it does not; ``city`` is that set, written out by the console."""

    players: tuple[str | Guest, ...]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    case: str | None = None
    city: City | None = None
    seed: int | None = None
    phases: ClassVar[tuple[str, ...]] = ("",)


class DealCards(Command, frozen=True, tag="deal"):
    """Secret, hands, tokens, starts and who begins are drawn (T03-T06). ``open`` are the open cards where people deal (T22)."""

    open: tuple[str, ...] | None = None
    phases: ClassVar[tuple[str, ...]] = (LOBBY,)


class DrawAdvance(Command, frozen=True, tag="draw"):
    """An advance card; ``card`` is its value where it was drawn from paper (T07)."""

    by: Player
    card: int | None = None
    phases: ClassVar[tuple[str, ...]] = (TURN,)


class Move(Command, frozen=True):
    """Walks to a square or into a sector (T08, T09, T11)."""

    by: Player
    to: str
    phases: ClassVar[tuple[str, ...]] = (MOVING,)


class Stay(Command, frozen=True):
    """Stays where no way is open (T08)."""

    by: Player
    phases: ClassVar[tuple[str, ...]] = (MOVING,)


class Travel(Command, frozen=True):
    """From a star to a sector (T10)."""

    by: Player
    to: str
    phases: ClassVar[tuple[str, ...]] = (STAR,)


class Enter(Command, frozen=True):
    """The sector a token was moved into by hand (T33)."""

    by: Player
    sector: str
    phases: ClassVar[tuple[str, ...]] = (TURN, MOVING)


class Suspect(Command, frozen=True):
    """A suspect and an infraction, in the sector where his token is (T12). In `TURN` only with ``suspect_when: in_sector``."""

    by: Player
    suspect: str
    infraction: str
    phases: ClassVar[tuple[str, ...]] = (SECTOR, TURN)


class Show(Command, frozen=True):
    """The witness shows a card; without ``card`` he did by hand, and nobody here knows which (T14)."""

    by: Player
    card: str | None = None
    phases: ClassVar[tuple[str, ...]] = (SHOWING,)


class HasNone(Command, frozen=True, tag="none"):
    """The witness has nothing to show; asked only where the console does not know the hands (T22)."""

    by: Player
    phases: ClassVar[tuple[str, ...]] = (SHOWING,)


class Accuse(Command, frozen=True):
    """Who, where and how, aloud (T18). ``right`` is what the accuser found, where only he can know (T22)."""

    by: Player
    suspect: str
    sector: str
    infraction: str
    right: bool | None = None
    phases: ClassVar[tuple[str, ...]] = OWN_TURN


class EndTurn(Command, frozen=True, tag="end-turn"):
    """Hands the turn on; in `TURN` and `MOVING` only with ``board: table`` (T16, T33)."""

    by: Player
    phases: ClassVar[tuple[str, ...]] = (STAR, SECTOR, UNREFUTED, TURN, MOVING)


class Penalty(Command, frozen=True):
    """For breaking a rule a card is shown to all, of the offender's choice (T27)."""

    player: Player
    rule: str
    card: str | None = None
    phases: ClassVar[tuple[str, ...]] = PLAYED


class Correct(Command, frozen=True):
    """The host puts tokens, sectors last been in, or the turn right."""

    reason: str
    at: Annotated[tuple[tuple[Player, str], ...], KEYED] = ()
    last: Annotated[tuple[tuple[Player, str | None], ...], KEYED] = ()
    turn: Player | None = None
    phases: ClassVar[tuple[str, ...]] = PLAYED


class Leave(Command, frozen=True):
    """A seat leaves (T29)."""

    player: Player
    phases: ClassVar[tuple[str, ...]] = OPEN


class Join(Command, frozen=True):
    """A seat comes, before the deal (T01)."""

    player: str | Guest
    phases: ClassVar[tuple[str, ...]] = OPEN


class End(Command, frozen=True):
    """The host closes early (T32)."""

    reason: str
    phases: ClassVar[tuple[str, ...]] = OPEN


COMMANDS: dict[str, type[Command]] = {
    str(kind.__struct_config__.tag): kind
    for kind in (
        DealCards, DrawAdvance, Move, Stay, Travel, Enter, Suspect, Show, HasNone, Accuse, EndTurn, Penalty, Correct, Leave, Join, End,
    )
}  # fmt: skip
