"""One command being ruled: events come out one by one, and each is decided on the state the former ones left."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

from gm_console.engine.draw import Draw
from gm_console.engine.guard import Guard
from gm_console.engine.value import UNKNOWN, Command, Event
from gm_console.engine.wire import fields_of_kind

S = TypeVar("S")


class Warned(Event, frozen=True, tag="warning"):
    """A rule the host should know is being stretched; nothing is refused."""

    rule: str


class Waived(Event, frozen=True):
    """A rule the host set aside for this one command."""

    rule: str
    reason: str


class Moment:
    """What a ruling may use besides state and command.

    ``seq`` is the number the entry will have in the log; ``alias`` gives the present numbers of entries that were mended since the command
    was first judged; ``origin`` is the number of the entry that stood first in this one's place, its own where nothing was mended.
    ``after`` is the state at which the ruling arrived, once it is over.
    """

    def __init__(self, guard: Guard, draw: Draw, seq: int = 0, alias: Mapping[int, int] | None = None, origin: int | None = None) -> None:
        self.guard = guard
        self.draw = draw
        self.seq = seq
        self.alias = alias or {}
        self.origin = seq if origin is None else origin
        self.after: Any = None

    @property
    def newcomer(self) -> str:
        """The id of somebody who comes with this entry: by its number, which no mend of what was before gives to anybody else."""
        return f"j{self.origin}"

    def seq_of(self, seq: int) -> int:
        """The present number of an entry; its own where it was not mended."""
        while seq in self.alias:
            seq = self.alias[seq]
        return seq


class Play(Generic[S]):
    """Collects events and keeps the state they make."""

    def __init__(self, state: S, apply: Callable[[S, Event], S], moment: Moment) -> None:
        self.state = state
        self.moment = moment
        self.guard = moment.guard
        self.draw = moment.draw
        self.events: list[Event] = []
        self._apply = apply

    def tell(self, event: Event) -> S:
        """Adds an event; returns the state after it."""
        self.events.append(event)
        self.state = self._apply(self.state, event)
        return self.state

    def warn(self, rule: str) -> None:
        """A warning among the events."""
        self.events.append(Warned(rule))

    def ruled(self) -> tuple[Event, ...]:
        """All events, after those that say which rules were set aside."""
        self.moment.after = self.state
        waiver = self.guard.waiver
        waived = [Waived(rule, waiver.reason) for rule in dict.fromkeys(self.guard.used)] if waiver else ()
        return (*waived, *self.events)


def check_phase(guard: Guard, phase: str, command: Command) -> None:
    """Refuses ``wrong-phase``."""
    may = phase in type(command).phases
    if not may:
        guard.need(may, "wrong-phase", "refuse.phase", do=str(command.__struct_config__.tag), phase=phase)


def check_player(guard: Guard, known: bool, player: str) -> None:
    """Refuses ``unknown-player``; what stands for a name nobody has begins with `UNKNOWN`."""
    if not known:
        guard.need(known, "unknown-player", "refuse.player", name=player.removeprefix(UNKNOWN))


def check_players(guard: Guard, command: Command, fields: Iterable[str], known: Callable[[str], bool]) -> None:
    """Refuses ``unknown-player`` for the first of these fields in which somebody unknown stands; a newcomer's name is no player."""
    for field in fields:
        player = getattr(command, field, None)
        if isinstance(player, str) and field in fields_of_kind(type(command), "player"):
            check_player(guard, known(player), player)


def check_reason(guard: Guard, reason: str) -> None:
    """Refuses a blank reason."""
    guard.need(bool(reason.strip()), "bad-command", "command.blank", None, field="reason")
