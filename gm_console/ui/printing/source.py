"""Where what is printed comes from: the meeting at the table, or the library and remembered names where there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from gm_console.engine import names
from gm_console.engine.value import Value
from gm_console.printshop.evenings import Wanted, of_session, record_of, seated, without_session
from gm_console.printshop.order import draws
from gm_console.store import cases, decks, plans

if TYPE_CHECKING:
    from collections.abc import Callable

    from gm_console.engine.refusal import Refusal
    from gm_console.printing.record import Record
    from gm_console.sitting.shelf import Shelf
    from gm_console.ui.desk import Desk
    from gm_console.words import Translator

MOST_OFFERED = 12
"""Remembered names that are offered to be ticked; more are typed."""


class Company(Value, frozen=True):
    """Who is printed for, and with what: players by name, and where there is no session whatever the game has, by id.

    A villa or a city is a ``case`` too.
    """

    players: tuple[str, ...] = ()
    characters: str = ""
    case: str = ""
    deck: str = ""
    rounds: int = 0
    spies: int = 1


class Source(Protocol):
    """What the page asks. ``names`` can be ticked, ``ticked`` says whether they are to begin with."""

    game: str
    session: bool
    names: tuple[str, ...]
    ticked: bool

    @property
    def told(self) -> bool:
        """Whether the players know the solution."""

    def shut(self, company: Company) -> bool:
        """Whether secret pages are not for the host to look at: he plays himself, and they are not his alone."""

    @property
    def waiting(self) -> int:
        """How many rounds are dealt ahead at the table."""

    def evening(self, company: Company, what: str) -> Any:
        """The game's own evening, for one of the things that are printed. Raises `FileError`, `Refusal`."""

    def deal(self, rounds: int) -> Refusal | None:
        """Has so many rounds dealt ahead at the table; why not, where it is refused."""

    def record(self, words: Translator) -> Record | None:
        """The record of the session as far as it has come; None without one."""


class AtTable:
    """The open session; ``revealed`` tells whether its solution has been shown."""

    session, ticked = True, True

    def __init__(self, desk: Desk, shelf: Callable[[], Shelf], revealed: Callable[[], bool]) -> None:
        self._desk, self._shelf, self._revealed = desk, shelf, revealed
        self.game = desk.answers.session.game.key
        self.names = seated(desk.answers.session)

    @property
    def told(self) -> bool:
        """Once the host has revealed it."""
        return self._revealed()

    def shut(self, company: Company) -> bool:
        """Where a seat is the host's, unless only his own pages are wanted."""
        session = self._desk.answers.session
        seat = getattr(session.state.options, "host_plays", None)
        return seat is not None and not self.told and company.players != (session.names.get(seat),)

    @property
    def waiting(self) -> int:
        """None in a game that deals nothing ahead."""
        return len(getattr(self._desk.answers.session.state, "seals_ahead", ()))

    def deal(self, rounds: int) -> Refusal | None:
        """By the desk, as everything that is ruled."""
        return self._desk.do({"do": "print-ahead", "rounds": rounds})

    def evening(self, company: Company, what: str) -> Any:
        """As it stands now."""
        return of_session(self._desk.answers.session, () if set(company.players) == set(self.names) else company.players)

    def record(self, words: Translator) -> Record | None:
        """As far as it has come."""
        info = self._shelf().journal.info(self._desk.session_id)
        return record_of(self._desk.answers.session, info.created, words) if info is not None else None


class FromLibrary:
    """No session yet: names, and of the library what there is to choose from. Of a case nobody knows the solution.

    ``language`` is that of the cards.
    """

    session, told, waiting = False, False, 0

    def __init__(self, game: str, host: str, remembered: tuple[str, ...], most: int, language: str = "es") -> None:
        self.game, self._host, self._language = game, host, language
        self.names = tuple(name for name in remembered if names.key(name) != names.key(host))[:MOST_OFFERED]
        self.ticked = len(self.names) <= most

    def sets(self) -> tuple[tuple[str, str], ...]:
        """Sets of characters that can be used: id and title."""
        return tuple((one.id, one.title) for one in cases.character_sets(self.game) if not one.faults)

    def cases(self) -> tuple[tuple[str, str], ...]:
        """Cases that can be played: id and title."""
        return tuple((ref.id, ref.title) for ref in cases.case_ids(self.game) if not ref.faults)

    def boards(self) -> tuple[tuple[str, str], ...]:
        """Villas or cities that can be played on: id and title, the usual one first."""
        known = [one for one in plans.list_plans(self.game) if not one.faults]
        return tuple((one.id, one.title(self._language)) for one in sorted(known, key=lambda one: one.own))

    def decks(self) -> tuple[tuple[str, str], ...]:
        """Decks that can be played, in the cards' language: id and title."""
        return tuple((one.id, one.title) for one in decks.list_decks(self._language) if not one.faults)

    def evening(self, company: Company, what: str) -> Any:
        """Who was named, with what was chosen for them; rounds are drawn only where they are printed."""
        rounds = company.rounds if draws(self.game, what) else 0
        chosen = (company.characters, company.case, company.deck, rounds, company.spies)
        return without_session(self.game, Wanted(self._host, company.players, *chosen, self._language))

    def shut(self, company: Company) -> bool:
        """No: nobody plays yet."""
        return False

    def deal(self, rounds: int) -> Refusal | None:
        """At no table nothing is dealt."""

    def record(self, words: Translator) -> Record | None:
        """There is none."""
        return None
