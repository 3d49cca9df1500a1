"""How a meeting goes on by itself once something was ruled: floors, rounds, lapses, bets, the marker, the end."""

from gm_console.engine import company
from gm_console.engine.play import Play
from gm_console.games.martes import events as e
from gm_console.games.martes import facts
from gm_console.games.martes.model import ANSWERED, FLOOR, JUDGING, OVER, QUESTION, REBUTTAL, TELLING, State

Martes = Play[State]


def in_play(play: Martes, player: str) -> None:
    """Refuses one without money (M40) or who has left (M44)."""
    who = company.seat(play.state, player)
    play.guard.rule(not facts.out(play.state, player), "M40", "martes.refuse.out", name=who.name)
    play.guard.rule(not who.gone, "M44", "martes.refuse.gone", name=who.name)


def look_again(play: Martes) -> None:
    """After every ruling: what lapses, who stands aside, where marker and floor go, whether the meeting is over."""
    if facts.over(play.state):
        return
    if not company.here(play.state):
        finish(play, "closed")
        return
    lapse_chance(play)
    settle_rebuttal(play)
    move_marker(play)
    if facts.between(play.state) and (reason := ending(play.state)):
        finish(play, reason)
    elif play.state.phase == FLOOR:
        move_floor(play)


def ending(state: State) -> str | None:
    """Why the meeting ends with nothing under way: time (M36) before capital (M37)."""
    if state.struck:
        return "time"
    return "capital" if facts.penniless(state) else None


def lapse_chance(play: Martes) -> None:
    """An open chance that may no longer be taken closes (M22, M36, M44, M48)."""
    state = play.state
    if state.phase != ANSWERED or state.turn is None:
        return
    why = facts.may_deduce(state, state.turn)
    hour = state.struck and not state.chance_after_hour
    if hour or why not in (None, "limit"):
        play.tell(e.ChanceClosed(state.turn, "hour" if hour else str(why)))


def settle_rebuttal(play: Martes) -> None:
    """Who left or has nothing stands aside by himself; when none is undecided the count is told and the bets are paid (M26-M29)."""
    for player in facts.undecided(play.state):
        if company.seat(play.state, player).gone:
            play.tell(e.StoodAside(player, "gone"))
        elif play.state.ledger[player] == 0:
            play.tell(e.StoodAside(player, "funds"))
    state = play.state
    if state.phase == REBUTTAL and state.turn and not facts.undecided(state):
        count = facts.count_hits(state.secret.hits or (), state.options.elements)
        play.tell(e.BetsSettled(state.turn, count, state.secret.wagers, facts.settle_bets(state, count)))


def move_marker(play: Martes) -> None:
    """The marker is always with somebody in play, as long as there is one (M40, M44)."""
    state = play.state
    if facts.active(state, state.marker):
        return
    if to := facts.next_active(state, state.marker):
        play.tell(e.MarkerMoved(to, "gone" if company.seat(state, state.marker).gone else "out"))


def move_floor(play: Martes) -> None:
    """A floor that is over, or whose holder is no longer in play, goes on; after the last one the round ends (M06)."""
    state = play.state
    if state.turn is not None and facts.active(state, state.turn):
        return
    place = facts.next_place(state)
    if place is not None:
        play.tell(e.FloorPassed(state.order[place], place))
    elif facts.all_passed(state):
        finish(play, "all-passed")
    else:
        open_host_turn(play)


def open_host_turn(play: Martes) -> None:
    """The host's turn opens with a pound from the pot, if there is one and his cap allows (M32)."""
    state = play.tell(e.RoundEnded())
    cap = state.options.host_cap
    if state.ledger["pot"] > 0 and (cap is None or state.collected < cap):
        play.tell(e.Collected(1))


def begin_round(play: Martes) -> None:
    """The next round, from whoever holds the marker (M35)."""
    number = play.state.round + 1
    order = facts.order_of(play.state, number)
    play.tell(e.RoundBegan(number, order))
    play.tell(e.FloorPassed(order[0], 0))


def finish(play: Martes, reason: str, said: str | None = None) -> None:
    """Unsolved (M36-M39, M45): the pot to the host, but for a meeting that was closed."""
    wins = reason != "closed" or play.state.options.host_wins_closed
    pounds = play.state.ledger["pot"] if wins else 0
    play.tell(e.Unsolved(reason, "host" if wins else None, pounds, said))
    repay_loans(play)


def repay_loans(play: Martes) -> None:
    """At the end loans come back as far as each purse goes (M48)."""
    for player, owed in play.state.loans:
        if pounds := min(owed, play.state.ledger[player]):
            play.tell(e.Repaid(player, pounds))


def hour(play: Martes) -> None:
    """The hour strikes (M36): between actions it ends the meeting, an open chance lapses, what is under way is settled first."""
    play.tell(e.HourStruck())
    look_again(play)


def clock_runs(state: State) -> bool:
    """Start to over (M04, M47)."""
    if state.options.pause_for_host and state.phase in (QUESTION, JUDGING):
        return False
    return state.phase not in (TELLING, OVER)
