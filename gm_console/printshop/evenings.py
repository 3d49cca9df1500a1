"""Who comes and what is played, for paper: from a session on disk, or from names and what the library has."""

import contextlib
import importlib
import os
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from gm_console.engine import names
from gm_console.engine.phrase import phrase
from gm_console.engine.session import Session
from gm_console.engine.value import Value
from gm_console.printing.record import Record
from gm_console.sitting import chance
from gm_console.sitting.shelf import Shelf
from gm_console.store import cases, decks, plans, tables
from gm_console.store.chain import faults
from gm_console.store.errors import FileError, JournalDamaged, JournalError, from_sqlite, from_system
from gm_console.store.journal import Journal
from gm_console.store.reading import connect_to_read
from gm_console.store.rows import SessionInfo
from gm_console.words import Translator


class Wanted(Value, frozen=True):
    """An evening nobody has opened yet: names, and of the library whatever the game has.

    ``characters`` is a set's id, ``case`` and ``deck`` an id or the path of a file; a text is empty where there is none. A villa or a city
    is a ``case`` too. So many ``rounds`` are drawn now, each with so many ``spies``; none where it is 0. ``language`` is that of the cards.
    """

    host: str = ""
    players: tuple[str, ...] = ()
    characters: str = ""
    case: str = ""
    deck: str = ""
    rounds: int = 0
    spies: int = 1
    language: str = "es"


def of_session(session: Session, chosen: Sequence[str] = ()) -> Any:
    """A session's evening, with some of its players or all. Raises `FileError` for one who is not there."""
    evening = importlib.import_module(f"{_faces(session.game.key)}.evening").of(session.state)
    return narrowed(session.game.key, evening, chosen)


def seated(session: Session) -> tuple[str, ...]:
    """The names of those who sit at a session's table now."""
    called: tuple[str, ...] = importlib.import_module(f"{_faces(session.game.key)}.gathering").called(of_session(session))
    return called


def narrowed(game: str, evening: Any, chosen: Sequence[str]) -> Any:
    """An evening with some of its players only; with all where none is named. Raises `FileError` for one who is not there."""
    gathering = importlib.import_module(f"{_faces(game)}.gathering")
    known = {names.key(name): name for name in gathering.called(evening)}
    strangers = [name for name in chosen if names.key(name) not in known]
    if strangers:
        raise FileError(phrase("printpage.stranger", names=tuple(strangers)))
    return gathering.narrowed(evening, [known[names.key(name)] for name in chosen])


def without_session(game: str, wanted: Wanted) -> Any:
    """An evening nobody has opened yet; chance is the system's own. Raises `FileError` and `Refusal` with a sentence."""
    gathering = importlib.import_module(f"{_faces(game)}.gathering")
    known: dict[str, Callable[[], Any]] = {
        "roles": lambda: _roles(game, wanted.characters),
        "case": lambda: _case(game, wanted.case),
        "deck": lambda: _deck(wanted.deck, wanted.language),
        "rounds": lambda: wanted.rounds,
        "spies": lambda: wanted.spies,
        "board": lambda: _board(game, wanted.case or gathering.BOARD),
        "below": lambda: chance.source(None, 0),
    }
    return gathering.gathered(wanted.host, wanted.players, **{ask: known[ask]() for ask in gathering.ASKS})


def record_of(session: Session, created: str, words: Translator) -> Record:
    """The record of a session as far as it has come; ``created`` is when it was opened, ISO."""
    made: Record = importlib.import_module(f"{_faces(session.game.key)}.record").record(session, created, words)
    return made


def session_in(path: Path, id_: str = "") -> tuple[Session, SessionInfo]:
    """A session of a journal, its newest where none is named; the file is only read.

    Raises `JournalError` and `Refusal` with a sentence.
    """
    with contextlib.closing(_reading(path)) as journal:
        found = journal.info(id_) if id_ else next(iter(journal.sessions()), None)
        if found is None:
            raise JournalError(phrase("store.no-session", session=id_[:40]) if id_ else phrase("printpage.no-sessions", path=str(path)))
        broken = tuple(faults(journal.kept(found.id)))
        if broken:
            raise JournalDamaged(path, broken)
        return Shelf(journal).load(found.id)[0], found


def _reading(path: Path) -> Journal:
    try:
        if not os.path.isfile(path):
            raise JournalError(phrase("store.missing", path=str(path)))
        connection = connect_to_read(path)
        tables.read_extent(connection)
    except sqlite3.Error as error:
        raise JournalError(from_sqlite(error, path)) from error
    except OSError as error:
        raise JournalError(from_system(error, path)) from error
    return Journal(path, connection, None)


def _roles(game: str, id_: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    if not id_:
        return ()
    found = next((one for one in cases.character_sets(game) if one.id == id_), None)
    if found is None:
        raise FileError(phrase("printpage.no-set", set=id_[:80]))
    if found.faults:
        raise FileError(phrase("case.faults", faults=tuple(cases.said(fault) for fault in found.faults)))
    return tuple((one.name, one.cliches) for one in found.characters)


def _deck(deck: str, language: str) -> dict[str, Any]:
    """A deck by its id, the usual one where none is named, or from a file of any place."""
    path = Path(deck)
    if not _is_file(deck, ".toml", ".csv"):
        return decks.find_deck(deck or decks.USUAL, language)
    found = decks.read_deck(decks.Source(path.stem, path, own=True), language)
    if found.faults:
        raise FileError(phrase("deck.faults", faults=tuple(cases.said(fault) for fault in found.faults)))
    listed = [{"name": place.name, "roles": list(place.roles)} for place in found.places]
    return {"name": found.id, "title": found.title, "language": found.language, "places": listed, "credits": found.credits}


def _case(game: str, case: str) -> dict[str, Any] | None:
    """A case by its id, or from a file of any place."""
    path = Path(case)
    if not _is_file(case, ".toml"):
        return cases.find_case(game, case) if case else None
    try:
        content = path.read_bytes()
    except OSError as error:
        raise FileError(from_system(error, path)) from error
    made, wrong = cases.check_case(content, path.name)
    if made is None:
        raise FileError(phrase("case.faults", faults=tuple(cases.said(fault) for fault in wrong)))
    plain: dict[str, Any] = msgspec.to_builtins(made)
    return plain


def _is_file(said: str, *kinds: str) -> bool:
    """Whether the host names a file and not something of the library: it ends like one, or is one."""
    return said.endswith(kinds) or os.path.isfile(said)


def _board(game: str, plan: str) -> dict[str, Any]:
    """A villa or a city by its id, or from a file of any place."""
    path = Path(plan)
    if not _is_file(plan, ".toml"):
        return plans.find_plan(game, plan)
    found = plans.read_plan(game, path, own=True)
    if found.plan is None:
        raise FileError(phrase("plan.faults", faults=tuple(cases.said(fault) for fault in found.faults)))
    plain: dict[str, Any] = msgspec.to_builtins(found.plan)
    return plain


def _faces(game: str) -> str:
    return f"gm_console.printing.faces.{game}"
