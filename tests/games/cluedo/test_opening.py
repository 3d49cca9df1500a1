"""C01-C06, C21, C23: players, pawns, the throw for the deal, the cards and their seal."""

import hashlib
from typing import Any

import pytest

from gm_console.games.cluedo.content import ROOMS, SUSPECTS, WEAPONS
from tests.games.cluedo.conftest import FOUR, SOLUTION, Villa, guests, opened

SIX = (*FOUR, "Noël", "Zoe")


def hands_of(villa: Villa) -> dict[str, list[str]]:
    return dict(villa.view("host")["hands"])


def all_cards(villa: Villa) -> list[str]:
    view = villa.view("host")
    return sorted([*view["solution"].values(), *view["open_cards"], *(card for cards in view["hands"].values() for card in cards)])


@pytest.mark.rule("C01", "C03", "C05")
@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_one_of_each_kind_is_in_the_envelope_and_all_18_others_are_dealt(number: int) -> None:
    for seed in range(12):
        villa = opened(SIX[:number], {"seed": seed})
        villa.throw()
        solution = villa.view("host")["solution"]
        assert (solution["suspect"] in SUSPECTS, solution["weapon"] in WEAPONS, solution["room"] in ROOMS) == (True,) * 3
        assert all_cards(villa) == sorted((*SUSPECTS, *WEAPONS, *ROOMS))
        sizes = [len(cards) for cards in hands_of(villa).values()]
        assert (sum(sizes), max(sizes) - min(sizes) <= 1, villa.view()["open_cards"]) == (18, True, [])


@pytest.mark.rule("C03")
def test_every_card_finds_its_way_into_the_envelope() -> None:
    found: set[str] = set()
    for seed in range(120):
        villa = opened(SIX[:3], {"seed": seed})
        villa.throw()
        found |= set(villa.view("host")["solution"].values())
    assert found == {*SUSPECTS, *WEAPONS, *ROOMS}


@pytest.mark.rule("C05")
@pytest.mark.parametrize(("number", "each", "left"), [(3, 6, 0), (4, 4, 2), (5, 3, 3), (6, 3, 0)])
def test_even_hands_leave_the_rest_open(number: int, each: int, left: int) -> None:
    villa = opened(SIX[:number], leftovers_open=True)
    villa.throw()
    assert {len(cards) for cards in hands_of(villa).values()} == {each}
    assert len(villa.view()["open_cards"]) == left
    assert [player["cards"] for player in villa.view()["players"]] == [each] * number


@pytest.mark.rule("C04", "C05")
def test_cards_are_dealt_from_the_dealers_left() -> None:
    villa = opened(guests(FOUR), {"seed": 4})
    villa.throw({"Bruno": (6, 6), "Ana": (1, 1)})
    assert villa.view()["dealer"] == "Bruno"
    assert {name: len(cards) for name, cards in hands_of(villa).items()} == {"Ana": 4, "Bruno": 4, "Cloe": 5, "Íñigo": 5}


@pytest.mark.rule("C02")
@pytest.mark.parametrize(
    ("number", "two", "fits"), [(1, True, False), (2, False, False), (2, True, True), (3, False, True), (7, False, False)]
)
def test_three_to_six_play_and_two_where_the_house_allows_it(number: int, two: bool, fits: bool) -> None:
    sent = {"game": "cluedo", "players": [*SIX, "Iria"][:number], "options": {"two_players": two}}
    reply = Villa().send(do="new", **sent)
    assert (reply["ok"], reply.get("error")) == (fits, None if fits else "bad-setup")


@pytest.mark.rule("C02")
def test_two_get_seven_cards_each_and_see_four() -> None:
    villa = opened(FOUR[:2], two_players=True)
    villa.throw()
    assert [player["cards"] for player in villa.view()["players"]] == [7, 7]
    assert len(villa.view()["open_cards"]) == 4
    assert len(all_cards(villa)) == 21


@pytest.mark.rule("C02")
def test_every_pawn_stands_on_its_square_played_or_not() -> None:
    starts = {"rose": [24, 7], "moutarde": [17, 0], "leblanc": [0, 9], "olive": [0, 14], "pervenche": [6, 23], "violet": [19, 23]}
    villa = opened(guests(FOUR[:3]))
    assert villa.view()["pawns"] == starts
    assert villa.at("Bruno") == [17, 0]


@pytest.mark.rule("C02")
def test_suspects_not_chosen_are_drawn_all_different() -> None:
    drawn = set()
    for seed in range(30):
        villa = opened(["Ana", {"name": "Bruno", "suspect": "olive"}, {"name": "Cloe", "suspect": None}], {"seed": seed})
        suspects = [player["suspect"] for player in villa.view()["players"]]
        assert (suspects[1], len(set(suspects))) == ("olive", 3)
        drawn |= set(suspects)
    assert drawn == set(SUSPECTS)


@pytest.mark.rule("C02")
def test_every_fault_of_a_table_is_named_at_once() -> None:
    players: list[Any] = [{"name": "Ana", "suspect": "rose"}, {"name": " ana", "suspect": "rose"}, {"name": "", "suspect": "green"}]
    reply = Villa().send(do="new", game="cluedo", players=players, options={"doubles": "always", "nonsense": 1})
    assert reply["error"] == "bad-setup"
    for fault in ("name.twice", "name.empty", "cluedo.setup.suspect", "cluedo.setup.taken", "option.choice", "option.unknown"):
        assert fault in reply["message"]


