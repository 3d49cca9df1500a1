"""Sessions on disk and back: between the engine's records and the journal's rows."""

import uuid
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec

from gm_console import __version__
from gm_console.engine.game import Game
from gm_console.engine.phrase import phrase
from gm_console.engine.record import Move, Record
from gm_console.engine.refusal import Refusal
from gm_console.engine.session import Session
from gm_console.games import GAMES
from gm_console.store import tape
from gm_console.store.errors import JournalError
from gm_console.store.journal import Journal
from gm_console.store.rows import Heartbeat, Row, SessionInfo

RULES_VERSION = 1


class Shelf:
    """A journal as a sitting uses it. What the disk refuses becomes a `Refusal` ``journal``."""

    def __init__(self, journal: Journal, language: str = "es") -> None:
        self.journal = journal
        self.language = language

    def look_again(self) -> None:
        """A journal that could only be read is opened anew: the console that had it may have gone. Raises `JournalError`."""
        before = self.journal
        if before.read_only and before.path is not None:
            self.journal = Journal.open(before.path)
            before.close()

    def create(self, session: Session, move: Move, opening: dict[str, Any]) -> str:
        """A new session with its first entry; its id."""
        case = opening.get("case")
        title = str(case.get("title") or "") if isinstance(case, dict) else ""
        info = SessionInfo(
            id=uuid.uuid4().hex[:12],
            game=session.game.key,
            rules_version=RULES_VERSION,
            created=datetime.now(UTC).isoformat(timespec="seconds"),
            app_version=__version__,
            language=self.language,
            title=title,
            players=tuple(name for _, name in session.game.players(session.state)),
            opening=msgspec.json.encode(opening),
        )
        try:
            self.journal.create(info, tape.rows((move,)))
        except JournalError as error:
            raise refused(error) from error
        return info.id

    def append(self, session: str, records: Sequence[Record]) -> None:
        """One transaction, on disk when this returns."""
        try:
            self.journal.append(session, tape.rows(records))
        except JournalError as error:
            raise refused(error) from error
        except UnicodeEncodeError as error:  # half a letter, as a torn paste may leave one
            raise Refusal("bad-command", phrase("command.wrong-value", field="text")) from error

    def load(self, id_: str) -> tuple[Session, int, int]:
        """A session folded from its rows, with its last known moment: session time and elapsed in ms. Raises `Refusal`."""
        try:
            return self._load(id_)
        except JournalError as error:
            raise refused(error) from error
        except tape.NewerError as error:
            raise Refusal("journal", phrase("store.newer", name=str(error))) from error

    def _load(self, id_: str) -> tuple[Session, int, int]:
        info = self.journal.info(id_)
        if info is None or info.game not in GAMES:
            raise Refusal("no-session", phrase("refuse.unknown-session", session=id_[:40]))
        session = folded(GAMES[info.game], self.journal.rows(id_))
        at, elapsed = session.at, session.clock.reading(session.at)
        beat = self.journal.heartbeat(id_)
        if beat is not None and beat.at > at:
            at, elapsed = beat.at, max(elapsed, beat.elapsed)
        return session, at, elapsed

    def beat(self, session: str, at: int, elapsed: int, running: bool) -> None:
        """The last known moment, cheaply and never in the way."""
        self.journal.beat(Heartbeat(session, at, elapsed, running, datetime.now(UTC).timestamp()))


def folded(game: Game[Any], rows: Sequence[Row]) -> Session:
    """A session from its rows. Raises `tape.NewerError`, also where each row can be read and the next does not go with those before."""
    session = Session(game)
    for record in tape.records(game, rows):
        try:
            session.take(record)
        except (LookupError, StopIteration, AttributeError, TypeError, ValueError) as error:
            raise tape.NewerError(type(record).__name__.lower()) from error
    return session


def refused(error: JournalError) -> Refusal:
    """The disk's refusal as the host reads it."""
    return Refusal("journal", error.said)
