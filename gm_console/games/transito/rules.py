"""The rulings of Quién, Cómo y Dónde: what is refused, and what comes of what is not."""

from collections.abc import Callable
from typing import Any

from gm_console.engine import company
from gm_console.engine.clock import Need
from gm_console.engine.play import Moment, Play, check_phase, check_players
from gm_console.engine.value import Command, Event, sure
from gm_console.games.envelope import accusing
from gm_console.games.envelope.dealing import deal, seal_of
from gm_console.games.envelope.guarding import check_accusation, check_none, check_showing, need_moves_here, need_value
from gm_console.games.envelope.model import Cards
from gm_console.games.transito import commands as c
from gm_console.games.transito import course, facts
from gm_console.games.transito import events as e
from gm_console.games.transito.apply import apply
from gm_console.games.transito.changes import correct, end, join, leave, penalty
from gm_console.games.transito.model import LEAST_SEATS, LOBBY, MOVING, OVER, TURN, State
from gm_console.games.transito.policy import RULE_IDS
from gm_console.games.transito.setup import open_game

Transito = Play[State]
PLAYERS = ("by", "player", "turn")
HIS_TURN = (c.DrawAdvance, c.Move, c.Stay, c.Travel, c.Enter, c.Suspect, c.Accuse, c.EndTurn)
"""What only he may do whose turn it is."""


def decide(state: State, command: Command, moment: Moment) -> tuple[Event, ...]:
    """Events that come of a command. Raises `Refusal`; phase, player, turn, value and rule are looked at in that order."""
    play = Play(state, apply, moment)
    if isinstance(command, c.New):
        open_game(play, command)
        return play.ruled()
    check_phase(play.guard, state.phase, command)
    if isinstance(command, c.Suspect):  # its phases hang on T12's option
        open_ = state.phase != TURN or state.options.suspect_when == "in_sector"
        play.guard.need(open_, "wrong-phase", "refuse.phase", None, do="suspect", phase=state.phase)
    check_players(play.guard, command, PLAYERS, lambda player: company.known(state, player))
    if isinstance(command, HIS_TURN):
        his_turn(play, command.by, state.turn)
    _RULES[type(command)](play, command)
    return play.ruled()


def due(_state: State, _elapsed: int) -> tuple[Event, ...]:
    """The clock does nothing: there is no limit."""
    return ()


def clock(state: State) -> Need:
    """It runs from the first moment to the last; it may be put right once cards were dealt."""
    return Need(None, state.phase != OVER, state.phase != LOBBY)


def name(state: State, player: str | None) -> str:
    """A player's name, or nothing."""
    return company.seat(state, player).name if player else ""


def his_turn(play: Transito, by: str, turn: str | None) -> None:
    """Refuses ``not-your-turn``."""
    state = play.state
    play.guard.need(by == turn, "not-your-turn", "transito.refuse.turn", None, name=name(state, by), turn=name(state, turn))


def on_board(play: Transito) -> None:
    """Refuses what only a board of the console's can do (T33)."""
    need_moves_here(play.guard, RULE_IDS, facts.by_hand(play.state))


def deal_cards(play: Transito, command: c.DealCards) -> None:
    """T03-T06, T30: secret, hands, tokens, starts and who begins, each drawn by itself."""
    state, players = play.state, company.here(play.state)
    ways = facts.ways(state)
    few, open_ = len(players) < LEAST_SEATS, command.open or ()
    if command.open is not None:
        left = len(open_) if few else (len(ways.deck) - len(ways.piles)) % len(players)  # for too few no number is the right one
        fits = facts.dealt_by_hand(state) and len({*open_}) == len(open_) == left and {*open_} <= {*ways.deck}
        need_value(play.guard, "open", fits)
    play.guard.rule(not few, "T01", "transito.refuse.few", least=LEAST_SEATS)
    cards, open_cards = deal(play.draw, ways, players)
    tokens = play.draw.shuffle(tuple(one.id for one in state.city.suspects), "tokens")
    starts = play.draw.shuffle(state.city.starts, "starts")
    first = play.draw.left(players, tuple(one.id for one in state.seats), "first")
    lots = {"tokens": tuple(zip(players, tokens, strict=False)), "starts": tuple(zip(players, starts, strict=False))}
    play.tell(e.Dealt(**lots, first=first, open_cards=open_ or open_cards, seal=seal_of(cards), cards=cards))


def draw_advance(play: Transito, command: c.DrawAdvance) -> None:
    """T07: the pile is shuffled anew by the draw that finds none."""
    state = play.state
    values, left = state.city.advance, facts.pile(state)
    if command.card is not None:
        need_value(play.guard, "card", command.card in values)
        play.guard.rule(not left or command.card in left, "T07", "transito.refuse.gone-card", card=command.card)
    among = left or tuple(sorted(values))
    value = play.draw.left(among, values, "advance") if command.card is None else command.card
    play.tell(e.Drew(command.by, value, not left))


