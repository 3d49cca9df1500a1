"""Questions a ruling asks of a game: who is in it, where everybody stands, where a throw leads. No rule is refused here."""

from gm_console.engine import company
from gm_console.engine.latest import latest
from gm_console.games.cluedo import walks
from gm_console.games.cluedo.content import Door, Place, Square
from gm_console.games.cluedo.model import MOVING, OVER, ROLL_OFF, ROOM, TURN, State
from gm_console.games.envelope import rotation
from gm_console.games.envelope.model import Cards


def may_accuse(state: State) -> tuple[str, ...]:
    """Who still investigates: at the table, and not there as a witness only (C16, C18)."""
    return tuple(one.id for one in state.seats if not one.gone and not one.witness_only)


def by_hand(state: State) -> bool:
    """Whether pawns are moved by hand on a real board (C26)."""
    return state.options.board == "table"


def acting(state: State) -> str | None:
    """Whose turn it is; in the roll-off, who throws next."""
    if state.phase == ROLL_OFF:
        return next(iter(awaited(state)[0]), None)
    return None if state.phase == OVER else state.turn


def awaited(state: State) -> tuple[tuple[str, ...], str | None, int]:
    """Who still has to throw for the deal in this round, by seat; the dealer once nobody has; and the round (C04).

    The highest deals; those level at the top throw again, and nobody else.
    """
    left, number = company.here(state), 1
    while True:
        thrown = {one.by: sum(one.dice) for one in state.throws if one.round == number and one.by in left}
        if waiting := tuple(player for player in left if player not in thrown):
            return waiting, None, number
        top = tuple(player for player in left if thrown[player] == max(thrown.values()))
        if len(top) < 2:
            return (), next(iter(top), None), number
        left, number = top, number + 1


def first_of(state: State) -> str:
    """Who begins: Miss Rose, or the first suspect in play (C06)."""
    order = [suspect for suspect, _ in state.pawns]
    return min(company.here(state), key=lambda player: order.index(company.seat(state, player).suspect))


def next_turn(state: State) -> str | None:
    """The next who investigates, from the left of who has the turn; himself where he is the last (C06)."""
    order = tuple(one.id for one in state.seats)
    return rotation.next_in(order, state.turn or order[0], may_accuse(state))


def witnesses(state: State, player: str) -> tuple[str, ...]:
    """Who answers his hypothesis: all others at the table, from his left (C13)."""
    present = company.here(state)
    return tuple(one for one in rotation.from_left(tuple(one.id for one in state.seats), player) if one in present)


def place_of(state: State, suspect: str) -> Place | None:
    """Where a suspect's pawn is."""
    return dict(state.pawns).get(suspect)


def at(state: State, player: str) -> Place | None:
    """Where his pawn is; None where it is moved by hand and stands in no room."""
    return place_of(state, company.seat(state, player).suspect)


def room_of(state: State, player: str) -> str | None:
    """The room he is in, or None."""
    place = at(state, player)
    return place if isinstance(place, str) else None


def taken(state: State, player: str) -> frozenset[Square]:
    """Squares on which other pawns stand (C08)."""
    own = company.seat(state, player).suspect
    return frozenset(place for suspect, place in state.pawns if suspect != own and isinstance(place, tuple))


def door_of(state: State, place: Place | None) -> Door | None:
    """The door before which a square lies, if one does."""
    return next((door for door in state.board.doors if door.square == place), None)


def passage_from(state: State, room: str | None) -> str | None:
    """Where the secret passage of a room leads, if it has one (C11)."""
    ends = {one.one: one.other for one in state.board.passages} | {one.other: one.one for one in state.board.passages}
    return ends.get(room or "")


def is_double(dice: tuple[int, int] | None) -> bool:
    """A double six or a double one (C10)."""
    return dice in ((6, 6), (1, 1))


def straight_to(state: State, player: str) -> tuple[str, ...]:
    """The rooms to which this throw lets him go straight (C10)."""
    if not is_double(state.dice) or state.options.doubles == "off":
        return ()
    own = room_of(state, player) if state.options.doubles == "other" else None
    return tuple(room.id for room in state.board.rooms if room.id != own)


@latest
def reach(state: State) -> tuple[Place, ...]:
    """Where he who moves may go: rooms first, then squares; nothing in any other phase (C07-C10)."""
    if state.phase != MOVING or state.turn is None or state.dice is None:
        return ()
    start = at(state, state.turn)
    if start is None:
        return ()
    walked = walks.reach(state.board, start, sum(state.dice), taken(state, state.turn), up_to=state.options.move_up_to)
    rooms = {place for place in (*walked, *straight_to(state, state.turn)) if isinstance(place, str)}
    return (*(room.id for room in state.board.rooms if room.id in rooms), *(place for place in walked if isinstance(place, tuple)))


def walk(state: State, to: Place) -> tuple[Square, ...] | None:
    """The squares of one way there; None where he goes straight (C10)."""
    player = state.turn or ""
    start = at(state, player)
    if start is None:
        return None
    return walks.path(state.board, start, to, sum(state.dice or ()), taken(state, player), up_to=state.options.move_up_to)


def may_suggest(state: State) -> bool:
    """Whether he whose turn it is may form a hypothesis now: on coming in, or summoned where the house allows it (C12)."""
    if state.turn is None or room_of(state, state.turn) is None:
        return False
    summoned = state.options.summoned_may_ask and company.seat(state, state.turn).summoned
    return state.phase == ROOM or (state.phase == TURN and summoned)


def solution(state: State) -> Cards | None:
    """What is in the envelope, as far as the console knows: a right accusation tells it at a table with its own cards (C16)."""
    if state.secret.solution:
        return state.secret.solution
    return state.result.solution if state.result else None


def host_is(state: State) -> str:
    """``host``; or, where the host plays, the id of his seat; ``table`` once that seat has left (C27)."""
    return company.host_is(state, state.options.host_plays)
