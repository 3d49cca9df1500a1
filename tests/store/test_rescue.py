"""When the journal is damaged, gone or may not be written: what the host keeps, and what he is told."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest

from gm_console.store.errors import JournalError
from gm_console.store.journal import Journal, verify
from gm_console.store.rescue import readable
from gm_console.store.rows import Heartbeat
from tests.store.test_journal import INFO, flip, row, said


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A closed journal with 40 rows; the first 20 are in its older generation too."""
    path = tmp_path / "journal.db"
    journal = Journal.open(path)
    journal.create(INFO, [row("ask000")])
    write(journal, 1, 20)
    journal.close()
    journal = Journal.open(path)
    write(journal, 20, 40)
    journal.close()
    return path


def write(journal: Journal, first: int, after: int) -> None:
    """Some rulings."""
    for number in range(first, after):
        journal.append("abc", [row(f"ask{number:03}", number)])


def test_wherever_a_file_was_cut_off_no_session_without_a_name_is_mourned(path: Path) -> None:
    content, cut = path.read_bytes(), path.with_name("cut.db")
    for missing in range(300, len(content) // 2, 1000):
        cut.write_bytes(content[:-missing])
        assert set(readable(cut)) <= {"abc"}


def names(journal: Journal) -> list[str]:
    """What the session holds, checked."""
    return [stored.name for stored in journal.rows("abc")]


def expected(count: int) -> list[str]:
    """The first rulings."""
    return [f"ask{number:03}" for number in range(count)]


def spoil(path: Path) -> None:
    """Pages that SQLite itself finds broken: all but the last one."""
    content = bytearray(path.read_bytes())
    content[4096:-4096] = b"\xaa" * (len(content) - 8192)
    path.write_bytes(content)


@contextlib.contextmanager
def ordinary_user(folder: Path, mode: int) -> Iterator[None]:
    """Somebody whom the system can refuse, which it never does to root; the folder has these permissions meanwhile."""
    before, root = folder.stat().st_mode, os.geteuid() == 0
    folder.chmod(mode)
    try:
        if root:
            os.seteuid(65534)
        yield
    finally:
        if root:
            os.seteuid(0)
        folder.chmod(before)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that an ordinary user can get to."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        (Path(name) / "home").mkdir()
        yield Path(name) / "home"


def test_what_is_broken_now_is_taken_from_the_older_generation(path: Path) -> None:
    spoil(path)
    journal = Journal.open(path)
    assert said(journal)[0] == "store.set-aside"
    assert names(journal)[:20] == expected(20)
    journal.append("abc", [row("more", 99)])
    journal.close()
    assert verify(path) == ()


def test_a_flipped_letter_in_the_middle_costs_nothing_that_an_older_generation_has(path: Path) -> None:
    flip(path, b'"ask010"', 2)
    journal = Journal.open(path)
    journal.recover("abc", "def")
    assert [stored.name for stored in journal.rows("def")] == expected(40)
    journal.close()


def test_the_host_is_told_how_much_of_a_session_was_lost(path: Path) -> None:
    journal = Journal.open(path)
    write(journal, 40, 140)
    journal.close()
    for older in path.parent.glob("journal.?.db"):
        older.unlink()
    page = path.read_bytes().rindex(b'"ask139"') // 4096
    with path.open("r+b") as file:
        file.seek(page * 4096)
        file.write(b"\xaa" * 4096)
    journal = Journal.open(path)
    kept = len(names(journal))
    assert said(journal) == ["store.set-aside", "store.lost"]
    assert dict(journal.notices[1].fields) == {"session": "abc", "n": 140 - kept, "kept": kept}
    assert kept > 50
    journal.close()


def test_of_a_file_cut_short_the_beginning_is_kept(path: Path) -> None:
    path.with_name("journal.1.db").unlink()
    path.write_bytes(path.read_bytes()[:-1024])
    journal = Journal.open(path)
    assert said(journal)[0] == "store.set-aside"
    assert names(journal)
    assert names(journal) == expected(len(names(journal)))
    journal.close()


def test_copies_that_cannot_be_looked_for_are_said_and_no_trace(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = Journal.open(path)
    monkeypatch.setattr(Path, "exists", Mock(side_effect=PermissionError(errno.EACCES, "no")))
    with pytest.raises(JournalError) as refused:
        journal.recover("abc", "def")
    assert refused.value.said.id == "store.refused"
    journal.close()


def test_a_journal_that_was_deleted_is_made_again_from_its_copies(path: Path) -> None:
    path.unlink()
    journal = Journal.open(path)
    assert (said(journal), names(journal)) == (["store.restored"], expected(20))
    journal.close()


def test_where_no_new_journal_can_be_made_the_damaged_one_stays_where_it_is(path: Path) -> None:
    spoil(path)
    before = path.read_bytes()
    path.with_name("journal.db.new").mkdir()
    with pytest.raises(JournalError):
        Journal.open(path)
    assert path.read_bytes() == before
    assert not list(path.parent.glob("*damaged*"))


def test_a_copy_that_cannot_be_made_stops_nothing(path: Path) -> None:
    path.with_name("journal.db.copy").mkdir()
    older = path.with_name("journal.1.db").read_bytes()
    journal = Journal.open(path)
    assert (said(journal), journal.read_only) == (["store.no-copy"], False)
    assert path.with_name("journal.1.db").read_bytes() == older
    journal.append("abc", [row("more", 99)])
    journal.close()


@pytest.mark.parametrize("back", [False, True])
def test_nothing_is_ruled_into_a_journal_that_was_moved_away_meanwhile(path: Path, back: bool) -> None:
    journal = Journal.open(path)
    path.rename(path.with_name("elsewhere.db"))
    if back:
        shutil.copy(path.with_name("elsewhere.db"), path)
    with pytest.raises(JournalError) as refused:
        journal.append("abc", [row("more", 99)])
    assert refused.value.said.id == "store.gone"
    path.unlink(missing_ok=True)
    path.with_name("elsewhere.db").rename(path)
    journal.append("abc", [row("more", 99)])
    assert len(names(journal)) == 41
    journal.close()


def test_a_disk_that_is_full_in_the_middle_of_a_ruling_takes_none_of_it(path: Path) -> None:
    journal = Journal.open(path)
    pages = journal._connection.execute("pragma page_count").fetchone()[0]
    journal._connection.execute(f"pragma max_page_count = {pages + 1}")
    with pytest.raises(JournalError) as refused:
        journal.append("abc", [row("more", 99), row("x" * 50_000, 99)])
    assert refused.value.said.id == "store.full"
    assert names(journal) == expected(40)
    journal.append("abc", [row("more", 99)])
    journal.close()
    assert verify(path) == ()


def test_a_folder_where_nothing_may_be_written_is_read_to_the_last_ruling(path: Path, open_folder: Path) -> None:
    journal = Journal.open(path)
    journal.append("abc", [row("ask040", 40)])
    for end in ("", "-wal"):  # as a crash leaves it
        shutil.copy(path.with_name(path.name + end), open_folder)
    journal.close()
    with ordinary_user(open_folder, 0o555):
        journal = Journal.open(open_folder / "journal.db")
        assert (journal.read_only, names(journal)) == (True, expected(41))
        assert verify(open_folder / "journal.db") == ()
        journal.close()
    assert said(journal) == ["store.read-only"]


def test_a_journal_on_a_read_only_disk_is_read(path: Path, open_folder: Path) -> None:
    shutil.copy(path, open_folder)
    with ordinary_user(open_folder, 0o555):
        journal = Journal.open(open_folder / "journal.db")
        assert (journal.read_only, len(names(journal))) == (True, 40)
        journal.close()


def test_a_file_that_may_not_be_written_is_read(path: Path, open_folder: Path) -> None:
    shutil.copy(path, open_folder)
    (open_folder / "journal.db").chmod(0o444)
    with ordinary_user(open_folder, 0o777):
        journal = Journal.open(open_folder / "journal.db")
        assert (journal.read_only, len(names(journal))) == (True, 40)
        with pytest.raises(JournalError):
            journal.append("abc", [row("more", 99)])
        journal.close()


def test_a_folder_that_cannot_be_made_is_said(open_folder: Path) -> None:
    with ordinary_user(open_folder, 0o555), pytest.raises(JournalError) as refused:
        Journal.open(open_folder / "deep" / "journal.db")
    assert refused.value.said.id == "store.refused"


def test_a_damaged_session_is_not_saved_as_if_it_were_whole(path: Path, tmp_path: Path) -> None:
    flip(path, b'"ask010"', 2)
    journal = Journal.open(path)
    for session in ("abc", "nobody"):
        with pytest.raises(JournalError):
            journal.export(session, tmp_path / "out.gmc")
    journal.close()
    assert not (tmp_path / "out.gmc").exists()


def test_a_session_taken_along_keeps_its_last_known_moment(path: Path, tmp_path: Path) -> None:
    journal = Journal.open(path)
    journal.beat(Heartbeat("abc", 9000, 8000, running=True, wall=1.0))
    journal.export("abc", tmp_path / "abc.gmc")
    journal.close()
    other = Journal.open(None)
    other.import_file(tmp_path / "abc.gmc")
    beat = other.heartbeat("abc")
    assert beat is not None
    assert (beat.at, beat.elapsed, beat.seq) == (9000, 8000, 40)
    other.close()


WRITER = """
import sys
from pathlib import Path
from gm_console.store.journal import Journal, JournalError
from tests.store.test_journal import INFO, row
journal = Journal.open(Path(sys.argv[1]))
journal.create(INFO, [row("new")])
print("begin", flush=True)
for number in range(int(sys.argv[2])):
    try:
        journal.append("abc", [row("ask", number), row("x" * 500, number)])
    except JournalError as error:
        print(error.said.id, number, flush=True)
        break
"""


@pytest.mark.slow
def test_a_real_disk_that_runs_full_keeps_all_that_was_acknowledged(tmp_path: Path) -> None:
    inside = f"mount -t tmpfs -o size=400k none {tmp_path} && {sys.executable} -c '{WRITER}' {tmp_path}/journal.db 5000"
    look = f"{sys.executable} -c 'import sys; from pathlib import Path; from gm_console.store.journal import *; "
    look += 'p = Path(sys.argv[1]); print(verify(p)); print(len(Journal.open(p).rows("abc")))\' ' + f"{tmp_path}/journal.db"
    done = subprocess.run(["unshare", "-rm", "sh", "-c", f"{inside} && {look}"], capture_output=True, text=True, check=True)
    _, refused, faults, count = done.stdout.splitlines()
    assert refused.startswith("store.full ")
    assert (faults, int(count)) == ("()", 1 + 2 * int(refused.split()[1]))


@pytest.mark.slow
def test_each_ruling_waits_for_the_disk_once(tmp_path: Path) -> None:
    traced = tmp_path / "calls"
    command = ["strace", "-f", "-e", "trace=fdatasync,fsync,write", "-o", str(traced), sys.executable, "-c", WRITER]
    subprocess.run([*command, str(tmp_path / "journal.db"), "50"], check=True, capture_output=True)
    after = re.split(r'write\(1, "begin', traced.read_text())[1]
    assert len(re.findall(r"f(?:data)?sync\(", after)) >= 50


def test_a_connection_that_reads_only_leaves_another_programs_database_alone(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "other.db")
    connection.execute("create table t (x)")
    connection.close()
    before = (tmp_path / "other.db").read_bytes()
    assert [fault.kind for fault in verify(tmp_path / "other.db")] == ["foreign"]
    assert (tmp_path / "other.db").read_bytes() == before
