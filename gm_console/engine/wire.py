"""Between frozen structs inside and plain JSON objects outside: ids to names and back, keyed pairs to objects and back.

The plan of a type is made once from its annotations; nothing here knows a game.
"""

import re
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from gm_console.engine.phrase import phrase
from gm_console.engine.refusal import Refusal

Names = Callable[[str], str]
Plan = tuple[Callable[[Any, Names], Any], Callable[[Any, Names], Any]]
T = TypeVar("T", bound=msgspec.Struct)
KEYED = msgspec.Meta(extra={"kind": "keyed"})
"""Marks a tuple of pairs that is an object on the wire: ``Annotated[tuple[tuple[Player, int], ...], KEYED]``."""

_MISSING = re.compile(r"missing required field `(\w+)`")
_UNKNOWN = re.compile(r"unknown field `(.*?)`(?: - at|$)", re.DOTALL)
_PATH = re.compile(r"at `\$\.?(.*)`$")


def decode(kind: type[T], sent: object, ids: Names) -> T:
    """A struct from a JSON object; names become ids. Raises `Refusal` ``bad-command`` that names the field."""
    lower, _ = _struct(kind)
    try:
        return msgspec.convert(lower(sent, ids), kind)
    except msgspec.ValidationError as error:
        raise Refusal("bad-command", _said(str(error))) from None


def encode(value: object, names: Names) -> Any:
    """Plain JSON data from a struct; ids become names, hidden fields stay inside."""
    _, lift = _plan(type(value)) if isinstance(value, msgspec.Struct) else (None, _as_is)
    return lift(value, names)


@cache
def fields_of_kind(kind: type[msgspec.Struct], wanted: str) -> frozenset[str]:
    """Names of a struct's fields whose annotation is marked so, e.g. ``player``."""
    hints = get_type_hints(kind, include_extras=True)
    return frozenset(name for name in kind.__struct_fields__ if wanted in _marks(hints[name]))


def _said(error: str) -> Any:
    path = re.sub(r"\[\d*\]", "", found[1]) if (found := _PATH.search(error)) else ""
    if found := _MISSING.search(error):
        return phrase("command.missing", field=".".join(filter(None, (path, found[1]))))
    if found := _UNKNOWN.search(error):
        return phrase("command.unknown-field", field=".".join(filter(None, (path, found[1]))))
    return phrase("command.wrong-value", field=path or "do")


def _as_is(value: Any, _: Names) -> Any:
    return value


def _name(value: Any, names: Names) -> Any:
    return names(value) if isinstance(value, str) else value


@cache
def _marks(annotation: Any) -> frozenset[str]:
    """The kinds an annotation or a part of it is marked with."""
    own = {
        str(key if value is True else value)
        for meta in getattr(annotation, "__metadata__", ())
        for key, value in (getattr(meta, "extra", None) or {}).items()
    }
    return frozenset(own).union(*(_marks(part) for part in get_args(annotation) if not isinstance(part, msgspec.Meta)))


@cache
def _plan(annotation: Any) -> Plan:
    if get_origin(annotation) is Annotated:
        kinds = {(meta.extra or {}).get("kind") for meta in annotation.__metadata__ if isinstance(meta, msgspec.Meta)}
        inner = get_args(annotation)[0]
        if "player" in kinds:
            return _name, _name
        return _keyed(inner) if "keyed" in kinds else _plan(inner)
    if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
        return _struct(annotation)
    if get_origin(annotation) is tuple:
        return _sequence(get_args(annotation))
    return _union(get_args(annotation)) if get_args(annotation) else (_as_is, _as_is)


def _keyed(pairs: Any) -> Plan:
    """Pairs inside, an object outside."""
    of = next((part for part in get_args(pairs) if get_origin(part) is tuple and get_origin(pairs) is not tuple), pairs)
    key, value = (_plan(part) for part in get_args(get_args(of)[0]))

    def lower(sent: Any, ids: Names) -> Any:
        return [[key[0](k, ids), value[0](v, ids)] for k, v in sent.items()] if isinstance(sent, dict) else None

    def lift(held: Any, names: Names) -> Any:
        return held if held is None else {key[1](k, names): value[1](v, names) for k, v in held}

    return lower, lift


def _sequence(parts: tuple[Any, ...]) -> Plan:
    lower, lift = _plan(parts[0])

    def down(sent: Any, ids: Names) -> Any:
        return [lower(item, ids) for item in sent] if isinstance(sent, list | tuple) else sent

    def up(held: Any, names: Names) -> Any:
        return [lift(item, names) for item in held] if isinstance(held, list | tuple) else held

    return down, up


def _union(parts: tuple[Any, ...]) -> Plan:
    """The plan of the one part that is more than a plain value; several structs are told apart by what is held."""
    real = [part for part in parts if _plan(part) != (_as_is, _as_is)]
    if not real:
        return _as_is, _as_is
    lower, lift = _plan(real[0])
    if isinstance(real[0], type):
        lift = _as_is

    def down(sent: Any, ids: Names) -> Any:
        return sent if sent is None else lower(sent, ids)

    def up(held: Any, names: Names) -> Any:
        if isinstance(held, msgspec.Struct):
            return _struct(type(held))[1](held, names)
        return held if held is None else lift(held, names)

    return down, up


@cache
def _struct(kind: Any) -> Plan:
    hints = get_type_hints(kind, include_extras=True)
    infos = msgspec.structs.fields(kind)
    plans = {info.name: (info.encode_name, _plan(hints[info.name])) for info in infos}
    optional = {info.encode_name for info in infos if not info.required}
    hidden = {info.name for info in infos if "hidden" in _marks(hints[info.name])}
    config: Any = kind.__struct_config__
    lowers = [(outer, plan[0]) for outer, plan in plans.values() if plan[0] is not _as_is]
    lifts = [(name, outer, plan[1]) for name, (outer, plan) in plans.items() if name not in hidden]
    tag = {config.tag_field: config.tag} if config.tag_field else {}

    def lower(sent: Any, ids: Names) -> Any:
        if not isinstance(sent, dict):
            return sent
        given = {k: v for k, v in sent.items() if v is not None or k not in optional}
        for outer, down in lowers:
            if outer in given:
                given[outer] = down(given[outer], ids)
        return given

    def lift(held: Any, names: Names) -> Any:
        return tag | {outer: up(getattr(held, name), names) for name, outer, up in lifts}

    return lower, lift
