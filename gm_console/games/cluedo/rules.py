"""The rulings of Cluedo: what is refused, and what comes of what is not."""

from collections.abc import Callable
from typing import Any

from gm_console.engine import company
from gm_console.engine.clock import Need
from gm_console.engine.play import Moment, Play, check_phase, check_players
from gm_console.engine.value import Command, Event, sure
from gm_console.games.cluedo import commands as c
from gm_console.games.cluedo import course, facts
from gm_console.games.cluedo import events as e
from gm_console.games.cluedo.apply import apply
from gm_console.games.cluedo.changes import correct, end, is_place, is_room, join, leave, penalise
from gm_console.games.cluedo.content import SUSPECTS, WEAPONS
from gm_console.games.cluedo.model import MOVING, OVER, ROLL_OFF, SHOWING, TURN, State
from gm_console.games.cluedo.policy import RULE_IDS, policy
from gm_console.games.cluedo.setup import open_game
from gm_console.games.envelope import accusing, witnesses
from gm_console.games.envelope.guarding import check_accusation, check_none, check_showing, need_moves_here, need_value

Cluedo = Play[State]


def decide(state: State, command: Command, moment: Moment) -> tuple[Event, ...]:
    """Events that come of a command. Raises `Refusal`; phase, player, turn, value and rule are looked at in that order."""
    play = Play(state, apply, moment)
    if isinstance(command, c.New):
        open_game(play, command)
        return play.ruled()
    check_phase(play.guard, state.phase, command)
    check_players(play.guard, command, ("by", "player"), lambda player: company.known(state, player))
    if isinstance(by := getattr(command, "by", None), str):
        check_turn(play, by)
    _RULES[type(command)](play, command)
    return play.ruled()


def due(_state: State, _elapsed: int) -> tuple[Event, ...]:
    """Nothing falls due: the clock only shows how long the evening is."""
    return ()


def clock(state: State) -> Need:
    """No limit; it runs from the opening to the end, and may be put right once the cards are dealt."""
    return Need(None, state.phase != OVER, state.phase != ROLL_OFF)


def check_turn(play: Cluedo, by: str) -> None:
    """Refuses ``not-your-turn``: while witnesses answer, it is the turn of the one who is due."""
    state = play.state
    acting = state.claim.due if state.phase == SHOWING and state.claim else facts.acting(state)
    said, rule = _TURN_OF.get(state.phase, ("cluedo.refuse.turn", "C06"))
    names = {one.id: one.name for one in state.seats}
    play.guard.need(by == acting, "not-your-turn", said, rule, name=names[by], turn=names.get(acting or "", ""))


_TURN_OF = {SHOWING: ("cluedo.refuse.due", "C13"), ROLL_OFF: ("cluedo.refuse.throws", "C04")}


def need_console_moves(play: Cluedo) -> None:
    """Refuses what the console does with pawns where they are moved by hand (C26)."""
    need_moves_here(play.guard, RULE_IDS, facts.by_hand(play.state))


def roll(play: Cluedo, command: c.Roll) -> None:
    """C04, C07: for the deal in seat order, or to move."""
    state = play.state
    need_value(play.guard, "dice", command.dice is None or all(1 <= one <= 6 for one in command.dice))
    if state.phase != ROLL_OFF:
        need_console_moves(play)
    first, second = command.dice or play.draw.dice(2, "dice")
    if state.phase == ROLL_OFF:
        play.tell(e.Thrown(command.by, (first, second), facts.awaited(state)[2]))
        course.after_throw(play)
    else:
        play.tell(e.Rolled(command.by, (first, second)))


def move(play: Cluedo, command: c.Move) -> None:
    """C07-C10: into a room, or along the corridor, which ends the turn."""
    state, to = play.state, command.to
    need_value(play.guard, "to", is_place(state.board, to))
    need_console_moves(play)
    play.guard.rule(to in facts.reach(state), "C07", "cluedo.refuse.reach", n=sum(state.dice or ()))
    walked = facts.walk(state, to)
    play.tell(e.Moved(command.by, to, walked or (), straight=walked is None))
    if not isinstance(to, str):
        course.next_turn(play)


def stay(play: Cluedo, command: c.Stay) -> None:
    """C07: which opens no hypothesis."""
    need_console_moves(play)
    play.tell(e.Stayed(command.by))
    course.next_turn(play)


