"""What may be asked for in Cluedo, on the wire as here but with names for players' ids."""

from typing import Annotated, Any, ClassVar

import msgspec

from gm_console.engine.value import Command, Player, Value
from gm_console.engine.wire import KEYED
from gm_console.games.cluedo.content import Board, Place
from gm_console.games.cluedo.model import ASKED, MOVING, PLAYING, ROLL_OFF, ROOM, SHOWING, TURN

OPEN = (ROLL_OFF, *PLAYING)


class Guest(Value, frozen=True, forbid_unknown_fields=True):
    """Somebody as he is announced; without ``suspect`` one is drawn for him (C02)."""

    name: str
    suspect: str | None = None


class New(Command, frozen=True):
    """Opens a game. ``options`` are read by the option list; ``villa`` is the board, written out by the console."""

    players: tuple[str | Guest, ...]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    villa: Board | None = None
    seed: int | None = None
    phases: ClassVar[tuple[str, ...]] = ("",)


class Roll(Command, frozen=True):
    """Throws two dice: for the deal (C04), or to move (C07). Without ``dice`` the console throws."""

    by: Player
    dice: tuple[int, int] | None = None
    phases: ClassVar[tuple[str, ...]] = (ROLL_OFF, TURN)


class Move(Command, frozen=True):
    """Goes where the throw leads (C07-C10)."""

    by: Player
    to: Place
    phases: ClassVar[tuple[str, ...]] = (MOVING,)


class Stay(Command, frozen=True):
    """Does not move after all (C07)."""

    by: Player
    phases: ClassVar[tuple[str, ...]] = (MOVING,)


class TakePassage(Command, frozen=True, tag="passage"):
    """Takes the secret passage instead of throwing (C11)."""

    by: Player
    phases: ClassVar[tuple[str, ...]] = (TURN,)


class Enter(Command, frozen=True):
    """Has come into a room by hand (C26)."""

    by: Player
    room: str
    phases: ClassVar[tuple[str, ...]] = (TURN,)


class Suggest(Command, frozen=True):
    """Names a suspect and a weapon in this room (C12)."""

    by: Player
    suspect: str
    weapon: str
    phases: ClassVar[tuple[str, ...]] = (ROOM, TURN)


class Show(Command, frozen=True):
    """The witness who is due shows a card in secret (C13); None: by hand, and the console does not know which."""

    by: Player
    card: str | None = None
    phases: ClassVar[tuple[str, ...]] = (SHOWING,)


class ShowNone(Command, frozen=True, tag="none"):
    """The witness who is due has none of the three; only where the table has the cards (C16)."""

    by: Player
    phases: ClassVar[tuple[str, ...]] = (SHOWING,)


class Accuse(Command, frozen=True):
    """The one accusation of a game (C17). ``right`` is what the accuser found, where the table has the cards."""

    by: Player
    suspect: str
    weapon: str
    room: str
    right: bool | None = None
    phases: ClassVar[tuple[str, ...]] = (TURN, MOVING, ROOM, ASKED)


class EndTurn(Command, frozen=True, tag="end-turn"):
    """Has done enough."""

    by: Player
    phases: ClassVar[tuple[str, ...]] = (ROOM, ASKED, TURN, MOVING)


class Penalise(Command, frozen=True):
    """Somebody was found to have broken ``rule`` and stays as a witness only (C16)."""

    player: Player
    rule: str
    phases: ClassVar[tuple[str, ...]] = PLAYING


class Correct(Command, frozen=True):
    """The host puts pawns, weapons or the turn right."""

    reason: str
    pawns: Annotated[tuple[tuple[str, Place], ...], KEYED] = ()
    weapons: Annotated[tuple[tuple[str, str | None], ...], KEYED] = ()
    turn: Player | None = None
    phases: ClassVar[tuple[str, ...]] = PLAYING


class Leave(Command, frozen=True):
    """Somebody leaves (C22)."""

    player: Player
    phases: ClassVar[tuple[str, ...]] = OPEN


class Join(Command, frozen=True):
    """Somebody comes before the deal, or comes back (C22)."""

    player: str | Guest
    phases: ClassVar[tuple[str, ...]] = OPEN


class End(Command, frozen=True):
    """The host closes the game early (C25)."""

    reason: str
    phases: ClassVar[tuple[str, ...]] = OPEN


COMMANDS: dict[str, type[Command]] = {
    str(kind.__struct_config__.tag): kind
    for kind in (
        Roll, Move, Stay, TakePassage, Enter, Suggest, Show, ShowNone, Accuse, EndTurn, Penalise, Correct, Leave, Join, End,
    )
}  # fmt: skip
