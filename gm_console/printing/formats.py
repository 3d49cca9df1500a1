"""Papers and card formats, read from TOML with all faults at once."""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from itertools import accumulate, pairwise
from pathlib import Path
from typing import Any, Literal

import msgspec

from gm_console.engine.phrase import Phrase, phrase
from gm_console.engine.value import Value
from gm_console.printing.troubles import Fault, Unprintable

Orientation = Literal["portrait", "landscape"]


class Paper(Value, frozen=True):
    """A paper in millimetres, upright."""

    key: str
    width: float
    height: float

    def turned(self, orientation: Orientation) -> "Paper":
        """The same paper as it lies."""
        return self if orientation == "portrait" else Paper(self.key, self.height, self.width)


class Panel(Value, frozen=True):
    """One panel of a folded piece: its share, how it is turned, and how it is folded on the one before it."""

    size: float = 1
    turn: int = 0
    fold: Literal["", "in", "out"] = ""


class Format(Value, frozen=True):
    """What is cut from a paper, in millimetres. Without width and height it is the whole paper less its inset."""

    key: str
    width: float = 0
    height: float = 0
    inset: float = 10
    radius: float = 0
    bleed: float = 0
    gap: float = 0
    orientation: Orientation = "portrait"
    across: bool = False
    panels: tuple[Panel, ...] = ()

    def on(self, paper: Paper) -> "Format":
        """The same format with its true size on a paper."""
        if self.width:
            return self
        lying = paper.turned(self.orientation)
        return msgspec.structs.replace(self, width=lying.width - 2 * self.inset, height=lying.height - 2 * self.inset)

    def parts(self) -> tuple[tuple[float, float], ...]:
        """Where each panel begins and ends, from the top (or the left, across) of a format that has its size."""
        whole = self.width if self.across else self.height
        total = sum(panel.size for panel in self.panels) or 1.0
        ends = [0.0, *(whole * share / total for share in accumulate(panel.size for panel in self.panels))]
        return tuple(pairwise(ends))


class Stock(Value, frozen=True):
    """All papers and formats there are."""

    papers: tuple[Paper, ...]
    formats: tuple[Format, ...]

    def paper(self, key: str) -> Paper:
        """A paper by its key; raises KeyError."""
        return {paper.key: paper for paper in self.papers}[key]

    def format(self, key: str) -> Format:
        """A format by its key; raises KeyError."""
        return {format_.key: format_ for format_ in self.formats}[key]


Check = Callable[[Any], Phrase | None]


def length(least: float, most: float) -> Check:
    """A number of millimetres in a range."""

    def check(value: Any) -> Phrase | None:
        right = isinstance(value, int | float) and not isinstance(value, bool) and least <= value <= most
        return None if right else phrase("printing.data.number", least=least, most=most)

    return check


def one_of(*values: Any) -> Check:
    """One of a few values."""

    def check(value: Any) -> Phrase | None:
        right = any(value == known and type(value) is type(known) for known in values)
        return None if right else phrase("printing.data.choice", choices=tuple(str(known).lower() for known in values))

    return check


def panels(value: Any) -> Phrase | None:
    """Two or more tables; what is wrong inside one has its own fault."""
    right = isinstance(value, list) and len(value) > 1 and all(isinstance(item, dict) for item in value)
    return None if right else phrase("printing.data.panels")


PAPER: Mapping[str, Check] = {"width": length(50, 1000), "height": length(50, 1500)}
FORMAT: Mapping[str, Check] = {
    "width": length(10, 1000),
    "height": length(10, 1000),
    "inset": length(3, 60),
    "radius": length(0, 60),
    "bleed": length(0, 5),
    "gap": length(0, 20),
    "orientation": one_of("portrait", "landscape"),
    "across": one_of(*(False, True)),
    "panels": panels,
}
PANEL: Mapping[str, Check] = {"size": length(0.1, 100), "turn": one_of(0, 180), "fold": one_of("in", "out")}


def load(folder: Path) -> Stock:
    """The stock in a folder's ``papers.toml`` and ``formats.toml``. Raises `Unprintable` with every fault of both."""
    papers, formats = read_tables(folder / "papers.toml"), read_tables(folder / "formats.toml")
    faults = (*_paper_faults(papers), *_format_faults(formats))
    if faults:
        raise Unprintable(faults)
    return Stock(
        tuple(msgspec.convert({"key": key, **table}, Paper) for key, table in papers.items()),
        tuple(msgspec.convert({"key": key, **table}, Format) for key, table in formats.items()),
    )


def read_tables(path: Path) -> dict[str, Any]:
    """The tables of a file. Raises `Unprintable` where it cannot be read as TOML."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError:
        said = phrase("printing.data.missing-file")
    except ValueError as error:
        where = re.search(r"line (\d+)", str(error))
        said = phrase("printing.data.no-toml", line=int(where[1]) if where else 1)
    raise Unprintable((Fault(path.name, "", said),))


def walk(file: str, at: str, found: Mapping[str, Any], expected: Mapping[str, Check]) -> Iterator[Fault]:
    """What is wrong with the values of one table, or not known at all."""
    for key, value in found.items():
        said = expected[key](value) if key in expected else phrase("printing.data.unknown")
        if said is not None:
            yield Fault(file, f"{at}.{key}", said)


def tables(file: str, found: Mapping[str, Any], expected: Mapping[str, Check]) -> Iterator[Fault]:
    """What is wrong with each table of a file."""
    for key, table in found.items():
        if isinstance(table, dict):
            yield from walk(file, key, table, expected)
        else:
            yield Fault(file, key, phrase("printing.data.table"))


def _paper_faults(found: Mapping[str, Any]) -> Iterator[Fault]:
    yield from tables("papers.toml", found, PAPER)
    for key, table in found.items():
        for side in ("width", "height"):
            if isinstance(table, dict) and side not in table:
                yield Fault("papers.toml", f"{key}.{side}", phrase("printing.data.missing"))


def _format_faults(found: Mapping[str, Any]) -> Iterator[Fault]:
    yield from tables("formats.toml", found, FORMAT)
    for key, table in found.items():
        if isinstance(table, dict):
            yield from _size_faults(key, table)
            yield from _panel_faults(key, table.get("panels"))


def _size_faults(key: str, table: Mapping[str, Any]) -> Iterator[Fault]:
    """One side without the other, or corners rounder than the piece."""
    sides = [table[side] for side in ("width", "height") if side in table]
    if len(sides) == 1:
        yield Fault("formats.toml", f"{key}.{'height' if 'width' in table else 'width'}", phrase("printing.data.missing"))
    numbers = [side for side in (*sides, table.get("radius", 0)) if isinstance(side, int | float)]
    if len(numbers) == 3 and 2 * numbers[2] > min(numbers[:2]):
        yield Fault("formats.toml", f"{key}.radius", phrase("printing.data.radius", most=min(numbers[:2]) / 2))


def _panel_faults(key: str, listed: Any) -> Iterator[Fault]:
    """Each panel by itself; every one but the first says how it is folded."""
    for place, panel in enumerate(listed if isinstance(listed, list) else (), 1):
        if isinstance(panel, dict):
            at = f"{key}.panels.{place}"
            yield from walk("formats.toml", at, panel, PANEL)
            if ("fold" in panel) == (place == 1):
                yield Fault("formats.toml", f"{at}.fold", phrase("printing.data.fold"))
