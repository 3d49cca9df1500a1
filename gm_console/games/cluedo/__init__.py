"""Cluedo by the French rules: who, with what, and where in the villa."""

from gm_console.engine import company
from gm_console.engine.game import Finder, Game, Sent, Words
from gm_console.games.cluedo import words
from gm_console.games.cluedo.apply import apply
from gm_console.games.cluedo.changes import is_place
from gm_console.games.cluedo.commands import COMMANDS, New
from gm_console.games.cluedo.events import EVENTS
from gm_console.games.cluedo.facts import host_is, may_accuse
from gm_console.games.cluedo.legal import candidates, legal
from gm_console.games.cluedo.model import ASKED, LEAST_SEATS, MOST_SEATS, MOVING, OPTIONS, PLAYING, PRESETS, SHOWING, State
from gm_console.games.cluedo.policy import policy
from gm_console.games.cluedo.rules import clock, decide, due
from gm_console.games.cluedo.views import host_view, seat_view, table_view
from gm_console.games.envelope import dealing, knowing

VILLA = "villa"
"""The board that is played on."""


def invariants(state: State) -> tuple[str, ...]:
    """What is wrong with a state, as sentences for the engineer; empty for a sound one."""
    wrong = list(dealing.faults(policy(state.options), state.secret, state.open_cards))
    places = [place for _, place in state.pawns if place is not None]
    squares = [place for place in places if isinstance(place, tuple)]
    if len(set(squares)) != len(squares) or not all(is_place(state.board, place) for place in places):
        wrong.append(f"the pawns stand on {places}")
    if (state.phase in PLAYING) != (state.turn is not None) or (state.turn is not None and state.turn not in may_accuse(state)):
        wrong.append(f"it is the turn of {state.turn} in {state.phase}")
    if state.phase == MOVING and state.dice is None:
        wrong.append("somebody moves without a throw")
    if (state.claim is not None) != (state.phase in (SHOWING, ASKED)):
        wrong.append(f"claim {state.claim} in {state.phase}")
    if state.claim is not None and (state.claim.due is not None) != (state.phase == SHOWING):
        wrong.append(f"{state.claim.due} is due in {state.phase}")
    return tuple(wrong)


def finds(sent: Sent, find: Finder) -> Sent:
    """The command that opens a game with its board written out."""
    return {**sent, "villa": find("cluedo", VILLA)} if sent.get("do") == "new" else sent


GAME = Game(
    key="cluedo",
    title="Cluedo",
    seats=(LEAST_SEATS, MOST_SEATS),
    options=OPTIONS,
    presets=PRESETS,
    initial=State(),
    new=New,
    commands=COMMANDS,
    events=EVENTS,
    decide=decide,
    apply=apply,
    due=due,
    clock=clock,
    legal=legal,
    candidates=candidates,
    players=company.players,
    table_view=table_view,
    seat_view=seat_view,
    host_view=host_view,
    secret_fields=knowing.secret_fields,
    invariants=invariants,
    words=Words(words.said, words.rule_of, words.RULES, words.WAIVABLE),
    host_is=host_is,
    known=company.known,
    finds=finds,
    inside=frozenset({"villa"}),
)
