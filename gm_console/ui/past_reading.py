"""What a past session comes to, read from the journal: when, who, how it stands, whether it is whole, and its record."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QDate, QLocale

from gm_console.engine.phrase import Phrase, phrase
from gm_console.engine.refusal import Refusal
from gm_console.engine.value import Value
from gm_console.games import GAMES
from gm_console.printing.record import Record
from gm_console.printshop.evenings import record_of
from gm_console.sitting.shelf import Shelf
from gm_console.store.chain import faults
from gm_console.store.journal import Journal
from gm_console.store.rows import SessionInfo
from gm_console.words import Translator

LOCALES = {"es": "es_ES", "fr": "fr_FR", "en": "en_GB"}


class _Case(Value, frozen=True):
    id: str | None = None


class _Opening(Value, frozen=True):
    case: _Case | None = None


class Reading(Value, frozen=True):
    """One session. ``clock`` is what had passed, in ms; ``faults`` are breaks in its chain, ``trouble`` why it cannot be read.

    With either there is no record.
    """

    rows: int
    over: bool = False
    clock: int = 0
    record: Record | None = None
    faults: tuple[Phrase, ...] = ()
    trouble: Phrase | None = None


def when(info: SessionInfo, language: str) -> str:
    """The day and hour a session was opened, as people say it, in the machine's own time zone."""
    local = info.opened
    if local is None:
        return info.created
    date = QLocale(LOCALES[language]).toString(QDate(local.year, local.month, local.day), QLocale.FormatType.LongFormat)
    return f"{date}, {local:%H:%M}"


def title(info: SessionInfo) -> str:
    """The case's title where it came from a file; what the host wrote at the table stays his own."""
    try:
        opening = msgspec.json.decode(info.opening, type=_Opening)
    except msgspec.MsgspecError:
        return ""
    return info.title if opening.case is not None and opening.case.id else ""


def read(journal: Journal, info: SessionInfo, words: Translator) -> Reading:
    """A session folded from the journal, its chain checked first. Raises `JournalError` where the journal itself cannot be read."""
    kept = journal.kept(info.id)
    found = tuple(fault.said for fault in faults(kept))
    if found:
        return Reading(len(kept.rows), faults=found)
    if info.game not in GAMES:
        return Reading(len(kept.rows), trouble=phrase("past.unknown-game", game=info.game))
    try:
        session, _, elapsed = Shelf(journal).load(info.id)
    except Refusal as refusal:
        return Reading(len(kept.rows), trouble=refusal.said)
    return Reading(len(kept.rows), session.state.phase == "over", elapsed, record_of(session, info.created, words))
