"""A room of El espía to test at."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from tests.table import Table

FIVE = ("Ana", "Bruno", "Cloe", "Íñigo", "Noël")
EIGHT = ("Ana", "Bruno", "Cloe", "Íñigo", "10", "2", "Noël", "Zoe")
NONE: tuple[str, ...] = ()


class Room(Table):
    """A table that knows who the spies are, whoever asks."""

    @property
    def spies(self) -> list[str]:
        """Spies of the open round, or the last one, by seat."""
        return [self._name(player) for player in self._secret.deal.spies]

    @property
    def spy(self) -> str:
        """The first of them."""
        return self.spies[0]

    @property
    def residents(self) -> list[str]:
        """Residents who are still in the round, by seat."""
        state = self.referee.sitting.need().state
        return [self._name(player) for player in state.players if player not in self._secret.deal.spies]

    @property
    def place(self) -> str:
        """Where everybody is."""
        return str(self._secret.deal.place)

    @property
    def elsewhere(self) -> str:
        """Some other place of the deck."""
        places: list[str] = [place.name for place in self.referee.sitting.need().state.deck.places]
        return next(place for place in places if place != self.place)

    @property
    def asker(self) -> str:
        """Whose turn it is."""
        return str(self.view()["asker"])

    @property
    def elapsed(self) -> float:
        """Seconds on the clock."""
        return float(self.view()["clock"]["elapsed"])

    @property
    def points(self) -> dict[str, int]:
        """Everybody's points."""
        return {player["name"]: player["points"] for player in self.view()["players"]}

    @property
    def last(self) -> dict[str, Any]:
        """The round that ended last."""
        return dict(self.view()["last_round"])

    @property
    def _secret(self) -> Any:
        return self.referee.sitting.need().state.secret

    def _name(self, player: str) -> str:
        return self.referee.sitting.need().names[player]

    def seat(self, name: str) -> dict[str, Any]:
        """One player as the table sees him."""
        return next(dict(player) for player in self.view()["players"] if player["name"] == name)

    def card(self, name: str) -> dict[str, Any]:
        """A player's own card."""
        return dict(self.view(name)["card"])

    def hand_out(self) -> None:
        """Deals, and everybody sees his card."""
        self("deal")
        for player in self.view()["players"]:
            self("seen", by=player["name"])

    def begin(self, **to: str) -> None:
        """Deals, shows and starts the clock."""
        self.hand_out()
        self("begin", **to)

    def accuse(self, by: str, accused: str, no: Iterable[str] = NONE, but: Iterable[str] = NONE) -> None:
        """An accusation on which everybody votes yes but those of ``no``; ``but`` have not voted yet."""
        self("accuse", by=by, accused=accused)
        for player in self.view()["players"]:
            name = player["name"]
            if name not in (by, accused, *but) and not player["watching"] and self.phase == "vote":
                self("vote", by=name, guilty=name not in no)

    def time_up(self) -> None:
        """The clock reaches zero."""
        self("wait", seconds=600)
        assert self.phase == "final-vote"

    def point(self, at: str, but: dict[str, str] | None = None) -> None:
        """Time is up and everybody points at one, who points at the next; ``but`` point elsewhere."""
        if self.phase == "questions":
            self.time_up()
        names = [player["name"] for player in self.view()["players"] if not player["watching"]]
        back = next(name for name in names if name != at)
        for name in names:
            if self.phase == "final-vote":
                self("point", by=name, at=(but or {}).get(name, back if name == at else at))

    def spies_win(self) -> None:
        """The first spy names the place."""
        self("guess", by=self.spy, place=self.place)

    def residents_win(self) -> None:
        """The first spy names another place."""
        self("guess", by=self.spy, place=self.elsewhere)


Open = Callable[..., Room]


@pytest.fixture
def opened() -> Open:
    """Opens a room: options as keywords, everything else of `new` in ``more``."""

    def open_(players: Iterable[Any] = FIVE, more: dict[str, Any] | None = None, **options: Any) -> Room:
        room = Room()
        room("new", game="espia", players=list(players), options=options, **(more or {}))
        return room

    return open_


@pytest.fixture
def begun(opened: Open) -> Open:
    """Opens a room and begins its first round."""

    def begin(*args: Any, **options: Any) -> Room:
        room = opened(*args, **options)
        room.begin()
        return room

    return begin


@pytest.fixture
def lobby(opened: Open) -> Room:
    """A room of five on the text's rules."""
    return opened()


@pytest.fixture
def room(begun: Open) -> Room:
    """The same with its first round begun."""
    return begun()
