"""Files are whole or as they were."""

from __future__ import annotations

from pathlib import Path

import pytest

from gm_console.store import errors, files
from gm_console.store.errors import FileError


def test_a_file_is_written_over_the_old_one(tmp_path: Path) -> None:
    for content in (b"old", b"new"):
        files.write_whole(tmp_path / "deep" / "x.toml", content)
    assert (tmp_path / "deep" / "x.toml").read_bytes() == b"new"
    assert [found.name for found in (tmp_path / "deep").iterdir()] == ["x.toml"]


def test_where_it_cannot_be_written_the_old_one_stays(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_bytes(b"old")
    (tmp_path / "x.toml.part").mkdir()
    with pytest.raises(FileError) as refused:
        files.write_whole(tmp_path / "x.toml", b"new")
    assert refused.value.said.id == "store.disk"
    assert (tmp_path / "x.toml").read_bytes() == b"old"


@pytest.mark.parametrize(
    ("number", "said"),
    [(28, "store.full"), (27, "store.full"), (13, "store.refused"), (30, "store.refused"), (2, "store.missing"), (5, "store.disk")],
)
def test_each_answer_of_the_system_has_its_sentence(number: int, said: str) -> None:
    assert errors.from_system(OSError(number, "why"), Path("x")).id == said
