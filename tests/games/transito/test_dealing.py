"""T01-T06, T24, T30, T34: seats, cards, lots and the seal."""

import hashlib
from collections import Counter
from typing import Any

import pytest

from tests.cities import DECK, INFRACTIONS, SECTORS, STARTS, SUSPECTS, city
from tests.games.transito.conftest import FOUR, THREE, Open, Town


@pytest.mark.rule("T01")
@pytest.mark.parametrize("players", [(), ("Ana",), THREE[:2], (*FOUR, "Noël"), ("Ana", "ana", "Bruno"), ("Ana", "", "table")])
def test_three_or_four_seats_with_names_of_their_own_or_no_game(players: tuple[str, ...]) -> None:
    reply = Town().send(do="new", game="transito", players=list(players))
    assert reply["error"] == "bad-setup"


@pytest.mark.rule("T01")
def test_a_group_is_a_seat_like_any_other_and_has_one_hand(dealt: Open) -> None:
    town = dealt(({"name": "Los primos"}, "Bruno", "Cloe"))
    assert len(town.view("Los primos")["hand"]) == 5


@pytest.mark.rule("T01")
def test_before_the_deal_people_come_and_go_and_after_it_nobody_comes(opened: Open) -> None:
    town = opened()
    assert town.refuses("join", player="ANA") == ("not-allowed", "T01")
    town("leave", player="Bruno")
    assert town.legal() == []
    assert town.refuses("deal") == ("not-allowed", "T01")
    town("join", player="Noël")
    town("join", player="bruno")
    assert town.refuses("join", player="Zoe") == ("not-allowed", "T01")
    assert town.refuses("join", player="") == ("bad-setup", None)
    town("deal")
    town("leave", player="Noël")
    for name in ("Noël", "Zoe", "Ana"):
        assert town.refuses("join", player=name) == ("not-allowed", "T01")


@pytest.mark.rule("T01")
def test_who_left_before_the_deal_gets_no_card_token_or_turn(opened: Open) -> None:
    town = opened(FOUR)
    town("leave", player="Bruno")
    town("deal")
    gone = town.seat("Bruno")
    assert (gone["gone"], gone["suspect"], gone["at"], gone["cards"]) == (True, None, None, 0)
    assert {len(cards) for cards in town.hands.values()} == {5}
    assert "Bruno" not in town.hands


@pytest.mark.rule("T02", "T24")
def test_the_deck_has_six_suspects_eight_sectors_and_six_infractions_once_each(town: Town) -> None:
    assert (len(SUSPECTS), len(SECTORS), len(INFRACTIONS)) == (6, 8, 6)
    held = [card for cards in town.hands.values() for card in cards]
    assert sorted([*held, *town.view()["open_cards"], *town.secret.values()]) == sorted(DECK)


@pytest.mark.rule("T02", "T24")
@pytest.mark.parametrize(
    ("part", "cards", "fault"),
    [("suspects", slice(5), "cards"), ("sectors", slice(7), "cards"), ("advance", slice(27), "marks"), ("stars", slice(3), "marks")],
)
def test_a_set_that_lacks_something_is_no_set(part: str, cards: slice, fault: str) -> None:
    whole = dict(city())
    town = Town(find=lambda game, case: whole | {part: whole[part][cards]})
    reply = town.send(do="new", game="transito", players=list(THREE))
    assert (reply["error"], f"transito.setup.{fault}" in reply["message"]) == ("bad-setup", True)


@pytest.mark.rule("T24")
def test_a_set_in_which_one_id_comes_twice_is_no_set() -> None:
    whole = dict(city())
    town = Town(find=lambda game, case: whole | {"infractions": [*whole["infractions"][:5], whole["suspects"][0]]})
    assert "transito.setup.twice" in town.send(do="new", game="transito", players=list(THREE))["message"]


def test_the_usual_set_is_played_where_none_is_named_and_nobody_sends_one() -> None:
    asked: list[tuple[str, str]] = []

    def find(game: str, case: str) -> Any:
        asked.append((game, case))
        return city()

    town = Town(find=find)
    town("new", game="transito", players=list(THREE))
    town("new", game="transito", players=list(THREE), case="puerto")
    assert asked == [("transito", "centro"), ("transito", "puerto")]
    assert town.send(do="new", game="transito", players=list(THREE), city=city())["error"] == "bad-command"
    assert "city" not in town.log()[0]["command"]


@pytest.mark.rule("T03")
@pytest.mark.parametrize("seed", range(12))
def test_the_secret_is_one_card_of_each_colour_and_nobody_has_it(dealt: Open, seed: int) -> None:
    town = dealt(seed=seed)
    secret = town.secret
    assert (secret["suspect"] in SUSPECTS, secret["sector"] in SECTORS, secret["infraction"] in INFRACTIONS) == (True, True, True)
    seen = [card for name in THREE for card in town.view(name)["hand"]] + town.view()["open_cards"]
    assert not {*secret.values()} & {*seen}
    assert all(town.view(name)["secret"] is None for name in THREE)


@pytest.mark.rule("T03")
def test_every_card_may_be_the_culprits(dealt: Open) -> None:
    found = {card for seed in range(60) for card in dealt(seed=seed).secret.values()}
    assert found == {*DECK}


