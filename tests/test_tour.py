"""The tour: a whole evening through the real window, and what it leaves behind."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pypdfium2
import pytest

from gm_console.store.journal import verify


@pytest.mark.parametrize("language", ["es", pytest.param("fr", marks=pytest.mark.slow), pytest.param("en", marks=pytest.mark.slow)])
def test_an_evening_of_each_game_is_played_by_hand_and_leaves_pictures_and_the_record(tmp_path: Path, language: str) -> None:
    out = tmp_path / "out"
    command = [sys.executable, "-m", "gm_console", "tour", "--out", str(out), "--language", language]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    shots = [path.stem[3:] for path in sorted((out / "martes").glob("*.png"))]
    wanted = ["hall", "set-up-detectives", "telling", "case-sheet", "floor", "question", "chance", "rebuttal", "host", "public", "break"]
    assert [name for name in wanted if name not in shots] == []
    assert shots[-3:] == ["reveal-asked", "revealed", "hall-afterwards"]
    text = (out / "martes/record.md").read_text("utf-8")
    assert "La campana que no sonó" in text
    assert "don Severo" in text
    assert len(pypdfium2.PdfDocument(out / "martes/record.pdf")) >= 2
    room = [path.stem[3:] for path in sorted((out / "espia").glob("*.png"))]
    wanted = ["lobby", "card", "list", "questions", "vote", "final-vote", "round-over", "public-revealed"]
    assert [name for name in wanted if name not in room] == []
    assert "Ana" in (out / "espia/record.md").read_text("utf-8")


def test_the_tour_touches_nothing_of_the_hosts() -> None:
    assert not (Path(os.environ["XDG_DATA_HOME"]) / "gm_console").exists()
    assert [fault.kind for fault in verify(Path(os.environ["XDG_DATA_HOME"]) / "gm_console/journal.db")] == ["missing"]
