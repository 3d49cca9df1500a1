"""What a break in the chain means, told apart."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from gm_console.store import tables
from gm_console.store.chain import Fault, Kept, faults, seed
from gm_console.store.rows import Heartbeat, StoredRow
from tests.store.test_journal import INFO, row


def session(rows: list[StoredRow] | None = None, **changes: Any) -> Kept:
    """A whole session of eight rows, unless something is changed."""
    written = tables.chained(seed(INFO), 1, 1, [row(f"ask{number}", number) for number in range(8)])
    beat = Heartbeat("abc", 7, 7, running=False, wall=0.0, seq=8, hash=written[-1].hash)
    return replace(Kept("abc", INFO, seed(INFO), tuple(rows if rows is not None else written), beat), **changes)


def told(kept: Kept) -> list[tuple[str, int, int]]:
    """Kind, row and other row of each fault."""
    return [(fault.kind, fault.seq, fault.other) for fault in faults(kept)]


def changed(**by_number: StoredRow) -> list[StoredRow]:
    """The eight rows with some in place of others: ``r3=`` for the third."""
    return [by_number.get(f"r{stored.seq}", stored) for stored in session().rows]


def test_nothing_is_wrong_with_what_was_written() -> None:
    assert told(session()) == []


@pytest.mark.parametrize("field", ["kind", "at", "elapsed", "name", "version", "data", "step", "hash"])
def test_every_field_of_every_row_is_covered(field: str) -> None:
    for stored in session().rows:
        value = getattr(stored, field)
        other = value + 1 if isinstance(value, int) else value[:-1]
        assert told(session(changed(**{f"r{stored.seq}": replace(stored, **{field: other})}))) == [("altered", stored.seq, 0)]


def test_a_row_made_anew_with_its_hash_is_found_by_the_row_after() -> None:
    rows = session().rows
    forged = tables.chained(rows[2].hash, 4, 4, [row("forged")])[0]
    assert told(session(changed(r4=forged))) == [("altered", 5, 0)]


@pytest.mark.parametrize("value", [None, "x", b"x", 2**80])
def test_a_field_of_the_wrong_type_is_altered(value: Any) -> None:
    assert told(session(changed(r4=replace(session().rows[3], at=value)))) == [("altered", 4, 0)]


@pytest.mark.parametrize(("one", "other"), [(3, 4), (2, 7), (7, 8), (1, 8)])
def test_rows_that_changed_places_are_named_both_ways_of_doing_it(one: int, other: int) -> None:
    first, second = session().rows[one - 1], session().rows[other - 1]
    whole = {f"r{one}": replace(second, seq=one), f"r{other}": replace(first, seq=other)}
    assert told(session(changed(**whole))) == [("swapped", one, other)]
    contents = {
        f"r{one}": replace(second, seq=one, step=first.step, hash=first.hash),
        f"r{other}": replace(first, seq=other, step=second.step, hash=second.hash),
    }
    assert told(session(changed(**contents))) == [("swapped", one, other)]


@pytest.mark.parametrize(("keep", "fault"), [(slice(3, None), (1, 3)), (slice(0, 5), (6, 8)), (slice(0, 0), (1, 8))])
def test_what_was_dropped_is_named(keep: slice, fault: tuple[int, int]) -> None:
    assert told(session(list(session().rows[keep]))) == [("dropped", *fault)]


def test_two_holes_are_two_faults() -> None:
    rows = [stored for stored in session().rows if stored.seq not in (2, 5, 6)]
    assert told(session(rows)) == [("dropped", 2, 2), ("dropped", 5, 6)]


def test_what_was_added_at_the_end_is_named() -> None:
    rows = session().rows
    more = tables.chained(rows[-1].hash, 9, 9, [row("more"), row("more")])
    assert told(session([*rows, *more])) == [("added", 9, 10)]


def test_an_info_that_was_altered_or_dropped_is_named_and_so_is_a_lost_heartbeat() -> None:
    assert told(session(info=replace(INFO, title="x"))) == [("info-altered", 0, 0)]
    assert told(session(info=None, seed=b"")) == [("info-dropped", 0, 0)]
    assert told(session(heartbeat=None)) == [("tail-unknown", 8, 0)]


@pytest.mark.parametrize("field", ["id", "game", "rules_version", "created", "app_version", "language", "title", "players", "opening"])
def test_every_field_of_an_info_is_covered(field: str) -> None:
    value = getattr(INFO, field)
    other = value + 1 if isinstance(value, int) else value[:-1]
    assert seed(replace(INFO, **{field: other})) != seed(INFO)


def test_no_two_infos_read_alike() -> None:
    assert seed(replace(INFO, players=("An", "aÍñigo"))) != seed(replace(INFO, players=("Ana", "Íñigo")))
    assert Fault("swapped", "abc", 3, 4).said.id == "verify.swapped"
