"""Writes every golden playthrough beside this file."""

from tests.golden.playthrough import FOLDER, GAMES, playthrough

for game in GAMES:
    (FOLDER / f"{game}.txt").write_text(playthrough(game), "utf-8")
    print("wrote", FOLDER / f"{game}.txt")
