"""Law 4: swap only the secret, and nothing that others see, may do or are told changes before the reveal."""

from typing import Any

import pytest
from msgspec.structs import replace

from gm_console.games.martes import GAME
from gm_console.games.martes.content import Case, Six
from gm_console.games.martes.model import OVER, Secret, State, Wager
from tests.laws.hosts import refusals, session
from tests.laws.openings import MARTES, martes

FORBIDDEN = {"card", "solution", "secret", "roles", "guilty", "bets", "hits", "case"}


def other_secret(state: State) -> State:
    """The same table where everything hidden is something else."""
    secret = state.secret
    wagers = tuple(Wager(w.by, None if w.count is None else (w.count + 1) % state.options.elements) for w in secret.wagers)
    hits = None if secret.hits is None else tuple(k for k in ("who", "why") if k not in secret.hits)
    case = Case("Otra", "Fue el mayordomo.") if secret.case else None
    return replace(state, secret=Secret(case, "00", Six(who="X"), hits, wagers, secret.past))


@pytest.mark.parametrize("seed", range(40))
def test_swapping_the_secret_of_a_meeting_changes_nothing_that_others_see(seed: int) -> None:
    for table in session(seed, martes, MARTES, 80):
        state = table.referee.sitting.need().state
        if state.phase == OVER:
            continue
        other = other_secret(state)
        assert GAME.table_view(state) == GAME.table_view(other)
        assert all(GAME.seat_view(state, d.id) == GAME.seat_view(other, d.id) for d in state.seats)
        assert GAME.legal(state, "host") == GAME.legal(other, "host")
        assert refusals(GAME, state) == refusals(GAME, other)


def keys_of(value: Any) -> set[str]:
    """Every key anywhere in plain data."""
    if isinstance(value, dict):
        return set(value) | {key for inner in value.values() for key in keys_of(inner)}
    return {key for inner in value for key in keys_of(inner)} if isinstance(value, list) else set()


@pytest.mark.parametrize("seed", range(20))
def test_the_tables_view_has_no_key_for_a_secret(seed: int) -> None:
    for table in session(seed, martes, MARTES, 60):
        view = table.view()
        if view["phase"] != OVER:
            keys = keys_of(view | {"tally": []})
            assert not keys & FORBIDDEN
            assert not any(key.startswith("hand") for key in keys)


@pytest.mark.parametrize("seed", range(20))
def test_the_tables_log_never_holds_the_solution_or_an_open_bet(seed: int) -> None:
    def opening(chance: Any) -> dict[str, Any]:
        return martes(chance) | {"case": {"title": "Zanahoria", "solution": "Berenjena."}}

    for table in session(seed, opening, MARTES, 60):
        if table.phase == OVER:
            continue
        for as_ in ("table", "Ana"):
            told = str(table.log(as_)) + str(table.view(as_)) + str(table.legal(as_))
            assert "erenjena" not in told
            assert "anahoria" not in told
