"""What a ruling costs: beside a bare write to disk, in memory, in a long evening, and on reopening."""

from __future__ import annotations

import itertools
import os
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
import pytest

from gm_console.engine.session import Session
from gm_console.games import GAMES
from gm_console.sitting import Sitting, VirtualTime
from gm_console.sitting.shelf import Shelf
from gm_console.store.journal import Journal
from tests.benchmarks.pairs import Bench, figure, versus
from tests.table import no_cases

pytestmark = pytest.mark.bench
PLAYERS = [{"name": name, "cliches": ["uno", "dos"]} for name in ("Ana", "Bruno", "Cloe", "Íñigo")]


def sitting(path: Path | None = None) -> Sitting:
    """A meeting with money enough for any evening, the hour begun."""
    one = Sitting(Shelf(Journal.open(path)), no_cases, VirtualTime())
    one.do({"do": "new", "game": "martes", "players": PLAYERS, "options": {"capital": 100_000, "minutes": None}})
    one.do({"do": "start"})
    return one


def rulings(one: Sitting) -> Callable[[], Any]:
    """Rules the next thing each time it is called: ask, answer, and the host's turn at the end of a round."""

    def rule() -> None:
        state = one.need().state
        if state.phase == "floor":
            one.do({"do": "ask", "by": one.need().names[state.turn]})
        elif state.phase == "question":
            one.do({"do": "answer", "answer": "no"})
        else:
            one.do({"do": "next-round"})

    return rule


def filled(path: Path | None, entries: int) -> Sitting:
    """A meeting with so many entries in its log."""
    one = sitting(path)
    rule = rulings(one)
    while len(one.need().log) < entries:
        rule()
    return one


@pytest.mark.benchmark(group="ruling on disk")
def test_a_ruling_decided_applied_and_on_disk(benchmark: Bench, tmp_path: Path) -> None:
    one = sitting(tmp_path / "journal.db")
    size = sum(len(row.data) + 60 for row in one.shelf.journal.rows(one.id)[-3:])
    handle = os.open(tmp_path / "bare", os.O_CREAT | os.O_WRONLY)

    def bare() -> None:
        os.write(handle, b"x" * size)
        os.fdatasync(handle)

    versus(benchmark, rulings(one), bare, 400, "at most 3.0×")
    os.close(handle)
    one.shelf.journal.close()


@pytest.mark.benchmark(group="rulings in memory")
def test_rulings_in_memory_each_second(benchmark: Bench) -> None:
    game, session = GAMES["martes"], sitting().need()
    chance = random.Random(1).randrange
    begun, count = perf_counter(), 4000
    for _ in range(count):
        state = session.state
        sent = {"floor": {"do": "ask", "by": session.names.get(state.turn or "", "")}, "question": {"do": "answer", "answer": "no"}}
        session.take(session.rule(sent.get(state.phase, {"do": "next-round"}), 0, chance))
    figure(benchmark, count / (perf_counter() - begun), "a second", "beside 10,000 of boardgame.io")
    assert game.invariants(session.state) == ()


@pytest.mark.benchmark(group="a long evening")
def test_a_ruling_at_ten_thousand_entries_beside_one_at_ten(benchmark: Bench, tmp_path: Path) -> None:
    long, short = filled(tmp_path / "long.db", 10_000), itertools.cycle(filled(tmp_path / f"s{i}.db", 10) for i in range(1))
    versus(benchmark, rulings(long), rulings(next(short)), 400, "at most 1.2×")


@pytest.mark.benchmark(group="reopening")
def test_reopening_ten_thousand_entries_beside_reading_the_same_rows(benchmark: Bench, tmp_path: Path) -> None:
    one = filled(tmp_path / "journal.db", 10_000)
    id_, shelf = one.id, one.shelf
    plain = sqlite3.connect(tmp_path / "journal.db")

    def read() -> None:
        for row in plain.execute("select * from entries where session = ? order by seq", (id_,)):
            msgspec.json.decode(row[8])

    def reopen() -> Session:
        return shelf.load(id_)[0]

    versus(benchmark, reopen, read, 15, "at most 3.0×")
    assert len(reopen().log) == len(one.need().log)
