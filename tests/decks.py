"""A small deck for tests: twelve places, ten roles each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

PLACES = ("Piscina", "Hospital", "Escuela", "Circo", "Banco", "Playa", "Teatro", "Museo", "Puerto", "Mercado", "Tren", "Faro")


def deck(name: str, places: tuple[str, ...] = PLACES) -> Mapping[str, Any]:
    """A deck as it would stand written out in a command."""
    return {"name": name, "title": name.title(), "places": [{"name": place, "roles": roles(place)} for place in places]}


def roles(place: str) -> list[str]:
    """Ten roles of a place, told apart by it."""
    return [f"{place} {number}" for number in range(1, 11)]
