"""What happens in a meeting of El Club de los Martes, in the past tense: each is all that `apply` needs to know."""

from typing import Annotated

from gm_console.engine.value import HIDDEN, Event, Player, Purse
from gm_console.engine.wire import KEYED
from gm_console.games.martes.content import Case, Six
from gm_console.games.martes.model import Cliche, Detective, HostSeat, Options, Wager


class Opened(Event, frozen=True):
    """The meeting opens: seats, house rules, marker, stake in the pot, seal on the table (M01, M02, M05, M46)."""

    seats: tuple[Detective, ...]
    options: Options
    capital: int
    marker: Player
    host: HostSeat
    seal: str | None
    seeded: bool
    case: Annotated[Case | None, HIDDEN]
    salt: Annotated[str, HIDDEN]


class Started(Event, frozen=True):
    """The hour began (M04)."""


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A round began with this order (M06, M35)."""

    round: int
    order: tuple[Player, ...]


class FloorPassed(Event, frozen=True, tag="floor-passed"):
    """The floor went to somebody; ``place`` is his in the round's order (M06)."""

    to: Player
    place: int


class Asked(Event, frozen=True):
    """A question was put for a pound (M08)."""

    by: Player
    question: str | None


class Passed(Event, frozen=True):
    """The floor was let go by (M11)."""

    by: Player


class MarkerMoved(Event, frozen=True, tag="marker-moved"):
    """The marker went to somebody: ``why`` is passed (M12), interruption (M18), out (M40), gone (M44) or corrected."""

    to: Player
    why: str


class Interrupted(Event, frozen=True):
    """A question was taken over for a pound (M14)."""

    by: Player
    cliche: str
    question: str | None


class Reworded(Event, frozen=True):
    """The question was put again (M09)."""

    question: str | None


class Answered(Event, frozen=True):
    """The host answered; ``seq`` is the entry in the log (M10)."""

    seq: int
    by: Player
    answer: str
    note: str | None


class StakesWon(Event, frozen=True, tag="stakes-won"):
    """Who put an interrupted question takes the others' pounds (M19)."""

    by: Player
    pounds: int


class ChanceOpened(Event, frozen=True, tag="chance-opened"):
    """After a yes a deduction may be declared (M22); ``after_hour`` where the hour had struck already (M36)."""

    by: Player
    after_hour: bool


class ChanceClosed(Event, frozen=True, tag="chance-closed"):
    """The chance is gone: declined, hour (M36), funds or loan (M48), gone (M44)."""

    by: Player
    why: str


class Deduced(Event, frozen=True):
    """A deduction was declared and paid (M22)."""

    by: Player
    to: str
    words: Annotated[Six, HIDDEN]


class DetailAsked(Event, frozen=True, tag="detail-asked"):
    """The host asked for more (M24)."""

    text: str


class Amended(Event, frozen=True):
    """The deduction's words were made more exact (M24)."""

    words: Annotated[Six, HIDDEN]


class Judged(Event, frozen=True):
    """A deduction was wrong (M26); who may bet on how wrong (M27). Which elements were right stays hidden."""

    seq: int
    entitled: tuple[Player, ...]
    hits: Annotated[tuple[str, ...], HIDDEN]


class BetPlaced(Event, frozen=True, tag="bet-placed"):
    """A pound was bet (M27). ``seq`` is its number in the log, by which the log keeps the count secret; 0 in older journals."""

    by: Player
    count: Annotated[int, HIDDEN]
    seq: Annotated[int, HIDDEN] = 0


class StoodAside(Event, frozen=True, tag="stood-aside"):
    """No bet; ``why`` is chosen, gone (M44) or funds (M27)."""

    by: Player
    why: str


class BetsSettled(Event, frozen=True, tag="bets-settled"):
    """How many were right, and what each right bettor took from the pot (M26, M28, M29)."""

    by: Player
    count: int
    wagers: tuple[Wager, ...]
    paid: Annotated[tuple[tuple[Player, int], ...], KEYED]


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """The last floor of the round is over; the host's turn opens (M06)."""


class Collected(Event, frozen=True):
    """The host took a pound from the pot (M32)."""

    pounds: int


class HintBought(Event, frozen=True, tag="hint-bought"):
    """A hint was bought from the host (M33)."""

    by: Player
    cliche: str
    request: str | None
    answer: str | None


class Lent(Event, frozen=True):
    """The host lent pounds from his purse (M48)."""

    to: Player
    pounds: int


class Repaid(Event, frozen=True):
    """A loan came back as far as the purse went (M48)."""

    by: Player
    pounds: int


class FiguresCorrected(Event, frozen=True, tag="figures-corrected"):
    """Purses the host overruled (M41)."""

    pounds: Annotated[tuple[tuple[Purse, int], ...], KEYED]


class UsesCorrected(Event, frozen=True, tag="uses-corrected"):
    """Clichés and this round's interruption as the host put them right."""

    by: Player
    cliches: tuple[Cliche, ...]
    interrupted: bool


class FloorCorrected(Event, frozen=True, tag="floor-corrected"):
    """The floor was given to another by the host."""

    to: Player
    place: int


class AnswerCorrected(Event, frozen=True, tag="answer-corrected"):
    """An answer was put right in public (M10)."""

    seq: int
    answer: str
    note: str | None


class Corrected(Event, frozen=True):
    """The host overruled something, and why; what follows says what."""

    reason: str


class Left(Event, frozen=True):
    """A detective left (M44)."""

    player: Player


class CameBack(Event, frozen=True, tag="came-back"):
    """A detective came back; the floor is his from round ``since`` (M44)."""

    player: Player
    since: int


class Joined(Event, frozen=True):
    """A newcomer took the last seat with full capital (M44)."""

    seat: Detective


class HourStruck(Event, frozen=True, tag="hour-struck"):
    """The limit was reached (M36)."""


class HourPutBack(Event, frozen=True, tag="hour-put-back"):
    """The clock was put before the limit again."""


class Solved(Event, frozen=True):
    """The deduction was faithful: the whole pot goes to the detective (M25)."""

    by: Player
    pounds: int
    hits: Annotated[tuple[str, ...], HIDDEN]


class Unsolved(Event, frozen=True):
    """No right deduction: time, capital, all-passed or closed (M36-M39, M45)."""

    reason: str
    winner: Player | None
    pounds: int
    said: str | None = None


EVENTS = {
    str(kind.__struct_config__.tag): kind
    for kind in (
        *(Opened, Started, RoundBegan, FloorPassed, Asked, Passed, MarkerMoved, Interrupted, Reworded, Answered, StakesWon),
        *(ChanceOpened, ChanceClosed, Deduced, DetailAsked, Amended, Judged, BetPlaced, StoodAside, BetsSettled, RoundEnded),
        *(Collected, HintBought, Lent, Repaid, FiguresCorrected, UsesCorrected, FloorCorrected, AnswerCorrected, Corrected),
        *(Left, CameBack, Joined, HourStruck, HourPutBack, Solved, Unsolved),
    )
}
