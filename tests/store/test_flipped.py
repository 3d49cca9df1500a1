"""A file whose very letters are spoilt: one bit of a row's header, of a session's name, or of the tables' own description."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from gm_console.store import tables
from gm_console.store.chain import Kept
from gm_console.store.errors import JournalDamaged, JournalError
from gm_console.store.journal import Journal, verify
from gm_console.store.reading import connect_to_read
from tests.store.test_journal import INFO, row, said


@pytest.fixture
def filled(tmp_path: Path) -> Path:
    """A closed journal with one session of three rows."""
    journal = Journal.open(tmp_path / "journal.db")
    journal.create(INFO, [row("new"), row("ask"), row("answer")])
    journal.close()
    return tmp_path / "journal.db"


def reading(path: Path) -> Journal:
    return Journal(path, connect_to_read(path), None)


def loose(path: Path, filled: Path) -> None:
    """The same journal in tables that take anything, as a flipped bit in a row's header leaves anything."""
    with closing(tables.connect(filled, "ro")) as old, closing(tables.connect(path)) as new:
        kept: Kept = tables.read_kept(old, "abc")
        for table in tables.TABLES:
            new.execute(
                table.replace(" not null", "").replace(" primary key", " unique").replace(" strict", "").replace(", without rowid", "")
            )
        new.execute(f"pragma application_id = {tables.APPLICATION}")
        tables.write_kept(new, kept)


@pytest.mark.parametrize("statement", [
    "update entries set kind = null where seq = 2", "update entries set name = null where seq = 2",
    "update entries set seq = null where seq = 2",
    "update entries set seq = 'x' where seq = 2", "update entries set data = null where seq = 2", "update sessions set players = null",
    "update heartbeat set seq = null", "update sessions set id = cast(x'61ff63' as text)",
    "update entries set session = cast(x'61ff63' as text) where seq = 3", "update heartbeat set session = null",
])  # fmt: skip
def test_a_field_that_a_flipped_bit_emptied_is_a_fault_like_others(tmp_path: Path, filled: Path, statement: str) -> None:
    spoilt = tmp_path / "spoilt.db"
    loose(spoilt, filled)
    with closing(sqlite3.connect(spoilt)) as connection, connection:
        connection.execute(statement)
    assert verify(spoilt) != ()
    with closing(reading(spoilt)) as journal:
        assert len(journal.sessions()) == 1
        with pytest.raises(JournalDamaged):
            journal.rows("abc")


@pytest.mark.parametrize("column", ["at", "elapsed"])
def test_a_last_known_moment_that_a_flipped_bit_emptied_is_none(tmp_path: Path, filled: Path, column: str) -> None:
    spoilt = tmp_path / "spoilt.db"
    loose(spoilt, filled)
    with closing(sqlite3.connect(spoilt)) as connection, connection:
        connection.execute(f"update heartbeat set {column} = null")  # noqa: S608  # one of two names above
    with closing(reading(spoilt)) as journal:
        beat = journal.heartbeat("abc")
    assert beat is not None
    assert (beat.at, beat.elapsed) == (0, 0)


def test_tables_described_in_letters_that_are_none_are_damage_and_no_trace(filled: Path) -> None:
    content = bytearray(filled.read_bytes())
    content[content.index(b"game text not null")] ^= 0x80
    filled.write_bytes(content)
    assert [fault.kind for fault in verify(filled)] == ["unreadable"]
    with closing(tables.connect(filled, "ro")) as connection, pytest.raises(JournalError):
        Journal(filled, connection, None).sessions()
    assert said(Journal.open(filled))[0] == "store.set-aside"


def test_a_session_asked_for_in_letters_that_are_none_is_not_there(filled: Path) -> None:
    with closing(reading(filled)) as journal:
        assert journal.info("ab\udcff") is None
