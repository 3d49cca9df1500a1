"""A meeting of El Club de los Martes to test at."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.table import ALL, FOUR, Table

Open = Callable[..., Table]


@pytest.fixture
def opened() -> Open:
    """Opens a meeting: options as keywords, everything else of `new` in ``more``."""

    def open_(players: tuple[Any, ...] = FOUR, more: dict[str, Any] | None = None, **options: Any) -> Table:
        table = Table()
        table("new", game="martes", players=list(players), options=options, **(more or {}))
        return table

    return open_


@pytest.fixture
def started(opened: Open) -> Open:
    """Opens a meeting and starts the hour."""

    def start(*args: Any, **options: Any) -> Table:
        table = opened(*args, **options)
        table("start")
        return table

    return start


@pytest.fixture
def meeting(started: Open) -> Table:
    """A meeting of four on the text's rules, the hour begun, the floor with Ana."""
    return started()


def ask(table: Table, answer: str = "no", **more: Any) -> None:
    """Whoever has the floor asks and is answered."""
    table("ask", by=table.turn, **more)
    table("answer", answer=answer)


def deduce(table: Table, hits: list[str]) -> str:
    """Whoever has the floor asks, hears yes, deduces and is judged; his name."""
    by = str(table.turn)
    ask(table, "yes")
    table("deduce", by=by)
    table("judge", hits=hits)
    return by


def solve(table: Table) -> str:
    """Whoever has the floor solves the case; his name."""
    return deduce(table, ALL)


def pass_round(table: Table, answer: str = "no") -> None:
    """One question and then passes until the host's turn."""
    ask(table, answer)
    if table.phase == "answered":
        table("decline", by=table.turn)
    while table.phase == "floor":
        table("pass", by=table.turn)
