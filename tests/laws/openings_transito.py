"""How random games of Quién, Cómo y Dónde open, and what else a host may do in one."""

from __future__ import annotations

import random
from typing import Any

from tests.cities import DECK, SECTORS, STREET, YARD
from tests.laws.hosts import Aside, Sent
from tests.table import Table

NAMES = ("Ana", "Bruno", "Cloe", "Íñigo")


def transito(chance: random.Random) -> Sent:
    """Three or four seats on random house rules."""
    options = {
        "exact_entry": chance.random() < 0.7,
        "star": chance.choice(["not_last", "never_visited"]),
        "suspect_when": chance.choice(["arrival", "in_sector"]),
        "eliminated": chance.choice(["refutes", "hand_open"]),
        "last_standing_wins": chance.random() < 0.3,
        "hands": chance.choice(["console", "console", "table"]),
        "board": chance.choice(["console", "console", "table"]),
        "host_plays": chance.choice([None, None, "Ana", "Cloe"]),
    }
    return {"game": "transito", "players": list(NAMES[: chance.choice([3, 4])]), "options": options}


def _someone(table: Table, chance: random.Random) -> str:
    return str(chance.choice([player["name"] for player in table.view()["players"]]))


def _penalty(table: Table, chance: random.Random) -> Sent:
    """A card of the offender's, or none."""
    player = _someone(table, chance)
    hand: Any = table.view(player)["hand"] or [None, chance.choice(DECK)]
    return {"do": "penalty", "player": player, "rule": chance.choice(["T22", "T25", "T26"]), "card": chance.choice(hand)}


def _place(table: Table, chance: random.Random) -> Sent:
    """A token somewhere else, the yard nobody gets out of too."""
    return {"do": "correct", "reason": "prueba", "at": {_someone(table, chance): chance.choice([*SECTORS, *STREET[:8], *YARD])}}


TRANSITO: tuple[Aside, ...] = (
    lambda table, chance: {"do": "undo"},
    lambda table, chance: {"do": "undo"},
    lambda table, chance: {"do": "redo"},
    lambda table, chance: {"do": "wait", "seconds": chance.choice([1, 20, 300])},
    lambda table, chance: {"do": chance.choice(["pause", "resume"])},
    lambda table, chance: {"do": "draw", "by": table.turn or "Ana", "card": chance.randint(1, 7)},
    lambda table, chance: {"do": "leave", "player": _someone(table, chance)},
    lambda table, chance: {"do": "join", "player": chance.choice([*NAMES, "Noël"])},
    lambda table, chance: {"do": "correct", "reason": "prueba", "turn": _someone(table, chance)},
    lambda table, chance: {"do": "correct", "reason": "prueba", "last": {_someone(table, chance): chance.choice([None, *SECTORS])}},
    lambda table, chance: {"do": "mend", "seq": chance.randint(1, len(table.log())), "command": None},
    _penalty,
    _place,
)
