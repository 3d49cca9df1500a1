"""What a game is: a plain record of functions, and the offers from which buttons, keys, the referee and tests come."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from gm_console.engine.clock import Need
from gm_console.engine.options import Option
from gm_console.engine.phrase import Phrase
from gm_console.engine.play import Moment
from gm_console.engine.value import Command, Event, Value

S = TypeVar("S")
Sent = Mapping[str, Any]
"""A command as it stands on the wire."""
Finder = Callable[[str, str], Mapping[str, Any]]
"""Authored content by game and id, as it would stand written out in a command; raises `Refusal` ``bad-setup``."""


def nothing_lasts(_before: Any, _after: Any) -> tuple[Event, ...]:
    """An undo takes back everything."""
    return ()


def only_hosts(_state: Any) -> str:
    """The host does not play."""
    return "host"


def anybody(_state: Any, _player: str) -> bool:
    """Who has left may still be asked for."""
    return True


def as_sent(sent: Sent, _find: Finder) -> Sent:
    """No content is named."""
    return sent


class OneOf(Value, frozen=True):
    """A closed choice inside an offer."""

    values: tuple[Any, ...]


class Offer(Value, frozen=True):
    """A command that is legal now: its name and its required fields. A value None is free, a `OneOf` is to be chosen from."""

    do: str
    fields: tuple[tuple[str, Any], ...] = ()

    def get(self, field: str) -> Any:
        """A field's value; None if the offer has no such field."""
        return dict(self.fields).get(field)


def offer(do: str, **fields: Any) -> Offer:
    """An `Offer` from keywords."""
    return Offer(do, tuple(fields.items()))


class Words(Value, frozen=True):
    """A game's sentences, as phrase ids: never translated inside the game."""

    said: Callable[[Any, Event], tuple[Phrase, ...]]
    rule_of: Callable[[Event], str | None]
    rules: tuple[str, ...]
    waivable: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Game(Generic[S]):
    """One game. All functions are pure; S is its state.

    ``decide`` is the only place with rules and chance and raises `Refusal`; ``apply`` has neither and accepts every event ever written;
    ``due`` is what the clock does at an elapsed time (ms); ``secret_fields`` names the fields of a logged command that an
    asker may not know.
    ``zeroes_clock`` and ``starts_clock`` are commands that put the clock to 0 and that clear the host's pause. ``lifts`` turn an event's
    data of one version into that of the next, keyed by event name and older version.
    ``asides`` are commands that are no steps: they change what their player alone sees, and no undo takes them back. ``lasting`` gives, for
    the states before and after an undo, redo or mend, what of the former stays. ``host_is`` is ``host``, or the seat of a host who plays
    (``table`` once he has left it). ``known`` says whether there are a player's view and log at all. ``finds`` writes authored content out
    into a command that names it, in fields that are ``inside``: they are kept with the command and shown to nobody.
    """

    key: str
    title: str
    seats: tuple[int, int]
    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, object]]
    initial: S
    new: type[Command]
    commands: Mapping[str, type[Command]]
    events: Mapping[str, type[Event]]
    decide: Callable[[S, Command, Moment], tuple[Event, ...]]
    apply: Callable[[S, Event], S]
    due: Callable[[S, int], tuple[Event, ...]]
    clock: Callable[[S], Need]
    legal: Callable[[S, str], tuple[Offer, ...]]
    candidates: Callable[[S], tuple[Command, ...]]
    players: Callable[[S], tuple[tuple[str, str], ...]]
    table_view: Callable[[S], Value]
    seat_view: Callable[[S, str], Value]
    host_view: Callable[[S], Value]
    secret_fields: Callable[[S, str, Mapping[str, Any], int, bool], frozenset[str]]
    invariants: Callable[[S], Sequence[str]]
    words: Words
    zeroes_clock: frozenset[str] = frozenset()
    starts_clock: frozenset[str] = frozenset()
    asides: frozenset[str] = frozenset()
    lasting: Callable[[S, S], tuple[Event, ...]] = nothing_lasts
    host_is: Callable[[S], str] = only_hosts
    known: Callable[[S, str], bool] = anybody
    finds: Callable[[Sent, Finder], Sent] = as_sent
    inside: frozenset[str] = frozenset()
    lifts: Mapping[tuple[str, int], Callable[[dict[str, Any]], dict[str, Any]]] = field(default_factory=dict)
