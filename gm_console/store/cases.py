"""Cases and characters in files: read, checked with all faults at once, listed, and written by the host's own forms.

A file is TOML. msgspec would stop at the first fault, so the fields are walked here, from a table.
"""

import difflib
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

import msgspec

from gm_console.engine import names
from gm_console.engine.phrase import Phrase, phrase
from gm_console.engine.refusal import Refusal
from gm_console.engine.value import Value
from gm_console.games.martes.content import ELEMENTS, Case, Six
from gm_console.games.martes.model import CLICHE_LENGTH
from gm_console.store import places
from gm_console.store.files import write_whole
from gm_console.store.toml_text import written

LANGUAGES = ("es", "fr", "en")
TRAITS = ("title", "origin", "profession", "record", "connections", "trait")
"""A character's six clichés, in the order they stand on his card."""
ITEM_LENGTH = 600
"""How long a fact, a hint or a note may be: more is no line any more."""


class Fault(Value, frozen=True):
    """What is wrong with one key of a file; no key where the whole file is concerned."""

    file: str
    key: str
    said: Phrase


class CaseRef(Value, frozen=True):
    """A case in a list: never its solution. ``own`` is the host's own; ``faults`` keep it from being played."""

    id: str
    title: str
    setting: str
    difficulty: int
    minutes: int
    notes: tuple[str, ...]
    language: str
    own: bool
    path: Path
    faults: tuple[Fault, ...]


class Character(Value, frozen=True):
    """Somebody to play: a name and six clichés."""

    name: str
    title: str
    origin: str
    profession: str
    record: str
    connections: str
    trait: str

    @property
    def cliches(self) -> tuple[str, ...]:
        """All six."""
        return tuple(getattr(self, trait) for trait in TRAITS)


class CharacterSet(Value, frozen=True):
    """A set of characters for one table."""

    id: str
    title: str
    setting: str
    language: str
    credits: str
    characters: tuple[Character, ...]
    own: bool = False
    faults: tuple[Fault, ...] = ()


Check = Callable[[Any], Phrase | None]


def text(most: int) -> Check:
    """A text that is there, of at most so many characters."""

    def check(value: Any) -> Phrase | None:
        if not isinstance(value, str):
            return phrase("case.text")
        if not value.strip():
            return phrase("case.blank")
        return phrase("case.long", length=most) if len(value) > most else None

    return check


def line(most: int) -> Check:
    """A text of one line: no line break, tab or other sign that cannot be seen."""
    whole = text(most)

    def check(value: Any) -> Phrase | None:
        return whole(value) or (None if value.isprintable() else phrase("case.line"))

    return check


def called(most: int) -> Check:
    """A name or a cliché, as the table would take it."""
    whole = text(most)

    def check(value: Any) -> Phrase | None:
        return whole(value) or names.fault(value, most)

    return check


def number(least: int, most: int) -> Check:
    """A whole number in a range."""

    def check(value: Any) -> Phrase | None:
        right = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
        return None if right else phrase("case.number", least=least, most=most)

    return check


def texts(least: int) -> Check:
    """At least so many texts, none blank or too long; what is wrong with one says which."""
    whole = text(ITEM_LENGTH)

    def check(value: Any) -> Phrase | None:
        if not isinstance(value, list):
            return phrase("case.texts")
        for place, item in enumerate(value, 1):
            if said := whole(item):
                return phrase("case.item", place=place, wrong=said)
        return phrase("case.few", n=least) if len(value) < least else None

    return check


def language(value: Any) -> Phrase | None:
    """One of the console's."""
    return None if value in LANGUAGES else phrase("case.language", languages=LANGUAGES)


def table(value: Any) -> Phrase | None:
    """A table of its own."""
    return None if isinstance(value, dict) else phrase("case.table")


def tables(value: Any) -> Phrase | None:
    """A list of tables with something in it."""
    right = isinstance(value, list) and value and all(isinstance(item, dict) for item in value)
    return None if right else phrase("case.tables")


CASE: Mapping[str, Check] = {
    "title": line(60),
    "language": language,
    "setting": line(200),
    "difficulty": number(1, 5),
    "minutes": number(5, 180),
    "notes": texts(0),
    "enigma": text(4000),
    "story": text(12_000),
    "facts": texts(12),
    "hints": texts(6),
    "misleads": texts(0),
    "credits": text(400),
    "solution": table,
}
SOLUTION: Mapping[str, Check] = {element: text(1000) for element in ELEMENTS}
SET: Mapping[str, Check] = {"title": line(60), "language": language, "setting": line(200), "credits": text(400), "characters": tables}
CHARACTER: Mapping[str, Check] = {"name": called(names.NAME_LENGTH)} | {trait: called(CLICHE_LENGTH) for trait in TRAITS}


