"""Writes this version's journal of each golden evening beside this file: once for a release, before it is tagged, and never again."""

import json
import sqlite3
from contextlib import closing

from gm_console import __version__
from tests.golden.playthrough import GAMES
from tests.releases.evening import FOLDER, told
from tests.table import Table

for game, commands in GAMES.items():
    path = FOLDER / f"{__version__}-{game}.db"
    if path.exists():
        print("kept", path)
        continue
    table = Table(path)
    for command in commands:
        table.send(**command)
    summary = told(table.referee.sitting.need())
    table.journal.close()
    with closing(sqlite3.connect(path)) as connection:  # one file, as small as it can be
        connection.execute("pragma journal_mode = delete")
        connection.execute("vacuum")
    path.with_suffix(".json").write_text(json.dumps(summary, ensure_ascii=False, indent=1) + "\n", "utf-8")
    print("wrote", path)
