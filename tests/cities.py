"""A small city for tests: a round street of 24 squares, eight sectors beside it, and a yard nobody gets out of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

SUSPECTS = ("ada", "bea", "cai", "dan", "eva", "fer")
SECTORS = ("faro", "puente", "plaza", "molino", "muelle", "torre", "parque", "feria")
INFRACTIONS = ("rojo", "prisa", "movil", "doble", "contra", "casco")
DECK = (*SUSPECTS, *SECTORS, *INFRACTIONS)
STREET = tuple(f"s{number}" for number in range(1, 25))
STARS = ("s1", "s7", "s13", "s19")
STARTS = ("s2", "s8", "s14", "s20")
YARD = ("y1", "y2")
"""Two squares beside each other and beside nothing else: from either no way has more than one step."""


def city(name: str = "centro") -> Mapping[str, Any]:
    """The city as it would stand written out in a command. Sector k is entered from square 3k, the first one from the next square too."""
    return {
        "name": name,
        "es": "La prueba",
        "fr": "L’essai",
        "en": "The trial",
        "suspects": [named(one) for one in SUSPECTS],
        "infractions": [named(one) for one in INFRACTIONS],
        "sectors": [sector(number, one) for number, one in enumerate(SECTORS)],
        "squares": [square(number, one) for number, one in enumerate(STREET)] + [yard(one) for one in YARD],
        "stars": list(STARS),
        "starts": list(STARTS),
        "advance": [value for value in range(1, 8) for _ in range(4)],
        "width": 26.0,
        "height": 10.0,
    }


def named(id_: str) -> dict[str, str]:
    """A card whose name shows its language."""
    return {"id": id_, "es": id_.title(), "fr": f"{id_.title()} (fr)", "en": f"{id_.title()} (en)"}


def sector(number: int, id_: str) -> dict[str, Any]:
    """A sector on the round street."""
    entrances = [STREET[3 * number + 2], *((STREET[3],) if number == 0 else ())]
    return {**named(id_), "entrances": entrances, "x": 3.0 * number, "y": 2.0, "width": 2.0, "height": 2.0}


def square(number: int, id_: str) -> dict[str, Any]:
    """A square of the round street, between its neighbours."""
    return {"id": id_, "x": float(number), "y": 0.0, "joins": [STREET[number - 1], STREET[(number + 1) % len(STREET)]]}


def yard(id_: str) -> dict[str, Any]:
    """A square of the yard."""
    return {"id": id_, "x": float(YARD.index(id_)), "y": 8.0, "joins": [one for one in YARD if one != id_]}
