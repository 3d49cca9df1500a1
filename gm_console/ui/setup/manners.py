"""How each game is set up: what is asked of its players, what it is played with, and which house rules stand beside that."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from gm_console.games.cluedo.content import SUSPECTS
from gm_console.games.espia.model import MINUTES


@dataclass(frozen=True)
class Manner:
    """``cast`` players have characters and clichés, others only a name, or a suspect too (``suspects``, by the names of their cards).

    ``content`` is a case, a deck, or how it is played at a real table, with a set to choose (``city``) or without (``table``).
    Options ``beside`` the content are asked there. Of a number in ``few`` only those are offered, until the switch that
    ``freed`` names for it is on. ``rows`` wait for names at first. ``plays`` is the rule of a host who plays. ``least`` players are
    needed, where the game itself does not say so, and one less where the switch that ``fewer`` names is on.
    """

    cast: bool = True
    content: str = "case"
    suspects: tuple[str, ...] = ()
    plays: str = "E41"
    least: int = 0
    fewer: str = ""
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
    "cluedo": Manner(
        cast=False,
        content="table",
        suspects=SUSPECTS,
        plays="C27",
        least=3,
        fewer="two_players",
        beside=("hands", "board"),
        rows=6,
    ),
    "transito": Manner(cast=False, content="city", plays="T34", beside=("hands", "board"), rows=4),
}
