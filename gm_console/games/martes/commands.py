"""What may be asked for in a meeting of El Club de los Martes, on the wire as here but with names for ids."""

from typing import Annotated, Any, ClassVar, Literal

import msgspec

from gm_console.engine.value import Command, Player, Purse, Value
from gm_console.engine.wire import KEYED
from gm_console.games.martes.content import Case
from gm_console.games.martes.model import (
    ANSWERED,
    FLOOR,
    HOST,
    JUDGING,
    OVER,
    QUESTION,
    REBUTTAL,
    RUNNING,
    TELLING,
    HostSeat,
)

Element = Literal["what", "who", "how", "when", "where", "why"]
Verdict = Literal["yes", "no", "irrelevant"]
OPEN = (TELLING, *RUNNING)


class Guest(Value, frozen=True, forbid_unknown_fields=True):
    """A detective as he is announced: name, one to six clichés, perhaps a character (M52)."""

    name: str
    cliches: tuple[str, ...] = ()
    character: str | None = None


class New(Command, frozen=True):
    """Opens a meeting. ``options`` are read by the option list; ``case`` is the whole case, or None (no seal)."""

    players: tuple[str | Guest, ...]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    case: Case | None = None
    host: HostSeat | None = None
    seed: int | None = None
    phases: ClassVar[tuple[str, ...]] = ("",)


class Start(Command, frozen=True):
    """The hour begins (M04)."""

    phases: ClassVar[tuple[str, ...]] = (TELLING,)


class Ask(Command, frozen=True):
    """With the floor, puts a question (M07, M08)."""

    by: Player
    question: str | None = None
    phases: ClassVar[tuple[str, ...]] = (FLOOR,)


class Pass(Command, frozen=True):
    """With the floor, lets it go by (M11)."""

    by: Player
    phases: ClassVar[tuple[str, ...]] = (FLOOR,)


class Interrupt(Command, frozen=True):
    """Takes over the question with a cliché that bears on it (M14)."""

    by: Player
    cliche: str
    question: str | None = None
    phases: ClassVar[tuple[str, ...]] = (QUESTION,)


class Reword(Command, frozen=True):
    """The question is put again in other words, or blank: in the same (M09)."""

    question: str
    phases: ClassVar[tuple[str, ...]] = (QUESTION,)


class Reply(Command, frozen=True, tag="answer"):
    """The host answers (M10)."""

    answer: Verdict
    note: str | None = None
    phases: ClassVar[tuple[str, ...]] = (QUESTION,)


class Deduce(Command, frozen=True):
    """A deduction is declared (M22); its words where the host writes them down."""

    by: Player
    what: str | None = None
    who: str | None = None
    how: str | None = None
    when: str | None = None
    where: str | None = None
    why: str | None = None
    phases: ClassVar[tuple[str, ...]] = (ANSWERED,)


class Decline(Command, frozen=True):
    """The chance to deduce is let go."""

    by: Player
    phases: ClassVar[tuple[str, ...]] = (ANSWERED,)


class AskDetail(Command, frozen=True, tag="ask-detail"):
    """The host asks for more before judging (M24)."""

    text: str
    phases: ClassVar[tuple[str, ...]] = (JUDGING,)


class Amend(Command, frozen=True):
    """The deduction's words are made more exact (M24)."""

    what: str | None = None
    who: str | None = None
    how: str | None = None
    when: str | None = None
    where: str | None = None
    why: str | None = None
    phases: ClassVar[tuple[str, ...]] = (JUDGING,)


class Judge(Command, frozen=True):
    """The host judges; all six hits solve the case (M25, M26)."""

    hits: tuple[Element, ...]
    phases: ClassVar[tuple[str, ...]] = (JUDGING,)


class Bet(Command, frozen=True):
    """A pound on how many elements were right (M27)."""

    by: Player
    count: int
    phases: ClassVar[tuple[str, ...]] = (REBUTTAL,)


class Stand(Command, frozen=True):
    """No bet (M27)."""

    by: Player
    phases: ClassVar[tuple[str, ...]] = (REBUTTAL,)


class BuyHint(Command, frozen=True, tag="hint"):
    """A hint for a cliché, a pound to the host (M33)."""

    by: Player
    cliche: str
    request: str | None = None
    answer: str | None = None
    phases: ClassVar[tuple[str, ...]] = (HOST,)


class NextRound(Command, frozen=True, tag="next-round"):
    """The host has done (M35)."""

    phases: ClassVar[tuple[str, ...]] = (HOST,)


class Lend(Command, frozen=True):
    """A loan from the host's purse (M48)."""

    to: Player
    pounds: int
    phases: ClassVar[tuple[str, ...]] = RUNNING


class Uses(Value, frozen=True, forbid_unknown_fields=True):
    """Uses of a cliché put right; None leaves one as it is."""

    hint: bool | None = None
    interrupt: bool | None = None


class AnswerPutRight(Value, frozen=True, forbid_unknown_fields=True):
    """An answer found wrong later (M10); ``seq`` is the answer's entry in the log."""

    seq: int
    answer: Verdict
    note: str | None = None


class Correct(Command, frozen=True):
    """The host overrules figures (M41): pounds by purse, marker, floor, uses of clichés, this round's interruption, an answer."""

    reason: str
    pounds: Annotated[tuple[tuple[Purse, int], ...], KEYED] = ()
    first: Player | None = None
    turn: Player | None = None
    cliches: Annotated[tuple[tuple[Player, Annotated[tuple[tuple[str, Uses], ...], KEYED]], ...], KEYED] = ()
    interrupted: Annotated[tuple[tuple[Player, bool], ...], KEYED] = ()
    answer: AnswerPutRight | None = None
    phases: ClassVar[tuple[str, ...]] = (*RUNNING, OVER)


class Leave(Command, frozen=True):
    """A detective leaves (M44)."""

    player: Player
    phases: ClassVar[tuple[str, ...]] = OPEN


class Join(Command, frozen=True):
    """A detective comes back, or comes late (M44)."""

    player: str | Guest
    phases: ClassVar[tuple[str, ...]] = OPEN


class End(Command, frozen=True):
    """The host closes the meeting early (M45)."""

    reason: str
    phases: ClassVar[tuple[str, ...]] = OPEN


COMMANDS = {
    str(kind.__struct_config__.tag): kind
    for kind in (
        *(Start, Ask, Pass, Interrupt, Reword, Reply, Deduce, Decline, AskDetail, Amend, Judge, Bet, Stand, BuyHint, NextRound),
        *(Lend, Correct, Leave, Join, End),
    )
}
