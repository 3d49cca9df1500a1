"""The rulings of El Club de los Martes: what is refused, and what comes of what is not."""

from collections.abc import Callable
from typing import Any

from gm_console.engine import company, names
from gm_console.engine.clock import Need
from gm_console.engine.draw import Draw
from gm_console.engine.guard import Guard
from gm_console.engine.play import Moment, Play, check_phase, check_players
from gm_console.engine.value import Command, Event, sure
from gm_console.games.martes import commands as c
from gm_console.games.martes import course, facts
from gm_console.games.martes import events as e
from gm_console.games.martes.apply import apply
from gm_console.games.martes.changes import correct, end, join, leave, lend
from gm_console.games.martes.content import ELEMENTS, Six
from gm_console.games.martes.model import OVER, TELLING, WAIVABLE, State
from gm_console.games.martes.setup import LEAST_SEATS, open_meeting

Martes = Play[State]


def decide(state: State, command: Command, moment: Moment) -> tuple[Event, ...]:
    """Events that come of a command. Raises `Refusal`; phase, player, turn, value, rule and funds are looked at in that order."""
    play = Play(state, apply, moment)
    if isinstance(command, c.New):
        open_meeting(play, command)
        return play.ruled()
    check_phase(play.guard, state.phase, command)
    check_players(play.guard, command, ("by", "to", "player"), lambda player: company.known(state, player))
    _RULES[type(command)](play, command)
    course.look_again(play)
    return play.ruled()


def due(state: State, elapsed: int) -> tuple[Event, ...]:
    """What the clock does at an elapsed time in ms: the hour strikes, or has not struck yet after all (M36)."""
    if state.phase in (TELLING, OVER) or state.options.minutes is None:
        return ()
    struck = elapsed >= limit(state)
    if struck == state.struck:
        return ()
    play = Play(state, apply, Moment(Guard(WAIVABLE), Draw(lambda n: 0)))
    if struck:
        course.hour(play)
    else:
        play.tell(e.HourPutBack())
    return play.ruled()


def limit(state: State) -> int:
    """The hour in whole milliseconds (M04)."""
    return max(1, round((state.options.minutes or 0) * 60_000))


def clock(state: State) -> Need:
    """What a meeting asks of the clock: it runs from the start to the end (M47), and may be put right after the start."""
    ms = None if state.options.minutes is None else limit(state)
    return Need(ms, course.clock_runs(state), state.phase != TELLING)


def start(play: Martes, command: c.Start) -> None:
    """M03, M04: the hour begins, and with it round 1."""
    play.guard.need(len(company.here(play.state)) >= LEAST_SEATS, "not-allowed", "martes.refuse.seats", "M03", least=LEAST_SEATS)
    play.tell(e.Started())
    course.begin_round(play)


def his_turn(play: Martes, player: str) -> None:
    """Refuses ``not-your-turn``."""
    turn = play.state.turn
    his = turn == player
    if not his:
        fields = {"name": company.seat(play.state, player).name, "turn": company.seat(play.state, turn).name if turn else ""}
        play.guard.need(his, "not-your-turn", "martes.refuse.turn", None, **fields)


def has_cliche(play: Martes, player: str, name: str) -> str:
    """The cliché as it is kept; refuses ``bad-command`` if it is not one of his."""
    who = company.seat(play.state, player)
    found = next((own.name for own in who.cliches if names.key(own.name) == names.key(name)), None)
    play.guard.need(found is not None, "bad-command", "martes.refuse.cliche", None, name=who.name, cliche=name[:80])
    return sure(found)


def ask(play: Martes, command: c.Ask) -> None:
    """M07, M08."""
    his_turn(play, command.by)
    play.tell(e.Asked(command.by, words(command.question)))


def words(text: str | None) -> str | None:
    """What was typed, or None if it is blank."""
    return (text or "").strip() or None


