"""Where an advance card leads in the city (T08, T09, T11).

A walk knows only where it stands and whence it came, since squares may be shared and stepped on again: so there are never more
walks to look at than there are ways from square to square, however many the steps.
"""

from functools import lru_cache
from typing import NamedTuple

from gm_console.games.transito.content import City

Step = tuple[str, str]
"""Whence and where to: squares or sectors."""


class Streets(NamedTuple):
    """A city's ways: what lies one step from each square and sector; and which of them are sectors."""

    beside: dict[str, tuple[str, ...]]
    sectors: frozenset[str]


@lru_cache(maxsize=8)
def streets(city: City) -> Streets:
    """The ways of a city; worked out once for each."""
    beside = {
        square.id: (*square.joins, *(sector.id for sector in city.sectors if square.id in sector.entrances)) for square in city.squares
    }
    return Streets(beside | {sector.id: sector.entrances for sector in city.sectors}, frozenset(sector.id for sector in city.sectors))


def reach(city: City, start: str, steps: int, *, shut: str | None = None, exact_entry: bool = True) -> tuple[str, ...]:
    """Where a walk of so many steps may end: sectors in the city's order, then squares in its order.

    All steps are walked, in any direction but straight back (T08). A sector is entered by the last step, without ``exact_entry`` by an
    earlier one too, which ends the walk (T09); ``shut`` may not be entered (T11). Raises KeyError where ``start`` is no place of the city.
    """
    walked = _layers(city, start, steps, shut)[1:]
    on_time = {at for _, at in walked[-1]} if walked else set()
    entered = on_time if exact_entry else {at for layer in walked for _, at in layer}
    sectors = (sector.id for sector in city.sectors if sector.id in entered)
    return (*sectors, *(square.id for square in city.squares if square.id in on_time))


def path(city: City, start: str, to: str, steps: int, *, shut: str | None = None, exact_entry: bool = True) -> tuple[str, ...] | None:
    """One walk that `reach` allows, as the places stepped on in order, the last one ``to``; None where there is none."""
    layers = _layers(city, start, steps, shut)
    early = not exact_entry and to in streets(city).sectors
    for length in range(1 if early else max(steps, 1), steps + 1):
        step = next((step for step in layers[length] if step[1] == to), None)
        if step is not None:
            return _trail(layers[: length + 1], step)
    return None


def _layers(city: City, start: str, steps: int, shut: str | None) -> list[dict[Step, Step]]:
    """By the number of steps walked, each last step that is possible, and one that may have gone before it."""
    ways = streets(city)
    layers: list[dict[Step, Step]] = [{("", start): ("", "")}]
    for _ in range(steps):
        onward = {(came, at): ways.beside[at] for came, at in layers[-1] if len(layers) == 1 or at not in ways.sectors}
        layers.append({(at, to): (came, at) for (came, at), beside in onward.items() for to in beside if to not in {came, shut}})
    return layers


def _trail(layers: list[dict[Step, Step]], step: Step) -> tuple[str, ...]:
    """Where a walk went, from its last step."""
    trail: tuple[str, ...] = ()
    for layer in reversed(layers[1:]):
        trail = (step[1], *trail)
        step = layer[step]
    return trail
