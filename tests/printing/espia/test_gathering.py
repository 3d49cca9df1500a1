"""An evening of El espía before there is a room: drawn here and now, by the game's own rules."""

from __future__ import annotations

import random

import pytest

from gm_console.engine.refusal import Refusal
from gm_console.printing import printables
from gm_console.printing.faces.espia.gathering import brought, gathered, narrowed
from gm_console.printing.printables import able
from gm_console.printing.troubles import Unprintable
from gm_console.words import LANGUAGES, Translator
from tests.printing.espia.evenings import FOUR, SMALL, TEN, evening
from tests.printing.paper import ROOT, STOCK

KNOWN = printables.load(ROOT / "printables", "espia", STOCK)
KEYS = ["deal", "list", "votes", "scores", "deck"]
WORDS = Translator("es")


def test_espia_prints_five_things_and_only_the_deal_is_secret() -> None:
    assert [one.key for one in KNOWN] == KEYS
    assert [one.key for one in KNOWN if one.secret] == ["deal"]
    assert [one.key for one in KNOWN if not one.kit] == ["deck"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_says_what_it_is_and_how_it_is_folded(language: str) -> None:
    words = Translator(language)
    ids = [f"printing.espia.{key}.{part}" for key in KEYS for part in ("title", "about", "folding")]
    assert [id_ for id_ in ids if not words.has(id_)] == []


@pytest.mark.rule("E07")
def test_everybody_gets_the_same_place_and_a_role_of_his_own_but_the_spy() -> None:
    for place, round_ in enumerate(evening().rounds):
        hands = [guest.hands[place] for guest in evening().guests]
        residents = [hand for hand in hands if not hand.spy]
        assert [guest.name for guest, hand in zip(evening().guests, hands, strict=True) if hand.spy] == list(round_.spies)
        assert {hand.place for hand in residents} == {round_.place}
        assert len({hand.role for hand in residents}) == len(FOUR) - 1


@pytest.mark.rule("E04")
def test_no_place_comes_twice_among_the_rounds_of_an_evening() -> None:
    assert len({round_.place for round_ in evening(rounds=12).rounds}) == 12


@pytest.mark.rule("E06")
def test_two_spies_need_seven_players() -> None:
    assert all(len(round_.spies) == 2 for round_ in evening(TEN, 4, 2).rounds)
    with pytest.raises(Refusal):
        evening(FOUR, 4, 2)


@pytest.mark.parametrize(
    ("players", "rounds"), [(("Ana", "Bruno"), 1), (("Ana", "ana", "Bruno"), 1), (FOUR, 13), (tuple("abcdefghijk"), 1)]
)
def test_who_cannot_play_or_more_rounds_than_places_are_refused_in_words(players: tuple[str, ...], rounds: int) -> None:
    with pytest.raises(Refusal) as told:
        evening(players, rounds)
    assert WORDS.say(told.value.said)
    assert "." in WORDS.say(told.value.said)


def test_without_rounds_nothing_is_drawn_and_the_rest_can_be_printed() -> None:
    def never(_: int) -> int:
        raise AssertionError

    told = gathered("Berta", ["Ana"], SMALL, 0, 1, never)
    assert brought(told) == {"players", "deck"}
    assert [one.key for one in able("espia", KNOWN, told, WORDS)] == KEYS[1:]


def test_cards_without_a_deal_are_refused_with_what_is_missing() -> None:
    with pytest.raises(Unprintable) as told:
        able("espia", [KNOWN[0]], gathered("", [], SMALL, 0, 1, random.Random(1).randrange), WORDS)
    assert "rondas repartidas de antemano" in WORDS.say(told.value.said)


def test_of_who_is_left_out_the_name_stays_and_no_card() -> None:
    told = narrowed(evening(), ["Bruno"])
    assert [guest.name for guest in told.guests] == ["Bruno"]
    assert told.table == evening().table
    assert narrowed(told, []) == told
