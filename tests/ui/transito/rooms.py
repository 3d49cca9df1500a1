"""A host's window with a game of Quién, Cómo y Dónde in it, for tests."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import cast

from gm_console.games.transito.model import State
from gm_console.store.plans import find_plan
from gm_console.ui.tables.transito.screen import TransitoTable
from tests.ui.hosted import Hosted

THREE = ("Ana", "Bruno", "Cloe")


class Game(Hosted):
    """A window on a game."""

    NEW = MappingProxyType({"game": "transito", "players": THREE, "seed": 7})
    FIND = staticmethod(find_plan)

    @property
    def quiet(self) -> str:
        """A sector whose card nobody else holds: a suspicion there may go unrefuted."""
        view = self.desk.table
        seat = next(one for one in self.state.seats if one.id == self.state.turn)
        held = {card for player, cards in self.state.secret.hands for card in cards if player != seat.id}
        return next(str(one.id) for one in view.city.sectors if one.id not in held and one.id != seat.last)

    def to_sector(self) -> Game:
        """The one whose turn it is stands in a sector, and may suspect there: put beside it, he walks in with a paper card."""
        view, wanted = self.desk.table, self.quiet
        door = next(one.entrances[0] for one in view.city.sectors if one.id == wanted)
        self.do({"do": "correct", "reason": "a mano", "at": {view.turn: door}})
        self.do({"do": "draw", "by": view.turn, "card": 1}, {"do": "move", "by": view.turn, "to": wanted})
        return self

    def claim(self, *, refuted: bool) -> tuple[str, str]:
        """A suspect and an infraction that somebody else can refute in this sector, or that nobody can."""
        view, secret = self.desk.table, self.state.secret
        turn = next(seat for seat in self.state.seats if seat.id == self.state.turn)
        others = {card for player, cards in secret.hands for card in cards if player != turn.id}
        suspects, infractions = ([one.id for one in kind] for kind in (view.city.suspects, view.city.infractions))
        pairs = [(one, other) for one in suspects for other in infractions]
        return next(pair for pair in pairs if bool(others & {*pair, turn.at}) == refuted)

    @property
    def table(self) -> TransitoTable:
        """The table on screen."""
        return cast("TransitoTable", self.window.table)

    @property
    def state(self) -> State:
        """Everything, the secret too."""
        return cast("State", self.desk.answers.session.state)

    def number(self, kind: str, card: str) -> str:
        """The digit of a card among those of its kind, as the forms have them."""
        piles = {"suspect": self.desk.table.city.suspects, "sector": self.desk.table.city.sectors}
        return str([one.id for one in piles.get(kind, self.desk.table.city.infractions)].index(card) + 1)


def phases(game: Game) -> Iterator[str]:
    """Brings a game through every phase, and says which."""
    yield game.phase
    game.do({"do": "deal"})
    yield game.phase
    star = game.desk.table.city.stars[0]
    beside = next(one.joins[0] for one in game.desk.table.city.squares if one.id == star)
    game.do({"do": "correct", "reason": "a mano", "at": {game.turn: beside}}, {"do": "draw", "by": game.turn, "card": 1})
    yield game.phase
    game.do({"do": "move", "by": game.turn, "to": star})
    yield game.phase
    game.do({"do": "travel", "by": game.turn, "to": game.quiet})
    yield game.phase
    suspect, infraction = game.claim(refuted=True)
    game.do({"do": "suspect", "by": game.turn, "suspect": suspect, "infraction": infraction})
    yield game.phase
    game.do({"do": "undo"})
    suspect, infraction = game.claim(refuted=False)
    game.do({"do": "suspect", "by": game.turn, "suspect": suspect, "infraction": infraction})
    yield game.phase
    game.do({"do": "end", "reason": "tarde"})
    yield game.phase
