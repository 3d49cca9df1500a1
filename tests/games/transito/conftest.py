"""A game in a small city to test at."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from tests.table import Table

THREE = ("Ana", "Bruno", "Cloe")
FOUR = (*THREE, "Íñigo")
KINDS = ("suspect", "sector", "infraction")


class Town(Table):
    """A table that knows every card, whoever asks."""

    @property
    def state(self) -> Any:
        """The game inside."""
        return self.referee.sitting.need().state

    @property
    def secret(self) -> dict[str, str]:
        """The culprit's secret, by kind."""
        return dict(zip(KINDS, self.state.secret.solution, strict=True))

    @property
    def hands(self) -> dict[str, tuple[str, ...]]:
        """Everybody's cards."""
        names = {seat.id: seat.name for seat in self.state.seats}
        return {names[player]: cards for player, cards in self.state.secret.hands}

    @property
    def order(self) -> list[str]:
        """Names from the one whose turn it is, clockwise."""
        names = [seat["name"] for seat in self.view()["players"]]
        at = names.index(str(self.turn))
        return [*names[at:], *names[:at]]

    def of(self, name: str, kind: str) -> str:
        """A card of that kind in somebody's hand; empty if he has none."""
        pile = {"suspect": self.state.city.suspects, "sector": self.state.city.sectors, "infraction": self.state.city.infractions}[kind]
        return next((str(card.id) for card in pile if card.id in self.hands[name]), "")

    def seat(self, name: str) -> dict[str, Any]:
        """A seat as the table sees it."""
        return next(seat for seat in self.view()["players"] if seat["name"] == name)

    def walk(self, card: int, to: str) -> dict[str, Any]:
        """The one whose turn it is draws that card and goes there."""
        self("draw", by=self.turn, card=card)
        return self("move", by=self.turn, to=to)

    def put(self, name: str, place: str, **more: Any) -> None:
        """The host puts a token somewhere."""
        self("correct", reason="prueba", at={name: place}, **more)

    def arrive(self, sector: str) -> None:
        """The one whose turn it is comes into a sector by hand; on the console's board from the square before it."""
        if self.view()["moved_by_hand"]:
            self("enter", by=self.turn, sector=sector)
            return
        self.put(str(self.turn), self.view()["board"]["sectors"][sector][0], last={self.turn: None})
        self.walk(1, sector)

    def suspect(self, suspect: str, sector: str, infraction: str) -> dict[str, Any]:
        """The one whose turn it is arrives in the sector and suspects."""
        self.arrive(sector)
        return self("suspect", by=self.turn, suspect=suspect, infraction=infraction)

    def accuse(self, right: bool = False, **more: Any) -> dict[str, Any]:
        """The one whose turn it is accuses, rightly or not."""
        named = dict(self.secret)
        if not right:
            named["suspect"] = next(one.id for one in self.state.city.suspects if one.id != named["suspect"])
        return self("accuse", by=self.turn, **named, **more)


Open = Callable[..., Town]


@pytest.fixture
def opened() -> Open:
    """Opens a game: options as keywords, everything else of `new` in ``more``."""

    def open_(players: Iterable[Any] = THREE, more: dict[str, Any] | None = None, **options: Any) -> Town:
        town = Town()
        town("new", game="transito", players=list(players), options=options, **({"seed": 1} | (more or {})))
        return town

    return open_


@pytest.fixture
def dealt(opened: Open) -> Open:
    """Opens a game and deals; ``where`` looks for a seed whose deal is so."""

    def deal(*args: Any, where: Callable[[Town], bool] = lambda town: True, seed: int = 1, **options: Any) -> Town:
        while True:
            town = opened(*args, more={"seed": seed}, **options)
            town("deal")
            if where(town):
                return town
            seed += 1

    return deal


@pytest.fixture
def town(dealt: Open) -> Town:
    """Three seats, dealt, on the text's rules."""
    return dealt()
