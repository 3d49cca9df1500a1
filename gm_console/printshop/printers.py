"""The host's printers by name: how each was measured, read from his file and written back."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec

from gm_console.engine import names
from gm_console.engine.phrase import Phrase, phrase
from gm_console.printing.formats import Orientation
from gm_console.printing.profile import Profile
from gm_console.printing.sheet import Backs
from gm_console.store import places, profiles

FAR, WIDE = 20.0, 60.0
"""Millimetres: further off no back lies, and no margin is wider."""


def file() -> Path:
    """Where they are kept."""
    return places.data() / "printers.toml"


def load() -> tuple[tuple[Profile, ...], tuple[Phrase, ...]]:
    """Every printer that makes sense, and a sentence for each that does not."""
    tables, wrong = profiles.load(file())
    read = [(table, _profile(table)) for table in tables]
    odd = tuple(phrase("printpage.printers.odd", name=str(table.get("name", ""))[:40]) for table, made in read if made is None)
    return tuple(made for _, made in read if made is not None), (*wrong, *odd)


def _profile(table: dict[str, Any]) -> Profile | None:
    try:
        made = msgspec.convert(table, Profile)
    except msgspec.ValidationError:
        return None
    near = max(abs(made.offset_x), abs(made.offset_y)) <= FAR and 0 <= made.margin <= WIDE
    known = made.backs in get_args(Backs) and made.orientation in get_args(Orientation)
    return made if near and known and made.name else None


def keep(fresh: Profile, replaced: str = "") -> None:
    """Adds a printer, in the place of the one of its name or of ``replaced``. Raises `FileError`."""
    gone = {names.key(fresh.name), names.key(replaced)}
    _save([*(one for one in load()[0] if names.key(one.name) not in gone), fresh])


def forget(name: str) -> None:
    """A printer that is no more. Raises `FileError`."""
    _save(one for one in load()[0] if names.key(one.name) != names.key(name))


def _save(kept: Iterable[Profile]) -> None:
    profiles.save(file(), [msgspec.structs.asdict(one) for one in kept])


def find(name: str) -> Profile | None:
    """A printer by its name."""
    return next((one for one in load()[0] if names.key(one.name) == names.key(name)), None)
