"""The chain of hashes through a session, and what a break in it means.

Each row's hash covers the hash before it and every field of its own; the first row's covers the session's info. So nothing can be
altered, dropped or swapped without a break, and SQLite's own check, which does not see a flipped letter, need not be trusted.
"""

import hashlib
import struct
from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from gm_console.engine.phrase import Phrase, phrase
from gm_console.engine.value import Value
from gm_console.store.rows import Heartbeat, Row, SessionInfo, StoredRow

_pack = struct.Struct(">qqqqqQQQ").pack
_sha256 = hashlib.sha256


class Fault(Value, frozen=True):
    """What is wrong with a row, an info (seq 0) or a whole file (no session); ``kind`` is one of the phrases ``verify.KIND``.

    ``other`` is the row it was swapped with, or the last of those dropped or added.
    """

    kind: str
    session: str = ""
    seq: int = 0
    other: int = 0

    @property
    def said(self) -> Phrase:
        """The sentence for the host."""
        return phrase(f"verify.{self.kind}", session=self.session, seq=self.seq, other=self.other)


class Kept(Value, frozen=True):
    """All that is on disk of one session, whether it holds together or not. ``info`` is None where its row is gone."""

    id: str
    info: SessionInfo | None
    seed: bytes
    rows: tuple[StoredRow, ...]
    heartbeat: Heartbeat | None


def seed(info: SessionInfo) -> bytes:
    """The hash of an info, to which the first row is chained."""
    texts = (info.id, info.game, str(info.rules_version), info.created, info.app_version, info.language, info.title, *info.players)
    parts = [*(str(text).encode("utf-8", "surrogateescape") for text in texts), info.opening]
    return hashlib.sha256(b"".join(len(part).to_bytes(8, "big") + part for part in parts)).digest()


def link(before: bytes, seq: int, step: int, row: Row) -> bytes:
    """The hash of a row as number ``seq``, chained to the hash ``before``. Every length is in it, so no two rows read alike."""
    kind, name, data = _raw(row.kind), _raw(row.name), row.data
    head = _pack(seq, step, row.at, row.elapsed, row.version, len(kind), len(name), len(data))
    return _sha256(b"".join((before, head, kind, name, data))).digest()


@lru_cache(maxsize=256)
def _raw(text: str) -> bytes:
    """A kind or a name as bytes; there are few of them."""
    return text.encode("utf-8", "surrogateescape")


def follows(before: bytes, row: StoredRow) -> bool:
    """Whether a row as stored is what was once written after the hash ``before``. A field of the wrong type never is."""
    return _would_be(before, row.seq, row) == row.hash


def faults(kept: Kept) -> Iterator[Fault]:
    """All that is wrong with a session, in the order of its rows."""
    if kept.info is None:
        yield Fault("info-dropped", kept.id)
    elif seed(kept.info) != kept.seed:
        yield Fault("info-altered", kept.id)
    rows = list(kept.rows)
    if kept.info is not None and _sound(kept.seed, rows):
        yield from _tail_faults(kept, rows)
        return
    found = [*_row_faults(kept, rows), *_tail_faults(kept, rows)]
    yield from dict.fromkeys(found)


def _sound(before: bytes, rows: Sequence[StoredRow]) -> bool:
    """Whether every row follows the one before: the usual case, looked at in one go."""
    try:
        for seq, row in enumerate(rows, 1):
            made = link(before, seq, row.step, row)
            if row.seq != seq or made != row.hash:
                return False
            before = made
    except (struct.error, TypeError, AttributeError, UnicodeError):
        return False
    return True


def _row_faults(kept: Kept, rows: list[StoredRow]) -> Iterator[Fault]:
    """What breaks between the rows. Those that were swapped stand in ``rows`` as they were written, afterwards."""
    before, expected = kept.seed, 1
    known = kept.info is not None  # what came before: without it the first row can only be believed
    for place, row in enumerate(rows):
        if row.seq != expected:
            yield Fault("dropped", kept.id, expected, row.seq - 1)
            known = False
        expected = row.seq + 1
        if not known or follows(before, row):
            before, known = row.hash, True
            continue
        found = _swapped_with(before, rows, place)
        if found is None:
            yield Fault("altered", kept.id, row.seq)
            before = _resume(before, rows, place)
        else:
            yield Fault("swapped", kept.id, row.seq, rows[found].seq)
            before = _put_back(before, rows, place, found)


def _would_be(before: bytes, seq: int, row: StoredRow) -> bytes | None:
    try:
        return link(before, seq, row.step, row)
    except (struct.error, TypeError, AttributeError, UnicodeError):
        return None


def _placed(before: bytes, rows: Sequence[StoredRow], place: int, other: int) -> bytes | None:
    """The hash of what stands at ``other`` if its place was ``place``; whether its step and hash went along with it or stayed."""
    here, there = rows[place], rows[other]
    travelled = _would_be(before, here.seq, there)
    stayed = _would_be(before, here.seq, msgspec.structs.replace(there, step=here.step))
    return next((made for made in (travelled, stayed) if made is not None and made in {here.hash, there.hash}), None)


def _swapped_with(before: bytes, rows: Sequence[StoredRow], place: int) -> int | None:
    return next((other for other in range(place + 1, len(rows)) if _placed(before, rows, place, other)), None)


def _put_back(before: bytes, rows: list[StoredRow], place: int, other: int) -> bytes:
    """Swap two rows again in memory and give the hash at ``place``: what follows is judged as it was written."""
    here, there = rows[place], rows[other]
    now = _placed(before, rows, place, other) or b""
    stayed = now == here.hash  # else step and hash travelled with the row
    keep = (here, there) if stayed else (there, here)
    rows[place] = msgspec.structs.replace(there, seq=here.seq, step=keep[0].step, hash=keep[0].hash)
    rows[other] = msgspec.structs.replace(here, seq=there.seq, step=keep[1].step, hash=keep[1].hash)
    return now


def _resume(before: bytes, rows: Sequence[StoredRow], place: int) -> bytes:
    """The hash to go on from after an altered row: its stored one, unless only what its fields give fits the row after."""
    row = rows[place]
    given = _would_be(before, row.seq, row)
    if given is not None and place + 1 < len(rows) and follows(given, rows[place + 1]):
        return given
    return row.hash


def _tail_faults(kept: Kept, rows: Sequence[StoredRow]) -> Iterator[Fault]:
    last = rows[-1].seq if rows else 0
    beat = kept.heartbeat
    if beat is None:
        yield Fault("tail-unknown", kept.id, last)
    elif beat.seq > last:
        yield Fault("dropped", kept.id, last + 1, beat.seq)
    elif beat.seq < last:
        yield Fault("added", kept.id, beat.seq + 1, last)
    elif beat.hash != (rows[-1].hash if rows else kept.seed):
        yield Fault("altered", kept.id, last)
