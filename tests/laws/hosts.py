"""Random hosts: they run whole sessions of any game by choosing among what is legal, and sometimes among what is not."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from gm_console.engine import wire
from gm_console.engine.draw import Draw
from gm_console.engine.game import Game, Offer, OneOf
from gm_console.engine.guard import Guard
from gm_console.engine.play import Moment
from gm_console.engine.refusal import Refusal
from gm_console.engine.value import Command
from gm_console.games import GAMES
from tests.table import Table

Sent = dict[str, Any]
Opening = Callable[[random.Random], Sent]
Aside = Callable[[Table, random.Random], Sent]


def sent_of(game: Game[Any], state: Any, command: Command) -> Sent:
    """A typed command as it stands on the wire, nulls left out."""
    names = dict(game.players(state))
    lifted: Mapping[str, Any] = wire.encode(command, lambda player: names.get(player, player))
    return {key: value for key, value in lifted.items() if value is not None}


def accepted(game: Game[Any], state: Any, command: Command) -> bool:
    """Whether the game's rules accept a command on a state, nothing being waived."""
    return refusal_of(game, state, command) is None


def refusal_of(game: Game[Any], state: Any, command: Command) -> tuple[Any, ...] | None:
    """With what the game's rules refuse a command on a state, nothing being waived; None where they accept it."""
    try:
        game.decide(state, command, Moment(Guard(game.words.waivable), Draw(lambda n: 0)))
    except Refusal as refusal:
        return refusal.code, refusal.rule, refusal.said
    return None


def refusals(game: Game[Any], state: Any, by: str | None = None, but: tuple[str, ...] = ()) -> list[Any]:
    """What the rules answer to all candidates, or to one player's, except commands of the names in ``but``."""
    meant = (command for command in game.candidates(state) if by is None or getattr(command, "by", None) == by)
    return [(command, refusal_of(game, state, command)) for command in meant if command.__struct_config__.tag not in but]


def told(table: Table, *askers: str) -> list[Any]:
    """View, log and buttons of some, without what differs from session to session."""
    views = [{key: value for key, value in table.view(as_).items() if key != "session"} for as_ in askers]
    return [views, [table.log(as_) for as_ in askers], [table.legal(as_) for as_ in askers]]


def offered(offers: tuple[Offer, ...], command: Command) -> bool:
    """Whether a command is among the offers: same name, and each field equal, free or one of a choice."""
    do = command.__struct_config__.tag
    return any(offer.do == do and all(_fits(value, getattr(command, field)) for field, value in offer.fields) for offer in offers)


def _fits(offer: Any, value: Any) -> bool:
    if isinstance(offer, OneOf):
        return value in offer.values
    return offer is None or offer == value


def choices(table: Table) -> list[Sent]:
    """Every command of the candidates that is legal now."""
    session = table.referee.sitting.need()
    game, state = session.game, session.state
    offers = game.legal(state, "host")
    return [sent_of(game, state, command) for command in game.candidates(state) if offered(offers, command)]


def session(seed: int, opening: Opening, asides: tuple[Aside, ...], steps: int = 200) -> Iterator[Table]:
    """A table after each step of a random session: rulings, now and then something of the host's, time, undo and redo."""
    chance = random.Random(seed)
    table = Table()
    table("new", seed=seed, **opening(chance))
    yield table
    for _ in range(steps):
        found = choices(table)
        if chance.random() < 0.12 or not found:
            table.send(**chance.choice(asides)(table, chance))
        else:
            sent = chance.choice(found)
            assert table.send(**sent)["ok"], sent
        yield table


def games() -> list[str]:
    """Every registered game."""
    return list(GAMES)
