"""Compiled phrases on disk: one catalogue per language and domain, read when first needed."""

import warnings
from gettext import GNUTranslations, NullTranslations
from pathlib import Path

from gm_console.shipped import PACKAGE


class Catalogs:
    """The phrases of one language. A domain that is not there holds no phrase, and a warning says what to run."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._read: dict[str, NullTranslations] = {}

    def find(self, id_: str, n: int | None) -> str | None:
        """The phrase as it was written, its form for ``n`` where it counts something; None if there is none."""
        catalog = self._domain(id_.partition(".")[0])
        if n is not None and (counted := catalog.ngettext(id_, id_, n)) != id_:
            return counted
        said = catalog.gettext(id_)
        return None if said == id_ else said

    def _domain(self, domain: str) -> NullTranslations:
        if domain not in self._read:
            self._read[domain] = self._load(domain) if domain.isidentifier() else NullTranslations()
        return self._read[domain]

    def _load(self, domain: str) -> NullTranslations:
        compiled = self._folder / f"{domain}.mo"
        if self._stale(compiled):
            warnings.warn(f"{compiled} is missing or old: run python3 dev.py phrases", stacklevel=2)
        if not compiled.exists():
            return NullTranslations()
        with compiled.open("rb") as file:
            return GNUTranslations(file)

    def _stale(self, compiled: Path) -> bool:
        """Whether a phrase file was written after what was compiled from it; asked in a checkout only, an installer writes in any order."""
        source = compiled.with_suffix(".po")
        if not source.exists() or PACKAGE in source.parents:
            return False
        return not compiled.exists() or compiled.stat().st_mtime_ns < source.stat().st_mtime_ns
