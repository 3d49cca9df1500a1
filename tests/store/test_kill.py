"""Nothing acknowledged is ever lost: kills at random moments, and a disk that runs full in the middle of a ruling."""

from __future__ import annotations

import json
import random
import resource
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from gm_console.store.contents import finder
from tests.table import FOUR, Table

find = finder("es")
REFEREE = [sys.executable, "-m", "gm_console", "referee", "--journal"]


def script(chance: random.Random) -> list[dict[str, Any]]:
    """A host's evening: rulings, time, undo, redo, corrections, a mend."""
    new: dict[str, Any] = {"do": "new", "game": "martes", "players": list(FOUR), "options": {"capital": 500}}
    commands: list[dict[str, Any]] = [new, {"do": "start"}]
    for name in ("Ana", "Bruno", "Cloe", "Íñigo") * 40:
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


def espia(chance: random.Random) -> list[dict[str, Any]]:
    """The same in a room of El espía, where draws, strikes and votes are written down too."""
    names = ["Ana", "Bruno", "Cloe", "Íñigo"]
    commands: list[dict[str, Any]] = [{"do": "new", "game": "espia", "players": names, "seed": chance.randint(1, 99)}]
    for _ in range(40):
        commands += [{"do": "deal"}, *({"do": "seen", "by": name} for name in names), {"do": "undo"}, {"do": "redo"}, {"do": "begin"}]
        commands += [{"do": "strike", "by": name, "place": "Circo"} for name in names]
        commands += [{"do": "wait", "seconds": chance.randint(0, 9)}, {"do": "accuse", "by": "Ana", "accused": "Bruno"}]
        commands += [{"do": "vote", "by": "Cloe", "guilty": False}, {"do": "undo"}, {"do": "close-vote"}, {"do": "wait", "seconds": 480}]
        commands += [{"do": "point", "by": name, "at": chance.choice([at for at in names if at != name])} for name in names]
        commands += [{"do": "interrupt-round"}] if chance.random() < 0.5 else [{"do": "guess", "by": name} for name in names]
    return commands


def rule_until_killed(path: Path, commands: list[dict[str, Any]], after: float, limit: int | None = None) -> list[dict[str, Any]]:
    """Replies acknowledged before the referee was killed, or gave up."""
    process = subprocess.Popen([*REFEREE, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    if limit is not None:
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (limit, limit))
    assert process.stdin
    assert process.stdout
    timer = threading.Timer(after, process.send_signal, (signal.SIGKILL,))
    timer.start()
    replies = []
    try:
        for command in commands:
            process.stdin.write(json.dumps(command).encode() + b"\n")
            process.stdin.flush()
            line = process.stdout.readline()
            if not line.endswith(b"\n"):
                break
            replies.append(json.loads(line))
    except BrokenPipeError:
        pass
    finally:
        timer.cancel()
        timer.join()
        process.kill()
        process.communicate()
    return replies


def everything(table: Table) -> dict[str, tuple[Any, Any]]:
    """Log and view of the host and of each player; sessions have names of their own."""
    names = [player["name"] for player in table.view()["players"]]
    return {as_: (table.log(as_), table.view(as_) | {"session": ""}) for as_ in ("host", *names)}


def compare(path: Path, commands: list[dict[str, Any]], replies: list[dict[str, Any]]) -> None:
    """What is in the journal is what was acknowledged, and at most one ruling more that was on disk but not yet told."""
    if not replies:
        return
    table = Table(path, find)
    table("open", session=replies[0]["session"])
    found = everything(table)
    table.journal.close()
    possible = []
    for count in (len(replies), len(replies) + 1):
        twin = Table(find=find)
        for command in commands[:count]:
            twin.send(**command)
        twin("pause")
        possible.append({as_: (log[:-1], view) for as_, (log, view) in everything(twin).items()})
    assert found in possible


@pytest.mark.parametrize("seed", [*range(8), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(8, 200))])
def test_killed_at_any_moment_every_acknowledged_ruling_is_there(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    commands = script(chance)
    replies = rule_until_killed(tmp_path / "journal.db", commands, 0.25 + 0.5 * chance.random())
    assert all(reply["ok"] for reply in replies)
    compare(tmp_path / "journal.db", commands, replies)


@pytest.mark.rule("E16", "E21")
@pytest.mark.parametrize("seed", [*range(4), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(4, 60))])
def test_killed_at_any_moment_of_a_room_its_cards_strikes_and_votes_are_there(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    commands = espia(chance)
    replies = rule_until_killed(tmp_path / "journal.db", commands, 0.6 + 0.8 * chance.random())
    compare(tmp_path / "journal.db", commands, replies)


@pytest.mark.parametrize("limit", [120_000, 200_000, 300_001])
def test_a_full_disk_refuses_the_ruling_and_what_was_ruled_stays(tmp_path: Path, limit: int) -> None:
    commands = script(random.Random(1))
    replies = rule_until_killed(tmp_path / "journal.db", commands, 60, limit)
    refused = [number for number, reply in enumerate(replies) if not reply["ok"]]
    assert refused
    assert replies[refused[0]]["error"] == "journal"
    assert replies[refused[0]]["message"]
    kept = [number for number, reply in enumerate(replies) if reply["ok"]]  # a smaller ruling may still find room
    compare(tmp_path / "journal.db", [commands[number] for number in kept], [replies[number] for number in kept])
