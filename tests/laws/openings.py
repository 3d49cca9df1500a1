"""How random sessions of each game open, and what else a host may do in one."""

from __future__ import annotations

import random

from tests.laws.hosts import Aside, Opening, Sent
from tests.laws.openings_transito import TRANSITO, transito
from tests.table import Table

NAMES = ("Ana", "Bruno", "Cloe", "Íñigo", "10", "2", "Noël", "Zoe")


def martes(chance: random.Random) -> Sent:
    """Two to eight detectives on random house rules, poor enough for meetings to end."""
    number = chance.choice([2, 3, 3, 4, 5, 8])
    players = [{"name": name, "cliches": [f"{name} {i}" for i in range(chance.randint(1, 3))]} for name in NAMES[:number]]
    options = {
        "capital": chance.choice([1, 2, 4, 6, 15, "scaled"]),
        "stake": chance.choice([0, 1, 15]),
        "elements": chance.choice([5, 6]),
        "rebuttal": chance.choice(["secret", "in_order"]),
        "deduction_to": chance.choice(["pot", "host"]),
        "loans": chance.random() < 0.3,
        "shared_cliches": chance.random() < 0.3,
        "marker_once_per_round": chance.random() < 0.3,
        "grace_deduction": chance.random() < 0.3,
        "max_deductions": chance.choice([None, None, 0, 1]),
        "host_cap": chance.choice([None, None, 0, 2]),
        "hints_per_turn": chance.choice([None, None, 0, 1]),
        "pause_for_host": chance.random() < 0.3,
        "minutes": chance.choice([60, 5, None]),
    }
    case = {"title": "La torre", "solution": "El sacristán."}
    return {"game": "martes", "players": players, "options": options, "case": chance.choice([None, case])}


def _someone(table: Table, chance: random.Random) -> str:
    names = [player["name"] for player in table.view()["players"]]
    return str(chance.choice(names or NAMES))


def _pounds(table: Table, chance: random.Random) -> Sent:
    """Moves money between two purses."""
    money = table.pounds()
    source, target = chance.sample(sorted(money), 2)
    moved = chance.randint(0, money[source])
    return {"do": "correct", "reason": "prueba", "pounds": {source: money[source] - moved, target: money[target] + moved}}


MARTES: tuple[Aside, ...] = (
    lambda table, chance: {"do": "undo"},
    lambda table, chance: {"do": "undo"},
    lambda table, chance: {"do": "redo"},
    lambda table, chance: {"do": "wait", "seconds": chance.choice([1, 20, 300, 3600])},
    lambda table, chance: {"do": "pause"},
    lambda table, chance: {"do": "resume"},
    lambda table, chance: {"do": "set-clock", "elapsed": chance.randint(0, 400), "reason": "prueba"},
    lambda table, chance: {"do": "leave", "player": _someone(table, chance)},
    lambda table, chance: {"do": "join", "player": _someone(table, chance)},
    lambda table, chance: {"do": "join", "player": {"name": f"N{chance.randint(1, 9)}", "cliches": ["nueva", "otra"]}},
    lambda table, chance: {"do": "lend", "to": _someone(table, chance), "pounds": chance.randint(1, 3)},
    lambda table, chance: {"do": "correct", "reason": "prueba", "turn": _someone(table, chance)},
    lambda table, chance: {"do": "correct", "reason": "prueba", "first": _someone(table, chance)},
    lambda table, chance: {"do": "mend", "seq": chance.randint(1, len(table.log())), "command": None},
    _pounds,
)


def espia(chance: random.Random) -> Sent:
    """Three to eight players on random house rules, short rounds."""
    number = chance.choice([3, 3, 4, 5, 7, 8])
    options = {
        "minutes": chance.choice([5, 8, 10]),
        "spies": 2 if number >= 7 and chance.random() < 0.6 else 1,
        "first_asker": chance.choice(["draw", "host", "last_spy"]),
        "stop_at_first_no": chance.random() < 0.3,
        "spy_tie": chance.choice(["tie", "caught"]),
        "extra_even_if_lost": chance.random() < 0.3,
        "rounds": chance.choice([None, None, 1, 3]),
        "target": chance.choice([None, None, 4]),
        "list_for_all": chance.random() < 0.3,
        "host_plays": chance.choice([None, None, "Ana", "Cloe"]),
    }
    return {"game": "espia", "players": list(NAMES[:number]), "options": options}


