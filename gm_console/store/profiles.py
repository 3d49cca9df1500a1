"""What the host's printers do to a page: one TOML file in his own folder, a table a printer, kept as a person can edit it."""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from gm_console.engine.phrase import Phrase, phrase
from gm_console.store.files import write_whole
from gm_console.store.toml_text import written

TABLE = "printers"


def load(path: Path) -> tuple[tuple[dict[str, Any], ...], tuple[Phrase, ...]]:
    """Every printer's table as it stands, and a sentence where the file cannot be read. No file: no printers."""
    try:
        found = tomllib.loads(path.read_text("utf-8-sig")).get(TABLE, [])
    except FileNotFoundError:
        return (), ()
    except (OSError, ValueError, RecursionError):
        return (), (phrase("printpage.printers.unread", path=path.name),)
    tables = tuple(table for table in found if isinstance(table, dict)) if isinstance(found, list) else ()
    return tables, ()


def save(path: Path, tables: Sequence[Mapping[str, Any]]) -> None:
    """Writes all printers. Raises `FileError`; the old file is then as it was."""
    lines = [line for table in tables for line in (f"[[{TABLE}]]", *(written(key, value) for key, value in table.items()), "")]
    write_whole(path, "\n".join(lines).encode("utf-8", "replace"))
