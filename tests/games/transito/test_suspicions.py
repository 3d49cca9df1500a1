"""T12-T17, T22, T31: suspecting, refuting, and what each learns of it."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from tests.cities import DECK, INFRACTIONS, SUSPECTS
from tests.games.transito.conftest import FOUR, KINDS, THREE, Open, Town


def has_all(place: int) -> Callable[[Town], bool]:
    """Whether the one who sits so many places to the left of the first has a card of each kind."""
    return lambda town: all(town.of(town.order[place], kind) for kind in KINDS)


def each_has(*kinds: str) -> Callable[[Town], bool]:
    """Whether the ones to the left of the first have a card of these kinds, one each."""
    return lambda town: all(town.of(town.order[place], kind) for place, kind in enumerate(kinds, 1))


@pytest.fixture
def paper(dealt: Open) -> Town:
    """Cards and tokens are the table's own; nobody here knows who has what."""
    return dealt(hands="table", board="table")


@pytest.mark.rule("T14", "T16")
@pytest.mark.parametrize("held", list(product((True, False), repeat=3)))
@pytest.mark.parametrize("place", [1, 2])
def test_a_witness_shows_one_of_the_three_that_he_holds(dealt: Open, held: tuple[bool, ...], place: int) -> None:
    town = dealt(board="table", where=has_all(place))
    by, witness, before = town.order[0], town.order[place], town.order[1:place]
    named = {kind: town.of(witness, kind) if his else town.secret[kind] for kind, his in zip(KINDS, held, strict=True)}
    town.suspect(**named)
    his = [named[kind] for kind, mine in zip(KINDS, held, strict=True) if mine]
    if not his:
        assert (town.phase, town.view()["suspicion"]["could_not"]) == ("unrefuted", town.order[1:])
        return
    suspicion = town.view()["suspicion"]
    assert (town.phase, suspicion["due"], suspicion["could_not"]) == ("showing", witness, before)
    assert town.legal() == [{"do": "show", "by": witness, "card": card} for card in his]
    for card in {*DECK} - {*his}:
        assert town.refuses("show", by=witness, card=card) == ("not-allowed", "T14")
    town("show", by=witness, card=his[-1])
    assert town.view(by)["shown_to_me"] == [{"by": witness, "card": his[-1]}]


@pytest.mark.rule("T14")
@pytest.mark.parametrize("kinds", [("suspect", "sector", "infraction"), ("infraction", "suspect", "sector")])
def test_with_the_three_spread_over_three_hands_only_the_first_is_asked(dealt: Open, kinds: tuple[str, ...]) -> None:
    town = dealt(FOUR, board="table", where=each_has(*kinds))
    by, first, second, third = town.order
    named = {kind: town.of(name, kind) for kind, name in zip(kinds, (first, second, third), strict=True)}
    town.suspect(**named)
    assert town.view()["suspicion"]["due"] == first
    for other in (second, third, by):
        assert town.refuses("show", by=other, card=named[kinds[1]]) == ("not-your-turn", None)
    town("show", by=first, card=named[kinds[0]])
    assert (town.turn, town.view()["last_refuted"]) == (first, {"by": by, "showed": first})
    assert all(town.view(name)["shown_to_me"] == [] for name in (first, second, third))


@pytest.mark.rule("T14")
def test_the_last_to_sit_is_asked_when_nobody_before_him_can(dealt: Open) -> None:
    town = dealt(FOUR, board="table", where=lambda town: bool(town.of(town.order[3], "infraction")))
    last = town.order[3]
    town.suspect(town.secret["suspect"], town.secret["sector"], town.of(last, "infraction"))
    suspicion = town.view()["suspicion"]
    assert (suspicion["due"], suspicion["could_not"]) == (last, town.order[1:3])


@pytest.mark.rule("T12")
@pytest.mark.parametrize("how", ["on foot", "by a star"])
def test_he_suspects_in_the_sector_where_he_is_and_in_no_other(town: Town, how: str) -> None:
    mover = str(town.turn)
    town.put(mover, "s8" if how == "on foot" else "s6")
    if how == "on foot":
        town.walk(2, "plaza")
    else:
        town.walk(1, "s7")
        town("travel", by=mover, to="plaza")
    assert {"do": "suspect", "by": mover, "suspect": {"one_of": [*SUSPECTS]}, "infraction": {"one_of": [*INFRACTIONS]}} in town.legal()
    assert town.send(do="suspect", by=mover, suspect="ada", infraction="rojo", sector="faro")["error"] == "bad-command"
    for suspect, infraction in (("faro", "rojo"), ("ada", "ada"), ("x", "rojo")):
        assert town.refuses("suspect", by=mover, suspect=suspect, infraction=infraction) == ("bad-command", None)
    town("suspect", by=mover, suspect="ada", infraction="rojo")
    assert town.log()[-1]["events"][0]["sector"] == "plaza"