def move(play: Transito, command: c.Move) -> None:
    """T08, T09, T11."""
    state, to = play.state, command.to
    need_value(play.guard, "to", facts.is_place(state.city, to))
    on_board(play)
    if to not in facts.reach(state):
        last = company.seat(state, command.by).last
        play.guard.need(to == last and to in facts.reach_of(state, None), "not-allowed", "transito.refuse.reach", "T08")
        not_again(play, to, last)
    play.tell(e.Moved(command.by, to, facts.walk(state, to)))
    if facts.phase_at(state, to) is None:
        course.next_turn(play)


def not_again(play: Transito, sector: str, last: str | None) -> None:
    """Refuses the same sector twice running (T11)."""
    play.guard.rule(sector != last, "T11", "transito.refuse.again")


def stay(play: Transito, command: c.Stay) -> None:
    """T08."""
    on_board(play)
    play.guard.rule(not facts.reach(play.state), "T08", "transito.refuse.stay")
    play.tell(e.Stayed(command.by))
    course.next_turn(play)


def travel(play: Transito, command: c.Travel) -> None:
    """T10, T11."""
    state, one = play.state, company.seat(play.state, command.by)
    need_value(play.guard, "to", command.to in facts.sectors(state.city))
    on_board(play)
    if state.options.star == "never_visited":
        play.guard.rule(command.to not in one.visited, "T10", "transito.refuse.visited")
    else:
        not_again(play, command.to, one.last)
    play.tell(e.Travelled(command.by, command.to))


def enter(play: Transito, command: c.Enter) -> None:
    """T33: what is reached on a printed board; T11 holds there too."""
    need_value(play.guard, "sector", command.sector in facts.sectors(play.state.city))
    play.guard.rule(facts.by_hand(play.state), "T33", "transito.refuse.by-console")
    not_again(play, command.sector, company.seat(play.state, command.by).last)
    play.tell(e.Entered(command.by, command.sector))


def suspect(play: Transito, command: c.Suspect) -> None:
    """T12-T14, T17, T28: anybody's card, his own too, in the sector where he is."""
    state = play.state
    need_card(play, command.suspect, "suspect")
    need_card(play, command.infraction, "infraction")
    place = company.seat(state, command.by).at
    play.guard.rule(facts.may_suspect(state), "T12", "transito.refuse.no-sector")
    play.tell(e.Suspected(command.by, command.suspect, sure(place), command.infraction))
    course.call_witnesses(play, facts.refuters(state, command.by))


def need_card(play: Transito, card: str, kind: str) -> None:
    """Refuses what is no card of this kind."""
    piles = {pile.kind: pile.cards for pile in facts.ways(play.state).piles}
    need_value(play.guard, kind, card in piles[kind])


def show(play: Transito, command: c.Show) -> None:
    """T14, T15: one card he holds of what was named; his turn who suspected is over."""
    state, claim = play.state, sure(play.state.suspicion)
    his_turn(play, command.by, claim.due)
    who = (command.by, name(state, command.by))
    check_showing(play.guard, facts.ways(state), state.secret, claim, who, command.card, facts.elsewhere(state, command.by))
    play.tell(e.Refuted(command.by, claim.by, command.card, play.moment.seq))
    course.next_turn(play)


def has_none(play: Transito, command: c.HasNone) -> None:
    """T14, T22: where the console knows the hands, nobody who has nothing is asked."""
    claim = sure(play.state.suspicion)
    his_turn(play, command.by, claim.due)
    check_none(play.guard, facts.ways(play.state), name(play.state, command.by))
    play.tell(e.HadNone(command.by))
    course.call_witnesses(play, claim.waiting[1:])


def accuse(play: Transito, command: c.Accuse) -> None:
    """T18-T21."""
    state, by = play.state, command.by
    cards: Cards = (command.suspect, command.sector, command.infraction)
    check_accusation(play.guard, facts.ways(state), cards, command.right)
    right = accusing.is_right(facts.ways(state), state.secret, cards, command.right)
    play.tell(e.Accused(by, command.suspect, command.sector, command.infraction, right))
    if right:
        course.end(play, accusing.won(by, cards), "right")
    else:
        course.wrong(play, by)


def end_turn(play: Transito, command: c.EndTurn) -> None:
    """T10, T12, T16: nobody must travel, suspect or accuse; on a printed board he may have ended on the street (T33)."""
    on_street = play.state.phase in (TURN, MOVING)
    play.guard.rule(not on_street or facts.by_hand(play.state), "T33", "transito.refuse.by-console")
    if on_street:
        play.tell(e.MovedByHand(command.by))
    course.next_turn(play)


_RULES: dict[type, Callable[[Transito, Any], None]] = {
    c.DealCards: deal_cards,
    c.DrawAdvance: draw_advance,
    c.Move: move,
    c.Stay: stay,
    c.Travel: travel,
    c.Enter: enter,
    c.Suspect: suspect,
    c.Show: show,
    c.HasNone: has_none,
    c.Accuse: accuse,
    c.EndTurn: end_turn,
    c.Penalty: penalty,
    c.Correct: correct,
    c.Leave: leave,
    c.Join: join,
    c.End: end,
}
