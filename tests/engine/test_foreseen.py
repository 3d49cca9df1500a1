"""What deciding arrived at is the state: it is folded no second time, and folding it from the journal gives the same."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gm_console.engine.session import Session
from gm_console.engine.value import Event
from gm_console.games.martes import GAME
from tests.table import FOUR, Table


def test_a_ruling_is_folded_once_and_once_more_when_it_is_redone() -> None:
    table, folded = Table(), list[Event]()
    table("new", game="martes", players=list(FOUR))

    def apply(state: Any, event: Event) -> Any:
        folded.append(event)
        return GAME.apply(state, event)

    live, again = Session(replace(GAME, apply=apply)), Session(GAME)
    live.take(table.referee.sitting.need().log[0])
    folded.clear()
    for sent in ({"do": "start"}, {"do": "ask", "by": "Ana"}, {"do": "answer", "answer": "no"}):
        live.take(live.rule(sent, 0, lambda n: 0))
    assert folded == []
    for entry in live.log:
        again.take(entry)
    assert live.state == again.state
    live.take(live.undo(0))
    live.take(live.redo(0))
    assert (bool(folded), live.state) == (True, again.state)
