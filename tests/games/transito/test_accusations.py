"""T18-T21, T28, T32: accusing, being out, and how a game ends."""

from typing import Any

import pytest

from tests.cities import SUSPECTS
from tests.games.transito.conftest import FOUR, KINDS, THREE, Open, Town


def another(town: Town, kind: str) -> str:
    """A card of that kind that is not the culprit's."""
    cards = {"suspect": town.state.city.suspects, "sector": town.state.city.sectors, "infraction": town.state.city.infractions}[kind]
    return str(next(card.id for card in cards if card.id != town.secret[kind]))


@pytest.mark.rule("T18")
@pytest.mark.parametrize("phase", ["turn", "moving", "star", "sector", "unrefuted"])
def test_he_accuses_on_his_turn_in_any_of_its_phases_and_anywhere(dealt: Open, phase: str) -> None:
    town = dealt()
    mover = str(town.turn)
    if phase == "moving":
        town("draw", by=mover)
    elif phase == "star":
        town.put(mover, "s6")
        town.walk(1, "s7")
    elif phase == "sector":
        town.arrive("plaza")
    elif phase == "unrefuted":
        town.suspect(**town.secret)
    assert town.phase == phase
    assert town.legal()[-1]["do"] == "accuse"
    assert town.refuses("accuse", by=town.order[1], **town.secret) == ("not-your-turn", None)
    town("accuse", by=mover, **town.secret)
    assert (town.phase, town.view()["result"]) == ("over", {"winner": mover, "secret": town.secret})


@pytest.mark.rule("T18")
def test_nobody_accuses_while_a_witness_is_waited_for(dealt: Open) -> None:
    town = dealt(board="table", where=lambda town: bool(town.of(town.order[1], "suspect")))
    town.suspect(town.of(town.order[1], "suspect"), town.secret["sector"], town.secret["infraction"])
    assert town.refuses("accuse", by=town.turn, **town.secret) == ("wrong-phase", None)


@pytest.mark.rule("T18", "T20")
@pytest.mark.parametrize("kind", KINDS)
def test_one_wrong_card_is_a_wrong_accusation(town: Town, kind: str) -> None:
    mover = str(town.turn)
    named = town.secret | {kind: another(town, kind)}
    town("accuse", by=mover, **named)
    assert town.view()["accusations"] == [{"by": mover, **named, "right": False}]
    assert town.view()["result"] is None


@pytest.mark.rule("T18", "T19")
def test_the_accuser_alone_sees_the_secret_and_the_cards_of_whoever_holds_the_culprits_token(town: Town) -> None:
    mover, holder, third = town.order
    accused = town.seat(holder)["suspect"]
    town("accuse", by=mover, suspect=accused, sector=another(town, "sector"), infraction="rojo")
    view = town.view(mover)
    assert view["secret"] == town.secret
    assert view["culprit_hand"] == {"player": holder, "cards": list(town.hands[holder])}
    for as_ in ("table", holder, third):
        other = town.view(as_)
        assert (other.get("secret"), other.get("culprit_hand"), other["opened"], other["result"]) == (None, None, None, None)
        assert town.log(as_)[-1]["events"][1] == {"event": "eliminated", "player": mover, "cards": []}


@pytest.mark.rule("T18")
def test_of_a_suspect_whose_token_nobody_holds_there_are_no_cards_to_see(town: Town) -> None:
    held = {seat["suspect"] for seat in town.view()["players"]}
    town("accuse", by=town.turn, suspect=next(one for one in SUSPECTS if one not in held), sector="faro", infraction="rojo")
    mover = town.view()["accusations"][0]["by"]
    assert (town.view(mover)["secret"], town.view(mover)["culprit_hand"]) == (town.secret, None)


@pytest.mark.rule("T28")
def test_he_may_accuse_the_suspect_whose_token_he_holds_himself(dealt: Open) -> None:
    town = dealt(where=lambda town: town.seat(str(town.turn))["suspect"] == town.secret["suspect"])
    mover = str(town.turn)
    town("accuse", by=mover, **town.secret)
    assert town.view()["result"]["winner"] == mover
    assert town.view(mover)["culprit_hand"] == {"player": mover, "cards": list(town.hands[mover])}


