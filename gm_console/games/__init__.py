"""The games, one line each. A game is imported when it is first asked for: the hall shows its card without it."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from gm_console.engine.game import Game


class Card(NamedTuple):
    """What the hall shows of a game: its own name, and the least and most players."""

    title: str
    seats: tuple[int, int]


CARDS = {
    "martes": Card("El Club de los Martes", (2, 8)),
    "espia": Card("El espía", (3, 10)),
    "cluedo": Card("Cluedo", (3, 6)),
    "transito": Card("Quién, Cómo y Dónde", (3, 4)),
}


class _Games(Mapping[str, "Game[Any]"]):
    """Games by key."""

    def __getitem__(self, key: str) -> Game[Any]:
        if key not in CARDS:
            raise KeyError(key)
        game: Game[Any] = importlib.import_module(f"{__name__}.{key}").GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(CARDS)

    def __len__(self) -> int:
        return len(CARDS)


GAMES: Mapping[str, Game[Any]] = _Games()
