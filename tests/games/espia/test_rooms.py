"""Random rooms with the points counted a second time, from what everybody could read in the log and see on the table."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.laws.hosts import Sent, choices
from tests.laws.openings import NAMES, espia
from tests.seeds import seeds
from tests.table import Table

pytestmark = pytest.mark.no_cover  # what these rooms reach, tests with a name reach too
OUTCOMES = {
    "place-guessed", "innocent-convicted", "spy-hidden", "last-guess-right", "spy-convicted", "spy-voted", "guess-wrong", "void",
}  # fmt: skip


def host(table: Table, chance: random.Random) -> Sent:
    """Something of the host's, or time going by."""
    name, number = chance.choice(NAMES), chance.randint(0, 9)
    return chance.choice(
        [
            {"do": "undo"},
            {"do": "redo"},
            {"do": "wait", "seconds": 600},
            {"do": "wait", "seconds": 600},
            {"do": "leave", "player": name},
            {"do": "join", "player": name},
            {"do": "correct", "reason": "prueba", "points": {name: number}},
        ]
    )


def evening(seed: int, steps: int = 150) -> Iterator[Table]:
    """A table after each step; every kind of command alike often, and now and then the host."""
    chance = random.Random(seed)
    table = Table()
    table("new", seed=seed, **espia(chance))
    agree = chance.choice([0.5, 0.9])
    for _ in range(steps):
        found = choices(table)
        kinds = sorted({sent["do"] for sent in found} - {"interrupt-round", "strike"})
        kind = chance.choice([*kinds, *(kind for kind in kinds if kind in ("deal", "seen", "begin", "vote", "point"))] or [""])
        if chance.random() < 0.15 or not kind:
            table.send(**host(table, chance))
        else:
            of_kind = [sent for sent in found if sent["do"] == kind]
            wished = [sent for sent in of_kind if sent.get("guilty", True) is (chance.random() < agree)]
            table(**chance.choice(wished or of_kind))
        yield table


def told(table: Table) -> list[dict[str, Any]]:
    """All events in force, as everybody reads them."""
    return [event for entry in table.log("table") if not entry["undone"] for event in entry["events"]]


def sums(events: list[dict[str, Any]]) -> Counter[str]:
    """Everybody's points: what each round gave, and what the host put right."""
    points: Counter[str] = Counter()
    for event in events:
        if event["event"] == "round-ended":
            points.update(event["points"])
        elif event["event"] == "corrected":
            points.update({name: value - points[name] for name, value in event["points"].items()})
    return points


def stayed(events: list[dict[str, Any]]) -> set[str]:
    """Who was in the last round to its end."""
    names = [event["event"] for event in events]
    start = len(names) - 1 - names[::-1].index("dealt")
    end = len(names) - 1 - names[::-1].index("round-ended")
    return set(events[start]["players"]) - {event["player"] for event in events[start:end] if event["event"] == "left"}


def most_pointed(pointing: dict[str, str]) -> set[str]:
    """Who was pointed at most."""
    counts = Counter(pointing.values())
    return {name for name, count in counts.items() if count == max(counts.values())}


def gain(name: str, last: dict[str, Any], even_if_lost: bool) -> int:
    """What one who stayed gains, by the table of the rules."""
    outcome, spies, pointing = last["outcome"], last["spies"], last["final_vote"] or {}
    if name in spies:
        return {"place-guessed": 4, "innocent-convicted": 4, "spy-hidden": 2, "last-guess-right": 2}.get(outcome, 0)
    right = bool(pointing.get(name) in spies)
    if outcome == "spy-convicted":
        return 1 + int(last["votes"][-1]["by"] == name)
    if outcome == "spy-voted":
        return 1 + right
    return int(outcome == "guess-wrong") + int(even_if_lost and right and outcome in ("spy-hidden", "last-guess-right"))


def ended_rightly(last: dict[str, Any], tied_spy_is_caught: bool) -> bool:
    """Whether the votes shown bear the outcome out."""
    outcome, spies = last["outcome"], set(last["spies"])
    if outcome in ("spy-convicted", "innocent-convicted"):
        final = last["votes"][-1]
        return all(final["votes"].values()) and (final["accused"] in spies) is bool(outcome == "spy-convicted")
    if any(all(vote["votes"].values()) for vote in last["votes"]):
        return False
    if outcome in ("spy-hidden", "spy-voted", "last-guess-right"):
        top = most_pointed(last["final_vote"])
        caught = bool(top) and top <= spies and (len(top) == 1 or tied_spy_is_caught)
        return caught is bool(outcome != "spy-hidden")
    return True


def check(table: Table) -> str | None:
    """Counts the points of a round that has just ended again; its outcome."""
    view, events = table.view(), told(table)
    points = sums(events)
    assert {player["name"]: player["points"] for player in view["players"]} == {p["name"]: points[p["name"]] for p in view["players"]}
    if view["result"]:
        assert view["result"]["points"] == {name: points[name] for name in view["result"]["points"]}
        most = max(view["result"]["points"].values())
        assert view["result"]["winners"] == [name for name, of in view["result"]["points"].items() if of == most]
    last = view["last_round"]
    if view["phase"] not in ("round-over", "over") or last is None:
        return None
    options = table.log()[0]["command"]["options"]
    inside = stayed(events)
    dealt = [*last["spies"], *last["roles"]]
    gains = {name: gain(name, last, options["extra_even_if_lost"]) if name in inside else 0 for name in dealt}
    assert last["points"] == (dict.fromkeys(dealt, 0) if last["outcome"] == "void" else gains)
    assert ended_rightly(last, options["spy_tie"] == "caught")
    return str(last["outcome"])


@pytest.mark.rule("E28", "E29", "E30", "E31", "E32", "E33", "E34", "E35")
@pytest.mark.parametrize("block", seeds(100, 2_000))
def test_points_on_the_table_are_the_sum_of_the_rounds_counted_again(block: range) -> None:
    for seed in block:
        phase = ""
        for table in evening(seed):
            before, phase = phase, table.phase
            if phase != before and phase in ("round-over", "over", "lobby", "dealt"):
                check(table)
        check(table)


def test_random_rooms_end_their_rounds_in_every_way() -> None:
    found: set[str | None] = set()
    for seed in range(500):
        for table in evening(seed):
            if table.phase in ("round-over", "over"):
                found.add(table.view()["last_round"] and table.view()["last_round"]["outcome"])
        if found >= OUTCOMES:
            break
    assert found - {None} == OUTCOMES
