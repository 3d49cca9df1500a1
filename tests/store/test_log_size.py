"""The log that SQLite keeps beside the journal: written over again and again, so that a ruling seldom has to make a file longer."""

from __future__ import annotations

from pathlib import Path

from gm_console.store import tables
from gm_console.store.journal import Journal, verify
from tests.store.test_journal import INFO, row


def test_a_long_evening_makes_the_log_no_longer_than_a_short_one(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    journal, log = Journal.open(path), path.with_name("journal.db-wal")
    journal.create(INFO, [row("new")])
    sizes = []
    for number in range(60):
        journal.append("abc", [row("x" * 9_000, number)])
        sizes.append(log.stat().st_size)
    assert max(sizes) == sizes[-1] < 2 * tables.LOG * tables.PAGE
    assert sizes[30:] == sizes[-1:] * 30
    journal.close()
    assert verify(path) == ()
