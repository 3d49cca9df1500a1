"""Build hook: compiles the phrases and puts the data folders into the wheel. Run as a script, it compiles only."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
DATA_FOLDERS = ("resources", "cases", "printables")


def compile_phrases(root: Path) -> list[Path]:
    """Compile each `resources/phrases/<lang>/<domain>.po` that is newer than the `.mo` beside it.

    Returns the files written. A phrase marked fuzzy is not a translation and is left out.
    """
    stale = [po for po in sorted((root / "resources/phrases").glob("*/*.po")) if _is_stale(po, po.with_suffix(".mo"))]
    for po in stale:
        _compile(po, po.with_suffix(".mo"))
    return [po.with_suffix(".mo") for po in stale]


def _is_stale(po: Path, mo: Path) -> bool:
    return not mo.exists() or mo.stat().st_mtime_ns < po.stat().st_mtime_ns


def _compile(po: Path, mo: Path) -> None:
    with po.open("rb") as source:
        catalog = read_po(source, locale=po.parent.name, domain=po.stem, abort_invalid=True)
    with mo.open("wb") as target:
        write_mo(target, catalog)


class PhrasesAndData(BuildHookInterface):  # type: ignore[type-arg]  # the parameter is hatchling's own configuration type
    """Brings what is not Python: compiled phrases always, and in a real wheel the data folders too.

    An editable install reads the data folders where they stand, so nothing is copied for it.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the phrases, then name the folders for the wheel (`version` is "standard" or "editable")."""
        root = Path(self.root)
        compile_phrases(root)
        if self.target_name == "wheel" and version == "standard":
            folders = [folder for folder in DATA_FOLDERS if (root / folder).is_dir()]
            build_data["force_include"].update({str(root / name): f"gm_console/_data/{name}" for name in folders})


if __name__ == "__main__":
    for written in compile_phrases(ROOT):
        sys.stdout.write(f"compiled {written.relative_to(ROOT)}\n")
