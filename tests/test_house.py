"""The house's own rules: small pieces, honest names, nothing of the workshop, and a test for every rule of a game."""

from __future__ import annotations

import ast
import importlib
import re
import statistics
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
BANNED_NAMES = {"common", "helper", "helpers", "manager", "managers", "misc", "util", "utils"}
# Written in pieces, so that this file does not find itself.
WORKSHOP = (
    *(f"/{folder}/" for folder in ("work", "root", "home", "opt")),
    *(f"{host}.org" for host in ("pypi", "pythonhosted", "npmjs", "deb.debian")),
    "index" + "-url",
    "../" + "shared",
)
EXCUSE = re.compile(r"#\s*(noqa|type:\s*ignore|pragma:\s*no)(?P<rest>.*)")
PUT_OFF = re.compile(r"pytest\.(skip|importorskip|mark\.skip)|NotImplemented" + "Error|TO" + "DO|FIX" + "ME")

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def tracked() -> tuple[Path, ...]:
    """Every file that is, or would be, committed."""
    listing = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    names = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    return tuple(ROOT / name for name in names if name and (ROOT / name).is_file())


@cache
def sources() -> dict[str, ast.Module]:
    """Every Python file, parsed, by its name inside the checkout."""
    files = [file for file in tracked() if file.suffix == ".py"]
    return {file.relative_to(ROOT).as_posix(): ast.parse(file.read_text(encoding="utf-8")) for file in files}


def found(kind: type[ast.AST] | tuple[type[ast.AST], ...], under: str = "") -> Iterator[tuple[str, ast.AST]]:
    for name, tree in sources().items():
        if name.startswith(under):
            yield from ((name, node) for node in ast.walk(tree) if isinstance(node, kind))


def functions(under: str = "") -> dict[str, int]:
    """The length in lines of every function, from `def` to its last line, by where it stands."""
    lengths = {}
    for name, node in found((ast.FunctionDef, ast.AsyncFunctionDef), under):
        assert isinstance(node, Function)
        lengths[f"{name}:{node.lineno} {node.name}"] = (node.end_lineno or node.lineno) - node.lineno + 1
    return lengths


def lines() -> Iterator[tuple[str, str]]:
    """Every line of every file that is text, with where it stands."""
    for file in tracked():
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        yield from ((f"{file.relative_to(ROOT)}:{number}", line) for number, line in enumerate(text.splitlines(), 1))


def bare_excuse(line: str) -> bool:
    """Whether a line silences a checker and does not say why in two words at least."""
    excuse = EXCUSE.search(line)
    said = re.sub(r"\[[^]]*\]", "", excuse["rest"]) if excuse else ""
    return excuse is not None and len(re.findall(r"[a-z]{2,}", said)) < 2


def test_every_file_is_under_400_lines() -> None:
    counts = {name: len((ROOT / name).read_text(encoding="utf-8").splitlines()) for name in sources()}
    assert {name: count for name, count in counts.items() if count >= 400} == {}


def test_no_function_is_over_50_lines() -> None:
    assert {name: length for name, length in functions().items() if length > 50} == {}


def test_half_of_the_functions_are_under_10_lines() -> None:
    assert statistics.median(functions("gm_console/").values() or [0]) < 10


def test_no_class_has_over_20_methods() -> None:
    crowded = {}
    for name, node in found(ast.ClassDef):
        assert isinstance(node, ast.ClassDef)
        crowded[f"{name} {node.name}"] = sum(isinstance(inside, Function) for inside in node.body)
    assert {name: methods for name, methods in crowded.items() if methods > 20} == {}


def test_no_module_is_called_after_nothing() -> None:
    parts = {name: set(Path(name).with_suffix("").parts) for name in sources()}
    assert [name for name, words in parts.items() if words & BANNED_NAMES] == []


def test_nothing_names_the_machine_it_was_made_on() -> None:
    assert [f"{where} {line.strip()}" for where, line in lines() if any(trace in line for trace in WORKSHOP)] == []


def test_every_excuse_gives_its_reason_in_the_same_line() -> None:
    assert [f"{where} {line.strip()}" for where, line in lines() if ".py:" in where and bare_excuse(line)] == []


def test_nothing_is_put_off_or_skipped() -> None:
    assert [f"{where} {line.strip()}" for where, line in lines() if ".py:" in where and PUT_OFF.search(line)] == []


@cache
def rules_of_games() -> dict[str, tuple[str, ...]]:
    """The ids that each game numbers its rules with, by the game's folder."""
    folders = [file.parent.name for file in (ROOT / "gm_console" / "games").glob("*/words.py")]
    return {key: importlib.import_module(f"gm_console.games.{key}.words").RULES for key in sorted(folders)}


@cache
def rules_under_test() -> frozenset[str]:
    """The ids that tests carry in `@pytest.mark.rule("M18")`."""
    carried = set()
    for _, node in found(ast.Call, "tests/"):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            carried |= {argument.value for argument in node.args if isinstance(argument, ast.Constant)}
    return frozenset(str(rule) for rule in carried)


def test_every_rule_of_every_game_has_a_test() -> None:
    untested = {key: sorted(set(rules) - rules_under_test()) for key, rules in rules_of_games().items()}
    assert {key: rules for key, rules in untested.items() if rules} == {}


def test_every_rule_that_a_test_carries_is_a_rule_of_some_game() -> None:
    known = {rule for rules in rules_of_games().values() for rule in rules}
    assert sorted(rules_under_test() - known) == []


def test_every_game_on_the_list_numbers_its_rules() -> None:
    games = getattr(importlib.import_module("gm_console.games"), "GAMES", {})
    assert [key for key in games if not rules_of_games().get(key)] == []


@pytest.mark.parametrize(
    ("comment", "bare"),
    [
        ("noqa", True),
        ("noqa: S101", True),
        ("type: ignore[no-untyped-call]", True),
        ("noqa: S101  # the shape of a report, not input", False),
        ("type: ignore[misc]  # the stubs say it is final", False),
        ("an ordinary comment", False),
    ],
)
def test_an_excuse_without_a_reason_is_told_from_one_with(comment: str, bare: bool) -> None:
    assert bare_excuse(f"x = 1  # {comment}") is bare
