"""A letter or two for each of some names: the same on the glass and on paper."""

from collections.abc import Sequence
from functools import lru_cache


def letters(names: Sequence[str]) -> tuple[str, ...]:
    """A letter for each name: of its last word or, if that tells them apart and the last does not, of its first.

    Where neither does, as many letters more of the last word as it takes; its number where three are not enough.
    """
    return _letters(tuple(names))


@lru_cache(maxsize=32)
def _letters(names: tuple[str, ...]) -> tuple[str, ...]:
    """They are wanted at every painting of a board, and its people stay the same."""
    ends, begins = ([name.split()[place] if name.split() else "?" for name in names] for place in (-1, 0))
    words = begins if _differ(begins) and not _differ(ends) else ends
    return tuple(_told(words, number) for number in range(len(words)))


def _differ(words: Sequence[str]) -> bool:
    return len({word[0].casefold() for word in words}) == len(words)


def _told(words: Sequence[str], number: int) -> str:
    """As much of a word as no other begins with."""
    word, others = words[number], [other.casefold() for place, other in enumerate(words) if place != number]
    enough = next((n for n in range(1, 4) if not any(other.startswith(word[:n].casefold()) for other in others)), 0)
    return word[:1].upper() + word[1:enough].lower() if enough else str(number + 1)
