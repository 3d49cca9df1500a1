"""Ours and its yardstick in turn, A B A B …, so that a machine that drifts drifts for both."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

Bench = Any
"""pytest-benchmark's fixture; it has no types of its own."""


def versus(benchmark: Bench, ours: Callable[[], Any], yardstick: Callable[[], Any], rounds: int, target: str) -> None:
    """Times ``ours`` and before each round the yardstick; both medians and the target go into the report."""
    times: list[float] = []

    def before() -> None:
        begun = perf_counter()
        yardstick()
        times.append(perf_counter() - begun)

    ours()
    benchmark.pedantic(ours, setup=before, rounds=rounds, iterations=1)
    benchmark.extra_info.update(yardstick=median(times), target=target)


def figure(benchmark: Bench, value: float, unit: str, target: str) -> None:
    """A figure that is no time: memory, a share of a core, a count per second."""
    benchmark.pedantic(lambda: None, rounds=1, iterations=1)
    benchmark.extra_info.update(value=value, unit=unit, target=target)
