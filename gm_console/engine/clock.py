"""A clock as a value. All times are whole milliseconds; session time is given in, never read."""

import msgspec

from gm_console.engine.value import Value


class Need(Value, frozen=True):
    """What a state asks of the clock: which clock, its limit, whether this phase lets it run, whether it may be put right."""

    limit: int | None = None
    runs: bool = False
    settable: bool = False
    name: str = "clock"


class Clock(Value, frozen=True):
    """``elapsed`` up to session time ``since``; standing while ``since`` is None."""

    limit: int | None = None
    elapsed: int = 0
    since: int | None = None

    def reading(self, at: int) -> int:
        """Elapsed at session time ``at``; with a limit it stops there."""
        passed = self.elapsed + (max(0, at - self.since) if self.since is not None else 0)
        return passed if self.limit is None else min(passed, self.limit)

    def running(self, at: int) -> bool:
        """Whether it goes on: started, and not at its limit."""
        return self.since is not None and not self.spent(at)

    def spent(self, at: int) -> bool:
        """Whether the limit has been reached."""
        return self.limit is not None and self.reading(at) >= self.limit

    def strikes_at(self) -> int | None:
        """Session time at which the limit will be reached if nothing stops it; None if it never will."""
        if self.limit is None or self.since is None:
            return None
        return self.since + max(0, self.limit - self.elapsed)

    def put(self, elapsed: int, at: int) -> "Clock":
        """The same clock with its hand put elsewhere."""
        kept = elapsed if self.limit is None else min(elapsed, self.limit)
        return msgspec.structs.replace(self, elapsed=kept, since=None if self.since is None else at)

    def follow(self, need: Need, paused: bool, at: int) -> "Clock":
        """The clock as a state needs it from ``at`` on."""
        elapsed = self.reading(at)
        if need.limit is not None and elapsed > need.limit:
            elapsed = need.limit
        return Clock(need.limit, elapsed, at if need.runs and not paused else None)


class Clocks:
    """The clocks of one session, by name: one is looked at, and the others stand as they were left."""

    def __init__(self) -> None:
        self._name = "clock"
        self._left: dict[str, Clock] = {}

    def follow(self, clock: Clock, need: Need, paused: bool, at: int) -> Clock:
        """What the one looked at becomes as a state needs it from ``at`` on: itself, or another."""
        if need.name != self._name:
            self._left[self._name] = Clock(clock.limit, clock.reading(at))
            clock = self._left.get(need.name, Clock(need.limit))
            self._name = need.name
        return clock.follow(need, paused, at)