@pytest.mark.rule("T28")
def test_holding_the_culprits_token_changes_nothing_for_a_suspicion(dealt: Open) -> None:
    town = dealt(board="table", where=lambda town: town.seat(town.order[1])["suspect"] == town.secret["suspect"])
    town.suspect(**town.secret)
    assert (town.phase, town.view()["suspicion"]["could_not"]) == ("unrefuted", town.order[1:])


@pytest.mark.rule("T19")
def test_out_he_has_no_turn_but_still_refutes_and_his_token_stays(dealt: Open) -> None:
    town = dealt(board="table", where=lambda town: bool(town.of(town.order[0], "suspect")))
    out, second, third = town.order
    at = town.seat(out)["at"]
    town.accuse()
    assert (town.turn, town.seat(out)["eliminated"], town.seat(out)["at"]) == (second, True, at)
    card = town.of(out, "suspect")
    assert card not in town.hands[third]
    town.suspect(card, town.secret["sector"], town.secret["infraction"])
    assert town.view()["suspicion"]["due"] == out
    town("show", by=out, card=card)
    assert town.turn == third
    town("end-turn", by=third)
    assert town.turn == second
    assert town.refuses("correct", reason="no", turn=out) == ("not-allowed", "T19")


@pytest.mark.rule("T19")
def test_the_house_may_lay_his_cards_open_and_then_he_refutes_no_more(dealt: Open) -> None:
    town = dealt(board="table", eliminated="hand_open", where=lambda town: bool(town.of(town.order[0], "suspect")))
    out, second = town.order[:2]
    hand = list(town.hands[out])
    card, before = town.of(out, "suspect"), town.view()["open_cards"]
    town.accuse()
    assert (town.seat(out)["shown"], town.seat(out)["cards"], town.view()["open_cards"]) == (hand, 0, [*before, *hand])
    town.suspect(card, town.secret["sector"], town.secret["infraction"])
    assert (town.phase, town.turn, town.view()["suspicion"]["could_not"]) == ("unrefuted", second, [town.order[1]])
    town("accuse", by=second, **(town.secret | {"suspect": town.seat(out)["suspect"], "sector": another(town, "sector")}))
    assert town.view(second)["culprit_hand"] == {"player": out, "cards": hand}


@pytest.mark.rule("T06", "T19")
def test_an_eliminated_next_player_is_passed_over(dealt: Open) -> None:
    town = dealt(FOUR, board="table")
    first, second, third, fourth = town.order
    town("end-turn", by=first)
    town.accuse()
    town.accuse()
    assert town.turn == fourth
    town("end-turn", by=fourth)
    town("end-turn", by=first)
    assert town.turn == fourth
    assert {seat["name"] for seat in town.view()["players"] if seat["eliminated"]} == {second, third}


@pytest.mark.rule("T20")
def test_right_the_secret_is_shown_to_all(town: Town) -> None:
    mover, secret = str(town.turn), town.secret
    town.accuse(right=True)
    for as_ in ("table", *THREE):
        view = town.view(as_)
        assert (view["phase"], view["turn"], view["result"]) == ("over", None, {"winner": mover, "secret": secret})
        assert view["opened"]["text"].split("\n") == [*secret.values()]
    assert town.legal() == []
    assert town.refuses("draw", by=mover) == ("wrong-phase", None)
    town("undo")
    assert (town.phase, town.view()["opened"]) == ("turn", None)


@pytest.mark.rule("T21")
def test_with_nobody_left_who_may_accuse_nobody_wins_and_the_secret_is_shown(town: Town) -> None:
    secret = town.secret
    town.accuse()
    town.accuse()
    assert town.view()["result"] is None
    last = str(town.turn)
    town("draw", by=last, card=5)
    town("move", by=last, to=town.view()["reach"][-1])
    if town.phase != "turn":
        town("end-turn", by=last)
    assert town.turn == last
    town.accuse()
    assert (town.phase, town.view()["result"]) == ("over", {"winner": None, "secret": secret})


