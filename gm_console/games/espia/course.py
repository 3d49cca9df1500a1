"""How a round goes on by itself once something was ruled: votes close, spies are caught, rounds and rooms end."""

from gm_console.engine.play import Play
from gm_console.engine.value import sure
from gm_console.games.espia import events as e
from gm_console.games.espia import facts
from gm_console.games.espia.model import FINAL_VOTE, LAST_CHANCE, LEAST_SEATS, QUESTIONS, State

Espia = Play[State]
SPIES_WIN = {"place-guessed": 4, "innocent-convicted": 4, "spy-hidden": 2, "last-guess-right": 2}
"""Points of each spy (E28-E31)."""
RESIDENTS_WIN = frozenset({"spy-convicted", "spy-voted", "guess-wrong"})


def close_vote(play: Espia) -> None:
    """A vote that nobody is missing from, or that the host closes: who is missing has said no (E18-E20)."""
    state = play.state
    vote = sure(state.vote)
    votes = (*state.secret.ballots, *((player, False) for player in facts.missing(state)))
    if not all(guilty for _, guilty in votes):
        play.tell(e.AccusationFailed(votes))
        return
    spy = facts.is_spy(state, vote.accused)
    play.tell(e.Convicted(vote.accused))
    end_round(play, "spy-convicted" if spy else "innocent-convicted")


def count_vote(play: Espia) -> None:
    """Closes a vote once it is decided (E18)."""
    state = play.state
    first_no = state.options.stop_at_first_no and any(not guilty for _, guilty in state.secret.ballots)
    if state.vote and (first_no or not facts.missing(state)):
        close_vote(play)


def show_pointing(play: Espia) -> None:
    """All pointing is shown; a spy with more than anyone else is caught (E25-E27)."""
    state = play.tell(e.PointingShown(play.state.secret.pointing))
    top = facts.top(state)
    spies = tuple(player for player in top if facts.is_spy(state, player))
    if len(top) > 1 and spies == top and state.options.spy_tie == "caught":
        top = spies = (play.draw.lot(spies, "caught"),)
    if len(top) == 1 and spies:
        play.tell(e.Caught(top[0]))
    else:
        end_round(play, "spy-hidden")


def count_pointing(play: Espia) -> None:
    """Shows the pointing once the last has pointed (E24)."""
    if play.state.phase == FINAL_VOTE and not facts.missing(play.state):
        show_pointing(play)


def after_leaving(play: Espia, player: str) -> None:
    """What becomes of the round somebody has left (E36-E38)."""
    state = play.state
    if not facts.in_round(state) or player not in state.dealt:
        return
    if state.phase == LAST_CHANCE and state.caught == player:
        play.tell(e.Guessed(player, None, right=False))
        end_round(play, "spy-voted")
    elif not any(spy in state.players for spy in state.secret.deal.spies):
        end_round(play, "void", "spies-gone")
    elif len(state.players) < LEAST_SEATS:
        end_round(play, "void", "too-few")
    elif state.phase != LAST_CHANCE:
        go_on_without(play, player)


def go_on_without(play: Espia, player: str) -> None:
    """E38: the turn passes on, votes close without him, a vote on him lapses, who pointed at him points again."""
    state = play.state
    if state.asker == player:
        state = play.tell(e.TurnMoved(play.draw.lot(state.players, "turn"), "gone"))
    if state.vote and state.vote.accused == player:
        play.tell(e.AccusationLapsed(state.vote.by))
    count_vote(play)
    if again := tuple(by for by, at in state.secret.pointing if at == player):
        play.tell(e.PointingVoid(again))
    count_pointing(play)


def end_round(play: Espia, outcome: str, why: str = "", said: str | None = None) -> None:
    """Points, cards on the table, and the room's end where the house rules set one (E28-E35)."""
    play.tell(e.RoundEnded(outcome, points(play.state, outcome), why, said))
    state = play.state
    if outcome == "void":
        return
    most = max(one.points for one in state.seats)
    if state.options.rounds is not None and state.played >= state.options.rounds:
        end_room(play, "rounds")
    elif state.options.target is not None and most >= state.options.target:
        end_room(play, "target")


def points(state: State, outcome: str) -> tuple[tuple[str, int], ...]:
    """What everyone dealt in gains; who has left the round gains nothing (E28-E34, E38)."""
    return tuple((player, gain(state, outcome, player) if player in state.players else 0) for player in state.dealt)


def gain(state: State, outcome: str, player: str) -> int:
    """One player's points for a round."""
    if facts.is_spy(state, player):
        return SPIES_WIN.get(outcome, 0)
    return (outcome in RESIDENTS_WIN) + extra(state, outcome, player)


def extra(state: State, outcome: str, player: str) -> int:
    """E33: a resident's right accusation, or his right pointing."""
    if outcome == "spy-convicted":
        return int(bool(state.secret.votes) and state.secret.votes[-1].by == player)
    counts = outcome == "spy-voted" or (state.options.extra_even_if_lost and outcome in ("spy-hidden", "last-guess-right"))
    return int(counts and any(by == player and facts.is_spy(state, at) for by, at in state.final_vote or ()))


def end_room(play: Espia, why: str, said: str | None = None) -> None:
    """Most points win, those of who has left too; shared at a tie (E35)."""
    seats = play.state.seats
    most = max(one.points for one in seats)
    winners = tuple(one.id for one in seats if one.points == most)
    play.tell(e.RoomEnded(winners, tuple((one.id, one.points) for one in seats), why, said))


def time(play: Espia, spent: bool) -> None:
    """The clock is at its end, or was put before it again (E24)."""
    if spent and play.state.phase == QUESTIONS:
        play.tell(e.TimeUp())
    elif not spent and play.state.phase == FINAL_VOTE:
        play.tell(e.TimePutBack())
