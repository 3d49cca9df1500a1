"""Nothing acknowledged is ever lost: kills at random moments, and a disk that runs full in the middle of a ruling."""

from __future__ import annotations

import json
import random
import resource
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gm_console.store.contents import finder
from tests.table import FOUR, Table

find = finder("es")
NAMES = ("Ana", "Bruno", "Cloe", "Íñigo")
REFEREE = [sys.executable, "-m", "gm_console", "referee", "--journal"]
Sent = dict[str, Any]
Script = Callable[[random.Random], list[Sent]]


def martes(chance: random.Random) -> list[Sent]:
    """A host's evening: rulings, time, undo, redo, a pause."""
    new: Sent = {"do": "new", "game": "martes", "players": list(FOUR), "options": {"capital": 500}}
    commands: list[Sent] = [new, {"do": "start"}]
    for name in NAMES * 40:
        commands += [
            {"do": "wait", "seconds": chance.randint(0, 9)},
            {"do": "ask", "by": name},
            {"do": "answer", "answer": chance.choice(["no", "irrelevant"])},
        ]
        undo = {"do": "undo"}
        commands += chance.choice([[], [undo, {"do": "redo"}], [undo, {"do": "answer", "answer": "no"}], [{"do": "pause"}]])
        if name == "Íñigo":
            commands.append({"do": "next-round"})
    return commands


def espia(chance: random.Random) -> list[Sent]:
    """The same in a room of El espía, where draws, strikes and votes are written down too."""
    commands: list[Sent] = [{"do": "new", "game": "espia", "players": list(NAMES), "seed": chance.randint(1, 99)}]
    for _ in range(40):
        commands += [{"do": "deal"}, *({"do": "seen", "by": name} for name in NAMES), {"do": "undo"}, {"do": "redo"}, {"do": "begin"}]
        commands += [{"do": "strike", "by": name, "place": "Circo"} for name in NAMES]
        commands += [{"do": "wait", "seconds": chance.randint(0, 9)}, {"do": "accuse", "by": "Ana", "accused": "Bruno"}]
        commands += [{"do": "vote", "by": "Cloe", "guilty": False}, {"do": "undo"}, {"do": "close-vote"}, {"do": "wait", "seconds": 480}]
        commands += [{"do": "point", "by": name, "at": chance.choice([at for at in NAMES if at != name])} for name in NAMES]
        commands += [{"do": "interrupt-round"}] if chance.random() < 0.5 else [{"do": "guess", "by": name} for name in NAMES]
    return commands


def enveloped(game: str) -> Script:
    """The same in a game with an envelope: one of the buttons at a time; now and then what was done is undone, brought back or mended."""

    def script(chance: random.Random) -> list[Sent]:
        table, commands = Table(find=find), list[Sent]()

        def give(sent: Sent) -> None:
            commands.append(json.loads(json.dumps(sent)))
            table.send(**commands[-1])

        give({"do": "new", "game": game, "players": list(NAMES), "seed": chance.randint(1, 99)})
        while len(commands) < 240:
            offers = [offer for offer in table.legal() if offer["do"] != "accuse"]
            give({field: chance.choice(of["one_of"]) if isinstance(of, dict) else of for field, of in chance.choice(offers).items()})
            if chance.random() < 0.2:
                give({"do": "undo"})
                give(chance.choice([{"do": "redo"}, {"do": "wait", "seconds": chance.randint(0, 9)}]))
            if chance.random() < 0.02:
                give({"do": "mend", "seq": chance.randint(2, len(table.log())), "command": None})
        return commands

    return script


SCRIPTS: dict[str, Script] = {"martes": martes, "espia": espia, "cluedo": enveloped("cluedo"), "transito": enveloped("transito")}


def rule_until_killed(path: Path, commands: list[Sent], after: float, limit: int | None = None) -> list[dict[str, Any]]:
    """Replies acknowledged before the referee was killed, so many seconds after the first of them, or gave up."""
    process = subprocess.Popen([*REFEREE, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    if limit is not None:
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (limit, limit))
    assert process.stdin
    assert process.stdout
    timer = threading.Timer(after, process.send_signal, (signal.SIGKILL,))
    replies: list[dict[str, Any]] = []
    try:
        for command in commands:
            process.stdin.write(json.dumps(command).encode() + b"\n")
            process.stdin.flush()
            line = process.stdout.readline()
            if not line.endswith(b"\n"):
                break
            if not replies:
                timer.start()
            replies.append(json.loads(line))
    except BrokenPipeError:
        pass
    finally:
        timer.cancel()
        if replies:
            timer.join()
        process.kill()
        process.communicate()
    return replies


def everything(table: Table) -> dict[str, tuple[Any, Any]]:
    """Log and view of the host and of each player; sessions have names of their own."""
    names = [player["name"] for player in table.view()["players"]]
    return {as_: (table.log(as_), table.view(as_) | {"session": ""}) for as_ in ("host", *names)}


def as_ruled(commands: list[Sent]) -> dict[str, tuple[Any, Any]]:
    """What everybody sees once these were ruled, and the session was opened again: paused, with nothing in the log that says so."""
    twin = Table(find=find)
    for command in commands:
        twin.send(**command)
    twin("pause")
    return {as_: (log[:-1], view) for as_, (log, view) in everything(twin).items()}


def compare(path: Path, commands: list[Sent], replies: list[dict[str, Any]]) -> None:
    """What is in the journal is what was acknowledged, and at most one ruling more that was on disk but not yet told."""
    table = Table(path, find)
    table("open", session=replies[0]["session"])
    found = everything(table)
    table.journal.close()
    assert any(found == as_ruled(commands[:count]) for count in (len(replies), len(replies) + 1))


RUNS = {"martes": (4, 200), "espia": (2, 60), "cluedo": (2, 60), "transito": (2, 60)}
"""How often each game is killed in an ordinary run, and how often in a slow one."""


@pytest.mark.rule("E16", "E21", "C14", "T14")
@pytest.mark.parametrize(
    ("game", "seed"),
    [pytest.param(game, seed, marks=() if seed < few else pytest.mark.slow) for game, (few, most) in RUNS.items() for seed in range(most)],
)
def test_killed_at_any_moment_every_acknowledged_ruling_is_there(tmp_path: Path, game: str, seed: int) -> None:
    chance = random.Random(seed)
    commands = SCRIPTS[game](chance)
    replies = rule_until_killed(tmp_path / "journal.db", commands, 0.5 * chance.random())
    assert replies
    compare(tmp_path / "journal.db", commands, replies)


@pytest.mark.parametrize("limit", [120_000, 160_001, 200_000])
def test_a_full_disk_refuses_the_ruling_and_what_was_ruled_stays(tmp_path: Path, limit: int) -> None:
    commands = martes(random.Random(1))
    replies = rule_until_killed(tmp_path / "journal.db", commands, 60, limit)
    refused = [number for number, reply in enumerate(replies) if not reply["ok"]]
    assert refused
    assert replies[refused[0]]["error"] == "journal"
    assert replies[refused[0]]["message"]
    kept = [number for number, reply in enumerate(replies) if reply["ok"]]  # a smaller ruling may still find room
    compare(tmp_path / "journal.db", [commands[number] for number in kept], [replies[number] for number in kept])
