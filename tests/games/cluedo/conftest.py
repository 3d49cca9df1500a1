"""A game of Cluedo to test at, with hands that are known."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest

from gm_console.games.envelope import dealing
from gm_console.games.envelope.model import Sealed
from tests.table import Table

FOUR = ("Ana", "Bruno", "Cloe", "Íñigo")
SUSPECTS = ("rose", "moutarde", "leblanc", "olive", "pervenche", "violet")
SOLUTION = ("violet", "dagger", "kitchen")
HANDS = {
    "Ana": ("rose", "candlestick", "ballroom", "conservatory", "leblanc"),
    "Bruno": ("moutarde", "revolver", "billiard", "library", "olive"),
    "Cloe": ("pervenche", "rope", "study", "hall"),
    "Íñigo": ("pipe", "spanner", "lounge", "dining"),
}
RIGHT = {"suspect": "violet", "weapon": "dagger", "room": "kitchen"}
WRONG = {"suspect": "violet", "weapon": "dagger", "room": "hall"}


class Villa(Table):
    """A table where a host can bring anybody anywhere."""

    def throw(self, dice: Mapping[str, Iterable[int]] | None = None) -> None:
        """The roll-off, with Ana highest unless told otherwise."""
        while self.phase == "roll-off":
            name = str(self.turn)
            self("roll", by=name, dice=list((dice or {}).get(name, (6, 6) if name == "Ana" else (1, 2))))

    def seat(self, name: str) -> dict[str, Any]:
        """One player as the table sees him."""
        return next(dict(player) for player in self.view()["players"] if player["name"] == name)

    def at(self, name: str) -> Any:
        """Where his pawn is."""
        return self.seat(name)["at"]

    def put(self, name: str, place: Any) -> None:
        """His pawn is put somewhere."""
        self("correct", reason="prueba", pawns={self.seat(name)["suspect"]: place})

    def turn_to(self, name: str, place: Any = None) -> None:
        """It is his turn, from a place if one is given."""
        if place is not None:
            self.put(name, place)
        self("correct", reason="prueba", turn=name)

    def comes(self, name: str, room: str) -> None:
        """He comes into a room by himself."""
        self.turn_to(name, "study" if room != "study" else "hall")
        self("roll", by=name, dice=[6, 6])
        self("move", by=name, to=room)

    def asks(self, name: str, room: str, suspect: str, weapon: str) -> dict[str, Any]:
        """He comes in and forms a hypothesis."""
        self.comes(name, room)
        return self("suggest", by=name, suspect=suspect, weapon=weapon)

    @property
    def due(self) -> str | None:
        """The witness who has to answer."""
        due: str | None = self.suggestion["due"]
        return due

    @property
    def suggestion(self) -> dict[str, Any]:
        """This turn's hypothesis."""
        return dict(self.view()["suggestion"])

    @property
    def cards_to_show(self) -> list[str]:
        """The cards offered to the witness who is due."""
        return [offer["card"] for offer in self.legal() if offer["do"] == "show"]


Open = Callable[..., Villa]


def opened(players: Iterable[Any], more: Mapping[str, Any] | None = None, **options: Any) -> Villa:
    """Opens a game: options as keywords, everything else of `new` in ``more``."""
    villa = Villa()
    villa("new", game="cluedo", players=list(players), options=options, **(more or {}))
    return villa


def guests(names: Iterable[str]) -> list[dict[str, str]]:
    """Rose, Moutarde, and so on."""
    return [{"name": name, "suspect": suspect} for name, suspect in zip(names, SUSPECTS, strict=False)]


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> Open:
    """A game whose cards are dealt: those of `HANDS`, or as told; Ana begins."""

    def deal(
        names: Iterable[str] = FOUR, held: Mapping[str, Iterable[str]] | None = None, open_cards: Iterable[str] = (), **options: Any
    ) -> Villa:
        own = dict(held or HANDS)
        villa = opened(guests(names), **options)
        ids = {name: player for player, name in villa.referee.sitting.need().names.items()}
        fixed = Sealed(SOLUTION, tuple((ids[name], tuple(own[name])) for name in names), "00")
        if options.get("hands") != "table":
            monkeypatch.setattr(dealing, "deal", lambda draw, policy, order: (fixed, tuple(open_cards)))
        villa.throw()
        return villa

    return deal


@pytest.fixture
def villa(dealt: Open) -> Villa:
    """Four players, all cards dealt, Ana's turn as Miss Rose."""
    return dealt()
