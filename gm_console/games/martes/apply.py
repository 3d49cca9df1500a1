"""Events into state: no rule, no chance, no clock. Accepts every event ever written."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from gm_console.engine.company import change, seat
from gm_console.engine.ledger import Ledger
from gm_console.engine.play import Waived, Warned
from gm_console.engine.roll import Roll
from gm_console.engine.value import Event
from gm_console.games.martes import events as e
from gm_console.games.martes.content import ELEMENTS, Six
from gm_console.games.martes.model import (
    ANSWERED,
    FLOOR,
    HOST,
    JUDGING,
    OVER,
    QUESTION,
    REBUTTAL,
    Answer,
    Detective,
    Hint,
    Question,
    Result,
    Secret,
    State,
    Tally,
    Wager,
)


def apply(state: State, event: Event) -> State:
    """The state after one event."""
    return _APPLY[type(event)](state, event)


def opened(_: State, event: e.Opened) -> State:
    """Purses are opened: the host's empty, the pot with the stake, each detective's with the capital."""
    ledger = Ledger().bring("pot", event.options.stake).bring("host", 0)
    for detective in event.seats:
        ledger = ledger.bring(detective.id, event.capital)
    return State(
        options=event.options,
        seats=event.seats,
        ledger=ledger,
        capital=event.capital,
        host=event.host,
        marker=event.marker,
        seal=event.seal,
        seeded=event.seeded,
        secret=Secret(case=event.case, salt=event.salt),
    )


def pay(state: State, source: str, target: str, pounds: int = 1) -> State:
    """Pounds between two purses."""
    return replace(state, ledger=state.ledger.move(source, target, pounds))


def round_began(state: State, event: e.RoundBegan) -> State:
    """This round's marks are wiped; the floor is given by the event that follows."""
    seats = tuple(replace(d, interrupted=False) for d in state.seats)
    marks: dict[str, Any] = {"floors": (), "passed": (), "asked": False, "marker_passed": False, "hints_this_turn": 0}
    return replace(state, phase=FLOOR, seats=seats, round=event.round, order=event.order, place=-1, turn=None, **marks)


def floor_to(state: State, event: e.FloorPassed | e.FloorCorrected) -> State:
    """The floor is somebody's."""
    return replace(state, phase=FLOOR, turn=event.to, place=event.place, floors=(*state.floors, event.to))


def asked(state: State, event: e.Asked) -> State:
    """A pound into the pot; the question waits."""
    question = Question(event.by, event.question)
    return replace(pay(state, event.by, "pot"), phase=QUESTION, question=question, asked=True)


def passed(state: State, event: e.Passed) -> State:
    """Let go by, for nothing; the floor is nobody's until the next event."""
    return replace(state, passed=(*state.passed, event.by), turn=None)


def marker_moved(state: State, event: e.MarkerMoved) -> State:
    """One marker, always somebody's (M13)."""
    return replace(state, marker=event.to, marker_passed=state.marker_passed or event.why == "passed")


def interrupted(state: State, event: e.Interrupted) -> State:
    """A pound into the pot; question and turn are his (M14)."""
    before = state.question
    askers = before.askers if before else ()
    cliches = tuple(replace(c, interrupt=False) if c.name == event.cliche else c for c in seat(state, event.by).cliches)
    state = change(pay(state, event.by, "pot"), event.by, interrupted=True, cliches=cliches)
    return replace(state, turn=event.by, question=Question(event.by, event.question, askers))


def reworded(state: State, event: e.Reworded) -> State:
    """The same question in other words."""
    return replace(state, question=replace(state.question, text=event.question) if state.question else None)


def answered(state: State, event: e.Answered) -> State:
    """The question is settled; its phase is left by the event that follows."""
    text = state.question.text if state.question else None
    answer = Answer(event.seq, state.round, event.by, text, event.answer, event.note)
    return replace(state, phase=FLOOR, turn=None, question=None, last=answer, answers=state.answers.plus(answer))


def deduced(state: State, event: e.Deduced) -> State:
    """Three pounds, and the words under the secret."""
    state = pay(state, event.by, event.to, 3)
    secret = replace(state.secret, deduction=event.words, hits=None, wagers=())
    return replace(state, phase=JUDGING, turn=event.by, deductions=state.deductions + 1, secret=secret)


def amended(state: State, event: e.Amended) -> State:
    """New words over the old ones, those not given stay."""
    old = state.secret.deduction or Six()
    words = Six(**{key: getattr(event.words, key) or getattr(old, key) for key in ELEMENTS})
    return replace(state, secret=replace(state.secret, deduction=words))


def judged(state: State, event: e.Judged) -> State:
    """Wrong: the others may bet."""
    secret = replace(state.secret, hits=event.hits)
    marks: dict[str, Any] = {"judged_seq": event.seq, "entitled": event.entitled, "decided": (), "open_bets": (), "aside": ()}
    return replace(state, phase=REBUTTAL, secret=secret, **marks)


def bet_placed(state: State, event: e.BetPlaced) -> State:
    """A pound into the pot; how many stays secret."""
    state = pay(state, event.by, "pot")
    secret = replace(state.secret, wagers=(*state.secret.wagers, Wager(event.by, event.count)))
    return replace(state, decided=(*state.decided, event.by), open_bets=(*state.open_bets, event.seq), secret=secret)


def stood_aside(state: State, event: e.StoodAside) -> State:
    """By command, or because he is gone or without money."""
    secret = replace(state.secret, wagers=(*state.secret.wagers, Wager(event.by, None)))
    if event.why == "chosen":
        return replace(state, decided=(*state.decided, event.by), secret=secret)
    return replace(state, aside=(*state.aside, event.by), secret=secret)


