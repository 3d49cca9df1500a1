"""El Club de los Martes: state and options. Money is whole pounds; everything secret stands under ``secret``."""

from gm_console.engine.ledger import Ledger
from gm_console.engine.options import Option
from gm_console.engine.roll import Roll
from gm_console.engine.value import Player, Value
from gm_console.games.martes.content import Case, Six

TELLING, FLOOR, QUESTION, ANSWERED = "telling", "floor", "question", "answered"
JUDGING, REBUTTAL, HOST, OVER = "judging", "rebuttal", "host", "over"
RUNNING = (FLOOR, QUESTION, ANSWERED, JUDGING, REBUTTAL, HOST)
MOST_SEATS = 8
MOST_CLICHES = 6
CLICHE_LENGTH = 80

WAIVABLE = ("M15", "M16", "M31", "M33", "M34", "M36")

OPTIONS = (
    Option("stake", "M01", "number", 15),
    Option("capital", "M02", "number-or-choice", 15, choices=("scaled",), least=1),
    Option("minutes", "M04", "number", 60, least=0.001, nothing=True, whole=False),
    Option("first", "M05", "player"),
    Option("marker_once_per_round", "M12", "switch", default=False),
    Option("interrupt_seconds", "M14", "number", None, least=1, most=600, nothing=True),
    Option("deduction_to", "M22", "choice", "pot", choices=("pot", "host")),
    Option("elements", "M23", "number", 5, least=5, most=6),
    Option("rebuttal", "M27", "choice", "secret", choices=("secret", "in_order")),
    Option("max_deductions", "M30", "number", None, nothing=True),
    Option("forbid_repeat", "M31", "switch", default=False),
    Option("host_cap", "M32", "number", None, nothing=True),
    Option("hints_per_turn", "M33", "number", None, nothing=True),
    Option("shared_cliches", "M34", "switch", default=False),
    Option("grace_deduction", "M36", "switch", default=False),
    Option("host_wins_closed", "M45", "switch", default=False),
    Option("pause_for_host", "M47", "switch", default=False),
    Option("loans", "M48", "switch", default=False),
    Option("suggest_pass_after", "M49", "number", None, least=1, most=3600, nothing=True),
)

PRESETS: dict[str, dict[str, object]] = {
    "text": {},
    "published": {"capital": "scaled"},
    "gentle": {"grace_deduction": True, "loans": True},
}


class Options(Value, frozen=True):
    """House rules of one meeting; fields as in `OPTIONS`. ``minutes`` may be a fraction or None (no limit)."""

    stake: int = 15
    capital: int | str = 15
    minutes: float | None = 60
    first: str | None = None
    marker_once_per_round: bool = False
    interrupt_seconds: int | None = None
    deduction_to: str = "pot"
    elements: int = 5
    rebuttal: str = "secret"
    max_deductions: int | None = None
    forbid_repeat: bool = False
    host_cap: int | None = None
    hints_per_turn: int | None = None
    shared_cliches: bool = False
    grace_deduction: bool = False
    host_wins_closed: bool = False
    pause_for_host: bool = False
    loans: bool = False
    suggest_pass_after: int | None = None


class Cliche(Value, frozen=True):
    """One cliché; true while that use of it is still to be had (M16, M34)."""

    name: str
    hint: bool = True
    interrupt: bool = True


class Detective(Value, frozen=True):
    """A seat. ``since`` is the first round in which he may have the floor (M44)."""

    id: Player
    name: str
    cliches: tuple[Cliche, ...]
    character: str | None = None
    interrupted: bool = False
    gone: bool = False
    since: int = 1


class HostSeat(Value, frozen=True, forbid_unknown_fields=True):
    """The host's name and character, where he gave them."""

    name: str | None = None
    character: str | None = None


class Question(Value, frozen=True):
    """The question in play: whose it is now, its words, and who was interrupted, the first asker first."""

    by: Player
    text: str | None = None
    interrupted: tuple[Player, ...] = ()

    @property
    def first_asker(self) -> str:
        """Who had the floor when it was first put (M20)."""
        return self.interrupted[0] if self.interrupted else self.by

    @property
    def askers(self) -> tuple[str, ...]:
        """Everyone who has paid for it, in order."""
        return (*self.interrupted, self.by)


class Answer(Value, frozen=True):
    """A question answered in public. ``seq`` is its entry in the log, by which it can be put right (M10)."""

    seq: int
    round: int
    by: Player
    text: str | None
    answer: str
    note: str | None


class Hint(Value, frozen=True):
    """A hint bought (M33)."""

    by: Player
    cliche: str
    request: str | None
    answer: str | None


class Tally(Value, frozen=True):
    """A wrong deduction and how many elements it had right, told once the bets were down (M26)."""

    by: Player
    hits: int


class Wager(Value, frozen=True):
    """A bet on the count; None for one who stands aside (M27)."""

    by: Player
    count: int | None


class Result(Value, frozen=True):
    """How it ended. ``winner`` is a detective's id, ``host`` or None; ``pounds`` what the winner took from the pot."""

    outcome: str
    reason: str | None
    winner: Player | None
    pounds: int


class Secret(Value, frozen=True):
    """What the table may not know before its time."""

    case: Case | None = None
    salt: str = ""
    deduction: Six | None = None
    hits: tuple[str, ...] | None = None
    wagers: tuple[Wager, ...] = ()
    past: tuple[Six, ...] = ()


class State(Value, frozen=True):
    """One meeting. ``turn`` holds the floor, the question, the chance or the deduction; ``marker`` is the first detective.

    ``place`` is where the floor is in ``order``; ``floors`` had it this round and ``passed`` let it go by; ``struck`` follows the clock.
    """

    phase: str = TELLING
    options: Options = Options()
    seats: tuple[Detective, ...] = ()
    ledger: Ledger = Ledger()
    capital: int = 15
    host: HostSeat = HostSeat()
    round: int = 0
    turn: Player | None = None
    marker: Player = ""
    order: tuple[Player, ...] = ()
    place: int = 0
    floors: tuple[Player, ...] = ()
    passed: tuple[Player, ...] = ()
    asked: bool = False
    marker_passed: bool = False
    question: Question | None = None
    chance_after_hour: bool = False
    last: Answer | None = None
    answers: Roll[Answer] = Roll()
    hints: tuple[Hint, ...] = ()
    hints_this_turn: int = 0
    judged_seq: int = 0
    entitled: tuple[Player, ...] = ()
    decided: tuple[Player, ...] = ()
    open_bets: tuple[int, ...] = ()
    aside: tuple[Player, ...] = ()
    tally: tuple[Tally, ...] = ()
    deductions: int = 0
    collected: int = 0
    loans: tuple[tuple[Player, int], ...] = ()
    struck: bool = False
    seal: str | None = None
    seeded: bool = False
    result: Result | None = None
    secret: Secret = Secret()
