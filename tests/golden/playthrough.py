"""One evening of each game as text: each command, its reply, and what changed in every view."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.golden.evening_transito import TRANSITO
from tests.table import FOUR, Table

FOLDER = Path(__file__).parent
SOLUTION = {"what": "Un robo.", "who": "El sacristán.", "how": "Con la llave del coro."}
CASE = {"title": "La torre", "solution": SOLUTION, "story": "Fue así."}
ALL = ["what", "who", "how", "when", "where", "why"]

MARTES: list[dict[str, Any]] = [
    {"do": "new", "game": "martes", "players": list(FOUR), "options": {"loans": True}, "case": CASE, "host": {"name": "Raymond"}}
    | {"seed": 13},
    {"do": "leave", "player": "Íñigo"},
    {"do": "start"},
    {"do": "wait", "seconds": 61.5},
    {"do": "ask", "by": "Ana", "question": "¿Fue de noche?"},
    {"do": "reword", "question": "¿Fue después de las doce?"},
    {"do": "interrupt", "by": "Cloe", "cliche": "organista", "question": "¿Sonó el órgano?"},
    {"do": "interrupt", "by": "Ana", "cliche": "viajera"},
    {"do": "interrupt", "by": "Cloe", "cliche": "organista"},
    {"do": "answer", "answer": "yes", "note": "a su manera"},
    {"do": "deduce", "by": "Ana", "what": "un robo", "who": "el cura"},
    {"do": "ask-detail", "text": "¿Y cómo?"},
    {"do": "amend", "how": "con una llave"},
    {"do": "judge", "hits": ["what", "how"]},
    {"do": "bet", "by": "Cloe", "count": 2},
    {"do": "join", "player": "Íñigo"},
    {"do": "stand", "by": "Bruno"},
    {"do": "pass", "by": "Bruno"},
    {"do": "ask", "by": "Cloe"},
    {"do": "answer", "answer": "irrelevant"},
    {"do": "hint", "by": "Bruno", "cliche": "relojero", "request": "¿Qué hora era?", "answer": "La que decía la torre."},
    {"do": "lend", "to": "Bruno", "pounds": 1},
    {"do": "next-round"},
    {"do": "correct", "reason": "cambio mal dado", "pounds": {"Ana": 10, "pot": 20}},
    {"do": "undo"},
    {"do": "pause"},
    {"do": "wait", "seconds": 30},
    {"do": "set-clock", "elapsed": 3500, "reason": "empezó antes"},
    {"do": "resume"},
    {"do": "ruling", "text": "No se fuma.", "about": "Bruno"},
    {"do": "ask", "by": "Ana"},
    {"do": "wait", "seconds": 120},
    {"do": "answer", "answer": "yes", "waive": {"rules": ["M36"], "reason": "por un segundo"}},
    {"do": "deduce", "by": "Ana"},
    {"do": "mend", "seq": 19, "command": {"do": "answer", "answer": "no"}},
    {"do": "judge", "hits": ALL},
]
ESPIA: list[dict[str, Any]] = [
    {"do": "new", "game": "espia", "players": ["Ana", "Bruno", "Cloe", "Íñigo", "10"], "seed": 21},
    {"do": "set-up", "minutes": 5},
    {"do": "deal"},
    *({"do": "seen", "by": name} for name in ("Ana", "Bruno", "Cloe", "Íñigo")),
    {"do": "begin"},
    {"do": "begin", "waive": {"rules": ["E10"], "reason": "la carta está clara"}},
    {"do": "wait", "seconds": 12.5},
    {"do": "ask", "by": "Ana", "to": "Bruno"},
    {"do": "ask", "by": "Bruno", "to": "Ana"},
    {"do": "strike", "by": "Cloe", "place": "faro"},
    {"do": "strike", "by": "Ana", "place": "faro"},
    {"do": "accuse", "by": "Íñigo", "accused": "Cloe"},
    {"do": "wait", "seconds": 40},
    {"do": "vote", "by": "Ana", "guilty": True},
    {"do": "vote", "by": "Bruno", "guilty": False},
    {"do": "close-vote"},
    {"do": "undo"},
    {"do": "vote", "by": "10", "guilty": True},
    {"do": "join", "player": "Zoe"},
    {"do": "leave", "player": "Bruno"},
    {"do": "guess", "by": "Ana", "place": "Hospital"},
    {"do": "move-turn"},
    {"do": "wait", "seconds": 300},
    {"do": "point", "by": "Ana", "at": "Cloe"},
    {"do": "point", "by": "Cloe", "at": "10"},
    {"do": "point", "by": "10", "at": "Cloe"},
    {"do": "point", "by": "Íñigo", "at": "Ana"},
    {"do": "guess", "by": "Cloe", "place": None},
    {"do": "undo"},
    {"do": "guess", "by": "Cloe", "place": "Hospital"},
    {"do": "correct", "reason": "se apuntó mal", "points": {"Ana": 1}},
    {"do": "join", "player": "bruno"},
    {"do": "print-ahead", "rounds": 1},
    {"do": "deal"},
    {"do": "begin", "waive": {"rules": ["E10"], "reason": "ya vieron"}},
    {"do": "pause"},
    {"do": "accuse", "by": "Zoe", "accused": "Ana"},
    *({"do": "vote", "by": name, "guilty": True} for name in ("Bruno", "Cloe", "Íñigo", "10")),
    {"do": "mend", "seq": 34, "command": {"do": "accuse", "by": "Bruno", "accused": "Ana"}},
    {"do": "leave", "player": "Ana"},
    {"do": "interrupt-round", "reason": "llueve"},
    {"do": "end", "reason": "es tarde"},
]
CLUEDO: list[dict[str, Any]] = [
    {"do": "new", "game": "cluedo", "players": [{"name": "Ana", "suspect": "rose"}, "Bruno", {"name": "Cloe", "suspect": "leblanc"}]}
    | {"options": {"weapons_in_rooms": True}, "seed": 8},
    {"do": "join", "player": "Íñigo"},
    {"do": "roll", "by": "Ana", "dice": [5, 6]},
    {"do": "roll", "by": "Cloe"},
    *({"do": "roll", "by": name, "dice": dice} for name, dice in (("Bruno", [6, 5]), ("Cloe", [2, 3]), ("Íñigo", [1, 1]))),
    {"do": "roll", "by": "Ana", "dice": [3, 3]},
    {"do": "roll", "by": "Bruno", "dice": [4, 4]},
    {"do": "roll", "by": "Ana", "dice": [4, 4]},
    {"do": "move", "by": "Ana", "to": [9, 9]},
    {"do": "move", "by": "Ana", "to": "lounge"},
    {"do": "suggest", "by": "Ana", "suspect": "violet", "weapon": "rope"},
    {"do": "none", "by": "Bruno"},
    {"do": "show", "by": "Bruno", "card": "rope"},
    {"do": "show", "by": "Bruno", "card": "violet"},
    {"do": "wait", "seconds": 12.5},
    {"do": "show", "by": "Cloe", "card": "rope"},
    {"do": "undo"},
    {"do": "show", "by": "Cloe"},
    {"do": "end-turn", "by": "Ana"},
    {"do": "roll", "by": "Bruno", "dice": [6, 6]},
    {"do": "move", "by": "Bruno", "to": "study"},
    {"do": "suggest", "by": "Bruno", "suspect": "pervenche", "weapon": "candlestick"},
    {"do": "show", "by": "Íñigo", "card": "study"},
    {"do": "end-turn", "by": "Bruno"},
    {"do": "roll", "by": "Cloe", "dice": [3, 4]},
    {"do": "accuse", "by": "Cloe", "suspect": "olive", "weapon": "dagger", "room": "hall"},
    {"do": "mend", "seq": 23, "command": {"do": "stay", "by": "Cloe"}},
    {"do": "suggest", "by": "Íñigo", "suspect": "olive", "weapon": "dagger"},
    {"do": "suggest", "by": "Íñigo", "suspect": "olive", "weapon": "dagger", "waive": {"rules": ["C12"], "reason": "cosa de la casa"}},
    {"do": "accuse", "by": "Íñigo", "suspect": "olive", "weapon": "dagger", "room": "kitchen"},
    {"do": "penalise", "player": "Cloe", "rule": "C16"},
    {"do": "passage", "by": "Ana"},
    {"do": "correct", "reason": "se cayó un peón", "pawns": {"moutarde": [17, 6]}, "weapons": {"pipe": None}},
    {"do": "suggest", "by": "Ana", "suspect": "rose", "weapon": "pipe"},
    {"do": "leave", "player": "Cloe"},
    {"do": "show", "by": "Íñigo", "card": "conservatory"},
    {"do": "accuse", "by": "Ana", "suspect": "olive", "weapon": "dagger", "room": "lounge"},
    {"do": "undo"},
    {"do": "leave", "player": "Bruno"},
    {"do": "end", "reason": "es tarde"},
    {"do": "undo"},
    {"do": "accuse", "by": "Ana", "suspect": "olive", "weapon": "dagger", "room": "lounge"},
]
GAMES = {"martes": MARTES, "espia": ESPIA, "cluedo": CLUEDO, "transito": TRANSITO}


def playthrough(game: str) -> str:
    """The whole evening, line by line. Session ids differ from run to run and are left out."""
    return "\n".join(_lines(Table(), GAMES[game])) + "\n"


def _lines(table: Table, commands: list[dict[str, Any]]) -> Iterator[str]:
    before: dict[str, Any] = {}
    for command in commands:
        yield f"> {_json(command)}"
        reply = table.send(**command)
        reply.pop("session", None)
        yield f"< {_json(reply)}"
        now = _views(table)
        yield from (f"  {key} = {_json(now[key])}" for key in now if before.get(key) != now[key])
        yield from (f"  {key} is gone" for key in before if key not in now)
        before = now
    yield from (f"log {as_} {_json(entry)}" for as_ in ("host", "table", "Cloe") for entry in table.log(as_))


def _views(table: Table) -> dict[str, Any]:
    """Every field of every view, by asker and field; what a player sees as the table does is not told twice."""
    names = [player["name"] for player in table.view()["players"]]
    shared = table.view()
    found: dict[str, Any] = {}
    for as_ in ("table", "host", *names):
        for key, value in table.view(as_).items():
            if key != "session" and (as_ == "table" or key not in shared or shared[key] != value):
                found[f"{as_}.{key}"] = value
        found[f"{as_}.legal"] = table.legal(as_)
    return found


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
