"""What must hold after every step of a game, whatever was played (T24)."""

from gm_console.games.envelope.dealing import faults
from gm_console.games.transito.facts import dealt_by_hand, is_sector, may_accuse, played, ways
from gm_console.games.transito.model import SECTOR, SHOWING, UNREFUTED, State


def invariants(state: State) -> tuple[str, ...]:
    """What is wrong with a state, as sentences for the engineer; empty for a sound one."""
    wrong = [] if dealt_by_hand(state) else list(faults(ways(state), state.secret, state.open_cards))
    if played(state) and state.turn not in may_accuse(state):
        wrong.append(f"the turn is {state.turn}'s, who does not play")
    if (state.turn is not None) != played(state):
        wrong.append(f"turn {state.turn} in {state.phase}")
    if (state.suspicion is not None) != (state.phase in (SHOWING, UNREFUTED)):
        wrong.append(f"suspicion {state.suspicion} in {state.phase}")
    if state.phase == SHOWING and (state.suspicion is None or state.suspicion.due is None):
        wrong.append("nobody is due to show")
    if len({one.suspect for one in state.seats if one.suspect}) != sum(one.suspect is not None for one in state.seats):
        wrong.append("two seats have one token")
    if state.phase == SECTOR and not any(one.id == state.turn and is_sector(state.city, one.at) for one in state.seats):
        wrong.append("his turn is in a sector, his token is not")
    return tuple(wrong)
