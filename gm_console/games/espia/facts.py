"""Questions a ruling asks of a room: who is in the round, who may do what, how votes stand. No rule is refused here."""

from gm_console.engine import company
from gm_console.engine.names import key
from gm_console.games.espia.content import Deck
from gm_console.games.espia.model import ROUND, SEATS_FOR_TWO, Deal, Secret, State


def known(state: State, player: str) -> bool:
    """Whether he is in the room: who has left is unknown until he comes back."""
    return player in company.here(state)


def watching(state: State, player: str) -> bool:
    """Whether a round is open and he has no card in it (E15)."""
    return state.phase in ROUND and player not in state.players


def struck(state: State, player: str) -> tuple[str, ...]:
    """What a spy has struck off his list in this deal (E16)."""
    return next((places for deal, own, places in state.secret.struck if (deal, own) == (state.deal, player)), ())


def in_round(state: State) -> bool:
    """Whether a round is open."""
    return state.phase in ROUND


def is_spy(state: State, player: str) -> bool:
    """Whether he was dealt the spy's card."""
    return player in state.secret.deal.spies


def others(state: State, player: str) -> tuple[str, ...]:
    """All in the round but one."""
    return tuple(one for one in state.players if one != player)


def next_seat(state: State, player: str | None) -> str:
    """The next of the round by seat after somebody, who may have left it (E14)."""
    order = [one.id for one in state.seats if one.id in state.players or one.id == player]
    if player is None or player not in order:
        return order[0]
    return order[(order.index(player) + 1) % len(order)]


def askable(state: State, player: str) -> tuple[str, ...]:
    """Whom he may ask: not himself, and not the one who has just asked him (E12, E13)."""
    return tuple(one for one in others(state, player) if one != state.barred)


def may_accuse(state: State, player: str) -> bool:
    """Whether his accusation of this round is still to be had (E17)."""
    return player in state.players and player not in state.accusers


def voters(state: State) -> tuple[str, ...]:
    """Who votes: all in the round but the accused (E18)."""
    return others(state, state.vote.accused) if state.vote else ()


def missing(state: State) -> tuple[str, ...]:
    """Whose ballot, or whose pointing, is awaited."""
    if state.vote:
        return tuple(one for one in voters(state) if one not in state.vote.voted)
    return tuple(one for one in state.players if one not in state.pointed)


def unused(deck: Deck, secret: Secret) -> tuple[str, ...]:
    """Places of a deck that may still come up before it is shuffled anew (E04)."""
    gone = {key(name) for name in (*secret.used, *secret.spent)}
    return tuple(place.name for place in deck.places if key(place.name) not in gone)


def spies_now(state: State) -> int:
    """How many spies a deal has: two only from seven players on (E06)."""
    return 2 if state.options.spies == 2 and len(company.here(state)) >= SEATS_FOR_TWO else 1


def top(state: State) -> tuple[str, ...]:
    """Who was pointed at most, by seat; nobody where nobody pointed (E25, E27)."""
    counts: dict[str, int] = {}
    for _, at in state.secret.pointing:
        counts[at] = counts.get(at, 0) + 1
    most = max(counts.values(), default=0)
    return tuple(player for player in state.players if counts.get(player) == most)


def sealed_text(state: State, deal: Deal) -> str:
    """What is sealed: the place, the spies and each role, by name (E43)."""
    spies = ", ".join(company.seat(state, player).name for player in deal.spies)
    roles = (f"{company.seat(state, player).name}: {role}" for player, role in deal.roles)
    return "\n".join((deal.place, spies, *roles))


def host_is(state: State) -> str:
    """``host``; or, where the host plays, the id of his seat; ``table`` once that seat has left (E41)."""
    return company.host_is(state, state.options.host_plays)
