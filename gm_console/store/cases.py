"""Cases and characters in files: read, checked with all faults at once, listed, and written by the host's own forms.

A file is TOML. msgspec would stop at the first fault, so the fields are walked here, from a table.
"""

import difflib
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from gm_console.engine import names
from gm_console.engine.guard import Refusal
from gm_console.engine.value import Phrase, Value, phrase
from gm_console.games.martes.content import ELEMENTS, Case, Six
from gm_console.games.martes.model import CLICHE_LENGTH
from gm_console.store import places
from gm_console.store.files import write_whole

LANGUAGES = ("es", "fr", "en")
TRAITS = ("title", "origin", "profession", "record", "connections", "trait")
"""A character's six clichés, in the order they stand on his card."""


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


def number(least: int, most: int) -> Check:
    """A whole number in a range."""

    def check(value: Any) -> Phrase | None:
        right = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
        return None if right else phrase("case.number", least=least, most=most)

    return check


def texts(least: int) -> Check:
    """At least so many texts, none blank."""

    def check(value: Any) -> Phrase | None:
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            return phrase("case.texts")
        if not all(item.strip() for item in value):
            return phrase("case.blank-item")
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
    "title": text(60),
    "language": language,
    "setting": text(200),
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
SET: Mapping[str, Check] = {"title": text(60), "language": language, "setting": text(200), "credits": text(400), "characters": tables}
CHARACTER: Mapping[str, Check] = {"name": text(names.NAME_LENGTH)} | {trait: text(CLICHE_LENGTH) for trait in TRAITS}


def walk(file: str, found: Mapping[str, Any], expected: Mapping[str, Check], at: str = "") -> Iterator[Fault]:
    """Every fault of a table: keys that are missing, wrong or unknown, the last with what may have been meant."""
    for key, check in expected.items():
        said = check(found[key]) if key in found else phrase("case.missing")
        if said is not None:
            yield Fault(file, at + key, said)
    for key in found:
        if key not in expected:
            near = difflib.get_close_matches(key, expected, 1)
            yield Fault(file, at + key, phrase("case.did-you-mean", key=near[0]) if near else phrase("case.unknown-key"))


def read_toml(content: bytes, file: str) -> tuple[dict[str, Any], tuple[Fault, ...]]:
    """The tables of a file, or the one fault that makes it no TOML."""
    try:
        return tomllib.loads(content.decode()), ()
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        return {}, (Fault(file, "", phrase("case.no-toml", reason=str(error))),)


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
    """A set of characters, or everything that is wrong with it."""
    found, wrong = read_toml(content, file)
    if wrong:
        return None, wrong
    people = found.get("characters")
    inner: list[Fault] = []
    if isinstance(people, list):
        for place, one in enumerate(people, 1):
            inner += walk(file, one, CHARACTER, f"characters.{place}.") if isinstance(one, dict) else ()
    faults = (*walk(file, found, SET), *inner)
    if not faults:
        faults = tuple(_alike(file, found["characters"]))
    if faults:
        return None, faults
    people = tuple(Character(**one) for one in found["characters"])
    return CharacterSet(Path(file).stem, found["title"], found["setting"], found["language"], found["credits"], people), ()


def _alike(file: str, people: list[dict[str, str]]) -> Iterator[Fault]:
    """Two of one name, or one with two clichés alike."""
    for said in names.faults(one["name"] for one in people):
        yield Fault(file, "characters", said)
    for place, one in enumerate(people, 1):
        for said in names.faults((one[trait] for trait in TRAITS), CLICHE_LENGTH):
            yield Fault(file, f"characters.{place}", said)


def folders(game: str) -> tuple[tuple[Path, bool], ...]:
    """Where cases are: the host's own first, then those that came along."""
    return ((places.own_cases(game), True), (places.shipped("cases") / game, False))


def case_ids(game: str) -> tuple[CaseRef, ...]:
    """Every case there is, broken ones too, the host's own first; one of his hides a shipped one of the same name."""
    found: dict[str, CaseRef] = {}
    for folder, own in folders(game):
        for path in sorted(folder.glob("*.toml")):
            if path.stem not in found:
                found[path.stem] = reference(path, own)
    return tuple(found.values())