@pytest.mark.rule("T21")
def test_the_last_one_left_must_still_accuse_and_may_win(town: Town) -> None:
    town.accuse()
    town.accuse()
    last = town.turn
    town.accuse(right=True)
    assert town.view()["result"]["winner"] == last


@pytest.mark.rule("T21")
@pytest.mark.parametrize("leaves", [False, True])
def test_the_house_may_let_the_last_one_left_win(dealt: Open, leaves: bool) -> None:
    town = dealt(last_standing_wins=True)
    second, third = town.order[1:]
    secret = town.secret
    town.accuse()
    assert town.phase == "turn"
    if leaves:
        town("leave", player=second)
    else:
        town.accuse()
    assert (town.phase, town.view()["result"]) == ("over", {"winner": third, "secret": secret})


@pytest.mark.rule("T21", "T29")
def test_when_the_last_who_may_accuse_leaves_nobody_wins(town: Town) -> None:
    town.accuse()
    town.accuse()
    town("leave", player=town.turn)
    assert town.view()["result"] == {"winner": None, "secret": town.secret}


@pytest.mark.rule("T32")
@pytest.mark.parametrize("last_standing_wins", [False, True])
def test_fewer_than_two_seats_left_nobody_wins_whatever_the_house_says(dealt: Open, last_standing_wins: bool) -> None:
    town = dealt(last_standing_wins=last_standing_wins)
    town("leave", player="Ana")
    if last_standing_wins:
        assert town.view()["result"] is None
    town("leave", player="Bruno")
    assert (town.phase, town.view()["result"]) == ("over", {"winner": None, "secret": town.secret})


@pytest.mark.rule("T32")
def test_nor_is_there_a_game_for_one_before_the_deal(opened: Open) -> None:
    town = opened()
    town("leave", player="Ana")
    assert town.phase == "lobby"
    town("leave", player="Bruno")
    assert (town.phase, town.view()["result"]) == ("over", {"winner": None, "secret": None})


@pytest.mark.rule("T32")
def test_the_host_closes_early_with_a_reason(dealt: Open, opened: Open) -> None:
    town, lobby = dealt(last_standing_wins=True), opened()
    assert town.refuses("end", reason=" ") == ("bad-command", None)
    town("end", reason="es tarde")
    assert town.view()["result"] == {"winner": None, "secret": town.secret}
    lobby("end", reason="llueve")
    assert (lobby.phase, lobby.view()["result"]) == ("over", {"winner": None, "secret": None})
    for do, more in (("end", {"reason": "otra vez"}), ("leave", {"player": "Ana"}), ("join", {"player": "Eva"})):
        assert lobby.refuses(do, **more) == ("wrong-phase", None)


@pytest.mark.rule("T18", "T22")
def test_with_the_hands_at_the_table_the_accuser_says_what_he_found(dealt: Open, town: Town) -> None:
    paper = dealt(hands="table")
    named: dict[str, Any] = {"suspect": "ada", "sector": "faro", "infraction": "rojo"}
    assert paper.refuses("accuse", by=paper.turn, **named) == ("bad-command", None)
    assert town.refuses("accuse", by=town.turn, right=True, **town.secret) == ("bad-command", None)
    first = str(paper.turn)
    paper("accuse", by=first, right=False, **named)
    assert (paper.view(first)["secret"], paper.view(first)["culprit_hand"], paper.view("host")["secret"]) == (None, None, None)
    second = str(paper.turn)
    paper("accuse", by=second, right=True, **named)
    assert paper.view()["result"] == {"winner": second, "secret": named}
    assert (paper.view("host")["secret"], paper.view()["seal"], paper.view()["opened"]) == (named, None, None)


@pytest.mark.parametrize("wrong", [{"suspect": "faro"}, {"sector": "ada"}, {"infraction": "x"}])
def test_a_card_there_is_not_is_no_accusation(town: Town, wrong: dict[str, str]) -> None:
    assert town.refuses("accuse", by=town.turn, **(town.secret | wrong)) == ("bad-command", None)
