"""What each may see, built new field by field: the table, a seat, the host. Names stand here, not ids."""

from typing import Annotated

from gm_console.engine import company
from gm_console.engine.latest import latest
from gm_console.engine.value import Value
from gm_console.engine.wire import KEYED
from gm_console.games.espia import facts
from gm_console.games.espia.model import FINAL_VOTE, OVER, QUESTIONS, ROUND, ROUND_OVER, VOTE, Ballots, LastRound, State


class SeatShown(Value, frozen=True):
    """One player as everybody sees him."""

    id: str
    name: str
    gone: bool
    points: int
    seen: bool
    may_accuse: bool
    watching: bool


class DeckShown(Value, frozen=True):
    """Which deck, how large, and how many places have not come up yet (E04)."""

    name: str
    title: str
    size: int
    left: int


class VoteShown(Value, frozen=True):
    """An open accusation: who has voted, not how (E18, E21)."""

    by: str
    accused: str
    voted: tuple[str, ...]


class VotesShown(Value, frozen=True):
    """How a vote went, once the round is over (E21)."""

    by: str
    accused: str
    votes: Annotated[tuple[tuple[str, bool], ...], KEYED]


class RoundShown(Value, frozen=True):
    """A round that is over (E40)."""

    outcome: str
    place: str
    spies: tuple[str, ...]
    roles: Annotated[tuple[tuple[str, str], ...], KEYED]
    votes: tuple[VotesShown, ...]
    final_vote: Annotated[tuple[tuple[str, str], ...] | None, KEYED]
    points: Annotated[tuple[tuple[str, int], ...], KEYED]


class ResultShown(Value, frozen=True):
    """Who won the room (E35)."""

    winners: tuple[str, ...]
    points: Annotated[tuple[tuple[str, int], ...], KEYED]


class OpenedSeal(Value, frozen=True):
    """The seal of the last deal, open (E43)."""

    salt: str
    text: str


class TableView(Value, frozen=True):
    """What everybody may see of a room; it has no field that could hold a secret."""

    phase: str
    players: tuple[SeatShown, ...]
    seal: str | None
    opened: OpenedSeal | None
    seeded: bool
    code: str
    round: int
    minutes: float
    two_spies: bool
    last_guess_seconds: int | None
    host_plays: bool
    asker: str | None
    barred: str | None
    deck: DeckShown
    vote: VoteShown | None
    pointed: tuple[str, ...]
    final_vote: Annotated[tuple[tuple[str, str], ...] | None, KEYED]
    caught: str | None
    last_round: RoundShown | None
    result: ResultShown | None
    seals_ahead: tuple[str, ...]


class Resident(Value, frozen=True):
    """A resident's card (E07); ``places`` only where everybody has the list on the screen (E42)."""

    spy: bool
    place: str
    role: str
    places: tuple[str, ...] | None = None


class Spy(Value, frozen=True):
    """A spy's card: all places of the deck, and those he has struck (E07, E16)."""

    spy: bool
    places: tuple[str, ...]
    struck: tuple[str, ...]


class SeatView(TableView, frozen=True):
    """The table's view, and one player's own card; None for a watcher and outside a round."""

    card: Resident | Spy | None


class SecretShown(Value, frozen=True):
    """What the host who does not play knows of an open round."""

    place: str
    spies: tuple[str, ...]
    roles: Annotated[tuple[tuple[str, str], ...], KEYED]


class HostView(TableView, frozen=True):
    """The table's view, and the round's secret; None outside a round."""

    secret: SecretShown | None


