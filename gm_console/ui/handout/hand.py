"""The cards of an open session: whose they are, who has had his, and one card at a time for who asks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, Protocol

from gm_console.ui.desk import Desk
from gm_console.ui.handout.secret import Dealing, Notes, Person, Secret, Sheet
from gm_console.words import Translator

Had = Literal["", "seen", "sent"]
"""How a player has had his card: not yet, with his own eyes, or as a picture."""


class Cards(Protocol):
    """What the screen needs to know."""

    @property
    def people(self) -> tuple[Person, ...]:
        """Who gets a card, by seat."""

    @property
    def may_copy(self) -> bool:
        """Whether a card may be copied for a guest at a distance."""

    def had(self, player: str) -> Had:
        """How a player has had his card."""

    def mark(self, player: str, how: Had) -> None:
        """He has had it now."""

    def secret(self, player: str) -> Secret:
        """A player's card."""

    def possible(self) -> Iterable[Secret]:
        """Every card to be measured for."""

    def notes(self, player: str) -> tuple[Notes, ...] | None:
        """A player's notebook; None where the game has none."""


class DeskSheet:
    """The list that goes along with the cards of what is open at a desk."""

    def __init__(self, desk: Desk, sheet: Sheet) -> None:
        self._desk, self._sheet = desk, sheet

    @property
    def lines(self) -> tuple[str, ...]:
        """The list."""
        return self._sheet.lines(self._desk)

    def struck(self, name: str) -> frozenset[int]:
        """The places of the lines that were kept as struck for a player, by his name."""
        kept = frozenset(self._sheet.struck(self._desk.answers.seen(name)))
        return frozenset(place for place, line in enumerate(self.lines) if line in kept)

    def strike(self, name: str, place: int) -> None:
        """He struck a line, or put it back."""
        self._sheet.strike(self._desk, name, self.lines[place])


def next_of(cards: Cards, after: str) -> Person | None:
    """Who comes after a player: the next by seat who has not had his card, from the first seat again at the end; None once all have."""
    people = cards.people
    place = next((n for n, person in enumerate(people, 1) if person.id == after), 0)
    waiting = (person for person in (*people[place:], *people[:place]) if not cards.had(person.id))
    return next((person for person in waiting if person.id != after), None)


class DeskCards:
    """The cards of what is open at a desk. ``words`` is the language of the cards, ``known`` how each has had his, added to as they do."""

    def __init__(self, desk: Desk, dealing: Dealing, words: Translator, known: dict[str, Had] | None = None) -> None:
        self._desk, self._dealing, self._words = desk, dealing, words
        self.known: dict[str, Had] = {} if known is None else known

    @property
    def _table(self) -> Any:
        return self._desk.table

    @property
    def people(self) -> tuple[Person, ...]:
        """Who gets a card, by seat; nobody once the desk was left, though the last card is only covered then."""
        return self._dealing.people(self._table) if self._desk.open else ()

    @property
    def may_copy(self) -> bool:
        """Not where the host plays: a picture would be on his desk."""
        return not self._dealing.host_plays(self._table)

    def had(self, player: str) -> Had:
        """The game's record where it keeps one, else what was marked here."""
        seen = next((person.seen for person in self.people if person.id == player), None)
        kept = self.known.get(player, "")
        if seen is None:
            return kept
        return (kept or "seen") if seen else ""

    def mark(self, player: str, how: Had) -> None:
        """He has had it now; who saw it himself has not merely been sent it."""
        if self.known.get(player) != "seen":
            self.known[player] = how
        if self._dealing.mark_seen is not None:
            self._dealing.mark_seen(self._desk, player)

    def secret(self, player: str) -> Secret:
        """A player's card, from his own view."""
        card = self._dealing.secret(self._words, self._desk.answers.seen(self._name(player)), player)
        house = self._dealing.by_the_house
        return card if house is None else house(self._words, self._desk.options, card)

    def notes(self, player: str) -> tuple[Notes, ...] | None:
        """A player's notebook, from his own view; None where the game has none."""
        if self._dealing.notebook is None:
            return None
        return self._dealing.notebook(self._words, self._desk, self._desk.answers.seen(self._name(player)))

    def _name(self, player: str) -> str:
        return next(person.name for person in self.people if person.id == player)

    def possible(self) -> Iterable[Secret]:
        """Every card that may be dealt, where the game can say; else those in hand."""
        if self._dealing.possible is not None:
            return self._dealing.possible(self._words, self._desk)
        return (self.secret(person.id) for person in self.people)