@pytest.mark.rule("T12")
def test_he_suspects_in_the_turn_he_arrives_and_not_in_the_next(dealt: Open, town: Town) -> None:
    asks: dict[str, Any] = {"suspect": "ada", "infraction": "rojo"}
    mover = str(town.turn)
    town.put(mover, "plaza")
    assert town.refuses("suspect", by=mover, **asks) == ("wrong-phase", None)
    town("draw", by=mover)
    assert town.refuses("suspect", by=mover, **asks) == ("wrong-phase", None)


@pytest.mark.rule("T12")
def test_the_house_may_let_him_suspect_in_a_sector_instead_of_drawing(dealt: Open) -> None:
    town = dealt(suspect_when="in_sector")
    mover = str(town.turn)
    assert town.refuses("suspect", by=mover, suspect="ada", infraction="rojo") == ("not-allowed", "T12")
    assert [entry["do"] for entry in town.legal()] == ["draw", "accuse"]
    town.put(mover, "plaza")
    assert [entry["do"] for entry in town.legal()] == ["draw", "suspect", "accuse"]
    town("suspect", by=mover, suspect="ada", infraction="rojo")
    assert town.view()["advance_left"] == 28


@pytest.mark.rule("T12")
def test_nobody_need_suspect(town: Town) -> None:
    mover, after = town.order[:2]
    town.arrive("plaza")
    town("end-turn", by=mover)
    assert (town.turn, town.view()["suspicion"]) == (after, None)


@pytest.mark.rule("T13")
def test_what_is_suspected_lies_at_the_sector_until_named_again_and_no_token_moves(paper: Town) -> None:
    tokens = {seat["suspect"]: seat["at"] for seat in paper.view()["players"]}
    someone = paper.seat(paper.order[2])["suspect"]
    paper.suspect(someone, "plaza", "rojo")
    laid = paper.view()["laid"]
    assert {card: sector for card, sector in laid.items() if sector} == {someone: "plaza", "rojo": "plaza"}
    assert set(laid) == {*SUSPECTS, *INFRACTIONS}
    assert paper.seat(paper.order[2])["at"] == tokens[someone]
    paper("show", by=paper.order[1])
    paper.suspect(someone, "torre", "prisa")
    laid = paper.view()["laid"]
    assert {card: sector for card, sector in laid.items() if sector} == {someone: "torre", "rojo": "plaza", "prisa": "torre"}


@pytest.mark.rule("T15")
def test_refuted_his_turn_is_over_and_the_table_learns_who_showed_but_not_what(dealt: Open) -> None:
    town = dealt(board="table", where=has_all(1))
    by, witness, third = town.order
    card = town.of(witness, "suspect")
    town.suspect(card, town.secret["sector"], town.secret["infraction"])
    town("show", by=witness, card=card)
    view = town.view()
    assert (view["phase"], view["turn"], view["suspicion"], view["last_refuted"]) == ("turn", witness, None, {"by": by, "showed": witness})
    shown = {as_: town.log(as_)[-1]["command"]["card"] for as_ in ("host", "table", by, witness, third)}
    assert shown == {"host": card, "table": None, by: card, witness: card, third: None}
    assert all("card" not in event for as_ in shown for event in town.log(as_)[-1]["events"])


@pytest.mark.rule("T16")
def test_not_refuted_he_may_accuse_at_once_or_end_his_turn(dealt: Open) -> None:
    for do in ("accuse", "end-turn"):
        town = dealt(board="table")
        mover, after = town.order[:2]
        town.suspect(**town.secret)
        assert (town.phase, town.turn, [entry["do"] for entry in town.legal()]) == ("unrefuted", mover, ["end-turn", "accuse"])
        town(do, by=mover, **(town.secret if do == "accuse" else {}))
        assert town.turn == (None if do == "accuse" else after)


@pytest.mark.rule("T17")
def test_he_may_name_cards_he_holds_himself_and_nobody_refutes_those(dealt: Open) -> None:
    town = dealt(board="table", where=has_all(0))
    town.suspect(**{kind: town.of(str(town.turn), kind) for kind in KINDS})
    assert (town.phase, town.view()["suspicion"]["could_not"]) == ("unrefuted", town.order[1:])


@pytest.mark.rule("T14", "T22")
def test_with_the_hands_known_nobody_says_that_he_has_none(dealt: Open) -> None:
    town = dealt(board="table", where=has_all(1))
    witness = town.order[1]
    town.suspect(town.of(witness, "suspect"), town.secret["sector"], town.secret["infraction"])
    assert town.refuses("none", by=witness) == ("not-allowed", "T22")
    assert town.refuses("none", by=town.order[2]) == ("not-your-turn", None)
    assert town.refuses("show", by=witness, card="nada") == ("bad-command", None)


