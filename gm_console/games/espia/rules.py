"""The rulings of El espía: what is refused, and what comes of what is not."""

from collections.abc import Callable
from typing import Any

from gm_console.engine import company
from gm_console.engine.clock import Need
from gm_console.engine.draw import Draw, seal
from gm_console.engine.guard import Guard
from gm_console.engine.names import key
from gm_console.engine.play import Moment, Play, check_phase, check_players
from gm_console.engine.value import Command, Event
from gm_console.games.espia import commands as c
from gm_console.games.espia import course, facts
from gm_console.games.espia import events as e
from gm_console.games.espia.apply import apply
from gm_console.games.espia.changes import correct, end, join, leave
from gm_console.games.espia.content import Place
from gm_console.games.espia.model import (
    FINAL_VOTE,
    LAST_CHANCE,
    LEAST_SEATS,
    QUESTIONS,
    WAIVABLE,
    Deal,
    State,
)
from gm_console.games.espia.setup import discard_ahead, open_room, set_up

Espia = Play[State]
MOST_AHEAD = 50
PLAYERS = ("by", "to", "accused", "at", "player")


def decide(state: State, command: Command, moment: Moment) -> tuple[Event, ...]:
    """Events that come of a command. Raises `Refusal`; phase, player, turn, value and rule are looked at in that order."""
    play = Play(state, apply, moment)
    if isinstance(command, c.New):
        open_room(play, command)
        return play.ruled()
    check_phase(play.guard, state.phase, command)
    check_players(play.guard, command, PLAYERS, lambda player: facts.known(state, player))
    _RULES[type(command)](play, command)
    return play.ruled()


def due(state: State, elapsed: int) -> tuple[Event, ...]:
    """What the clock does at an elapsed time in ms (E24)."""
    if state.phase not in (QUESTIONS, FINAL_VOTE):
        return ()
    play = Play(state, apply, Moment(Guard(WAIVABLE), Draw(lambda n: 0)))
    course.time(play, elapsed >= max(1, state.limit))
    return play.ruled()


def clock(state: State) -> Need:
    """Each deal has a clock of its own; it runs while questions are asked (E10, E17)."""
    name = f"deal {state.deal}" if state.deal else "clock"
    return Need(max(1, state.limit), state.phase == QUESTIONS, state.deal > 0, name)


def name(state: State, player: str | None) -> str:
    """A player's name, or nothing."""
    return company.seat(state, player).name if player else ""


def card(play: Espia, player: str, rule: str = "E15") -> None:
    """Refuses one who has no card in this round (E15)."""
    play.guard.rule(player in play.state.players, rule, "espia.refuse.watching", name=name(play.state, player))


def deal(play: Espia, command: c.DealCards) -> None:
    """E01, E04, E06-E08, E40, E43."""
    state, seq = play.state, play.moment.origin
    players = company.here(state)
    play.guard.rule(len(players) >= LEAST_SEATS, "E01", "espia.refuse.few", least=LEAST_SEATS)
    discard_ahead(play)
    state = play.state
    ahead = bool(state.secret.ahead)
    made, anew = (state.secret.ahead[0], False) if ahead else draw_deal(play, state)
    closed = seal(made.salt, facts.sealed_text(state, made))
    gone = {key(one) for one in (state.secret.recent if anew else (*state.secret.used, *state.secret.spent))} | {key(made.place)}
    left = sum(key(place.name) not in gone for place in state.deck.places)
    limit = max(1, round(state.options.minutes * 60_000))
    play.tell(e.Dealt(seq, state.round + 1, players, len(made.spies), limit, left, closed, anew, ahead, made))


def draw_deal(play: Espia, state: State) -> tuple[Deal, bool]:
    """A deal as it falls, and whether the deck had to be shuffled anew for it (E04)."""
    unused = facts.unused(state.deck, state.secret)
    anew = not unused
    if anew:
        others = tuple(place.name for place in state.deck.places if key(place.name) != key(state.secret.last))
        unused = tuple(name for name in others if name not in state.secret.recent) or others
    return draw_cards(play, state, unused), anew


