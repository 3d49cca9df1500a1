"""What happens in Cluedo, in the past tense: each is all that `apply` needs to know."""

from typing import Annotated

from gm_console.engine.value import HIDDEN, Event, Player
from gm_console.engine.wire import KEYED
from gm_console.games.cluedo.content import Board, Place, Square
from gm_console.games.cluedo.model import Options, Seat
from gm_console.games.envelope.model import Cards, Sealed

Dice = tuple[int, int]


class Opened(Event, frozen=True):
    """The pawns stand on their squares, the weapons beside the board or in rooms (C02, C21)."""

    seats: tuple[Seat, ...]
    options: Options
    weapons: Annotated[tuple[tuple[str, str | None], ...], KEYED]
    seeded: bool
    board: Annotated[Board, HIDDEN]


class Thrown(Event, frozen=True):
    """A throw for the deal (C04)."""

    by: Player
    dice: Dice
    round: int


class Level(Event, frozen=True):
    """These were level at the top and throw again (C04)."""

    players: tuple[Player, ...]
    round: int


class Dealt(Event, frozen=True):
    """The envelope is filled and sealed, the rest dealt from the dealer's left; somebody begins (C03, C05, C06, C23).

    ``cards`` says how many each got; nothing, and no seal, where the table has the cards.
    """

    dealer: Player
    first: Player
    cards: Annotated[tuple[tuple[Player, int], ...], KEYED]
    open_cards: Cards
    seal: str | None
    sealed: Annotated[Sealed, HIDDEN]


class Rolled(Event, frozen=True):
    """A throw to move (C07)."""

    by: Player
    dice: Dice


class Moved(Event, frozen=True):
    """A pawn has gone where the throw led, or straight into a room (C07-C10)."""

    by: Player
    to: Place
    walked: tuple[Square, ...]
    straight: bool


class Stayed(Event, frozen=True):
    """He stays where he is (C07)."""

    by: Player


class PassageTaken(Event, frozen=True, tag="passage-taken"):
    """Through the secret passage (C11)."""

    by: Player
    to: str


class Entered(Event, frozen=True):
    """Into a room by hand (C26)."""

    by: Player
    room: str


class Suggested(Event, frozen=True):
    """A hypothesis: suspect and weapon are in the room now (C12). ``witnesses`` are all who will be asked, in order (C13).

    ``could_not`` are those passed over before the one who is ``due``; ``summoned`` was brought in from elsewhere.
    """

    by: Player
    suspect: str
    weapon: str
    room: str
    witnesses: tuple[Player, ...]
    could_not: tuple[Player, ...]
    due: Player | None
    summoned: Player | None = None


class Shown(Event, frozen=True):
    """A card was shown in secret (C13, C14). ``seq`` is the log entry; ``could_not`` were passed over after it."""

    by: Player
    to: Player
    could_not: tuple[Player, ...]
    due: Player | None
    seq: int
    card: Annotated[str | None, HIDDEN]


class HadNone(Event, frozen=True, tag="had-none"):
    """The witness said that he has none of the three (C16)."""

    by: Player
    due: Player | None


class Awaited(Event, frozen=True):
    """The witness who was due has left: somebody else is, or nobody (C22)."""

    could_not: tuple[Player, ...]
    due: Player | None


class Accused(Event, frozen=True):
    """An accusation, and whether it is right (C17-C19)."""

    by: Player
    suspect: str
    weapon: str
    room: str
    right: bool


class Penalised(Event, frozen=True):
    """Somebody stays as a witness only, for breaking ``rule`` (C16)."""

    player: Player
    rule: str


class PutInside(Event, frozen=True, tag="put-inside"):
    """A pawn that will not move any more stood before a door (C18, C22)."""

    suspect: str
    room: str


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    """He has done enough; ``away``: his pawn was moved by hand and stands in no room (C26)."""

    by: Player
    away: bool = False


class TurnPassed(Event, frozen=True, tag="turn-passed"):
    """The next one's turn (C06)."""

    to: Player


class Corrected(Event, frozen=True):
    """The host put pawns, weapons or the turn right."""

    reason: str
    pawns: Annotated[tuple[tuple[str, Place], ...], KEYED] = ()
    weapons: Annotated[tuple[tuple[str, str | None], ...], KEYED] = ()
    turn: Player | None = None


class Left(Event, frozen=True):
    """Somebody left; his cards are turned face up (C22)."""

    player: Player
    cards: Cards


class Joined(Event, frozen=True):
    """Somebody came before the deal, or came back (C22)."""

    seat: Seat
    back: bool


class Finished(Event, frozen=True):
    """The game is over and the envelope open: ``why`` is right, nobody-left, last-standing, alone or closed (C19, C20, C25)."""

    winner: Player | None
    solution: Cards | None
    why: str
    said: str | None = None


EVENTS: dict[str, type[Event]] = {
    str(kind.__struct_config__.tag): kind
    for kind in (
        Opened, Thrown, Level, Dealt, Rolled, Moved, Stayed, PassageTaken, Entered, Suggested, Shown, HadNone, Awaited, Accused, Penalised,
        PutInside, TurnEnded, TurnPassed, Corrected, Left, Joined, Finished,
    )
}  # fmt: skip