def walk(file: str, found: Mapping[str, Any], expected: Mapping[str, Check], at: str = "") -> Iterator[Fault]:
    """Every fault of a table: keys that are missing, wrong or unknown, the last with what may have been meant."""
    for key, check in expected.items():
        said = check(found[key]) if key in found else phrase("case.missing")
        if said is not None:
            yield Fault(file, at + key, said)
    for key in found:
        if key not in expected:
            yield Fault(file, at + key, _unknown(key, expected, at))


def _unknown(key: str, expected: Mapping[str, Check], at: str) -> Phrase:
    """A slip of the pen, or a right key in the wrong place: in TOML all that follows a table's title belongs to the table."""
    if at and (key in CASE or key in SET):
        return phrase("case.above", table=at.partition(".")[0])
    if key in SOLUTION and "solution" in expected:
        return phrase("case.below", table="solution")
    near = difflib.get_close_matches(key, expected, 1)
    return phrase("case.did-you-mean", key=near[0]) if near else phrase("case.unknown-key")


def read_toml(content: bytes, file: str) -> tuple[dict[str, Any], tuple[Fault, ...]]:
    """The tables of a file, or the one fault that makes it no TOML."""
    try:
        return tomllib.loads(content.decode("utf-8-sig")), ()  # some editors put a mark before the first letter
    except UnicodeDecodeError as error:
        said = phrase("case.no-text", line=1 + content[: error.start].count(b"\n"))
    except tomllib.TOMLDecodeError as error:
        where = re.search(r"line (\d+), column (\d+)", str(error))
        said = phrase("case.no-toml", line=int(where[1]), column=int(where[2])) if where else phrase("case.no-end")
    except (ValueError, RecursionError):  # a number of thousands of digits, brackets within thousands of brackets
        said = phrase("case.endless")
    return {}, (Fault(file, "", said),)


def check_case(content: bytes, file: str) -> tuple[Case | None, tuple[Fault, ...]]:
    """A case from a file's content, or everything that is wrong with it."""
    found, wrong = read_toml(content, file)
    if wrong:
        return None, wrong
    solution = found.get("solution")
    inner = walk(file, solution, SOLUTION, "solution.") if isinstance(solution, dict) else ()
    faults = (*walk(file, found, CASE), *inner)
    if faults:
        return None, faults
    body: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in found.items()}
    body |= {"solution": Six(**found["solution"]), "id": Path(file).stem}
    return Case(**body), ()


def check_set(content: bytes, file: str) -> tuple[CharacterSet | None, tuple[Fault, ...]]:
    """A set of characters from a file's content, or everything that is wrong with it."""
    found, wrong = read_toml(content, file)
    if wrong:
        return None, wrong
    listed = found.get("characters")
    people = [one if isinstance(one, dict) else {} for one in listed] if isinstance(listed, list) else []
    faults = (*walk(file, found, SET), *people_faults(file, people))
    if faults:
        return None, faults
    characters = tuple(Character(**one) for one in people)
    return CharacterSet(Path(file).stem, found["title"], found["setting"], found["language"], found["credits"], characters), ()


def people_faults(file: str, people: Sequence[Mapping[str, Any]]) -> Iterator[Fault]:
    """Each by himself, two of one name, and one with two clichés alike."""
    for place, one in enumerate(people, 1):
        yield from walk(file, one, CHARACTER, f"characters.{place}.")
        yield from _alike(file, {f"characters.{place}.{trait}": one.get(trait) for trait in TRAITS})
    yield from _alike(file, {f"characters.{place}.name": one.get("name") for place, one in enumerate(people, 1)})


def _alike(file: str, called_so: Mapping[str, Any]) -> Iterator[Fault]:
    """A fault at each key whose name stands at an earlier one; what is blank or no text has its own fault already."""
    seen: set[str] = set()
    for key, name in called_so.items():
        if isinstance(name, str) and (known := names.key(name)):
            if known in seen:
                yield Fault(file, key, phrase("name.twice", name=names.tidy(name)[:CLICHE_LENGTH]))
            seen.add(known)


def files(game: str, inside: str = "") -> dict[str, tuple[Path, bool]]:
    """Each file by its id, and whether it is the host's own: his come first, and one of them hides a shipped one of the same name."""
    found: dict[str, tuple[Path, bool]] = {}
    for folder, own in ((places.own_cases(game), True), (places.shipped("cases") / game, False)):
        for path in sorted((folder / inside).glob("*.toml")):
            found.setdefault(path.stem, (path, own))
    return found


def case_ids(game: str) -> tuple[CaseRef, ...]:
    """Every case there is, broken ones too, the host's own first; one of his hides a shipped one of the same name."""
    return tuple(reference(path, own) for path, own in files(game).values())