def draw_cards(play: Espia, state: State, places: tuple[str, ...]) -> Deal:
    """Place, spies and roles, each uniformly and by itself (E07, E08)."""
    players = company.here(state)
    place = state.deck.find(play.draw.lot(places, "place")) or Place("")
    spies: tuple[str, ...] = ()
    for _ in range(facts.spies_now(state)):
        spies = (*spies, play.draw.lot(tuple(one for one in players if one not in spies), "spy"))
    residents = tuple(one for one in players if one not in spies)
    roles = play.draw.shuffle(tuple(dict.fromkeys(place.roles)), "roles")
    in_order = tuple(one for one in players if one in spies)
    return Deal(place.name, in_order, tuple(zip(residents, roles, strict=False)), play.draw.salt())


def print_ahead(play: Espia, command: c.PrintAhead) -> None:
    """E43: deals for the players here now; no place twice among them while the deck lasts."""
    state = play.state
    play.guard.need(1 <= command.rounds <= MOST_AHEAD, "bad-command", "command.wrong-value", None, field="rounds")
    play.guard.rule(len(company.here(state)) >= LEAST_SEATS, "E01", "espia.refuse.few", least=LEAST_SEATS)
    unused = facts.unused(state.deck, state.secret)
    play.guard.rule(command.rounds <= len(unused), "E04", "espia.refuse.ahead", left=len(unused))
    deals: list[Deal] = []
    for _ in range(command.rounds):
        taken = {made.place for made in deals}
        deals.append(draw_cards(play, state, tuple(place for place in unused if place not in taken)))
    play.tell(e.PrintedAhead(tuple(seal(made.salt, facts.sealed_text(state, made)) for made in deals), tuple(deals)))


def see(play: Espia, command: c.See) -> None:
    """E09, E10."""
    card(play, command.by)
    if command.by not in play.state.seen:
        play.tell(e.Seen(command.by))


def begin(play: Espia, command: c.Begin) -> None:
    """E10, E11."""
    state, guard = play.state, play.guard
    by_host = state.options.first_asker == "host"
    guard.need(command.to is not None or not by_host, "bad-command", "command.missing", None, field="to")
    if command.to is not None:
        guard.rule(by_host, "E11", "espia.refuse.first")
        card(play, command.to)
    waiting = tuple(name(state, one) for one in state.players if one not in state.seen)
    guard.rule(not waiting, "E10", "espia.refuse.unseen", names=waiting)
    play.tell(e.Begun(command.to or first_asker(play)))


def first_asker(play: Espia) -> str:
    """E11: drawn, or the spy of the round before."""
    state = play.state
    last = state.last_round.deal.spies if state.last_round and state.options.first_asker == "last_spy" else ()
    among = tuple(one for one in state.players if one in last) or state.players
    return among[0] if len(among) == 1 else play.draw.lot(among, "first")


def ask(play: Espia, command: c.Ask) -> None:
    """E12, E13."""
    state, guard, by, to = play.state, play.guard, command.by, command.to
    guard.need(state.asker == by, "not-your-turn", "espia.refuse.turn", None, name=name(state, by), turn=name(state, state.asker))
    guard.rule(by != to, "E12", "espia.refuse.oneself", name=name(state, by))
    card(play, to)
    guard.rule(to != state.barred, "E13", "espia.refuse.back", name=name(state, to), by=name(state, by))
    play.tell(e.Asked(by, to))


def move_turn(play: Espia, command: c.MoveTurn) -> None:
    """E14."""
    if command.to is not None:
        card(play, command.to)
    play.tell(e.TurnMoved(command.to or facts.next_seat(play.state, play.state.asker), "host"))


