"""Quién, Cómo y Dónde: who committed which infraction, and where in town."""

from gm_console.engine import company
from gm_console.engine.game import Finder, Game, Sent, Words
from gm_console.games.envelope import knowing
from gm_console.games.transito import words
from gm_console.games.transito.apply import apply
from gm_console.games.transito.commands import COMMANDS, New
from gm_console.games.transito.events import EVENTS
from gm_console.games.transito.facts import host_is
from gm_console.games.transito.legal import candidates, legal
from gm_console.games.transito.model import LEAST_SEATS, MOST_SEATS, OPTIONS, PRESETS, State
from gm_console.games.transito.rules import clock, decide, due
from gm_console.games.transito.soundness import invariants
from gm_console.games.transito.views import host_view, seat_view, table_view

USUAL = "centro"
"""The set that is played when none is named."""


def finds(sent: Sent, find: Finder) -> Sent:
    """The command with the set it names written out."""
    case = sent.get("case", USUAL) if sent.get("do") == "new" else None
    return {**sent, "city": find("transito", case)} if isinstance(case, str) else sent


GAME = Game(
    key="transito",
    title="Quién, Cómo y Dónde",
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
    inside=frozenset({"city"}),
)
