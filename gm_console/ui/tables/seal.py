"""A seal as it stands in a line: short enough to read out, and whether what was drawn can be drawn again by who knows the seed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gm_console.words import Translator


def abbreviated(seal: str) -> str:
    """A seal short enough to read out."""
    return f"{seal[:4]}…{seal[-4:]}"


def sealed(words: Translator, view: Any) -> Iterator[str]:
    """What a line about the phase says of the deal, in parts; none before there is anything to say."""
    if view.seal:
        yield words.text("table.sealed", seal=abbreviated(view.seal))
    if view.seeded:
        yield words.text("table.seeded")
