"""Law 4 in El espía: whoever the spies are and wherever everybody is, the others see, may and hear the same before the reveal."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from gm_console.games.espia import GAME
from gm_console.games.espia.model import ROUND, Deal, State
from tests.decks import PLACES
from tests.laws.hosts import refusals, session
from tests.laws.openings import ESPIA, NAMES, espia
from tests.laws.test_secrets import FORBIDDEN, keys_of
from tests.table import Table

OWN = ("guess", "strike")
"""Commands whose refusal tells the one who gives them what his own card is."""


def rounds(seed: int, steps: int = 90) -> Iterator[tuple[State, random.Random]]:
    """Every other state of the open rounds of a random session."""
    chance = random.Random(seed)
    for table in session(seed, espia, ESPIA, steps):
        state = table.referee.sitting.need().state
        if state.phase in ROUND and chance.random() < 0.5:
            yield state, chance


def redealt(state: State, chance: random.Random, place: str, keep: dict[str, str] | None = None, spy: str | None = None) -> State:
    """The same round with other spies and roles; ``keep`` are roles that stay, ``spy`` stays one, as the caught one does."""
    made, keep = state.secret.deal, keep or {}
    fixed = {one for one in (spy, state.caught) if one}
    free = [player for player in state.dealt if player not in {*fixed, *keep}]
    spies = fixed | set(chance.sample(free, len(made.spies) - len(fixed)))
    if not spies & set(state.players):
        return state
    own = next(one for one in state.deck.places if one.name == place)
    residents = [player for player in state.dealt if player not in spies]
    roles = chance.sample([role for role in own.roles if role not in keep.values()], len(residents) - len(keep))
    others = dict(zip((player for player in residents if player not in keep), roles, strict=True))
    dealt = tuple((player, keep.get(player) or others[player]) for player in residents)
    deal = Deal(place, tuple(player for player in state.dealt if player in spies), dealt, "00")
    return replace(state, secret=replace(state.secret, deal=deal))


def other_votes(state: State, chance: random.Random, but: str | None = None) -> State:
    """The same round with other ballots, other pointing, and other places struck; one player's own stay."""
    secret, accuser = state.secret, state.vote.by if state.vote else None
    fixed = state.options.stop_at_first_no
    ballots = tuple((by, yes if fixed or by in (accuser, but) else not yes) for by, yes in secret.ballots)
    votes = tuple(replace(one, votes=tuple((by, yes if by in (one.by, but) else not yes) for by, yes in one.votes)) for one in secret.votes)
    shown = state.final_vote is not None
    pointing = tuple(
        (by, at if shown or by == but else chance.choice([one for one in state.players if one != by])) for by, at in secret.pointing
    )
    struck = tuple((deal, by, places if by == but else PLACES[:2]) for deal, by, places in secret.struck)
    return replace(state, secret=replace(secret, ballots=ballots, votes=votes, pointing=pointing, struck=struck, shuffles=9))


@pytest.mark.rule("E08", "E16", "E21")
@pytest.mark.parametrize("seed", range(16))
def test_swapping_place_spies_roles_and_votes_changes_nothing_the_table_sees(seed: int) -> None:
    for state, chance in rounds(seed):
        other = other_votes(redealt(state, chance, chance.choice(PLACES)), chance)
        assert GAME.table_view(state) == GAME.table_view(other)
        assert GAME.legal(state, "table") == GAME.legal(other, "table")
        assert refusals(GAME, state, but=OWN) == refusals(GAME, other, but=OWN)


@pytest.mark.rule("E06")
@pytest.mark.parametrize("seed", range(24))
def test_a_spy_sees_and_may_do_the_same_whoever_the_other_spy_is(seed: int) -> None:
    for state, chance in rounds(seed):
        spies = [spy for spy in state.secret.deal.spies if spy in state.players]
        if len(state.secret.deal.spies) < 2 or not spies:
            continue
        spy = chance.choice(spies)
        other = other_votes(redealt(state, chance, state.secret.deal.place, spy=spy), chance, but=spy)
        assert GAME.seat_view(state, spy) == GAME.seat_view(other, spy)
        assert GAME.legal(state, spy) == GAME.legal(other, spy)
        assert refusals(GAME, state, spy) == refusals(GAME, other, spy)


