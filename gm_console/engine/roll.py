"""A tuple that grows at its end all evening without being copied whole each time."""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Generic, TypeVar

from gm_console.engine.value import Value

Item = TypeVar("Item")
Shown = TypeVar("Shown")
BLOCK = 64


class Roll(Value, Generic[Item], frozen=True):
    """Full blocks of `BLOCK` items, and what came after them. Made only by `plus` and `of`, so equal items are equal rolls."""

    blocks: tuple[tuple[Item, ...], ...] = ()
    rest: tuple[Item, ...] = ()

    @staticmethod
    def of(items: Iterable[Item]) -> "Roll[Item]":
        """The items in their order."""
        rest = tuple(items)
        full = len(rest) - len(rest) % BLOCK
        return Roll(tuple(rest[at : at + BLOCK] for at in range(0, full, BLOCK)), rest[full:])

    def plus(self, item: Item) -> "Roll[Item]":
        """One more at the end."""
        rest = (*self.rest, item)
        return Roll((*self.blocks, rest), ()) if len(rest) == BLOCK else Roll(self.blocks, rest)

    def __iter__(self) -> Iterator[Item]:
        return chain(chain.from_iterable(self.blocks), self.rest)

    def __len__(self) -> int:
        return len(self.blocks) * BLOCK + len(self.rest)


class Blockwise(Generic[Item, Shown]):
    """What rolls that go on from one another show, block by block: a full block's is made once, for a block never changes.

    ``show`` may look at nothing but the item and what it is told of others, here ``by``; where that changes, all is shown anew.
    """

    def __init__(self, show: Callable[[Item, dict[str, str]], Shown]) -> None:
        self._show = show
        self._by: dict[str, str] = {}
        self._made: dict[int, tuple[tuple[Item, ...], tuple[Shown, ...]]] = {}

    def all(self, roll: Roll[Item], by: dict[str, str]) -> tuple[Shown, ...]:
        """Every item as shown, in their order."""
        if by != self._by:
            self._by, self._made = dict(by), {}
        self._made = {id(block): self._made.get(id(block)) or (block, self._each(block)) for block in roll.blocks}
        return (*chain.from_iterable(shown for _, shown in self._made.values()), *self._each(roll.rest))

    def _each(self, items: tuple[Item, ...]) -> tuple[Shown, ...]:
        return tuple(self._show(item, self._by) for item in items)
