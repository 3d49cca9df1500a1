"""Where what is printed comes from: the meeting at the table, or the library and remembered names where there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from gm_console.engine import names
from gm_console.engine.value import Value
from gm_console.printshop.evenings import of_session, record_of, seated, without_session
from gm_console.store import cases

if TYPE_CHECKING:
    from collections.abc import Callable

    from gm_console.printing.record import Record
    from gm_console.sitting.shelf import Shelf
    from gm_console.ui.desk import Desk
    from gm_console.words import Translator

MOST_OFFERED = 12
"""Remembered names that are offered to be ticked; more are typed."""


class Company(Value, frozen=True):
    """Who is printed for, and what: players by name, and where there is no session a set of characters and a case by id."""

    players: tuple[str, ...] = ()
    characters: str = ""
    case: str = ""


class Source(Protocol):
    """What the page asks. ``names`` can be ticked, ``ticked`` says whether they are to begin with."""

    game: str
    session: bool
    names: tuple[str, ...]
    ticked: bool

    @property
    def told(self) -> bool:
        """Whether the players know the solution."""

    def evening(self, company: Company) -> Any:
        """The game's own evening. Raises `FileError`, `Refusal`."""

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

    def evening(self, company: Company) -> Any:
        """As it stands now."""
        return of_session(self._desk.answers.session, () if set(company.players) == set(self.names) else company.players)

    def record(self, words: Translator) -> Record | None:
        """As far as it has come."""
        info = self._shelf().journal.info(self._desk.session_id)
        return record_of(self._desk.answers.session, info, words) if info is not None else None


class FromLibrary:
    """No session yet: names, sets of characters and cases to choose from. Of a case nobody knows the solution."""

    session, told = False, False

    def __init__(self, game: str, host: str, remembered: tuple[str, ...], most: int) -> None:
        self.game, self._host = game, host
        self.names = tuple(name for name in remembered if names.key(name) != names.key(host))[:MOST_OFFERED]
        self.ticked = len(self.names) <= most

    def sets(self) -> tuple[tuple[str, str], ...]:
        """Sets of characters that can be used: id and title."""
        return tuple((one.id, one.title) for one in cases.character_sets(self.game) if not one.faults)

    def cases(self) -> tuple[tuple[str, str], ...]:
        """Cases that can be played: id and title."""
        return tuple((ref.id, ref.title) for ref in cases.case_ids(self.game) if not ref.faults)

    def evening(self, company: Company) -> Any:
        """Who was named, each with the character of his place."""
        return without_session(self.game, self._host, company.players, company.characters, company.case)

    def record(self, words: Translator) -> Record | None:
        """There is none."""
        return None