@pytest.mark.rule("T04")
@pytest.mark.parametrize(("players", "each", "left"), [(THREE, 5, 2), (FOUR, 4, 1)])
def test_the_rest_is_dealt_evenly_and_what_is_left_lies_open(dealt: Open, players: tuple[str, ...], each: int, left: int) -> None:
    town = dealt(players)
    assert [seat["cards"] for seat in town.view()["players"]] == [each] * len(players)
    assert {len(cards) for cards in town.hands.values()} == {each}
    assert len(town.view()["open_cards"]) == left


@pytest.mark.rule("T04")
def test_each_sees_his_own_hand_and_the_host_all_of_them(town: Town) -> None:
    for name in THREE:
        view = town.view(name)
        assert tuple(view["hand"]) == town.hands[name]
        assert "hands" not in view
    assert {name: tuple(cards) for name, cards in town.view("host")["hands"].items()} == town.hands
    assert not {key for key in town.view() if key.startswith("hand")}


@pytest.mark.rule("T04")
def test_an_open_card_refutes_nothing(dealt: Open) -> None:
    town = dealt(board="table", where=lambda town: any(card in SUSPECTS for card in town.view()["open_cards"]))
    open_ = next(card for card in town.view()["open_cards"] if card in SUSPECTS)
    secret = town.secret
    town.suspect(open_, secret["sector"], secret["infraction"])
    assert town.phase == "unrefuted"


@pytest.mark.rule("T05")
def test_tokens_and_starts_are_drawn_and_all_different(dealt: Open) -> None:
    towns = [dealt(FOUR, seed=seed) for seed in range(40)]
    for town in towns:
        seats = town.view()["players"]
        assert len({seat["suspect"] for seat in seats}) == 4
        assert {seat["at"] for seat in seats} == {*STARTS}
    for field, among in (("suspect", SUSPECTS), ("at", STARTS)):
        assert {town.seat("Ana")[field] for town in towns} == {*among}


@pytest.mark.rule("T05", "T06")
def test_who_begins_is_drawn_and_draws_an_advance_card(dealt: Open) -> None:
    towns = [dealt(seed=seed) for seed in range(30)]
    firsts = Counter(town.view()["first"] for town in towns)
    assert set(firsts) == {*THREE}
    assert all(town.turn == town.view()["first"] and town.legal()[0] == {"do": "draw", "by": town.turn} for town in towns)


@pytest.mark.rule("T06")
def test_turns_go_clockwise(town: Town) -> None:
    order = town.order
    for name, card in zip((*order, *order), (5, 5, 5, 3, 3, 3), strict=True):
        assert town.turn == name
        town("draw", by=name, card=card)
        town("move", by=name, to=next(place for place in town.view()["reach"] if place.startswith("s") and place not in STARTS))
        if town.phase != "turn":
            town("end-turn", by=name)


@pytest.mark.rule("T30")
def test_the_seal_shown_at_the_deal_is_opened_at_the_end_and_fits(town: Town) -> None:
    seal, secret = town.view()["seal"], town.secret
    assert town.view()["opened"] is None
    town("end", reason="es tarde")
    opened = town.view()["opened"]
    assert opened["text"].split("\n") == [*secret.values()]
    assert hashlib.sha256(f"{opened['salt']}\n{opened['text']}".encode()).hexdigest() == seal == town.view()["seal"]


@pytest.mark.rule("T30")
def test_a_deal_taken_back_and_made_anew_is_another_with_another_seal(opened: Open) -> None:
    town = opened(more={"seed": None})
    town("deal")
    first = town.view()["seal"]
    town("undo")
    assert (town.phase, town.view()["seal"]) == ("lobby", None)
    town("redo")
    assert town.view()["seal"] == first
    town("undo")
    town("deal")
    assert town.view()["seal"] != first


@pytest.mark.rule("T34")
def test_a_host_who_plays_sees_what_the_table_and_his_seat_see(dealt: Open) -> None:
    town = dealt(host_plays="bruno")
    assert town.view("host") == town.view("Bruno")
    assert town.view()["host_plays"] is True
    town("leave", player="Bruno")
    assert town.view("host") == town.view("table")


@pytest.mark.rule("T34")
def test_a_host_who_plays_has_a_button_to_show_that_names_no_card(dealt: Open) -> None:
    town = dealt(host_plays="Ana", board="table", where=lambda town: town.turn == "Ana" and bool(town.of("Bruno", "suspect")))
    town.suspect(town.of("Bruno", "suspect"), town.secret["sector"], town.secret["infraction"])
    assert town.legal() == town.legal("table") == [{"do": "show", "by": "Bruno", "card": None}]
    assert town.legal("Bruno") == [{"do": "show", "by": "Bruno", "card": town.of("Bruno", "suspect")}]


@pytest.mark.rule("T04", "T22")
def test_before_the_deal_nobody_has_a_card_and_of_the_tables_own_nobody_knows(opened: Open) -> None:
    town, own = opened(), opened(hands="table")
    assert (town.seat("Ana")["cards"], town.view("Ana")["hand"], town.view("host")["hands"]["Ana"]) == (0, [], [])
    assert (own.seat("Ana")["cards"], own.view("Ana")["hand"], own.view("host")["hands"]) == (None, None, None)
    assert (town.view("host")["secret"], own.view("host")["secret"]) == (None, None)