@latest
def table_view(state: State) -> TableView:
    """For everybody."""
    name = {one.id: one.name for one in state.seats}
    votes = state.vote
    return TableView(
        phase=state.phase,
        players=tuple(seat_shown(state, one.id) for one in state.seats if not one.gone),
        seal=state.seal,
        opened=opened(state),
        seeded=state.seeded,
        code=state.code,
        round=state.round,
        minutes=state.options.minutes,
        two_spies=two_spies(state),
        last_guess_seconds=state.options.last_guess_seconds,
        host_plays=state.options.host_plays is not None,
        asker=name[state.asker] if state.asker and state.phase in (QUESTIONS, VOTE) else None,
        barred=name[state.barred] if state.barred and state.phase in (QUESTIONS, VOTE) else None,
        deck=DeckShown(state.options.deck, state.deck.title, len(state.deck.places), state.left),
        vote=VoteShown(name[votes.by], name[votes.accused], voted(state, name)) if votes else None,
        pointed=tuple(name[player] for player in state.pointed) if state.phase == FINAL_VOTE else (),
        final_vote=None if state.final_vote is None else tuple((name[by], name[at]) for by, at in state.final_vote),
        caught=name[state.caught] if state.caught else None,
        last_round=round_shown(state.last_round, name) if state.last_round else None,
        result=ResultShown(
            tuple(name[player] for player in state.result.winners), tuple((name[player], points) for player, points in state.result.points)
        )
        if state.result
        else None,
        seals_ahead=state.seals_ahead,
    )


def two_spies(state: State) -> bool:
    """Whether everybody knows that there are two in the open round, or will be in the next (E06)."""
    return len(state.secret.deal.spies) == 2 if state.phase in ROUND else facts.spies_now(state) == 2


def voted(state: State, name: dict[str, str]) -> tuple[str, ...]:
    """Who has given a ballot; with `stop_at_first_no` that would tell how they voted (E18)."""
    return () if state.vote is None or state.options.stop_at_first_no else tuple(name[player] for player in state.vote.voted)


def seat_shown(state: State, player: str) -> SeatShown:
    """One seat."""
    one = company.seat(state, player)
    watching, may = facts.watching(state, player), facts.may_accuse(state, player)
    return SeatShown(one.id, one.name, one.gone, one.points, player in state.seen, may, watching)


def opened(state: State) -> OpenedSeal | None:
    """The last deal's seal, once its round is over (E43)."""
    if state.phase not in (ROUND_OVER, OVER) or state.seal is None:
        return None
    return OpenedSeal(state.secret.deal.salt, facts.sealed_text(state, state.secret.deal))


def round_shown(last: LastRound, name: dict[str, str]) -> RoundShown:
    """Everything of a round that is over."""
    pointing = None if last.final_vote is None else tuple((name[by], name[at]) for by, at in last.final_vote)
    return RoundShown(
        last.outcome,
        last.deal.place,
        tuple(name[player] for player in last.deal.spies),
        tuple((name[player], role) for player, role in last.deal.roles),
        tuple(votes_shown(votes, name) for votes in last.votes),
        pointing,
        tuple((name[player], points) for player, points in last.points),
    )


def votes_shown(votes: Ballots, name: dict[str, str]) -> VotesShown:
    """One accusation."""
    return VotesShown(name[votes.by], name[votes.accused], tuple((name[player], guilty) for player, guilty in votes.votes))


def card(state: State, player: str) -> Resident | Spy | None:
    """A player's own card."""
    if player not in state.players:
        return None
    places = tuple(place.name for place in state.deck.places)
    if facts.is_spy(state, player):
        return Spy(spy=True, places=places, struck=facts.struck(state, player))
    role = dict(state.secret.deal.roles).get(player, "")
    return Resident(spy=False, place=state.secret.deal.place, role=role, places=places if state.options.list_for_all else None)


def seat_view(state: State, player: str) -> SeatView:
    """For one player: what the table sees, and his card."""
    table = table_view(state)
    return SeatView(**{field: getattr(table, field) for field in TableView.__struct_fields__}, card=card(state, player))


def host_view(state: State) -> HostView:
    """For a host who does not play."""
    table, name = table_view(state), {one.id: one.name for one in state.seats}
    secret = None
    if state.phase in ROUND:
        made = state.secret.deal
        roles = tuple((name[player], role) for player, role in made.roles)
        secret = SecretShown(made.place, tuple(name[player] for player in made.spies), roles)
    return HostView(**{field: getattr(table, field) for field in TableView.__struct_fields__}, secret=secret)