def reference(path: Path, own: bool) -> CaseRef:
    """A case for a list."""
    try:
        case, faults = check_case(path.read_bytes(), path.name)
    except OSError as error:
        case, faults = None, (Fault(path.name, "", phrase("case.unreadable", reason=str(error.strerror))),)
    shown = case or Case(title=path.stem)
    more = (shown.notes, shown.language, own, path, faults)
    return CaseRef(path.stem, shown.title, shown.setting, shown.difficulty, shown.minutes, *more)


def find_case(game: str, id_: str) -> dict[str, Any]:
    """A case as it would stand written out in `new`. Raises `Refusal` ``bad-setup`` that names every fault."""
    import msgspec

    ref = next((ref for ref in case_ids(game) if ref.id == id_), None)
    if ref is None:
        raise Refusal("bad-setup", phrase("case.unknown", case=id_[:80]))
    if ref.faults:
        raise Refusal("bad-setup", phrase("case.faults", faults=tuple(said(fault) for fault in ref.faults)))
    found: dict[str, Any] = msgspec.to_builtins(load_case(ref.path))
    return found


def said(fault: Fault) -> Phrase:
    """A fault as a sentence: file, key, what is wrong."""
    return phrase("case.fault", file=fault.file, key=fault.key or "—", wrong=fault.said)


def load_case(path: Path) -> Case:
    """A sound case. Raises ValueError where it is not."""
    case, faults = check_case(path.read_bytes(), path.name)
    if case is None:
        raise ValueError(faults)
    return case


def character_sets(game: str) -> tuple[CharacterSet, ...]:
    """Every set of characters, the host's own first; a broken one has faults and nobody in it."""
    found = []
    for folder, own in folders(game):
        for path in sorted((folder / "characters").glob("*.toml")):
            people, faults = check_set(path.read_bytes(), path.name)
            shown = people or CharacterSet(path.stem, path.stem, "", "es", "", (), faults=faults)
            found.append(CharacterSet(shown.id, shown.title, shown.setting, shown.language, shown.credits, shown.characters, own, faults))
    return tuple(found)


def save_case(case: Case, id_: str) -> Path:
    """Writes a case into the host's own folder; the file's path. Raises ``FileError``."""
    body = {key: getattr(case, key) for key in CASE if key != "solution"}
    six = case.solution if isinstance(case.solution, Six) else Six(what=case.solution)
    lines = [f"{key} = {_toml(value)}" for key, value in body.items()]
    lines += ["", "[solution]", *(f"{key} = {_toml(getattr(six, key) or '')}" for key in ELEMENTS)]
    return _write(places.own_cases("martes") / f"{slug(id_)}.toml", lines)


def save_characters(people: CharacterSet, id_: str) -> Path:
    """Writes a set of characters into the host's own folder; the file's path. Raises ``FileError``."""
    lines = [f"{key} = {_toml(getattr(people, key))}" for key in ("title", "language", "setting", "credits")]
    for one in people.characters:
        lines += ["", "[[characters]]", *(f"{key} = {_toml(getattr(one, key))}" for key in CHARACTER)]
    return _write(places.own_characters("martes") / f"{slug(id_)}.toml", lines)


def _write(path: Path, lines: list[str]) -> Path:
    write_whole(path, ("\n".join(lines) + "\n").encode("utf-8", "replace"))
    return path


def slug(title: str) -> str:
    """A title as a file's name: plain small letters, digits and hyphens."""
    import unicodedata

    plain = unicodedata.normalize("NFKD", title.casefold()).encode("ascii", "ignore").decode()
    return "-".join("".join(letter if letter.isalnum() else " " for letter in plain).split())[:60] or "caso"


def _toml(value: Any) -> str:
    """A value as a person would write it: long texts over several lines, lists one item a line."""
    if isinstance(value, tuple):
        return "[\n" + "".join(f"    {_quoted(item)},\n" for item in value) + "]" if value else "[]"
    if isinstance(value, str) and "\n" in value:
        return f'"""\n{_escaped(value)}"""'
    return _quoted(value) if isinstance(value, str) else str(value)


def _quoted(value: str) -> str:
    return '"' + _escaped(value).replace("\n", "\\n") + '"'


def _escaped(value: str) -> str:
    plain = value.replace("\\", "\\\\").replace('"', '\\"').replace("\r", "\\r")
    return "".join(letter if letter in "\n\t" or _shown(letter) else f"\\u{ord(letter):04x}" for letter in plain)


def _shown(letter: str) -> bool:
    return ord(letter) >= 32 and ord(letter) != 127
