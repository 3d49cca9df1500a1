"""What a game brings to the passed screen: who takes it, what he sees there, and what becomes of what he hands in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from gm_console.ui.handout.secret import Secret
    from gm_console.ui.tables.passing.ballot import Ballot
    from gm_console.ui.widgets.look import Look


class Taker(Protocol):
    """A seat as every game shows it."""

    @property
    def id(self) -> str:
        """The player's id."""

    @property
    def name(self) -> str:
        """His name."""


class Errand(Protocol):
    """One errand of the screen, from its first taker to its last. No step may depend on what is secret.

    ``once`` says whether one answer is all: then the screen goes back to the host.
    """

    @property
    def once(self) -> bool:
        """Whether one answer is all."""

    def people(self) -> Sequence[Taker]:
        """Who may still take the screen, by seat; nobody once it is over."""

    def number(self, seat: Taker) -> int:
        """The number of a seat."""

    def say(self, key: str, name: str) -> str:
        """A phrase of this errand for whoever has the screen.

        ``title``, ``covered``, ``takes``, ``told.covered``, ``told.open``, ``act.turn``, ``act.cover``, ``act.give``, ``act.done``;
        of the buttons that stand there from the start, ``turn``, ``give`` and ``done``, also ``.told``.
        """

    def page(self, look: Look, name: str) -> Ballot | Secret:
        """What he sees once he has turned the card: something to choose from, or a card to read. Made anew for each look."""

    def give(self, name: str, value: Any) -> str:
        """What he handed in: what he chose, or None where he has read his card. Gives why it does not count, or nothing where it does."""
