"""E01-E06: the room, its code, its deck, minutes and spies."""

import pytest

from gm_console.games.espia.content import Deck, Place
from tests.games.espia.conftest import EIGHT, FIVE, Open, Room

TEN = (*EIGHT, "Íker", "Úrsula")


@pytest.mark.rule("E01")
@pytest.mark.parametrize("number", [3, 10])
def test_three_to_ten_players_sit_down_by_nickname_alone(opened: Open, number: int) -> None:
    room = opened(TEN[:number])
    assert [player["name"] for player in room.view()["players"]] == list(TEN[:number])
    assert room.phase == "lobby"


@pytest.mark.rule("E01")
@pytest.mark.parametrize("players", [FIVE[:2], (*TEN, "Once"), ("Ana", " ANA", "Bruno"), ("Ana", "Bruno", "table"), ("Ana", "", "Bruno")])
def test_two_or_eleven_players_and_bad_names_are_refused(lobby: Room, players: tuple[str, ...]) -> None:
    assert lobby.refuses("new", game="espia", players=list(players)) == ("bad-setup", None)


@pytest.mark.rule("E01")
def test_a_name_keeps_its_spelling_and_is_found_however_it_is_typed(opened: Open) -> None:
    room = opened([{"name": " Ana "}, "Strauß", "I\u0301n\u0303igo"])
    room("deal")
    room("seen", by="STRAUSS")
    room("seen", by="íÑIGO")
    assert [(player["name"], player["seen"]) for player in room.view()["players"]] == [("Ana", False), ("Strauß", True), ("Íñigo", True)]


@pytest.mark.rule("E01")
def test_watchers_count_towards_ten_and_nobody_comes_twice(opened: Open) -> None:
    room = opened(TEN[:9])
    room("deal")
    room("join", player="Úrsula")
    assert room.refuses("join", player="Once") == ("not-allowed", "E01")
    assert room.refuses("join", player="ana") == ("not-allowed", "E01")
    assert room.refuses("join", player="host") == ("bad-setup", None)


@pytest.mark.rule("E01")
def test_no_cards_are_dealt_to_two(opened: Open) -> None:
    room = opened(FIVE[:3])
    room("leave", player="Ana")
    assert room.refuses("deal") == ("not-allowed", "E01")
    assert {"do": "deal"} not in room.legal()


@pytest.mark.rule("E02")
def test_a_room_has_a_code_of_five_signs_that_nobody_misreads(opened: Open) -> None:
    codes = [opened().view()["code"] for _ in range(20)]
    assert all(len(code) == 5 for code in codes)
    assert not set("".join(codes)) & set("0O1IL")
    assert len(set(codes)) == 20


@pytest.mark.rule("E03")
def test_the_room_says_which_deck_it_plays_with_and_takes_another_between_rounds(lobby: Room) -> None:
    assert lobby.view()["deck"]["name"] == "familiar"
    lobby("set-up", deck="completa")
    assert lobby.view()["deck"] | {"title": ""} == {"name": "completa", "title": "", "size": 12, "left": 12}
    lobby("deal")
    assert lobby.refuses("set-up", deck="familiar") == ("wrong-phase", None)


@pytest.mark.rule("E03")
def test_the_deck_itself_is_nobodys_to_send(lobby: Room) -> None:
    cards = {"name": "mía", "places": []}
    assert lobby.refuses("set-up", deck="familiar", cards=cards) == ("bad-command", None)
    assert lobby.refuses("new", game="espia", players=list(FIVE), cards=cards) == ("bad-command", None)
    assert lobby.refuses("new", game="espia", players=list(FIVE), options={"deck": 5}) == ("bad-setup", None)
    assert "places" not in str(lobby.log())


@pytest.mark.rule("E05")
@pytest.mark.parametrize("minutes", [5, 8, 10])
def test_a_round_lasts_as_long_as_the_host_says(opened: Open, minutes: int) -> None:
    assert opened(minutes=minutes).view()["clock"] == {"limit": minutes * 60, "elapsed": 0, "running": False}