@pytest.mark.rule("T14")
def test_a_card_may_be_shown_by_hand_and_then_the_console_does_not_know_which(dealt: Open) -> None:
    town = dealt(board="table", where=has_all(1))
    by, witness = town.order[:2]
    town.suspect(town.of(witness, "suspect"), town.secret["sector"], town.secret["infraction"])
    town("show", by=witness)
    assert town.view(by)["shown_to_me"] == [{"by": witness, "card": None}]


@pytest.mark.rule("T22")
def test_with_the_hands_at_the_table_every_witness_is_asked_in_turn(paper: Town) -> None:
    by, first, second = paper.order
    paper.suspect("ada", "plaza", "rojo")
    assert paper.legal() == [{"do": "show", "by": first, "card": None}, {"do": "none", "by": first}]
    assert paper.refuses("none", by=second) == ("not-your-turn", None)
    paper("none", by=first)
    assert (paper.view()["suspicion"]["due"], paper.view()["suspicion"]["could_not"]) == (second, [first])
    assert paper.refuses("show", by=second, card="bea") == ("not-allowed", "T14")
    paper("none", by=second)
    assert (paper.phase, paper.view()["suspicion"]["could_not"]) == ("unrefuted", [first, second])
    paper("undo")
    paper("show", by=second, card="ada")
    assert (paper.turn, paper.view(by)["shown_to_me"]) == (first, [{"by": second, "card": "ada"}])


@pytest.mark.rule("T22", "T04")
@pytest.mark.parametrize(("players", "open_", "fits"), [
    (THREE, ["ada", "faro"], True), (FOUR, ["ada"], True), (THREE, None, True),
    (THREE, ["ada"], False), (FOUR, ["ada", "faro"], False), (THREE, ["ada", "ada"], False), (THREE, ["ada", "nada"], False),
])  # fmt: skip
def test_with_the_hands_at_the_table_nothing_is_dealt_but_what_lies_open_may_be_told(
    opened: Open, players: tuple[str, ...], open_: list[str] | None, fits: bool
) -> None:
    town = opened(players, hands="table")
    reply = town.send(do="deal", open=open_)
    assert reply["ok"] is fits
    if not fits:
        assert reply["error"] == "bad-command"
        return
    view, host, seat = town.view(), town.view("host"), town.view("Ana")
    assert (view["open_cards"], view["seal"], view["turn"] in players) == (open_ or [], None, True)
    assert (host["hands"], host["secret"], seat["hand"]) == (None, None, None)
    assert [one["cards"] for one in view["players"]] == [None] * len(players)


@pytest.mark.rule("T04", "T22")
def test_the_console_tells_nobody_what_to_lay_open_where_it_deals_itself(opened: Open) -> None:
    assert opened().refuses("deal", open=["ada", "faro"]) == ("bad-command", None)


@pytest.mark.rule("T01", "T04")
def test_too_few_to_deal_is_what_the_host_hears_whatever_he_laid_open(opened: Open) -> None:
    town = opened(hands="table")
    town("leave", player="Cloe")
    for open_ in (None, ["ada"], ["ada", "faro"]):
        assert town.refuses("deal", open=open_) == ("not-allowed", "T01")
    assert town.refuses("deal", open=["ada", "nada"]) == ("bad-command", None)


@pytest.mark.rule("T04", "T14", "T22")
def test_nor_is_a_card_shown_that_lies_open(opened: Open) -> None:
    town = opened(hands="table", board="table")
    town("deal", open=["ada", "faro"])
    town.suspect("ada", "plaza", "rojo")
    assert town.refuses("show", by=town.order[1], card="ada") == ("not-allowed", "T14")
    town("show", by=town.order[1], card="rojo")


@pytest.mark.rule("T31")
def test_own_open_public_and_shown_cards_are_marked_in_a_notebook(dealt: Open) -> None:
    town = dealt(board="table", where=has_all(1))
    by, witness, third = town.order
    card = town.of(witness, "suspect")
    town.suspect(card, town.secret["sector"], town.secret["infraction"])
    town("show", by=witness, card=card)
    public = town.hands[third][0]
    town("penalty", player=third, rule="T25", card=public)
    marks = {mark["card"]: (mark["how"], mark["by"]) for mark in town.view(by)["notebook"]}
    own = dict.fromkeys(town.hands[by], ("own", None))
    open_ = dict.fromkeys(town.view()["open_cards"], ("open", None))
    assert marks == own | open_ | {public: ("open", third), card: ("shown", witness)}
    assert card not in {mark["card"] for mark in town.view(third)["notebook"]}