def let_pass(play: Martes, command: c.Pass) -> None:
    """M11, and M12 for the one with the marker."""
    his_turn(play, command.by)
    state = play.tell(e.Passed(command.by))
    to = facts.next_active(state, command.by)
    once = state.options.marker_once_per_round and state.marker_passed
    if state.marker == command.by and to and not once:
        play.tell(e.MarkerMoved(to, "passed"))


def interrupt(play: Martes, command: c.Interrupt) -> None:
    """M14-M17."""
    state, guard, by = play.state, play.guard, command.by
    name = has_cliche(play, by, command.cliche)
    who, cliche = company.seat(state, by), facts.cliche_of(state, by, name)
    guard.rule(not state.struck, "M36", "martes.refuse.hour-interrupt")
    guard.rule(by != state.turn, "M14", "martes.refuse.own-question", name=who.name)
    course.in_play(play, by)
    guard.rule(not who.interrupted, "M15", "martes.refuse.interrupted", name=who.name)
    guard.rule(bool(cliche and cliche.interrupt), "M16", "martes.refuse.cliche-interrupt", cliche=name)
    guard.rule(bool(cliche and (cliche.hint or not state.options.shared_cliches)), "M34", "martes.refuse.shared", cliche=name)
    guard.need(state.ledger[by] > 0, "no-funds", "martes.refuse.pound", "M14", name=who.name)
    play.tell(e.Interrupted(by, name, words(command.question)))


def reword(play: Martes, command: c.Reword) -> None:
    """M09; without new words only the log knows."""
    play.tell(e.Reworded(words(command.question) or sure(play.state.question).text))


def reply(play: Martes, command: c.Reply) -> None:
    """M10, M18-M20, and the chance that a yes may open (M22, M36)."""
    question = sure(play.state.question)
    play.tell(e.Answered(play.moment.seq, question.by, command.answer, words(command.note)))
    if question.interrupted:
        win_interruption(play, question.by, len(question.interrupted))
    if command.answer == "yes":
        open_chance(play, question.by)


def win_interruption(play: Martes, player: str, others: int) -> None:
    """M18, M19: everybody's pound but his own, and the marker; one who has left cannot keep the marker (M44)."""
    play.tell(e.StakesWon(player, min(others, play.state.ledger["pot"])))
    to = facts.next_active(play.state, player) if company.seat(play.state, player).gone else player
    if to and to != play.state.marker:
        play.tell(e.MarkerMoved(to, "interruption"))


def open_chance(play: Martes, player: str) -> None:
    """M22; after the hour only by the house rule or an exception (M36)."""
    state = play.state
    if facts.may_deduce(state, player) is not None:
        return
    if not state.struck or state.options.grace_deduction or play.guard.waives("M36"):
        play.tell(e.ChanceOpened(player, state.struck))


def deduce(play: Martes, command: c.Deduce) -> None:
    """M22, M31."""
    his_turn(play, command.by)
    said = six(command)
    check_repeat(play, said)
    play.tell(e.Deduced(command.by, play.state.options.deduction_to, said))


def six(command: c.Deduce | c.Amend) -> Six:
    """The words that were written down."""
    return Six(**{key: words(getattr(command, key)) for key in ELEMENTS})


def check_repeat(play: Martes, said: Six) -> None:
    """M31: all six given and alike as names are; a warning, or refused by the house rule."""
    alike = [names.key(answer) for answer in said.given()]
    if len(alike) < len(ELEMENTS) or all([names.key(a) for a in past.given()] != alike for past in play.state.secret.past):
        return
    play.guard.rule(not play.state.options.forbid_repeat, "M31", "martes.refuse.repeat")
    if not play.state.options.forbid_repeat:
        play.warn("M31")


def decline(play: Martes, command: c.Decline) -> None:
    """The chance is let go."""
    his_turn(play, command.by)
    play.tell(e.ChanceClosed(command.by, "declined"))


def ask_detail(play: Martes, command: c.AskDetail) -> None:
    """M24."""
    play.tell(e.DetailAsked(command.text.strip()))