ESPIA: tuple[Aside, ...] = (
    lambda table, chance: {"do": "undo"},
    lambda table, chance: {"do": "undo"},
    lambda table, chance: {"do": "redo"},
    lambda table, chance: {"do": "wait", "seconds": chance.choice([1, 20, 150, 600])},
    lambda table, chance: {"do": "pause"},
    lambda table, chance: {"do": "resume"},
    lambda table, chance: {"do": "set-clock", "elapsed": chance.randint(0, 400), "reason": "prueba"},
    lambda table, chance: {"do": "leave", "player": _someone(table, chance)},
    lambda table, chance: {"do": "join", "player": f"N{chance.randint(1, 4)}"},
    lambda table, chance: {"do": "set-up", "deck": chance.choice(["familiar", "completa"]), "minutes": chance.choice([5, 8])},
    lambda table, chance: {"do": "print-ahead", "rounds": chance.randint(1, 2)},
    lambda table, chance: {"do": "correct", "reason": "prueba", "points": {_someone(table, chance): chance.randint(0, 9)}},
    lambda table, chance: {"do": "mend", "seq": chance.randint(1, len(table.log())), "command": None},
    lambda table, chance: {"do": "join", "player": chance.choice(NAMES)},
)

def cluedo(chance: random.Random) -> Sent:
    """Two to six detectives on random house rules."""
    number = chance.choice([2, 3, 3, 4, 5, 6])
    options = {
        "two_players": number == 2,
        "leftovers_open": chance.random() < 0.3,
        "move_up_to": chance.random() < 0.3,
        "doubles": chance.choice(["other", "any", "off"]),
        "summoned_may_ask": chance.random() < 0.5,
        "witnesses": chance.choice(["all", "first"]),
        "hands": chance.choice(["console", "console", "table"]),
        "last_standing_wins": chance.random() < 0.3,
        "weapons_in_rooms": chance.random() < 0.3,
        "board": chance.choice(["console", "console", "table"]),
        "host_plays": chance.choice([None, None, "Ana"]),
    }
    players = [{"name": name} for name in NAMES[:number]]
    if chance.random() < 0.5:
        players[0]["suspect"] = chance.choice(["rose", "violet"])
    return {"game": "cluedo", "players": players, "options": options}


def _pawn(table: Table, chance: random.Random) -> Sent:
    """Puts one pawn elsewhere."""
    where = chance.choice(["kitchen", "hall", [7, 4], [17, 11], [9, 9], [13, 20]])
    return {"do": "correct", "reason": "prueba", "pawns": {chance.choice(["rose", "olive", "violet"]): where}}


CLUEDO: tuple[Aside, ...] = (
    lambda table, chance: {"do": "undo"},
    lambda table, chance: {"do": "undo"},
    lambda table, chance: {"do": "undo"},
    lambda table, chance: {"do": "redo"},
    lambda table, chance: {"do": "wait", "seconds": chance.choice([1, 20, 300])},
    lambda table, chance: {"do": "roll", "by": table.turn or "Ana", "dice": chance.choice([[6, 6], [1, 1], [2, 5]])},
    lambda table, chance: {"do": "penalise", "player": _someone(table, chance), "rule": "C16"},
    lambda table, chance: {"do": "leave", "player": _someone(table, chance)},
    lambda table, chance: {"do": "join", "player": chance.choice(NAMES)},
    lambda table, chance: {"do": "correct", "reason": "prueba", "turn": _someone(table, chance)},
    lambda table, chance: {"do": "correct", "reason": "prueba", "weapons": {"rope": chance.choice([None, "hall"])}},
    lambda table, chance: {"do": "mend", "seq": chance.randint(1, len(table.log())), "command": None},
    _pawn,
)

OPENINGS: dict[str, tuple[Opening, tuple[Aside, ...]]] = {"martes": (martes, MARTES), "espia": (espia, ESPIA), "cluedo": (cluedo, CLUEDO)}
OPENINGS["transito"] = (transito, TRANSITO)
