"""Nothing that anybody sees changes unseen; the tree of what may happen has the size it had."""

from typing import Any

import pytest

from gm_console.engine.draw import Draw
from gm_console.engine.guard import Guard
from gm_console.engine.play import Moment, Waived, Warned
from gm_console.games import GAMES
from tests.golden.playthrough import FOLDER, playthrough
from tests.golden.playthrough import GAMES as EVENINGS
from tests.laws.hosts import offered
from tests.table import FOUR, Table


@pytest.mark.parametrize("game", EVENINGS)
def test_an_evening_shows_what_it_showed(game: str) -> None:
    assert playthrough(game).splitlines() == (FOLDER / f"{game}.txt").read_text("utf-8").splitlines()


def leaves(game: str, state: Any, depth: int) -> int:
    """How many sequences of legal commands of a length there are, over the candidates."""
    if depth == 0:
        return 1
    rules = GAMES[game]
    offers = rules.legal(state, "host")
    return sum(leaves(game, after(game, state, c), depth - 1) for c in rules.candidates(state) if offered(offers, c))


def after(game: str, state: Any, command: Any) -> Any:
    """The state after a legal command."""
    rules = GAMES[game]
    for event in rules.decide(state, command, Moment(Guard(()), Draw(lambda n: 0))):
        state = state if isinstance(event, Warned | Waived) else rules.apply(state, event)
    return state


def martes_opening() -> Any:
    """Two detectives with a pound or two."""
    table = Table()
    table("new", game="martes", players=list(FOUR[:2]), options={"capital": 4})
    return table.referee.sitting.need().state


@pytest.mark.parametrize(("depth", "count"), list(enumerate((1, 1, 2, 8, 30, 125, 512))))
def test_the_tree_of_martes_has_the_size_it_had(depth: int, count: int) -> None:
    assert leaves("martes", martes_opening(), depth) == count


def espia_opening(*steps: str) -> Any:
    """Three players whose cards are seen, and what comes after."""
    table = Table()
    table("new", game="espia", players=["Ana", "Bruno", "Cloe"], options={"first_asker": "host"}, seed=1)
    table("deal")
    for name in ("Ana", "Bruno", "Cloe"):
        table("seen", by=name)
    for step in steps:
        table(step, **({"to": "Ana"} if step == "begin" else {"seconds": 480}))
    return table.referee.sitting.need().state


@pytest.mark.parametrize(("depth", "count"), list(enumerate((1, 21, 266, 3101))))
def test_the_tree_of_espia_has_the_size_it_had(depth: int, count: int) -> None:
    assert leaves("espia", espia_opening("begin"), depth) == count


@pytest.mark.parametrize(("depth", "count"), list(enumerate((1, 12, 124, 1272))))
def test_the_tree_of_a_final_vote_has_the_size_it_had(depth: int, count: int) -> None:
    assert leaves("espia", espia_opening("begin", "wait"), depth) == count
