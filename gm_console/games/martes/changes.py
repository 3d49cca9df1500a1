"""What is the host's at any moment: loans, corrections, people leaving and coming, the end (M41, M44, M45, M48)."""

from gm_console.engine import company, names
from gm_console.engine.play import Play, check_player, check_reason
from gm_console.games.martes import commands as c
from gm_console.games.martes import course
from gm_console.games.martes import events as e
from gm_console.games.martes.course import in_play
from gm_console.games.martes.model import FLOOR, MOST_SEATS, Cliche, State
from gm_console.games.martes.setup import cliche_faults, seat_of

Martes = Play[State]
NOT_PLAYERS = ("pot", "host")


def lend(play: Martes, command: c.Lend) -> None:
    """M48."""
    state, guard = play.state, play.guard
    guard.need(command.pounds > 0, "bad-command", "command.wrong-value", None, field="pounds")
    guard.rule(state.options.loans, "M48", "martes.refuse.loans")
    guard.rule(not company.seat(state, command.to).gone, "M44", "martes.refuse.gone", name=company.seat(state, command.to).name)
    guard.need(state.ledger["host"] >= command.pounds, "no-funds", "martes.refuse.host-purse", "M48", pounds=state.ledger["host"])
    play.tell(e.Lent(command.to, command.pounds))


def correct(play: Martes, command: c.Correct) -> None:
    """M10, M41: figures, marker, floor, uses, an answer; the sum of pounds stays."""
    check_correction(play, command)
    play.tell(e.Corrected(command.reason.strip()))
    if command.pounds:
        play.tell(e.FiguresCorrected(command.pounds))
    correct_uses(play, command)
    if command.answer:
        fix = command.answer
        play.tell(e.AnswerCorrected(play.moment.seq_of(fix.seq), fix.answer, fix.note))
    if command.first:
        in_play(play, command.first)
        play.tell(e.MarkerMoved(command.first, "corrected"))
    if command.turn:
        correct_floor(play, command.turn)


def check_correction(play: Martes, command: c.Correct) -> None:
    """Phase, players, values, and the sum, in the order of all refusals."""
    state, guard = play.state, play.guard
    guard.need(command.turn is None or state.phase == FLOOR, "wrong-phase", "martes.refuse.turn-phase")
    purses = [purse for purse, _ in command.pounds]
    named = [p for p in purses if p not in NOT_PLAYERS] + [p for p, _ in (*command.cliches, *command.interrupted)]
    for player in filter(None, (*named, command.first, command.turn)):
        check_player(guard, company.known(state, player), player)
    check_reason(play.guard, command.reason)
    figures_right = all(pounds >= 0 for _, pounds in command.pounds) and len(set(purses)) == len(purses)
    guard.need(figures_right, "bad-command", "command.wrong-value", None, field="pounds")
    for player, fixes in command.cliches:
        for name, _ in fixes:
            guard.need(own_cliche(state, player, name) is not None, "bad-command", "command.wrong-value", None, field="cliches")
    if command.answer:
        seq = play.moment.seq_of(command.answer.seq)
        guard.need(any(a.seq == seq for a in state.answers), "bad-command", "command.wrong-value", None, field="answer.seq")
    moved = sum(pounds - state.ledger[purse] for purse, pounds in command.pounds)
    guard.rule(moved == 0, "M41", "martes.refuse.sum", pounds=moved, total=state.ledger.brought)


def own_cliche(state: State, player: str, name: str) -> Cliche | None:
    """One of his clichés, compared as names are."""
    return next((own for own in company.seat(state, player).cliches if names.key(own.name) == names.key(name)), None)


def correct_uses(play: Martes, command: c.Correct) -> None:
    """Each player's clichés and interruption in one event."""
    used = dict(command.interrupted)
    fixes = dict(command.cliches)
    for player in dict.fromkeys((*fixes, *used)):
        who = company.seat(play.state, player)
        asked = {names.key(name): uses for name, uses in fixes.get(player, ())}
        cliches = tuple(put_right(own, asked.get(names.key(own.name), c.Uses())) for own in who.cliches)
        play.tell(e.UsesCorrected(player, cliches, used.get(player, who.interrupted)))


def put_right(cliche: Cliche, uses: c.Uses) -> Cliche:
    """A cliché with the uses the host gave; those he left out stay."""
    hint = cliche.hint if uses.hint is None else uses.hint
    return Cliche(cliche.name, hint, cliche.interrupt if uses.interrupt is None else uses.interrupt)


def correct_floor(play: Martes, player: str) -> None:
    """The floor goes to him and on from there in this round's order."""
    state = play.state
    in_play(play, player)
    name = company.seat(state, player).name
    play.guard.rule(company.seat(state, player).since <= state.round, "M44", "martes.refuse.next-round", name=name)
    play.guard.rule(player in state.order, "M06", "martes.refuse.order", name=name)
    play.tell(e.FloorCorrected(player, state.order.index(player)))


def leave(play: Martes, command: c.Leave) -> None:
    """M44."""
    who = company.seat(play.state, command.player)
    play.guard.rule(not who.gone, "M44", "martes.refuse.gone", name=who.name)
    play.tell(e.Left(command.player))


def join(play: Martes, command: c.Join) -> None:
    """M44: back to his seat, or to the last one as a newcomer."""
    state = play.state
    guest = command.player if isinstance(command.player, c.Guest) else c.Guest(command.player)
    company.refuse(names.faults([guest.name]))
    here = company.called(state.seats, guest.name)
    if here:
        play.guard.rule(here.gone, "M44", "martes.refuse.here", name=here.name)
        play.tell(e.CameBack(here.id, state.round + 1))
        return
    play.guard.rule(len(state.seats) < MOST_SEATS, "M03", "martes.refuse.full", most=MOST_SEATS)
    company.refuse(cliche_faults(guest))
    play.tell(e.Joined(seat_of(guest, play.moment.newcomer, state.round + 1)))


def end(play: Martes, command: c.End) -> None:
    """M45."""
    check_reason(play.guard, command.reason)
    course.finish(play, "closed", command.reason.strip())
