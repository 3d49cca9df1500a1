"""What a deck costs on paper: 131 secrets with a symbol each, fronts and backs, beside two other ways; and 2,000 of them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import process_time

import pytest

from tests.benchmarks import decks
from tests.benchmarks.pairs import Bench, figure, versus
from tests.benchmarks.test_start import peak
from tests.printing.envelope import evenings

pytestmark = pytest.mark.bench
CARDS, MANY = 131, 2000


@pytest.mark.benchmark(group="131 cards")
def test_a_deck_beside_fpdf2(benchmark: Bench) -> None:
    versus(benchmark, lambda: decks.ours(CARDS), lambda: decks.fpdf2(CARDS), 5, "at most 300 ms, less than fpdf2")


@pytest.mark.benchmark(group="131 cards")
def test_a_deck_beside_a_picture_for_each_card(benchmark: Bench) -> None:
    versus(benchmark, lambda: decks.ours(CARDS), lambda: decks.naive(CARDS), 5, "at most 300 ms, a fifth of the naive way")


@pytest.mark.benchmark(group="131 cards")
def test_the_size_of_a_deck(benchmark: Bench) -> None:
    size = len(decks.ours(CARDS).data) / 1000
    figure(benchmark, size, f"kB, naive {len(decks.naive(CARDS)) / 1000:.0f}, fpdf2 {len(decks.fpdf2(CARDS)) / 1000:.0f}", "at most 200 kB")


@pytest.mark.benchmark(group="131 cards")
def test_the_peak_memory_of_printing_a_deck(benchmark: Bench) -> None:
    figure(benchmark, peak([sys.executable, "-m", "tests.benchmarks.decks", str(CARDS)]), "MB", "at most 45 MB")


@pytest.mark.benchmark(group="drawn cards")
@pytest.mark.parametrize(("game", "key"), [("cluedo", "cards"), ("cluedo", "board"), ("transito", "cards"), ("transito", "board")])
def test_what_is_drawn_is_printed_before_anybody_waits(benchmark: Bench, game: str, key: str) -> None:
    """Cards with their backs, and a board in tiles."""
    told = evenings.named(game)
    evenings.printed(game, key, told)
    figure(benchmark, min(timed(lambda: evenings.printed(game, key, told)) for _ in range(5)) * 1000, "ms", "at most 300 ms")


def timed(work: Callable[[], object]) -> float:
    """Seconds of the processor."""
    begun = process_time()
    work()
    return process_time() - begun


@pytest.mark.benchmark(group="2,000 cards")
def test_two_thousand_cards_cost_what_so_many_decks_would(benchmark: Bench) -> None:
    def each(cards: int) -> float:
        """A card's share of the processor's time: what else the machine does is not counted."""
        begun = process_time()
        decks.ours(cards)
        return (process_time() - begun) / cards

    each(CARDS)
    pairs = [(each(MANY), each(MANY // 4)) for _ in range(4)]
    ratio = min(many for many, _ in pairs) / min(few for _, few in pairs)
    figure(benchmark, ratio, "× a card's cost in a quarter as many", "at most 1.10×")
