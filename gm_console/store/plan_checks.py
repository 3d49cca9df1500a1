"""What the checks of boards share: keys that need not be there, references to ids, measures, and what stands twice."""

import difflib
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from gm_console.engine.phrase import Phrase, phrase
from gm_console.store.cases import Check, Fault, line, tables, text, walk

Table = Mapping[str, Any]
NAME = line(40)
"""What stands on a card or in a sector's block."""
TITLES: dict[str, Check] = {"es": line(60), "fr": line(60), "en": line(60), "credits": text(400)}


def walked(file: str, found: Table, expected: Mapping[str, Check], optional: Iterable[str] = (), at: str = "") -> Iterator[Fault]:
    """A walk that misses none of the ``optional`` keys."""
    spared = {at + key for key in optional}
    for fault in walk(file, found, expected, at):
        if fault.said.id != "case.missing" or fault.key not in spared:
            yield fault


def rows(found: Table, key: str) -> list[Table]:
    """The tables of a list; what is no table has its own fault already and counts as an empty one."""
    listed = found.get(key)
    return [one if isinstance(one, dict) else {} for one in listed] if isinstance(listed, list) else []


def each(file: str, found: Table, key: str, expected: Mapping[str, Check]) -> Iterator[Fault]:
    """Every fault of each table of a list."""
    if not tables(found.get(key)):
        for number, row in enumerate(rows(found, key), 1):
            yield from walk(file, row, expected, f"{key}.{number}.")


def column(found: Table, key: str, field: str) -> list[tuple[str, Any]]:
    """One field of each table of a list, by its key."""
    return [(f"{key}.{number}.{field}", row.get(field)) for number, row in enumerate(rows(found, key), 1)]


def names_of(found: Table, key: str, field: str) -> list[tuple[str, str | None]]:
    """The same where it should be a text; None where it is none."""
    return [(at, value if isinstance(value, str) else None) for at, value in column(found, key, field)]


def texts_of(table: Table, key: str) -> list[str]:
    """The texts of a list, whatever else may stand in it."""
    listed = table.get(key)
    return [one for one in listed if isinstance(one, str)] if isinstance(listed, list) else []


def unknown(value: str, known: Iterable[str]) -> Phrase | None:
    """What is wrong with a name that should be one of these, with the one that may have been meant."""
    ids = list(known)
    if value in ids:
        return None
    near = difflib.get_close_matches(value[:80], ids, 1)
    return phrase("case.did-you-mean", key=near[0]) if near else phrase("case.unknown-key")


def one_of(ids: Sequence[str]) -> Check:
    """One of these ids."""

    def check(value: Any) -> Phrase | None:
        return unknown(value, ids) if isinstance(value, str) else phrase("case.text")

    return check


def measure(least: float, most: float) -> Check:
    """A length or a place in the drawing; fractions will do."""

    def check(value: Any) -> Phrase | None:
        right = number_of({"": value}, "")
        return None if right is not None and least <= right <= most else phrase("plan.measure", least=f"{least:g}", most=f"{most:g}")

    return check


def number_of(table: Table, key: str) -> float | None:
    """A finite number; None where there is none."""
    value = table.get(key)
    right = isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)
    return value if right else None


def twice(file: str, named: Iterable[tuple[str, Any]], said: str = "plan.twice") -> Iterator[Fault]:
    """A fault at each key whose value stands at an earlier one; what is not there has its own fault already."""
    seen: set[Any] = set()
    for key, value in named:
        if value is None:
            continue
        if value in seen:
            yield Fault(file, key, phrase(said, name=str(value)[:40]))
        seen.add(value)


def lacking(file: str, key: str, wanted: Iterable[str], found: Iterable[Any]) -> Iterator[Fault]:
    """One fault that names everything that is not among what was found."""
    there = list(found)
    if missing := tuple(one for one in wanted if one not in there):
        yield Fault(file, key, phrase("plan.lacks", names=missing))
