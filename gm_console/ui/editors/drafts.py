"""Drafts: what is being written, kept beside the host's own cases until it is saved, so that nothing typed is ever lost."""

from __future__ import annotations

import contextlib
import uuid
from pathlib import Path
from typing import Any, Literal

import msgspec

from gm_console.engine.phrase import Phrase
from gm_console.engine.value import Value
from gm_console.store import places
from gm_console.store.errors import FileError
from gm_console.store.files import write_whole
from gm_console.ui.editors.written import SORTS, Written, filled

Kind = Literal["case", "characters", "deck"]


class Draft(Value, frozen=True):
    """``name`` is the draft's own; ``of`` the id of the file it will be saved as, None while it has none."""

    kind: Kind
    name: str
    of: str | None = None


class _Kept(Value, frozen=True):
    of: str | None
    written: dict[str, Any]


def fresh(kind: Kind) -> Draft:
    """A draft of something new."""
    return Draft(kind, f"new-{uuid.uuid4().hex[:8]}")


def of_file(kind: Kind, id_: str) -> Draft:
    """The draft in which one of the host's own files is changed."""
    return Draft(kind, id_, id_)


def path(draft: Draft) -> Path:
    """Where a draft is kept."""
    return places.data() / "drafts" / draft.kind / f"{draft.name}.json"


def keep(draft: Draft, written: Written) -> Phrase | None:
    """On disk when this returns; the sentence where the disk refuses."""
    try:
        write_whole(path(draft), msgspec.json.encode(_Kept(draft.of, written)))
    except FileError as error:
        return error.said
    return None


def find(draft: Draft, language: str) -> Written | None:
    """What a draft holds; None where there is none, or none that can be read."""
    try:
        kept = msgspec.json.decode(path(draft).read_bytes(), type=_Kept)
    except (OSError, msgspec.MsgspecError):
        return None
    return filled(kept.written, SORTS[draft.kind].blank(language))


def drop(draft: Draft) -> None:
    """A draft that was saved, or is not wanted any more."""
    with contextlib.suppress(OSError):
        path(draft).unlink(missing_ok=True)


def every(kind: Kind) -> tuple[Draft, ...]:
    """All drafts, the newest first."""
    found = []
    for file in (places.data() / "drafts" / kind).glob("*.json"):
        with contextlib.suppress(OSError, msgspec.MsgspecError):
            kept = msgspec.json.decode(file.read_bytes(), type=_Kept)
            found.append((file.stat().st_mtime_ns, Draft(kind, file.stem, kept.of)))
    return tuple(draft for _, draft in sorted(found, key=lambda one: -one[0]))