def place_of(play: Espia, text: str) -> str:
    """The place as the deck spells it; refuses ``bad-command`` if it is none of the deck's."""
    found = play.state.deck.find(text)
    play.guard.need(found is not None, "bad-command", "espia.refuse.place", None, place=text[:80])
    return found.name if found else ""


def strike(play: Espia, command: c.Strike) -> None:
    """E16: struck, or put back."""
    state, by = play.state, command.by
    place = place_of(play, command.place)
    card(play, by)
    play.guard.rule(facts.is_spy(state, by), "E16", "espia.refuse.strike")
    own = facts.struck(state, by)
    kept = tuple(one for one in own if one != place)
    play.tell(e.Struck(by, state.deal, kept if place in own else (*own, place)))


def accuse(play: Espia, command: c.Accuse) -> None:
    """E17, E22."""
    state, guard, by, whom = play.state, play.guard, command.by, command.accused
    card(play, by)
    guard.need(by != whom, "not-allowed", "espia.refuse.accuse-oneself", "E17")
    card(play, whom)
    guard.rule(by not in state.accusers, "E17", "espia.refuse.accused-before", name=name(state, by))
    play.tell(e.Accused(by, whom))


def vote(play: Espia, command: c.CastVote) -> None:
    """E18."""
    state, guard, by = play.state, play.guard, command.by
    card(play, by)
    held = state.vote
    guard.rule(held is not None and by != held.accused, "E18", "espia.refuse.accused", name=name(state, by))
    guard.rule(held is not None and by not in held.voted, "E18", "espia.refuse.voted", name=name(state, by))
    play.tell(e.Voted(by, command.guilty, None if state.options.stop_at_first_no else by))
    course.count_vote(play)


def guess(play: Espia, command: c.Guess) -> None:
    """E23, E26."""
    state, guard, by = play.state, play.guard, command.by
    last = state.phase == LAST_CHANCE
    guard.need(last or command.place is not None, "bad-command", "command.missing", None, field="place")
    place = None if command.place is None else place_of(play, command.place)
    if last:
        guard.rule(by == state.caught, "E26", "espia.refuse.last-chance", name=name(state, state.caught))
    else:
        guard.rule(facts.is_spy(state, by) and by in state.players, "E23", "espia.refuse.guess")
    right = place is not None and key(place) == key(state.secret.deal.place)
    play.tell(e.Guessed(by, place, right))
    outcome = ("last-guess-right", "spy-voted") if last else ("place-guessed", "guess-wrong")
    course.end_round(play, outcome[0] if right else outcome[1])


def point(play: Espia, command: c.Point) -> None:
    """E24."""
    state, by, at = play.state, command.by, command.at
    card(play, by)
    play.guard.rule(by != at, "E24", "espia.refuse.point-oneself", name=name(state, by))
    card(play, at)
    play.tell(e.Pointed(by, at))
    course.count_pointing(play)


def close_vote(play: Espia, command: c.CloseVote) -> None:
    """E18, E24: the host waits no longer."""
    if play.state.vote:
        course.close_vote(play)
    else:
        course.show_pointing(play)


def interrupt_round(play: Espia, command: c.InterruptRound) -> None:
    """E39."""
    course.end_round(play, "void", "interrupted", (command.reason or "").strip() or None)


def change_set_up(play: Espia, command: c.SetUp) -> None:
    """E03, E05, E06."""
    set_up(play, command)


_RULES: dict[type, Callable[[Espia, Any], None]] = {
    c.DealCards: deal,
    c.See: see,
    c.Begin: begin,
    c.Ask: ask,
    c.MoveTurn: move_turn,
    c.Strike: strike,
    c.Accuse: accuse,
    c.CastVote: vote,
    c.Guess: guess,
    c.Point: point,
    c.CloseVote: close_vote,
    c.InterruptRound: interrupt_round,
    c.SetUp: change_set_up,
    c.PrintAhead: print_ahead,
    c.Correct: correct,
    c.Leave: leave,
    c.Join: join,
    c.End: end,
}
