"""Cluedo: state and options. Suspects, weapons and rooms go by their ids; everything secret stands under ``secret``."""

from gm_console.engine.options import Option
from gm_console.engine.value import Player, Value
from gm_console.games.cluedo.content import Board, Place, Square
from gm_console.games.envelope.model import Accusation, Claim, Ending, Sealed

ROLL_OFF, TURN, MOVING, ROOM, SHOWING, ASKED, OVER = "roll-off", "turn", "moving", "room", "showing", "asked", "over"
PLAYING = (TURN, MOVING, ROOM, SHOWING, ASKED)
LEAST_SEATS, MOST_SEATS = 3, 6
FEWEST_SEATS, CARDS_OF_TWO = 2, 7
"""Two seats by option only; they get so many cards each, and the rest lies open (C02)."""

RULES = tuple(f"C{number:02}" for number in range(1, 28))
WAIVABLE = ("C12",)

OPTIONS = (
    Option("two_players", "C02", "switch", default=False),
    Option("leftovers_open", "C05", "switch", default=False),
    Option("move_up_to", "C07", "switch", default=False),
    Option("doubles", "C10", "choice", "other", choices=("other", "any", "off")),
    Option("summoned_may_ask", "C12", "switch", default=False),
    Option("witnesses", "C13", "choice", "all", choices=("all", "first")),
    Option("hands", "C16", "choice", "console", choices=("console", "table")),
    Option("last_standing_wins", "C20", "switch", default=False),
    Option("weapons_in_rooms", "C21", "switch", default=False),
    Option("board", "C26", "choice", "console", choices=("console", "table")),
    Option("host_plays", "C27", "player"),
)

PRESETS: dict[str, dict[str, object]] = {
    "text": {},
    "english": {"witnesses": "first", "doubles": "off", "summoned_may_ask": True, "weapons_in_rooms": True},
}


class Options(Value, frozen=True):
    """House rules of a game; fields as in `OPTIONS`. ``host_plays`` is a seat's id here."""

    two_players: bool = False
    leftovers_open: bool = False
    move_up_to: bool = False
    doubles: str = "other"
    summoned_may_ask: bool = False
    witnesses: str = "all"
    hands: str = "console"
    last_standing_wins: bool = False
    weapons_in_rooms: bool = False
    board: str = "console"
    host_plays: Player | None = None


class Seat(Value, frozen=True):
    """Somebody at the table and the suspect he plays.

    ``witness_only``: he moves, suggests and accuses no more (C16, C18). ``saw``: he has looked into the envelope. ``summoned``: another
    brought him into his room from elsewhere since his last turn (C12).
    """

    id: Player
    name: str
    suspect: str
    gone: bool = False
    witness_only: bool = False
    saw: bool = False
    summoned: bool = False


class Throw(Value, frozen=True):
    """One throw for the deal; from ``round`` 2 on only those throw who were level at the top (C04)."""

    by: Player
    dice: tuple[int, int]
    round: int = 1


class State(Value, frozen=True):
    """One game. ``pawns`` has the place of every suspect, in the order of play: None only where it is moved by hand and stands in no room.

    ``weapons`` has the room of every weapon, or None (C21). ``claim`` is the hypothesis of this turn. ``walked`` are the squares of the
    last move. ``dealer`` is None until the cards are dealt. ``open_cards`` lie face up: left over at the deal, or those of who has left.
    """

    phase: str = ROLL_OFF
    options: Options = Options()
    board: Board = Board()
    seats: tuple[Seat, ...] = ()
    throws: tuple[Throw, ...] = ()
    dealer: Player | None = None
    turn: Player | None = None
    dice: tuple[int, int] | None = None
    pawns: tuple[tuple[str, Place | None], ...] = ()
    weapons: tuple[tuple[str, str | None], ...] = ()
    walked: tuple[Square, ...] = ()
    open_cards: tuple[str, ...] = ()
    claim: Claim | None = None
    accusations: tuple[Accusation, ...] = ()
    result: Ending | None = None
    seal: str | None = None
    seeded: bool = False
    secret: Sealed = Sealed()
