"""El espía: everybody knows where they are but one, and asks."""

from gm_console.engine import company
from gm_console.engine.game import Finder, Game, Sent, Words
from gm_console.games.espia import words
from gm_console.games.espia.apply import apply
from gm_console.games.espia.commands import COMMANDS, New
from gm_console.games.espia.events import EVENTS
from gm_console.games.espia.facts import host_is, known
from gm_console.games.espia.legal import candidates, legal
from gm_console.games.espia.model import LEAST_SEATS, MOST_SEATS, OPTIONS, PRESETS, ROUND, State
from gm_console.games.espia.rules import clock, decide, due
from gm_console.games.espia.setup import lasting
from gm_console.games.espia.views import host_view, seat_view, table_view


def invariants(state: State) -> tuple[str, ...]:
    """What is wrong with a state, as sentences for the engineer; empty for a sound one."""
    wrong = []
    here = {one.id for one in state.seats if not one.gone}
    deal = state.secret.deal
    if not set(state.players) <= here & set(state.dealt):
        wrong.append("somebody plays who has left or has no card")
    if state.phase in ROUND and {*deal.spies, *(player for player, _ in deal.roles)} != set(state.dealt):
        wrong.append("not everybody dealt in has one card")
    if len({role for _, role in deal.roles}) != len(deal.roles):
        wrong.append("a role comes twice")
    if (state.vote is not None) != (state.phase == "vote"):
        wrong.append(f"vote {state.vote} in {state.phase}")
    if state.phase in ("questions", "vote") and state.asker not in state.players:
        wrong.append("nobody asks")
    return tuple(wrong)


def finds(sent: Sent, find: Finder) -> Sent:
    """The command with the deck it names written out."""
    if sent.get("do") == "new":
        options = sent.get("options")
        deck = options.get("deck", "familiar") if isinstance(options, dict) else "familiar"
    else:
        deck = sent.get("deck") if sent.get("do") == "set-up" else None
    return {**sent, "cards": find("espia", deck)} if isinstance(deck, str) else sent


GAME = Game(
    key="espia",
    title="El espía",
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
    starts_clock=frozenset({"begin"}),
    asides=frozenset({"strike"}),
    lasting=lasting,
    host_is=host_is,
    known=known,
    finds=finds,
    inside=frozenset({"cards"}),
)