@pytest.mark.rule("E05")
def test_eight_minutes_are_played_where_nothing_is_said_and_others_only_where_they_are_free(opened: Open, lobby: Room) -> None:
    assert lobby.view()["clock"]["limit"] == 480
    assert lobby.refuses("set-up", minutes=7) == ("bad-setup", None)
    room = opened(minutes=0.5, free_minutes=True)
    room("set-up", minutes=7)
    assert room.view()["clock"]["limit"] == 420
    for wrong in (0, -5, 10_000):
        assert room.refuses("set-up", minutes=wrong) == ("bad-setup", None)


@pytest.mark.rule("E05")
def test_other_minutes_count_from_the_next_deal(room: Room) -> None:
    room("interrupt-round")
    room("set-up", minutes=5)
    assert room.view()["clock"]["limit"] == 480
    room("deal")
    assert room.view()["clock"] == {"limit": 300, "elapsed": 0, "running": False}


@pytest.mark.rule("E05")
def test_a_set_up_of_nothing_changes_nothing(lobby: Room) -> None:
    before = lobby.view("host")
    assert lobby("set-up", deck=None)["events"] == []
    assert lobby.view("host") == before


@pytest.mark.rule("E06")
def test_two_spies_are_to_be_had_from_seven_players_on(opened: Open, lobby: Room) -> None:
    assert lobby.refuses("new", game="espia", players=list(EIGHT[:6]), options={"spies": 2}) == ("bad-setup", None)
    assert lobby.refuses("set-up", spies=2) == ("bad-setup", None)
    room = opened(EIGHT[:7], spies=2)
    assert room.view()["two_spies"]
    room.begin()
    assert len(room.spies) == 2
    assert room.view()["two_spies"]


@pytest.mark.rule("E06")
def test_each_deal_looks_at_the_number_of_players_anew(opened: Open) -> None:
    room = opened(EIGHT[:7], spies=2)
    room("leave", player="Ana")
    room("deal")
    assert (len(room.spies), room.view()["two_spies"]) == (1, False)
    room("interrupt-round")
    room("set-up", minutes=5)
    room("join", player="Ana")
    room("deal")
    assert len(room.spies) == 2


@pytest.mark.rule("E06")
def test_a_spy_is_not_told_who_the_other_is(opened: Open) -> None:
    room = opened(EIGHT, spies=2)
    room.hand_out()
    for spy in room.spies:
        assert set(room.card(spy)) == {"spy", "places", "struck"}
        view = {key: value for key, value in room.view(spy).items() if key != "players"}
        assert not any(f"'{name}'" in str(view) for name in EIGHT)


def test_an_unknown_option_a_wrong_kind_and_a_wrong_choice_are_all_named(lobby: Room) -> None:
    options = {"colour": "red", "spies": 3, "first_asker": "me", "spy_tie": 1, "list_for_all": "yes", "host_plays": "Zoe", "rounds": 0}
    reply = lobby.send(do="new", game="espia", players=list(FIVE), options=options)
    assert reply["error"] == "bad-setup"
    assert all(option in reply["message"] for option in options)


def test_a_room_with_a_seed_says_so_and_falls_the_same_again(opened: Open) -> None:
    one, two = (opened(more={"seed": 7}) for _ in range(2))
    for room in (one, two):
        room.begin()
    assert one.view()["seeded"]
    assert not opened().view()["seeded"]
    assert (one.spies, one.place, one.asker, one.view()["seal"]) == (two.spies, two.place, two.asker, two.view()["seal"])


@pytest.mark.rule("E03")
def test_a_place_with_an_apostrophe_is_found_however_it_is_typed() -> None:
    deck = Deck("own", places=(Place("Santa’s workshop", ("elf",)),))
    assert deck.find("santa's WORKSHOP ") == deck.places[0]
    assert deck.find("santas workshop") is None
