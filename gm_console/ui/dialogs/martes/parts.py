"""What can be edited of a command of martes: read off the command's own type."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from gm_console.engine.value import Command
from gm_console.games.martes.commands import COMMANDS
from gm_console.games.martes.views import TableView
from gm_console.ui.dialogs.frame import Sent
from gm_console.ui.dialogs.mend import Part
from gm_console.words import Translator


def parts(words: Translator, sent: Sent, view: TableView) -> tuple[Part, ...]:
    """The parts of a command as sent; what has no plain value (figures of a correction, a newcomer) is kept as it is."""
    kind: type[Command] = COMMANDS[str(sent["do"])]
    hints = get_type_hints(kind, include_extras=True)
    found = [part(words, info.encode_name, hints[info.name], sent, view) for info in msgspec.structs.fields(kind)]
    return tuple(one for one in found if one is not None)


def part(words: Translator, field: str, hint: Any, sent: Sent, view: TableView) -> Part | None:
    """One field, by its type."""
    name = words.text(f"dialogs.field.{field}") if words.has(f"dialogs.field.{field}") else field
    kind = without_none(hint)
    if is_player(kind):
        return Part(field, name, "one", tuple((seat.name, seat.name) for seat in view.players))
    if field == "cliche":
        return Part(field, name, "one", cliches(sent, view))
    if get_origin(kind) is Literal:
        return Part(field, name, "one", tuple((one, words.text(f"martes.verdict.{one}")) for one in get_args(kind)))
    if get_origin(kind) is tuple and get_origin(get_args(kind)[0]) is Literal:
        return Part(field, name, "many", tuple((one, words.text(f"martes.element.{one}")) for one in get_args(get_args(kind)[0])))
    if field == "player" and isinstance(sent.get(field), dict):
        return None
    simple: dict[Any, Literal["number", "text"]] = {int: "number", str: "text"}
    return Part(field, name, simple[kind]) if kind in simple else None


def without_none(hint: Any) -> Any:
    """The type of a field that may be left out; a union of several is none of ours."""
    if get_origin(hint) not in (Union, UnionType):
        return hint
    left = [one for one in get_args(hint) if one is not NoneType]
    return left[0] if len(left) == 1 else None


def is_player(kind: Any) -> bool:
    """Whether it holds a player."""
    return get_origin(kind) is Annotated and any(getattr(mark, "extra", None) == {"kind": "player"} for mark in get_args(kind)[1:])


def cliches(sent: Sent, view: TableView) -> tuple[tuple[str, str], ...]:
    """Everybody's clichés, those of who acts first."""
    seats = sorted(view.players, key=lambda seat: seat.name != sent.get("by"))
    names = dict.fromkeys(cliche.name for seat in seats for cliche in seat.cliches)
    return tuple((name, name) for name in names)
