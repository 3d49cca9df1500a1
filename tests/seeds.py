"""Which random games a run tries: a few in an ordinary one, each a test of its own; all of them in a slow one, a block to a test."""

from __future__ import annotations

from typing import Any

import pytest

BLOCK = 50
"""Seeds to a slow test: thirty thousand tests would take longer to collect than all others to run."""


def seeds(ordinary: int, most: int, *before: object) -> list[Any]:
    """Parameters for a test: those ``before``, and a range: of one seed below ``ordinary``, of a block, marked slow, up to ``most``."""
    few = [pytest.param(*before, range(seed, seed + 1), id="-".join(map(str, (*before, seed)))) for seed in range(ordinary)]
    blocks = [range(first, min(first + BLOCK, most)) for first in range(ordinary, most, BLOCK)]
    more = [pytest.param(*before, block, marks=pytest.mark.slow, id="-".join(map(str, (*before, block.start)))) for block in blocks]
    return few + more
