"""T23, T25-T27, T29, and what is the host's: penalties, corrections, people leaving, the clock, the log."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from tests.cities import DECK
from tests.games.transito.conftest import FOUR, Open, Town


@pytest.mark.rule("T22", "T25", "T26", "T27")
@pytest.mark.parametrize("rule", ["T22", "T25", "T26"])
def test_for_breaking_a_rule_a_card_of_his_choice_is_shown_to_all(town: Town, rule: str) -> None:
    card = town.hands["Ana"][2]
    town("penalty", player="ana", rule=rule, card=card)
    assert (town.seat("Ana")["shown"], town.seat("Ana")["cards"], town.phase) == ([card], 5, "turn")
    assert town.log("Bruno")[-1]["events"] == [{"event": "penalised", "player": "Ana", "rule": rule, "card": card}]
    assert card in {mark["card"] for mark in town.view("Cloe")["notebook"]}


@pytest.mark.rule("T27")
def test_it_is_one_of_his_own_hand_that_nobody_has_seen(town: Town) -> None:
    card, other = town.hands["Ana"][0], town.hands["Bruno"][0]
    assert town.refuses("penalty", player="Ana", rule="T25") == ("bad-command", None)
    assert town.refuses("penalty", player="Ana", rule="T25", card="nada") == ("bad-command", None)
    assert town.refuses("penalty", player="Ana", rule="T35", card=card) == ("bad-command", None)
    assert town.refuses("penalty", player="Zoe", rule="T25", card=card) == ("unknown-player", None)
    for wrong in (other, town.view()["open_cards"][0], town.secret["sector"]):
        assert town.refuses("penalty", player="Ana", rule="T25", card=wrong) == ("not-allowed", "T27")
    town("penalty", player="Ana", rule="T25", card=card)
    assert town.refuses("penalty", player="Ana", rule="T25", card=card) == ("not-allowed", "T27")


@pytest.mark.rule("T27")
def test_with_all_his_cards_public_nothing_is_shown(town: Town) -> None:
    for card in town.hands["Ana"]:
        town("penalty", player="Ana", rule="T25", card=card)
    assert town.refuses("penalty", player="Ana", rule="T25", card=town.hands["Ana"][0]) == ("not-allowed", "T27")
    town("penalty", player="Ana", rule="T25")
    assert town.seat("Ana")["shown"] == [*town.hands["Ana"]]


@pytest.mark.rule("T27")
def test_a_public_card_still_refutes(dealt: Open) -> None:
    town = dealt(board="table", where=lambda town: bool(town.of(town.order[1], "suspect")))
    witness = town.order[1]
    card = town.of(witness, "suspect")
    town("penalty", player=witness, rule="T25", card=card)
    town.suspect(card, town.secret["sector"], town.secret["infraction"])
    assert town.legal() == [{"do": "show", "by": witness, "card": card}]
    town("show", by=witness, card=card)
    assert town.view()["last_refuted"]["showed"] == witness


@pytest.mark.rule("T27", "T22")
def test_with_the_hands_at_the_table_a_penalty_may_name_its_card_or_not(dealt: Open) -> None:
    town = dealt(hands="table", board="table")
    town("penalty", player="Ana", rule="T22")
    town("penalty", player="Ana", rule="T22", card="ada")
    assert town.seat("Ana")["shown"] == ["ada"]
    assert town.refuses("penalty", player="Bruno", rule="T22", card="ada") == ("not-allowed", "T27")
    town.suspect("ada", "plaza", "rojo")
    for witness in town.order[1:]:
        if witness == "Ana":
            town("show", by="Ana", card="ada")
            break
        assert town.refuses("show", by=witness, card="ada") == ("not-allowed", "T14")
        town("none", by=witness)


@pytest.mark.rule("T23")
def test_for_what_is_said_to_all_there_is_no_penalty_true_or_false(town: Town) -> None:
    town("ruling", text="Cloe dice que tiene el faro.", about="Cloe")
    assert town.refuses("penalty", player="Cloe", rule="T23", card=town.hands["Cloe"][0]) == ("not-allowed", "T23")
    assert (town.phase, town.seat("Cloe")["shown"]) == ("turn", [])


@pytest.mark.rule("T26")
def test_there_is_no_way_to_give_a_card_to_anybody(town: Town) -> None:
    assert not {"give", "exchange", "swap"} & {*town.referee.sitting.need().game.commands}
    before = town.hands
    town("penalty", player="Ana", rule="T26", card=town.hands["Ana"][0])
    assert town.hands == before


@pytest.mark.rule("T29")
def test_who_leaves_lays_his_cards_open_and_they_refute_no_more(dealt: Open) -> None:
    town = dealt(FOUR, board="table", where=lambda town: bool(town.of(town.order[1], "suspect")))
    gone, third, fourth = town.order[1:]
    card, hand, before = town.of(gone, "suspect"), list(town.hands[gone]), town.view()["open_cards"]
    town("leave", player=gone)
    assert (town.seat(gone)["gone"], town.seat(gone)["shown"], town.view()["open_cards"]) == (True, hand, [*before, *hand])
    town.suspect(card, town.secret["sector"], town.secret["infraction"])
    assert (town.phase, town.view()["suspicion"]["could_not"]) == ("unrefuted", [third, fourth])
    assert town.refuses("leave", player=gone) == ("not-allowed", "T29")
    assert town.refuses("penalty", player=gone, rule="T25") == ("not-allowed", "T29")
    assert town.refuses("correct", reason="no", turn=gone) == ("not-allowed", "T29")


@pytest.mark.rule("T29")
def test_when_the_witness_who_is_due_leaves_the_next_one_answers(dealt: Open) -> None:
    held = ((1, "suspect"), (3, "infraction"))
    town = dealt(FOUR, board="table", where=lambda town: all(town.of(town.order[place], kind) for place, kind in held))
    mover, first, second, third = town.order
    town.suspect(town.of(first, "suspect"), town.secret["sector"], town.of(third, "infraction"))
    assert town.view()["suspicion"]["due"] == first
    town("leave", player=first)
    assert (town.phase, town.view()["suspicion"]["due"], town.view()["suspicion"]["could_not"]) == ("showing", third, [second])
    town("leave", player=third)
    assert (town.phase, town.turn) == ("unrefuted", mover)


@pytest.mark.rule("T29")
def test_when_the_one_who_suspects_leaves_the_turn_goes_on(dealt: Open) -> None:
    town = dealt(board="table", where=lambda town: bool(town.of(town.order[1], "suspect")))
    mover, after = town.order[:2]
    town.suspect(town.of(after, "suspect"), town.secret["sector"], town.secret["infraction"])
    town("leave", player=mover)
    assert (town.phase, town.turn, town.view()["suspicion"]) == ("turn", after, None)


@pytest.mark.rule("T29")
def test_a_witness_who_leaves_before_he_is_due_is_not_asked(dealt: Open) -> None:
    town = dealt(hands="table", board="table")
    first, second = town.order[1:]
    town.suspect("ada", "plaza", "rojo")
    town("leave", player=second)
    town("none", by=first)
    assert town.phase == "unrefuted"


@pytest.mark.rule("T29")
def test_at_every_step_hands_open_cards_and_the_secret_are_the_deck(dealt: Open) -> None:
    town = dealt(FOUR, eliminated="hand_open")
    steps: tuple[Callable[[], object], ...] = (town.accuse, lambda: town("leave", player=town.order[-1]), town.accuse)
    for step in steps:
        step()
        host = town.view("host")
        held = [card for hand in host["hands"].values() for card in hand]
        assert sorted([*held, *host["open_cards"], *town.secret.values()]) == sorted(DECK)


def test_the_host_puts_tokens_sectors_and_the_turn_right(town: Town) -> None:
    mover, after, third = town.order
    town("correct", reason="se contó mal", at={third: "s5", after: "plaza"}, last={third: "torre"})
    assert (town.seat(third)["at"], town.seat(third)["last"]) == ("s5", "torre")
    assert (town.seat(after)["at"], town.seat(after)["last"], town.turn) == ("plaza", "plaza", mover)
    town("correct", reason="se saltó a alguien", turn=third)
    assert (town.phase, town.turn) == ("turn", third)
    town("correct", reason="nunca estuvo", last={third: None})
    assert town.seat(third)["last"] is None


@pytest.mark.parametrize("wrong", [
    {"at": {"Ana": "s99"}}, {"at": {"Ana": None}}, {"last": {"Ana": "s5"}}, {"at": {"Ana": "s5", "ana": "s6"}}, {"at": []}, {"reason": " "},
])  # fmt: skip
def test_a_correction_names_what_there_is(town: Town, wrong: dict[str, object]) -> None:
    assert town.refuses("correct", **({"reason": "prueba"} | wrong)) == ("bad-command", None)
    assert town.refuses("correct", reason="prueba", at={"Zoe": "s5"}) == ("unknown-player", None)


@pytest.mark.parametrize(("place", "phase"), [("torre", "sector"), ("s7", "star"), ("s5", "turn")])
def test_a_token_put_elsewhere_in_the_middle_of_its_turn_has_arrived_there(town: Town, place: str, phase: str) -> None:
    mover, after = town.order[:2]
    town.arrive("plaza")
    town.put(mover, place)
    assert (town.phase, town.turn) == (phase, after if phase == "turn" else mover)


def test_correcting_the_turn_drops_what_was_open(dealt: Open) -> None:
    town = dealt(board="table", where=lambda town: bool(town.of(town.order[1], "suspect")))
    after, third = town.order[1:]
    town.suspect(town.of(after, "suspect"), town.secret["sector"], town.secret["infraction"])
    town("correct", reason="no le tocaba", turn=third)
    assert (town.phase, town.turn, town.view()["suspicion"], town.view()["advance"]) == ("turn", third, None, None)


def test_the_clock_runs_from_the_first_moment_to_the_last_and_has_no_limit(dealt: Open) -> None:
    town = dealt()
    town("wait", seconds=7200)
    assert town.view()["clock"] == {"limit": None, "elapsed": 7200, "running": True}
    town("set-clock", elapsed=60, reason="se contó mal")
    town("end", reason="es tarde")
    town("wait", seconds=9)
    assert town.view()["clock"] == {"limit": None, "elapsed": 60, "running": False}


def test_mending_a_card_shown_turns_later_keeps_what_followed(dealt: Open) -> None:
    town = dealt(board="table", where=lambda town: bool(town.of(town.order[1], "suspect") and town.of(town.order[1], "infraction")))
    mover, witness, third = town.order
    card, other = town.of(witness, "suspect"), town.of(witness, "infraction")
    town.suspect(card, town.secret["sector"], other)
    town("show", by=witness, card=card)
    seq = len(town.log())
    town("end-turn", by=witness)
    reply = town("mend", seq=seq, command={"do": "show", "by": witness, "card": other})
    assert (reply["dropped"], town.turn) == ([], third)
    assert town.view(mover)["shown_to_me"] == [{"by": witness, "card": other}]
    mended = {as_: town.log(as_)[-1]["command"]["command"]["card"] for as_ in ("host", mover, witness, third, "table")}
    assert mended == {"host": other, mover: other, witness: other, third: None, "table": None}
    assert town.log(mover)[seq - 1]["command"]["card"] is None


def test_the_seed_of_a_game_is_told_to_the_host_alone(town: Town) -> None:
    seeds = {as_: town.log(as_)[0]["command"]["seed"] for as_ in ("host", "table", "Ana")}
    assert seeds == {"host": 1, "table": None, "Ana": None}
    assert town.view()["seeded"] is True


def test_after_the_reveal_the_log_tells_which_card_was_shown(dealt: Open) -> None:
    town = dealt(board="table", where=lambda town: bool(town.of(town.order[1], "suspect")))
    card = town.of(town.order[1], "suspect")
    town.suspect(card, town.secret["sector"], town.secret["infraction"])
    town("show", by=town.order[1], card=card)
    told = [town.log()[-1]["command"]["card"], town.log("table")[-1]["command"]["card"]]
    town("end", reason="es tarde")
    told.append(town.log("table")[-2]["command"]["card"])
    town("undo")
    told.append(town.log("table")[-2]["command"]["card"])
    assert told == [card, None, card, None]


def test_every_undo_gives_back_what_was_there(dealt: Open) -> None:
    town = dealt(FOUR, board="table")
    seen = [town.view("host")]
    secret = town.secret
    course: tuple[Callable[[], object], ...] = (
        lambda: town.suspect(**secret), lambda: town("penalty", player="Ana", rule="T25", card=town.hands["Ana"][0]), town.accuse,
        lambda: town("leave", player=town.order[1]), lambda: town("end", reason="es tarde"),
    )  # fmt: skip
    for step in course:
        step()
        seen.append(town.view("host"))
    steps = len(town.log()) - 2
    for _ in range(steps):
        town("undo")
    assert town.view("host") == seen[0]
    for _ in range(steps):
        town("redo")
    assert town.view("host") == seen[-1]
    assert all(one != other for one, other in pairwise(seen))
