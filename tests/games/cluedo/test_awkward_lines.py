"""Whatever is sent to the referee in a game of Cluedo, the answer is a reply, and a refusal changes nothing."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gm_console.games.cluedo import GAME
from tests.games.cluedo.conftest import FOUR, Villa, guests, opened

FIELDS = sorted({name for kind in GAME.commands.values() for name in kind.__struct_encode_fields__} | {"waive", "as"})
WORDS = [*GAME.commands, "undo", "redo", "mend", "legal", "log", "view"]
HUGE = 10**30
VALUES = st.sampled_from(
    [
        None, True, False, 0, 1, -1, 6, 7, HUGE, 1.0, 2.5, "", " ", "Ana", "ana", " BRUNO ", "Zoe", "p1", "host", "table", "rose", "Rose",
        "rope", "hall", "kitchen", "HALL", "C16", "C12", "C99", [], {}, [1, 2], [6, 6], [1], [0, 0], [7, 4], [17, 0], [24, 7], [HUGE, 1],
        [-1, -1], ["7", "4"], [7.0, 4], [[7, 4]], {"rose": "hall"}, {"rose": [7, 4]}, {"rose": None}, {"rope": "hall"}, {"rope": None},
        {"name": "Zoe"}, {"name": "Zoe", "suspect": "violet"}, {"rules": ["C12"], "reason": "x"}, {"rules": [], "reason": ""},
    ]
)  # fmt: skip
PHASES = ("roll-off", "turn", "moving", "room", "showing", "asked", "over")


@cache
def journal_of(phase: str) -> tuple[dict[str, Any], ...]:
    """The commands that lead to a phase."""
    lead: list[dict[str, Any]] = [{"do": "roll", "by": name, "dice": [6, 6] if name == "Ana" else [1, 2]} for name in FOUR]
    rolled = {"do": "roll", "by": "Ana", "dice": [1, 1]}
    came, asked = {"do": "move", "by": "Ana", "to": "hall"}, {"do": "suggest", "by": "Ana", "suspect": "rose", "weapon": "rope"}
    steps = {"roll-off": [], "turn": lead, "moving": [*lead, rolled], "room": [*lead, rolled, came]}
    steps["showing"] = steps["asked"] = [*steps["room"], asked]
    steps["over"] = [*lead, {"do": "end", "reason": "x"}]
    return tuple(steps[phase])


def table_in(phase: str) -> Villa:
    """A table in a phase; everybody shows what he must where the witnesses have answered."""
    villa = opened(guests(FOUR), {"seed": 3})
    for sent in journal_of(phase):
        villa(**sent)
    while phase == "asked" and villa.phase == "showing":
        villa("show", by=villa.due)
    return villa


@given(st.sampled_from(PHASES), st.sampled_from(WORDS), st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=5))
def test_no_fields_break_the_referee_and_a_refusal_changes_nothing(phase: str, do: str, fields: dict[str, Any]) -> None:
    villa = table_in(phase)
    before = villa.log(), villa.view("host")
    reply = json.loads(villa.referee.line(json.dumps({"do": do, **fields}).encode()))
    if not reply["ok"]:
        assert reply["message"]
        assert (villa.log(), villa.view("host")) == before
    assert GAME.invariants(villa.referee.sitting.need().state) == ()


@given(st.sampled_from(PHASES), st.sampled_from([*GAME.commands]), st.data())
def test_whole_commands_with_any_values_are_ruled_or_refused(phase: str, do: str, data: st.DataObject) -> None:
    villa = table_in(phase)
    assert villa.phase in (phase, "asked")
    names = [name for name in GAME.commands[do].__struct_encode_fields__ if name != "waive"]
    reply = villa.send(do=do, **{name: data.draw(VALUES) for name in names})
    assert reply["ok"] or reply["error"] in {
        "bad-command", "bad-setup", "wrong-phase", "unknown-player", "not-your-turn", "not-allowed",
    }  # fmt: skip
    assert GAME.invariants(villa.referee.sitting.need().state) == ()
    for as_ in ("host", "table", "Ana"):
        assert villa.view(as_)["phase"] in PHASES


@pytest.mark.parametrize("phase", PHASES)
def test_the_order_of_refusals_is_shape_phase_player_turn_value_rule(phase: str) -> None:
    villa = table_in(phase)
    assert villa.refuses("accuse", by="Zoe", suspect="x", weapon="x") == ("bad-command", None)
    asked = {"suspect": "x", "weapon": "x", "room": "x"}
    if phase not in ("turn", "moving", "room", "asked"):
        assert villa.refuses("accuse", by="Zoe", **asked) == ("wrong-phase", None)
        return
    assert villa.refuses("accuse", by="Zoe", **asked) == ("unknown-player", None)
    assert villa.refuses("accuse", by="Bruno", **asked) == ("not-your-turn", "C06")
    assert villa.refuses("accuse", by="Ana", **asked) == ("bad-command", None)