Found = TypeVar("Found")


def _checked(path: Path, check: Callable[[bytes, str], tuple[Found | None, tuple[Fault, ...]]]) -> tuple[Found | None, tuple[Fault, ...]]:
    """What a file holds, or all that is wrong with it; that it cannot be read is a fault like others."""
    try:
        return check(path.read_bytes(), path.name)
    except OSError as error:
        return None, (Fault(path.name, "", phrase("case.unreadable", reason=str(error.strerror))),)


def reference(path: Path, own: bool) -> CaseRef:
    """A case for a list."""
    case, faults = _checked(path, check_case)
    shown = case or Case(title=path.stem)
    more = (shown.notes, shown.language, own, path, faults)
    return CaseRef(path.stem, shown.title, shown.setting, shown.difficulty, shown.minutes, *more)


def find_case(game: str, id_: str) -> dict[str, Any]:
    """A case as it would stand written out in `new`. Raises `Refusal` ``bad-setup`` that names every fault."""
    path, _ = files(game).get(id_, (None, False))  # looked up among the files there are: no id leads out of the folders
    if path is None:
        raise Refusal("bad-setup", phrase("case.unknown", case=id_[:80]))
    case, faults = _checked(path, check_case)
    if case is None:
        raise Refusal("bad-setup", phrase("case.faults", faults=tuple(said(fault) for fault in faults)))
    found: dict[str, Any] = msgspec.to_builtins(case)
    return found


def said(fault: Fault) -> Phrase:
    """A fault as a sentence: file, key if there is one, what is wrong."""
    if not fault.key:
        return phrase("case.fault-of-file", file=fault.file, wrong=fault.said)
    return phrase("case.fault", file=fault.file, key=fault.key, wrong=fault.said)


def load_case(path: Path) -> Case:
    """A sound case. Raises ValueError where it is not."""
    case, faults = check_case(path.read_bytes(), path.name)
    if case is None:
        raise ValueError(faults)
    return case


def character_sets(game: str) -> tuple[CharacterSet, ...]:
    """Every set of characters, the host's own first; a broken one has faults and nobody in it."""
    return tuple(_set(path, own) for path, own in files(game, "characters").values())


def _set(path: Path, own: bool) -> CharacterSet:
    people, faults = _checked(path, check_set)
    shown = people or CharacterSet(path.stem, path.stem, "", "es", "", ())
    return msgspec.structs.replace(shown, own=own, faults=faults)


Others = Mapping[str, Sequence[str]]
"""Lines of a file that no form shows, by the table they stand in: ``""``, ``solution``, ``characters.2``; they are kept as they are.

Under ``#`` are its comments, which come first in the file that is written.
"""


def save_case(game: str, case: Case, id_: str, others: Others = MappingProxyType({})) -> Path:
    """Writes a case into the host's own folder; the file's path. Raises ``FileError``."""
    six = case.solution if isinstance(case.solution, Six) else Six(what=case.solution)
    lines = [*others.get("#", ()), *(written(key, getattr(case, key)) for key in CASE if key != "solution")]
    lines += [*others.get("", ()), "", "[solution]"]
    lines += [*(written(key, getattr(six, key) or "") for key in ELEMENTS), *others.get("solution", ())]
    return _write(own_file(places.own_cases(game), id_), lines)


def save_characters(game: str, people: CharacterSet, id_: str, others: Others = MappingProxyType({})) -> Path:
    """Writes a set of characters into the host's own folder; the file's path. Raises ``FileError``."""
    lines = [*others.get("#", ()), *(written(key, getattr(people, key)) for key in ("title", "language", "setting", "credits"))]
    lines += others.get("", ())
    for place, one in enumerate(people.characters, 1):
        lines += ["", "[[characters]]", *(written(key, getattr(one, key)) for key in CHARACTER), *others.get(f"characters.{place}", ())]
    return _write(own_file(places.own_characters(game), id_), lines)


def _write(path: Path, lines: list[str]) -> Path:
    write_whole(path, ("\n".join(lines) + "\n").encode("utf-8", "replace"))
    return path


def own_file(folder: Path, id_: str) -> Path:
    """The host's file of this id, whatever he called it; where there is none, one with a plain name."""
    there = next((path for path in folder.glob("*.toml") if path.stem == id_), None)
    return there or folder / f"{slug(id_)}.toml"


def slug(title: str) -> str:
    """A title as a file's name: plain small letters, digits and hyphens."""
    import unicodedata

    plain = unicodedata.normalize("NFKD", title.casefold()).encode("ascii", "ignore").decode()
    return "-".join("".join(letter if letter.isalnum() else " " for letter in plain).split())[:60] or "caso"
