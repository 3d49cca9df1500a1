"""A tuple that grows at its end all evening without being copied whole each time."""

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Generic, TypeVar

from gm_console.engine.value import Value

Item = TypeVar("Item")
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
