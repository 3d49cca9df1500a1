"""Advice for residents and for spies, as phrase ids: for the help, and for one sheet that is the same for everybody (E45)."""

from gm_console.engine.phrase import Phrase, phrase

__all__ = ["SIDES", "advice"]

SIDES = ("residents", "spies")
"""Both stand on one sheet, so that nobody is given away by the one he reads (E42)."""

_PARTS = ("title", *(str(number) for number in range(1, 6)))


def advice(side: str) -> tuple[Phrase, ...]:
    """What one of `SIDES` is told: its title, then five pieces of advice."""
    return tuple(phrase(f"espia.advice.{side}.{part}") for part in _PARTS)
