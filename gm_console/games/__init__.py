"""The games, one line each."""

from typing import Any

from gm_console.engine.game import Game
from gm_console.games import martes

GAMES: dict[str, Game[Any]] = {game.key: game for game in (martes.GAME,)}
