"""What each may see, built new field by field: the table, a seat, the host. Names stand here, not ids of players."""

from typing import Annotated

from gm_console.engine.latest import latest
from gm_console.engine.value import Value
from gm_console.engine.wire import KEYED
from gm_console.games.envelope import knowing
from gm_console.games.envelope.dealing import hand, text_of
from gm_console.games.envelope.model import Accusation, Cards, Claim, Ending
from gm_console.games.transito import facts
from gm_console.games.transito.content import City
from gm_console.games.transito.model import MOVING, OVER, Seat, State


class SeatShown(Value, frozen=True):
    """One seat as everybody sees it. ``cards`` is how many it holds, None where people dealt; ``shown`` are cards all have seen."""

    id: str
    name: str
    gone: bool
    suspect: str | None
    at: str | None
    last: str | None
    visited: tuple[str, ...]
    cards: int | None
    eliminated: bool
    shown: tuple[str, ...]


class BoardShown(Value, frozen=True):
    """The streets, without their drawing: neighbours of each square and the entrances of each sector, both ways."""

    squares: Annotated[tuple[tuple[str, tuple[str, ...]], ...], KEYED]
    sectors: Annotated[tuple[tuple[str, tuple[str, ...]], ...], KEYED]
    stars: tuple[str, ...]
    starts: tuple[str, ...]


class WalkShown(Value, frozen=True):
    """The last way of a token, for drawing: ``places`` begin where it came from; ``steps`` is 0 for a journey by a star."""

    by: str
    steps: int
    places: tuple[str, ...]


class SuspicionShown(Value, frozen=True):
    """An open suspicion; ``due`` is the witness waited for (T14)."""

    by: str
    suspect: str
    sector: str
    infraction: str
    due: str | None
    could_not: tuple[str, ...]


class RefutedShown(Value, frozen=True):
    """Who showed whom something, last (T15)."""

    by: str
    showed: str


class AccusationShown(Value, frozen=True):
    """An accusation as the table heard it (T18, T19)."""

    by: str
    suspect: str
    sector: str
    infraction: str
    right: bool


class SecretShown(Value, frozen=True):
    """The culprit's secret (T03)."""

    suspect: str
    sector: str
    infraction: str


class ResultShown(Value, frozen=True):
    """Who won, or nobody, and what the secret was (T20, T21, T32)."""

    winner: str | None
    secret: SecretShown | None


class OpenedSeal(Value, frozen=True):
    """The deal's seal, open (T30)."""

    salt: str
    text: str


class TableView(Value, frozen=True):
    """What everybody may see; it has no field that could hold a secret before the end.

    ``reach`` are the places open to the one who moves, ``travel`` the sectors open to him from a star. ``dealt_by_hand`` and
    ``moved_by_hand`` are the house rules of T22 and T33.
    """

    phase: str
    players: tuple[SeatShown, ...]
    seal: str | None
    opened: OpenedSeal | None
    seeded: bool
    host_plays: bool
    dealt_by_hand: bool
    moved_by_hand: bool
    city: City
    board: BoardShown
    turn: str | None
    first: str | None
    advance: int | None
    advance_left: int
    reach: tuple[str, ...]
    travel: tuple[str, ...]
    walked: WalkShown | None
    open_cards: tuple[str, ...]
    laid: Annotated[tuple[tuple[str, str | None], ...], KEYED]
    suspicion: SuspicionShown | None
    last_refuted: RefutedShown | None
    accusations: tuple[AccusationShown, ...]
    result: ResultShown | None


class ShownToMe(Value, frozen=True):
    """A card somebody showed this seat; None where it was shown by hand (T14)."""

    by: str
    card: str | None


class CulpritHand(Value, frozen=True):
    """The cards of whoever holds the token of the one accused (T18)."""

    player: str
    cards: tuple[str, ...]


class Mark(Value, frozen=True):
    """A card that cannot be the culprit's, in a seat's notebook: its ``own``, ``open`` to all, or ``shown`` to it; whose it is (T31)."""

    card: str
    how: str
    by: str | None


class SeatView(TableView, frozen=True):
    """The table's view, and what one seat knows besides. ``secret`` and ``culprit_hand`` only after its own accusation (T18).

    ``hand`` is None where people dealt; ``notebook`` is what is marked in its notebook (T31).
    """

    hand: tuple[str, ...] | None
    shown_to_me: tuple[ShownToMe, ...]
    notebook: tuple[Mark, ...]
    secret: SecretShown | None
    culprit_hand: CulpritHand | None


class HostView(TableView, frozen=True):
    """The table's view, and what a host knows who does not play: the secret (None before the deal), all hands; None where people dealt."""

    secret: SecretShown | None
    hands: Annotated[tuple[tuple[str, tuple[str, ...]], ...] | None, KEYED]


def names(state: State) -> dict[str, str]:
    """Names by id."""
    return {one.id: one.name for one in state.seats}


