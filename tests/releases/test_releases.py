"""Every released version's journal still opens."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from gm_console.games import GAMES
from gm_console.sitting.shelf import Shelf
from gm_console.store.journal import Journal, verify
from tests.releases.evening import FOLDER, told

KEPT = sorted(FOLDER.glob("*.db"))


@pytest.mark.parametrize("kept", KEPT, ids=lambda path: path.stem)
def test_a_journal_of_a_released_version_opens_and_tells_the_same_evening(kept: Path, tmp_path: Path) -> None:
    path = Path(shutil.copy(kept, tmp_path / "journal.db"))
    assert verify(path) == ()
    journal = Journal.open(path)
    (info,) = journal.sessions()
    session, _, _ = Shelf(journal).load(info.id)
    journal.close()
    assert told(session) == json.loads(kept.with_suffix(".json").read_text("utf-8"))


def test_there_is_a_journal_of_every_game() -> None:
    assert {path.stem.partition("-")[2] for path in KEPT} == set(GAMES)
