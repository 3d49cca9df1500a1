"""El Club de los Martes: a host, a mystery, armchair detectives, and pounds on the table."""

from gm_console.engine import company
from gm_console.engine.game import Finder, Game, Sent, Words
from gm_console.games.martes import words
from gm_console.games.martes.apply import apply
from gm_console.games.martes.commands import COMMANDS, New
from gm_console.games.martes.events import EVENTS
from gm_console.games.martes.legal import candidates, legal
from gm_console.games.martes.model import MOST_SEATS, OPTIONS, PRESETS, State
from gm_console.games.martes.rules import clock, decide, due
from gm_console.games.martes.setup import LEAST_SEATS
from gm_console.games.martes.views import host_view, seat_view, table_view


def invariants(state: State) -> tuple[str, ...]:
    """What is wrong with a state, as sentences for the engineer; empty for a sound one (M13, M41)."""
    wrong = [fault] if (fault := state.ledger.fault()) else []
    ids = [d.id for d in state.seats]
    brought = state.options.stake + state.capital * len(ids)
    if state.seats and state.ledger.brought != brought:
        wrong.append(f"brought {state.ledger.brought}, not {brought}")
    if state.seats and state.marker not in ids:
        wrong.append("nobody has the marker")
    if (state.turn is None) != (state.phase in ("telling", "host", "over")):
        wrong.append(f"turn {state.turn} in {state.phase}")
    return tuple(wrong)


def finds(sent: Sent, find: Finder) -> Sent:
    """The command with the case it names written out (M01)."""
    case = sent.get("case")
    return {**sent, "case": find("martes", case)} if sent.get("do") == "new" and isinstance(case, str) else sent


GAME = Game(
    key="martes",
    title="El Club de los Martes",
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
    secret_fields=words.secret_fields,
    invariants=invariants,
    words=Words(words.said, words.rule_of, words.RULES, words.WAIVABLE),
    zeroes_clock=frozenset({"start"}),
    starts_clock=frozenset({"start"}),
    finds=finds,
)
