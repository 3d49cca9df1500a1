"""What the host has written, as a file would hold it, finished or not: its faults, and how it is saved when there is none."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gm_console.engine.phrase import Phrase
from gm_console.games.martes.content import ELEMENTS, Case, Six
from gm_console.store import cases, decks, places
from gm_console.store.cases import CASE, CHARACTER, SET, SOLUTION, TRAITS, Character, CharacterSet, Check
from gm_console.store.deck_faults import OPTIONAL
from gm_console.store.deck_rows import read_rows
from gm_console.store.toml_text import comments
from gm_console.store.toml_text import written as toml

Written = dict[str, Any]
Faults = dict[str, Phrase]
"""The first thing wrong with each field, by its key: ``title``, ``solution.who``, ``characters.2.name``."""

GAME = "martes"

OTHERS = "+"
"""Under this key of a table stand the file's lines that no form shows, at the top its comments too. They travel with it into
drafts and back into the file."""

BLANK_CHARACTER: Written = dict.fromkeys(("name", *TRAITS), "")
LISTS: Mapping[str, Written] = {"characters": BLANK_CHARACTER, "places": {"name": "", "roles": [], "id": ""}}
"""What a list of tables holds, blank, by its key."""


def blank_case(language: str) -> Written:
    """A case of which nothing is written yet."""
    texts = dict.fromkeys(("title", "setting", "enigma", "story", "credits"), "")
    lists: Written = {key: [] for key in ("notes", "facts", "hints", "misleads")}
    return texts | lists | {"difficulty": 3, "minutes": 45, "language": language, "solution": dict.fromkeys(ELEMENTS, "")}


def blank_set(language: str) -> Written:
    """A set with one character to begin with."""
    return {"title": "", "language": language, "setting": "", "credits": "", "characters": [dict(BLANK_CHARACTER)]}


def blank_deck(language: str) -> Written:
    """A deck with one place to begin with."""
    return {"title": "", "language": language, "credits": "", "extends": "", "places": [{"name": "", "roles": [], "id": ""}]}


def limit(check: Check) -> int | None:
    """How many letters a text may have, as its check says."""
    return _figure(check, "x" * 100_000, "length")


def least(check: Check) -> int:
    """How many items a list needs, as its check says."""
    return _figure(check, [], "n") or 0


def _figure(check: Check, wrong: object, field: str) -> int | None:
    said = check(wrong)
    found = dict(said.fields).get(field) if said is not None else None
    return found if isinstance(found, int) else None


def case_faults(written: Written, _id: str = "") -> Faults:
    """What keeps a case from being played."""
    solution = written.get("solution")
    inner = cases.walk("", _shown(solution), SOLUTION, "solution.") if isinstance(solution, dict) else ()
    return _first((*cases.walk("", _shown(written), CASE), *inner))


def set_faults(written: Written, _id: str = "") -> Faults:
    """What keeps a set of characters from being dealt: fields, two of one name, two clichés of one character alike."""
    people = [_shown(one) for one in written.get("characters") or ()]
    return _first((*cases.walk("", _shown(written), SET), *cases.people_faults("", people)))


def deck_faults(written: Written, id_: str = "") -> Faults:
    """What keeps a deck from being played under an id: fields, places or roles that come twice, a deck below that is none."""
    whole = _filled_in(written) | {"places": [_filled_in(one) for one in written.get("places") or ()]}
    return _first(decks.faults_of(id_, whole, written.get("language", "")))


def _filled_in(table: Mapping[str, Any]) -> Written:
    """What a form shows of a table, without what may be left blank and is."""
    return {key: value for key, value in _shown(table).items() if value or key not in OPTIONAL}


def _shown(table: Mapping[str, Any]) -> Written:
    """What a form shows of a table."""
    return {key: value for key, value in table.items() if key != OTHERS}


def _first(faults: Sequence[cases.Fault]) -> Faults:
    found: Faults = {}
    for fault in faults:
        found.setdefault(fault.key, fault.said)
    return found


def as_case(written: Written, id_: str) -> Case:
    """A case without faults as the game knows it."""
    body: Written = {key: tuple(value) if isinstance(value, list) else value for key, value in written.items() if key in CASE}
    return Case(**body | {"solution": Six(**{key: written["solution"][key] for key in ELEMENTS}), "id": id_})


def as_set(written: Written, id_: str) -> CharacterSet:
    """A set of characters without faults."""
    people = tuple(Character(**{key: one[key] for key in CHARACTER}) for one in written["characters"])
    return CharacterSet(id_, written["title"], written["setting"], written["language"], written["credits"], people, own=True)


def from_file(path: Path, blank: Written) -> Written | None:
    """What a file holds, with what it lacks left blank; None where it is neither TOML nor rows, or cannot be read."""
    try:
        content = path.read_bytes()
    except OSError:
        return None
    found, wrong = from_rows(content, path, blank) if path.suffix == ".csv" else cases.read_toml(content, path.name)
    if wrong:
        return None
    whole = _with_others(found, blank)
    said = () if path.suffix == ".csv" else comments(content.decode("utf-8-sig"))
    return filled(whole | {OTHERS: [*said, *whole[OTHERS]]}, blank)


def from_rows(content: bytes, path: Path, blank: Written) -> tuple[Written, tuple[cases.Fault, ...]]:
    """A deck of a spreadsheet's rows, or why it is none."""
    found, _, wrong = read_rows(content, path.name, decks.titled(path.stem), blank["language"])
    return found, wrong


