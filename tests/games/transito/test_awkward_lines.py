"""Awkward commands at every moment of a game: one reply each, a refusal that changes nothing, and never a broken table."""

from __future__ import annotations

import json
from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from gm_console.games.transito import GAME
from gm_console.games.transito.commands import COMMANDS
from tests.cities import DECK, STREET
from tests.games.transito.conftest import THREE, Town

FIELDS = sorted({name for kind in COMMANDS.values() for name in kind.__struct_encode_fields__} | {"waive", "city"})
CARDS = st.sampled_from([*DECK[::3], *STREET[::5], "y1", "nada", ""])
NAMES = st.sampled_from([*THREE, "ana", "Zoe", "host", "table", "p1", "?p1"])
ODD = st.sampled_from([None, True, 0, 3, 7, -1, 1e300, [], {}, ["ada", "faro"], {"Ana": "s5"}, {"Ana": None}, {"Zoe": "s5"}, "T25", " "])
WAIVER = st.sampled_from([{"rules": ["T11"], "reason": "sí"}, {"rules": ["T08"], "reason": "sí"}, {"rules": [], "reason": ""}])


def in_plaza(town: Town) -> None:
    """Somebody has come into a sector."""
    town("deal")
    town.arrive("plaza")


STAGES: dict[str, Callable[[Town], object]] = {
    "lobby": lambda town: None,
    "turn": lambda town: town("deal"),
    "moving": lambda town: (town("deal"), town("draw", by=town.turn)),
    "sector": in_plaza,
    "unrefuted": lambda town: (town("deal"), town.suspect(**town.secret)),
    "over": lambda town: (town("deal"), town("end", reason="es tarde")),
}


@given(
    st.sampled_from(sorted(STAGES)),
    st.sampled_from(sorted(COMMANDS)),
    st.dictionaries(st.sampled_from(FIELDS), CARDS | NAMES | ODD | WAIVER, max_size=5),
    st.fixed_dictionaries({}, optional={"by": NAMES, "player": NAMES}),
    st.booleans(),
)
def test_no_fields_break_a_game_and_a_refusal_changes_nothing(
    stage: str, do: str, fields: dict[str, object], people: dict[str, object], by_hand: bool
) -> None:
    town = Town()
    options = {"board": "table", "suspect_when": "in_sector"} if by_hand else {}
    town("new", game="transito", players=list(THREE), options=options, seed=2)
    STAGES[stage](town)
    before = town.view("host"), town.log()
    reply = json.loads(town.referee.line(json.dumps({"do": do, **fields, **people}).encode()))
    assert GAME.invariants(town.state) == ()
    if not reply["ok"]:
        assert reply["message"]
        assert reply.get("rule", "T01") in GAME.words.rules
        assert (town.view("host"), town.log()) == before
