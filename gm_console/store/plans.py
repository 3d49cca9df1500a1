"""Villas of Cluedo and cities of Quién, Cómo y Dónde in files: those that came along, and the host's own."""

import difflib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from gm_console.engine.phrase import phrase
from gm_console.engine.refusal import Refusal
from gm_console.engine.value import Value
from gm_console.games.cluedo.content import Board
from gm_console.games.transito.content import City
from gm_console.store.cases import LANGUAGES, Fault, files, read_toml, said
from gm_console.store.city_faults import ADVANCE, city_faults, joined
from gm_console.store.plan_checks import Table
from gm_console.store.villa_faults import villa_faults

Plan = Board | City


class PlanFile(Value, frozen=True):
    """A villa or a city in a list: its titles by language, in the order of `LANGUAGES`; ``faults`` keep it from being played."""

    id: str
    titles: tuple[str, ...]
    own: bool
    path: Path
    plan: Plan | None
    faults: tuple[Fault, ...] = ()

    def title(self, language: str) -> str:
        """What people call it."""
        return self.titles[LANGUAGES.index(language)] if language in LANGUAGES else self.titles[0]


def _villa(id_: str, found: Table) -> Board:
    return msgspec.convert({**found, "name": id_}, Board)


def _city(id_: str, found: Table) -> City:
    """Streets lead both ways, wherever the file names them."""
    ways = joined(found)
    squares = [{**one, "joins": ways[one["id"]]} for one in found["squares"]]
    return msgspec.convert({"advance": ADVANCE, **found, "name": id_, "squares": squares}, City)


GAMES: Mapping[str, tuple[Callable[[str, Table], tuple[Fault, ...]], Callable[[str, Table], Plan]]] = {
    "cluedo": (villa_faults, _villa),
    "transito": (city_faults, _city),
}
"""By game: how a file is checked, and what is made of a sound one."""


def list_plans(game: str) -> tuple[PlanFile, ...]:
    """Every one there is, broken ones too, the host's own first; one of his hides one that came along of the same name."""
    return tuple(read_plan(game, path, own=own) for path, own in files(game).values())


def read_plan(game: str, path: Path, *, own: bool) -> PlanFile:
    """A file whole, or all that is wrong with it; that it cannot be read is a fault like others."""
    check, make = GAMES[game]
    try:
        found, wrong = read_toml(path.read_bytes(), path.name)
    except OSError as error:
        found, wrong = {}, (Fault(path.name, "", phrase("case.unreadable", reason=str(error.strerror))),)
    faults = wrong or check(path.name, found)
    titles = tuple(str(found.get(language) or path.stem)[:60] for language in LANGUAGES)
    return PlanFile(path.stem, titles, own, path, None if faults else make(path.stem, found), faults)


def find_plan(game: str, id_: str) -> dict[str, Any]:
    """One as it would stand written out in `new`, by its id. Raises `Refusal` ``bad-setup`` that names every fault."""
    known = files(game)
    if id_ not in known:  # looked up among the files there are: no id leads out of the folders
        near = difflib.get_close_matches(id_[:80].casefold(), known, 1)
        meant = phrase("plan.did-you-mean", plan=id_[:80], near=near[0]) if near else phrase("plan.unknown", plan=id_[:80])
        raise Refusal("bad-setup", meant)
    path, own = known[id_]
    read = read_plan(game, path, own=own)
    if read.plan is None:
        raise Refusal("bad-setup", phrase("plan.faults", faults=tuple(said(fault) for fault in read.faults)))
    written: dict[str, Any] = msgspec.to_builtins(read.plan)
    return written
