"""The journal: what is acknowledged is on disk, what is damaged is named, what is in the way is said in a sentence."""

from __future__ import annotations

import errno
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from gm_console.store import tables
from gm_console.store.errors import JournalDamaged, JournalError, JournalForeign
from gm_console.store.journal import Journal, verify
from gm_console.store.rows import Heartbeat, Row, SessionInfo
from gm_console.words import Translator

INFO = SessionInfo("abc", "martes", 1, "2026-11-30T20:00:00+00:00", "0.1.0", "es", "La torre", ("Ana", "Íñigo"), b'{"do":"new"}')


def row(name: str, at: int = 0) -> Row:
    """One command."""
    return Row("command", at, at, name, 1, f'{{"name":"{name}"}}'.encode())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the journal will be."""
    return tmp_path / "deep" / "journal.db"


@pytest.fixture
def filled(path: Path) -> Path:
    """A closed journal with one session of 40 rows."""
    journal = Journal.open(path)
    journal.create(INFO, [row("new")])
    for number in range(39):
        journal.append("abc", [row(f"ask{number:03}", number)])
    journal.close()
    return path


def said(journal: Journal) -> list[str]:
    """Ids of the notices; each has a sentence in every language."""
    for notice in journal.notices:
        for language in ("es", "fr", "en"):
            assert "{" not in Translator(language).say(notice)
    return [notice.id for notice in journal.notices]


def flip(path: Path, letters: bytes, more: int = 0) -> None:
    """Flips one bit where some letters stand in a file."""
    content = bytearray(path.read_bytes())
    content[content.index(letters) + more] ^= 1
    path.write_bytes(content)


def test_rows_come_back_in_order_with_their_steps(path: Path) -> None:
    journal = Journal.open(path)
    journal.create(INFO, [row("new")])
    journal.append("abc", [row("ask", 5), row("asked", 5)])
    assert [(r.seq, r.step, r.name, r.at) for r in journal.rows("abc")] == [(1, 1, "new", 0), (2, 2, "ask", 5), (3, 2, "asked", 5)]
    assert journal.sessions() == (INFO,)
    assert (journal.info("abc"), journal.info("xyz")) == (INFO, None)
    journal.close()


def test_a_journal_in_memory_does_the_same() -> None:
    journal = Journal.open(None)
    journal.create(INFO, [row("new")])
    journal.append("abc", [row("ask")])
    assert (len(journal.rows("abc")), journal.read_only) == (2, False)


def test_every_commit_waits_for_the_disk(path: Path) -> None:
    journal = Journal.open(path)
    connection = journal._connection
    assert (tables.pragma(connection, "journal_mode"), tables.pragma(connection, "synchronous")) == ("wal", 2)
    journal.create(INFO, [row("new")])
    journal.beat(Heartbeat("abc", 9000, 8000, running=True, wall=1.0))
    assert tables.pragma(connection, "synchronous") == 2
    beat = journal.heartbeat("abc")
    assert beat is not None
    assert (beat.at, beat.elapsed, beat.running, beat.seq) == (9000, 8000, True, 1)
    journal.close()


def test_reopened_it_goes_on_where_the_chain_ended(filled: Path) -> None:
    journal = Journal.open(filled)
    journal.append("abc", [row("more", 99)])
    assert [r.seq for r in journal.rows("abc")][-1] == 41
    journal.close()
    assert verify(filled) == ()


def test_a_second_console_reads_and_is_told_so(filled: Path) -> None:
    first = Journal.open(filled)
    second = Journal.open(filled)
    assert (second.read_only, said(second)) == (True, ["store.second-console"])
    assert len(second.rows("abc")) == 40
    with pytest.raises(JournalError) as refused:
        second.append("abc", [row("ask")])
    assert refused.value.said.id == "store.second-console"
    second.beat(Heartbeat("abc", 1, 1, running=True, wall=1.0))
    second.close()
    first.close()
    third = Journal.open(filled)
    assert not third.read_only
    third.close()


def test_a_disk_without_locks_is_not_taken_for_a_second_console(filled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_locks(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("gm_console.store.lock._take", no_locks)
    journal = Journal.open(filled)
    assert (journal.read_only, said(journal), len(journal.rows("abc"))) == (True, ["store.disk"], 40)
    journal.close()


@pytest.mark.parametrize("name", ["ask000", "ask020", "ask038"])
def test_a_flipped_letter_is_found_and_named(filled: Path, name: str) -> None:
    flip(filled, f'"{name}"'.encode(), 2)
    assert [(f.kind, f.session) for f in verify(filled)] == [("altered", "abc")]
    journal = Journal.open(filled)
    with pytest.raises(JournalDamaged) as damaged:
        journal.rows("abc")
    assert damaged.value.faults[0].kind == "altered"
    journal.close()


def test_what_was_written_before_the_break_can_be_gone_on_with(filled: Path) -> None:
    flip(filled, b'"ask020"', 2)
    journal = Journal.open(filled)
    journal.recover("abc", "def")
    assert len(journal.rows("def")) == 21
    journal.append("def", [row("more")])
    journal.close()


@pytest.mark.parametrize(
    ("statement", "kind"),
    [
        ("delete from entries where seq = 7", "dropped"),
        ("delete from entries where seq > 35", "dropped"),
        ("update entries set elapsed = 1 where seq = 7", "altered"),
        ("update sessions set title = 'x'", "info-altered"),
        ("delete from sessions", "info-dropped"),
        ("update entries set seq = -seq where seq in (7, 8); update entries set seq = 15 + seq where seq < 0", "swapped"),
    ],
)
def test_what_was_altered_dropped_or_swapped_by_hand_is_named(filled: Path, statement: str, kind: str) -> None:
    connection = sqlite3.connect(filled)
    connection.executescript(statement)
    connection.close()
    found = verify(filled)
    assert kind in [fault.kind for fault in found]
    for language in ("es", "fr", "en"):
        assert "abc" in Translator(language).say(found[0].said)


def test_a_missing_file_is_a_new_journal_and_verify_says_it_is_missing(path: Path) -> None:
    assert [fault.kind for fault in verify(path)] == ["missing"]
    journal = Journal.open(path)
    assert (journal.sessions(), said(journal)) == ((), [])
    journal.close()


@pytest.mark.parametrize("content", [b"x" * 5000, b"SQLite format 3\x00" + b"\xff" * 4000, b"short"])
def test_a_file_that_is_no_database_is_set_aside_named_and_untouched(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    assert [fault.kind for fault in verify(path)] in (["foreign"], ["unreadable"])
    journal = Journal.open(path)
    assert said(journal) == ["store.set-aside"]
    aside = next(path.parent.glob("journal.damaged-*.db"))
    assert aside.read_bytes() == content
    journal.create(INFO, [row("new")])
    journal.close()


@pytest.mark.parametrize("mode", ["delete", "wal"])
def test_another_programs_database_is_refused_and_not_touched(path: Path, mode: str) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"pragma journal_mode = {mode}")
        connection.execute("create table sessions (id text)")
        before = {file.name: file.read_bytes() for file in path.parent.iterdir()}
        with pytest.raises(JournalForeign) as refused:
            Journal.open(path)
        assert {file.name: file.read_bytes() for file in path.parent.iterdir()} == before
    assert all(str(path) in Translator(language).say(refused.value.said) for language in ("es", "fr", "en"))


def test_a_journal_whose_header_no_longer_says_whose_it_is_is_recovered(filled: Path) -> None:
    content = bytearray(filled.read_bytes())
    content[68:72] = b"\0\0\0\0"
    filled.write_bytes(content)
    journal = Journal.open(filled)
    assert (said(journal), len(journal.sessions())) == (["store.set-aside"], 1)
    journal.close()


@pytest.mark.parametrize("part", [0.3, 0.6, 0.9])
def test_of_a_truncated_file_what_can_be_read_is_kept(filled: Path, part: float) -> None:
    content = filled.read_bytes()
    filled.write_bytes(content[: int(len(content) * part)])
    journal = Journal.open(filled)
    assert said(journal)[0] == "store.set-aside"
    for info in journal.sessions():
        rows = journal.rows(info.id)
        assert [r.seq for r in rows] == list(range(1, len(rows) + 1))
    journal.close()


def test_a_folder_that_refuses_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(JournalError) as refused:
        Journal.open(tmp_path / "file" / "journal.db")
    assert refused.value.said.id in ("store.disk", "store.refused")


def test_a_later_programs_tables_are_only_read(filled: Path) -> None:
    connection = sqlite3.connect(filled)
    connection.execute("pragma user_version = 99")
    connection.close()
    journal = Journal.open(filled)
    assert (journal.read_only, said(journal), len(journal.rows("abc"))) == (True, ["store.newer-tables"], 40)
    journal.close()


def test_three_older_generations_are_kept_and_only_when_something_changed(path: Path) -> None:
    for number in range(6):
        journal = Journal.open(path)
        journal.create(replace(INFO, id=f"s{number}"), [row("new")])
        journal.close()
    Journal.open(path).close()
    before = path.with_name("journal.1.db").stat().st_mtime_ns
    Journal.open(path).close()
    assert path.with_name("journal.1.db").stat().st_mtime_ns == before
    counts = []
    for number in (1, 2, 3):
        older = sqlite3.connect(path.with_name(f"journal.{number}.db"))
        counts.append(older.execute("select count(*) from sessions").fetchone()[0])
        older.close()
    assert counts == [6, 5, 4]
    assert not path.with_name("journal.4.db").exists()


def test_one_session_goes_to_another_machine_as_one_file(filled: Path, tmp_path: Path) -> None:
    journal = Journal.open(filled)
    journal.beat(Heartbeat("abc", 9000, 8000, running=True, wall=1.0))
    journal.export("abc", tmp_path / "abc.gmc")
    with pytest.raises(JournalError) as refused:
        journal.import_file(tmp_path / "abc.gmc")
    assert refused.value.said.id == "store.here-already"
    journal.close()
    other = Journal.open(tmp_path / "other.db")
    assert other.import_file(tmp_path / "abc.gmc") == "abc"
    assert len(other.rows("abc")) == 40
    other.append("abc", [row("more")])
    other.close()


@pytest.mark.parametrize("content", [b"", b"x" * 100, None])
def test_what_is_no_session_file_is_refused(tmp_path: Path, content: bytes | None) -> None:
    if content is not None:
        (tmp_path / "x.gmc").write_bytes(content)
    with pytest.raises(JournalError):
        Journal.open(None).import_file(tmp_path / "x.gmc")


def test_of_a_whole_journal_no_session_is_taken_for_the_one_meant(filled: Path) -> None:
    with closing(Journal.open(filled)) as journal:
        journal.create(replace(INFO, id="xyz"), [row("new")])
    with pytest.raises(JournalError) as refused:
        Journal.open(None).import_file(filled)
    assert refused.value.said.id == "store.several"
    assert all("2" in Translator(language).say(refused.value.said) for language in ("es", "fr", "en"))


def test_a_session_that_cannot_be_saved_there_leaves_nothing_there(filled: Path, tmp_path: Path) -> None:
    journal = Journal.open(filled)
    (tmp_path / "abc.gmc").mkdir()
    with pytest.raises(JournalError):
        journal.export("abc", tmp_path / "abc.gmc")
    journal.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["abc.gmc", "deep"]


def test_a_damaged_session_file_is_refused(filled: Path, tmp_path: Path) -> None:
    journal = Journal.open(filled)
    journal.export("abc", tmp_path / "abc.gmc")
    journal.close()
    flip(tmp_path / "abc.gmc", b'"ask020"', 2)
    with pytest.raises(JournalDamaged):
        Journal.open(None).import_file(tmp_path / "abc.gmc")


def test_files_of_the_journal_are_for_their_owner_to_lock(filled: Path) -> None:
    lock = filled.with_name("journal.db.lock")
    assert stat.S_IMODE(os.stat(lock).st_mode) == 0o600
