"""How a game goes on by itself once something was ruled: the deal, the next turn, who is out, the end."""

from gm_console.engine import company
from gm_console.engine.play import Play
from gm_console.engine.value import sure
from gm_console.games.cluedo import events as e
from gm_console.games.cluedo import facts
from gm_console.games.cluedo.model import SHOWING, State
from gm_console.games.cluedo.policy import policy
from gm_console.games.envelope import accusing, dealing, rotation, witnesses
from gm_console.games.envelope.model import Claim, Ending

Cluedo = Play[State]


def after_throw(play: Cluedo) -> None:
    """Deals once nobody has to throw any more; says who throws again (C04)."""
    state = play.state
    waiting, dealer, number = facts.awaited(state)
    if dealer is not None:
        deal(play, dealer)
    elif number > 1 and all(one.round < number for one in state.throws):
        play.tell(e.Level(waiting, number))


def deal(play: Cluedo, dealer: str) -> None:
    """C03, C05, C06, C23: from the dealer's left, himself last."""
    state = play.state
    order = (*rotation.from_left(company.here(state), dealer), dealer)
    sealed, left = dealing.deal(play.draw, policy(state.options), order)
    held = dict(sealed.hands)
    counts = tuple((player, len(held[player])) for player in company.here(state) if player in held)
    play.tell(e.Dealt(dealer, facts.first_of(state), counts, left, dealing.seal_of(sealed), sealed))


def next_turn(play: Cluedo) -> None:
    """The turn goes to the next who investigates (C06)."""
    play.tell(e.TurnPassed(sure(facts.next_turn(play.state))))  # with nobody left the game has been finished


def finish(play: Cluedo, ending: Ending, why: str, said: str | None = None) -> None:
    """The end (C19, C20, C25)."""
    play.tell(e.Finished(ending.winner, ending.solution, why, said))


def close(play: Cluedo, said: str) -> None:
    """The host closes early: nobody wins (C25)."""
    finish(play, accusing.nobody(play.state.secret), "closed", said)


def is_over(play: Cluedo) -> bool:
    """Whether too few are left to go on, in which case the game is finished now (C20, C25)."""
    state = play.state
    over = accusing.ended(policy(state.options), state.secret, len(company.here(state)), facts.may_accuse(state))
    if over is not None:
        finish(play, *over)
    return over is not None


def step_inside(play: Cluedo, player: str) -> None:
    """The pawn of one who moves no more shuts no door (C18, C22)."""
    state = play.state
    if door := facts.door_of(state, facts.at(state, player)):
        play.tell(e.PutInside(company.seat(state, player).suspect, door.room))


def out(play: Cluedo, player: str) -> None:
    """He investigates no more: his turn is over, if it was his, and perhaps the game (C16, C18)."""
    step_inside(play, player)
    if not is_over(play) and play.state.turn == player:
        next_turn(play)


def after_leaving(play: Cluedo, player: str, before: Claim | None) -> None:
    """What becomes of the game somebody has left after the deal (C22); ``before`` is the hypothesis as it stood."""
    step_inside(play, player)
    if is_over(play):
        return
    state = play.state
    if state.turn == player:
        next_turn(play)
    elif state.phase == SHOWING and before is not None and before.due == player:
        claim = witnesses.without(policy(state.options), state.secret, before, player)
        play.tell(e.Awaited(claim.could_not[len(before.could_not) :], claim.due))
