"""What each may see, built new field by field: the table, a seat, the host. Names stand here, not ids."""

from typing import Annotated

from gm_console.engine import company
from gm_console.engine.latest import latest
from gm_console.engine.roll import Blockwise
from gm_console.engine.value import Value
from gm_console.engine.wire import KEYED
from gm_console.games.martes import facts
from gm_console.games.martes.content import Case, Six, sealed_text
from gm_console.games.martes.model import HOST, JUDGING, OVER, QUESTION, REBUTTAL, TELLING, Answer, Cliche, HostSeat, State


class SeatShown(Value, frozen=True):
    """One detective as everybody sees him. ``floor`` is false for one who waits for the next round (M44)."""

    id: str
    name: str
    character: str | None
    gone: bool
    pounds: int
    out: bool
    interrupted: bool
    cliches: tuple[Cliche, ...]
    floor: bool


class QuestionShown(Value, frozen=True):
    """The question in play."""

    by: str
    text: str | None
    interrupted: tuple[str, ...]


class LastShown(Value, frozen=True):
    """The last answer."""

    by: str
    question: str | None
    answer: str
    note: str | None


class AnswerShown(Value, frozen=True):
    """One answered question; ``seq`` is its entry in the log."""

    seq: int
    round: int
    by: str
    text: str | None
    answer: str
    note: str | None


class HintShown(Value, frozen=True):
    """One hint."""

    by: str
    cliche: str
    request: str | None
    answer: str | None


class RebuttalShown(Value, frozen=True):
    """Who has bet or stood, by command, and who may still."""

    decided: tuple[str, ...]
    waiting: tuple[str, ...]


class TallyShown(Value, frozen=True):
    """A wrong deduction with its count."""

    by: str
    hits: int


class ResultShown(Value, frozen=True):
    """How it ended (M25, M36-M39, M45)."""

    outcome: str
    reason: str | None
    winner: str | None
    pounds: int


class OpenedSeal(Value, frozen=True):
    """The seal opened after the reveal: anyone may check it (M46).

    ``answers`` are the six where the case has them, else ``line`` is its solution; the story is for the host to tell.
    """

    salt: str
    text: str
    title: str
    answers: Six | None
    line: str


class TableView(Value, frozen=True):
    """What everybody may see of a meeting; it has no field that could hold a secret."""

    phase: str
    players: tuple[SeatShown, ...]
    seal: str | None
    opened: OpenedSeal | None
    seeded: bool
    round: int
    turn: str | None
    first: str
    order: tuple[str, ...]
    pot: int
    host: int
    host_seat: HostSeat
    elements: int
    question: QuestionShown | None
    last: LastShown | None
    answers: tuple[AnswerShown, ...]
    hints: tuple[HintShown, ...]
    rebuttal: RebuttalShown | None
    tally: tuple[TallyShown, ...]
    loans: Annotated[tuple[tuple[str, int], ...], KEYED]
    struck: bool
    result: ResultShown | None
    next_host: str | None


class HostView(TableView, frozen=True):
    """The table's view, and what only the host knows."""

    case: Case | None
    deduction: Six | None
    bets: Annotated[tuple[tuple[str, int | None], ...] | None, KEYED]
    hits: tuple[str, ...] | None


def namer(state: State) -> dict[str, str]:
    """Names by id."""
    return {d.id: d.name for d in state.seats}


def answer_shown(a: Answer, name: dict[str, str]) -> AnswerShown:
    """An answer, as put right since."""
    return AnswerShown(a.seq, a.round, name[a.by], a.text, a.answer, a.note)


ANSWERS = Blockwise(answer_shown)
"""An evening has hundreds of answers, and the table is looked at after every ruling."""


@latest
def table_view(state: State) -> TableView:
    """For everybody."""
    name = namer(state)
    turn = state.turn if state.phase not in (TELLING, HOST, OVER) else None
    return TableView(
        phase=state.phase,
        players=tuple(seat_shown(state, d.id) for d in state.seats),
        seal=state.seal,
        opened=opened(state),
        seeded=state.seeded,
        round=state.round,
        turn=name[turn] if turn else None,
        first=name[state.marker],
        order=tuple(name[p] for p in state.order),
        pot=state.ledger["pot"],
        host=state.ledger["host"],
        host_seat=state.host,
        elements=state.options.elements,
        question=question_shown(state, name),
        last=last_shown(state, name),
        answers=ANSWERS.all(state.answers, name),
        hints=tuple(HintShown(name[h.by], h.cliche, h.request, h.answer) for h in state.hints),
        rebuttal=rebuttal_shown(state, name),
        tally=tuple(TallyShown(name[t.by], t.hits) for t in state.tally),
        loans=tuple((name[p], owed) for p, owed in state.loans if owed),
        struck=state.struck,
        result=result_shown(state, name),
        next_host=next_host(state, name),
    )


def seat_shown(state: State, player: str) -> SeatShown:
    """One seat, without anything only the host knows."""
    d = company.seat(state, player)
    cliches = tuple(Cliche(own.name, facts.hint_free(state, own), facts.interrupt_free(state, own)) for own in d.cliches)
    waits = d.since <= max(1, state.round)
    return SeatShown(d.id, d.name, d.character, d.gone, state.ledger[player], facts.out(state, player), d.interrupted, cliches, waits)


def question_shown(state: State, name: dict[str, str]) -> QuestionShown | None:
    """Only in phase question."""
    asked = state.question
    if state.phase != QUESTION or asked is None:
        return None
    return QuestionShown(name[asked.by], asked.text, tuple(name[p] for p in asked.interrupted))


def last_shown(state: State, name: dict[str, str]) -> LastShown | None:
    """The last answer, as put right since."""
    last = state.last
    return LastShown(name[last.by], last.text, last.answer, last.note) if last else None


def rebuttal_shown(state: State, name: dict[str, str]) -> RebuttalShown | None:
    """Who has decided; the numbers are nowhere here."""
    if state.phase != REBUTTAL:
        return None
    return RebuttalShown(tuple(name[p] for p in state.decided), tuple(name[p] for p in facts.bettors(state)))


def result_shown(state: State, name: dict[str, str]) -> ResultShown | None:
    """How it ended, with names."""
    result = state.result
    if result is None:
        return None
    winner = name.get(result.winner, result.winner) if result.winner else None
    return ResultShown(result.outcome, result.reason, winner, result.pounds)


def next_host(state: State, name: dict[str, str]) -> str | None:
    """M43: the solver is proposed."""
    return name.get(state.result.winner or "") if state.result and state.result.outcome == "solved" else None


def opened(state: State) -> OpenedSeal | None:
    """Salt and text, once the meeting is over (M46)."""
    if state.phase != OVER or state.secret.case is None:
        return None
    case = state.secret.case
    six, line = (None, case.solution) if isinstance(case.solution, str) else (case.solution, "")
    return OpenedSeal(state.secret.salt, sealed_text(case), case.title, six, line)


def seat_view(state: State, player: str) -> TableView:
    """A detective sees what the table sees: his character is no secret."""
    return table_view(state)


def host_view(state: State) -> HostView:
    """For the host alone."""
    table = table_view(state)
    name, open_ = namer(state), state.phase in (JUDGING, REBUTTAL)
    secret = state.secret
    shown = {field: getattr(table, field) for field in TableView.__struct_fields__}
    return HostView(
        **shown,
        case=secret.case,
        deduction=secret.deduction if open_ else None,
        bets=tuple((name[w.by], w.count) for w in secret.wagers) if open_ else None,
        hits=secret.hits if open_ else None,
    )
