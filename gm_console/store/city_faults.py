"""What may be wrong with a city: every fault at once, each with its key."""

import itertools
import re
from collections.abc import Iterator, Mapping
from typing import Any

from gm_console.engine.phrase import Phrase, phrase
from gm_console.games.transito.content import ABOVE, BELOW
from gm_console.store.cases import LANGUAGES, Check, Fault, tables
from gm_console.store.city_drawing import drawing_faults
from gm_console.store.deck_faults import fold
from gm_console.store.plan_checks import (
    NAME,
    TITLES,
    Table,
    each,
    measure,
    names_of,
    one_of,
    rows,
    texts_of,
    twice,
    unknown,
    walked,
)

OPTIONAL = ("credits", "advance", "scenes")
CARDS = {"suspects": 6, "infractions": 6, "sectors": 8}
"""How many of each there are (T02)."""
MARKS = 4
"""Stars (T10) and starting points (T05)."""
ADVANCE = tuple(value for value in range(1, 8) for _ in range(4))
"""The values of the advance cards (T07)."""
LARGEST = 60


def _id(value: Any) -> Phrase | None:
    if not isinstance(value, str):
        return phrase("case.text")
    return None if re.fullmatch(r"[a-z0-9-]{1,40}", value) else phrase("plan.id")


def _texts(value: Any) -> Phrase | None:
    right = isinstance(value, list) and value and all(isinstance(one, str) for one in value)
    return None if right else phrase("case.texts")


def _advance(value: Any) -> Phrase | None:
    right = isinstance(value, list) and all(type(one) is int for one in value) and tuple(sorted(value)) == ADVANCE
    return None if right else phrase("plan.advance")


place, size = measure(0, LARGEST), measure(0.2, LARGEST)
BLOCK: dict[str, Check] = {"x": place, "y": place, "width": size, "height": size}
CITY: Mapping[str, Check] = TITLES | {
    "width": measure(5, LARGEST),
    "height": measure(5, LARGEST),
    "suspects": tables,
    "infractions": tables,
    "sectors": tables,
    "squares": tables,
    "stars": _texts,
    "starts": _texts,
    "advance": _advance,
    "scenes": tables,
}
NAMED: dict[str, Check] = {"id": _id} | dict.fromkeys(LANGUAGES, NAME)
PARTS: Mapping[str, Mapping[str, Check]] = {
    "suspects": NAMED,
    "infractions": NAMED,
    "sectors": NAMED | {"entrances": _texts} | BLOCK,
    "squares": {"id": _id, "x": place, "y": place, "joins": _texts},
    "scenes": {"kind": one_of((*BELOW, *ABOVE))} | BLOCK,
}


def city_faults(file: str, found: Table) -> tuple[Fault, ...]:
    """Everything wrong with a city as its file has it."""
    alone = (*walked(file, found, CITY, OPTIONAL), *(fault for key, part in PARTS.items() for fault in each(file, found, key, part)))
    return (*alone, *_cards(file, found), *_ways(file, found), *drawing_faults(file, found, joined(found)))


def _cards(file: str, found: Table) -> Iterator[Fault]:
    """As many cards of each kind as T02 says, and none that a table would take for another."""
    for key, wanted in CARDS.items():
        if rows(found, key) and len(rows(found, key)) != wanted:
            yield Fault(file, key, phrase("plan.count", wanted=wanted, found=len(rows(found, key))))
    yield from twice(file, itertools.chain(*(names_of(found, key, "id") for key in (*CARDS, "squares"))))
    for language in LANGUAGES:
        named = itertools.chain(*(names_of(found, key, language) for key in CARDS))
        yield from twice(file, ((at, fold(name) if name and fold(name) else None) for at, name in named))


def _ways(file: str, found: Table) -> Iterator[Fault]:
    """Squares that are named and not there, stars and starts other than four, and squares that no way leads to."""
    ids = [name for _, name in names_of(found, "squares", "id") if name]
    lists = [(f"squares.{number}.joins", texts_of(one, "joins")) for number, one in enumerate(rows(found, "squares"), 1)]
    lists += [(f"sectors.{number}.entrances", texts_of(one, "entrances")) for number, one in enumerate(rows(found, "sectors"), 1)]
    for key, named in (*lists, ("stars", texts_of(found, "stars")), ("starts", texts_of(found, "starts"))):
        for number, name in enumerate(named, 1):
            if said := unknown(name, ids):
                yield Fault(file, key, phrase("case.item", place=number, wrong=said))
    for key in ("stars", "starts"):
        if not _texts(found.get(key)) and (len(found[key]), len(set(found[key]))) != (MARKS, MARKS):
            yield Fault(file, key, phrase("plan.marks", wanted=MARKS))
    lost = sorted(set(ids) - _connected(found, ids[:1]))
    if lost:
        yield Fault(file, "squares", phrase("plan.no-way-to", names=tuple(lost)))


def _connected(found: Table, first: list[str]) -> set[str]:
    """The squares that hang together with the first; what joins in one direction joins in both."""
    joins = joined(found)
    area, waiting = set(first), list(first)
    while waiting:
        fresh = [other for other in joins.get(waiting.pop(), ()) if other not in area]
        area.update(fresh)
        waiting += fresh
    return area


def joined(found: Table) -> dict[str, tuple[str, ...]]:
    """The neighbours of each square, both ways, wherever the file names them."""
    squares = [(one["id"], texts_of(one, "joins")) for one in rows(found, "squares") if isinstance(one.get("id"), str)]
    ways = {id_: list(named) for id_, named in squares}
    for id_, named in squares:
        for other in named:
            ways.setdefault(other, []).append(id_)
    return {id_: tuple(dict.fromkeys(one for one in named if one != id_)) for id_, named in ways.items()}