@pytest.mark.rule("E07", "E42")
@pytest.mark.parametrize("seed", range(16))
def test_a_resident_sees_and_may_do_the_same_whoever_the_spy_is(seed: int) -> None:
    for state, chance in rounds(seed):
        mine = {player: role for player, role in state.secret.deal.roles if player in state.players and player != state.caught}
        me, role = chance.choice(sorted(mine.items()))
        other = other_votes(redealt(state, chance, state.secret.deal.place, keep={me: role}), chance, but=me)
        assert GAME.seat_view(state, me) == GAME.seat_view(other, me)
        assert GAME.legal(state, me) == GAME.legal(other, me)
        assert refusals(GAME, state, me) == refusals(GAME, other, me)


def opened(cards: int, **options: Any) -> Table:
    """A round with two spies in which ``10`` asks and Iria watches; the cards come of ``cards``."""
    table = Table()
    table("new", game="espia", players=list(NAMES), options={"first_asker": "host", "spies": 2, **options}, seed=cards)
    table("deal")
    table("join", player="Iria")
    for name in NAMES:
        table("seen", by=name)
    table("begin", to="10")
    return table


def watched(seed: int, cards: int) -> Iterator[tuple[Any, ...]]:
    """A round as a watcher has it, step by step: the steps come of ``seed``, cards and votes of ``cards``."""
    chance, table = random.Random(seed), opened(cards)
    for by, accused in (("Ana", "Zoe"), ("Zoe", "Ana"), ("2", "10")):
        table("accuse", by=by, accused=accused)
        voters = [name for name in NAMES if name not in (by, accused)]
        for name in chance.sample(voters, len(voters)):
            table("vote", by=name, guilty=random.Random(f"{cards} {name} {by}").random() < 0.4)
            yield told(table)
        table("move-turn")
        yield told(table)
    table("wait", seconds=480)
    for name in chance.sample(NAMES, len(NAMES) - 1):
        table("point", by=name, at=random.Random(f"{cards} {name}").choice([other for other in NAMES if other != name]))
        yield told(table)


def told(table: Table) -> tuple[Any, ...]:
    """View, log and buttons of the table and of a watcher, without what the seed makes plainly different."""
    found = []
    for as_ in ("table", "Iria"):
        view, log = table.view(as_), table.log(as_)
        del view["session"], view["seal"], view["code"]
        for entry in log:
            for event in entry["events"]:
                event.pop("seal", None)
                event.pop("code", None)
        found += [view, log, table.legal(as_)]
    return tuple(found)


@pytest.mark.rule("E16", "E20", "E21", "E24")
@pytest.mark.parametrize("seed", range(6))
def test_two_rooms_with_other_cards_and_other_votes_are_told_alike_step_by_step(seed: int) -> None:
    one, other = list(watched(seed, 1)), list(watched(seed, 2))
    assert len(one) > 20
    assert one == other


@pytest.mark.rule("E18", "E21")
def test_where_the_first_no_closes_a_vote_the_table_is_told_alike_whoever_said_it() -> None:
    found = []
    for cards, voters in ((1, ("Bruno", "Cloe", "2")), (2, ("Zoe", "2", "Bruno"))):
        table = opened(cards, stop_at_first_no=True)
        table("accuse", by="Ana", accused="10")
        for name in voters:
            table("vote", by=name, guilty=name != voters[-1])
        found.append(told(table))
    assert found[0] == found[1]


@pytest.mark.rule("E06", "E08")
@pytest.mark.parametrize("seed", range(10))
def test_before_the_reveal_no_view_of_the_table_has_a_key_for_a_secret(seed: int) -> None:
    for table in session(seed, espia, ESPIA, 60):
        view = table.view()
        if view["phase"] in ROUND:
            keys = keys_of(view | {"last_round": None})
            assert not keys & FORBIDDEN
            assert not any(key.startswith("hand") for key in keys)


@pytest.mark.rule("E08", "E21")
@pytest.mark.parametrize("seed", range(10))
def test_before_the_reveal_no_log_or_button_of_the_table_tells_the_place_or_a_vote(seed: int) -> None:
    for table in session(seed, espia, ESPIA, 60):
        state = table.referee.sitting.need().state
        if state.phase not in ROUND:
            continue
        entries = table.log("table")
        start = max(number for number, entry in enumerate(entries) if any(e["event"] == "dealt" for e in entry["events"]))
        since = [entry for entry in entries[start:] if not entry["undone"] and not entry["mended"]]
        roles = [role for _, role in state.secret.deal.roles]
        assert not any(word in str(since) for word in (*roles, "'spies': ['", "'guilty': True", "'guilty': False"))
