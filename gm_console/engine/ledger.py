"""Whole pounds between named purses. The sum never changes but by `Ledger.bring`."""

from gm_console.engine.value import Value


class Ledger(Value, frozen=True):
    """Purses in the order they were opened; ``brought`` is what they hold together for ever (M41)."""

    purses: tuple[tuple[str, int], ...] = ()
    brought: int = 0

    def __getitem__(self, purse: str) -> int:
        """Pounds in one purse; KeyError if there is none of that name."""
        for name, pounds in self.purses:
            if name == purse:
                return pounds
        raise KeyError(purse)

    def bring(self, purse: str, pounds: int) -> "Ledger":
        """Opens a purse with pounds that come from outside the game."""
        if pounds < 0 or any(name == purse for name, _ in self.purses):
            raise ValueError(f"purse {purse!r} cannot be opened with {pounds}")
        return Ledger((*self.purses, (purse, pounds)), self.brought + pounds)

    def move(self, source: str, target: str, pounds: int) -> "Ledger":
        """Pounds from one purse to another; ValueError if the source has fewer, or the number is negative."""
        held = self[source]
        if pounds < 0 or held < pounds:
            raise ValueError(f"{pounds} from {source!r}, which has {held}")
        change = {source: -pounds, target: pounds} if source != target else {}
        return Ledger(tuple([(name, had + change.get(name, 0)) for name, had in self.purses]), self.brought)

    def put(self, figures: dict[str, int]) -> "Ledger":
        """Figures overruled by the host; ValueError if the sum would change or a figure is negative (M41)."""
        after = Ledger(tuple([(name, figures.get(name, pounds)) for name, pounds in self.purses]), self.brought)
        if fault := after.fault():
            raise ValueError(fault)
        return after

    def fault(self) -> str | None:
        """What is wrong with the sum, or None: the invariant M41."""
        held = [pounds for _, pounds in self.purses]
        if sum(held) != self.brought or min(held, default=0) < 0:
            return f"purses {self.purses} do not hold {self.brought}"
        return None
