"""Questions a ruling asks of a game: who is in it, where everybody is, where a card leads. No rule is refused here."""

from collections import Counter

from gm_console.engine import company
from gm_console.engine.latest import latest
from gm_console.engine.phrase import Spoken
from gm_console.games.envelope import rotation, witnesses
from gm_console.games.envelope.dealing import hand
from gm_console.games.envelope.model import Cards
from gm_console.games.envelope.policy import Policy
from gm_console.games.transito import walks
from gm_console.games.transito.content import City
from gm_console.games.transito.model import LOBBY, MOVING, PLAYED, SECTOR, SHOWING, STAR, TURN, State
from gm_console.games.transito.policy import policy


def may_accuse(state: State) -> tuple[str, ...]:
    """Who still plays for the secret: at the table and not eliminated (T19, T29)."""
    return tuple(one.id for one in state.seats if not one.gone and not one.eliminated)


def ways(state: State) -> Policy:
    """This game's record for the envelope's functions."""
    return policy(state.options, state.city)


def dealt_by_hand(state: State) -> bool:
    """Whether people have the cards, and nobody here knows them (T22)."""
    return state.options.hands == "table"


def by_hand(state: State) -> bool:
    """Whether tokens are moved by hand on a printed board (T33)."""
    return state.options.board == "table"


def next_turn(state: State) -> str | None:
    """The next clockwise who still plays; himself where he is the last; None where nobody is (T06, T19)."""
    order = tuple(one.id for one in state.seats)
    return rotation.next_in(order, state.turn or order[0], may_accuse(state))


def refuters(state: State, player: str) -> tuple[str, ...]:
    """Who must refute: all others at the table, clockwise; whose cards lie open has none (T14, T19, T29)."""
    out_too = ways(state).out_refutes
    able = {one.id for one in state.seats if not one.gone and (out_too or not one.eliminated)}
    return tuple(one for one in rotation.from_left(tuple(one.id for one in state.seats), player) if one in able)


@latest
def sectors(city: City) -> tuple[str, ...]:
    """Ids of the sectors, in the set's order."""
    return tuple(one.id for one in city.sectors)


@latest
def spoken(city: City) -> dict[str, Spoken]:
    """What suspects, sectors and infractions are called, by id."""
    return {one.id: Spoken(one.es, one.fr, one.en) for cards in (city.suspects, city.sectors, city.infractions) for one in cards}


@latest
def squares(city: City) -> frozenset[str]:
    """Ids of the squares."""
    return frozenset(one.id for one in city.squares)


def is_sector(city: City, place: str | None) -> bool:
    """Whether a place is a sector."""
    return place in sectors(city)


def is_place(city: City, place: str) -> bool:
    """Whether there is such a sector or square."""
    return is_sector(city, place) or place in squares(city)


def phase_at(state: State, place: str | None) -> str | None:
    """What an arrival at a place leads to; None where it ends the turn (T08)."""
    if is_sector(state.city, place):
        return SECTOR
    return STAR if place in state.city.stars else None


def reach_of(state: State, shut: str | None) -> tuple[str, ...]:
    """Where the advance card leads him whose turn it is, one sector being shut (T08, T09)."""
    start = company.seat(state, state.turn).at if state.turn else None
    if start is None or state.advance is None:
        return ()
    return walks.reach(state.city, start, state.advance, shut=shut, exact_entry=state.options.exact_entry)


@latest
def reach(state: State) -> tuple[str, ...]:
    """Where he who moves may go: sectors first, then squares; nothing in any other phase, nor where tokens are moved by hand (T08-T11)."""
    if state.phase != MOVING or state.turn is None or by_hand(state):
        return ()
    return reach_of(state, company.seat(state, state.turn).last)


def walk(state: State, to: str) -> tuple[str, ...]:
    """The places of one way there, in order; the goal alone where there is none."""
    player = company.seat(state, state.turn or "")
    exact = state.options.exact_entry
    shut = player.last if player.last != to else None  # the host has opened it this once (T11)
    found = walks.path(state.city, player.at or "", to, state.advance or 0, shut=shut, exact_entry=exact)
    return found or (to,)


def travel(state: State) -> tuple[str, ...]:
    """The sectors open to him who is on a star (T10, T11)."""
    if state.phase != STAR or state.turn is None:
        return ()
    one = company.seat(state, state.turn)
    barred = one.visited if state.options.star == "never_visited" else (one.last,)
    return tuple(sector for sector in sectors(state.city) if sector not in barred)


def may_suspect(state: State) -> bool:
    """Whether he whose turn it is may suspect now: on arriving, or where the house allows it instead of drawing (T12)."""
    if state.turn is None or not is_sector(state.city, company.seat(state, state.turn).at):
        return False
    return state.phase == SECTOR or (state.phase == TURN and state.options.suspect_when == "in_sector")


def pile(state: State) -> tuple[int, ...]:
    """Values of the advance cards still face down, as they stand in the set; none in the lobby (T07)."""
    if state.phase == LOBBY:
        return ()
    return tuple(sorted((Counter(state.city.advance) - Counter(state.drawn)).elements()))


def may_show(state: State) -> Cards:
    """What the witness who is due may show, as far as the console knows the hands (T14)."""
    claim = state.suspicion
    if state.phase != SHOWING or claim is None or claim.due is None:
        return ()
    return witnesses.may_show(ways(state), state.secret, claim, claim.due)


def elsewhere(state: State, player: str) -> Cards:
    """Cards of which everybody knows that they are not in his hand: open, or seen in another's (T04, T27, T29)."""
    return (*state.open_cards, *(card for one in state.seats if one.id != player for card in one.shown))


def cards_of(state: State, player: str) -> Cards:
    """The cards somebody was dealt, though they lie open since (T18, T19, T29)."""
    return hand(state.secret, player) or company.seat(state, player).shown


def not_public(state: State, player: str) -> Cards:
    """The cards in his hand that not everybody has seen (T27)."""
    return tuple(card for card in hand(state.secret, player) if card not in company.seat(state, player).shown)


def solution(state: State) -> Cards | None:
    """The secret, as far as the console knows: a right accusation tells it where people dealt (T20, T22)."""
    if state.secret.solution:
        return state.secret.solution
    return state.result.solution if state.result else None


def played(state: State) -> bool:
    """Whether the deal has been and the end has not."""
    return state.phase in PLAYED


def host_is(state: State) -> str:
    """``host``; or, where the host plays, the id of his seat; ``table`` once that seat has left (T34)."""
    return company.host_is(state, state.options.host_plays)
