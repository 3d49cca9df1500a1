"""What both games with an envelope stand on: dealing, witnesses, turns, accusations, notebooks."""

import random

import pytest
from msgspec.structs import replace

from gm_console.engine.draw import Draw, seal
from gm_console.games.envelope import accusing, dealing, knowing, rotation, witnesses
from gm_console.games.envelope.model import Claim, Ending, Sealed, Showing
from gm_console.games.envelope.policy import FIRST, TABLE, Pile, Policy, RuleIds

RULES = RuleIds(*("X01",) * 7)
PILES = (Pile("suspect", ("s1", "s2", "s3")), Pile("weapon", ("w1", "w2", "w3")), Pile("room", ("r1", "r2", "r3", "r4", "r5")))
ALL = Policy(PILES, RULES)
EVEN = replace(ALL, even=True)
TRIO = ("p1", "p2", "p3")
HELD = Sealed(("s1", "w1", "r1"), (("p1", ("s2", "w2", "r2")), ("p2", ("s3", "r3", "r4")), ("p3", ("w3", "r5"))), "00")


def chance(seed: int = 1) -> Draw:
    return Draw(random.Random(seed).randrange)


@pytest.mark.parametrize(
    ("policy", "seats", "sizes", "left"),
    [(ALL, 3, (3, 3, 2), 0), (EVEN, 3, (2, 2, 2), 2), (replace(ALL, each=((2, 3),)), 2, (3, 3), 2), (ALL, 5, (2, 2, 2, 1, 1), 0)],
)
def test_a_deal_uses_every_card_once_and_one_of_each_kind_is_in_the_envelope(
    policy: Policy, seats: int, sizes: tuple[int, ...], left: int
) -> None:
    for seed in range(20):
        sealed, open_cards = dealing.deal(chance(seed), policy, tuple(f"p{n}" for n in range(seats)))
        assert dealing.faults(policy, sealed, open_cards) == ()
        assert (tuple(len(cards) for _, cards in sealed.hands), len(open_cards)) == (sizes, left)
        assert dealing.seal_of(sealed) == seal(sealed.salt, "\n".join(sealed.solution))


def test_where_the_table_has_the_cards_nothing_is_drawn_and_nothing_sealed() -> None:
    draw = chance()
    sealed, open_cards = dealing.deal(draw, replace(ALL, hands=TABLE), TRIO)
    assert (sealed, open_cards, draw.made, dealing.seal_of(sealed)) == (Sealed(), (), [], None)
    assert dealing.faults(ALL, sealed, ()) == ()


@pytest.mark.parametrize(
    ("sealed", "open_cards"),
    [
        (replace(HELD, solution=("s1", "w1", "w2")), ()),
        (HELD, ("s1",)),
        (dealing.without_hand(HELD, "p1"), ()),
        (replace(HELD, solution=()), ()),
    ],
)
def test_a_card_too_many_too_few_or_out_of_place_is_noticed(sealed: Sealed, open_cards: tuple[str, ...]) -> None:
    assert dealing.faults(ALL, HELD, ()) == ()
    assert dealing.faults(ALL, sealed, open_cards)


@pytest.mark.parametrize(
    ("cards", "waiting", "could_not"),
    [
        (("s1", "w1", "r1"), (), ("p2", "p3")),
        (("s3", "w1", "r1"), ("p2", "p3"), ()),
        (("s1", "w3", "r1"), ("p3",), ("p2",)),
        (("s2", "w2", "r2"), (), ("p2", "p3")),
        (("s3", "w3", "r3"), ("p2", "p3"), ()),
    ],
)
def test_a_witness_who_holds_none_is_passed_over(cards: tuple[str, ...], waiting: tuple[str, ...], could_not: tuple[str, ...]) -> None:
    claim = witnesses.claimed(ALL, HELD, "p1", cards, rotation.from_left(TRIO, "p1"))
    assert (claim.waiting, claim.could_not) == (waiting, could_not)


