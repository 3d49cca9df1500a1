"""The tour: a whole evening of each game through the real window, and what it leaves behind."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pypdfium2
import pytest

from gm_console.games import CARDS
from gm_console.store.journal import verify

LAST = {"martes": "hall-afterwards", "espia": "public-revealed", "cluedo": "hall-afterwards", "transito": "hall-afterwards"}
SEEN = {
    "martes": """hall set-up-detectives hand-out card card-code printing telling case-sheet floor question chance rebuttal host public why
        break reveal-asked""",
    "espia": "hall lobby hand-out card list questions vote final-vote round-over",
    "cluedo": """set-up-table roll-off printing card-notebook moving public-moving walked undone room host-sheet hypothesis showing
        refused why public passed was-shown asked notebook accusation envelope-open wrong right-accusation over""",
    "transito": """set-up-table lobby card-notebook moving public-moving undone paper-card sector suspicion showing refused why public
        refuted passed was-shown unrefuted envelope-open wrong penalty right-accusation over""",
}
"""Pictures that must be there, by game."""
TOLD = {
    "martes": ("La campana que no sonó", "don Severo"),
    "espia": ("Ana",),
    "cluedo": ("Íñigo", "acusa"),
    "transito": ("Los Pérez", "sospecha"),
}
"""What the record says, by game."""


def toured(out: Path, game: str, language: str) -> Path:
    """The folder that an evening of a game has left."""
    command = [sys.executable, "-m", "gm_console", "tour", "--out", str(out), "--game", game, "--language", language]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    return out / game


@pytest.mark.parametrize("game", CARDS)
def test_an_evening_is_played_by_hand_and_leaves_pictures_and_the_record(tmp_path: Path, game: str) -> None:
    left = toured(tmp_path, game, "es")
    shots = [path.stem[3:] for path in sorted(left.glob("*.png"))]
    assert [name for name in SEEN[game].split() if name not in shots] == []
    assert shots[-1] == LAST[game]
    text = (left / "record.md").read_text("utf-8")
    assert [told for told in TOLD[game] if told not in text] == []
    assert len(pypdfium2.PdfDocument(left / "record.pdf")) >= 1


@pytest.mark.slow
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", CARDS)
def test_an_evening_goes_as_well_in_the_other_languages(tmp_path: Path, game: str, language: str) -> None:
    assert (toured(tmp_path, game, language) / "record.md").exists()


def test_the_tour_touches_nothing_of_the_hosts() -> None:
    assert not (Path(os.environ["XDG_DATA_HOME"]) / "gm_console").exists()
    assert [fault.kind for fault in verify(Path(os.environ["XDG_DATA_HOME"]) / "gm_console/journal.db")] == ["missing"]
