"""What happens in a room of El espía, in the past tense: each is all that `apply` needs to know."""

from typing import Annotated

from gm_console.engine.value import HIDDEN, Event, Player
from gm_console.engine.wire import KEYED
from gm_console.games.espia.content import Deck
from gm_console.games.espia.model import Deal, Options, Seat


class Opened(Event, frozen=True):
    """The room opens with its code (E01, E02)."""

    seats: tuple[Seat, ...]
    options: Options
    code: str
    seeded: bool
    deck: Annotated[Deck, HIDDEN]


class Dealt(Event, frozen=True):
    """Cards were dealt to these players and sealed (E07, E08, E43). ``seq`` is the log entry; ``limit`` the round in ms (E05).

    ``anew`` says that the deck had run out and was shuffled again (E04); ``ahead`` that the deal was printed before.
    """

    seq: int
    round: int
    players: tuple[Player, ...]
    spies: int
    limit: int
    left: int
    seal: str
    anew: bool
    ahead: bool
    deal: Annotated[Deal, HIDDEN]


class Seen(Event, frozen=True):
    """A player saw his card (E10)."""

    by: Player


class Begun(Event, frozen=True):
    """The clock started; somebody asks first (E10, E11)."""

    asker: Player


class Asked(Event, frozen=True):
    """Somebody asked somebody, who asks next (E12)."""

    by: Player
    to: Player


class TurnMoved(Event, frozen=True, tag="turn-moved"):
    """The turn went to somebody without a question: ``why`` is host (E14) or gone (E38)."""

    to: Player
    why: str


class Struck(Event, frozen=True):
    """What a spy has struck off his list in the deal of that log entry (E16)."""

    by: Player
    deal: int
    places: tuple[str, ...]


class Accused(Event, frozen=True):
    """Somebody accused somebody; his own yes is in (E17, E18)."""

    by: Player
    accused: Player


class Voted(Event, frozen=True):
    """A ballot was given (E18); what it says is told when the round ends (E21).

    ``by`` is None where the first no closes the vote: who was named just before would have said it.
    """

    voter: Annotated[Player, HIDDEN]
    guilty: Annotated[bool, HIDDEN]
    by: Player | None = None


class AccusationFailed(Event, frozen=True, tag="accusation-failed"):
    """Not everybody said yes (E20)."""

    votes: Annotated[tuple[tuple[Player, bool], ...], HIDDEN]


class AccusationLapsed(Event, frozen=True, tag="accusation-lapsed"):
    """The accused has left; the accuser has his right again (E17, E38)."""

    by: Player


class Convicted(Event, frozen=True):
    """Everybody said yes: the card is turned (E19)."""

    accused: Player


class TimeUp(Event, frozen=True, tag="time-up"):
    """The clock reached zero; everyone points (E24)."""


class TimePutBack(Event, frozen=True, tag="time-put-back"):
    """The clock was put right before its end: questions again."""


class Pointed(Event, frozen=True):
    """Somebody pointed at somebody (E24)."""

    by: Player
    at: Annotated[Player, HIDDEN]


class PointingVoid(Event, frozen=True, tag="pointing-void"):
    """Those who had pointed at one who left point again (E38)."""

    by: tuple[Player, ...]


class PointingShown(Event, frozen=True, tag="pointing-shown"):
    """Everyone's pointing is shown at once (E25)."""

    final_vote: Annotated[tuple[tuple[Player, Player], ...], KEYED]


class Caught(Event, frozen=True):
    """A spy had more than anyone else and has one last guess (E25, E26)."""

    player: Player


class Guessed(Event, frozen=True):
    """A spy named a place, or None (E23, E26)."""

    by: Player
    place: str | None
    right: bool


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """The round is over, its seal open; ``points`` are what everyone dealt in gained (E28-E34). ``why`` says why it was void."""

    outcome: str
    points: Annotated[tuple[tuple[Player, int], ...], KEYED]
    why: str = ""
    said: str | None = None


class SetUpChanged(Event, frozen=True, tag="set-up-changed"):
    """From the next deal on (E03, E05, E06)."""

    minutes: float
    spies: int
    name: str
    left: int
    deck: Annotated[Deck | None, HIDDEN] = None


class PrintedAhead(Event, frozen=True, tag="printed-ahead"):
    """Deals were drawn and sealed for printing (E43)."""

    seals: tuple[str, ...]
    deals: Annotated[tuple[Deal, ...], HIDDEN]


class AheadDiscarded(Event, frozen=True, tag="ahead-discarded"):
    """Players, spies or deck are others now: what was printed ahead no longer counts (E43)."""


class PlacesSpent(Event, frozen=True, tag="places-spent"):
    """Somebody saw a card that was taken back since: its place stays used (E04)."""

    places: Annotated[tuple[str, ...], HIDDEN]


class Corrected(Event, frozen=True):
    """The host overruled points."""

    reason: str
    points: Annotated[tuple[tuple[Player, int], ...], KEYED]


class Left(Event, frozen=True):
    """Somebody left (E36-E38)."""

    player: Player


class Joined(Event, frozen=True):
    """Somebody came, or came back with his points, to the last seat (E01, E15, E38)."""

    seat: Seat
    back: bool


class RoomEnded(Event, frozen=True, tag="room-ended"):
    """The points decide (E35): ``why`` is host, rounds or target."""

    winners: tuple[Player, ...]
    points: Annotated[tuple[tuple[Player, int], ...], KEYED]
    why: str
    said: str | None = None


EVENTS: dict[str, type[Event]] = {
    str(kind.__struct_config__.tag): kind
    for kind in (
        Opened, Dealt, Seen, Begun, Asked, TurnMoved, Struck, Accused, Voted, AccusationFailed, AccusationLapsed, Convicted, TimeUp,
        TimePutBack, Pointed, PointingVoid, PointingShown, Caught, Guessed, RoundEnded, SetUpChanged, PrintedAhead, AheadDiscarded,
        PlacesSpent, Corrected, Left, Joined, RoomEnded,
    )
}  # fmt: skip
