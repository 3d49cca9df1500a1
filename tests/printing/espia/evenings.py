"""Evenings of El espía to print for, and what comes out of the press for them."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from gm_console.printing import press
from gm_console.printing.faces.espia.decks import DECKS
from gm_console.printing.faces.espia.evening import Evening
from gm_console.printing.faces.espia.gathering import gathered
from gm_console.printing.press import Job
from gm_console.printing.sheet import Backs
from gm_console.store.decks import find_deck
from gm_console.words import Translator
from tests.decks import deck
from tests.printing.paper import A4, FONTS, LETTER, STOCK, text_of

PAPERS = {paper.key: paper for paper in (A4, LETTER)}
LONG = "María de la Concepción Fernández-Œuvrard"
FOUR = ("Ana", "Bruno", LONG, "I\u0301n\u0303igo")
TEN = (*FOUR, "Noël", "Zoe", "Wilhelmina Anastasia von Hohenlohe-Werth", "Paz", "Ruth", "Cloé")
FORMATS = {"deal": "strip", "list": "leaf", "votes": "ballot", "scores": "leaf", "deck": "poker"}
SMALL = deck("familiar")


def evening(players: Sequence[str] = FOUR, rounds: int = 6, spies: int = 1, cards: Mapping[str, Any] = SMALL, seed: int = 7) -> Evening:
    """Rounds as a seed lets them fall."""
    return gathered("", players, cards, rounds, spies, random.Random(seed).randrange)


@cache
def complete(language: str) -> Mapping[str, Any]:
    """The largest deck that comes along."""
    return find_deck("completa", language)


def printed(key: str, told: Evening, language: str = "es", paper: str = "A4", backs: Backs = "none") -> press.Printed:
    """A printable in its usual format."""
    decks = DECKS[key](told, Translator(language), STOCK.format(FORMATS[key]), backs)
    return press.make(Job("El espía", PAPERS[paper], decks), FONTS)


def texts(key: str, told: Evening, language: str = "es", paper: str = "A4") -> list[str]:
    """The text of each page, its lines joined."""
    return [" ".join(page.split()) for page in text_of(printed(key, told, language, paper).data)]