@latest
def board_shown(city: City) -> BoardShown:
    """The streets of a city."""
    squares = tuple((one.id, one.joins) for one in city.squares)
    return BoardShown(squares, tuple((one.id, one.entrances) for one in city.sectors), city.stars, city.starts)


@latest
def table_view(state: State) -> TableView:
    """For everybody."""
    name = names(state)
    return TableView(
        phase=state.phase,
        players=tuple(seat_shown(state, one) for one in state.seats),
        seal=state.seal,
        opened=opened(state),
        seeded=state.seeded,
        host_plays=state.options.host_plays is not None,
        dealt_by_hand=facts.dealt_by_hand(state),
        moved_by_hand=facts.by_hand(state),
        city=state.city,
        board=board_shown(state.city),
        turn=name.get(state.turn or ""),
        first=name.get(state.first or ""),
        advance=state.advance if state.phase == MOVING else None,
        advance_left=len(facts.pile(state)),
        reach=facts.reach(state),
        travel=facts.travel(state),
        walked=WalkShown(name[state.walked.by], state.walked.steps, state.walked.places) if state.walked else None,
        open_cards=state.open_cards,
        laid=laid_shown(state),
        suspicion=suspicion_shown(state.suspicion, name) if state.suspicion else None,
        last_refuted=RefutedShown(name[state.last_refuted.by], name[state.last_refuted.showed]) if state.last_refuted else None,
        accusations=tuple(accusation_shown(one, name) for one in state.accusations),
        result=result_shown(state.result, name) if state.result else None,
    )


def seat_shown(state: State, one: Seat) -> SeatShown:
    """One seat."""
    cards = None if facts.dealt_by_hand(state) else len(hand(state.secret, one.id))
    return SeatShown(one.id, one.name, one.gone, one.suspect, one.at, one.last, one.visited, cards, one.eliminated, one.shown)


def opened(state: State) -> OpenedSeal | None:
    """The seal, once the game is over (T30)."""
    if state.phase != OVER or state.seal is None:
        return None
    return OpenedSeal(state.secret.salt, text_of(state.secret.solution))


def laid_shown(state: State) -> tuple[tuple[str, str | None], ...]:
    """Every suspect and infraction with the sector where it lies (T13)."""
    laid = dict(state.laid)
    return tuple((one.id, laid.get(one.id)) for one in (*state.city.suspects, *state.city.infractions))


def suspicion_shown(claim: Claim, name: dict[str, str]) -> SuspicionShown:
    """A suspicion, and who is asked."""
    could_not = tuple(name[player] for player in claim.could_not)
    suspect, sector, infraction = claim.cards
    return SuspicionShown(name[claim.by], suspect, sector, infraction, name.get(claim.due or ""), could_not)


def accusation_shown(accusation: Accusation, name: dict[str, str]) -> AccusationShown:
    """One accusation."""
    suspect, sector, infraction = accusation.cards
    return AccusationShown(name[accusation.by], suspect, sector, infraction, accusation.right)


def secret_shown(cards: Cards | None) -> SecretShown | None:
    """One card of each colour; None where there is nothing to show."""
    return SecretShown(*cards) if cards else None


def result_shown(result: Ending, name: dict[str, str]) -> ResultShown:
    """How it ended."""
    return ResultShown(name.get(result.winner or ""), secret_shown(result.solution))


def culprit_hand(state: State, player: str) -> CulpritHand | None:
    """What his accusation lets him look at: the cards of whoever holds the token of the one he accused (T18, T28)."""
    accused = next((one.cards[0] for one in state.accusations if one.by == player), None)
    holder = next((one for one in state.seats if accused and one.suspect == accused), None)
    if holder is None or not state.secret.solution:
        return None
    return CulpritHand(holder.name, facts.cards_of(state, holder.id))


def seat_view(state: State, player: str) -> SeatView:
    """For one seat: what the table sees, and what it knows besides."""
    table, name, secret = table_view(state), names(state), state.secret
    looked = state.phase == OVER or any(one.by == player for one in state.accusations)
    public = tuple((one.id, one.shown) for one in state.seats)
    notes = knowing.notebook(secret, state.open_cards, player, public)
    return SeatView(
        **{field: getattr(table, field) for field in TableView.__struct_fields__},
        hand=None if facts.dealt_by_hand(state) else hand(secret, player),
        shown_to_me=tuple(ShownToMe(name[one.by], one.card) for one in knowing.shown_to(secret, player)),
        notebook=tuple(Mark(fact.card, fact.how, name.get(fact.by or "")) for fact in notes),
        secret=secret_shown(facts.solution(state)) if looked else None,
        culprit_hand=culprit_hand(state, player),
    )


def host_view(state: State) -> HostView:
    """For a host who does not play."""
    table, secret = table_view(state), state.secret
    hands = None if facts.dealt_by_hand(state) else tuple((one.name, hand(secret, one.id)) for one in state.seats)
    return HostView(
        **{field: getattr(table, field) for field in TableView.__struct_fields__},
        secret=secret_shown(facts.solution(state)),
        hands=hands,
    )
