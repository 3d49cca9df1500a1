"""Chance: shuffles, lots, dice and salts, made once, recorded, and given again on redo and mend. The seal."""

import hashlib
from collections.abc import Callable, Sequence
from typing import TypeVar

from gm_console.engine.value import Value

T = TypeVar("T")
Source = Callable[[int], int]
"""Gives a whole number from 0 to n-1, all alike likely."""


class Drawn(Value, frozen=True):
    """One draw as it fell: what for, out of how many, and the numbers."""

    what: str
    of: int
    fell: tuple[int, ...]


class Draw:
    """Draws for one command. ``recorded`` are the draws of the same command when it was first judged: they fall again.

    A recorded draw that is not asked for any more is passed over, as when a throw of the console's is mended into a player's own.
    """

    def __init__(self, source: Source, recorded: Sequence[Drawn] = ()) -> None:
        self._source = source
        self._recorded = list(recorded)
        self.made: list[Drawn] = []

    def lot(self, among: Sequence[T], what: str) -> T:
        """One of the sequence, uniformly."""
        return among[self._numbers(what, len(among), 1)[0]]

    def left(self, among: Sequence[T], deck: Sequence[T], what: str) -> T:
        """One of what is left of a deck, uniformly. On a mend the same card falls again, if it is among those left then."""
        given = self._given(what, len(deck))
        same = given is not None and deck[given[0]] in among
        place = given[0] if given and same else deck.index(among[self._source(len(among))])
        self.made.append(Drawn(what, len(deck), (place,)))
        return deck[place]

    def dice(self, count: int, what: str) -> tuple[int, ...]:
        """Throws of six-sided dice."""
        return tuple(n + 1 for n in self._numbers(what, 6, count))

    def shuffle(self, cards: Sequence[T], what: str) -> tuple[T, ...]:
        """All of the sequence in a uniformly drawn order."""
        left = list(range(len(cards)))
        fell = self._given(what, len(cards)) or tuple(left.pop(self._source(len(left))) for _ in cards)
        self.made.append(Drawn(what, len(cards), fell))
        return tuple(cards[i] for i in fell)

    def salt(self) -> str:
        """Sixteen bytes as hex, for a seal."""
        return bytes(self._numbers("salt", 256, 16)).hex()

    def _numbers(self, what: str, of: int, count: int) -> tuple[int, ...]:
        fell = self._given(what, of) or tuple(self._source(of) for _ in range(count))
        self.made.append(Drawn(what, of, fell))
        return fell

    def _given(self, what: str, of: int) -> tuple[int, ...] | None:
        """The numbers of the next record of this very draw, if there is one; those before it are not asked for any more."""
        for place, drawn in enumerate(self._recorded):
            if (drawn.what, drawn.of) == (what, of):
                del self._recorded[: place + 1]
                return drawn.fell
        return None


def seal(salt: str, text: str) -> str:
    """Hex SHA-256 of salt, a newline and text in UTF-8 (M46)."""
    return hashlib.sha256(f"{salt}\n{text}".encode()).hexdigest()
