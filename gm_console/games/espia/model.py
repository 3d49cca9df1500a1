"""El espía: state and options. Places go by their names; everything secret stands under ``secret``."""

from gm_console.engine.options import Option
from gm_console.engine.value import Player, Value
from gm_console.games.espia.content import Deck

LOBBY, DEALT, QUESTIONS, VOTE = "lobby", "dealt", "questions", "vote"
FINAL_VOTE, LAST_CHANCE, ROUND_OVER, OVER = "final-vote", "last-chance", "round-over", "over"
ROUND = (DEALT, QUESTIONS, VOTE, FINAL_VOTE, LAST_CHANCE)
BETWEEN = (LOBBY, ROUND_OVER)
LEAST_SEATS, MOST_SEATS, SEATS_FOR_TWO = 3, 10, 7
MINUTES = (5, 8, 10)
MOST_POINTS = 100_000

WAIVABLE = ("E10", "E13", "E17")

OPTIONS = (
    Option("deck", "E03", "file", "familiar"),
    Option("minutes", "E05", "number", 8, least=0.001, most=600, whole=False),
    Option("free_minutes", "E05", "switch", default=False),
    Option("spies", "E06", "number", 1, least=1, most=2),
    Option("first_asker", "E11", "choice", "draw", choices=("draw", "host", "last_spy")),
    Option("stop_at_first_no", "E18", "switch", default=False),
    Option("last_guess_seconds", "E26", "number", None, least=1, most=600, nothing=True),
    Option("spy_tie", "E27", "choice", "tie", choices=("tie", "caught")),
    Option("extra_even_if_lost", "E33", "switch", default=False),
    Option("rounds", "E35", "number", None, least=1, most=1000, nothing=True),
    Option("target", "E35", "number", None, least=1, nothing=True),
    Option("host_plays", "E41", "player"),
    Option("list_for_all", "E42", "switch", default=False),
)

PRESETS: dict[str, dict[str, object]] = {
    "text": {},
    "spyfall": {"first_asker": "last_spy"},
}


class Options(Value, frozen=True):
    """House rules of a room; fields as in `OPTIONS`. ``host_plays`` is a seat's id here."""

    deck: str = "familiar"
    minutes: float = 8
    free_minutes: bool = False
    spies: int = 1
    first_asker: str = "draw"
    stop_at_first_no: bool = False
    last_guess_seconds: int | None = None
    spy_tie: str = "tie"
    extra_even_if_lost: bool = False
    rounds: int | None = None
    target: int | None = None
    host_plays: Player | None = None
    list_for_all: bool = False


class Seat(Value, frozen=True):
    """Somebody in the room; who has left keeps his points (E38)."""

    id: Player
    name: str
    points: int = 0
    gone: bool = False


class Vote(Value, frozen=True):
    """An accusation being voted on: who has given a ballot, the accuser first (E17, E18). What the ballots say is secret."""

    by: Player
    accused: Player
    voted: tuple[Player, ...] = ()


class Ballots(Value, frozen=True):
    """How a vote went: yes is true (E21)."""

    by: Player
    accused: Player
    votes: tuple[tuple[Player, bool], ...] = ()


class Deal(Value, frozen=True):
    """One round's cards, sealed: place, spies, and every resident's role in the order of the seats (E07, E08, E43)."""

    place: str = ""
    spies: tuple[Player, ...] = ()
    roles: tuple[tuple[Player, str], ...] = ()
    salt: str = ""


class LastRound(Value, frozen=True):
    """What is shown once a round has ended (E40). ``points`` are what everyone dealt in gained."""

    outcome: str
    deal: Deal
    votes: tuple[Ballots, ...]
    final_vote: tuple[tuple[Player, Player], ...] | None
    points: tuple[tuple[Player, int], ...]


class Result(Value, frozen=True):
    """Who won the room, and everybody's points (E35)."""

    winners: tuple[Player, ...]
    points: tuple[tuple[Player, int], ...]


class Secret(Value, frozen=True):
    """What the table may not know before its time.

    ``used`` are the places dealt since the deck was last shuffled and ``spent`` those of them somebody saw, ``recent`` those of a deal
    taken back since (E04); ``deal`` is the open round's; ``ballots`` are the open vote's and ``votes`` the former ones; ``struck`` is
    each spy's own list of a deal (E16);
    ``shuffles`` counts how often the deck began anew; ``ahead`` waits to be dealt (E43).
    """

    deal: Deal = Deal()
    used: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()
    recent: tuple[str, ...] = ()
    last: str = ""
    ballots: tuple[tuple[Player, bool], ...] = ()
    votes: tuple[Ballots, ...] = ()
    pointing: tuple[tuple[Player, Player], ...] = ()
    struck: tuple[tuple[int, Player, tuple[str, ...]], ...] = ()
    shuffles: int = 0
    ahead: tuple[Deal, ...] = ()


class State(Value, frozen=True):
    """One room. ``players`` are those dealt a card this round who have not left it; ``left`` is how many places the deck still has.

    ``deal`` is the log entry of the open or last deal, by which its clock goes; ``accusers`` have used this round's accusation; ``barred``
    may not be asked back; ``played`` counts rounds that were not void; ``final_vote`` is the pointing once all may see it.
    """

    phase: str = LOBBY
    options: Options = Options()
    deck: Deck = Deck()
    code: str = ""
    seats: tuple[Seat, ...] = ()
    left: int = 0
    round: int = 0
    played: int = 0
    deal: int = 0
    limit: int = 0
    players: tuple[Player, ...] = ()
    dealt: tuple[Player, ...] = ()
    seen: tuple[Player, ...] = ()
    asker: Player | None = None
    barred: Player | None = None
    accusers: tuple[Player, ...] = ()
    vote: Vote | None = None
    pointed: tuple[Player, ...] = ()
    caught: Player | None = None
    final_vote: tuple[tuple[Player, Player], ...] | None = None
    last_round: LastRound | None = None
    result: Result | None = None
    seal: str | None = None
    seals_ahead: tuple[str, ...] = ()
    seeded: bool = False
    secret: Secret = Secret()