@pytest.mark.parametrize(
    "more",
    [{"players": "Ana"}, {"players": [{"nombre": "Ana"}]}, {"players": [5]}, {"villa": {}}, {"seed": "a"}, {"host": "Ana"}, {"options": 3}],
)
def test_a_command_of_the_wrong_shape_opens_nothing(more: dict[str, Any]) -> None:
    reply = Villa().send(**{"do": "new", "game": "cluedo", "players": list(FOUR)} | more)
    assert (reply["ok"], reply["error"]) == (False, "bad-command")


@pytest.mark.rule("C04")
def test_all_throw_in_seat_order_and_the_highest_deals() -> None:
    villa = opened(guests(FOUR))
    assert villa.refuses("roll", by="Bruno") == ("not-your-turn", "C04")
    for name, dice in zip(FOUR, ([2, 3], [6, 1], [5, 6], [6, 4]), strict=True):
        assert villa.turn == name
        villa("roll", by=name, dice=dice)
    assert (villa.phase, villa.view()["dealer"], villa.turn) == ("turn", "Cloe", "Ana")


@pytest.mark.rule("C04")
def test_only_those_level_at_the_top_throw_again_until_one_is_highest() -> None:
    villa = opened(guests(FOUR))
    for name, dice in zip(FOUR, ([5, 5], [4, 6], [1, 1], [6, 4]), strict=True):
        villa("roll", by=name, dice=dice)
    assert villa.refuses("roll", by="Cloe") == ("not-your-turn", "C04")
    for name, dice in (("Ana", [1, 2]), ("Bruno", [6, 6]), ("Íñigo", [6, 6])):
        villa("roll", by=name, dice=dice)
    assert (villa.phase, villa.turn) == ("roll-off", "Bruno")
    assert [(one["by"], one["round"]) for one in villa.view()["throws"]][4:] == [("Ana", 2), ("Bruno", 2), ("Íñigo", 2)]
    villa("roll", by="Bruno", dice=[1, 1])
    villa("roll", by="Íñigo", dice=[1, 2])
    assert villa.view()["dealer"] == "Íñigo"


@pytest.mark.parametrize("dice", [[0, 3], [7, 1], [1], [1, 2, 3], "66", [1, "2"], [1.5, 2], [True, 1]])
def test_dice_have_six_sides_and_there_are_two(dice: Any) -> None:
    villa = opened(guests(FOUR))
    assert villa.refuses("roll", by="Ana", dice=dice) == ("bad-command", None)
    villa.throw()
    assert villa.refuses("roll", by="Ana", dice=dice) == ("bad-command", None)


@pytest.mark.rule("C04")
def test_without_dice_the_console_throws_two() -> None:
    villa = opened(guests(FOUR))
    (event, *_) = villa("roll", by="Ana", dice=None)["events"]
    assert [1 <= die <= 6 for die in event["dice"]] == [True, True]


@pytest.mark.rule("C06")
@pytest.mark.parametrize(
    ("suspects", "first"),
    [(("violet", "rose", "olive"), "Bruno"), (("violet", "pervenche", "moutarde"), "Cloe"), (("violet", "pervenche", "olive"), "Cloe")],
)
def test_rose_begins_or_the_first_suspect_in_play(suspects: tuple[str, ...], first: str) -> None:
    villa = opened([{"name": name, "suspect": suspect} for name, suspect in zip(FOUR, suspects, strict=False)])
    villa.throw()
    assert villa.turn == first


@pytest.mark.rule("C06")
def test_then_the_turn_goes_seat_by_seat(villa: Villa) -> None:
    order = []
    for _ in range(5):
        order.append(str(villa.turn))
        villa("roll", by=villa.turn, dice=[1, 2])
        villa("stay", by=villa.turn)
    assert order == ["Ana", "Bruno", "Cloe", "Íñigo", "Ana"]


@pytest.mark.rule("C21")
def test_weapons_are_off_the_board_until_named_or_each_in_a_room_of_its_own(villa: Villa) -> None:
    assert villa.view()["weapons"] == dict.fromkeys(WEAPONS)
    villa.asks("Ana", "hall", "olive", "rope")
    assert villa.view()["weapons"] == dict.fromkeys(WEAPONS) | {"rope": "hall"}
    placed = opened(guests(FOUR), {"seed": 2}, weapons_in_rooms=True).view()["weapons"]
    assert len(set(placed.values())) == 6
    assert set(placed.values()) < set(ROOMS)


@pytest.mark.rule("C23")
def test_the_envelope_is_sealed_at_the_deal_and_opened_at_the_end(villa: Villa) -> None:
    seal = villa.view()["seal"]
    assert villa.view()["opened"] is None
    villa("accuse", by="Ana", suspect="violet", weapon="dagger", room="kitchen")
    shown = villa.view()["opened"]
    assert shown["text"].split() == list(SOLUTION)
    assert hashlib.sha256(f"{shown['salt']}\n{shown['text']}".encode()).hexdigest() == seal == villa.view()["seal"]


@pytest.mark.rule("C23")
def test_a_seal_tells_nothing_two_alike_are_sealed_otherwise() -> None:
    seals = set()
    for seed in range(8):
        villa = opened(guests(FOUR), {"seed": seed})
        villa.throw()
        seals.add(villa.view()["seal"])
    assert len(seals) == 8


def test_a_redone_deal_is_the_same_deal_and_one_given_anew_another() -> None:
    villa = opened(guests(FOUR))
    villa.throw()
    before = villa.view("host")
    villa("undo")
    villa("redo")
    assert villa.view("host") == before
    villa("undo")
    villa("roll", by="Íñigo", dice=[1, 2])
    assert villa.view("host")["hands"] != before["hands"]
