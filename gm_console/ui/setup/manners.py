"""How each game is set up: what is asked of its players, what it is played with, and which house rules stand beside that."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from gm_console.games.espia.model import MINUTES


@dataclass(frozen=True)
class Manner:
    """``cast`` players have characters and clichés, others only a name; ``content`` is a case or a deck.

    Options ``beside`` the content are asked there. Of a number in ``few`` only those are offered, until the switch that
    ``freed`` names for it is on. ``rows`` wait for names at first.
    """

    cast: bool = True
    content: str = "case"
    beside: tuple[str, ...] = ()
    few: Mapping[str, tuple[int, ...]] = field(default_factory=lambda: MappingProxyType({}))
    freed: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    rows: int = 4

    @property
    def tabs(self) -> tuple[str, str, str]:
        """The pages, by the names of their titles."""
        return ("people" if self.cast else "players", self.content, "rules")


MANNERS: Mapping[str, Manner] = {
    "martes": Manner(),
    "espia": Manner(
        cast=False,
        content="deck",
        beside=("minutes", "spies"),
        few={"minutes": MINUTES, "spies": (1, 2)},
        freed={"minutes": "free_minutes"},
        rows=6,
    ),
}
