"""What each may see, built new field by field: the table, a seat, the host. Names of players stand here, not ids."""

from typing import Annotated

from gm_console.engine import company
from gm_console.engine.latest import latest
from gm_console.engine.value import Value
from gm_console.engine.wire import KEYED
from gm_console.games.cluedo import facts
from gm_console.games.cluedo.content import Board, Place, Square
from gm_console.games.cluedo.model import OVER, ROLL_OFF, Seat, State
from gm_console.games.envelope import knowing
from gm_console.games.envelope.dealing import hand, text_of
from gm_console.games.envelope.model import Accusation, Cards, Ending


class SeatShown(Value, frozen=True):
    """One player as everybody sees him. ``cards`` counts his hand: None where the table has the cards."""

    id: str
    name: str
    gone: bool
    suspect: str
    at: Place | None
    cards: int | None
    witness_only: bool


class ThrowShown(Value, frozen=True):
    """A throw for the deal (C04)."""

    by: str
    dice: tuple[int, int]
    round: int


class OpenedSeal(Value, frozen=True):
    """The seal, open (C23)."""

    salt: str
    text: str


class SuggestionShown(Value, frozen=True):
    """A hypothesis: who is due to show, who has shown and who could not, never what (C14)."""

    by: str
    suspect: str
    weapon: str
    room: str
    due: str | None
    showed: tuple[str, ...]
    could_not: tuple[str, ...]


class AccusationShown(Value, frozen=True):
    """An accusation, and whether it was right (C17)."""

    by: str
    suspect: str
    weapon: str
    room: str
    right: bool


class SolutionShown(Value, frozen=True):
    """One card of each kind (C01)."""

    suspect: str
    weapon: str
    room: str


class ResultShown(Value, frozen=True):
    """Who won, if anybody, and what was in the envelope, if that is known (C19, C20, C25)."""

    winner: str | None
    solution: SolutionShown | None


class TableView(Value, frozen=True):
    """What everybody may see of a game; before the end it has no field that could hold a secret.

    ``dealt_by_hand`` and ``moved_by_hand`` are the house rules of C16 and C26; ``witnesses`` that of C13. ``dice`` are this turn's
    throw, ``walked`` the squares of the last move.
    """

    phase: str
    players: tuple[SeatShown, ...]
    seal: str | None
    opened: OpenedSeal | None
    seeded: bool
    turn: str | None
    dealer: str | None
    throws: tuple[ThrowShown, ...]
    dice: tuple[int, int] | None
    reach: tuple[Place, ...]
    walked: tuple[Square, ...]
    open_cards: tuple[str, ...]
    pawns: Annotated[tuple[tuple[str, Place | None], ...], KEYED]
    weapons: Annotated[tuple[tuple[str, str | None], ...], KEYED]
    suggestion: SuggestionShown | None
    accusations: tuple[AccusationShown, ...]
    result: ResultShown | None
    board: Board
    host_plays: bool
    dealt_by_hand: bool
    moved_by_hand: bool
    witnesses: str


class ShownToMe(Value, frozen=True):
    """A card somebody showed him; None where it was shown by hand (C13)."""

    by: str
    card: str | None


class Mark(Value, frozen=True):
    """A line of his notebook: ``how`` is own, open or shown (C24)."""

    card: str
    how: str
    by: str | None


class SeatView(TableView, frozen=True):
    """The table's view, and what one player knows: his hand, what he was shown, and the solution once he has looked (C18)."""

    hand: Cards | None
    shown_to_me: tuple[ShownToMe, ...]
    notebook: tuple[Mark, ...]
    solution: SolutionShown | None


class HostView(TableView, frozen=True):
    """The table's view, the envelope (None before the deal) and all hands; both None where the table has the cards."""

    solution: SolutionShown | None
    hands: Annotated[tuple[tuple[str, Cards], ...] | None, KEYED]


