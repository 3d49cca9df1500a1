"""E04, E08, E11, E43: the draw is fair, over twenty thousand deals by the pure rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from functools import cache
from itertools import combinations, pairwise, product
from typing import Any

import msgspec
import pytest

from gm_console.engine.draw import Draw
from gm_console.engine.guard import Guard, Waiver
from gm_console.engine.play import Moment
from gm_console.engine.value import Command
from gm_console.games.espia import GAME
from gm_console.games.espia import commands as c
from gm_console.games.espia.content import Deck
from gm_console.games.espia.model import WAIVABLE, State
from tests.decks import deck
from tests.games.espia.conftest import EIGHT

DEALS = 20_000
NORMAL = 3.719
"""One in ten thousand lies above."""


class Fall(msgspec.Struct, frozen=True):
    """What one deal came to, by seat and place in the deck."""

    place: int
    spies: tuple[int, ...]
    role: int
    first: int


def critical(freedom: int) -> float:
    """The chi-square that one fair run in ten thousand exceeds (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + NORMAL * part**0.5) ** 3)


def fair(found: Iterable[Hashable], cells: Iterable[Hashable]) -> bool:
    """Whether what was found falls into all cells alike."""
    counts, all_ = Counter(found), list(cells)
    assert set(counts) <= set(all_)
    expected = sum(counts.values()) / len(all_)
    assert expected > 5
    return sum((counts[cell] - expected) ** 2 / expected for cell in all_) < critical(len(all_) - 1)


def after(state: State, command: Command, draw: Draw) -> State:
    """The state after a command, nobody being waited for."""
    for event in GAME.decide(state, command, Moment(Guard(WAIVABLE, Waiver(("E10",), "quickly")), draw, 2)):
        state = GAME.apply(state, event)
    return state


def falls(players: int, spies: int, seed: int) -> Iterator[Fall]:
    """Round after round in one room, each broken off once the first asker is known."""
    chance = Draw(random.Random(seed).randrange)
    cards = msgspec.convert(deck("familiar"), Deck)
    state = after(State(phase=""), c.New(EIGHT[:players], {"spies": spies}, cards), chance)
    seats = [one.id for one in state.seats]
    for _ in range(DEALS):
        state = after(state, c.DealCards(), chance)
        state = after(state, c.Begin(), chance)
        made = state.secret.deal
        place = next(at for at, one in enumerate(state.deck.places) if one.name == made.place)
        role = state.deck.places[place].roles.index(made.roles[0][1])
        yield Fall(place, tuple(seats.index(spy) for spy in made.spies), role, seats.index(str(state.asker)))
        state = after(state, c.InterruptRound(), chance)
        chance.made.clear()


@cache
def one_spy() -> tuple[Fall, ...]:
    """Rounds of five with one spy."""
    return tuple(falls(5, 1, 20_260))


@cache
def two_spies() -> tuple[Fall, ...]:
    """Rounds of seven with two spies."""
    return tuple(falls(7, 2, 20_261))


@pytest.mark.rule("E08")
def test_each_seat_is_the_spy_alike_often() -> None:
    assert fair((fall.spies for fall in one_spy()), [(seat,) for seat in range(5)])


@pytest.mark.rule("E08")
def test_with_two_spies_each_pair_comes_alike_often() -> None:
    assert fair((fall.spies for fall in two_spies()), combinations(range(7), 2))


@pytest.mark.rule("E08")
def test_who_was_the_spy_says_nothing_of_who_is_next() -> None:
    assert fair((one.spies + other.spies for one, other in list(pairwise(one_spy()))[::2]), product(range(5), repeat=2))


@pytest.mark.rule("E04", "E08")
def test_each_place_comes_first_of_a_shuffled_deck_alike_often() -> None:
    firsts = [fall.place for fall in (*one_spy()[::12], *two_spies()[::12])]
    assert fair(firsts, range(12))


@pytest.mark.rule("E04", "E08")
def test_after_a_place_every_other_comes_alike_often() -> None:
    deals = one_spy()
    inside = [(deals[at].place, deals[at + 1].place) for at in range(0, DEALS - 1, 12)]
    assert all(one != other for one, other in pairwise(fall.place for fall in deals))
    assert fair(inside, [pair for pair in product(range(12), repeat=2) if pair[0] != pair[1]])


@pytest.mark.rule("E08")
def test_the_place_says_nothing_of_the_spy() -> None:
    assert fair(((fall.place, fall.spies[0]) for fall in one_spy()), product(range(12), range(5)))


@pytest.mark.rule("E11")
def test_each_seat_asks_first_alike_often_whoever_the_spy_is() -> None:
    assert fair(((fall.spies[0], fall.first) for fall in one_spy()), product(range(5), repeat=2))
    assert fair((fall.first for fall in two_spies()), range(7))


@pytest.mark.rule("E07")
def test_each_role_of_a_place_falls_alike_often() -> None:
    assert fair(((fall.place, fall.role) for fall in one_spy()), product(range(12), range(10)))


@pytest.mark.parametrize(("freedom", "known"), [(4, 23.51), (20, 52.39), (131, 199.90)])
def test_the_measure_itself_is_about_right_and_finds_a_bent_die(freedom: int, known: float) -> None:
    assert critical(freedom) == pytest.approx(known, rel=0.03)
    bent: list[Any] = [*range(6)] * 1000 + [5] * 200
    assert not fair(bent, range(6))