def amend(play: Martes, command: c.Amend) -> None:
    """M24; an amended deduction may come to equal an earlier one (M31)."""
    said, old = six(command), play.state.secret.deduction or Six()
    if said.given():
        check_repeat(play, Six(**{key: getattr(said, key) or getattr(old, key) for key in ELEMENTS}))
    play.tell(e.Amended(said))


def judge(play: Martes, command: c.Judge) -> None:
    """M25: all six solve the case; else M26, and the others may bet (M27)."""
    state, hits = play.state, tuple(key for key in ELEMENTS if key in command.hits)
    by = sure(state.turn)
    if len(hits) == len(ELEMENTS):
        play.tell(e.Solved(by, state.ledger["pot"], hits))
        course.repay_loans(play)
        return
    entitled = tuple(d.id for d in state.seats if d.id != by and facts.active(state, d.id))
    play.tell(e.Judged(play.moment.seq, entitled, hits))


def may_decide(play: Martes, player: str) -> None:
    """Refuses the deducer, one not in play, and one who has no part in this rebuttal or has decided (M27, M40, M44)."""
    state, who = play.state, company.seat(play.state, player)
    play.guard.rule(player != state.turn, "M27", "martes.refuse.own-deduction", name=who.name)
    course.in_play(play, player)
    play.guard.rule(player not in state.decided, "M27", "martes.refuse.decided", name=who.name)
    undecided = player in facts.undecided(state)
    play.guard.rule(undecided or who.since <= state.round, "M44", "martes.refuse.late", name=who.name)
    play.guard.rule(undecided, "M27", "martes.refuse.no-part", name=who.name)


def his_bet(play: Martes, player: str) -> None:
    """Refuses ``not-your-turn`` where bets go in order (M27)."""
    if player in facts.undecided(play.state):
        name = company.seat(play.state, player).name
        turn = company.seat(play.state, facts.bettors(play.state)[0]).name
        play.guard.need(player in facts.bettors(play.state), "not-your-turn", "martes.refuse.turn", None, name=name, turn=turn)


def bet(play: Martes, command: c.Bet) -> None:
    """M27."""
    his_bet(play, command.by)
    most = play.state.options.elements - 1
    play.guard.need(0 <= command.count <= most, "bad-command", "martes.refuse.count", None, most=most)
    may_decide(play, command.by)
    play.tell(e.BetPlaced(command.by, command.count, play.moment.seq))


def stand(play: Martes, command: c.Stand) -> None:
    """M27."""
    his_bet(play, command.by)
    may_decide(play, command.by)
    play.tell(e.StoodAside(command.by, "chosen"))


def buy_hint(play: Martes, command: c.BuyHint) -> None:
    """M33, M34."""
    state, guard, by = play.state, play.guard, command.by
    name = has_cliche(play, by, command.cliche)
    cliche, most = facts.cliche_of(state, by, name), state.options.hints_per_turn
    course.in_play(play, by)
    guard.rule(bool(cliche and cliche.hint), "M33", "martes.refuse.cliche-hint", cliche=name)
    guard.rule(bool(cliche and (cliche.interrupt or not state.options.shared_cliches)), "M34", "martes.refuse.shared", cliche=name)
    guard.rule(most is None or state.hints_this_turn < most, "M33", "martes.refuse.hints", most=most)
    play.tell(e.HintBought(by, name, words(command.request), words(command.answer)))


def next_round(play: Martes, command: c.NextRound) -> None:
    """M35."""
    course.begin_round(play)


_RULES: dict[type, Callable[[Martes, Any], None]] = {
    c.Start: start,
    c.Ask: ask,
    c.Pass: let_pass,
    c.Interrupt: interrupt,
    c.Reword: reword,
    c.Reply: reply,
    c.Deduce: deduce,
    c.Decline: decline,
    c.AskDetail: ask_detail,
    c.Amend: amend,
    c.Judge: judge,
    c.Bet: bet,
    c.Stand: stand,
    c.BuyHint: buy_hint,
    c.NextRound: next_round,
    c.Lend: lend,
    c.Correct: correct,
    c.Leave: leave,
    c.Join: join,
    c.End: end,
}
