"""Which phrases the program asks for, read from its source; and which there are, read from the phrase files."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

ROOT = Path(__file__).resolve().parents[2]
PHRASES = ROOT / "resources/phrases"
LANGUAGES = ("es", "fr", "en")
ID = re.compile(r"[a-z]+(\.[\w-]+)+")
ASKERS = {"phrase", "Phrase", "text", "need", "rule"}
FILES = {".py", ".po", ".mo", ".json", ".jsonl", ".toml", ".pdf", ".png", ".svg", ".wav", ".ttf", ".md", ".db", ".sqlite", ".txt"}


class Call(NamedTuple):
    """A phrase asked for: its id, and the fields given with it; None where they are not all written out."""

    where: str
    id: str
    fields: frozenset[str] | None


@cache
def trees() -> dict[str, ast.Module]:
    files = sorted((ROOT / "gm_console").rglob("*.py"))
    return {file.relative_to(ROOT).as_posix(): ast.parse(file.read_text(encoding="utf-8")) for file in files}


@cache
def catalog(language: str, domain: str) -> Catalog:
    with (PHRASES / language / f"{domain}.po").open("rb") as file:
        return read_po(file, locale=language, domain=domain, abort_invalid=True)


def forms(message: Message) -> tuple[str, ...]:
    """A phrase's text; several where it counts something."""
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


@cache
def domains(language: str = "es") -> list[str]:
    return sorted(file.stem for file in (PHRASES / language).glob("*.po"))


@cache
def phrases(language: str) -> dict[str, tuple[str, ...]]:
    """Every phrase of a language by id: its text, or its forms where it counts something."""
    found = {}
    for domain in domains(language):
        for message in catalog(language, domain):
            id_ = message.id if isinstance(message.id, str) else message.id[0]
            if id_:
                found[id_] = forms(message)
    return found


def placeholders(text: str) -> set[tuple[str, str]]:
    """The fields of a phrase, each with what it is looked up as."""
    return {(name, spec or "") for _, name, spec, _ in string.Formatter().parse(text) if name is not None}


def constants(node: ast.AST) -> Iterator[str]:
    """Strings in an expression that may be ids; those of a call inside it are that call's."""
    if isinstance(node, ast.Call):
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
        yield node.value
    for child in ast.iter_child_nodes(node):
        yield from constants(child)


@cache
def calls() -> tuple[Call, ...]:
    """Every phrase that is asked for by its id."""
    return tuple(_calls())


def _calls() -> Iterator[Call]:
    for where, tree in trees().items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or (name := ast.unparse(node.func).split(".")[-1]) not in ASKERS:
                continue
            whole = all(keyword.arg for keyword in node.keywords) and name != "Phrase"
            fields = frozenset(keyword.arg for keyword in node.keywords if keyword.arg) if whole else None
            for argument in node.args:
                yield from (Call(f"{where}:{node.lineno}", id_, fields) for id_ in constants(argument))


@cache
def mentioned() -> set[str]:
    """Every string of the source that reads like the id of a phrase in one of our domains and names no file."""
    ids = {node.value for tree in trees().values() for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    names = {id_ for id_ in ids if isinstance(id_, str) and ID.fullmatch(id_)}
    return {id_ for id_ in names if id_.split(".")[0] in domains() and Path(id_).suffix not in FILES}


def continued() -> Iterator[Call]:
    """Ids made of one that a function is given and an ending of its own: ``f"{phrase}.yes"``, once for each call with an id."""
    shared = {name: ending for tree in trees().values() for name, ending in _endings(tree).items() if not name.startswith("_")}
    for where, tree in trees().items():
        endings = shared | _endings(tree)
        for node in ast.walk(tree):
            place, end = endings.get(ast.unparse(node.func).split(".")[-1], (0, "")) if isinstance(node, ast.Call) else (0, "")
            if end and isinstance(node, ast.Call) and len(node.args) > place:
                yield from (Call(f"{where}:{node.lineno}", id_ + end, None) for id_ in _given(node.args[place]))


def _given(argument: ast.expr) -> Iterator[str]:
    """The ids a call may be given: those written there, or those a class keeps under the name it asks of itself."""
    if not isinstance(argument, ast.Attribute):
        yield from constants(argument)
        return
    for made in (node for tree in trees().values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)):
        for kept in made.body:
            if isinstance(kept, ast.Assign) and argument.attr in map(ast.unparse, kept.targets):
                yield from constants(kept.value)


def _endings(tree: ast.Module) -> dict[str, tuple[int, str]]:
    """The functions of a file that continue an id they are given."""
    return {made.name: ending for made in ast.walk(tree) if isinstance(made, ast.FunctionDef) if (ending := _ending(made))}


def _ending(made: ast.FunctionDef) -> tuple[int, str] | None:
    """Which argument a function continues, ``self`` not counted, and how; None where it continues none."""
    names = [argument.arg for argument in made.args.args if argument.arg != "self"]
    for node in ast.walk(made):
        match node:
            case ast.JoinedStr(values=[ast.FormattedValue(value=ast.Name(id=name)), ast.Constant(value=str(ending))]):
                if name in names and ending.startswith("."):
                    return names.index(name), ending
    return None


@cache
def families() -> list[re.Pattern[str]]:
    """Ids put together at run time: f-strings in the source and stars in the phrases."""
    joined = [node for tree in trees().values() for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
    sources = {"".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values) for node in joined}
    specs = {spec for said in phrases("es").values() for form in said for _, spec in placeholders(form)}
    ours = {source for source in sources | specs if source.split(".")[0] in domains() and "*" in source}
    return [re.compile(re.escape(source).replace(r"\*", r"[\w.:-]+")) for source in sorted(ours)]
