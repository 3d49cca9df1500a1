"""Who sits at a table, whatever is played there: opening it, and seats by id."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeVar

from msgspec.structs import replace

from gm_console.engine import names
from gm_console.engine.latest import latest
from gm_console.engine.phrase import Phrase, phrase
from gm_console.engine.refusal import Refusal


class Seated(Protocol):
    """A seat of any game."""

    @property
    def id(self) -> str:
        """What the player is called inside the program."""

    @property
    def name(self) -> str:
        """What people call him."""

    @property
    def gone(self) -> bool:
        """Whether he has left."""


Seat = TypeVar("Seat", bound=Seated)
Seat_co = TypeVar("Seat_co", bound=Seated, covariant=True)


class Table(Protocol[Seat_co]):
    """The state of any game, as far as it says who sits there."""

    @property
    def seats(self) -> tuple[Seat_co, ...]:
        """All who ever sat there, in their order."""


State = TypeVar("State", bound=Table[Any])


def seat(state: Table[Seat], player: str) -> Seat:
    """A seat by id, of one who has left too; KeyError if there is none."""
    for one in state.seats:
        if one.id == player:
            return one
    raise KeyError(player)


def known(state: Table[Seated], player: str) -> bool:
    """Whether he was ever at the table."""
    return player in [one.id for one in state.seats]


def here(state: Table[Seated]) -> tuple[str, ...]:
    """Ids of all who have not left, by seat."""
    return tuple([one.id for one in state.seats if not one.gone])


@latest
def players(state: Table[Seated]) -> tuple[tuple[str, str], ...]:
    """Ids and names of all who were ever here."""
    return tuple((one.id, one.name) for one in state.seats)


def change(state: State, player: str, **fields: object) -> State:
    """The state with one seat changed."""
    seats = tuple(replace(one, **fields) if one.id == player else one for one in state.seats)
    return replace(state, seats=seats)  # type: ignore[type-var]  # every state is a struct, and no type says both


def called(seats: Iterable[Seat], name: str) -> Seat | None:
    """The seat of whoever has a name, spelt in any way, be he here or gone; None where it is nobody's."""
    wanted = names.key(name)
    return next((one for one in seats if names.key(one.name) == wanted), None)


def id_of(seats: Iterable[Seated], name: object) -> str | None:
    """The id of whoever has a name; None where it is nobody's, or no text."""
    one = called(seats, name) if isinstance(name, str) else None
    return one.id if one else None


def host_is(state: Table[Seated], plays: str | None) -> str:
    """What a host may see: ``host``; where he plays, the id of his seat, and ``table`` once that seat has left."""
    if plays is None:
        return "host"
    return "table" if seat(state, plays).gone else plays


def faults(announced: Sequence[str], least: int, most: int) -> tuple[Phrase, ...]:
    """What is wrong with the number of players and with their names."""
    wrong = () if least <= len(announced) <= most else (phrase("setup.seats", least=least, most=most),)
    return (*wrong, *names.faults(announced))


def refuse(found: Iterable[Phrase]) -> None:
    """Raises `Refusal` ``bad-setup`` if there is any fault; the sentence lists them all."""
    if listed := tuple(found):
        raise Refusal("bad-setup", phrase("setup.faults", faults=listed))
