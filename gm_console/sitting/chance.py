"""Randomness for draws: the system's own, or repeatable from a seed and the number of draws made so far."""

import random

from gm_console.engine.draw import Source

_SYSTEM: Source = random.SystemRandom().randrange


def source(seed: int | None, drawn: int) -> Source:
    """Where the next draws come from. With a seed the n-th draw of a session is always the same, reopened or not."""
    if seed is None:
        return _SYSTEM
    count = drawn

    def below(n: int) -> int:
        nonlocal count
        count += 1
        return random.Random(f"{seed}:{count}").randrange(n)

    return below