def passage(play: Cluedo, command: c.TakePassage) -> None:
    """C11."""
    need_console_moves(play)
    to = facts.passage_from(play.state, facts.room_of(play.state, command.by))
    play.guard.need(to is not None, "not-allowed", "cluedo.refuse.passage", "C11", name=company.seat(play.state, command.by).name)
    play.tell(e.PassageTaken(command.by, sure(to)))


def enter(play: Cluedo, command: c.Enter) -> None:
    """C26: the room he has come into by hand."""
    need_value(play.guard, "room", is_room(play.state.board, command.room))
    play.guard.rule(facts.by_hand(play.state), "C26", "cluedo.refuse.by-console")
    play.tell(e.Entered(command.by, command.room))


def suggest(play: Cluedo, command: c.Suggest) -> None:
    """C12, C13, C15: in the room he has come into, about that room and no other."""
    state, by = play.state, command.by
    need_value(play.guard, "suspect", command.suspect in SUSPECTS)
    need_value(play.guard, "weapon", command.weapon in WEAPONS)
    name, room = company.seat(state, by).name, facts.room_of(state, by)
    play.guard.need(room is not None, "not-allowed", "cluedo.refuse.no-room", "C12", name=name)
    play.guard.rule(facts.may_suggest(state), "C12", "cluedo.refuse.come-in", name=name)
    place = sure(room)
    asked = facts.witnesses(state, by)
    claim = witnesses.claimed(policy(state.options), state.secret, by, (command.suspect, command.weapon, place), asked)
    called = next((one.id for one in state.seats if one.suspect == command.suspect and not one.gone), None)
    elsewhere = called if facts.place_of(state, command.suspect) != place else None
    play.tell(e.Suggested(by, command.suspect, command.weapon, place, asked, claim.could_not, claim.due, elsewhere))


def show(play: Cluedo, command: c.Show) -> None:
    """C13: one of those named that he holds; which one is his choice, and the console need not know."""
    state, by, card = play.state, command.by, command.card
    ways, claim = policy(state.options), sure(state.claim)
    check_showing(play.guard, ways, state.secret, claim, (by, company.seat(state, by).name), card)
    after = witnesses.showed(ways, state.secret, claim)
    play.tell(e.Shown(by, claim.by, after.could_not[len(claim.could_not) :], after.due, play.moment.seq, card))


def show_none(play: Cluedo, command: c.ShowNone) -> None:
    """C16: the console knows who holds none, and takes nobody's word for it; the table must."""
    state, by = play.state, command.by
    ways, claim = policy(state.options), sure(state.claim)
    check_none(play.guard, ways, company.seat(state, by).name)
    play.tell(e.HadNone(by, witnesses.could_not(ways, state.secret, claim).due))


def accuse(play: Cluedo, command: c.Accuse) -> None:
    """C17-C20."""
    state, by = play.state, command.by
    ways, cards = policy(state.options), (command.suspect, command.weapon, command.room)
    check_accusation(play.guard, ways, cards, command.right)
    right = accusing.is_right(ways, state.secret, cards, command.right)
    play.tell(e.Accused(by, *cards, right=right))
    if right:
        course.finish(play, accusing.won(by, cards), "right")
    else:
        course.out(play, by)


def end_turn(play: Cluedo, command: c.EndTurn) -> None:
    """After a hypothesis or without one; before moving only where pawns are moved by hand (C26)."""
    walking = play.state.phase in (TURN, MOVING)
    play.guard.rule(not walking or facts.by_hand(play.state), "C26", "cluedo.refuse.end-turn")
    play.tell(e.TurnEnded(command.by, away=walking))
    course.next_turn(play)


_RULES: dict[type, Callable[[Cluedo, Any], None]] = {
    c.Roll: roll,
    c.Move: move,
    c.Stay: stay,
    c.TakePassage: passage,
    c.Enter: enter,
    c.Suggest: suggest,
    c.Show: show,
    c.ShowNone: show_none,
    c.Accuse: accuse,
    c.EndTurn: end_turn,
    c.Penalise: penalise,
    c.Correct: correct,
    c.Leave: leave,
    c.Join: join,
    c.End: end,
}
