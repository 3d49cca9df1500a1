"""The city that came along: as many cards as the rules say, streets without traps, and every sector within a few cards of everywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache

import msgspec
import pytest

from gm_console.games.transito import walks
from gm_console.games.transito.content import City
from gm_console.store.plans import find_plan

CARDS = range(1, 8)


@cache
def city() -> City:
    """The shipped one."""
    return msgspec.convert(find_plan("transito", "centro"), City)


def sectors() -> list[str]:
    return [sector.id for sector in city().sectors]


def places() -> list[str]:
    return [*sectors(), *(square.id for square in city().squares)]


@cache
def next_places(at: str, card: int, shut: str | None) -> tuple[str, ...]:
    return walks.reach(city(), at, card, shut=shut)


Stand = tuple[str, str | None]
"""Where somebody is, and the sector he was in last."""


def stands() -> list[Stand]:
    lasts: list[str | None] = [None, *sectors()]
    return [(at, last) for at in places() for last in ([at] if at in sectors() else lasts)]


def within(cards: int) -> Mapping[Stand, frozenset[str]]:
    """The sectors that somebody can have entered after so many cards of the right values."""
    onward = {
        (at, last): {(to, to if to in sectors() else last) for card in CARDS for to in next_places(at, card, last)} for at, last in stands()
    }
    near: Mapping[Stand, frozenset[str]] = dict.fromkeys(onward, frozenset())
    for _ in range(cards):
        near = {one: frozenset(at for at, _ in led if at in sectors()).union(*map(near.__getitem__, led)) for one, led in onward.items()}
    return near


@pytest.mark.rule("T02")
def test_there_are_six_suspects_eight_sectors_and_six_infractions_named_in_each_language() -> None:
    kinds = (city().suspects, city().sectors, city().infractions)
    assert [len(kind) for kind in kinds] == [6, 8, 6]
    for language in ("es", "fr", "en"):
        assert len({getattr(card, language) for kind in kinds for card in kind}) == 20


@pytest.mark.rule("T07")
def test_there_are_four_advance_cards_of_each_value() -> None:
    assert Counter(city().advance) == dict.fromkeys(CARDS, 4)


@pytest.mark.rule("T10")
@pytest.mark.rule("T05")
def test_there_are_four_stars_and_four_starts_on_the_streets_none_both() -> None:
    marked = {*city().stars, *city().starts}
    assert (len(city().stars), len(city().starts), len(marked)) == (4, 4, 8)
    assert marked <= set(places()) - set(sectors())


@pytest.mark.rule("T08")
def test_no_street_is_a_dead_end_and_whatever_the_card_there_is_somewhere_to_go() -> None:
    assert [square.id for square in city().squares if len(square.joins) < 2] == []
    stuck = [(at, card) for at in places() for card in CARDS if not next_places(at, card, at if at in sectors() else None)]
    assert stuck == []


@pytest.mark.rule("T09")
@pytest.mark.rule("T11")
def test_every_sector_is_three_cards_from_everywhere_and_the_one_last_been_in_is_four() -> None:
    three, four = within(3), within(4)
    assert [one for one, near in three.items() if not set(sectors()) - {one[1]} <= near] == []
    assert [one for one, near in four.items() if near != set(sectors())] == []
    assert any(near != set(sectors()) for near in within(2).values()), "or the test counts nothing"


@pytest.mark.rule("T09")
def test_from_a_sector_more_than_half_of_the_cards_lead_into_another_and_there_is_a_choice() -> None:
    for sector in sectors():
        led = [set(next_places(sector, card, sector)) & set(sectors()) for card in CARDS]
        assert sum(map(bool, led)) >= 4, sector
        assert len(set().union(*led)) >= 3, sector


@pytest.mark.rule("T10")
def test_every_sector_has_a_star_within_a_card() -> None:
    assert [one for one in sectors() if not any(set(next_places(one, card, one)) & set(city().stars) for card in CARDS)] == []


@pytest.mark.rule("T05")
def test_each_start_has_three_cards_that_lead_into_a_sector_at_once() -> None:
    led = {start: sum(bool(set(next_places(start, card, None)) & set(sectors())) for card in CARDS) for start in city().starts}
    assert min(led.values()) >= 3
    assert max(led.values()) <= 5


def test_the_streets_are_straight_and_each_sector_has_several_ways_in() -> None:
    at = {square.id: (square.x, square.y) for square in city().squares}
    for square in city().squares:
        steps = {(abs(at[other][0] - square.x), abs(at[other][1] - square.y)) for other in square.joins}
        assert steps <= {(0, 1), (1, 0)}, square.id
        assert all(square.id in next(one.joins for one in city().squares if one.id == other) for other in square.joins)
    assert min(len(sector.entrances) for sector in city().sectors) >= 2
    assert city().width / city().height == pytest.approx(4 / 3, abs=0.05)
