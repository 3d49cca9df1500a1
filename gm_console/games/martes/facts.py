"""Questions a ruling asks of a state: who is in play, who comes next, who may do what. No rule is refused here."""

from gm_console.engine import company
from gm_console.games.martes.model import (
    FLOOR,
    HOST,
    JUDGING,
    OVER,
    QUESTION,
    REBUTTAL,
    Cliche,
    State,
    Wager,
)


def staked(state: State, player: str) -> bool:
    """Whether something he paid for is still open (M40)."""
    if state.phase == QUESTION and state.question:
        return player in state.question.askers
    if state.phase in (JUDGING, REBUTTAL):
        return player == state.turn or any(w.by == player and w.count is not None for w in state.secret.wagers)
    return False


def out(state: State, player: str) -> bool:
    """M40: without money, and nothing he paid for still open."""
    return state.ledger[player] == 0 and not staked(state, player)


def active(state: State, player: str) -> bool:
    """In play: neither out (M40) nor gone (M44)."""
    return not company.seat(state, player).gone and not out(state, player)


def from_seat(state: State, player: str) -> tuple[str, ...]:
    """All ids clockwise, beginning with the player's."""
    ids = [d.id for d in state.seats]
    at = ids.index(player)
    return (*ids[at:], *ids[:at])


def next_active(state: State, player: str) -> str | None:
    """The next one in play clockwise after the player, himself excepted."""
    return next((p for p in from_seat(state, player)[1:] if active(state, p)), None)


def order_of(state: State, round_: int) -> tuple[str, ...]:
    """The order of a round: those in play, from the marker on (M06, M35); who came back or late waits for his round (M44)."""
    return tuple(p for p in from_seat(state, state.marker) if active(state, p) and company.seat(state, p).since <= round_)


def next_place(state: State) -> int | None:
    """Where in the order the floor goes next; None when the round's last floor is over."""
    places = range(state.place + 1, len(state.order))
    return next((i for i in places if may_have_floor(state, state.order[i])), None)


def may_have_floor(state: State, player: str) -> bool:
    """In play, and his round has come (M40, M44)."""
    return active(state, player) and company.seat(state, player).since <= state.round


def all_passed(state: State) -> bool:
    """M38: every one in play who had the floor this round passed, and no question was put."""
    had = [p for p in state.floors if active(state, p)]
    return not state.asked and bool(had) and all(p in state.passed for p in had)


def penniless(state: State) -> bool:
    """M37: everyone still present is at nothing."""
    here = company.here(state)
    return bool(here) and all(state.ledger[p] == 0 for p in here)


def owes(state: State, player: str) -> bool:
    """Whether he has a loan (M48)."""
    return any(p == player and owed > 0 for p, owed in state.loans)


def may_deduce(state: State, player: str) -> str | None:
    """Why a chance to deduce may not be his, or None (M22, M30, M44, M48); the hour is looked at apart (M36)."""
    most = state.options.max_deductions
    if company.seat(state, player).gone:
        return "gone"
    if owes(state, player):
        return "loan"
    if state.ledger[player] < 3:
        return "funds"
    return "limit" if most is not None and state.deductions >= most else None


def undecided(state: State) -> tuple[str, ...]:
    """Who has still to bet or stand, from the marker clockwise (M27)."""
    if state.phase != REBUTTAL:
        return ()
    settled = {w.by for w in state.secret.wagers}
    return tuple(p for p in from_seat(state, state.marker) if p in state.entitled and p not in settled)


def bettors(state: State) -> tuple[str, ...]:
    """Who may act now in the rebuttal: all undecided at once, or the next in order (M27)."""
    left = undecided(state)
    return left[:1] if state.options.rebuttal == "in_order" else left


def count_hits(hits: tuple[str, ...], elements: int) -> int:
    """How many elements are right; of five, when and where are one, hit only if both are (M23)."""
    right = set(hits)
    if elements == 5:
        right = right - {"when", "where"} | ({"when"} if {"when", "where"} <= right else set())
    return len(right)


def settle_bets(state: State, count: int) -> tuple[tuple[str, int], ...]:
    """What each right bettor takes: first his own pound, then one more each, from the marker, while the pot lasts (M28, M29)."""
    right = [p for p in from_seat(state, state.marker) if Wager(p, count) in state.secret.wagers]
    back = min(len(right), state.ledger["pot"])
    more = min(back, state.ledger["pot"] - back)
    return tuple((p, (i < back) + (i < more)) for i, p in enumerate(right) if i < back)


def hint_free(state: State, cliche: Cliche) -> bool:
    """M33, M34: whether it may still serve for a hint."""
    return cliche.hint and (cliche.interrupt or not state.options.shared_cliches)


def interrupt_free(state: State, cliche: Cliche) -> bool:
    """M16, M34: whether it may still serve for an interruption."""
    return cliche.interrupt and (cliche.hint or not state.options.shared_cliches)


def cliche_of(state: State, player: str, name: str) -> Cliche | None:
    """One of his clichés by its name."""
    return next((c for c in company.seat(state, player).cliches if c.name == name), None)


def between(state: State) -> bool:
    """Nothing is under way that must be settled first: the meeting may end here by time or capital (M36, M37)."""
    return state.phase in (FLOOR, HOST)


def over(state: State) -> bool:
    """Whether the meeting has ended."""
    return state.phase == OVER
