"""How a game goes on by itself once something was ruled: witnesses are called, turns pass, the game ends."""

from gm_console.engine import company
from gm_console.engine.play import Play
from gm_console.engine.value import sure
from gm_console.games.envelope import accusing, witnesses
from gm_console.games.envelope.dealing import hand
from gm_console.games.envelope.model import Cards, Claim, Ending
from gm_console.games.transito import events as e
from gm_console.games.transito import facts
from gm_console.games.transito.model import SHOWING, State

Transito = Play[State]


def call_witnesses(play: Transito, waiting: tuple[str, ...]) -> None:
    """Passes over those who hold nothing of what was named; the next is due, or nobody could refute (T14, T16)."""
    state = play.state
    suspicion = sure(state.suspicion)
    asked = witnesses.pass_over(facts.ways(state), state.secret, Claim(suspicion.by, suspicion.cards, waiting))
    play.tell(e.WitnessDue(asked.could_not, asked.waiting))


def next_turn(play: Transito) -> None:
    """Clockwise, over those still in (T06)."""
    play.tell(e.TurnBegan(sure(facts.next_turn(play.state))))  # with nobody left the game has been finished


def end(play: Transito, ending: Ending, why: str, said: str | None = None) -> None:
    """The game is over, and the secret shown."""
    play.tell(e.GameEnded(ending.winner, ending.solution, why, said))


def wrong(play: Transito, player: str) -> None:
    """T19, T21: he is eliminated, and the game goes on for those left."""
    cards: Cards = () if facts.ways(play.state).out_refutes else hand(play.state.secret, player)
    play.tell(e.Eliminated(player, cards))
    if not ends(play):
        next_turn(play)


def ends(play: Transito) -> bool:
    """Whether the game is over for want of players (T21, T32)."""
    state = play.state
    over = accusing.ended(facts.ways(state), state.secret, len(company.here(state)), facts.may_accuse(state))
    if over is not None:
        end(play, *over)
    return over is not None


def after_leaving(play: Transito, player: str) -> None:
    """T29, T32: the turn of who has left passes on, and so does his duty to refute."""
    state = play.state
    if ends(play) or not facts.played(state):
        return
    if state.turn == player:
        next_turn(play)
    elif state.phase == SHOWING and state.suspicion and player in state.suspicion.waiting:
        call_witnesses(play, tuple(one for one in state.suspicion.waiting if one != player))
