"""A deck as a spreadsheet saves it: one place a row, first its name, then its roles; commas or semicolons between them."""

import csv
import io
import re
from typing import Any

import msgspec

from gm_console.engine.phrase import phrase
from gm_console.store.cases import Fault

Rows = tuple[int, ...]
"""The line of the file on which each place stands."""


def read_rows(content: bytes, file: str, title: str, language: str) -> tuple[dict[str, Any], Rows, tuple[Fault, ...]]:
    """The deck as a TOML file would hold it, the lines of its places, and the one fault that makes it no table."""
    try:
        whole = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        return {}, (), (Fault(file, "", phrase("case.no-text", line=1 + content[: error.start].count(b"\n"))),)
    try:
        rows = max((_parsed(whole, sign) for sign in ",;"), key=_fields)
    except csv.Error:
        return {}, (), (Fault(file, "", phrase("deck.no-end")),)
    if not rows:
        return {}, (), (Fault(file, "", phrase("deck.no-rows")),)
    found = [{"name": name, "roles": roles} for _, (name, *roles) in rows]
    return {"title": title, "language": language, "places": found}, tuple(number for number, _ in rows), ()


def _parsed(whole: str, sign: str) -> list[tuple[int, list[str]]]:
    """Rows with something in them, each with the line it begins on; cells with nothing in them do not count."""
    reader = csv.reader(io.StringIO(whole, newline=""), delimiter=sign, skipinitialspace=True)
    found, begins = [], 1
    for row in reader:
        name, *roles = [cell.strip() for cell in row] or [""]
        told = [role for role in roles if role]
        if name or told:
            found.append((begins, [name, *told]))
        begins = reader.line_num + 1
    return found


def _fields(rows: list[tuple[int, list[str]]]) -> int:
    """By how many cells a sign parts the rows: the right one parts them more."""
    return sum(len(row) for _, row in rows)


def in_rows(fault: Fault, rows: Rows) -> Fault:
    """A fault told by the row it is in: whoever writes a spreadsheet knows no keys."""
    place = re.match(r"places\.(\d+)\.", fault.key)
    if place is None:
        return msgspec.structs.replace(fault, key="")
    return Fault(fault.file, "", phrase("deck.row", row=rows[int(place[1]) - 1], wrong=fault.said))
