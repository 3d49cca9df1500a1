"""What each may see, built new field by field: the table, a seat, the host. Names stand here, not ids of players."""

from typing import Annotated

from gm_console.engine.value import Value
from gm_console.engine.wire import KEYED
from gm_console.games.transito.content import City
from gm_console.games.transito.model import Options


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

    ``reach`` are the places open to the one who moves, ``travel`` the sectors open to him from a star.
    """

    phase: str
    players: tuple[SeatShown, ...]
    seal: str | None
    opened: OpenedSeal | None
    seeded: bool
    host_plays: bool
    options: Options
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


class SeatView(TableView, frozen=True):
    """The table's view, and what one seat knows besides. ``secret`` and ``culprit_hand`` only after its own accusation (T18).

    ``notebook`` has every card with how the seat knows it: own, open, public, shown, or None (T31).
    """

    hand: tuple[str, ...] | None
    shown_to_me: tuple[ShownToMe, ...]
    notebook: Annotated[tuple[tuple[str, str | None], ...], KEYED]
    secret: SecretShown | None
    culprit_hand: CulpritHand | None


class HostView(TableView, frozen=True):
    """The table's view, and what the host knows who does not play; both None before the deal and with hands at the table."""

    secret: SecretShown | None
    hands: Annotated[tuple[tuple[str, tuple[str, ...]], ...] | None, KEYED]
