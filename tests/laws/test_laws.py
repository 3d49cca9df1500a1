"""The laws every game owes, over random sessions: legal is what is accepted, replay is the session, undo is identity."""

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from gm_console.engine.session import Session
from gm_console.games import GAMES
from gm_console.store import tape
from tests.laws.hosts import accepted, choices, games, offered, session
from tests.laws.openings import OPENINGS
from tests.seeds import seeds
from tests.table import Table

pytestmark = pytest.mark.no_cover  # what these loops reach, tests with a name reach too
FEWER = {"espia": 20, "cluedo": 25, "transito": 25}
"""Games whose tables offer so many commands that fewer of them are tried each time."""
MOST = {"cluedo": 1_000, "transito": 1_000}
"""Games of which fewer random sessions are tried in a slow run."""
SESSIONS = [one for game in games() for one in seeds(FEWER.get(game, 300), MOST.get(game, 10_000), game)]


def some(count: int) -> list[tuple[str, int]]:
    """So many sessions of each game; half as many of those whose tables are large."""
    return [(game, seed) for game in games() for seed in range(count // 2 if game in MOST else count)]


def play(game: str, seed: int, steps: int = 120) -> Any:
    """A random session of a game, table after table."""
    opening, asides = OPENINGS[game]
    return session(seed, opening, asides, steps)


def seen(table: Table) -> dict[str, Any]:
    """Everything anybody sees, the clock apart."""
    names = [player["name"] for player in table.view()["players"]]
    views = {as_: table.view(as_) for as_ in ("host", "table", *names)}
    for view in views.values():
        del view["clock"]
        view.get("deck", {}).pop("left", None)  # a place somebody has seen stays used (E04)
    return views


@pytest.mark.parametrize(("game", "block"), SESSIONS)
def test_no_step_breaks_an_invariant_and_legal_is_exactly_what_is_accepted(game: str, block: range) -> None:
    for table in (table for seed in block for table in play(game, seed)):
        session = table.referee.sitting.need()
        rules, state = session.game, session.state
        assert rules.invariants(state) == ()
        offers = rules.legal(state, "host")
        for command in rules.candidates(state):
            assert accepted(rules, state, command) == offered(offers, command), (command, state)


@pytest.mark.parametrize(("game", "seed"), some(30))
def test_replay_through_json_is_the_live_session(game: str, seed: int) -> None:
    *_, table = play(game, seed)
    session, id_ = table.referee.sitting.need(), table.referee.sitting.id
    again = Session(GAMES[game])
    for record in tape.records(again.game, table.journal.rows(id_)):
        again.take(record)
    assert again.state == session.state
    assert (again.at, again.clock, again.paused, again.draws) == (session.at, session.clock, session.paused, session.draws)
    assert msgspec.json.encode(again.log) == msgspec.json.encode(session.log)
    assert (again.mended, again.latest) == (session.mended, session.latest)


@pytest.mark.parametrize(("game", "seed"), some(30))
def test_undo_to_the_start_and_redo_to_the_end_give_the_same_table(game: str, seed: int) -> None:
    *_, table = play(game, seed)
    while table.send(do="redo")["ok"]:
        pass
    if table.send(do="undo")["ok"]:  # a clock put back leaves a meeting over; only undo and redo look at it again
        table("redo")
    before, undone = seen(table), 0
    while table.send(do="undo")["ok"]:
        undone += 1
    assert table.phase == GAMES[game].initial.phase
    for _ in range(undone):
        table("redo")
    assert seen(table) == before


@pytest.mark.parametrize(("game", "seed"), some(20))
def test_undo_after_any_ruling_gives_back_what_was_seen(game: str, seed: int) -> None:
    chance = random.Random(seed)
    for table in play(game, seed, 60):
        found = choices(table)
        found = [sent for sent in found if sent["do"] not in GAMES[game].asides]
        if found and chance.random() < 0.3:
            before = seen(table)
            table(**chance.choice(found))
            table("undo")
            assert seen(table) == before


@pytest.mark.parametrize(("game", "seed"), some(20))
def test_mending_an_entry_with_itself_changes_nothing(game: str, seed: int) -> None:
    *_, table = play(game, seed, 60)
    chance = random.Random(seed)
    for entry in chance.sample(table.log(), min(8, len(table.log()))):
        before = seen(table)
        reply = table.send(do="mend", seq=entry["seq"], command=as_given(table, entry["seq"]))
        if reply["ok"]:
            assert reply["dropped"] == []
            assert _without_seqs(seen(table)) == _without_seqs(before)


def as_given(table: Table, seq: int | None) -> dict[str, Any] | None:
    """What was asked in an entry, with what a host who plays may not read in it; None for one without a number."""
    session = table.referee.sitting.need()
    sent = None if seq is None else session.log[seq - 1].sent
    return None if sent is None else {field: value for field, value in sent.items() if field not in session.game.inside}


def _without_seqs(views: dict[str, Any]) -> dict[str, Any]:
    """The same views without the numbers of log entries, which a mend renews."""
    for view in views.values():
        for answer in view.get("answers", ()):
            answer.pop("seq", None)
    return views


def test_random_meetings_end_in_every_way_and_reach_every_phase() -> None:
    phases: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for seed in range(80):
        view: dict[str, Any] = {}
        for table in play("martes", seed):
            view = table.view()
            phases[view["phase"]] += 1
        result = view["result"] or {}
        reasons[result.get("reason") or result.get("outcome", "open")] += 1
        if {"solved", "time", "capital"} <= set(reasons) and len(phases) == 8:
            break
    assert set(phases) == {"telling", "floor", "question", "answered", "judging", "rebuttal", "host", "over"}
    assert {"solved", "time", "capital"} <= set(reasons)