@latest
def table_view(state: State) -> TableView:
    """For everybody."""
    name = names(state)
    options = state.options
    return TableView(
        phase=state.phase,
        players=tuple(seat_shown(state, one) for one in state.seats),
        seal=state.seal,
        opened=opened(state),
        seeded=state.seeded,
        turn=name.get(facts.acting(state) or ""),
        dealer=name.get(state.dealer or ""),
        throws=tuple(ThrowShown(name[one.by], one.dice, one.round) for one in state.throws) if state.phase == ROLL_OFF else (),
        dice=state.dice,
        reach=facts.reach(state),
        walked=state.walked,
        open_cards=state.open_cards,
        pawns=state.pawns,
        weapons=state.weapons,
        suggestion=suggestion_shown(state, name),
        accusations=tuple(accusation_shown(one, name) for one in state.accusations),
        result=result_shown(state.result, name) if state.result else None,
        board=state.board,
        host_plays=options.host_plays is not None,
        dealt_by_hand=dealt_by_hand(state),
        moved_by_hand=options.board == "table",
        witnesses=options.witnesses,
    )


def names(state: State) -> dict[str, str]:
    """Names by id."""
    return {one.id: one.name for one in state.seats}


def dealt_by_hand(state: State) -> bool:
    """Whether the people at the table have the cards, so that the console knows no hand (C16)."""
    return state.options.hands == "table"


def seat_shown(state: State, one: Seat) -> SeatShown:
    """One seat."""
    cards = None if dealt_by_hand(state) else len(hand(state.secret, one.id))
    return SeatShown(one.id, one.name, one.gone, one.suspect, facts.at(state, one.id), cards, one.witness_only)


def opened(state: State) -> OpenedSeal | None:
    """The seal, once the game is over (C23)."""
    if state.phase != OVER or state.seal is None:
        return None
    return OpenedSeal(state.secret.salt, text_of(state.secret.solution))


def suggestion_shown(state: State, name: dict[str, str]) -> SuggestionShown | None:
    """The hypothesis of this turn."""
    claim = state.claim
    if claim is None:
        return None
    suspect, weapon, room = claim.cards
    showed, could_not = (tuple(name[player] for player in who) for who in (claim.showed, claim.could_not))
    return SuggestionShown(name[claim.by], suspect, weapon, room, name.get(claim.due or ""), showed, could_not)


def accusation_shown(accusation: Accusation, name: dict[str, str]) -> AccusationShown:
    """One accusation."""
    suspect, weapon, room = accusation.cards
    return AccusationShown(name[accusation.by], suspect, weapon, room, accusation.right)


def result_shown(result: Ending, name: dict[str, str]) -> ResultShown:
    """How it ended."""
    return ResultShown(name.get(result.winner or ""), solution_shown(result.solution))


def solution_shown(cards: Cards | None) -> SolutionShown | None:
    """One of each kind; None where there is nothing to show."""
    return SolutionShown(*cards) if cards else None


def seat_view(state: State, player: str) -> SeatView:
    """For one player: what the table sees, and what he knows."""
    table, name = table_view(state), names(state)
    secret = state.secret
    looked = company.seat(state, player).saw or state.phase == OVER
    return SeatView(
        **{field: getattr(table, field) for field in TableView.__struct_fields__},
        hand=None if dealt_by_hand(state) else hand(secret, player),
        shown_to_me=tuple(ShownToMe(name[one.by], one.card) for one in knowing.shown_to(secret, player)),
        notebook=tuple(Mark(fact.card, fact.how, name.get(fact.by or "")) for fact in knowing.notebook(secret, state.open_cards, player)),
        solution=solution_shown(facts.solution(state)) if looked else None,
    )


def host_view(state: State) -> HostView:
    """For a host who does not play."""
    table, secret = table_view(state), state.secret
    hands = None if dealt_by_hand(state) else tuple((one.name, hand(secret, one.id)) for one in state.seats)
    return HostView(
        **{field: getattr(table, field) for field in TableView.__struct_fields__},
        solution=solution_shown(facts.solution(state)),
        hands=hands,
    )
