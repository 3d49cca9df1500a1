"""Quién, Cómo y Dónde: state and options. Cards, squares and sectors go by their ids; all that is hidden stands under ``secret``."""

from gm_console.engine.options import Option
from gm_console.engine.value import Player, Value
from gm_console.games.envelope.model import Accusation, Claim, Ending, Sealed
from gm_console.games.transito.content import City

LOBBY, TURN, MOVING, STAR, SECTOR = "lobby", "turn", "moving", "star", "sector"
SHOWING, UNREFUTED, OVER = "showing", "unrefuted", "over"
PLAYED = (TURN, MOVING, STAR, SECTOR, SHOWING, UNREFUTED)
"""From the deal to the end."""
OWN_TURN = (TURN, MOVING, STAR, SECTOR, UNREFUTED)
"""Where the one whose turn it is may accuse (T18)."""
LEAST_SEATS, MOST_SEATS = 3, 4

RULES = tuple(f"T{number:02}" for number in range(1, 35))
WAIVABLE = ("T11",)

OPTIONS = (
    Option("exact_entry", "T09", "switch", default=True),
    Option("star", "T10", "choice", "not_last", choices=("not_last", "never_visited")),
    Option("suspect_when", "T12", "choice", "arrival", choices=("arrival", "in_sector")),
    Option("eliminated", "T19", "choice", "refutes", choices=("refutes", "hand_open")),
    Option("last_standing_wins", "T21", "switch", default=False),
    Option("hands", "T22", "choice", "console", choices=("console", "table")),
    Option("board", "T33", "choice", "console", choices=("console", "table")),
    Option("host_plays", "T34", "player"),
)

PRESETS: dict[str, dict[str, object]] = {"text": {}}


class Options(Value, frozen=True):
    """House rules of a game; fields as in `OPTIONS`. ``host_plays`` is a seat's id here."""

    exact_entry: bool = True
    star: str = "not_last"
    suspect_when: str = "arrival"
    eliminated: str = "refutes"
    last_standing_wins: bool = False
    hands: str = "console"
    board: str = "console"
    host_plays: Player | None = None


class Seat(Value, frozen=True):
    """A person, or a group that shares one hand (T01).

    ``suspect`` is whose token it is (T05), ``at`` where that stands: a square, a sector, or None where nobody knows (T33). ``last`` is the
    sector last been in (T11), ``visited`` all of them in the order first entered (T10). ``shown`` are cards made public (T27).
    """

    id: Player
    name: str
    gone: bool = False
    suspect: str | None = None
    at: str | None = None
    last: str | None = None
    visited: tuple[str, ...] = ()
    eliminated: bool = False
    shown: tuple[str, ...] = ()


class Refutation(Value, frozen=True):
    """Who showed whom a card; which one is not told (T15)."""

    by: Player
    showed: Player


class Walked(Value, frozen=True):
    """The last way of a token: whose, the steps it had (0 by a star), and the places of it, the first where it came from (T08, T10)."""

    by: Player
    steps: int
    places: tuple[str, ...]


class State(Value, frozen=True):
    """One game. ``drawn`` are the advance cards lying face up since the pile was last shuffled, ``advance`` the one being walked (T07).

    ``laid`` says where each suspect and infraction that was named lies (T13). What a claim or an accusation names stands in the order
    suspect, sector, infraction.
    """

    phase: str = LOBBY
    options: Options = Options()
    city: City = City()
    seats: tuple[Seat, ...] = ()
    first: Player | None = None
    turn: Player | None = None
    advance: int | None = None
    drawn: tuple[int, ...] = ()
    open_cards: tuple[str, ...] = ()
    laid: tuple[tuple[str, str], ...] = ()
    suspicion: Claim | None = None
    last_refuted: Refutation | None = None
    accusations: tuple[Accusation, ...] = ()
    walked: Walked | None = None
    result: Ending | None = None
    seal: str | None = None
    seeded: bool = False
    secret: Sealed = Sealed()
