"""Evenings of the two games with an envelope to print for, named or played, and what comes out of the press for them."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from functools import cache
from typing import Any

from gm_console.printing import press, printables
from gm_console.printing.press import Job
from gm_console.printing.sheet import Backs
from gm_console.store.plans import find_plan
from gm_console.words import Translator
from tests.games.cluedo.conftest import Villa, guests, opened
from tests.games.transito.conftest import Town
from tests.printing.paper import A4, FONTS, LETTER, ROOT, STOCK, text_of

GAMES = ("cluedo", "transito")
PAPERS = {paper.key: paper for paper in (A4, LETTER)}
LONG = "María de la Concepción Fernández-Œuvrard"
FOUR = ("Ana", "Bruno", LONG, "I\u0301n\u0303igo")
SECRET = ("deal", "notes")


@cache
def known(game: str) -> dict[str, printables.Printable]:
    """What a game prints, by its key."""
    return {one.key: one for one in printables.load(ROOT / "printables", game, STOCK)}


def faces(game: str, module: str) -> Any:
    """A module of a game's paper."""
    return importlib.import_module(f"gm_console.printing.faces.{game}.{module}")


@cache
def named(game: str, players: tuple[str, ...] = FOUR) -> Any:
    """People who have been named, and the board that came along."""
    gathering = faces(game, "gathering")
    return gathering.gathered("Berta", players, find_plan(game, gathering.BOARD))


def villa_game(over: bool = False, players: Sequence[str] = FOUR, seed: int = 5) -> Villa:
    """Cluedo: two hypotheses and their answers; then, if it is over, a wrong accusation and a right one."""
    villa = opened(guests(players), more={"seed": seed})
    villa.throw({name: (6, 6) if name == players[0] else (1, 2) for name in (seat["name"] for seat in villa.view()["players"])})
    for name, room in ((villa.turn, "hall"), (villa.view()["players"][1]["name"], "study")):
        villa.asks(str(name), room, "olive", "rope")
        while villa.phase == "showing":
            villa("show", by=villa.due, card=villa.cards_to_show[0])
        villa("end-turn", by=name)
    if over:
        suspect, weapon, room = villa.referee.sitting.need().state.secret.solution
        villa("accuse", by=villa.turn, suspect=suspect, weapon=weapon, room="hall" if room != "hall" else "study")
        villa("accuse", by=villa.turn, suspect=suspect, weapon=weapon, room=room)
    return villa


def town_game(over: bool = False, players: Sequence[str] = FOUR, seed: int = 5) -> Town:
    """Quién, Cómo y Dónde: two suspicions and their answers; then, if it is over, a wrong accusation and a right one."""
    town = Town()
    town("new", game="transito", players=list(players), seed=seed)
    town("deal")
    for sector in ("faro", "puente"):
        town.suspect("ada", sector, "rojo")
        while town.phase == "showing":
            due = town.view()["suspicion"]["due"]
            town("show", by=due, card=next(offer["card"] for offer in town.legal() if offer["do"] == "show"))
        if town.phase == "unrefuted":
            town("end-turn", by=town.turn)
    if over:
        town.accuse()
        town.accuse(right=True)
    return town


TABLES = {"cluedo": villa_game, "transito": town_game}


@cache
def played(game: str, seed: int = 5) -> Any:
    """The evening of a game that is going on, with hands and notebooks."""
    return faces(game, "evening").of(TABLES[game](seed=seed).referee.sitting.need().state)


def printed(game: str, key: str, told: Any, language: str = "es", paper: str = "A4", backs: Backs | None = None) -> press.Printed:
    """A printable in its usual format."""
    one = known(game)[key]
    decks = faces(game, "decks").DECKS[key](told, Translator(language), STOCK.format(one.formats[0]), backs or one.backs)
    return press.make(Job(game, PAPERS[paper], decks), FONTS)


def texts(game: str, key: str, told: Any, language: str = "es", paper: str = "A4") -> list[str]:
    """The text of each page, its lines joined."""
    return [" ".join(page.split()) for page in text_of(printed(game, key, told, language, paper).data)]


def sorts(game: str, told: Any, language: str = "es") -> Any:
    """The cards by kind, with their names."""
    words = Translator(language)
    return faces(game, "sorts").sorts(*((told.board, words) if game == "transito" else (words,)))
