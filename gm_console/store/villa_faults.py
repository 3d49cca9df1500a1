"""What may be wrong with a villa's floor: every fault at once, each with its key."""

from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from typing import Any

from gm_console.engine.phrase import Phrase, phrase
from gm_console.games.cluedo.content import FLOOR, HEIGHT, NOTHING, ROOMS, SUSPECTS, WIDTH, Square
from gm_console.store.cases import Check, Fault, tables
from gm_console.store.plan_checks import TITLES, Table, column, each, lacking, names_of, one_of, rows, twice, walked

OPTIONAL = ("credits", "passages")
SIDES = ((-1, 0), (0, -1), (0, 1), (1, 0))


def _plan(value: Any) -> Phrase | None:
    if not isinstance(value, list) or not all(isinstance(row, str) for row in value):
        return phrase("case.texts")
    return None if len(value) == HEIGHT else phrase("plan.rows", rows=HEIGHT, found=len(value))


def _letter(value: Any) -> Phrase | None:
    right = isinstance(value, str) and len(value) == 1 and value.isprintable() and value not in {FLOOR, NOTHING, " "}
    return None if right else phrase("plan.letter")


def _square(value: Any) -> Phrase | None:
    return None if square_of(value) else phrase("plan.square", rows=HEIGHT - 1, columns=WIDTH - 1)


def square_of(value: Any) -> Square | None:
    """A row and a column within the plan, or None."""
    whole = isinstance(value, list) and len(value) == 2 and all(type(one) is int for one in value)
    return (value[0], value[1]) if whole and 0 <= value[0] < HEIGHT and 0 <= value[1] < WIDTH else None


room = one_of(ROOMS)
VILLA: Mapping[str, Check] = TITLES | {"plan": _plan, "rooms": tables, "doors": tables, "starts": tables, "passages": tables}
ROOM: Mapping[str, Check] = {"id": room, "letter": _letter}
DOOR: Mapping[str, Check] = {"room": room, "square": _square}
START: Mapping[str, Check] = {"suspect": one_of(SUSPECTS), "square": _square}
PASSAGE: Mapping[str, Check] = {"one": room, "other": room}


def villa_faults(file: str, found: Table) -> tuple[Fault, ...]:
    """Everything wrong with a villa as its file has it."""
    parts = {"rooms": ROOM, "doors": DOOR, "starts": START, "passages": PASSAGE}
    alone = (*walked(file, found, VILLA, OPTIONAL), *(fault for key, part in parts.items() for fault in each(file, found, key, part)))
    drawn = _signs(file, found)
    whole = not drawn and not _plan(found.get("plan"))
    return (*alone, *_sets(file, found), *drawn, *(_drawn(file, found) if whole else ()))


def _sets(file: str, found: Table) -> Iterator[Fault]:
    """Nine rooms and six suspects, each once; a door for every room; no room on two passages (C11)."""
    for key, field in (("rooms", "id"), ("rooms", "letter"), ("starts", "suspect")):
        yield from twice(file, names_of(found, key, field))
    yield from twice(file, (*names_of(found, "passages", "one"), *names_of(found, "passages", "other")), "plan.passage-twice")
    yield from twice(file, _squares(found, "starts"), "plan.square-twice")
    doors = zip(_squares(found, "doors"), names_of(found, "doors", "room"), strict=True)
    yield from twice(file, ((at, (square, name)) for (at, square), (_, name) in doors if square), "plan.door-twice")
    for key, field, wanted in (("rooms", "id", ROOMS), ("starts", "suspect", SUSPECTS), ("doors", "room", ROOMS)):
        if rows(found, key):
            yield from lacking(file, key, wanted, (value for _, value in names_of(found, key, field)))


def _squares(found: Table, key: str) -> list[tuple[str, Square | None]]:
    """The square of each door or start, by its key."""
    return [(at, square_of(value)) for at, value in column(found, key, "square")]


def _signs(file: str, found: Table) -> tuple[Fault, ...]:
    """Rows that are too long or too short, and signs that are no room's letter."""
    if _plan(found.get("plan")):
        return ()
    known = {FLOOR, NOTHING, *(value for _, value in names_of(found, "rooms", "letter") if value)}
    wrong: list[Fault] = []
    for number, row in enumerate(found["plan"], 1):
        strange = next((sign for sign in row if sign not in known), None)
        if len(row) != WIDTH:
            wrong.append(_at_row(file, number, phrase("plan.columns", columns=WIDTH, found=len(row))))
        elif strange is not None:
            wrong.append(_at_row(file, number, phrase("plan.sign", sign=strange)))
    return tuple(wrong)


def _at_row(file: str, number: int, said: Phrase) -> Fault:
    return Fault(file, "plan", phrase("case.item", place=number, wrong=said))


def _drawn(file: str, found: Table) -> Iterator[Fault]:
    """What does not agree with the plan: rooms in pieces, doors in the wall, pawns off the floor, and floor that no way leads to."""
    signs = {(row, column): sign for row, line in enumerate(found["plan"]) for column, sign in enumerate(line)}
    letters = names_of(found, "rooms", "letter")
    drawn = {name: _cells(signs, letter) for (_, name), (_, letter) in zip(names_of(found, "rooms", "id"), letters, strict=True)}
    for key, letter in letters:
        yield from _room(file, key, _cells(signs, letter))
    floor, doors = _cells(signs, FLOOR), _squares(found, "doors")
    first = next((square for _, square in doors if square in floor), None)
    ways = _area(floor, first) if first else floor
    for key, square in (*doors, *_squares(found, "starts")):
        yield from _stands(file, key, square, floor, ways)
    for (key, square), (_, name) in zip(doors, names_of(found, "doors", "room"), strict=True):
        if square and name in drawn and not drawn[name] & set(_beside(square)):
            yield Fault(file, key, phrase("plan.not-beside"))


def _cells(signs: Mapping[Square, str], sign: Any) -> frozenset[Square]:
    return frozenset(square for square, here in signs.items() if here == sign)


def _beside(square: Square) -> Iterable[Square]:
    return ((square[0] + down, square[1] + right) for down, right in SIDES)


def _area(cells: frozenset[Square], first: Square) -> set[Square]:
    """What hangs together with a cell."""
    area, waiting = {first}, [first]
    while waiting:
        fresh = (cells & set(_beside(waiting.pop()))) - area
        area |= fresh
        waiting += fresh
    return area


def _room(file: str, key: str, cells: frozenset[Square]) -> Iterator[Fault]:
    if not cells:
        yield Fault(file, key, phrase("plan.not-drawn"))
    elif _area(cells, min(cells)) != cells:
        yield Fault(file, key, phrase("plan.in-pieces"))


def _stands(file: str, key: str, square: Square | None, floor: AbstractSet[Square], ways: AbstractSet[Square]) -> Iterator[Fault]:
    """One square of a door or a start: on the floor, and where one can walk to."""
    if square is not None and square not in floor:
        yield Fault(file, key, phrase("plan.no-floor"))
    elif square is not None and square not in ways:
        yield Fault(file, key, phrase("plan.no-way"))