def _with_others(found: Written, blank: Written) -> Written:
    """A file's tables, each with the lines of it that no form shows."""
    whole = {key: _shaped(value, blank.get(key)) for key, value in found.items()}
    if isinstance(whole.get("solution"), dict) and "solution" in blank:
        whole["solution"] = _with_others(whole["solution"], blank["solution"])
    for key, one in LISTS.items():
        if isinstance(found.get(key), list) and key in blank:
            whole[key] = [_with_others(member, one) for member in found[key] if isinstance(member, dict)]
    return whole | {OTHERS: [toml(key, value) for key, value in found.items() if key not in blank]}


def _shaped(value: Any, blank: Any) -> Any:
    """Text where a list belongs and the other way round, or a solution of one line, as the form can show it: nothing written is lost."""
    if isinstance(blank, list) and isinstance(value, str):
        return value.splitlines()
    if isinstance(blank, str) and isinstance(value, list):
        return "\n".join(item for item in value if isinstance(item, str))
    return {"what": value} if isinstance(blank, dict) and isinstance(value, str) else value


def filled(found: Written, blank: Written) -> Written:
    """What was found, of the shape of a blank one: keys it lacks or has otherwise are blank, the lines no form shows are kept."""
    right = {key: found[key] for key, value in blank.items() if isinstance(found.get(key), type(value))}
    whole = blank | right | ({OTHERS: found[OTHERS]} if found.get(OTHERS) else {})
    if isinstance(blank.get("solution"), dict):
        whole["solution"] = filled(whole["solution"], dict.fromkeys(ELEMENTS, ""))
    for key, one in LISTS.items():
        if key in blank:
            whole[key] = [filled(member, one) for member in whole[key] if isinstance(member, dict)]
    return whole


def get_at(written: Written, key: str) -> Any:
    """What stands at a fault's key; items of a list count from 1."""
    here: Any = written
    for part in key.split("."):
        here = here[int(part) - 1] if isinstance(here, list) else here[part]
    return here


def set_at(written: Written, key: str, value: Any) -> None:
    """Writes something there."""
    place, _, last = key.rpartition(".")
    (get_at(written, place) if place else written)[last] = value


def store_case(written: Written, id_: str) -> Path:
    """Writes a case into the host's own folder. Raises ``FileError``."""
    return cases.save_case(GAME, as_case(written, id_), id_, others(written))


def store_set(written: Written, id_: str) -> Path:
    """Writes a set of characters into the host's own folder. Raises ``FileError``."""
    return cases.save_characters(GAME, as_set(written, id_), id_, others(written))


def store_deck(written: Written, id_: str) -> Path:
    """Writes a deck into the host's own folder. Raises ``FileError``."""
    return decks.save_deck(written, id_, others(written))


def others(written: Written) -> dict[str, list[str]]:
    """Lines that no form shows, by their table."""
    inner = {"solution": written.get("solution", {})}
    inner |= {f"{key}.{place}": one for key in LISTS for place, one in enumerate(written.get(key, ()), 1)}
    found = {name: table.get(OTHERS, []) for name, table in {"": written, **inner}.items()}
    found["#"] = [line for line in found[""] if line.startswith("#")]
    found[""] = [line for line in found[""] if not line.startswith("#")]
    return {name: lines for name, lines in found.items() if lines}


def unknown(written: Written) -> tuple[str, ...]:
    """The keys of those lines, as faults name them."""
    known = {name: lines for name, lines in others(written).items() if name != "#"}
    return tuple(f"{name}.{line.partition(' = ')[0]}".lstrip(".") for name, lines in known.items() for line in lines)


def case_names() -> set[str]:
    """Ids of all cases, shipped ones too: an own one of the same name would hide it."""
    return {ref.id for ref in cases.case_ids(GAME)}


def set_names() -> set[str]:
    """Ids of all sets."""
    return {found.id for found in cases.character_sets(GAME)}


def deck_names() -> set[str]:
    """Ids of all decks."""
    return set(decks.sources(decks.FIRST))


@dataclass(frozen=True)
class Sort:
    """What there is to write: how it begins, what may be wrong with it, where it goes, and which names are taken."""

    blank: Callable[[str], Written]
    faults: Callable[[Written, str], Faults]
    store: Callable[[Written, str], Path]
    taken: Callable[[], set[str]]
    folder: Callable[[], Path]

    def file(self, id_: str) -> Path:
        """The host's own file of an id; a deck may be a spreadsheet's rows."""
        rows = self.folder() / f"{id_}.csv"
        toml_file = self.folder() / f"{id_}.toml"
        return rows if self.blank is blank_deck and rows.exists() and not toml_file.exists() else toml_file


SORTS = {
    "case": Sort(blank_case, case_faults, store_case, case_names, lambda: places.own_cases(GAME)),
    "characters": Sort(blank_set, set_faults, store_set, set_names, lambda: places.own_characters(GAME)),
    "deck": Sort(blank_deck, deck_faults, store_deck, deck_names, lambda: places.own_cases(decks.GAME)),
}