def test_all_are_asked_or_nobody_after_the_first_who_shows() -> None:
    claim = witnesses.claimed(ALL, HELD, "p1", ("s3", "w3", "r1"), ("p2", "p3"))
    assert witnesses.showed(ALL, HELD, claim).due == "p3"
    assert witnesses.showed(replace(ALL, witnesses=FIRST), HELD, claim).due is None
    assert witnesses.without(ALL, HELD, claim, "p2") == replace(claim, waiting=("p3",))


def test_at_the_tables_own_hands_everybody_is_asked_and_may_show_any_card_named() -> None:
    policy = replace(ALL, hands=TABLE)
    claim = witnesses.claimed(policy, Sealed(), "p1", ("s1", "w1", "r1"), ("p2", "p3"))
    assert (claim.due, witnesses.may_show(policy, Sealed(), claim, "p2")) == ("p2", claim.cards)
    assert witnesses.could_not(policy, Sealed(), claim) == replace(claim, waiting=("p3",), could_not=("p2",))


def test_one_shows_only_what_was_named_and_he_holds() -> None:
    claim = Claim("p1", ("s3", "w3", "r3"), ("p2", "p3"))
    assert witnesses.may_show(ALL, HELD, claim, "p2") == ("s3", "r3")
    assert witnesses.may_show(ALL, HELD, claim, "p3") == ("w3",)
    assert witnesses.may_show(ALL, HELD, claim, "p1") == ()


@pytest.mark.parametrize(("still_in", "after"), [(TRIO, "p3"), (("p1", "p2"), "p1"), (("p2",), "p2"), ((), None)])
def test_the_turn_goes_left_over_who_is_out(still_in: tuple[str, ...], after: str | None) -> None:
    assert rotation.next_in(TRIO, "p2", still_in) == after


@pytest.mark.parametrize(
    ("here", "may", "last_wins", "ending"),
    [
        (3, TRIO, True, None),
        (3, ("p1",), False, None),
        (3, ("p1",), True, (Ending("p1", HELD.solution), "last-standing")),
        (3, (), True, (Ending(None, HELD.solution), "nobody-left")),
        (1, ("p1",), True, (Ending(None, HELD.solution), "alone")),
    ],
)
def test_a_game_ends_for_want_of_accusers(here: int, may: tuple[str, ...], last_wins: bool, ending: tuple[Ending, str] | None) -> None:
    assert accusing.ended(replace(ALL, last_standing_wins=last_wins), HELD, here, may) == ending


def test_an_accusation_is_compared_with_the_envelope_or_the_accuser_is_believed() -> None:
    assert accusing.is_right(ALL, HELD, HELD.solution, None)
    assert not accusing.is_right(ALL, HELD, ("s1", "w1", "r2"), True)
    table = replace(ALL, hands=TABLE)
    assert accusing.is_right(table, Sealed(), ("s1", "w1", "r2"), True)
    assert not accusing.is_right(table, Sealed(), ("s1", "w1", "r2"), None)
    assert accusing.won("p1", HELD.solution) == Ending("p1", HELD.solution)
    assert accusing.nobody(Sealed()) == Ending(None, None)


def test_a_notebook_has_own_cards_open_ones_and_those_shown_to_its_reader() -> None:
    shown = (Showing(7, "p2", "p1", "s3"), Showing(8, "p3", "p1", None), Showing(9, "p1", "p2", "r2"), Showing(10, "p2", "p1", "s3"))
    sealed = replace(HELD, shown=shown)
    marks = [(fact.card, fact.how, fact.by) for fact in knowing.notebook(sealed, ("r4",), "p1", (("p3", ("r5",)), ("p1", ("s2",))))]
    own = [(card, "own", None) for card in ("s2", "w2", "r2")]
    assert marks == [*own, ("r4", "open", None), ("r5", "open", "p3"), ("s3", "shown", "p2")]
    assert [one.seq for one in knowing.shown_to(sealed, "p1")] == [7, 8, 10]