def bets_settled(state: State, event: e.BetsSettled) -> State:
    """The count is told, the right bets are paid, the deduction is past."""
    for player, pounds in event.paid:
        state = pay(state, "pot", player, pounds)
    past = (*state.secret.past, state.secret.deduction or Six())
    secret = replace(state.secret, deduction=None, hits=None, wagers=(), past=past)
    tally = (*state.tally, Tally(event.by, event.count))
    return replace(state, phase=FLOOR, turn=None, tally=tally, entitled=(), decided=(), open_bets=(), aside=(), secret=secret)


def collected(state: State, event: e.Collected) -> State:
    """From the pot to the host."""
    return replace(pay(state, "pot", "host", event.pounds), collected=state.collected + event.pounds)


def hint_bought(state: State, event: e.HintBought) -> State:
    """A pound to the host's purse, not the pot (M33)."""
    cliches = tuple(replace(c, hint=False) if c.name == event.cliche else c for c in seat(state, event.by).cliches)
    state = change(pay(state, event.by, "host"), event.by, cliches=cliches)
    hint = Hint(event.by, event.cliche, event.request, event.answer)
    return replace(state, hints=(*state.hints, hint), hints_this_turn=state.hints_this_turn + 1)


def lent(state: State, event: e.Lent) -> State:
    """From the host's purse; owed until the end."""
    owed = dict(state.loans)
    owed[event.to] = owed.get(event.to, 0) + event.pounds
    return replace(pay(state, "host", event.to, event.pounds), loans=tuple(owed.items()))


def repaid(state: State, event: e.Repaid) -> State:
    """Back to the host; the rest stays owed on paper."""
    loans = tuple((p, owed - event.pounds if p == event.by else owed) for p, owed in state.loans)
    return replace(pay(state, event.by, "host", event.pounds), loans=loans)


def figures_corrected(state: State, event: e.FiguresCorrected) -> State:
    """As the host said; the sum stays."""
    return replace(state, ledger=state.ledger.put(dict(event.pounds)))


def answer_corrected(state: State, event: e.AnswerCorrected) -> State:
    """Everywhere that answer stands."""
    answers = Roll.of(replace(a, answer=event.answer, note=event.note) if a.seq == event.seq else a for a in state.answers)
    last = next((a for a in answers if state.last and a.seq == state.last.seq), state.last)
    return replace(state, answers=answers, last=last)


def joined(state: State, event: e.Joined) -> State:
    """The last seat, and new pounds with him."""
    newcomer: Detective = event.seat
    return replace(state, seats=(*state.seats, newcomer), ledger=state.ledger.bring(newcomer.id, state.capital))


def _ended(state: State, result: Result) -> State:
    return replace(state, phase=OVER, turn=None, question=None, entitled=(), result=result)


def solved(state: State, event: e.Solved) -> State:
    """The whole pot to the detective (M25)."""
    state = replace(pay(state, "pot", event.by, event.pounds), secret=replace(state.secret, hits=event.hits))
    return _ended(state, Result("solved", None, event.by, event.pounds))


def unsolved(state: State, event: e.Unsolved) -> State:
    """The whole pot to the host (M39), or it stays (M45)."""
    paid = pay(state, "pot", "host", event.pounds) if event.winner else state
    return _ended(paid, Result("unsolved", event.reason, event.winner, event.pounds))


def _same(state: State, _: Event) -> State:
    return state


_APPLY: dict[type, Callable[[State, Any], State]] = {
    Warned: _same,
    Waived: _same,
    e.Opened: opened,
    e.Started: _same,
    e.RoundBegan: round_began,
    e.FloorPassed: floor_to,
    e.FloorCorrected: floor_to,
    e.Asked: asked,
    e.Passed: passed,
    e.MarkerMoved: marker_moved,
    e.Interrupted: interrupted,
    e.Reworded: reworded,
    e.Answered: answered,
    e.StakesWon: lambda state, event: pay(state, "pot", event.by, event.pounds),
    e.ChanceOpened: lambda state, event: replace(state, phase=ANSWERED, turn=event.by, chance_after_hour=event.after_hour),
    e.ChanceClosed: lambda state, event: replace(state, phase=FLOOR, turn=None, chance_after_hour=False),
    e.Deduced: deduced,
    e.DetailAsked: _same,
    e.Amended: amended,
    e.Judged: judged,
    e.BetPlaced: bet_placed,
    e.StoodAside: stood_aside,
    e.BetsSettled: bets_settled,
    e.RoundEnded: lambda state, event: replace(state, phase=HOST, turn=None, hints_this_turn=0),
    e.Collected: collected,
    e.HintBought: hint_bought,
    e.Lent: lent,
    e.Repaid: repaid,
    e.FiguresCorrected: figures_corrected,
    e.UsesCorrected: lambda state, event: change(state, event.by, cliches=event.cliches, interrupted=event.interrupted),
    e.AnswerCorrected: answer_corrected,
    e.Corrected: _same,
    e.Left: lambda state, event: change(state, event.player, gone=True),
    e.CameBack: lambda state, event: change(state, event.player, gone=False, since=event.since),
    e.Joined: joined,
    e.HourStruck: lambda state, event: replace(state, struck=True),
    e.HourPutBack: lambda state, event: replace(state, struck=False),
    e.Solved: solved,
    e.Unsolved: unsolved,
}
