"""A seal as it stands in a line: short enough to read out, and whether what was drawn can be drawn again by who knows the seed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gm_console.words import Translator


def sealed(words: Translator, view: Any) -> Iterator[str]:
    """What a line about the phase says of the deal, in parts; none before there is anything to say."""
    if view.seal:
        yield words.text("table.sealed", seal=f"{view.seal[:4]}…{view.seal[-4:]}")
    if view.seeded:
        yield words.text("table.seeded")
